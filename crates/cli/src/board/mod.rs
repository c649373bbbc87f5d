//! Drawings of games for the terminal.

mod ahau;
mod copan;
mod layout;
mod pen;
mod style;
#[cfg(test)]
mod trial;
mod yucatan;
mod zapotec;

pub use layout::wrap;
pub use style::{Paint, Style};

use patolli_text::{Text, Words};

/// A game that can be drawn with characters.
pub trait Board: Words {
    /// What one observer sees of the table, line by line, never wider than the style allows.
    fn draw(view: &Self::View, text: &Text, style: &Style, names: &[String]) -> String;
}
