//! The interface of an opponent.

use crate::stop::Stop;
use patolli_core::{ActionSet, Game, Seat};

/// Chooses for one seat, using only what that seat may know.
pub trait Bot<G: Game>: Send {
    /// Returns a legal action of `seat`, which owes a decision in this view.
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &ActionSet<G::Action>) -> G::Action;

    /// Lets the caller stop a long search early. Only searches take long enough to check this.
    fn listen_to(&mut self, _stop: Stop) {}
}
