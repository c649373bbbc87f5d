#![doc = include_str!("../README.md")]

mod game;

mod model;

mod rules;

mod files;

mod audit;

pub use files::Position;
pub use model::*;
pub use rules::{BotTarget, Breakdown, ScorePart, final_scores, ritual_points};
