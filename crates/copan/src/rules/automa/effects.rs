//! How the Automa resolves effects and Events (C 8.5).

use crate::model::*;
use patolli_core::{Dense, Host};

impl Copan {
    /// The Glyph on the space of the symbol, or on the next one that has a card.
    pub(crate) fn automa_takes_glyph(&mut self, host: &mut impl Host<Event>) {
        let fate = Self::automa_roll(host);
        let places = self.public.kit.fates.glyph;
        let found = from(fate).map(|fate| places[fate]);
        let mut filled = found.filter(|space| self.public.glyphs[*space].is_some());
        if let Some(space) = filled.next() {
            self.pick_glyph(AUTOMA, space, host);
        }
    }

    /// The Character on the space of the symbol, or on the next one that has a card.
    pub(crate) fn automa_takes_character(&mut self, host: &mut impl Host<Event>) {
        let fate = Self::automa_roll(host);
        let places = self.public.kit.fates.court;
        let found = from(fate).map(|fate| places[fate]);
        let mut filled = found.filter(|space| self.public.court[*space].is_some());
        let taken = filled.next().and_then(|space| self.pick_character(AUTOMA, space, host));
        if let Some(character) = taken {
            self.automa_keeps(character, host);
        }
    }

    /// Advanced: a one-shot works at once, then is face down. All others are face up, without
    /// limit.
    pub(crate) fn automa_keeps(&mut self, character: Character, host: &mut impl Host<Event>) {
        let talent = self.public.kit.character(character).talent;
        let advanced = self.the_automa().mode == Mode::Advanced;
        if advanced && matches!(talent, Talent::OneShot(_)) {
            self.work_once(AUTOMA, character, host);
        } else {
            self.the_automa().face_up.push(character);
            self.enter_slot(AUTOMA, character, host);
        }
    }

    /// Goes to the Site of its leftmost card.
    pub(crate) fn automa_moves_totem(&mut self, host: &mut impl Host<Event>) {
        let site = Site::of(self.the_automa().order[0]);
        self.enter_automa(site, host);
    }

    /// A die roll picks the City; Embassy tokens follow.
    pub(crate) fn automa_places_embassy(&mut self, host: &mut impl Host<Event>) {
        if self.public.has_token_left(AUTOMA) {
            let fate = Self::automa_roll(host);
            self.put_embassy(AUTOMA, self.public.kit.fates.city[fate], host);
        }
    }

    /// What the Event card does to the Automa: points instead of resources.
    pub(crate) fn strike_automa(&mut self, outcome: Outcome, host: &mut impl Host<Event>) {
        let player = &self.public.players[AUTOMA];
        let (seat, by) = (AUTOMA, Source::Event);
        match outcome {
            Outcome::Decline(_) | Outcome::DropJade => {}
            Outcome::Gain(Cost { icons, any: 0 }) => self.gain(seat, icons, by, host),
            Outcome::Gain(Cost { any, .. }) => self.gain_any(seat, any, by, host),
            Outcome::Lose(loss) => self.fall_short(seat, loss.total() as u8, host),
            Outcome::LosePowerPerGlyph => {
                let k = player.glyphs.total() as u8;
                self.fall_short(seat, k, host);
            }
            Outcome::LoseFamePerCharacter => {
                let k = player.characters.len() as u8;
                self.fall_short(seat, k, host);
            }
            Outcome::LoseAnyPerCity => {
                let k = player.n_cities() as u8;
                self.fall_short(seat, k, host);
            }
            Outcome::LoseAnyPerExtension => {
                let k = player.extensions;
                self.fall_short(seat, k, host);
            }
            Outcome::GainPowerPerDiscard => {
                let k = player.discarded.len() as u8;
                self.gain_any(seat, k, by, host);
            }
            Outcome::DropCharacter => self.automa_drops_character(host),
            Outcome::DropExtension => self.drop_extension(seat, host),
            Outcome::DropGlyph => {
                if let Some(colour) = self.the_automa().glyphs.pop() {
                    self.lose_glyph(seat, colour, host);
                }
            }
            Outcome::GainJade => self.automa_takes_glyph(host),
            Outcome::Climb(k) => self.climb(seat, k, by, host),
            Outcome::Descend => self.descend(seat, host),
        }
    }

    /// The most recent one leaves the game.
    fn automa_drops_character(&mut self, host: &mut impl Host<Event>) {
        if let Some(character) = self.the_automa().face_up.pop() {
            self.public.players[AUTOMA].characters.remove(character);
            self.public.characters.removed.insert(character);
            host.hear(|| Event::Discarded { seat: AUTOMA, character });
        }
    }
}

/// All symbols in order, starting with this one.
fn from(fate: Fate) -> impl Iterator<Item = Fate> {
    (0..Fate::COUNT).map(move |i| Fate::from_index((fate.index() + i) % Fate::COUNT))
}
