//! The Ball Court (C 6.3): recruiting Characters.

use crate::model::*;
use patolli_core::{Dense, Host, Seat};

impl Public {
    /// The face-up Characters and their spaces.
    pub fn court_cards(&self) -> impl Iterator<Item = (CourtSpace, Character)> + '_ {
        CourtSpace::all().filter_map(|space| Some((space, self.court[space]?)))
    }
    /// Why no one can be recruited from this space.
    pub(crate) fn no_card_on(&self, space: CourtSpace) -> Option<Reason> {
        if self.court_closed.contains(space) {
            Some(Reason::SpaceClosed)
        } else {
            self.court[space].is_none().then_some(Reason::NoCard)
        }
    }
}

impl Copan {
    /// C 6.3: take the card, put a token on the half it came from, then decide what to do with it.
    pub(crate) fn recruit(&mut self, space: CourtSpace, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.reward(seat, Site::BallCourt, host);
        let character = self.take_character(seat, space, host).expect("a card to recruit");
        self.put_court_token(seat, self.public.kit.half(space), host);
        self.public.agenda.now([Step::Keep { seat, character, free: false }]);
    }

    pub(crate) fn take_character(
        &mut self,
        seat: Seat,
        space: CourtSpace,
        host: &mut impl Host<Event>,
    ) -> Option<Character> {
        let character = self.public.court[space].take()?;
        host.hear(|| Event::TookCharacter { seat, character, space });
        Some(character)
    }

    pub(crate) fn put_court_token(&mut self, seat: Seat, half: Half, host: &mut impl Host<Event>) {
        self.public.players[seat].court[half] += 1;
        host.hear(|| Event::CourtToken { seat, half });
    }
}
