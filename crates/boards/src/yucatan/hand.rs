//! The observer's own Battle cards. In a Battle one of them is chosen here or in its scene.

use super::card::card_class;
use super::easel::Easel;
use crate::spot::Spot;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::yucatan::card as card_name;
use patolli_yucatan::{Action, Card, Step};

impl Easel<'_> {
    pub(super) fn hand(&self) -> Markup {
        let Some((seat, _)) = self.subject.view.own else { return html! {} };
        html! {
            div class="hand hand-yucatan" role="group" aria-label=(self.say("boards-hand")) {
                @for card in self.known_cards(seat, None) { (self.hand_card(seat, card)) }
            }
        }
    }

    pub(super) fn hand_card(&self, seat: Seat, card: Card) -> Markup {
        let n = self.copies(card);
        let chosen = self.asked_for_card() && self.own().and_then(|own| own.card) == Some(card);
        let mut what = self.card_line(card);
        if chosen {
            what = format!("{what} {}", self.say("boards-yucatan-chosen"));
        }
        let spot = Spot::new("div", card_class(card), what).class_if(chosen, "u-chosen");
        let acts = self.asked_for_card().then_some(Action::Card(card));
        self.own_acts(spot, seat, acts).draw(&html! {
            (self.card_face(card))
            @if n > 1 { b class="u-times" { "×" (n) } }
        })
    }

    /// How many of a card the observer has.
    fn copies(&self, card: Card) -> u8 {
        match card {
            Card::Special(it) => self.own().map_or(0, |own| own.hand.get(it)),
            _ => 1,
        }
    }

    pub(super) fn asked_for_card(&self) -> bool {
        self.step() == Some(Step::Cards)
    }

    /// Which cards a player has, as far as the observer knows.
    pub(super) fn hand_words(&self, seat: Seat) -> String {
        let cards: Vec<_> =
            self.known_cards(seat, None).into_iter().map(|it| card_name(self.text, it)).collect();
        let unknown = self.unknown_cards(seat);
        let args = patolli_text::args!(cards = cards.join(", "), n = unknown);
        match unknown {
            0 => self.tell("boards-yucatan-hand-known", args),
            _ => self.tell("boards-yucatan-hand-of", args),
        }
    }
}
