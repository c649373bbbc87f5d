//! What an opponent is.

use patolli_core::{ActionSet, Game, Seat};

/// Chooses for one seat from what that seat may know.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of `seat`, which owes a decision in this view.
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &ActionSet<G::Action>) -> G::Action;
}
