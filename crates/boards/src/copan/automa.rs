//! Solo: the cards of the Automa in the order of their priority (C 8.1).

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Mode, Resource, Site};
use patolli_core::Seat;
use patolli_text::args;
use patolli_text::copan::{of_site, resource};

impl Easel<'_> {
    pub(super) fn automa_cards(&self, _: Seat) -> Markup {
        let Some(automa) = self.table.automa else { return html! {} };
        html! {
            div class="automa-cards" role="group" aria-label=(self.automa_words()) {
                @for card in automa.order { (self.automa_card(card)) }
            }
        }
    }

    /// The resource, the tiles on it, and whether its hard side is up.
    fn automa_card(&self, card: Resource) -> Markup {
        let Some(automa) = self.table.automa else { return html! {} };
        let tiles = automa.tiles.get(card);
        Spot::new("span", format!("automa-card of-{card}"), self.automa_card_words(card))
            .class_if(self.next_card() == Some(card), "next")
            .changed(self.differs(|table| table.automa.map(|automa| automa.tiles.get(card))))
            .draw(&html! {
                span { (inline(card.name())) (inline(Site::of(card).name())) }
                span { "×" b { (tiles) } @if automa.hard.contains(card) { span class="hard" { "★" } } }
            })
    }

    /// The card it will play: the leftmost with a tile (C 8.2.2).
    fn next_card(&self) -> Option<Resource> {
        let automa = self.table.automa?;
        automa.order.into_iter().find(|card| automa.tiles.get(*card) > 0)
    }

    pub(super) fn automa_card_words(&self, card: Resource) -> String {
        let Some(automa) = self.table.automa else { return String::new() };
        let place = automa.order.iter().position(|one| *one == card).unwrap_or_default() + 1;
        let args = args!(
            place = place,
            card = resource(self.text, card),
            site = of_site(self.text, Site::of(card)),
            n = automa.tiles.get(card),
        );
        match automa.hard.contains(card) {
            true => self.tell("boards-copan-automa-hard", args),
            false => self.tell("boards-copan-automa-easy", args),
        }
    }

    pub(super) fn automa_words(&self) -> String {
        match self.table.automa.map(|automa| automa.mode) {
            Some(Mode::Advanced) => self.say("boards-copan-automa-advanced"),
            _ => self.say("boards-copan-automa-basic"),
        }
    }
}
