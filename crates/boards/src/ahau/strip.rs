//! A player board in short, for the column of the others.

use super::easel::{Easel, building_icon};
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::Colour;
use patolli_core::{Dense, Seat};
use patolli_text::ahau::cards;
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn strip(&self, seat: Seat) -> Markup {
        let title = self.tell("boards-mat", args!(name = self.name(seat)));
        let acts = self.in_turn() && self.table.active == seat;
        html! {
            section id={ "mat-" (seat) } class={ "mat mat-small mat-ahau seat-" (seat) (if acts { " active" } else { "" }) }
                role="group" aria-label=(title) {
                (self.mat_head(seat))
                div class="y-strip" {
                    (self.small_pyramid(seat))
                    div class="y-strip-facts" {
                        (self.counts(seat))
                        @if self.table.is_pakal(seat) { (self.pakal_facts()) } @else { (self.small_stock(seat)) }
                        (self.small_hand(seat))
                        (self.small_reserve(seat))
                        (self.small_capital(seat))
                    }
                }
            }
        }
    }

    fn small_stock(&self, seat: Seat) -> Markup {
        let changed = self.differs(|table| table.players[seat].stock);
        Spot::new("div", "y-small-stock", self.stock_words(seat)).changed(changed).draw(&html! {
            @for colour in Colour::all() {
                @let n = self.player(seat).stock.get(colour);
                span class=(if n == 0 { "amount none" } else { "amount" }) { (inline(colour.name())) b { (n) } }
            }
        })
    }

    fn small_hand(&self, seat: Seat) -> Markup {
        if self.table.is_pakal(seat) {
            return html! {};
        }
        let changed = self.differs(|table| table.players[seat].hand);
        Spot::new("div", "y-small", self.hand_words(seat))
            .changed(changed)
            .draw(&self.card_row(self.player(seat)))
    }

    /// Which cards are in hand, and which are discarded.
    pub(super) fn hand_words(&self, seat: Seat) -> String {
        let (player, known) = (self.player(seat), self.role_of(seat));
        let said =
            self.tell("boards-ahau-hand-of", args!(cards = cards(self.text, player.hand, known)));
        match player.discard.is_empty() {
            true => said,
            false => {
                let gone = cards(self.text, player.discard, known);
                format!("{said} {}", self.tell("boards-ahau-discard-of", args!(cards = gone)))
            }
        }
    }

    fn small_reserve(&self, seat: Seat) -> Markup {
        let reserve = self.player(seat).reserve;
        html! {
            @if !reserve.is_empty() {
                (Spot::new("div", "y-small y-small-tiles", self.reserve_words(seat))
                    .changed(self.differs(|table| table.players[seat].reserve))
                    .draw(&html! {
                        @for (tile, n) in reserve.iter() {
                            span class="amount" { (inline(&tile.to_string())) @if n > 1 { (n) } }
                        }
                    }))
            }
        }
    }

    fn small_capital(&self, seat: Seat) -> Markup {
        let buildings = &self.player(seat).buildings;
        let what: Vec<_> = buildings.iter().map(|it| self.building_words(it)).collect();
        html! {
            @if !buildings.is_empty() {
                (Spot::new("div", "y-small y-small-tiles", what.join("\n"))
                    .changed(self.differs(|table| table.players[seat].buildings.len()))
                    .draw(&html! { @for it in buildings.iter() { (inline(building_icon(it))) } }))
            }
        }
    }
}
