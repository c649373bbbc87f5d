//! The opponents to choose from.

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::judge::Judge;
use crate::mcts::{Mcts, Settings};
use crate::opponent::{Budget, Opponent};
use crate::random::Random;
use std::fmt;
use std::str::FromStr;

/// How strong an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// Looks one action ahead and often misjudges.
    Easy,
    /// Looks one action ahead.
    Normal,
    /// Searches.
    Hard,
    /// Searches longer, on several threads.
    Expert,
}

impl Level {
    /// All levels, from weak to strong.
    pub const ALL: [Self; 5] = [Self::Random, Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// The name, as it is written in commands and records.
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

/// A name that is not a level.
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

/// An opponent that may use this many threads. The same seed, threads and views give the same
/// choices: the levels' own budgets are simulations, not time.
pub fn bot<G: Judge>(who: impl Into<Opponent>, seed: u64, threads: usize) -> Box<dyn Bot<G>> {
    G::bot(who.into(), seed, threads)
}

/// The implementation of [`Judge::bot`] for every game.
pub fn of_level<G: Judge>(who: Opponent, seed: u64, threads: usize) -> Box<dyn Bot<G>> {
    let Opponent { level, budget } = who;
    match level {
        Level::Random => Box::new(Random::new(seed)),
        Level::Easy => Box::new(Greedy::new(seed, 1, EASY_NOISE)),
        Level::Normal => Box::new(Greedy::new(seed, NORMAL_WORLDS, 0.0)),
        Level::Hard => Box::new(Mcts::new(seed, within(G::HARD, budget))),
        Level::Expert => {
            Box::new(Mcts::new(seed, Settings { threads, ..within(G::EXPERT, budget) }))
        }
    }
}

/// The settings with another budget.
fn within(settings: Settings, budget: Option<Budget>) -> Settings {
    match budget {
        None => settings,
        Some(Budget::Simulations(simulations)) => Settings { simulations, ..settings },
        Some(Budget::Time(time)) => {
            Settings { simulations: u32::MAX, limit: Some(time), ..settings }
        }
    }
}

/// The maximum error, in points, of an easy bot's estimate.
const EASY_NOISE: f32 = 8.0;
/// The number of worlds over which a normal bot averages.
const NORMAL_WORLDS: u32 = 4;
