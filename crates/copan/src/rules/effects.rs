//! Effects, one by one (C 6.9), whoever gets them. What is impossible is left out (C 5.1.10).

use crate::model::*;
use patolli_core::{Host, Seat, Set};

impl Copan {
    pub(crate) fn effect(
        &mut self,
        seat: Seat,
        effect: Effect,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let automa = self.public.is_automa(seat);
        match effect {
            Effect::Gain(kind, k) => self.gain(seat, Stock::of(kind, k), by, host),
            Effect::GainAny(k) => self.gain_any(seat, k, by, host),
            Effect::Vp(k) => self.score(seat, k.into(), by, host),
            Effect::Climb(k) => self.climb(seat, k, by, host),
            Effect::Extension => self.take_extension(seat, host),
            Effect::TakeTwoTiles => self.take_two_tiles(seat, host),
            // Only the mask could give one in an Event, and there nobody acts (C 5.5.6).
            Effect::Bonus { .. } if self.public.in_event => {}
            Effect::Bonus { site, discount } => {
                self.queue(seat, Pending::Bonus { site, discount }, host);
            }
            // C 8.5: the Automa takes Glyphs for Jade, and chooses by the die.
            Effect::Jade | Effect::Glyph if automa => self.automa_takes_glyph(host),
            Effect::Character if automa => self.automa_takes_character(host),
            Effect::MoveTotem if automa => self.automa_moves_totem(host),
            Effect::PlaceEmbassy if automa => self.automa_places_embassy(host),
            Effect::Jade if self.public.in_event => {
                self.public.agenda.now([Step::Jade { seat, left: 1 }]);
            }
            Effect::Jade => self.queue(seat, Pending::Jade, host),
            Effect::Glyph => self.public.agenda.now([Step::PickGlyph { seat }]),
            Effect::Character => self.public.agenda.now([Step::PickCharacter { seat }]),
            Effect::MoveTotem => self.public.agenda.now([Step::MoveTotem { seat }]),
            Effect::PlaceEmbassy => self.public.agenda.now([Step::PickCity { seat, by }]),
        }
    }

    /// C 5.1.11: the space is filled again at once.
    pub(crate) fn pick_glyph(
        &mut self,
        seat: Seat,
        space: GlyphSpace,
        host: &mut impl Host<Event>,
    ) {
        self.take_glyphs(seat, Set::one(space), host);
        self.public.refill_glyph_space(space, host);
    }

    /// C 6.8.6, R-29: free, without a token. The space is filled again at once.
    pub(crate) fn pick_character(
        &mut self,
        seat: Seat,
        space: CourtSpace,
        host: &mut impl Host<Event>,
    ) -> Option<Character> {
        let character = self.take_character(seat, space, host);
        self.public.refill_court_space(space, host);
        character
    }
}
