#![doc = include_str!("../README.md")]

mod ahau;
mod copan;
mod easel;
mod ornament;
mod seats;
mod spot;
mod sprite;
mod stock;
mod style;
mod subject;
mod svg;
mod yucatan;
mod zapotec;

pub use ornament::{band, logo, sample};
pub use seats::{seat_chip, seat_mark};
pub use style::{FONTS, THEME_CSS, boards_css};
pub use subject::{Drawn, Mat, Subject};
