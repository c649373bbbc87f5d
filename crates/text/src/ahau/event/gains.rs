//! Fame, cubes, weapons and tiles: what came, and where from.

use super::Teller;
use crate::ahau::names::*;
use crate::ahau::printed::source;
use crate::words::args;
use patolli_ahau::{Event, Source};
use patolli_core::Seat;

impl Teller<'_> {
    pub(super) fn gains(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Scored { seat, fame: n, by } => {
                self.from("ahau-event-scored", seat, fame(text, n), by)
            }
            Event::Gained { seat, gain, by } => {
                self.from("ahau-event-gained", seat, stock(text, gain), by)
            }
            Event::TookWeapons { seat, n, by } => {
                self.from("ahau-event-took-weapons", seat, weapons(text, n), by)
            }
            Event::DrewTile { seat, tile: it, by } => {
                self.from("ahau-event-drew-tile", seat, tile(text, it), by)
            }
            Event::Tracker { seat, change, by } => {
                let key = match change < 0 {
                    true => "ahau-event-tracker-down",
                    false => "ahau-event-tracker-up",
                };
                text.tell(
                    key,
                    args!(name = self.name(seat), n = change.abs(), source = self.source(by)),
                )
            }
            Event::TookTile { seat, tile: it, square } => text.tell(
                "ahau-event-took-tile",
                args!(
                    name = self.name(seat),
                    tile = tile(text, it),
                    region = region(text, square.region()),
                ),
            ),
            Event::NoTileLeft { seat } => self.of("ahau-event-no-tile-left", seat),
            Event::GaveTile { seat, tile: it } => {
                self.with("ahau-event-gave-tile", seat, tile(text, it))
            }
            _ => return None,
        })
    }

    fn from(&self, key: &str, seat: Seat, what: String, by: Source) -> String {
        let args = args!(name = self.name(seat), what = what, source = self.source(by));
        self.text.tell(key, args)
    }

    fn source(&self, by: Source) -> String {
        source(self.text, self.map(), by)
    }
}
