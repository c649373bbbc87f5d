//! Chance and events as the rules see them. Rules contain no randomness: they ask their host.

use crate::bundle::Bundle;
use crate::dense::{Dense, Set};
use crate::game::Game;

/// The label of one deck or die. Each has its own stream, so that a change in the use of one does
/// not shift the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stream(pub u8);

/// The maximum number of streams of a game.
pub const MAX_STREAMS: usize = 16;

/// Provides chance to the rules and receives their events.
pub trait Host<E> {
    /// Uniform in `0..sides`.
    fn roll(&mut self, stream: Stream, sides: u32) -> u32;
    /// A silent host never calls the closure, so events cost search nothing.
    fn hear(&mut self, event: impl FnOnce() -> E);
    /// Shows the game to a watching host between two events of a solo opponent's turn. The rules
    /// must not depend on it.
    #[inline]
    fn look<G: Game<Event = E>>(&mut self, _game: &G) {}

    /// Draws one member from a bag, each with the same probability.
    fn draw<T: Dense>(&mut self, stream: Stream, bag: &mut Set<T>) -> T {
        let drawn = bag.nth(self.roll(stream, bag.len() as u32) as usize);
        bag.remove(drawn);
        drawn
    }

    /// Draws one item from a bag with amounts, each item with the same probability.
    fn draw_one<T: Dense>(&mut self, stream: Stream, bag: &mut Bundle<T>) -> T {
        let mut k = self.roll(stream, bag.total());
        let drawn = T::all().find(|kind| {
            let n = u32::from(bag.get(*kind));
            let here = k < n;
            k = k.wrapping_sub(n);
            here
        });
        let drawn = drawn.expect("the bag is not empty");
        *bag = bag.minus(Bundle::of(drawn, 1));
        drawn
    }
}

/// A silent host with a fast generator (xoshiro256++), for search and random play.
#[derive(Clone, Debug)]
pub struct Quick {
    state: [u64; 4],
}

impl Quick {
    /// The same seed gives the same sequence.
    pub fn new(seed: u64) -> Self {
        // SplitMix64 spreads the seed over the whole state.
        let mut x = seed;
        let state = std::array::from_fn(|_| {
            x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        });
        Self { state }
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.state;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// Uniform in `0..n`, up to a bias of `n` in 2^32 that no search can notice.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// True once in `n` calls on average.
    #[inline]
    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// One of these, each with the same probability; `None` if there are none.
    pub fn pick<T>(&mut self, things: impl Iterator<Item = T>) -> Option<T> {
        let mut pick = Pick::new(self);
        pick.extend(things);
        pick.thing
    }

    /// Uniform in `0.0..1.0`.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.next_u64() >> 40) as f32 / (1u32 << 24) as f32
    }
}

/// Picks one of all the items it receives, each with the same probability, without keeping a list.
#[derive(Debug)]
pub struct Pick<'a, T> {
    dice: &'a mut Quick,
    seen: u32,
    /// The current pick.
    pub thing: Option<T>,
}

impl<'a, T> Pick<'a, T> {
    /// Nothing offered yet.
    pub fn new(dice: &'a mut Quick) -> Self {
        Self { dice, seen: 0, thing: None }
    }

    /// Whether one of `n` further items replaces the current pick, and which.
    pub(crate) fn among(&mut self, n: u32) -> Option<u32> {
        self.seen += n;
        // Each item seen so far is equally likely to be the pick.
        let k = self.dice.below(self.seen);
        (k < n).then_some(k)
    }
}

impl<T> Extend<T> for Pick<'_, T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| {
            if self.among(1).is_some() {
                self.thing = Some(thing);
            }
        });
    }
}

impl<E> Host<E> for Quick {
    #[inline]
    fn roll(&mut self, _: Stream, sides: u32) -> u32 {
        self.below(sides)
    }
    fn hear(&mut self, _: impl FnOnce() -> E) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_takes_each_member_once() {
        let mut host = Quick::new(1);
        let mut bag: Set<crate::Seat> = Set::full();
        let mut drawn = Set::EMPTY;
        while !bag.is_empty() {
            drawn.insert(Host::<()>::draw(&mut host, Stream(0), &mut bag));
        }
        assert_eq!(drawn, Set::full());
    }

    #[test]
    fn each_of_several_things_is_picked_as_often() {
        let mut host = Quick::new(3);
        let mut counts = [0u32; 5];
        (0..5000).filter_map(|_| host.pick(0..5)).for_each(|i: usize| counts[i] += 1);
        assert!(counts.iter().all(|n| (850..1150).contains(n)), "{counts:?}");
        assert_eq!(host.pick(0..0), None);
    }

    #[test]
    fn rolls_are_spread_evenly() {
        let mut host = Quick::new(7);
        let mut counts = [0u32; 6];
        (0..6000).for_each(|_| counts[host.below(6) as usize] += 1);
        assert!(counts.iter().all(|n| (850..1150).contains(n)), "{counts:?}");
    }
}
