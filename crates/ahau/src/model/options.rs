//! What is chosen before a game: players, boards, scoring and the solo opponent.

use crate::model::*;
use serde::{Deserialize, Serialize};

/// How many play, with which boards and scoring, and against which opponent (A 4, A 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// One to five; one plays against King Pakal.
    pub people: u8,
    pub board: BoardSide,
    pub temple_scoring: TempleScoring,
    /// The solo opponent, if one person plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<Solo>,
}

/// The King to play against (A 8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    pub difficulty: Difficulty,
    /// Drawn at random if none is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub personality: Option<Personality>,
}

impl Options {
    /// Two to five people as usual.
    pub const fn players(people: u8) -> Self {
        let (board, temple_scoring) = (BoardSide::A, TempleScoring::Global);
        Self { people, board, temple_scoring, solo: None }
    }
    /// One person against King Pakal.
    pub const fn solo(difficulty: Difficulty, personality: Option<Personality>) -> Self {
        Self { solo: Some(Solo { difficulty, personality }), ..Self::players(1) }
    }
    #[must_use]
    pub const fn with_board(self, board: BoardSide) -> Self {
        Self { board, ..self }
    }
    #[must_use]
    pub const fn with_temples(self, temple_scoring: TempleScoring) -> Self {
        Self { temple_scoring, ..self }
    }
    /// Sides with a score. Solo is set up for two (A 4).
    pub const fn sides(self) -> usize {
        match self.solo {
            None => self.people as usize,
            Some(_) => 2,
        }
    }
}
