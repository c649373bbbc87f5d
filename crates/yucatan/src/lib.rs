#![doc = include_str!("../README.md")]

mod model;

mod rules;

mod game;

mod files;

mod audit;

pub use files::Position;
pub use model::*;
pub use rules::{Part, ScorePart, final_scores};
