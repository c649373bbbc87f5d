//! What players do: cards and Rulers, workers and gods, tiles and buildings.

use super::Teller;
use crate::ahau::names::*;
use crate::ahau::printed::*;
use crate::words::args;
use patolli_ahau::{Event, Posture};
use patolli_core::Dense;

impl Teller<'_> {
    /// The start and the Movement Phase. Chosen cards get no line before they are revealed.
    pub(super) fn movement(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::StartCard { seat, tile: it, cubes, .. } => text.tell(
                "ahau-event-start",
                args!(name = self.name(seat), tile = tile(text, it), cubes = stock(text, cubes)),
            ),
            Event::Revealed { seat, left, right, role: shown } => text.tell(
                "ahau-event-revealed",
                args!(
                    name = self.name(seat),
                    left = card(text, left, shown),
                    right = card(text, right, shown),
                    region = region(text, left.region()),
                ),
            ),
            Event::RulerMoved { seat, region: to } => {
                self.with("ahau-event-ruler-moved", seat, region(text, to))
            }
            Event::Conflict { region: at, winner, strength } => text.tell(
                "ahau-event-conflict",
                args!(name = self.name(winner), region = region(text, at), strength = strength),
            ),
            Event::ConflictLost { seat, strength, .. } => {
                self.with("ahau-event-conflict-lost", seat, strength)
            }
            Event::Retreated { seat, region: to } => {
                self.with("ahau-event-retreated", seat, region(text, to))
            }
            Event::Declined { seat } => self.of("ahau-event-declined", seat),
            Event::Advanced { seat, space } => self.with("ahau-event-advanced", seat, space),
            _ => return None,
        })
    }

    pub(super) fn gods(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Summoned { seat, god: it, strength, colours: used, discarded } => {
                let said = text.tell(
                    "ahau-event-summoned",
                    args!(
                        name = self.name(seat),
                        god = god(text, it),
                        strength = strength,
                        colours = colours(text, used),
                    ),
                );
                match discarded.is_empty() {
                    true => said,
                    false => {
                        let given = tiles(text, discarded);
                        said + " " + &text.tell("ahau-event-discarded", args!(tiles = given))
                    }
                }
            }
            Event::Marker { seat, god: it, space } => text.tell(
                "ahau-event-marker",
                args!(name = self.name(seat), god = god(text, it), n = space.index() + 1),
            ),
            Event::Depleted { route: at, colour: it } => text.tell(
                "ahau-event-depleted",
                args!(colour = colour(text, it), route = route(self.map(), at)),
            ),
            _ => return None,
        })
    }

    pub(super) fn workers(&self, event: &Event) -> Option<String> {
        let at = |key: &str, seat, place| self.with(key, seat, city(place));
        Some(match *event {
            Event::Placed { seat, city: to } => at("ahau-event-placed", seat, to),
            Event::Walked { seat, from, to, .. } => self.text.tell(
                "ahau-event-walked",
                args!(name = self.name(seat), from = city(from), to = city(to)),
            ),
            Event::Removed { seat, city: from, posture: Posture::Standing } => {
                at("ahau-event-removed", seat, from)
            }
            Event::Removed { seat, city: from, posture: Posture::Lying } => {
                at("ahau-event-removed-lying", seat, from)
            }
            Event::StoodUp { seat, city: it } => at("ahau-event-stood-up", seat, it),
            Event::LaidDown { seat, city: it } => at("ahau-event-laid-down", seat, it),
            _ => return None,
        })
    }

    /// Paying and building.
    pub(super) fn work(&self, event: &Event) -> Option<String> {
        let text = self.text;
        match *event {
            Event::Paid { cubes, tiles, .. } if cubes.is_nothing() && tiles.is_empty() => None,
            Event::Paid { seat, cubes, tiles: given } => Some(match given.is_empty() {
                true => self.with("ahau-event-paid", seat, stock(text, cubes)),
                false if cubes.is_nothing() => {
                    self.with("ahau-event-paid", seat, tiles(text, given))
                }
                false => {
                    let both = format!("{}, {}", stock(text, cubes), tiles(text, given));
                    self.with("ahau-event-paid", seat, both)
                }
            }),
            Event::PaidQueen { seat, colour: it } => {
                Some(self.with("ahau-event-paid-queen", seat, colour(text, it)))
            }
            Event::Laid { seat, tile: it, colour: painted, space } => {
                let key = match it.is_wild() {
                    true => "ahau-event-laid-wild",
                    false => "ahau-event-laid",
                };
                let args = args!(
                    name = self.name(seat),
                    tile = tile(text, it),
                    colour = colour(text, painted),
                    space = space.to_string(),
                );
                Some(text.tell(key, args))
            }
            Event::Claimed { seat, region: at, .. } => {
                Some(self.with("ahau-event-claimed", seat, region(text, at)))
            }
            Event::Built { seat, building: it, slot } => Some(text.tell(
                "ahau-event-built",
                args!(
                    name = self.name(seat),
                    building = building(text, it),
                    slot = slot.index() + 1,
                    words = building_words(text, self.kit, it),
                ),
            )),
            _ => None,
        }
    }

    pub(super) fn cards(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::TookBack { seat, cards: back } => {
                self.with("ahau-event-took-back", seat, cards(text, back, None))
            }
            Event::TookRole { seat } => self.of("ahau-event-took-role", seat),
            Event::ChoseRole { seat, role: it, seen } => {
                let args =
                    args!(name = self.name(seat), role = role(text, it), seen = roles(text, seen),);
                text.tell("ahau-event-chose-role", args)
            }
            Event::RoleBack { seat } => self.of("ahau-event-role-back", seat),
            Event::Redrew { seat } => self.of("ahau-event-redrew", seat),
            _ => return None,
        })
    }
}
