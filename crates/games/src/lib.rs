#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod edition;
mod line;
mod position_file;
mod shelf;

pub use edition::{Laid, OnOffer, Overlay};
pub use line::{BadLine, PlayedLine, play_line, play_whole_line};
pub use patolli_ahau::Ahau;
pub use patolli_copan::Copan;
pub use patolli_yucatan::Yucatan;
pub use patolli_zapotec::Zapotec;
pub use position_file::{BadPosition, PositionFile};
pub use shelf::{GameId, UnknownGame, load_edition};
