//! Battles from the attack to the Prisoners.

use super::Teller;
use crate::words::args;
use crate::yucatan::names::*;
use crate::yucatan::printed::*;
use patolli_yucatan::{Card, Event};

impl Teller<'_> {
    pub(super) fn fight(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::BattleBegan { city: at, attacker, defender } => text.tell(
                "yucatan-event-battle",
                args!(
                    city = city(at),
                    attacker = self.name(attacker.0),
                    first = troop(text, attacker.1),
                    defender = self.name(defender.0),
                    second = troop(text, defender.1),
                ),
            ),
            Event::ChoseCard { seat, card: it } => {
                self.with("yucatan-event-chose-card", seat, card(text, it))
            }
            Event::CardShown { seat, card: it } => {
                self.with("yucatan-event-card-shown", seat, self.named(it))
            }
            Event::BoughtAxes { seat, axes: n } => {
                self.with("yucatan-event-bought-axes", seat, axes(text, n))
            }
            Event::Strength { seat, axes: sum } => text.tell(
                "yucatan-event-strength",
                args!(
                    name = self.name(seat),
                    axes = axes(text, sum.total()),
                    parts = axes_parts(text, &sum),
                ),
            ),
            Event::Fought { city: at, winner, .. } => match winner {
                Some(seat) => self.with("yucatan-event-won", seat, city(at)),
                None => text.tell("yucatan-event-draw", args!(city = city(at))),
            },
            Event::BoughtBonus { seat, extra } => {
                let what = text.say(&format!("yucatan-extra-{extra}"));
                self.with("yucatan-event-bought-bonus", seat, what)
            }
            _ => return None,
        })
    }

    pub(super) fn captures(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Captured { seat, units: n, from, by } => text.tell(
                "yucatan-event-captured",
                args!(
                    name = self.name(seat),
                    units = units(text, n),
                    other = self.name(from),
                    source = source(text, self.kit, by),
                ),
            ),
            Event::WipedOut { seat, leader, by } => text.tell(
                "yucatan-event-wiped-out",
                args!(name = self.name(by), other = self.name(seat), troop = troop(text, leader),),
            ),
            Event::CardGone { seat, card: it } => {
                let key = match it {
                    Card::Summoning(_) => "yucatan-event-card-spent",
                    _ => "yucatan-event-card-gone",
                };
                self.with(key, seat, card(text, it))
            }
            Event::CardBack { seat, card: it } => {
                self.with("yucatan-event-card-back", seat, card(text, it))
            }
            _ => return None,
        })
    }
}
