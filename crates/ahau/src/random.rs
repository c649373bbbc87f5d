//! Random play without the list of all choices: a candidate is drawn and tested.

use crate::action::Action;
use crate::components::*;
use crate::state::*;
use patolli_core::{Dense, Game, Quick, Seat, Set};

/// Candidates for building that are tried before the list is asked.
const TRIES: usize = 3;

impl Ahau {
    /// A legal action of a seat that must act.
    pub(crate) fn any_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        let quick = match self.public.agenda.front() {
            Some(Step::Select) => Some(self.any_selection(seat, dice)),
            Some(Step::Place) if !self.has_free(seat) => {
                Some(Action::Place(any(self.public.cities_in_reach(seat), dice)))
            }
            Some(step @ (Step::Main | Step::Build)) if !self.has_free(seat) => {
                self.any_main(seat, step, dice)
            }
            Some(Step::Jaguar { .. }) => self.any_walk(seat, dice),
            _ => None,
        };
        quick.unwrap_or_else(|| {
            let legal = self.legal(seat);
            legal.nth(dice.below(legal.len() as u32) as usize)
        })
    }

    fn any_selection(&self, seat: Seat, dice: &mut Quick) -> Action {
        let left = any(self.public.left_cards(seat), dice);
        let rights = self.public.players[seat].hand.without(Set::one(left));
        Action::Select(left, any(rights, dice))
    }

    /// Producing, a tile on a space, a building, or an end.
    fn any_main(&self, seat: Seat, step: Step, dice: &mut Quick) -> Option<Action> {
        let player = &self.public.players[seat];
        let (sites, end) = match step {
            Step::Main => (self.public.sites_in_reach(seat), Action::Pass),
            _ => (Set::EMPTY, Action::Stop),
        };
        let spaces = player.open_spaces();
        let kinds = player.reserve.kinds().count();
        let (n_sites, n_lays) = (sites.len(), kinds * spaces.len());
        for _ in 0..TRIES {
            let k = dice.below((n_sites + n_lays + Place::COUNT + 1) as u32) as usize;
            let action = if k < n_sites {
                Action::Produce(sites.nth(k))
            } else if k < n_sites + n_lays {
                let i = k - n_sites;
                let tile = player.reserve.kinds().nth(i / spaces.len())?;
                Action::Lay(tile, spaces.nth(i % spaces.len()))
            } else if k < n_sites + n_lays + Place::COUNT {
                Action::Buy(Place::new(k - n_sites - n_lays))
            } else {
                end
            };
            if self.refuse(seat, step, action).is_none() {
                return Some(action);
            }
        }
        None
    }

    fn any_walk(&self, seat: Seat, dice: &mut Quick) -> Option<Action> {
        let way = Way::new(dice.below(Way::COUNT as u32) as usize);
        let posture = Posture::from_index(dice.below(Posture::COUNT as u32) as usize);
        self.refuse_walk(seat, way, posture).is_none().then_some(Action::Walk(way, posture))
    }
}

/// A member of a set that is not empty.
fn any<T: Dense>(set: Set<T>, dice: &mut Quick) -> T {
    set.nth(dice.below(set.len() as u32) as usize)
}
