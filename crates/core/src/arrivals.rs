//! Markers that share a space of a track lie on one another: who came later is on top.

use crate::pile::Pile;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The seats of a game, the one whose marker moved longest ago first: it lies lowest.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Arrivals<const N: usize>(Pile<Seat, N>);

impl<const N: usize> Arrivals<N> {
    /// The marker of this seat moves, or is put down, and lies on top of all it meets.
    pub fn arrive(&mut self, seat: Seat) {
        self.0.lift(seat);
    }
    /// Of two markers on one space, the one with the greater height is on top.
    pub fn height(&self, seat: Seat) -> usize {
        self.0.iter().position(|other| other == seat).expect("every seat has arrived")
    }
    /// From the lowest to the highest.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.0.iter()
    }
}

impl<const N: usize> FromIterator<Seat> for Arrivals<N> {
    /// The first lies lowest.
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut order = Self::default();
        seats.into_iter().for_each(|seat| order.arrive(seat));
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_moves_comes_on_top() {
        let mut order: Arrivals<5> = Seat::first(4).collect();
        order.arrive(Seat::new(1));
        order.arrive(Seat::new(0));
        let heights: Vec<_> = Seat::first(4).map(|seat| order.height(seat)).collect();
        assert_eq!(heights, [3, 2, 0, 1]);
    }
}
