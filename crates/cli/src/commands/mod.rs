//! One file for each command.

pub mod analyse;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod chances;
pub mod check;
mod common;
pub mod edition;
pub mod loadtest;
pub mod manual;
pub mod play;
pub mod position;
pub mod replay;
mod seats;
pub mod serve;
mod storage;
