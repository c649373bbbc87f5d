//! Random play without making the list of all actions.

use crate::action::Action;
use crate::components::*;
use crate::state::*;
use patolli_core::{Dense, Quick, Seat};

impl Copan {
    /// A legal action of a seat that must act: each is possible, not each equally likely.
    pub(crate) fn any_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        let step = self.public.agenda.front().expect("the game is not over");
        match step {
            Step::Place if !self.has_free_action() => self.any_place(seat, dice),
            Step::Gain { .. } => Action::Gain(Resource::from_index(dice.below(4) as usize)),
            _ => {
                let legal = self.offer(seat, step);
                legal.nth(dice.below(legal.len() as u32) as usize)
            }
        }
    }

    /// The decision with the longest list: any tile of the hand on any free space.
    fn any_place(&self, seat: Seat, dice: &mut Quick) -> Action {
        let free = self.public.pyramid.free;
        let space = free.nth(dice.below(free.len() as u32) as usize);
        let hand = self.private[seat].hand;
        match hand.total() {
            0 => Action::PlaceAt(space),
            n => Action::Place(nth_tile(hand, dice.below(n)), space),
        }
    }
}

/// The `k`-th tile of a hand, counted from zero.
fn nth_tile(hand: Tiles, k: u32) -> Resource {
    let mut left = k;
    let found = hand.iter().find(|(_, n)| {
        let here = left < u32::from(*n);
        left = left.wrapping_sub(u32::from(*n));
        here
    });
    found.expect("fewer than there are").0
}
