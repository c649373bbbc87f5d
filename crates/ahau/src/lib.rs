#![doc = include_str!("../README.md")]

/// What every chapter needs: components, state, actions, events.
mod model;

/// The rulebook, chapter by chapter.
mod rules;

/// The rules as `Game` and `Title`.
mod game;

/// What reads and writes: actions as text, positions, editions.
mod files;

/// The invariants.
mod audit;

pub use files::position::Position;
pub use model::*;
pub use rules::scoring::{ScorePart, final_scores};
