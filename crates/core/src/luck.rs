//! The random streams of a real match: fixed by a 256-bit seed, verifiable afterwards.

use crate::host::{Host, MAX_STREAMS, Stream};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// 256 bits written as 64 hexadecimal digits: seeds, salts, commitments, hashes.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(pub [u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotADigest;

impl Digest {
    /// Hashes the parts under a label for the hash's purpose.
    pub fn of(purpose: &str, parts: &[&[u8]]) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key(purpose);
        for part in parts {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        Self(*hasher.finalize().as_bytes())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
impl FromStr for Digest {
    type Err = NotADigest;
    fn from_str(text: &str) -> Result<Self, NotADigest> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(NotADigest);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let nibble = |digit: u8| char::from(digit).to_digit(16).ok_or(NotADigest);
            *byte = (nibble(pair[0])? * 16 + nibble(pair[1])?) as u8;
        }
        Ok(Self(bytes))
    }
}
impl TryFrom<String> for Digest {
    type Error = NotADigest;
    fn try_from(text: String) -> Result<Self, NotADigest> {
        text.parse()
    }
}
impl From<Digest> for String {
    fn from(digest: Digest) -> Self {
        digest.to_string()
    }
}

/// The seed for a typed text: 64 hexadecimal digits are the seed itself, anything else is hashed to
/// one.
pub fn seed_from_text(text: &str) -> Digest {
    text.parse().unwrap_or_else(|_| Digest::of("patolli 1 seed from text", &[text.as_bytes()]))
}

/// Shown before the match, so that no one can choose the seed afterwards. The salt prevents finding
/// an easy seed (`--seed 42`) by trying.
pub fn commitment(seed: Digest, salt: Digest) -> Digest {
    Digest::of("patolli 1 seed commitment", &[&seed.0, &salt.0])
}

/// The positions of a match's random streams: the number of words used from each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Draws([u32; MAX_STREAMS]);

impl Draws {
    /// Whether no stream was drawn from.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// A stream of fair rolls for each deck and die, with its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    seed: Digest,
    drawn: Draws,
}

impl Luck {
    /// The luck of a seed, with nothing drawn yet.
    pub fn new(seed: Digest) -> Self {
        Self { seed, drawn: Draws::default() }
    }
    /// The same streams at these positions.
    pub fn after(self, drawn: Draws) -> Self {
        Self { drawn, ..self }
    }
    /// How much of each stream was drawn.
    pub fn drawn(&self) -> Draws {
        self.drawn
    }
    /// The seed it follows from.
    pub fn seed(&self) -> Digest {
        self.seed
    }

    /// Uniform in `0..sides`, without bias: words that would favour small results are skipped
    /// (Lemire's method). Which words these are is part of the record format.
    pub fn roll(&mut self, stream: Stream, sides: u32) -> u32 {
        assert!(sides > 0, "a die needs a side");
        let used = &mut self.drawn.0[usize::from(stream.0)];
        let mut words = ChaCha20Rng::from_seed(self.seed.0);
        words.set_stream(u64::from(stream.0));
        words.set_word_pos(u128::from(*used));
        loop {
            let product = u64::from(words.next_u32()) * u64::from(sides);
            // A record may claim any position, even the last one.
            *used = used.wrapping_add(1);
            if product as u32 >= sides.wrapping_neg() % sides {
                return (product >> 32) as u32;
            }
        }
    }
}

/// A host that rolls from a match's random streams and collects its events.
#[derive(Debug)]
pub struct Witness<'a, E> {
    /// Where rolls come from.
    pub luck: &'a mut Luck,
    /// What happened, in order.
    pub events: Vec<E>,
    /// Whether chance was used at all.
    pub rolled: bool,
}

impl<'a, E> Witness<'a, E> {
    /// A host that has heard nothing yet.
    pub fn new(luck: &'a mut Luck) -> Self {
        Self { luck, events: Vec::new(), rolled: false }
    }
}

impl<E> Host<E> for Witness<'_, E> {
    fn roll(&mut self, stream: Stream, sides: u32) -> u32 {
        self.rolled = true;
        self.luck.roll(stream, sides)
    }
    fn hear(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_do_not_disturb_each_other() {
        let seed = seed_from_text("42");
        let mut one = Luck::new(seed);
        let mut two = Luck::new(seed);
        let alone: Vec<_> = (0..20).map(|_| one.roll(Stream(3), 6)).collect();
        let beside: Vec<_> = (0..20)
            .map(|_| {
                two.roll(Stream(1), 100);
                two.roll(Stream(3), 6)
            })
            .collect();
        assert_eq!(alone, beside);
    }

    #[test]
    fn luck_goes_on_where_it_stood() {
        let mut one = Luck::new(seed_from_text("42"));
        let early: Vec<_> = (0..9).map(|i| one.roll(Stream(i % 3), 6)).collect();
        let mut other = Luck::new(one.seed()).after(one.drawn());
        let go_on = |luck: &mut Luck| (0..9).map(|i| luck.roll(Stream(i % 3), 6)).collect();
        let (late, again): (Vec<u32>, Vec<u32>) = (go_on(&mut one), go_on(&mut other));
        assert_eq!(late, again);
        assert_ne!(early, late);
    }

    #[test]
    fn the_end_of_a_stream_is_no_end_of_the_program() {
        let mut luck = Luck::new(seed_from_text("42")).after(Draws([u32::MAX; MAX_STREAMS]));
        luck.roll(Stream(1), 6);
        assert!(luck.roll(Stream(1), 6) < 6);
    }

    /// These figures are part of the record format: changing them would break every existing
    /// record.
    #[test]
    fn the_mapping_from_seed_to_rolls_is_frozen() {
        let mut luck = Luck::new(seed_from_text("patolli"));
        let rolls: Vec<_> = (0..8).map(|_| luck.roll(Stream(2), 27)).collect();
        assert_eq!(rolls, FROZEN);
        assert_eq!(seed_from_text("patolli").to_string().parse(), Ok(seed_from_text("patolli")));
    }
    const FROZEN: [u32; 8] = [24, 14, 12, 6, 19, 11, 8, 26];

    #[test]
    fn seeds_read_as_text_or_digits() {
        let seed = seed_from_text("x");
        assert_eq!(seed_from_text(&seed.to_string()), seed);
        assert!("xyz".parse::<Digest>().is_err());
        assert_ne!(commitment(seed, seed), commitment(seed, seed_from_text("y")));
    }
}
