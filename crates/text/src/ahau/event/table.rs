//! Rounds, celebrations and King Pakal.

use super::Teller;
use crate::ahau::names::*;
use crate::words::{args, list};
use patolli_ahau::Event;

impl Teller<'_> {
    /// Rounds, turns and celebrations. Tiles and sites that fill a gap are seen on the table.
    pub(super) fn round(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match event {
            Event::FirstPlayer { seat } => self.of("ahau-event-first", *seat),
            Event::RoundStarted { round } => text.tell("ahau-event-round", args!(round = *round)),
            Event::TurnOrder { order } => {
                let names: Vec<_> = order.iter().map(|seat| self.name(*seat)).collect();
                text.tell("ahau-event-order", args!(names = list(text, &names)))
            }
            Event::TurnStarted { seat } => self.of("ahau-event-turn", *seat),
            Event::BagRefilled => text.say("ahau-event-bag-refilled"),
            Event::NewBuilding { building: it, .. } => {
                text.tell("ahau-event-new-building", args!(building = building(text, *it)))
            }
            Event::KatunEnds => text.say("ahau-event-katun-ends"),
            Event::PyramidComplete { seat } => self.of("ahau-event-pyramid-complete", *seat),
            Event::LastWorker { seat } => self.of("ahau-event-last-worker", *seat),
            Event::TooLong => text.say("ahau-event-too-long"),
            Event::Celebration { katun } => {
                text.tell("ahau-event-celebration", args!(n = *katun, of = self.kit.supply.katuns))
            }
            Event::Over => text.say("ahau-event-over"),
            _ => return None,
        })
    }

    /// What only King Pakal does.
    pub(super) fn solo(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::PakalArrives { personality: it, difficulty: level } => text.tell(
                "ahau-event-pakal",
                args!(personality = personality(text, it), level = difficulty(text, level)),
            ),
            Event::PakalRedeals => text.say("ahau-event-pakal-redeals"),
            Event::PakalRole { role: it } => {
                text.tell("ahau-event-pakal-role", args!(role = role(text, it)))
            }
            Event::PutAside { seat, building: it } => {
                self.with("ahau-event-put-aside", seat, building(text, it))
            }
            _ => return None,
        })
    }
}
