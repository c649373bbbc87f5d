//! Random play without making the list of all actions.

use crate::model::*;
use patolli_core::{Dense, Quick, Seat};

impl Copan {
    /// A legal action of a seat that must act: each is possible, not each equally likely.
    pub(crate) fn any_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        let step = self.public.agenda.front().expect("the game is not over");
        let drawn = match step {
            // What is free could never be drawn from one block.
            _ if step.is_anchor() && dice.one_in(SELDOM) && self.has_free_action() => None,
            Step::Place => return self.any_place(seat, dice),
            _ => block(step).and_then(|block| self.draw_from(seat, step, block, dice)),
        };
        drawn.unwrap_or_else(|| {
            let mut legal = self.offer(seat, step);
            // a Character that was just paid for is seldom thrown away.
            if matches!(step, Step::Keep { .. }) && legal.len() > 1 && !dice.one_in(SELDOM) {
                legal.remove(Action::Refuse);
            }
            legal.nth(dice.below(legal.len() as u32) as usize)
        })
    }

    /// Draws candidates of a block and tests them, a few times.
    fn draw_from(
        &self,
        seat: Seat,
        step: Step,
        (first, n): (Action, usize),
        dice: &mut Quick,
    ) -> Option<Action> {
        (0..TRIES).find_map(|_| {
            let drawn = Action::from_index(first.index() + dice.below(n as u32) as usize);
            self.refuse(seat, step, drawn).is_none().then_some(drawn)
        })
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

/// One draw in so many is for what is free beside a decision.
const SELDOM: u32 = 8;
/// Then the list is the quicker way.
const TRIES: usize = 4;

/// The first of the numbered actions among which the choice lies, and how many they are.
fn block(step: Step) -> Option<(Action, usize)> {
    Some(match step {
        Step::Site => (Action::Stay, 1 + Site::COUNT * Side::COUNT),
        Step::Gain { .. } => (Action::Gain(Resource::Food), Resource::COUNT),
        Step::Pay => (Action::Pay(Resource::Food), Resource::COUNT),
        Step::Climb { .. } => (Action::Climb(Resource::Food), Resource::COUNT),
        Step::Jade { .. } => (Action::Jade(MaskSpace::new(0)), MaskSpace::COUNT),
        Step::Act { site: Site::Embassies, .. } => (Action::Envoy(City::Quirigua), City::COUNT),
        Step::Act { site: Site::BallCourt, .. } => {
            (Action::Recruit(CourtSpace::new(0)), CourtSpace::COUNT)
        }
        Step::Act { site: Site::Altars, .. } => {
            (Action::Offer(AltarSpace::new(0)), AltarSpace::COUNT)
        }
        Step::Act { site: Site::Hieroglyphs, .. } => (Action::Read(Line::new(0)), Line::COUNT),
        _ => return None,
    })
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
