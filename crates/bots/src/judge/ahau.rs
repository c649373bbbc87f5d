//! Estimates a position of Ahau: Fame already certain, features of the holdings, each with a weight
//! that depends on the turns left, and the outlook on the rest of this round.

mod features;
mod holdings;
mod horizon;
mod outlook;
mod pyramid;
mod reserve;
mod weights;

use super::Judge;
use crate::mcts::{Policy, Reach, Settings};
use crate::{Bot, Chances, Opponent, of_level};
use features::{features, pakal};
use holdings::Holdings;
use horizon::{Horizon, place_of_turn};
use patolli_ahau::Ahau;
use patolli_core::Seat;
use weights::{still_to_come, weights};

/// From short matches of the search against itself (30 to 80 games): a wider lead (100) lost, more
/// exploration (0.2) probably too; nearby values made no visible difference. Playouts beyond the
/// leaf gained less than the same time spent on more worlds: 3 000 worlds to the end of the turn
/// won 60 % against 150 without playouts, 6 000 without won 75 % against 100.
const SEARCH: Settings = Settings {
    exploration: 0.05,
    lead: 50.0,
    reach: Reach::Leaf,
    policy: Policy::BestOf(12),
    ..Settings::STANDARD
};

impl Judge for Ahau {
    const HARD: Settings = Settings { simulations: 100, ..SEARCH };
    const EXPERT: Settings = Settings { simulations: 6_000, ..SEARCH };

    fn bot(who: Opponent, seed: u64, threads: usize) -> Box<dyn Bot<Self>> {
        of_level(who, seed, threads)
    }

    fn value(&self, seat: Seat) -> f32 {
        let public = &self.public;
        let sure = f32::from(public.players[seat].fame.total());
        if public.agenda.is_empty() {
            return sure;
        }
        let horizon = Horizon::of(self, seat);
        let holdings = Holdings::of(public, seat);
        if public.is_pakal(seat) {
            return sure + pakal(&holdings, horizon);
        }
        let weights = weights(horizon.half_turns);
        let base = sure + still_to_come(public.round);
        base + features(self, &holdings, horizon, weights).worth(weights)
    }

    fn chances() -> &'static Chances {
        crate::value::chances_of!("ahau")
    }
    fn progress(&self) -> f32 {
        let n = self.public.n() as f32;
        let half_turns = |seat| Horizon::of(self, seat).half_turns as f32;
        let left = self.public.seats().map(half_turns).sum::<f32>() / 2.0;
        let played = self.turns().saturating_sub(u32::from(self.public.n)) as f32;
        if self.public.agenda.is_empty() { 1.0 } else { played / (played + left.max(n / 2.0)) }
    }

    fn turns(&self) -> u32 {
        let public = &self.public;
        u32::from(public.round) * u32::from(public.n) + place_of_turn(public)
    }
}
