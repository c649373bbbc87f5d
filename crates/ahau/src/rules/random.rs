//! Random play without the list of all choices: a candidate is drawn, and tested where it may fail.

use crate::model::*;
use crate::rules::means::Means;
use patolli_core::{Dense, Quick, Seat, Set};

/// Tiles and buildings that are tried before something is taken that needs no test.
const TRIES: usize = 4;
/// One draw in so many is for what comes on top of a decision, or ends it early.
const SELDOM: u32 = 8;

impl Ahau {
    /// A legal action of a seat that must act.
    pub(crate) fn any_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        let step = self.public.agenda.front().expect("the game is not over");
        if step.is_open() && (step == Step::Close || dice.one_in(SELDOM)) && self.has_free(seat) {
            return self.any_free(seat, step, dice);
        }
        self.drawn(seat, step, dice).expect("a decision has options")
    }

    /// A choice at this step, free options left out. Every decision but that of the cards has two
    /// options at least (RUL-97).
    fn drawn(&self, seat: Seat, step: Step, dice: &mut Quick) -> Option<Action> {
        let (public, player) = (&self.public, &self.public.players[seat]);
        Some(match step {
            Step::StartCard(_) => Action::StartCard(any(self.start_cards(), dice)),
            Step::Select => self.any_selection(seat, dice),
            Step::Captain(_) => {
                any_or(self.marches(seat), dice).map_or(Action::Stay, Action::March)
            }
            Step::Win(_) => either(Action::Advance, Action::Decline, dice),
            Step::Retreat { from, .. } => Action::Retreat(any(public.retreats(from), dice)),
            Step::Take(_) => Action::Take(any(self.tiles_to_take(seat), dice)),
            Step::Place => Action::Place(any(public.cities_in_reach(seat), dice)),
            Step::Claim => either(Action::Claim, Action::NoClaim, dice),
            Step::Summon { dance: false } => any_or(public.summonable(seat, false), dice)
                .map_or(Action::NoSummon, Action::Summon),
            Step::Summon { dance: true } => {
                Action::Summon(any(public.summonable(seat, true), dice))
            }
            Step::Sun { .. } => {
                any_or(player.to_take_back(), dice).map_or(Action::Stop, Action::TakeBack)
            }
            Step::Jaguar { .. } => return self.any_walk(seat, dice),
            Step::Main => self.any_main(seat, dice),
            Step::Build => self.any_build(seat, 1, dice).unwrap_or(Action::Stop),
            Step::Nominal => Action::Nominal(any(self.nominal_prices(seat), dice)),
            Step::Paint => Action::Paint(any(self.paints(seat), dice)),
            Step::Settle => return dice.pick(self.ways(seat)),
            Step::Give { left, colour } => {
                Action::Give(any(self.tiles_to_give(seat, left, colour), dice))
            }
            _ => return self.drawn_gain(seat, step, dice),
        })
    }

    /// Parts of a summon, and rewards.
    fn drawn_gain(&self, seat: Seat, step: Step, dice: &mut Quick) -> Option<Action> {
        let (public, player) = (&self.public, &self.public.players[seat]);
        Some(match step {
            Step::Name => return dice.pick(self.nameable(seat)),
            Step::Offering => return dice.pick(self.offerings(seat)),
            Step::Chief { .. } => return dice.pick(self.chief_options()),
            Step::Rain => return dice.pick(self.rains()),
            Step::Serpent => return dice.pick(self.serpent_options(seat)),
            Step::ProduceColour(route) => Action::Gain(any(self.producible(route), dice)),
            Step::Gain { .. } => Action::Gain(any(public.bank.kinds(), dice)),
            Step::WarReward(_) => Action::WarReward(any(Set::full(), dice)),
            Step::LayDown(_) => Action::LayDown(any(player.standing_in(), dice)),
            Step::Temple { .. } => Action::Temple(any(self.open_temples(seat), dice)),
            Step::Role(_) => Action::Role(any(self.unseen.roles, dice)),
            Step::ForcedDiscard { .. } => Action::Give(any(player.reserve.kind_set(), dice)),
            _ => return None,
        })
    }

    /// AC-2, AC-8z.
    fn any_free(&self, seat: Seat, step: Step, dice: &mut Quick) -> Action {
        let end = (step == Step::Close).then_some(Action::EndTurn);
        dice.pick(self.free_options(seat).chain(end)).expect("a free option is usable")
    }

    fn any_selection(&self, seat: Seat, dice: &mut Quick) -> Action {
        let left = any(self.public.left_cards(seat), dice);
        let rights = self.public.players[seat].hand.without(Set::one(left));
        Action::Select(left, any(rights, dice))
    }

    /// AC-7.
    fn any_main(&self, seat: Seat, dice: &mut Quick) -> Action {
        let public = &self.public;
        let dances = public.has_role(seat, Role::Dancer) && self.refuse_dance(seat).is_none();
        if dances && dice.one_in(SELDOM) {
            return Action::Dance;
        }
        let sites = public.sites_in_reach(seat);
        self.any_build(seat, sites.len() + 1, dice)
            .unwrap_or_else(|| any_or(sites, dice).map_or(Action::Pass, Action::Produce))
    }

    /// A tile on a space or a building of the offer, unless one of so many others is drawn.
    fn any_build(&self, seat: Seat, others: usize, dice: &mut Quick) -> Option<Action> {
        let (public, player) = (&self.public, &self.public.players[seat]);
        if public.turn.built >= public.build_limit(seat) {
            return None;
        }
        let mut means = None;
        let (tiles, spaces) = (player.reserve.kind_set(), player.open_spaces());
        let buildings = others + Place::COUNT;
        let all = buildings + tiles.len() * spaces.len();
        for _ in 0..TRIES {
            let k = dice.below(all as u32) as usize;
            if k < others {
                return None;
            }
            let means = means.get_or_insert_with(|| Means::of(public, seat));
            if k < buildings {
                let place = Place::new(k - others);
                if public.can_buy(seat, place, &means.budget()) {
                    return Some(Action::Buy(place));
                }
            } else {
                let (tile, space) = (any(tiles, dice), any(spaces, dice));
                if means.can_lay(tile, space) {
                    return Some(Action::Lay(tile, space));
                }
            }
        }
        None
    }

    fn any_walk(&self, seat: Seat, dice: &mut Quick) -> Option<Action> {
        if dice.one_in(SELDOM) {
            return Some(Action::Stop);
        }
        let (city, posture) = dice.pick(self.public.movables(seat))?;
        let route = any(self.public.map().roads(city), dice);
        Some(Action::Walk(self.public.map().way_from(city, route), posture))
    }
}

fn either(one: Action, other: Action, dice: &mut Quick) -> Action {
    if dice.one_in(2) { one } else { other }
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
