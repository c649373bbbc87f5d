//! The Pyramid from the front with the City Leaders, and the Calendar above it (Y 3.3).

use super::easel::Easel;
use super::effect::worth;
use crate::seats::piece;
use crate::spot::Spot;
use crate::svg::{n, polar, sector};
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::args;
use patolli_yucatan::{MOST_ROUNDS, TOP};

/// Rounds have Roman numerals, to differ from points.
const ROMAN: [&str; MOST_ROUNDS as usize] = ["I", "II", "III", "IV", "V", "VI"];

impl Easel<'_> {
    /// A disc with a sector for each Round: its number, and the Sacrifice Points for each Prisoner.
    pub(super) fn calendar(&self) -> Markup {
        let now = self.table.round;
        Spot::new("div", "u-calendar", self.calendar_words())
            .changed(self.differs(|table| table.round))
            .draw(&html! {
                svg viewBox="-52 -52 104 104" aria-hidden="true" {
                    circle class="u-rim" r="51" {}
                    @for round in 1..=self.kit.length.rounds { (self.sector(round, now)) }
                    circle class="u-rim" r="7" {}
                }
            })
    }

    fn sector(&self, round: u8, now: u8) -> Markup {
        // One Round alone leaves a gap, because an arc cannot end where it begins.
        let wide = 360.0 / f64::from(self.kit.length.rounds);
        let from = -90.0 + wide * f64::from(round - 1);
        let [(x, y), (u, v)] = [24.5, 41.0].map(|radius| polar(radius, from + wide / 2.0));
        let class = if round == now { "u-day u-today" } else { "u-day" };
        html! {
            g class=(class) {
                path d=(sector(7.0, 48.0, from + 1.5, from + wide - 1.5)) {}
                text x=(n(x)) y=(n(y + 8.0)) { (self.kit.calendar(round).rate) }
                text class="u-day-round" x=(n(u)) y=(n(v + 4.0)) { (ROMAN[usize::from(round) - 1]) }
            }
        }
    }

    pub(super) fn calendar_words(&self) -> String {
        let rates: Vec<_> = (1..)
            .zip(self.kit.rounds())
            .map(|(round, row): (u8, _)| {
                let rate = row.rate;
                self.tell("boards-yucatan-rate", args!(round = round, rate = rate))
            })
            .collect();
        self.tell(
            "boards-yucatan-calendar",
            args!(round = self.table.round, rates = rates.join(", ")),
        )
    }

    pub(super) fn pyramid(&self) -> Markup {
        html! {
            div class="u-pyramid" role="group" aria-label=(self.say("boards-yucatan-pyramid")) {
                @for step in (0..=TOP).rev() { (self.ledge(step)) }
            }
        }
    }

    pub(super) fn on_ledge(&self, step: u8) -> impl Iterator<Item = Seat> + '_ {
        self.table.seats().filter(move |seat| self.player(*seat).step == step)
    }

    fn ledge(&self, step: u8) -> Markup {
        let changed =
            self.on_ledge(step).any(|seat| self.differs(|table| table.players[seat].step));
        // The points of the top are beside it, because leaders fill the ledge.
        Spot::new("div", "u-ledge-row", self.ledge_words(step)).changed(changed).draw(&html! {
            div class={ "u-ledge u-ledge-" (step) } {
                @for seat in self.on_ledge(step) {
                    span class={ "owned seat-" (seat) } id={ "priest-" (seat) } data-piece="priest" {
                        (piece("city_leader", seat, None))
                    }
                }
                @if step > 0 { span class="u-ledge-vp" { (worth(self.arrival(step), "vp")) } }
            }
        })
    }

    fn arrival(&self, step: u8) -> u8 {
        self.kit.pyramid[usize::from(step) - 1]
    }

    pub(super) fn ledge_words(&self, step: u8) -> String {
        let mut said = match step {
            0 => self.say("boards-yucatan-foot"),
            _ => self.tell("boards-yucatan-ledge", args!(n = step, vp = self.arrival(step))),
        };
        let here: Vec<_> = self.on_ledge(step).map(|seat| self.name(seat)).collect();
        if !here.is_empty() {
            let names = here.join(", ");
            said = format!("{said} {}", self.tell("boards-yucatan-on-ledge", args!(names = names)));
        }
        said
    }
}
