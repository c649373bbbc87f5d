//! Free actions (C 5.1.3): using a one-shot Character, or exchanging Glyphs once a turn.

use crate::model::*;
use patolli_core::{Decision, Host, Menu, Seat};

/// What the active player may do at an anchor beside the decision that is due.
#[derive(Clone, Copy)]
pub(crate) struct FreeAction;

impl Decision<Copan> for FreeAction {
    fn offer(self, game: &Copan, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Use, game.usable());
        if !game.public.exchanged {
            game.me().offer_exchanges(menu);
        }
    }

    fn refuse(self, game: &Copan, _: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Use(character) if !game.me().characters.contains(character) => {
                Some(Reason::NotYours(character))
            }
            Action::Use(character) if !game.public.kit.one_shots.contains(character) => {
                Some(Reason::NotOneShot(character))
            }
            Action::Use(_) => None,
            Action::ExchangeDifferent(set) => game.refuse_exchange(set.cards()),
            Action::ExchangeSame(colour, run) => {
                game.refuse_exchange(Glyphs::of(colour, run.cards()))
            }
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        // C 5.1.4: outside an action, the queue is resolved at once, then the anchor returns.
        if let Some(Step::Place | Step::Site | Step::End) = game.public.agenda.front() {
            game.public.agenda.now([Step::Queue]);
        }
        match action {
            Action::Use(character) => game.use_character(seat, character, host),
            Action::ExchangeDifferent(set) => game.exchange_different(set, host),
            Action::ExchangeSame(colour, run) => game.exchange_same(colour, run, host),
            other => unreachable!("{other} is not free"),
        }
    }
}

impl Copan {
    /// Whether there is anything on offer. Asked after every action.
    pub(crate) fn has_free_action(&self) -> bool {
        !self.usable().is_empty() || (!self.public.exchanged && self.me().can_exchange())
    }

    /// The one-shot Characters of the player whose turn it is.
    fn usable(&self) -> CharacterSet {
        self.me().characters.and(self.public.kit.one_shots)
    }
}
