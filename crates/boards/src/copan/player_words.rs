//! One player in words.

use super::easel::Easel;
use maud::{Markup, html};
use patolli_copan::{MaskSpace, Resource};
use patolli_core::{Dense, Seat};
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn player_in_words(&self, seat: Seat) -> Markup {
        html! {
            h3 { (self.tell("boards-mat", args!(name = self.name(seat)))) }
            ul {
                li { (self.points_words(seat)) }
                @for fact in self.facts(seat) { li { (fact) } }
                @for character in self.player(seat).characters { li { (self.person_words(character)) } }
            }
        }
    }

    fn facts(&self, seat: Seat) -> Vec<String> {
        let player = self.player(seat);
        let mut facts = match self.table.is_automa(seat) {
            true => self.automa_facts(),
            false => Resource::all().map(|kind| self.store_words(seat, kind)).collect(),
        };
        facts.extend(Resource::all().map(|stair| self.stair_value_words(seat, stair)));
        facts.push(self.totem_words(seat));
        facts.push(self.cities_words(seat));
        facts.push(self.tokens_words(seat));
        facts.push(self.extensions_of_words(seat));
        facts.push(self.glyphs_words(seat));
        if !self.table.is_automa(seat) {
            facts.push(self.hand_words(seat));
            facts.push(self.mask_words(seat));
            let placed = MaskSpace::all().filter(|space| player.mask.contains(*space));
            facts.extend(placed.map(|space| self.mask_piece_words(seat, space)));
        }
        if !player.discarded.is_empty() {
            facts.push(self.discard_words(seat));
        }
        facts
    }

    fn automa_facts(&self) -> Vec<String> {
        let cards = self.table.automa.iter().flat_map(|automa| automa.order);
        let cards = cards.map(|card| self.automa_card_words(card));
        [self.automa_words()].into_iter().chain(cards).collect()
    }
}
