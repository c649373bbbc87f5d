//! The opponents people choose from.

use crate::bot::Bot;
use crate::random::Random;
use patolli_core::Game;
use std::fmt;
use std::str::FromStr;

/// How strong an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    Random,
    Easy,
    Normal,
    Hard,
    Expert,
}

impl Level {
    pub const ALL: [Self; 5] = [Self::Random, Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Level::ALL.map(Level::name).join(", ");
        write!(f, "{:?} is no level; there are: {known}", self.0)
    }
}
impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| UnknownLevel(text.to_string()))
    }
}

/// An opponent of this level. The same seed and the same views give the same choices.
pub fn bot<G: Game>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    match level {
        Level::Random | Level::Easy | Level::Normal | Level::Hard | Level::Expert => {
            Box::new(Random::new(seed))
        }
    }
}
