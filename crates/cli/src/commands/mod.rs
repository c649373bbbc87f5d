//! One file for each command.

pub mod arena;
pub mod bench;
mod common;
pub mod edition;
pub mod loadtest;
pub mod play;
pub mod position;
pub mod replay;
pub mod serve;
