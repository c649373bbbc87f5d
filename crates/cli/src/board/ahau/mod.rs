//! Ahau with characters: the map of Yucatán, temples and tracks, pyramid and capital.

mod canvas;
mod map;
mod own;
mod plan;
mod rivals;
mod table;
#[cfg(test)]
mod tests;
mod tracks;

use super::layout::{Line, spaced};
use super::pen::MARKS;
use super::style::{Paint, Style};
use patolli_ahau::{
    Ahau, Building, Card, Cards, City, Colour, God, Kit, Public, Role, Stock, Tile, Tiles, View,
    final_scores,
};
use patolli_core::{Dense, Seat};
use patolli_text::Text;
use patolli_text::ahau::{role, short_building, short_colour, short_god};

crate::board::board!(Ahau: table, temples, map, war, offer, own, rivals);

impl Pen<'_> {
    /// Two letters in the colour of the resource.
    fn colour(&self, colour: Colour) -> Line {
        Line::new().put(paint_of(colour), short_colour(self.text, colour))
    }
    fn god(&self, god: God) -> Line {
        Line::new().put(tone_of(god), short_god(self.text, god))
    }
    /// `2Co Wa`, or a dash.
    fn stock(&self, stock: Stock) -> Line {
        let amounts = stock.iter().map(|(kind, n)| match n {
            1 => self.colour(kind),
            _ => Line::new().put(paint_of(kind), n.to_string()).join(self.colour(kind)),
        });
        spaced(amounts)
    }
    /// `RaCo`, `Su**`: god and colour.
    fn tile(&self, tile: Tile) -> Line {
        let face = match tile.colour() {
            Some(colour) => self.colour(colour),
            None => Line::new().put(Paint::Bold, "**"),
        };
        self.god(tile.god()).join(face)
    }
    /// `2×RaCo Su**`, or a dash.
    fn tiles(&self, tiles: Tiles) -> Line {
        spaced(tiles.iter().map(|(tile, n)| match n {
            1 => self.tile(tile),
            _ => Line::new().plain(format!("{n}×")).join(self.tile(tile)),
        }))
    }
    /// `1 3 6 Queen`; an unknown role card has a question mark.
    fn cards(&self, cards: Cards, known: Option<Role>) -> Line {
        spaced(cards.iter().map(|card| self.card(card, known)))
    }
    fn card(&self, card: Card, known: Option<Role>) -> Line {
        match (card, known) {
            (Card::Role, Some(it)) => Line::new().put(Paint::Good, role(self.text, it)),
            (Card::Role, None) => Line::new().put(Paint::Good, self.say("ahau-board-role-unknown")),
            _ => Line::new().put(Paint::Bold, card.number().to_string()),
        }
    }
    fn building(&self, building: Building) -> Line {
        Line::new().put(Paint::Good, short_building(self.text, building))
    }
    /// The role of a player as far as the observer knows it.
    fn known_role(&self, seat: Seat) -> Option<Role> {
        let own = self.view.own.filter(|(me, _)| *me == seat);
        self.table.players[seat].role_seen.or(own.and_then(|(_, own)| own.role))
    }
    /// `●2▮1`: what the workers of each player count in a city.
    fn weights(&self, city: City) -> Line {
        let some = self.table.seats().filter(|seat| self.table.weight(*seat, city) > 0);
        some.fold(Line::new(), |line, seat| {
            let n = self.table.weight(seat, city);
            let index = seat.index();
            line.put(Paint::Seat(index), format!("{}{n}", MARKS[index]))
        })
    }
    /// Fame, and what a Celebration would add.
    fn points(&self, key: &str, seat: Seat) -> String {
        let fame = self.table.players[seat].fame.total();
        let more = final_scores(self.table)[seat].total() - fame;
        self.tell(key, &[("fame", fame.into()), ("more", more.into())])
    }
}

/// The colour of a resource; its letters are always beside it.
const fn paint_of(colour: Colour) -> Paint {
    match colour {
        Colour::Corn => Paint::Tone(221),
        Colour::Water => Paint::Tone(75),
        Colour::Obsidian => Paint::Tone(246),
        Colour::Cacao => Paint::Tone(173),
        Colour::Limestone => Paint::Tone(255),
    }
}

/// The colour of a god; its letters are always beside it.
const fn tone_of(god: God) -> Paint {
    match god {
        God::Chief => Paint::Tone(203),
        God::Rain => Paint::Tone(81),
        God::Jaguar => Paint::Tone(179),
        God::Sun => Paint::Tone(227),
        God::Serpent => Paint::Tone(114),
    }
}
