//! A Battle card: large in the hand and in a Battle, small where many are compared (Y 6.2).

use super::easel::Easel;
use super::effect;
use super::effect::worth;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::yucatan::{card as card_name, card_words};
use patolli_yucatan::{Card, Leader};

pub(super) const fn card_icon(card: Card) -> &'static str {
    match card {
        Card::Base(base) => base.name(),
        Card::Special(special) => special.name(),
        Card::Summoning(summoning) => summoning.name(),
    }
}

const fn kind(card: Card) -> &'static str {
    match card {
        Card::Base(_) => "base",
        Card::Special(_) => "special",
        Card::Summoning(_) => "summoned",
    }
}

pub(super) fn card_class(card: Card) -> String {
    format!("u-card u-{}", kind(card))
}

impl Easel<'_> {
    pub(super) fn card_face(&self, card: Card) -> Markup {
        html! {
            span class="u-card-icon" { (inline(card_icon(card))) }
            b class="u-card-name" { (effect::breakable(&card_name(self.text, card))) }
            span class="u-card-edge" { (effect::card(self.kit.card(card))) }
        }
    }

    pub(super) fn card_line(&self, card: Card) -> String {
        self.named(&card_name(self.text, card), &card_words(self.text, self.kit, card))
    }

    /// A picture and the two numbers.
    pub(super) fn mini_card(&self, card: Card) -> Markup {
        let row = self.kit.card(card);
        html! {
            span class={ "u-mini u-" (kind(card)) } {
                (inline(card_icon(card)))
                (worth(row.edge.axes, "axe"))
                @if row.edge.bonus > 0 { (worth(row.edge.bonus, "net")) }
            }
        }
    }

    /// The publicly known cards of a hand, for a Battle of this Troop (Y 10). With a
    /// Troop of `None`, for either.
    pub(super) fn known_cards(&self, seat: Seat, leader: Option<Leader>) -> Vec<Card> {
        let player = self.player(seat);
        let troops = player.troops.iter().zip([Leader::One, Leader::Two]);
        let links = troops
            .filter(|(_, it)| leader.is_none_or(|leader| leader == *it))
            .filter_map(|(troop, _)| troop.link.filter(|link| !link.spent));
        let own = self.subject.view.own.filter(|(me, _)| *me == seat).map(|(_, own)| own.hand);
        let specials = own.unwrap_or(player.known);
        let base = player.base.iter().map(Card::Base);
        let summoned = links.map(|link| Card::Summoning(link.summoning));
        base.chain(summoned).chain(specials.iter().map(|(it, _)| Card::Special(it))).collect()
    }

    /// The number of cards of a hand that only its owner has seen.
    pub(super) fn unknown_cards(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let known = match self.me == Some(seat) {
            true => player.specials,
            false => player.known.total() as u8,
        };
        player.specials.saturating_sub(known)
    }

    /// A hand as small cards, the unknown ones face down.
    pub(super) fn mini_hand(&self, seat: Seat, leader: Option<Leader>) -> Markup {
        let unknown = self.unknown_cards(seat);
        html! {
            span class="u-minis" {
                @for card in self.known_cards(seat, leader) { (self.mini_card(card)) }
                @if unknown > 0 { span class="u-mini" { b { (unknown) } (inline("special")) } }
            }
        }
    }
}
