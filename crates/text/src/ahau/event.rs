//! History lines.

mod gains;
mod table;
mod turn;

use crate::text::{Text, Value};
use crate::words::{args, name_of};
use patolli_ahau::{Event, Kit, Map, MapSide};
use patolli_core::Seat;

/// What a line of history is made from.
struct Teller<'a> {
    text: &'a Text,
    kit: &'a Kit,
    names: &'a [String],
}

pub(super) fn event(text: &Text, kit: &Kit, event: &Event, names: &[String]) -> Option<String> {
    let teller = Teller { text, kit, names };
    let told = teller.round(event).or_else(|| teller.solo(event));
    told.or_else(|| teller.movement(event))
        .or_else(|| teller.gains(event))
        .or_else(|| teller.gods(event))
        .or_else(|| teller.workers(event))
        .or_else(|| teller.work(event))
        .or_else(|| teller.cards(event))
}

impl Teller<'_> {
    fn name(&self, seat: Seat) -> String {
        name_of(self.names, seat)
    }
    /// A line about one seat.
    fn of(&self, key: &str, seat: Seat) -> String {
        self.text.tell(key, args!(name = self.name(seat)))
    }
    /// A line about one seat and one thing.
    fn with<'v>(&self, key: &str, seat: Seat, what: impl Into<Value<'v>>) -> String {
        self.text.tell(key, &[("name", self.name(seat).into()), ("what", what.into())])
    }
    /// SU-1: the number of players says which side of the board lies up.
    fn map(&self) -> &Map {
        self.kit.map(if self.names.len() <= 3 { MapSide::Five } else { MapSide::Six })
    }
}
