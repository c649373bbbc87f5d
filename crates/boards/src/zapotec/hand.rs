//! The observer's own cards, which no one else sees.

use super::easel::Easel;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::Words;
use patolli_zapotec::{Action, Card, Step, Zapotec};

impl Easel<'_> {
    pub(super) fn hand(&self) -> Markup {
        let Some((seat, own)) = self.subject.view.own else { return html! {} };
        html! {
            div class="hand" role="group" aria-label=(self.say("boards-hand")) {
                @for card in own.hand { (self.hand_card(seat, card, own.pledge == Some(card))) }
            }
        }
    }

    fn hand_card(&self, seat: Seat, card: Card, pledged: bool) -> Markup {
        let play = Action::PlayCard(card);
        let mut what = Zapotec::action(self.text, self.subject.view, play, self.subject.names);
        if pledged {
            what = what + ". " + &self.say("boards-zapotec-pledged");
        }
        let before = self.subject.before.and_then(|view| view.own);
        let new = before.is_some_and(|(_, own)| !own.hand.contains(card));
        let spot = self.card_spot(card, "hand", what).class_if(pledged, "pledged").changed(new);
        let spot = match self.step() {
            Some(Step::SelectCard) => self.acts(spot, [Action::PlayCard(card)]),
            Some(Step::TurnScoring) => self.acts(spot, [Action::ScoreHandCard(card)]),
            _ => spot,
        };
        let free = self.table.free.and(self.kit.spaces_with[self.kit.cards[card].property]).len();
        spot.draw(&html! {
            (self.card_face(card))
            (self.card_incomes(card, seat))
            span class="card-spaces" { b { (free) } (inline("house")) }
        })
    }
}
