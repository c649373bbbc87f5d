//! History lines.

mod amounts;
mod things;

use super::cards::*;
use super::names::*;
use super::printed::*;
use crate::text::Text;
use crate::words::args;
use patolli_copan::{Event, Kit, Pending, Site};
use patolli_core::Dense;

type Teller<'a> = crate::teller::Teller<'a, Kit>;

pub(super) fn event(text: &Text, kit: &Kit, event: &Event, names: &[String]) -> Option<String> {
    let teller = Teller { text, kit, names };
    let told = teller.table(event);
    told.or_else(|| teller.court(event))
        .or_else(|| teller.closed(event))
        .or_else(|| teller.amounts(event))
        .or_else(|| teller.totem(event))
        .or_else(|| teller.sites(event))
        .or_else(|| teller.characters(event))
        .or_else(|| teller.glyphs(event))
        .or_else(|| teller.actions(event))
}

impl Teller<'_> {
    /// Deals, rounds and turns. Cards, Glyphs and River tiles that fill a gap are seen on the table;
    /// only new Characters are worth a line.
    fn table(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Dealt { seat, hand } | Event::DealtOpen { seat, hand } => {
                self.with("copan-event-dealt", seat, stock(text, hand))
            }
            Event::AutomaCards { order } => {
                let cards = order.map(|card| resource(text, card)).join(", ");
                text.tell("copan-event-automa-cards", args!(cards = cards))
            }
            Event::RoundStarted { round } => text.tell("copan-event-round", args!(round = round)),
            Event::TurnStarted { seat } => self.of("copan-event-turn", seat),
            Event::NewCharacter { character: it, .. } => {
                text.tell("copan-event-new-character", args!(character = character(text, it)))
            }
            Event::Reshuffled { pile } => text.say(match pile {
                Site::BallCourt => "copan-event-reshuffled-characters",
                Site::Hieroglyphs => "copan-event-reshuffled-glyphs",
                Site::Altars | Site::Embassies | Site::River => "copan-event-reshuffled-altars",
            }),
            Event::Ending => text.say("copan-event-ending"),
            Event::Over => text.say("copan-event-over"),
            _ => return None,
        })
    }

    /// The Court phase and what sets off Events.
    fn court(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Placed { seat, tile, space: at } => {
                text.tell(
                    "copan-event-placed",
                    args!(
                        name = self.name(seat),
                        tile = resource(text, tile),
                        space = space(text, at),
                    ),
                )
            }
            Event::PlacedBlind { seat, space: at } => {
                self.with("copan-event-placed-blind", seat, space(text, at))
            }
            Event::CourtSkipped { seat } => self.of("copan-event-court-skipped", seat),
            Event::Declined { track, position } => text.tell(
                "copan-event-declined",
                args!(track = resource(text, track), position = position),
            ),
            Event::Omen => text.say("copan-event-omen"),
            Event::Scarcity { track } => {
                text.tell("copan-event-scarcity", args!(track = resource(text, track)))
            }
            Event::Rolled { fate: rolled, card } => {
                let result = self.kit.events[card][rolled];
                text.tell(
                    "copan-event-rolled",
                    args!(fate = fate(text, rolled), outcome = outcome(text, result)),
                )
            }
            _ => return None,
        })
    }

    /// What a scarcity Event closes.
    fn closed(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::ClosedCity { city: it } => {
                text.tell("copan-event-closed-city", args!(city = city(text, it)))
            }
            Event::ClosedCourt { space } => {
                text.tell("copan-event-closed-court", args!(n = space.index() + 1))
            }
            Event::ClosedAltars { spaces: [left, right] } => text.tell(
                "copan-event-closed-altars",
                args!(left = left.index() + 1, right = right.index() + 1),
            ),
            Event::ClosedGlyph { space } => {
                text.tell("copan-event-closed-glyph", args!(n = space.index() + 1))
            }
            Event::NothingToClose { track, fate: rolled } => text.tell(
                "copan-event-nothing-to-close",
                args!(place = at_site(text, Some(Site::of(track))), fate = fate(text, rolled)),
            ),
            _ => return None,
        })
    }

    /// Bonus actions, and what the Automa does. A waiting Jade tile has its words when it is placed.
    fn actions(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Queued { seat, what: what @ Pending::Bonus { .. } } => {
                self.with("copan-event-queued", seat, pending(text, what))
            }
            Event::BonusRefused { seat } => self.of("copan-event-bonus-refused", seat),
            Event::ActionLost { seat, site: at } => {
                self.with("copan-event-action-lost", seat, at_site(text, at))
            }
            Event::AutomaRolled { fate: rolled } => {
                text.tell("copan-event-automa-rolled", args!(fate = fate(text, rolled)))
            }
            Event::AutomaActs { card } => text.tell(
                "copan-event-automa-acts",
                args!(card = resource(text, card), site = site(text, Site::of(card))),
            ),
            _ => return None,
        })
    }
}
