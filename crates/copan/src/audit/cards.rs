//! Cards and tokens of the Sites: Characters, Glyphs, Altars, Cities and their Embassy tokens.

use crate::model::*;
use patolli_core::{Dense, Flaw, PlayerField, Set, at};

impl Public {
    /// I-3: each Character in one place. One that was just gained is between two places.
    pub(super) fn check_characters(&self) -> Result<(), Flaw> {
        let (cards, mut seen) = (&self.characters, Set::EMPTY);
        at("I-3", "court").apart(self.court.values().flatten().copied(), &mut seen)?;
        at("I-3", "character_top").apart(cards.top.iter(), &mut seen)?;
        at("I-3", "character_discard").apart(cards.discard, &mut seen)?;
        let removed = at("I-3", "character_removed");
        removed.apart(cards.removed, &mut seen)?;
        for seat in self.seats() {
            let player = &self.players[seat];
            at("I-3", PlayerField(seat, "characters")).apart(player.characters, &mut seen)?;
            at("I-3", PlayerField(seat, "discarded")).apart(player.discarded, &mut seen)?;
        }
        at("I-3", "agenda").apart(self.agenda.iter().filter_map(Step::character), &mut seen)?;
        at("I-3", "court").apart(cards.pile, &mut seen)?;
        at("I-3", "court").once(seen, Set::full())?;
        // C 8.5: only the Automa gives Characters up for good.
        removed.fits("automa", cards.removed.is_empty() || self.automa.is_some())?;
        // C 5.5.7: the card of a closed space went on top of the pile.
        self.court_closed.iter().try_for_each(|space| {
            let place = format_args!("court.{space}");
            at("I-3", place).fits("court_closed", self.court[space].is_none())
        })?;
        let few = cards.top.len() <= self.court_closed.len();
        at("I-3", "character_top").fits("court_closed", few)
    }

    /// I-4: eight Glyphs of each colour; a closed space is empty.
    pub(super) fn check_glyphs(&self) -> Result<(), Flaw> {
        let (deck, has) = (&self.glyph_deck, self.kit.supply.glyphs.into());
        let lie = |colour| self.glyphs_outside(colour) + u32::from(deck.pile.get(colour));
        at("I-4", "glyphs").conserves(lie, |_| has)?;
        self.glyphs_closed.iter().try_for_each(|space| {
            let place = format_args!("glyphs.{space}");
            at("I-4", place).fits("glyphs_closed", self.glyphs[space].is_none())
        })?;
        let few = deck.top.len() <= self.glyphs_closed.len();
        at("I-4", "glyph_top").fits("glyphs_closed", few)
    }

    /// Glyphs of a colour that are not in the draw pile.
    pub(crate) fn glyphs_outside(&self, colour: Colour) -> u32 {
        let deck = &self.glyph_deck;
        let single = self.glyphs.values().flatten().copied().chain(deck.top.iter());
        let hands = self.seats().map(|seat| self.players[seat].glyphs);
        let amounts = hands.chain([deck.discard]).map(|cards| u32::from(cards.get(colour)));
        single.filter(|glyph| *glyph == colour).count() as u32 + amounts.sum::<u32>()
    }

    /// I-5, I-9, I-12: four Altars are face up, the others in two piles; no token on a closed space.
    pub(super) fn check_altars(&self) -> Result<(), Flaw> {
        let mut seen = Set::EMPTY;
        at("I-5", "altars").apart(self.altars.values().copied(), &mut seen)?;
        let discard = at("I-5", "altar_discard");
        discard.apart(self.altar_discard, &mut seen)?;
        discard.apart(self.altar_pile, &mut seen)?;
        discard.once(seen, Set::full())?;
        let laid = self.altar_tokens.iter().filter_map(|(space, seat)| Some((space, (*seat)?)));
        for (space, seat) in laid {
            let place = format_args!("altar_tokens.{space}");
            at("I-9", place).range(seat.index(), 0, self.n() - 1)?;
            at("I-9", place).fits("altars_closed", !self.altars_closed.contains(space))?;
        }
        let pairs = self.kit.fates.altars.values().map(|pair| pair.iter().copied().collect());
        let half = |pair: Set<AltarSpace>| match pair.and(self.altars_closed) {
            both if both == pair => None,
            other => other.first(),
        };
        at("I-12", "altars_closed").no_stranger(pairs.filter_map(half).next())
    }

    /// I-6, I-7: tokens in the stacks of their levels; every City tile once.
    pub(super) fn check_embassies(&self) -> Result<(), Flaw> {
        for (stack, all) in self.embassies.iter().zip(self.kit.embassy_stacks) {
            at("I-6", "drawn_tokens").no_stranger(stack.without(all).first())?;
        }
        // tokens that are to be applied have left their stack, each once.
        let (open, mut seen) = (at("I-6", "open_tokens"), Set::EMPTY);
        open.apart(self.drawn.iter(), &mut seen)?;
        let left = self.embassies.iter().all(|stack| stack.and(seen).is_empty());
        open.fits("drawn_tokens", left)?;
        let due: u32 = self.agenda.iter().map(Step::applies).sum();
        open.fits("agenda", due == self.drawn.len() as u32)?;
        let mut tiles = Set::EMPTY;
        at("I-7", "cities").apart(self.cities.values().flatten().copied(), &mut tiles)
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
    /// The Character that is between two places while this waits.
    pub(crate) fn character(self) -> Option<Character> {
        match self {
            Self::Keep { character, .. } | Self::Enter { character, .. } => Some(character),
            _ => None,
        }
    }
}
