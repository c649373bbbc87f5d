//! Draw piles, discards and refilling (C 5.1.11, C 5.9).

use crate::model::*;
use crate::rules::setup::{ALTARS, BAG, CHARACTERS, GLYPHS};
use patolli_core::{By, Dense, Host, Set};

impl Characters {
    /// The top card; C 5.9.4: an empty pile is rebuilt from its discards.
    fn draw(&mut self, host: &mut impl Host<Event>) -> Option<Character> {
        if let Some(known) = self.top.pop() {
            return Some(known);
        }
        if self.pile.is_empty() && !self.discard.is_empty() {
            self.pile = std::mem::take(&mut self.discard);
            host.hear(|| Event::Reshuffled { pile: Site::BallCourt });
        }
        (!self.pile.is_empty()).then(|| host.draw(CHARACTERS, &mut self.pile))
    }
}

impl GlyphDeck {
    fn draw(&mut self, host: &mut impl Host<Event>) -> Option<Colour> {
        if let Some(known) = self.top.pop() {
            return Some(known);
        }
        if self.pile.is_nothing() && !self.discard.is_nothing() {
            self.pile = std::mem::take(&mut self.discard);
            host.hear(|| Event::Reshuffled { pile: Site::Hieroglyphs });
        }
        (!self.pile.is_nothing()).then(|| host.draw_one(GLYPHS, &mut self.pile))
    }
}

impl Public {
    /// C 5.9.1.
    pub(crate) fn refill_court(&mut self, host: &mut impl Host<Event>) {
        for space in CourtSpace::all() {
            if self.court[space].is_none() {
                self.refill_court_space(space, host);
            }
        }
    }

    pub(crate) fn refill_court_space(&mut self, space: CourtSpace, host: &mut impl Host<Event>) {
        let slot = &mut self.court[space];
        if slot.is_some() || self.court_closed.contains(space) {
            return;
        }
        *slot = self.characters.draw(host);
        if let Some(character) = *slot {
            host.hear(|| Event::NewCharacter { character, space });
        }
    }

    /// C 5.9.2.
    pub(crate) fn refill_glyphs(&mut self, host: &mut impl Host<Event>) {
        for space in GlyphSpace::all() {
            if self.glyphs[space].is_none() {
                self.refill_glyph_space(space, host);
            }
        }
    }

    pub(crate) fn refill_glyph_space(&mut self, space: GlyphSpace, host: &mut impl Host<Event>) {
        let slot = &mut self.glyphs[space];
        if slot.is_some() || self.glyphs_closed.contains(space) {
            return;
        }
        *slot = self.glyph_deck.draw(host);
        if let Some(colour) = *slot {
            host.hear(|| Event::NewGlyph { colour, space });
        }
    }

    /// C 4 step 7, C 5.5.2, R-32: four Altar cards from the pile.
    pub(crate) fn lay_altars(&mut self, host: &mut impl Host<Event>) {
        for place in AltarPlace::all() {
            if self.altar_pile.is_empty() {
                self.altar_pile = std::mem::take(&mut self.altar_discard);
                host.hear(|| Event::Reshuffled { pile: Site::Altars });
            }
            let altar = host.draw(ALTARS, &mut self.altar_pile);
            self.altars[place] = altar;
            host.hear(|| Event::NewAltar { altar, place });
        }
    }

    /// The token on an Altar space goes to its owner's reserve.
    pub(crate) fn displace_token(&mut self, space: AltarSpace) {
        if let Some(owner) = self.altar_tokens[space].take() {
            self.players[owner].reserve += 1;
        }
    }
}

impl Copan {
    /// C 5.9: everything taken during the turn is replaced. C 5.9.5: Altar cards do not.
    pub(crate) fn refill(&mut self, host: &mut impl Host<Event>) {
        self.public.refill_court(host);
        self.public.refill_glyphs(host);
        self.refill_river(self.public.empty_slots(), host);
    }

    /// C 5.9.3, R-68: each of these empty slots gets a tile from the bag, from left to right. With
    /// the option `river` = `slide` the other tiles slide left first, and new ones go to their
    /// right.
    pub(crate) fn refill_river(&mut self, empty: Set<RiverSlot>, host: &mut impl Host<Event>) {
        let slots = match self.public.house.river_slides {
            true => self.public.slide_river().iter().take(empty.len()).collect(),
            false => empty,
        };
        for slot in slots {
            // C 5.9.4, R-45: the bag is never refilled.
            if self.unseen.bag.is_nothing() {
                return;
            }
            let tile = host.draw_one(BAG, &mut self.unseen.bag);
            self.public.river[slot] = Some(tile);
            host.hear(|| Event::NewRiverTile { tile, slot });
        }
    }

    /// C 5.5.2: an omen replaces Characters and Altars; tokens on Altar spaces go to the reserve.
    pub(crate) fn refresh(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        for card in public.court.values_mut() {
            card.take().into_iter().for_each(|card| public.characters.discard.insert(card));
        }
        for altar in public.altars.values().copied() {
            public.altar_discard.insert(altar);
        }
        AltarSpace::all().for_each(|space| public.displace_token(space));
        public.refill_court(host);
        public.lay_altars(host);
    }
}

impl Public {
    /// Slots of the River without a tile.
    pub(crate) fn empty_slots(&self) -> Set<RiverSlot> {
        RiverSlot::all().filter(|slot| self.river[*slot].is_none()).collect()
    }
    /// Moves the River's tiles to the left, in their order. Returns the empty slots on their right.
    fn slide_river(&mut self) -> Set<RiverSlot> {
        let mut tiles = *self.river.as_array();
        tiles.sort_by_key(Option::is_none);
        self.river = By::new(tiles);
        self.empty_slots()
    }
}

/// Draws tiles from the bag, one by one.
pub(crate) fn draw_tiles(n: u32, bag: &mut Tiles, host: &mut impl Host<Event>) -> Tiles {
    (0..n).map(|_| (host.draw_one(BAG, bag), 1)).collect()
}
