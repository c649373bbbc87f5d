//! A set of actions: move list, legality test and learning mask in one value.

use crate::dense::{Dense, nth_bit};
use std::fmt;
use std::marker::PhantomData;

/// The largest number of actions a game may number.
pub const MAX_ACTIONS: usize = WORDS * 64;
const WORDS: usize = 16;

/// A set of actions, one bit each, on the stack.
pub struct ActionSet<A> {
    words: [u64; WORDS],
    of: PhantomData<A>,
}

impl<A: Dense> ActionSet<A> {
    const FITS: () = assert!(A::COUNT <= MAX_ACTIONS, "too many actions for an ActionSet");
    /// Only the words that this game's actions use are ever read.
    const USED: usize = A::COUNT.div_ceil(64);

    /// No actions.
    pub fn new() -> Self {
        let () = Self::FITS;
        Self { words: [0; WORDS], of: PhantomData }
    }
    /// Whether this action is a member.
    pub fn contains(&self, action: A) -> bool {
        let i = action.index();
        self.words[i / 64] >> (i % 64) & 1 == 1
    }
    /// Adds an action.
    pub fn insert(&mut self, action: A) {
        let i = action.index();
        self.words[i / 64] |= 1 << (i % 64);
    }
    /// Takes an action out.
    pub fn remove(&mut self, action: A) {
        let i = action.index();
        self.words[i / 64] &= !(1 << (i % 64));
    }
    /// Inserts the actions `first`, `first + 1`, … whose bits are set: a whole block at once.
    pub fn insert_block(&mut self, first: A, bits: u64) {
        let (word, shift) = (first.index() / 64, first.index() % 64);
        self.words[word] |= bits << shift;
        if shift > 0 && bits >> (64 - shift) != 0 {
            self.words[word + 1] |= bits >> (64 - shift);
        }
    }
    /// The number of actions.
    pub fn len(&self) -> usize {
        // Most words are empty, and counting bits is the expensive part.
        let words = self.words[..Self::USED].iter().filter(|word| **word != 0);
        words.map(|word| word.count_ones() as usize).sum()
    }
    /// Whether there is no action.
    pub fn is_empty(&self) -> bool {
        self.words[..Self::USED].iter().all(|&word| word == 0)
    }
    /// The `k`-th action by number.
    pub fn nth(&self, k: usize) -> A {
        let mut left = k as u32;
        for (i, &word) in self.words[..Self::USED].iter().enumerate() {
            // Most words are empty, and counting bits is expensive.
            if word == 0 {
                continue;
            }
            let n = word.count_ones();
            if left < n {
                return A::from_index(i * 64 + nth_bit(word, left) as usize);
            }
            left -= n;
        }
        panic!("the set has only {} actions", self.len())
    }
    /// The only member, if there is exactly one.
    pub fn only(&self) -> Option<A> {
        (self.len() == 1).then(|| self.nth(0))
    }
    /// The actions in ascending order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = A> + '_ {
        self.words[..Self::USED].iter().enumerate().flat_map(|(i, &word)| {
            let mut bits = word;
            std::iter::from_fn(move || {
                let at = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
                bits &= bits - 1;
                Some(A::from_index(i * 64 + at))
            })
        })
    }
}

impl<A: Dense> Default for ActionSet<A> {
    fn default() -> Self {
        Self::new()
    }
}
impl<A> Clone for ActionSet<A> {
    fn clone(&self) -> Self {
        Self { words: self.words, of: PhantomData }
    }
}
impl<A> PartialEq for ActionSet<A> {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}
impl<A> Eq for ActionSet<A> {}
impl<A: Dense> Extend<A> for ActionSet<A> {
    fn extend<I: IntoIterator<Item = A>>(&mut self, actions: I) {
        actions.into_iter().for_each(|action| self.insert(action));
    }
}
impl<A: Dense> FromIterator<A> for ActionSet<A> {
    fn from_iter<I: IntoIterator<Item = A>>(actions: I) -> Self {
        let mut set = Self::new();
        set.extend(actions);
        set
    }
}
impl<A: Dense> fmt::Debug for ActionSet<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::dense_id! { struct Id: 200; }

    #[test]
    fn blocks_cross_word_borders() {
        let mut set = ActionSet::new();
        set.insert_block(Id::new(60), 0b1_0001_0001);
        set.insert(Id::new(199));
        let ids: Vec<_> = set.iter().map(Id::index).collect();
        assert_eq!(ids, [60, 64, 68, 199]);
        assert_eq!(set.len(), 4);
        for (k, id) in ids.into_iter().enumerate() {
            assert_eq!(set.nth(k), Id::new(id));
            assert!(set.contains(Id::new(id)));
        }
        assert!(!set.contains(Id::new(61)));
    }
}
