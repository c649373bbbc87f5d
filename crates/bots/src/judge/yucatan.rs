//! Estimates a position of Yucatan: points already certain, features of the holdings, each with a
//! weight that depends on the activations left, and the outlook on the rest of this Turn.

mod features;
mod horizon;
mod outlook;
mod stand;
mod weights;

use super::Judge;
use crate::mcts::{Policy, Reach, Settings};
use crate::{Bot, Chances, Opponent, of_level};
use features::features;
use horizon::Horizon;
use patolli_core::{Dense, Seat};
use patolli_yucatan::{Length, Yucatan};
use stand::Stand;
use weights::{Weights, weights};

/// From short matches of the search against itself, 60 to 80 games of two each: with 150
/// simulations worlds without a playout won against fewer with one in the same time; exploration
/// from 0.05 to 0.2, a lead from 8 to 30 and more trust in the judge made no visible difference.
/// Whether many simulations gain from a playout is open: 24 games were not enough.
const SEARCH: Settings =
    Settings { exploration: 0.1, lead: 15.0, policy: Policy::BestOf(4), ..Settings::STANDARD };

impl Judge for Yucatan {
    const HARD: Settings = Settings { simulations: 300, reach: Reach::Leaf, ..SEARCH };
    const EXPERT: Settings = Settings { simulations: 6_000, reach: Reach::Turns(1), ..SEARCH };

    fn bot(who: Opponent, seed: u64, threads: usize) -> Box<dyn Bot<Self>> {
        of_level(who, seed, threads)
    }

    fn value(&self, seat: Seat) -> f32 {
        estimate(self, seat, weights)
    }

    fn chances() -> &'static Chances {
        crate::value::chances_of!("yucatan")
    }
    fn progress(&self) -> f32 {
        let Length { rounds, turns } = self.public.kit.length;
        let all = usize::from(rounds) * usize::from(2 * turns) * self.public.n();
        let left = |seat| Horizon::of(&self.public, seat, false).activations;
        let left: usize = self.public.seats().map(left).sum();
        1.0 - left as f32 / all as f32
    }

    fn turns(&self) -> u32 {
        let public = &self.public;
        let n = u32::from(public.n);
        let place = (n + public.active.index() as u32 - public.first.index() as u32) % n;
        let in_round = (u32::from(public.turn) - 1) * n + place;
        // The Sacrifice Phase and what follows count as one more turn.
        let turns = 3 * n + 1;
        let over = Horizon::is_after_turns(public);
        u32::from(public.round) * turns + if over { turns - 1 } else { in_round }
    }
}

/// The points of a seat with the weights for its activations left.
fn estimate<'a>(game: &Yucatan, seat: Seat, weights: impl Fn(usize) -> &'a Weights) -> f32 {
    let sure = f32::from(game.public.players[seat].vp.total());
    if game.public.agenda.is_empty() {
        return sure;
    }
    let stand = Stand::of(game, seat);
    let weights = weights(stand.horizon.activations);
    sure + f32::from(stand.offered.unwrap_or(0)) + features(&stand, weights).worth(weights)
}
