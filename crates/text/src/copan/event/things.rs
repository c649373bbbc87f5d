//! Totems, tokens, Characters, Glyphs and Jade tiles.

use super::Teller;
use crate::copan::cards::*;
use crate::copan::names::*;
use crate::copan::printed::*;
use crate::words::args;
use patolli_copan::{Event, Exchange, Glyphs, Resource};
use patolli_core::{Dense, Seat};

impl Teller<'_> {
    pub(super) fn totem(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::TotemMoved { seat, site: at, socket, side: up } => text.tell(
                "copan-event-totem-moved",
                args!(
                    name = self.name(seat),
                    place = at_site(text, Some(at)),
                    n = socket.index() + 1,
                    side = side(text, up),
                ),
            ),
            Event::TotemPushed { seat, socket, .. } => {
                self.with("copan-event-totem-pushed", seat, socket.index() + 1)
            }
            Event::TotemEjected { seat, site: at } => {
                self.with("copan-event-totem-ejected", seat, site(text, at))
            }
            Event::TotemOff { seat } => self.of("copan-event-totem-off", seat),
            _ => return None,
        })
    }

    /// What the Sites leave behind.
    pub(super) fn sites(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Embassy { seat, city: at } => {
                self.with("copan-event-embassy", seat, city(text, at))
            }
            Event::DrewToken { seat, token } => {
                let token = embassy_token(text, self.kit, token);
                self.with("copan-event-drew-token", seat, token)
            }
            Event::TokensRanOut { seat, level, missing } => text.tell(
                "copan-event-tokens-ran-out",
                args!(name = self.name(seat), level = level, n = missing),
            ),
            Event::TookTiles { seat, tiles } => {
                self.with("copan-event-took-tiles", seat, stock(text, tiles))
            }
            Event::TookExtension { seat } => self.of("copan-event-took-extension", seat),
            Event::LostExtension { seat } => self.of("copan-event-lost-extension", seat),
            Event::CourtToken { seat, half: at } => {
                self.with("copan-event-court-token", seat, half(text, at))
            }
            Event::AltarToken { seat, space, reserve: false } => {
                self.with("copan-event-altar-token", seat, space.index() + 1)
            }
            Event::AltarToken { seat, reserve: true, .. } => {
                self.of("copan-event-reserve-token", seat)
            }
            Event::Climbed { seat, stair, step } => {
                self.step("copan-event-climbed", seat, stair, step)
            }
            Event::Descended { seat, stair, step } => {
                self.step("copan-event-descended", seat, stair, step)
            }
            _ => return None,
        })
    }

    fn step(&self, key: &str, seat: Seat, stair: Resource, step: u8) -> String {
        let text = self.text;
        text.tell(key, args!(name = self.name(seat), stair = resource(text, stair), step = step))
    }

    /// That a Character just taken is kept needs no line.
    pub(super) fn characters(&self, event: &Event) -> Option<String> {
        let (text, kit) = (self.text, self.kit);
        Some(match *event {
            Event::TookCharacter { seat, character: it, .. } => text.tell(
                "copan-event-took-character",
                args!(
                    name = self.name(seat),
                    character = character(text, it),
                    words = character_words(text, kit, it),
                ),
            ),
            Event::Used { seat, character: it } => text.tell(
                "copan-event-used",
                args!(
                    name = self.name(seat),
                    character = character(text, it),
                    effect = talent(text, kit.character(it).talent),
                ),
            ),
            Event::Discarded { seat, character: it } => {
                self.with("copan-event-discarded", seat, character(text, it))
            }
            Event::Refused { seat, character: it } => {
                self.with("copan-event-refused", seat, character(text, it))
            }
            _ => return None,
        })
    }

    pub(super) fn glyphs(&self, event: &Event) -> Option<String> {
        let (text, kit) = (self.text, self.kit);
        let jade =
            |key: &str, seat: Seat, n: usize| text.tell(key, args!(name = self.name(seat), n = n));
        Some(match *event {
            Event::TookGlyphs { seat, glyphs: taken } => {
                self.with("copan-event-took-glyphs", seat, glyphs(text, taken))
            }
            Event::LostGlyph { seat, colour: it } => {
                self.with("copan-event-lost-glyph", seat, colour(text, it))
            }
            Event::Exchanged { seat, glyphs: given } => text.tell(
                "copan-event-exchanged",
                args!(
                    name = self.name(seat),
                    glyphs = glyphs(text, given),
                    worth = self.worth(given).map_or_else(String::new, |it| exchange(text, it)),
                ),
            ),
            Event::JadePlaced { seat, space } => text.tell(
                "copan-event-jade-placed",
                args!(
                    name = self.name(seat),
                    n = space.index() + 1,
                    effect = mask_space(text, kit, space),
                ),
            ),
            Event::JadeRemoved { seat, space } => {
                jade("copan-event-jade-removed", seat, space.index() + 1)
            }
            Event::JadeLost { seat } => self.of("copan-event-jade-lost", seat),
            _ => return None,
        })
    }

    /// What these Glyphs are worth: several colours once each, or one colour several times.
    fn worth(&self, given: Glyphs) -> Option<Exchange> {
        let n = given.total() as usize;
        match given.iter().count() {
            1 => self.kit.exchange_same.get(n).copied().flatten(),
            _ => self.kit.exchange_different.get(n).copied().flatten(),
        }
    }
}
