//! Places at the table.

use crate::dense::{Dense, Set};
use crate::dense_id;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest table of any game: Ahau seats five.
pub const MAX_SEATS: usize = 5;

dense_id! {
    /// A place at the table, counted from zero. The rules do not know who sits there.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(try_from = "u8", into = "u8")]
    pub struct Seat: MAX_SEATS;
}

/// A set of seats.
pub type SeatSet = Set<Seat>;

impl SeatSet {
    /// The seats of the highest rank: several if they are tied.
    ///
    /// ```
    /// use patolli_core::{Seat, SeatSet};
    /// let points = [3, 7, 7];
    /// let best = SeatSet::best(Seat::first(3), |seat| points[u8::from(seat) as usize]);
    /// assert!(best.iter().map(u8::from).eq([1, 2]));
    /// ```
    pub fn best<R: Ord>(
        seats: impl Iterator<Item = Seat> + Clone,
        rank: impl Fn(Seat) -> R,
    ) -> Self {
        let best = seats.clone().map(&rank).max();
        seats.filter(|seat| Some(rank(*seat)) == best).collect()
    }
}

impl Seat {
    /// The first `n` seats in order.
    #[inline]
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..n).map(Self::new)
    }
    /// All `n` seats clockwise, starting with this one.
    #[inline]
    pub fn around(self, n: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..n).map(move |i| Self::new((usize::from(self.0) + i) % n))
    }
}

/// Untrusted seats are checked.
impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        Self::checked(usize::from(index)).ok_or_else(|| format!("there is no seat {index}"))
    }
}
impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One value for each seat. `N` is smaller than [`MAX_SEATS`] where a game seats fewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerSeat<T, const N: usize = MAX_SEATS>(pub [T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// The value of this function for each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|i| value(Seat::new(i))))
    }
}

impl<T: Default, const N: usize> PerSeat<T, N> {
    /// The value of this function for each of these seats, the default for the others.
    pub fn of(seats: impl Iterator<Item = Seat>, value: impl Fn(Seat) -> T) -> Self {
        let mut all = Self::default();
        seats.for_each(|seat| all[seat] = value(seat));
        all
    }
}

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
