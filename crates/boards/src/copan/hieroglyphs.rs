//! The Hieroglyphic Stairway: six Glyphs in three lines (C 3.14).

use super::easel::Easel;
use super::effect;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Action, Fate, GlyphSpace, Line, Site, Step};
use patolli_core::Dense;
use patolli_text::args;
use patolli_text::copan::{colour, line as line_words};

impl Easel<'_> {
    pub(super) fn hieroglyphs(&self) -> Markup {
        self.site(
            Site::Hieroglyphs,
            &html! {
                div class="lines" { @for line in Line::all() { (self.line(line)) } }
            },
        )
    }

    fn line(&self, line: Line) -> Markup {
        let row = self.kit.line(line);
        let spot = Spot::new("div", "line-price", line_words(self.text, self.kit, line));
        let spot = self.read_here(spot, line);
        html! {
            div class={ "glyph-line glyph-line-" (line.index() + 1) } {
                div class="glyph-cards" {
                    @for space in self.kit.glyph_spaces[line] { (self.glyph_space(space)) }
                }
                (spot.draw(&html! { (effect::cost(row.cost)) (effect::steps(row.climb)) }))
            }
        }
    }

    /// The whole line is taken, so every part of it is a place for that.
    fn read_here(&self, spot: Spot, line: Line) -> Spot {
        match self.step() {
            Some(Step::Act { site: Site::Hieroglyphs, .. }) => {
                self.acts(spot, [Action::Read(line)])
            }
            _ => spot,
        }
    }

    fn glyph_space(&self, space: GlyphSpace) -> Markup {
        let card = self.table.glyphs[space];
        let closed = self.table.glyphs_closed.contains(space);
        let spot = Spot::new("div", "glyph-card", self.glyph_words(space))
            .class_if(closed, "closed")
            .class_if(card.is_none() && !closed, "vacant")
            .changed(self.differs(|table| table.glyphs[space]));
        let spot = match self.step() {
            Some(Step::PickGlyph { .. }) => self.acts(spot, [Action::PickGlyph(space)]),
            _ if card.is_some() => self.read_here(spot, self.kit.line_of[space]),
            _ => spot,
        };
        spot.draw(&html! {
            @match card {
                Some(colour) => (inline(colour.name())),
                None if closed => (inline("closed")),
                None => {},
            }
            span class="fate" { (inline(self.glyph_fate(space).name())) }
        })
    }

    fn glyph_fate(&self, space: GlyphSpace) -> Fate {
        self.fate_where(|fate| self.kit.fates.glyph[fate] == space)
    }

    pub(super) fn glyph_words(&self, space: GlyphSpace) -> String {
        let n = space.index() + 1;
        let fate = self.fate_words(self.glyph_fate(space));
        match self.table.glyphs[space] {
            Some(card) => {
                let said = self.tell("boards-copan-glyph", args!(colour = colour(self.text, card)));
                format!("{said} {fate}")
            }
            None if self.table.glyphs_closed.contains(space) => {
                self.tell("boards-copan-space-closed", args!(n = n))
            }
            None => format!("{} {fate}", self.tell("boards-copan-space-empty", args!(n = n))),
        }
    }
}
