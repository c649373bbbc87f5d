//! Effects (C 6.9), for players and the Automa alike. Impossible ones are skipped (C 5.1.10).

use crate::model::*;
use patolli_core::{Decision, Host, Menu, Seat, Set};

/// Which Glyph to take (C 6.9).
#[derive(Clone, Copy)]
pub(crate) struct PickGlyph;

impl Decision<Copan> for PickGlyph {
    fn offer(self, game: &Copan, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::PickGlyph, game.public.filled_glyphs());
    }

    fn refuse(self, game: &Copan, _: Seat, action: Action) -> Option<Reason> {
        let Action::PickGlyph(space) = action else { return Some(Reason::AnotherDecision) };
        game.public.glyphs[space].is_none().then_some(Reason::NoCard)
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::PickGlyph(space) = action else { unreachable!("{action} takes no Glyph") };
        game.public.agenda.done();
        game.pick_glyph(seat, space, host);
    }
}

/// Which Character to take (C 6.9).
#[derive(Clone, Copy)]
pub(crate) struct PickCharacter;

impl Decision<Copan> for PickCharacter {
    fn offer(self, game: &Copan, _: Seat, menu: &mut impl Menu<Action>) {
        let spaces = game.public.court_cards().map(|(space, _)| space);
        menu.add_each(Action::PickCharacter, spaces.collect());
    }

    fn refuse(self, game: &Copan, _: Seat, action: Action) -> Option<Reason> {
        let Action::PickCharacter(space) = action else { return Some(Reason::AnotherDecision) };
        game.public.court[space].is_none().then_some(Reason::NoCard)
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::PickCharacter(space) = action else { unreachable!("{action} takes nobody") };
        game.public.agenda.done();
        if let Some(character) = game.pick_character(seat, space, host) {
            game.public.agenda.now([Step::Keep { seat, character, free: true }]);
        }
    }
}

/// Which City gets a token (C 6.9).
#[derive(Clone, Copy)]
pub(crate) struct PickCity;

impl Decision<Copan> for PickCity {
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        if game.public.has_token_left(seat) {
            menu.add_each(Action::PickCity, Set::full());
        }
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::PickCity(_) = action else { return Some(Reason::AnotherDecision) };
        (!game.public.has_token_left(seat)).then_some(Reason::NoTokenLeft)
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::PickCity(city) = action else { unreachable!("{action} founds no Embassy") };
        game.public.agenda.done();
        game.put_embassy(seat, city, host);
    }
}

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
            // Only the mask could give one in an Event, when no one acts (C 5.5.6).
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

    /// C 5.1.11: the space is refilled at once.
    pub(crate) fn pick_glyph(
        &mut self,
        seat: Seat,
        space: GlyphSpace,
        host: &mut impl Host<Event>,
    ) {
        self.take_glyphs(seat, Set::one(space), host);
        self.public.refill_glyph_space(space, host);
    }

    /// C 6.8.6, R-29: free, without a token. The space is refilled at once.
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
