//! The Hieroglyphic Stairway (C 6.5).

use crate::model::*;
use patolli_core::{Dense, Host, Seat, Set};

impl Public {
    /// C 6.5, R-54: a line with at least one card.
    pub fn line_cost(&self, line: Line) -> Option<Cost> {
        let mut cards = self.kit.glyph_spaces[line].iter();
        let filled = cards.any(|space| self.glyphs[space].is_some());
        filled.then(|| self.kit.line(line).cost)
    }
    /// Glyph spaces with a card.
    pub fn filled_glyphs(&self) -> Set<GlyphSpace> {
        GlyphSpace::all().filter(|space| self.glyphs[*space].is_some()).collect()
    }
}

impl Copan {
    /// C 6.5, R-19: all cards of the line, then its steps.
    pub(crate) fn read_line(&mut self, line: Line, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.reward(seat, Site::Hieroglyphs, host);
        self.take_glyphs(seat, self.public.kit.glyph_spaces[line], host);
        let climb = self.public.kit.line(line).climb;
        self.climb(seat, climb, Source::Line(line), host);
    }

    pub(crate) fn take_glyphs(
        &mut self,
        seat: Seat,
        spaces: Set<GlyphSpace>,
        host: &mut impl Host<Event>,
    ) {
        let mut glyphs = Glyphs::NOTHING;
        for space in spaces {
            if let Some(colour) = self.public.glyphs[space].take() {
                glyphs = glyphs.plus(Glyphs::of(colour, 1));
                if let Some(automa) = self.public.automa.as_mut().filter(|_| seat == AUTOMA) {
                    automa.glyphs.push(colour);
                }
            }
        }
        let held = &mut self.public.players[seat].glyphs;
        *held = held.plus(glyphs);
        if !glyphs.is_nothing() {
            host.hear(|| Event::TookGlyphs { seat, glyphs });
        }
    }

    /// A Glyph goes to the discard.
    pub(crate) fn lose_glyph(&mut self, seat: Seat, colour: Colour, host: &mut impl Host<Event>) {
        let one = Glyphs::of(colour, 1);
        let held = &mut self.public.players[seat].glyphs;
        *held = held.minus(one);
        let discard = &mut self.public.glyph_deck.discard;
        *discard = discard.plus(one);
        host.hear(|| Event::LostGlyph { seat, colour });
    }
}
