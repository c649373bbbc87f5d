//! Points by where they come from.

use crate::dense::Dense;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Index;

/// The most sources of points of a game.
pub const MAX_PARTS: usize = 24;

/// The points of one seat by source: a column of the score sheet.
///
/// ```
/// use patolli_core::{Account, Dense, named_enum};
/// named_enum! { pub enum Part { Cities = "cities", Wars = "wars" } }
/// let account = Account::of(|part| match part {
///     Part::Cities => 7,
///     Part::Wars => -2,
/// });
/// assert_eq!((account[Part::Cities], account.total()), (7, 5));
/// ```
pub struct Account<P> {
    points: [i16; MAX_PARTS],
    by: PhantomData<P>,
}

impl<P: Dense> Account<P> {
    const FITS: () = assert!(P::COUNT <= MAX_PARTS, "an account has at most 24 parts");

    /// The points that this function gives for each source.
    pub fn of(mut points: impl FnMut(P) -> i16) -> Self {
        let () = Self::FITS;
        let of = |i| if i < P::COUNT { points(P::from_index(i)) } else { 0 };
        Self { points: std::array::from_fn(of), by: PhantomData }
    }
    /// Every source with its points.
    pub fn iter(&self) -> impl Iterator<Item = (P, i16)> {
        P::all().zip(self.points)
    }
    /// All points together.
    pub fn total(&self) -> i16 {
        self.points.iter().sum()
    }
}

impl<P: Dense> Index<P> for Account<P> {
    type Output = i16;
    fn index(&self, part: P) -> &i16 {
        &self.points[part.index()]
    }
}

// Derived ones would ask the same of `P`.
impl<P> Clone for Account<P> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<P> Copy for Account<P> {}
impl<P> PartialEq for Account<P> {
    fn eq(&self, other: &Self) -> bool {
        self.points == other.points
    }
}
impl<P: Dense> fmt::Debug for Account<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
