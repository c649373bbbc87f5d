//! Zapotec keeps the laws of play.

use patolli_core::Title;
use patolli_testkit::{Effort, keep_the_laws};
use patolli_zapotec::Zapotec;

/// I16: at most 117 decisions for each person.
fn bound(people: usize) -> usize {
    117 * people
}

#[test]
fn zapotec_keeps_the_laws() {
    let effort = Effort { games: 400, thorough_every: 40, bound };
    keep_the_laws::<Zapotec>(Zapotec::standard(), effort);
}
