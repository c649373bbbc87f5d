//! King Pakal's own facts: his card, his resources without colours, his deck (A 8).

use super::easel::Easel;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_text::ahau::{cards, difficulty, god, personality};
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn pakal_facts(&self) -> Markup {
        let Some(pakal) = self.table.pakal else { return html! {} };
        let row = self.kit.personality(pakal.personality);
        html! {
            div class="y-pakal" {
                (self.fact("y-count-of", self.tracker_words(), &html! { (inline("any")) b { (pakal.tracker) } }))
                (self.fact("y-count-of", self.deck_words(), &html! { (inline("back")) b { (pakal.deck.len()) } }))
                (self.fact("y-hierarchy", self.personality_words(), &html! {
                    (inline(row.role.name()))
                    @for god in row.hierarchy { (inline(god.name())) }
                }))
            }
        }
    }

    pub(super) fn tracker_words(&self) -> String {
        let n = self.table.pakal.map_or(0, |pakal| pakal.tracker);
        self.tell("boards-ahau-tracker", args!(n = n))
    }

    pub(super) fn deck_words(&self) -> String {
        let Some(pakal) = self.table.pakal else { return String::new() };
        let role = Some(self.kit.personality(pakal.personality).role);
        self.tell("boards-ahau-deck", args!(cards = cards(self.text, pakal.deck, role)))
    }

    pub(super) fn personality_words(&self) -> String {
        let Some(pakal) = self.table.pakal else { return String::new() };
        let gods = self.kit.personality(pakal.personality).hierarchy;
        let gods: Vec<_> = gods.into_iter().map(|it| god(self.text, it)).collect();
        self.tell(
            "boards-ahau-personality",
            args!(
                personality = personality(self.text, pakal.personality),
                difficulty = difficulty(self.text, pakal.difficulty),
                gods = gods.join(", "),
            ),
        )
    }
}
