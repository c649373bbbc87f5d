#![doc = include_str!("../README.md")]

mod bot;
mod level;
mod random;

pub use bot::Bot;
pub use level::{Level, UnknownLevel, bot};
pub use random::Random;
