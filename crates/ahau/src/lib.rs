#![doc = include_str!("../README.md")]

mod model;

mod rules;

mod game;

mod files;

mod audit;

pub use files::position::Position;
pub use model::*;
pub use rules::scoring::final_scores;
