//! Copan keeps the laws of play.

use patolli_copan::Copan;
use patolli_core::Title;
use patolli_testkit::{Effort, keep_the_laws};

/// I-20: the watchdog of a game, for any number of people.
fn bound(_people: usize) -> usize {
    10_000
}

#[test]
fn copan_keeps_the_laws() {
    let effort = Effort { games: 4, thorough_every: 40, bound };
    keep_the_laws::<Copan>(Copan::standard(), effort);
}
