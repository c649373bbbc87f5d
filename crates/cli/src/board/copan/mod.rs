//! Copan with characters: the dying city at a glance.

mod cards;
mod own;
mod pyramid;
mod rivals;
mod sites;
mod table;
#[cfg(test)]
mod tests;
mod tracks;

use super::layout::Line;
use super::pen::MARKS;
use super::style::{Paint, Style};
use patolli_copan::{Action, Colour, Copan, Kit, Public, Resource, Site, Step, Stock, View};
use patolli_core::{Dense, Seat};
use patolli_text::Text;
use patolli_text::copan::{short, short_colour};

crate::board::board!(Copan: table, pyramid, embassies, river, ball_court, altars, hieroglyphs, own, rivals);

impl Pen<'_> {
    /// Two letters in the colour of the resource.
    fn resource(&self, kind: Resource) -> Line {
        Line::new().put(paint_of(kind), short(self.text, kind))
    }
    /// `2Fo Ze`, or a dash.
    fn stock(&self, stock: Stock) -> Line {
        if stock.is_nothing() {
            return Line::new().put(Paint::Dim, "–");
        }
        let amount = |(kind, n)| match n {
            1 => self.resource(kind),
            _ => Line::new().put(paint_of(kind), format!("{n}{}", short(self.text, kind))),
        };
        let amounts = stock.iter().map(amount);
        amounts.reduce(|line, next| line.plain(" ").join(next)).unwrap_or_default()
    }
    fn colour(&self, colour: Colour) -> Line {
        Line::new().put(tone_of(colour), short_colour(self.text, colour))
    }
    /// `●2▮1`: how many tokens of each player.
    fn counts(&self, count: impl Fn(Seat) -> u8) -> Line {
        let some = self.table.seats().filter(|seat| count(*seat) > 0);
        some.fold(Line::new(), |line, seat| {
            let index = seat.index();
            line.put(Paint::Seat(index), format!("{}{}", MARKS[index], count(seat)))
        })
    }
    /// The actions of a Site that the viewer could pay for now.
    fn payable(&self, site: Site) -> Vec<Action> {
        let Some(me) = self.me else { return Vec::new() };
        let discount = match self.table.agenda.front() {
            Some(Step::Act { site: at, discount }) if at == site => discount,
            _ => 0,
        };
        self.table.payable(me, site, discount).collect()
    }
    /// Bright if I could pay for it.
    fn price(&self, price: String, payable: bool) -> Line {
        Line::new().put(if payable { Paint::Lit } else { Paint::Plain }, price)
    }
}

/// The colour of a resource; its letters are always beside it.
const fn paint_of(kind: Resource) -> Paint {
    match kind {
        Resource::Food => Paint::Tone(221),
        Resource::Fame => Paint::Tone(75),
        Resource::Zeal => Paint::Tone(209),
        Resource::Power => Paint::Tone(141),
    }
}

/// The colour of a Glyph; its letters are always beside it.
const fn tone_of(colour: Colour) -> Paint {
    match colour {
        Colour::Red => Paint::Tone(203),
        Colour::Ochre => Paint::Tone(179),
        Colour::Green => Paint::Tone(114),
        Colour::Blue => Paint::Tone(75),
        Colour::Violet => Paint::Tone(176),
        Colour::White => Paint::Tone(255),
    }
}
