//! Random play without the list of all choices: a candidate is drawn, and tested where it may fail.

use crate::action::Action;
use crate::components::*;
use crate::prices::Means;
use crate::state::*;
use patolli_core::{Dense, Game, Quick, Seat, Set};

/// Candidates that are tried before the list is asked.
const TRIES: usize = 8;

impl Ahau {
    /// A legal action of a seat that must act.
    pub(crate) fn any_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        let step = self.public.agenda.front();
        // Free options come on top of the others, and seldom.
        let plain = step.filter(|step| !step.is_open() || !self.has_free(seat));
        plain.and_then(|step| self.drawn(seat, step, dice)).unwrap_or_else(|| {
            let legal = self.legal(seat);
            legal.nth(dice.below(legal.len() as u32) as usize)
        })
    }

    /// A choice at this step, if one can be drawn. Every decision has two options at least (RUL-97).
    fn drawn(&self, seat: Seat, step: Step, dice: &mut Quick) -> Option<Action> {
        let (public, player) = (&self.public, &self.public.players[seat]);
        Some(match step {
            Step::StartCard(_) => Action::StartCard(any(self.start_cards(), dice)),
            Step::Select => self.any_selection(seat, dice),
            Step::Win(_) => either(Action::Advance, Action::Decline, dice),
            Step::Retreat { from, .. } => Action::Retreat(any(public.retreats(from), dice)),
            Step::Take(_) => Action::Take(any(self.tiles_to_take(seat), dice)),
            Step::Place => Action::Place(any(public.cities_in_reach(seat), dice)),
            Step::Claim => either(Action::Claim, Action::NoClaim, dice),
            Step::Summon { dance: false } => any_or(public.summonable(seat, false), dice)
                .map_or(Action::NoSummon, Action::Summon),
            Step::Sun { .. } => {
                any_or(player.to_take_back(), dice).map_or(Action::Stop, Action::TakeBack)
            }
            Step::Jaguar { .. } => return self.any_walk(seat, dice),
            Step::Main | Step::Build => return self.any_work(seat, step, dice),
            Step::Paint => Action::Paint(any(self.paints(seat), dice)),
            Step::Nominal => Action::Nominal(any(self.nominal_prices(seat), dice)),
            Step::Gain { .. } => Action::Gain(any(public.bank.kinds(), dice)),
            Step::LayDown(_) => Action::LayDown(any(player.standing_in(), dice)),
            Step::Temple { .. } => Action::Temple(any(self.open_temples(seat), dice)),
            Step::Role(_) => Action::Role(any(self.unseen.roles, dice)),
            _ => return None,
        })
    }

    fn any_selection(&self, seat: Seat, dice: &mut Quick) -> Action {
        let left = any(self.public.left_cards(seat), dice);
        let rights = self.public.players[seat].hand.without(Set::one(left));
        Action::Select(left, any(rights, dice))
    }

    /// Producing, a tile on a space, a building, or an end.
    fn any_work(&self, seat: Seat, step: Step, dice: &mut Quick) -> Option<Action> {
        let (public, player) = (&self.public, &self.public.players[seat]);
        let (sites, end) = match step {
            Step::Main if public.has_role(seat, Role::Dancer) => return None,
            Step::Main => (public.sites_in_reach(seat), Action::Pass),
            _ => (Set::EMPTY, Action::Stop),
        };
        if public.turn.built >= public.build_limit(seat) {
            return Some(any_or(sites, dice).map_or(end, Action::Produce));
        }
        let means = Means::of(public, seat);
        let (tiles, spaces) = (player.reserve.kind_set(), player.open_spaces());
        let plain = sites.len() + 1;
        let built = plain + tiles.len() * spaces.len();
        for _ in 0..TRIES {
            let k = dice.below((built + Place::COUNT) as u32) as usize;
            if k < plain {
                return Some(if k == 0 { end } else { Action::Produce(sites.nth(k - 1)) });
            }
            if k < built {
                let (tile, space) = (any(tiles, dice), any(spaces, dice));
                if means.can_lay(tile, space) {
                    return Some(Action::Lay(tile, space));
                }
            } else if public.can_buy(seat, Place::new(k - built), &means.budget()) {
                return Some(Action::Buy(Place::new(k - built)));
            }
        }
        None
    }

    fn any_walk(&self, seat: Seat, dice: &mut Quick) -> Option<Action> {
        let walks = Way::COUNT * Posture::COUNT;
        (0..TRIES).find_map(|_| {
            let k = dice.below(walks as u32 + 1) as usize;
            if k == walks {
                return Some(Action::Stop);
            }
            let (way, posture) = (Way::new(k / 2), Posture::from_index(k % 2));
            self.refuse_walk(seat, way, posture).is_none().then_some(Action::Walk(way, posture))
        })
    }
}

fn either(one: Action, other: Action, dice: &mut Quick) -> Action {
    if dice.below(2) == 0 { one } else { other }
}

/// A member of a set that is not empty.
fn any<T: Dense>(set: Set<T>, dice: &mut Quick) -> T {
    set.nth(dice.below(set.len() as u32) as usize)
}

/// A member of a set, or as one chance more nothing.
fn any_or<T: Dense>(set: Set<T>, dice: &mut Quick) -> Option<T> {
    let k = dice.below(set.len() as u32 + 1) as usize;
    k.checked_sub(1).map(|k| set.nth(k))
}
