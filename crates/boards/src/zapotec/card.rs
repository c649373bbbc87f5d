//! Action cards, and what they would bring the observer.

use super::easel::Easel;
use crate::spot::Spot;
use crate::stock::icons;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::args;
use patolli_text::zapotec::card as card_words;
use patolli_zapotec::{Card, Line};

impl Easel<'_> {
    /// A card as a place of the table; the same card has the same id wherever it lies.
    pub(super) fn card_spot(&self, card: Card, class: &str, what: String) -> Spot {
        let spot = Spot::new("div", format!("card card-{class} kind-{}", self.kind(card)), what);
        self.piece(spot, "card", &format!("card-{card}"))
    }

    fn kind(&self, card: Card) -> &'static str {
        self.kit.cards[card].property.kind().name()
    }

    /// Number, resource, property: what is printed on it.
    pub(super) fn card_face(&self, card: Card) -> Markup {
        let row = self.kit.cards[card];
        html! {
            span class="card-head" {
                span class="card-number" { (card.number()) }
                (inline(row.basic.name()))
            }
            span class="card-property" {
                (inline(row.property.name()))
                span class="card-name" { (self.property(row.property)) }
            }
        }
    }

    /// What the row and the column would pay a player with this card.
    pub(super) fn card_incomes(&self, card: Card, seat: Seat) -> Markup {
        html! {
            span class="card-incomes" {
                @for line in [Line::Row, Line::Column] {
                    span class="card-income" {
                        (inline(line.name())) (icons(self.table.income(seat, card, line)))
                    }
                }
            }
        }
    }

    pub(super) fn card_words(&self, card: Card) -> String {
        let free = self.table.free.and(self.kit.spaces_with[self.kit.cards[card].property]).len();
        let card = card_words(self.text, self.kit, card);
        self.tell("boards-zapotec-card", args!(card = card, spaces = free))
    }
}
