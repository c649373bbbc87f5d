//! A City board in full: goods and Prison, five Buildings, three Leaders (Y 14.1).

use super::easel::Easel;
use crate::seats::seat_chip;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::args;
use patolli_text::yucatan::{prisoners, resource};
use patolli_yucatan::Resource;

impl Easel<'_> {
    pub(super) fn mat(&self, seat: Seat) -> Markup {
        let title = self.tell("boards-mat", args!(name = self.name(seat)));
        html! {
            section id=[(!self.copy).then(|| format!("mat-{seat}"))]
                class={ "mat mat-large mat-yucatan seat-" (seat) } role="group" aria-label=(title) {
                div class="mat-side" {
                    (self.mat_head(seat))
                    (self.goods_row(seat))
                    (self.aims(seat))
                    (self.tokens(seat))
                }
                (self.buildings(seat))
                (self.leaders(seat))
            }
        }
    }

    pub(super) fn mat_head(&self, seat: Seat) -> Markup {
        let changed = self.differs(|table| table.players[seat].vp);
        html! {
            div class="mat-head" {
                (seat_chip(seat, self.name(seat)))
                @if self.table.first == seat {
                    (self.fact("first", self.say("boards-yucatan-first"), &inline("first")))
                }
                (Spot::new("span", "mat-points", self.points_words(seat)).changed(changed).draw(&html! {
                    b { (self.player(seat).vp.total()) } (inline("vp"))
                }))
            }
        }
    }

    /// Corn, jade, Prisoners.
    pub(super) fn goods_row(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let good = |kind: Resource| {
            let n = player.goods.get(kind);
            let what =
                self.tell("boards-yucatan-have", args!(n = n, what = resource(self.text, kind)));
            Spot::new("span", "u-good", what)
                .class_if(n == 0, "none")
                .changed(self.differs(|table| table.players[seat].goods.get(kind)))
                .draw(&html! { (inline(kind.name())) b { (n) } })
        };
        let prison = Spot::new("span", "u-good", self.prison_words(seat))
            .class_if(player.prisoners == 0, "none")
            .changed(self.differs(|table| table.players[seat].prisoners));
        html! {
            div class="u-goods" {
                (good(Resource::Corn)) (good(Resource::Jade))
                (prison.draw(&html! { (inline("prisoner")) b { (player.prisoners) } }))
            }
        }
    }

    pub(super) fn prison_words(&self, seat: Seat) -> String {
        let held = prisoners(self.text, self.player(seat).prisoners);
        self.tell("boards-yucatan-prison", args!(prisoners = held))
    }

    /// The last sacrifice, and the most that would be possible now.
    pub(super) fn aims(&self, seat: Seat) -> Markup {
        if !self.will_sacrifice() {
            return html! {};
        }
        let (old, most) = (self.table.old_points(seat), self.table.most_points(seat));
        let spot =
            Spot::new("span", "u-aims", self.points_words(seat)).class_if(most > old, "u-beats");
        spot.draw(
            &html! { (inline("sp")) b { (old) } " · max " b { (most) } @if most > old { "▲" } },
        )
    }

    /// Action tokens that are left in this Round.
    fn tokens(&self, seat: Seat) -> Markup {
        let turns = self.kit.length.turns;
        let [buildings, leaders] =
            [false, true].map(|kind| turns.saturating_sub(self.player(seat).tokens_used(kind)));
        let row = |icon: &str, left: u8, key: &str| {
            let what = self.tell(key, args!(n = left));
            Spot::new("span", "u-tokens", what).draw(&html! {
                (inline(icon))
                span class="u-pips" { @for i in 0..turns { i class=(if i < left { "on" } else { "off" }) {} } }
            })
        };
        html! {
            div class="u-token-rows" {
                (row("building", buildings, "boards-yucatan-building-tokens"))
                (row("city_leader", leaders, "boards-yucatan-leader-tokens"))
            }
        }
    }
}
