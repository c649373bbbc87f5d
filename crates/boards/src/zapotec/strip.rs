//! A player board in short, for the column of the others.

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::zapotec::{cards, stock};
use patolli_zapotec::{Resource, Step};

impl Easel<'_> {
    pub(super) fn strip(&self, seat: Seat) -> Markup {
        let title = self.tell("boards-mat", args!(name = self.name(seat)));
        let turn =
            seat == self.table.active && !matches!(self.step(), None | Some(Step::SelectCard));
        html! {
            section id={ "mat-" (seat) } class={ "mat mat-small seat-" (seat) (if turn { " active" } else { "" }) }
                role="group" aria-label=(title) {
                (self.mat_head(seat))
                @if Some(seat) == self.table.bot() {
                    (self.bot_facts(seat))
                    div class="strip-row" { (self.supply(seat)) }
                } @else {
                    (self.small_stock(seat))
                    div class="strip-row" { (self.supply(seat)) (self.hand_size(seat)) }
                }
                (self.trade_tiles(seat))
            }
        }
    }

    fn small_stock(&self, seat: Seat) -> Markup {
        let have = self.player(seat).stock;
        let changed = self.differs(|table| table.players[seat].stock);
        Spot::new("div", "strip-stock", stock(self.text, have)).changed(changed).draw(&html! {
            @for kind in Resource::all() {
                @let n = have.get(kind);
                span class=(if n == 0 { "amount none" } else { "amount" }) {
                    (inline(kind.name())) b { (n) }
                }
            }
        })
    }

    /// How many cards, and those that everyone saw going into the hand.
    fn hand_size(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let mut what = self.tell("zapotec-board-cards", args!(n = player.hand_size));
        if !player.known_hand.is_empty() {
            let known = cards(self.text, self.kit, player.known_hand);
            what = what + ". " + &self.tell("boards-known", args!(cards = known));
        }
        Spot::new("span", "hand-size", what)
            .draw(&html! { b { (player.hand_size) } (inline("card")) })
    }
}
