//! What is chosen before a game.

use super::components::Difficulty;
use serde::{Deserialize, Serialize};

/// Number of players, or the solo opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Options {
    /// Two to four people.
    Players(u8),
    /// One person against Cocijobot.
    Solo(Difficulty),
}

impl Options {
    pub const fn people(self) -> usize {
        match self {
            Self::Players(n) => n as usize,
            Self::Solo(_) => 1,
        }
    }
    pub const fn solo(self) -> Option<Difficulty> {
        match self {
            Self::Players(_) => None,
            Self::Solo(difficulty) => Some(difficulty),
        }
    }
    /// Seats with a score. R57: the solo board is the board for two.
    pub const fn sides(self) -> usize {
        match self {
            Self::Players(n) => n as usize,
            Self::Solo(_) => 2,
        }
    }
}
