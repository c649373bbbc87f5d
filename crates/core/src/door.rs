//! Validated entry point for all actions from players and clients.

use crate::game::{Cites, Game};
use crate::host::Host;
use crate::seat::{Seat, SeatSet};

/// An action that the rules do not allow now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The game is over.
    Over,
    /// Other seats owe a decision, this one does not.
    NotYourDecision {
        /// The seats that do.
        to_act: SeatSet,
    },
    /// The seat must act, but this action is not possible.
    NotPossible(R),
}

impl<R: Cites> Refused<R> {
    /// The rule it follows from, if it is one of this game's rules.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::NotPossible(reason) => Some(reason.rule()),
            Self::Over | Self::NotYourDecision { .. } => None,
        }
    }
}

/// Why the seat may not choose this action now; `None` if it may.
pub fn why_not<G: Game>(game: &G, seat: Seat, action: G::Action) -> Option<Refused<G::Reason>> {
    let to_act = game.to_act();
    if to_act.is_empty() {
        Some(Refused::Over)
    } else if !to_act.contains(seat) {
        Some(Refused::NotYourDecision { to_act })
    } else {
        game.why_not(seat, action).map(Refused::NotPossible)
    }
}

/// Applies the action if it is legal; otherwise leaves the game unchanged.
pub fn play<G: Game>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    host: &mut impl Host<G::Event>,
) -> Result<(), Refused<G::Reason>> {
    match why_not(game, seat, action) {
        Some(refused) => Err(refused),
        None => {
            game.apply(seat, action, host);
            Ok(())
        }
    }
}
