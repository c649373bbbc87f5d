//! Markers in temples (A 6.8), by a summon or as a reward.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// A 6.8: a marker in a temple of the player's choice.
#[derive(Clone, Copy)]
pub(crate) struct EnterTemple;

impl Decision<Ahau> for EnterTemple {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        let open = |god: &God| game.public.marker(seat, *god).is_none();
        menu.add_each(Action::Temple, God::all().filter(open).collect::<Set<God>>());
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Temple(god) = action else { return Some(Reason::AnotherDecision) };
        game.public.marker(seat, god).is_some().then_some(Reason::HasMarker(god))
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Temple(god) = action else { not_offered(action) };
        game.public.agenda.done();
        game.put_marker(seat, god, host);
    }
}

impl Ahau {
    /// The leftmost empty space of a temple, and its Fame at once.
    pub(crate) fn put_marker(&mut self, seat: Seat, god: God, host: &mut impl Host<Event>) {
        let Some(space) = self.public.next_space(god) else { return };
        self.public.temples[god][space] = Some(seat);
        host.hear(|| Event::Marker { seat, god, space });
        let fame = self.public.kit.temple_spaces[space].into();
        self.score(seat, fame, Source::Temple(god), host);
    }
}
