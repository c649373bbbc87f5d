//! A small stack of components whose order is known.

use crate::dense::Dense;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A face-up stack of cards or tiles; the last one added is the first one taken.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T: Dense, const N: usize> Pile<T, N> {
    /// An empty pile.
    pub fn new() -> Self {
        Self { things: [T::from_index(0); N], len: 0 }
    }
    /// Puts a thing on top.
    pub fn push(&mut self, thing: T) {
        self.things[usize::from(self.len)] = thing;
        self.len += 1;
    }
    /// Takes the top thing.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.things[usize::from(self.len)])
    }
    /// Puts an item on top, wherever it was before.
    pub fn lift(&mut self, thing: T) {
        let mut kept = 0;
        for i in 0..self.len() {
            let other = self.things[i];
            self.things[kept] = other;
            // Counts instead of branching: the position of the item is unpredictable.
            kept += usize::from(other != thing);
        }
        self.things[kept] = thing;
        self.len = kept as u8 + 1;
    }
    /// The number of things.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// Whether the pile contains this item. Checks all places: an early exit would be
    /// unpredictable.
    pub fn contains(&self, thing: T) -> bool {
        let here = |i: usize| (i < self.len()) & (self.things[i] == thing);
        (0..N).fold(false, |found, i| found | here(i))
    }
    /// From the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.things[..self.len()].iter().copied()
    }
}

impl<T: Dense, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self::new()
    }
}
/// Two piles are equal if they hold the same items in the same order.
impl<T: Dense, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}
impl<T: Dense, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
/// A pile reads as a list from the bottom to the top.
impl<T: Dense + Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}
impl<'de, T: Dense + DeserializeOwned, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(input)?;
        if things.len() > N {
            return Err(Error::custom(format!("{} things in a pile of {N}", things.len())));
        }
        let mut pile = Self::new();
        things.into_iter().for_each(|thing| pile.push(thing));
        Ok(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn the_last_one_laid_is_the_first_one_taken() {
        let mut pile: Pile<Seat, 3> = Pile::new();
        (0..3).for_each(|i| pile.push(Seat::new(i)));
        assert_eq!(pile.pop(), Some(Seat::new(2)));
        assert!(pile.contains(Seat::new(1)) && !pile.contains(Seat::new(2)));
        let same: Pile<Seat, 3> = serde_json::from_str("[0, 1]").unwrap();
        assert_eq!(pile, same);
        assert!(serde_json::from_str::<Pile<Seat, 3>>("[0, 1, 2, 3]").is_err());
    }

    #[test]
    fn what_is_lifted_lies_on_top_once() {
        let mut pile: Pile<Seat, 3> = Pile::new();
        [0, 1, 2, 0, 0].map(Seat::new).into_iter().for_each(|seat| pile.lift(seat));
        assert!(pile.iter().eq([1, 2, 0].map(Seat::new)));
    }
}
