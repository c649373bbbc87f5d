//! Character cards, on the Ball Court and in slots (C 3.12).

use super::easel::Easel;
use super::effect;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::Character;
use patolli_text::args;
use patolli_text::copan::{character as name_of, character_words, cost, talent as talent_words};

impl Easel<'_> {
    /// A card as a place of the table; the same card has the same id wherever it is.
    pub(super) fn person(&self, character: Character, what: String) -> Spot {
        let kind = effect::kind(self.kit.character(character).talent);
        let spot = Spot::new("div", format!("person person-{kind}"), what);
        self.piece(spot, "person", &format!("person-{character}"))
    }

    /// Type, name, and what it does.
    pub(super) fn person_face(&self, character: Character) -> Markup {
        let talent = self.kit.character(character).talent;
        html! {
            span class="person-head" {
                (inline(effect::kind(talent)))
                span class="person-name" { (name_of(self.text, character)) }
            }
            span class="person-talent" { (effect::talent(talent)) }
        }
    }

    /// The same with its talent in words, where there is room for them.
    pub(super) fn person_in_full(&self, character: Character) -> Markup {
        html! {
            (self.person_face(character))
            span class="person-words" { (talent_words(self.text, self.kit.character(character).talent)) }
        }
    }

    pub(super) fn person_words(&self, character: Character) -> String {
        self.tell(
            "boards-copan-person",
            args!(
                name = name_of(self.text, character),
                words = character_words(self.text, self.kit, character),
            ),
        )
    }

    /// The same with what it costs.
    pub(super) fn offered_words(&self, character: Character) -> String {
        self.tell(
            "boards-copan-person-offered",
            args!(
                name = name_of(self.text, character),
                words = character_words(self.text, self.kit, character),
                cost = cost(self.text, self.kit.character(character).cost),
            ),
        )
    }
}
