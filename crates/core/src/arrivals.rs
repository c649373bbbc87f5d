//! Markers that share a space of a track form a stack: later arrivals are on top.

use crate::pile::Pile;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The seats of a game in the order of their markers' last moves: the first is lowest.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Arrivals<const N: usize>(Pile<Seat, N>);

impl<const N: usize> Arrivals<N> {
    /// Moves or places the marker of this seat on top of all markers on its space.
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
    /// The first is lowest.
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
