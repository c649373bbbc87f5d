#![doc = include_str!("../README.md")]

mod counting;
mod editions;
mod failure;
mod golden;
mod laws;
mod loaded;
mod mangled;
mod memory;
pub mod over_time;
mod playthrough;
mod positions;
pub mod postgres;
mod stage;

pub use counting::Counting;
pub use editions::{every_row_has_a_source_and_an_id, keep, lay, refuse_rows, row};
pub use golden::{action_numbers, check_golden};
pub use laws::{Effort, keep_the_laws};
pub use loaded::Loaded;
pub use mangled::{changed, mangle_positions, refuse_changes};
pub use memory::need_no_memory;
pub use playthrough::playthrough;
pub use positions::{load_position, play_position, play_to_the_end, position_of, sound_position};
pub use stage::{EventOf, Stage, all_named, named};
