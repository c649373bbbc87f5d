//! How many activations a seat has left, and when the next sacrifice is.

use patolli_core::Seat;
use patolli_yucatan::{Length, Public, Step};

/// What a seat has ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// Activations to come in the whole game.
    pub activations: usize,
    /// The Round of the next sacrifice, if there is one.
    pub next: Option<u8>,
    /// Activations before that sacrifice.
    pub before: f32,
    /// The part of this Round still to be played.
    pub part: f32,
}

impl Horizon {
    /// `gave`: whether the seat has already chosen its sacrifice of this Round.
    pub fn of(public: &Public, seat: Seat, gave: bool) -> Self {
        let player = &public.players[seat];
        let Length { rounds, turns } = public.kit.length;
        // A Building and a Leader in each Turn.
        let a_round = 2 * turns;
        let used: u8 = player.activations.values().sum();
        let over = Self::is_after_turns(public);
        let left = if over { 0 } else { a_round.saturating_sub(used) };
        let later = gave || is_after_sacrifice(public);
        let next = public.round + u8::from(later);
        Self {
            activations: usize::from((rounds - public.round) * a_round + left),
            next: (next <= rounds).then_some(next),
            before: if later { a_round } else { left }.into(),
            part: f32::from(left) / f32::from(a_round),
        }
    }

    /// The Turns of this Round are over.
    pub fn is_after_turns(public: &Public) -> bool {
        matches!(public.agenda.front(), None | Some(Step::Sacrifice)) || is_after_sacrifice(public)
    }
}

fn is_after_sacrifice(public: &Public) -> bool {
    matches!(
        public.agenda.front(),
        None | Some(
            Step::Evolve { .. }
                | Step::Revolution
                | Step::PassToken
                | Step::FinalBonus(_)
                | Step::Finish
        )
    )
}
