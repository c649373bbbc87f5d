//! A host for tests: its rolls can be fixed, and it remembers what it heard.

use patolli_core::{Host, Quick, Stream};
use std::collections::VecDeque;

/// Rolls what the test put into it, then at random.
#[derive(Debug)]
pub struct Loaded<E> {
    next: VecDeque<u32>,
    dice: Quick,
    pub events: Vec<E>,
}

impl<E> Loaded<E> {
    pub fn new(seed: u64) -> Self {
        Self { next: VecDeque::new(), dice: Quick::new(seed), events: Vec::new() }
    }
    /// The next rolls, whatever their stream.
    pub fn load(&mut self, rolls: impl IntoIterator<Item = u32>) {
        self.next.extend(rolls);
    }
}

impl<E> Host<E> for Loaded<E> {
    fn roll(&mut self, _: Stream, sides: u32) -> u32 {
        match self.next.pop_front() {
            Some(roll) => {
                assert!(roll < sides, "a loaded roll of {roll} on a die with {sides} sides");
                roll
            }
            None => self.dice.below(sides),
        }
    }
    fn hear(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }
}
