//! A host for tests: its rolls can be set, and it records the events.

use patolli_core::{Host, MAX_STREAMS, Quick, Stream};
use std::collections::VecDeque;

/// Rolls what the test has set, then at random.
#[derive(Clone, Debug)]
pub struct Loaded<E> {
    next: VecDeque<u32>,
    streams: [VecDeque<u32>; MAX_STREAMS],
    dice: Quick,
    pub events: Vec<E>,
}

impl<E> Loaded<E> {
    pub fn new(seed: u64) -> Self {
        Self {
            next: VecDeque::new(),
            streams: Default::default(),
            dice: Quick::new(seed),
            events: Vec::new(),
        }
    }
    /// The next rolls of any stream.
    pub fn load(&mut self, rolls: impl IntoIterator<Item = u32>) {
        self.next.extend(rolls);
    }
    /// The next rolls of one stream, independent of the others.
    pub fn load_on(&mut self, stream: Stream, rolls: impl IntoIterator<Item = u32>) {
        self.streams[usize::from(stream.0)].extend(rolls);
    }
}

impl<E> Host<E> for Loaded<E> {
    fn roll(&mut self, stream: Stream, sides: u32) -> u32 {
        let own = self.streams[usize::from(stream.0)].pop_front();
        match own.or_else(|| self.next.pop_front()) {
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
