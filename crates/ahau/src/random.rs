//! Random play without the list of all choices.

use crate::action::Action;
use crate::state::*;
use patolli_core::{Game, Quick, Seat, Set};

impl Ahau {
    /// A legal action of a seat that must act.
    pub(crate) fn any_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        match self.public.agenda.front() {
            Some(Step::Select) => self.any_selection(seat, dice),
            _ => {
                let legal = self.legal(seat);
                legal.nth(dice.below(legal.len() as u32) as usize)
            }
        }
    }

    fn any_selection(&self, seat: Seat, dice: &mut Quick) -> Action {
        let lefts = self.public.left_cards(seat);
        let left = lefts.nth(dice.below(lefts.len() as u32) as usize);
        let rights = self.public.players[seat].hand.without(Set::one(left));
        Action::Select(left, rights.nth(dice.below(rights.len() as u32) as usize))
    }
}
