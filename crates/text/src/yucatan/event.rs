//! History lines.

mod battle;
mod table;
mod turn;

use super::names::*;
use super::printed::source;
use crate::text::Text;
use crate::words::args;
use patolli_core::Seat;
use patolli_yucatan::{Event, Kit, Leader, Source};

type Teller<'a> = crate::teller::Teller<'a, Kit>;

pub(super) fn event(text: &Text, kit: &Kit, event: &Event, names: &[String]) -> Option<String> {
    let teller = Teller { text, kit, names };
    let told = teller.frame(event).or_else(|| teller.gains(event));
    told.or_else(|| teller.city(event))
        .or_else(|| teller.troops(event))
        .or_else(|| teller.fight(event))
        .or_else(|| teller.captures(event))
        .or_else(|| teller.rites(event))
}

impl Teller<'_> {
    /// A line about one seat, one thing, and where it comes from.
    fn from(&self, key: &str, seat: Seat, what: String, by: Source) -> String {
        let source = source(self.text, self.kit, by);
        self.text.tell(key, args!(name = self.name(seat), what = what, source = source))
    }
    /// A line about a Troop.
    fn of_troop(&self, key: &str, seat: Seat, leader: Leader) -> String {
        let troop = troop(self.text, leader);
        self.text.tell(key, args!(name = self.name(seat), troop = troop))
    }
}
