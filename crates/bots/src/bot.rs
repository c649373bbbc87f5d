//! What an opponent is.

use crate::stop::Stop;
use patolli_core::{ActionSet, Game, Seat};

/// Chooses for one seat from what that seat may know.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of `seat`, which owes a decision in this view.
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &ActionSet<G::Action>) -> G::Action;

    /// Lets somebody else end a long thought early. Only searches take long enough to listen.
    fn listen_to(&mut self, _stop: Stop) {}
}
