//! How long a seat still plays, and when the next sacrifice is.

use patolli_core::Seat;
use patolli_yucatan::{Public, ROUNDS, Step, TURNS};

/// Activations of a Round: a Building and a Leader in each Turn.
const A_ROUND: u8 = 2 * TURNS;

/// What a seat has before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// Activations to come in the whole game.
    pub activations: usize,
    /// The Round of the next sacrifice, if there is one.
    pub next: Option<u8>,
    /// Activations before that sacrifice.
    pub before: f32,
    /// How much of this Round is still to be played.
    pub part: f32,
}

impl Horizon {
    /// `gave` tells whether the seat has already chosen its sacrifice of this Round.
    pub fn of(public: &Public, seat: Seat, gave: bool) -> Self {
        let player = &public.players[seat];
        let used: u8 = player.activations.iter().sum();
        let over = Self::is_after_turns(public);
        let left = if over { 0 } else { A_ROUND.saturating_sub(used) };
        let later = gave || is_after_sacrifice(public);
        let next = public.round + u8::from(later);
        Self {
            activations: usize::from((ROUNDS - public.round) * A_ROUND + left),
            next: (next <= ROUNDS).then_some(next),
            before: if later { A_ROUND } else { left }.into(),
            part: f32::from(left) / f32::from(A_ROUND),
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
