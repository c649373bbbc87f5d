//! What players do in their Turns: gains, purchases, Troops on the move.

use super::Teller;
use crate::words::args;
use crate::yucatan::names::*;
use crate::yucatan::printed::*;
use patolli_core::Dense;
use patolli_yucatan::{Card, Event};

impl Teller<'_> {
    pub(super) fn gains(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Activated { seat, element: it } => {
                self.with("yucatan-event-activated", seat, the_element(text, it))
            }
            Event::Gained { seat, goods: gain, by } => {
                self.from("yucatan-event-gained", seat, goods(text, gain), by)
            }
            Event::Paid { seat, goods: price } => {
                self.with("yucatan-event-paid", seat, goods(text, price))
            }
            Event::Drew { seat, by } => {
                let source = source(text, self.kit, by);
                self.with("yucatan-event-drew", seat, source)
            }
            Event::DrewCard { seat, card: it } => {
                self.with("yucatan-event-drew-card", seat, self.named(Card::Special(it)))
            }
            Event::Scored { seat, vp: n, by } => {
                self.from("yucatan-event-scored", seat, vp(text, n), by)
            }
            Event::Imprisoned { seat, units: n, by } => {
                self.from("yucatan-event-imprisoned", seat, units(text, n), by)
            }
            _ => return None,
        })
    }

    /// A card with its effects.
    pub(super) fn named(&self, it: Card) -> String {
        let words = card_words(self.text, self.kit, it);
        self.text.tell("yucatan-named-in", args!(name = card(self.text, it), words = words))
    }

    /// Buildings, Abilities, Summonings, powers and cities.
    pub(super) fn city(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Built { seat, building: it, level } => text.tell(
                "yucatan-event-built",
                args!(name = self.name(seat), building = the_building(text, it), level = level),
            ),
            Event::Acquired { seat, ability: it, leader, slot } => text.tell(
                "yucatan-event-acquired",
                args!(
                    name = self.name(seat),
                    ability = ability(text, it),
                    troop = troop(text, leader),
                    slot = slot.index() + 1,
                ),
            ),
            Event::Linked { seat, summoning: it, leader, timer } => text.tell(
                "yucatan-event-linked",
                args!(
                    name = self.name(seat),
                    summoning = summoning(it),
                    troop = troop(text, leader),
                    until = until(text, self.kit, timer),
                ),
            ),
            Event::Prolonged { seat, summoning: it, timer } => text.tell(
                "yucatan-event-prolonged",
                args!(
                    name = self.name(seat),
                    summoning = summoning(it),
                    until = until(text, self.kit, timer),
                ),
            ),
            Event::Declined { seat } => self.of("yucatan-event-declined", seat),
            Event::CityActivated { seat, city: at, action } => text.tell(
                "yucatan-event-city",
                args!(
                    name = self.name(seat),
                    city = city(at),
                    words = city_action_words(text, self.kit, action),
                ),
            ),
            _ => return None,
        })
    }

    pub(super) fn troops(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Reinforced { seat, leader, units: n, by } => text.tell(
                "yucatan-event-reinforced",
                args!(
                    name = self.name(seat),
                    n = n,
                    troop = troop(text, leader),
                    source = source(text, self.kit, by),
                ),
            ),
            Event::Stayed { seat, leader } => self.of_troop("yucatan-event-stayed", seat, leader),
            Event::Moved { seat, leader, to, .. } => text.tell(
                "yucatan-event-moved",
                args!(
                    name = self.name(seat),
                    troop = troop(text, leader),
                    place = to_space(text, to),
                ),
            ),
            Event::Retreated { seat, leader } => {
                self.of_troop("yucatan-event-retreated", seat, leader)
            }
            Event::Rebuilt { seat, leader, units: n } => text.tell(
                "yucatan-event-rebuilt",
                args!(name = self.name(seat), troop = troop(text, leader), units = units(text, n)),
            ),
            _ => return None,
        })
    }
}
