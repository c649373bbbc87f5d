#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod bot;
mod greedy;
mod judge;
mod level;
mod mcts;
mod opponent;
mod parallel;
mod random;
mod stop;
mod value;

pub use bot::Bot;
pub use greedy::Greedy;
pub use judge::Judge;
pub use level::{Level, UnknownLevel, bot, of_level};
pub use mcts::{Candidate, Mcts, Policy, Reach, Settings};
pub use opponent::{Budget, Opponent};
pub use parallel::in_parallel;
pub use random::Random;
pub use stop::Stop;
pub use value::{Aftermath, Chances, Contrast, Effort, Loss, Valuation, Valuer, Worth};
