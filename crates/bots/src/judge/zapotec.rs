//! Estimates a position of Zapotec: points already certain, and features of the holdings, each with
//! a weight that depends on the rounds left.

mod census;
mod features;
mod progress;
mod weights;

use super::Judge;
use crate::{Bot, Chances, Opponent, of_level};
use features::features;
use patolli_core::Seat;
use patolli_zapotec::{Public, ROUNDS, Step, Zapotec, final_scores};
use progress::place_of;
use weights::worth;

/// Points that Cocijobot still gains per round.
const BOT_ROUND: f32 = 10.0;

impl Judge for Zapotec {
    fn bot(who: Opponent, seed: u64, threads: usize) -> Box<dyn Bot<Self>> {
        of_level(who, seed, threads)
    }

    fn value(&self, seat: Seat) -> f32 {
        let public = &self.public;
        let over = public.agenda.is_empty();
        let left = rounds_left(public);
        if over || public.bot() == Some(seat) {
            let sure = f32::from(final_scores(public)[seat].total());
            return if over { sure } else { sure + BOT_ROUND * (left as f32 + 0.5) };
        }
        f32::from(public.players[seat].vp()) + worth(&features(self, seat), left)
    }

    fn chances() -> &'static Chances {
        crate::value::chances_of!("zapotec")
    }
    fn progress(&self) -> f32 {
        let n = u32::from(self.public.n);
        // Rounds are counted from 1.
        (self.turns() - n) as f32 / (u32::from(ROUNDS) * n) as f32
    }

    fn turns(&self) -> u32 {
        let public = &self.public;
        let place = match public.agenda.front() {
            None => u32::from(public.n),
            Some(Step::SelectCard) => 0,
            Some(_) => place_of(public, public.active),
        };
        u32::from(public.round) * u32::from(public.n) + place
    }
}

fn rounds_left(public: &Public) -> usize {
    usize::from(ROUNDS - public.round)
}
