//! The Sun God (GS): Fame, and cards come back.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Host, Menu, Seat, Set};

/// GS-2: one card after the other.
#[derive(Clone, Copy)]
pub(crate) struct SunGod {
    pub left: u8,
}

impl Decision<Ahau> for SunGod {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::Stop);
        menu.add_each(Action::TakeBack, game.public.players[seat].to_take_back());
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::TakeBack(card) => {
                let there = game.public.players[seat].to_take_back().contains(card);
                (!there).then_some(Reason::NotToTakeBack(card))
            }
            Action::Stop => None,
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::TakeBack(card) => {
                game.use_strength(self.left, |left| Step::Sun { left });
                game.take_back(seat, card, host);
            }
            Action::Stop => game.public.agenda.done(),
            other => not_offered(other),
        }
    }
}

impl Ahau {
    /// GS-1.
    pub(crate) fn score_sun(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let colours = self.public.summon.colours.len() as i16;
        let each = i16::from(self.public.kit.points.sun_colour);
        self.score(seat, colours * each, Source::God(God::Sun), host);
    }
}

impl Player {
    /// GS-2: the player's discard pile and the cards played this round.
    pub fn to_take_back(&self) -> Cards {
        let played = self.played.map_or(Set::EMPTY, |(l, r)| [l, r].into_iter().collect());
        self.discard.or(played.without(self.taken_back))
    }
}
