//! Zapotec with characters: everything a player wants to see at a glance.

mod capital;
mod map;
mod own;
mod rivals;
mod table;
#[cfg(test)]
mod tests;

use super::style::{Paint, Style};
use patolli_text::Text;
use patolli_zapotec::{Building, Card, Kit, Public, View, Zapotec};

crate::board::board!(Zapotec: table, map, market, track, pyramids, rituals, own, rivals);

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
