#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod arena;
mod bench;
mod chances;
mod statistics;

pub use arena::{Arena, ArenaReport, Contestant, Standing, arena, tournament};
pub use bench::{BenchRow, Effort, SearchRow, bench, bench_search, chess_decisions_per_s};
pub use chances::{Bin, Observation, Prediction, Study, bins, fit, observe, predict};
pub use statistics::{Interval, wilson};
