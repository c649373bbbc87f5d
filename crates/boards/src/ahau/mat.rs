//! A player board in full: supply and reserve, the pyramid, the capital (A 3.7).

use super::easel::Easel;
use crate::seats::seat_chip;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn mat(&self, seat: Seat) -> Markup {
        let title = self.tell("boards-mat", args!(name = self.name(seat)));
        html! {
            section id=[(!self.copy).then(|| format!("mat-{seat}"))]
                class={ "mat mat-large mat-ahau seat-" (seat) } role="group" aria-label=(title) {
                div class="mat-side" {
                    (self.mat_head(seat))
                    @if self.table.is_pakal(seat) { (self.pakal_facts()) } @else { (self.cubes(seat)) }
                    (self.counts(seat))
                    @if self.me == Some(seat) && self.decides() { (self.now()) }
                    (self.reserve(seat))
                }
                (self.pyramid(seat))
                (self.capital(seat))
            }
        }
    }

    /// Name and Fame, with what a celebration would add now.
    pub(super) fn mat_head(&self, seat: Seat) -> Markup {
        let fame = self.player(seat).fame.total();
        let changed = self.differs(|table| table.players[seat].fame);
        html! {
            div class="mat-head" {
                (seat_chip(seat, self.name(seat)))
                (Spot::new("span", "mat-points", self.fame_words(seat)).changed(changed).draw(&html! {
                    b { (fame) } (inline("fame"))
                    @if !self.is_over() { span class="mat-total" { "(+" (self.projected(seat)) ")" } }
                }))
            }
        }
    }

    pub(super) fn fame_words(&self, seat: Seat) -> String {
        let fame = self.player(seat).fame.total();
        match self.is_over() {
            true => self.tell("boards-ahau-fame-final", args!(fame = fame)),
            false => {
                let args = args!(fame = fame, more = self.projected(seat));
                self.tell("boards-ahau-fame", args)
            }
        }
    }
}
