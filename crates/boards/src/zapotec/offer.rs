//! The bonus card of the round, the Offer, the Round deck, and the order of play.

use super::easel::Easel;
use crate::seats::seat_mark;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::args;
use patolli_text::zapotec::card as card_words;
use patolli_zapotec::{Action, Card, Step};

impl Easel<'_> {
    pub(super) fn offer(&self) -> Markup {
        let table = self.table;
        let content = html! {
            (self.order())
            div class="offer-row" {
                (self.bonus_card())
                div class="offer-cards" role="group" aria-label=(self.say("boards-zapotec-offer")) {
                    @for card in table.offer { (self.offer_card(card)) }
                    @if let Some(next) = table.next_bonus { (self.next_bonus(next)) }
                    (self.deck())
                }
            }
        };
        self.part("offer", &self.say("boards-zapotec-offer"), None, &content)
    }

    fn bonus_card(&self) -> Markup {
        let card = self.table.bonus;
        let property = self.kit.cards[card].property;
        let spot = self
            .card_spot(card, "bonus", self.bonus_words())
            .changed(self.differs(|table| table.bonus));
        let spot = match self.step() {
            Some(Step::TurnScoring) => self.acts(spot, [Action::ScoreBonusCard]),
            _ => spot,
        };
        spot.draw(&html! {
            span class="card-head" {
                span class="card-number" { (card.number()) }
                span class="amount" {
                    @match self.me {
                        Some(me) => b { "+" (self.table.turn_points(me, property)) },
                        None => b { "+" (self.kit.points.house) },
                    }
                    (inline("points"))
                }
            }
            span class="card-property" {
                (inline(property.name()))
                span class="card-name" { (self.property(property)) }
            }
        })
    }

    pub(super) fn bonus_words(&self) -> String {
        let card = self.table.bonus;
        let property = self.kit.cards[card].property;
        let said = self.tell(
            "boards-zapotec-bonus-card",
            args!(card = card_words(self.text, self.kit, card), points = self.kit.points.house),
        );
        let Some(me) = self.me else { return said };
        let points = self.table.turn_points(me, property);
        said + " " + &self.tell("boards-zapotec-bonus-mine", args!(points = points))
    }

    fn offer_card(&self, card: Card) -> Markup {
        let spot = self
            .card_spot(card, "offer", self.card_words(card))
            .changed(self.differs(|table| table.offer.contains(card)));
        let spot = match self.step() {
            Some(Step::Draw) => self.acts(spot, [Action::Draw(card)]),
            _ => spot,
        };
        spot.draw(&self.card_face(card))
    }

    /// Solo: the card set aside for the next round.
    fn next_bonus(&self, card: Card) -> Markup {
        let what = card_words(self.text, self.kit, card);
        let what = self.tell("boards-zapotec-next-bonus", args!(card = what));
        let face = html! {
            (self.card_face(card))
            span class="card-foot" { (self.say("boards-zapotec-next")) }
        };
        self.card_spot(card, "next", what).draw(&face)
    }

    fn deck(&self) -> Markup {
        let left = self.table.round_deck;
        let what = self.tell("boards-zapotec-deck", args!(n = left));
        html! {
            div class="deck" role="img" tabindex="0" aria-label=(what) data-tip=(what) {
                span class="deck-count" { (left) }
            }
        }
    }

    /// Who chooses; after the reveal, the order of the numbers and who has acted.
    fn order(&self) -> Markup {
        html! {
            ol class="order" aria-label=(self.say("boards-order")) {
                @for seat in self.seats_in_order() { (self.place_in_order(seat)) }
            }
        }
    }

    pub(super) fn seats_in_order(&self) -> Vec<Seat> {
        match self.step() {
            Some(Step::SelectCard) => self.table.seats().collect(),
            _ => self.table.order[..self.table.n()].to_vec(),
        }
    }

    fn place_in_order(&self, seat: Seat) -> Markup {
        let state = self.turn_state(seat);
        html! {
            li class={ "order-seat " (state.class()) } {
                (seat_mark(seat))
                span class="order-name" { (self.name(seat)) }
                @if let Some(number) = self.played_number(seat) { b class="order-number" { (number) } }
                @if let Some(key) = state.key() { span class="order-state" { (self.say(key)) } }
            }
        }
    }

    /// `Ana 14 (now)`.
    pub(super) fn turn_in_words(&self, seat: Seat) -> String {
        let mut said = self.name(seat).to_string();
        if let Some(number) = self.played_number(seat) {
            said = format!("{said} {number}");
        }
        match self.turn_state(seat).key() {
            Some(key) => format!("{said} ({})", self.say(key)),
            None => said,
        }
    }

    fn turn_state(&self, seat: Seat) -> Turn {
        let table = self.table;
        if self.step() == Some(Step::SelectCard) {
            return match (Some(seat) == table.bot(), table.pledged.contains(seat)) {
                (true, _) => Turn::Later,
                (false, true) => Turn::Chosen,
                (false, false) => Turn::Choosing,
            };
        }
        let order = &table.order[..table.n()];
        let place = |wanted: Seat| order.iter().position(|one| *one == wanted);
        match self.step() {
            None => Turn::Acted,
            _ if seat == table.active => Turn::Active,
            _ if place(seat) < place(table.active) => Turn::Acted,
            _ => Turn::Later,
        }
    }

    /// The number that decided this seat's place in the order.
    pub(super) fn played_number(&self, seat: Seat) -> Option<u8> {
        let bot = self.table.bot_card.filter(|_| Some(seat) == self.table.bot());
        let played = self.player(seat).played.map(Card::number);
        played.or(bot.map(|card| self.kit.bot_cards[card].number))
    }
}

/// Where a seat is in the round.
#[derive(Clone, Copy)]
enum Turn {
    Choosing,
    Chosen,
    Acted,
    Active,
    Later,
}

impl Turn {
    const fn class(self) -> &'static str {
        match self {
            Self::Choosing => "is-choosing",
            Self::Chosen => "is-chosen",
            Self::Acted => "is-acted",
            Self::Active => "is-active",
            Self::Later => "is-later",
        }
    }
    const fn key(self) -> Option<&'static str> {
        match self {
            Self::Choosing => Some("zapotec-board-choosing"),
            Self::Chosen => Some("zapotec-board-chosen"),
            Self::Acted => Some("zapotec-board-acted"),
            Self::Active => Some("zapotec-board-active"),
            Self::Later => None,
        }
    }
}
