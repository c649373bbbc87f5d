//! Estimates a position of Copan: points already certain, features of the holdings, each with a
//! weight that depends on the turns left, and the outlook on the rest of this turn.

mod features;
mod holdings;
mod horizon;
mod outlook;
mod weights;

use super::Judge;
use crate::mcts::{Policy, Reach, Settings};
use crate::{Bot, Chances, Opponent, of_level};
use features::features;
use horizon::Horizon;
use patolli_copan::{Copan, final_scores};
use patolli_core::{Dense, Seat};
use weights::weights;

/// Points that the Automa still gains per half turn.
const AUTOMA_HALF_TURN: f32 = 4.0;

/// The outlook makes estimates reliable in the middle of a turn, and a decision has many actions:
/// considering the promising ones is better than considering all.
const SEARCH: Settings = Settings { exploration: 0.06, lead: 60.0, ..Settings::STANDARD };

impl Judge for Copan {
    const HARD: Settings = Settings { simulations: 300, reach: Reach::Leaf, ..SEARCH };
    const EXPERT: Settings = Settings {
        simulations: 2_000,
        reach: Reach::Turns(1),
        policy: Policy::BestOf(16),
        ..SEARCH
    };

    fn bot(who: Opponent, seed: u64, threads: usize) -> Box<dyn Bot<Self>> {
        of_level(who, seed, threads)
    }

    fn value(&self, seat: Seat) -> f32 {
        let public = &self.public;
        if public.agenda.is_empty() {
            return final_scores(public)[seat].total().into();
        }
        let horizon = Horizon::of(public, seat);
        if public.is_automa(seat) {
            let sure: f32 = final_scores(public)[seat].total().into();
            return sure + AUTOMA_HALF_TURN * horizon.half_turns as f32;
        }
        let weights = weights(horizon.half_turns);
        let sure: f32 = public.players[seat].vp().into();
        sure + features(self, seat, horizon, weights).worth(weights)
    }

    fn chances() -> &'static Chances {
        crate::value::chances_of!("copan")
    }
    fn progress(&self) -> f32 {
        let n = self.public.n() as f32;
        let half_turns = |seat| Horizon::of(&self.public, seat).half_turns as f32;
        let left = self.public.seats().map(half_turns).sum::<f32>() / 2.0;
        let played = self.turns().saturating_sub(u32::from(self.public.n)) as f32;
        if self.public.agenda.is_empty() { 1.0 } else { played / (played + left.max(n / 2.0)) }
    }

    fn turns(&self) -> u32 {
        let public = &self.public;
        let n = u32::from(public.n);
        let place = match public.agenda.is_empty() {
            true => n,
            false => (n + public.active.index() as u32 - public.first.index() as u32) % n,
        };
        u32::from(public.round) * n + place
    }
}
