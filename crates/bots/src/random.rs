//! The weakest opponent: any legal action.

use crate::bot::Bot;
use patolli_core::{ActionSet, Game, Quick, Seat};

/// Chooses every legal action with the same probability.
#[derive(Debug)]
pub struct Random {
    dice: Quick,
}

impl Random {
    /// The same seed gives the same choices.
    pub fn new(seed: u64) -> Self {
        Self { dice: Quick::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, _: Seat, legal: &ActionSet<G::Action>) -> G::Action {
        legal.nth(self.dice.below(legal.len() as u32) as usize)
    }
}
