//! Zapotec with characters: everything a player wants to see at a glance.

mod capital;
mod map;
mod own;
mod rivals;
mod table;
#[cfg(test)]
mod tests;

use super::layout::{Frame, Line};
use super::style::{Paint, Style};
use crate::board::Board;
use patolli_core::{Dense, Seat};
use patolli_text::{Text, Value};
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
        let lines = frame.close();
        lines.iter().map(|line| line.render(style) + "\n").collect()
    }
}

/// What every part of the drawing needs.
struct Pen<'a> {
    text: &'a Text,
    view: &'a View,
    table: &'a Public,
    kit: &'a Kit,
    names: &'a [String],
    /// The seat that looks, if it is not a spectator.
    me: Option<Seat>,
}

/// Each player's mark: a dot, a bar, a ring, a cross.
const MARKS: [&str; 4] = ["●", "▮", "○", "✚"];

impl Pen<'_> {
    fn say(&self, key: &str) -> String {
        self.text.say(key)
    }
    fn tell(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.text.tell(key, args)
    }
    /// The heading of a part.
    fn title(&self, key: &str) -> Line {
        Line::new().put(Paint::Bold, self.say(key))
    }
    fn mark(&self, seat: Seat) -> Line {
        Line::new().put(Paint::Seat(seat.index()), MARKS[seat.index()])
    }
    fn marks(&self, seats: impl Iterator<Item = Seat>) -> Line {
        seats.fold(Line::new(), |line, seat| line.join(self.mark(seat)))
    }
    /// Mark and name.
    fn player(&self, seat: Seat) -> Line {
        let name = self.names.get(seat.index()).map_or("?", String::as_str);
        self.mark(seat).put(Paint::Seat(seat.index()), format!(" {name}"))
    }
    /// `21 Br forest`.
    fn card(&self, card: Card) -> String {
        use patolli_text::zapotec::{property, short};
        let row = self.kit.card(card);
        let resource = short(self.text, row.basic.into());
        format!("{} {resource} {}", card.number(), property(self.text, row.property))
    }
}

/// A type's colour on the map; its letter is always beside it.
const fn paint_of(building: Building) -> Paint {
    match building {
        Building::Cornfield => Paint::Cornfield,
        Building::Temple => Paint::Temple,
        Building::Village => Paint::Village,
    }
}
