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

/// Draws the parts of a game's table from top to bottom.
macro_rules! board {
    ($Game:ident: $($part:ident),+ $(,)?) => {
        type Pen<'a> = crate::board::pen::Pen<'a, View, Public, Kit>;

        impl crate::board::Board for $Game {
            fn draw(view: &View, text: &Text, style: &Style, names: &[String]) -> String {
                let (table, me) = (&view.public, view.own.map(|(seat, _)| seat));
                let pen = Pen { text, view, table, kit: &table.kit, names, me };
                let mut frame = crate::board::layout::Frame::new(style.width);
                $(pen.$part(&mut frame);)+
                frame.close(style)
            }
        }
    };
}
use board;
