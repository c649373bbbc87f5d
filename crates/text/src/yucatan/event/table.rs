//! Set-up, Rounds, sacrifices, the Revolution and the end.

use super::Teller;
use crate::words::{args, clauses};
use crate::yucatan::names::*;
use patolli_core::Seat;
use patolli_yucatan::{Choices, Event, Goods, Offering, Resource};

impl Teller<'_> {
    /// Rounds and Turns, and secret choices.
    pub(super) fn frame(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::FirstPlayer { seat } => self.of("yucatan-event-first", seat),
            Event::Chose { seat, choices } => {
                self.with("yucatan-event-chose", seat, self.choices(&choices))
            }
            Event::Pledged { seat } => self.of("yucatan-event-pledged", seat),
            Event::Revealed { seat, building: it, counselors: (first, second), power: mine } => {
                text.tell(
                    "yucatan-event-revealed",
                    args!(
                        name = self.name(seat),
                        building = building(text, it),
                        first = counselor(text, first),
                        second = counselor(text, second),
                        power = power(text, mine),
                    ),
                )
            }
            Event::RoundStarted { round } => {
                let rate = self.kit.calendar(round).rate;
                text.tell("yucatan-event-round", args!(round = round, rate = rate))
            }
            Event::TurnStarted { seat, turn } => self.with("yucatan-event-turn", seat, turn),
            Event::TokenPassed { from, to } => {
                self.with("yucatan-event-token", from, self.name(to))
            }
            Event::Over => text.say("yucatan-event-over"),
            _ => return None,
        })
    }

    /// What a seat has chosen for the set-up so far.
    fn choices(&self, choices: &Choices) -> String {
        let text = self.text;
        let names = [
            choices.building.map(|it| building(text, it)),
            choices.counselors.map(|(first, second)| {
                format!("{}, {}", counselor(text, first), counselor(text, second))
            }),
            choices.power.map(|it| power(text, it)),
        ];
        clauses(text, names.into_iter().flatten())
    }

    /// Sacrifices, Evolutions and the Revolution.
    pub(super) fn rites(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::ChoseOffering { seat, offering } => {
                self.with("yucatan-event-chose-offering", seat, self.offering(&offering))
            }
            Event::Sacrificed { seat, prisoners, goods, points } => {
                self.sacrificed(seat, self.gifts(prisoners, goods), points)
            }
            Event::Climbed { seat, step } => self.with("yucatan-event-climbed", seat, step),
            Event::NobodyClimbed => text.say("yucatan-event-nobody-climbed"),
            Event::Evolved { seat, column: it, row } => text.tell(
                "yucatan-event-evolved",
                args!(name = self.name(seat), column = column(text, it), row = row),
            ),
            Event::Returned { seat, summoning: it } => {
                self.with("yucatan-event-returned", seat, summoning(it))
            }
            Event::JadeLaid { city: at, jade } => {
                let jade = goods(text, Goods::of(Resource::Jade, jade));
                text.tell("yucatan-event-jade", args!(jade = jade, city = city(at)))
            }
            _ => return None,
        })
    }

    fn sacrificed(&self, seat: Seat, what: String, points: i16) -> String {
        let args = args!(name = self.name(seat), what = what, points = sp(self.text, points));
        self.text.tell("yucatan-event-sacrificed", args)
    }

    fn offering(&self, offering: &Offering) -> String {
        let amount = |kind, sets: Option<u8>| {
            let n = sets.unwrap_or(0).saturating_mul(self.kit.set_size(kind));
            Goods::of(kind, n.min(Goods::MAX))
        };
        let jade = amount(Resource::Jade, offering.jade);
        let corn = amount(Resource::Corn, offering.corn);
        self.gifts(offering.prisoners.unwrap_or(0), jade.plus(corn))
    }

    /// `2 Prisoners, 1 corn and 2 jade`, or `nothing`.
    fn gifts(&self, captives: u8, goods: Goods) -> String {
        let captives = (captives > 0).then(|| prisoners(self.text, captives));
        some_of(self.text, captives.into_iter().chain(amounts(self.text, goods)))
    }
}
