#![doc = include_str!("../README.md")]

mod counting;
mod failure;
mod laws;
mod loaded;
mod playthrough;
pub mod postgres;

pub use counting::Counting;
pub use laws::{Effort, keep_the_laws};
pub use loaded::Loaded;
pub use playthrough::playthrough;
