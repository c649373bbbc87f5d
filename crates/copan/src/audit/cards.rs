//! Cards and tokens of the Sites: Characters, Glyphs, Altars, Cities and their Embassy tokens.

use super::Of;
use crate::model::*;
use patolli_core::{Dense, Flaw, Set, ensure};
use std::fmt::Display;

impl Public {
    /// I-3: each Character in one place. One that was just gained lies between two places.
    pub(super) fn check_characters(&self) -> Result<(), Flaw> {
        let mut seen = CharacterSet::EMPTY;
        let mut lay = |cards: CharacterSet, place: &dyn Display| {
            let twice = seen.and(cards);
            seen = seen.or(cards);
            ensure!(twice.is_empty(), "I-3", place, "{twice} lie elsewhere as well");
            Ok(())
        };
        for character in self.court.iter().flatten() {
            lay(Set::one(*character), &"court")?;
        }
        for character in self.characters.top.iter() {
            lay(Set::one(character), &"character_top")?;
        }
        lay(self.characters.discard, &"character_discard")?;
        lay(self.characters.removed, &"character_removed")?;
        for seat in self.seats() {
            lay(self.players[seat].characters, &Of(seat, "characters"))?;
            lay(self.players[seat].discarded, &Of(seat, "discarded"))?;
        }
        for character in self.agenda.iter().filter_map(Step::character) {
            lay(Set::one(character), &"agenda")?;
        }
        lay(self.characters.pile, &"court")?;
        let lost = CharacterSet::full().without(seen);
        ensure!(lost.is_empty(), "I-3", "court", "{lost} are missing");
        let removed = self.characters.removed;
        let fits = removed.is_empty() || self.automa.is_some();
        ensure!(fits, "I-3", "character_removed", "only the Automa gives Characters up for good");
        self.check_court()
    }

    /// I-3, C 5.5.7: a closed space of the Ball Court is empty; its card went on top of the pile.
    fn check_court(&self) -> Result<(), Flaw> {
        let held = |space: &CourtSpace| self.court[space.index()].is_some();
        let odd: Set<_> = self.court_closed.iter().filter(held).collect();
        ensure!(odd.is_empty(), "I-3", "court", "{odd} are closed but hold a card");
        let (top, closed) = (self.characters.top.len(), self.court_closed.len());
        ensure!(top <= closed, "I-3", "character_top", "{top} cards after {closed} closures");
        Ok(())
    }

    /// I-4: eight Glyphs of each colour; a closed space is empty.
    pub(super) fn check_glyphs(&self) -> Result<(), Flaw> {
        let deck = &self.glyph_deck;
        let has = u32::from(self.kit.supply.glyphs);
        for colour in Colour::all() {
            let hands = self.seats().map(|seat| self.players[seat].glyphs);
            let piled: u32 = hands
                .chain([deck.pile, deck.discard])
                .map(|part| u32::from(part.get(colour)))
                .sum();
            let spaces = self.glyphs.iter().filter(|glyph| **glyph == Some(colour)).count();
            let top = deck.top.iter().filter(|glyph| *glyph == colour).count();
            let lie = piled + (spaces + top) as u32;
            ensure!(lie == has, "I-4", "glyphs", "{lie} Glyphs of {colour}, not {has}");
        }
        let held = |space: &GlyphSpace| self.glyphs[space.index()].is_some();
        let odd: Set<_> = self.glyphs_closed.iter().filter(held).collect();
        ensure!(odd.is_empty(), "I-4", "glyphs", "{odd} are closed but hold a card");
        let (top, closed) = (deck.top.len(), self.glyphs_closed.len());
        ensure!(top <= closed, "I-4", "glyph_top", "{top} cards after {closed} closures");
        Ok(())
    }

    /// I-5, I-9, I-12: four Altars lie open, the others in two piles; no token on a closed space.
    pub(super) fn check_altars(&self) -> Result<(), Flaw> {
        let open: Set<Altar> = self.altars.iter().copied().collect();
        ensure!(
            open.len() == AltarPlace::COUNT,
            "I-5",
            "altars",
            "four different Altar cards lie open"
        );
        let (pile, discard) = (self.altar_pile, self.altar_discard);
        let twice = open.and(discard).or(pile.and(open.or(discard)));
        ensure!(twice.is_empty(), "I-5", "altar_discard", "{twice} lie elsewhere as well");
        let lost = Set::full().without(open.or(pile).or(discard));
        ensure!(lost.is_empty(), "I-5", "altar_discard", "{lost} are missing");
        for space in AltarSpace::all() {
            let token = self.altar_tokens[space.index()];
            let seat = token.is_none_or(|seat| seat.index() < self.n());
            ensure!(seat, "I-9", "altar_tokens", "space {space} has the token of no player");
            let free = token.is_none() || !self.altars_closed.contains(space);
            ensure!(free, "I-9", "altar_tokens", "space {space} is closed");
        }
        for [left, right] in self.kit.fates.altars {
            let closed = |space| self.altars_closed.contains(space);
            let both = closed(left) == closed(right);
            ensure!(both, "I-12", "altars_closed", "spaces {left} and {right} close together");
        }
        Ok(())
    }

    /// I-6, I-7: tokens in the stacks of their levels; every City tile once.
    pub(super) fn check_embassies(&self) -> Result<(), Flaw> {
        for (stack, all) in self.embassies.iter().zip(self.kit.embassy_stacks) {
            let fits = stack.is_subset_of(all);
            ensure!(fits, "I-6", "drawn_tokens", "a stack holds a token of another level");
        }
        self.check_drawn()?;
        let tiles: Set<CityTile> = self.cities.iter().flatten().copied().collect();
        let open = self.cities.iter().flatten().count();
        ensure!(tiles.len() == open, "I-7", "cities", "a City tile lies on two Cities");
        Ok(())
    }
}

impl Public {
    /// I-6, R-69: tokens that are to be applied have left their stack, each once.
    fn check_drawn(&self) -> Result<(), Flaw> {
        let waiting: Set<EmbassyToken> = self.drawn.iter().collect();
        let once = waiting.len() == self.drawn.len();
        ensure!(once, "I-6", "open_tokens", "an Embassy token is named twice");
        let stacked =
            self.embassies.iter().fold(Set::EMPTY, |sum, stack| sum.or(stack.and(waiting)));
        ensure!(stacked.is_empty(), "I-6", "open_tokens", "{stacked} are not drawn");
        let due: u32 = self.agenda.iter().map(Step::applies).sum();
        let open = self.drawn.len();
        ensure!(
            due == open as u32,
            "I-6",
            "open_tokens",
            "{open} tokens, but {due} are to be applied"
        );
        Ok(())
    }
}

impl Step {
    /// Embassy tokens that this applies.
    fn applies(self) -> u32 {
        match self {
            Self::Apply { left, .. } => left.into(),
            _ => 0,
        }
    }
    /// The Character that lies between two places while this waits.
    pub(crate) fn character(self) -> Option<Character> {
        match self {
            Self::Keep { character, .. } | Self::Enter { character, .. } => Some(character),
            _ => None,
        }
    }
}
