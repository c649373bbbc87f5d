//! Ahau keeps the laws of play.

use patolli_ahau::Ahau;
use patolli_core::Title;
use patolli_testkit::{Effort, keep_the_laws};

/// A 12: the upper bound of decisions in a game.
fn bound(_people: usize) -> usize {
    20_000
}

#[test]
fn ahau_keeps_the_laws() {
    let effort = Effort { games: 8, thorough_every: 40, bound };
    keep_the_laws::<Ahau>(Ahau::standard(), effort);
}
