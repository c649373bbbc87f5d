//! Zapotec with characters: everything a player wants to see at a glance.

mod capital;
mod map;
mod own;
mod rivals;
mod table;
#[cfg(test)]
mod tests;

use super::layout::Frame;
use super::pen;
use super::style::{Paint, Style};
use crate::board::Board;
use patolli_text::Text;
use patolli_zapotec::{Building, Card, Kit, Public, View, Zapotec};

impl Board for Zapotec {
    fn draw(view: &View, text: &Text, style: &Style, names: &[String]) -> String {
        let me = view.own.map(|(seat, _)| seat);
        let pen = Pen { text, view, table: &view.public, kit: &view.public.kit, names, me };
        let mut frame = Frame::new(style.width);
        pen.table(&mut frame);
        pen.map(&mut frame);
        pen.market(&mut frame);
        pen.track(&mut frame);
        pen.pyramids(&mut frame);
        pen.rituals(&mut frame);
        pen.own(&mut frame);
        pen.rivals(&mut frame);
        frame.close(style)
    }
}

type Pen<'a> = pen::Pen<'a, View, Public, Kit>;

impl Pen<'_> {
    /// `21 Br forest`.
    fn card(&self, card: Card) -> String {
        use patolli_text::zapotec::{property, short};
        let row = self.kit.cards[card];
        let resource = short(self.text, row.basic.into());
        format!("{} {resource} {}", card.number(), property(self.text, row.property))
    }
}

/// A type's colour on the map; its letter is always beside it.
const fn paint_of(building: Building) -> Paint {
    match building {
        Building::Cornfield => Paint::Tone(227),
        Building::Temple => Paint::Tone(210),
        Building::Village => Paint::Tone(120),
    }
}
