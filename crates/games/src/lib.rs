#![doc = include_str!("../README.md")]

mod line;
mod position_file;
mod shelf;

pub use line::{BadLine, play_line};
pub use patolli_ahau::Ahau;
pub use patolli_copan::Copan;
pub use patolli_zapotec::Zapotec;
pub use position_file::{BadPosition, PositionFile};
pub use shelf::{GameId, UnknownGame, load_edition};
