//! The Barracks (BAR), also through a Central City: Units join a Troop.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// D7: how many Units join which Troop.
#[derive(Clone, Copy)]
pub(super) struct Reinforce {
    /// A Troop is brought up to this number (BAR-1).
    pub up_to: u8,
    /// CIT-4: through a Central City, only the Troop that activates it.
    pub only: Option<Leader>,
}

impl Decision<Yucatan> for Reinforce {
    /// BAR-1, Q32: one Unit or more, as long as there is room.
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        for leader in Leader::all().filter(|leader| self.may_join(*leader)) {
            let room = self.room(game, seat, leader).min(game.public.supply);
            let units = Set::range(0..room.min(Units::COUNT as u8));
            menu.add_each(|units| Action::Reinforce(leader, units), units);
        }
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Reinforce(leader, units) = action else {
            return Some(Reason::AnotherDecision);
        };
        if !self.may_join(leader) {
            return Some(Reason::OtherTroop);
        }
        if units.get() > self.room(game, seat, leader) {
            return Some(Reason::TroopLimit(self.up_to));
        }
        let supply = game.public.supply;
        (units.get() > supply).then_some(Reason::SupplyShort(supply))
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Reinforce(leader, units) = action else { not_offered(action) };
        game.public.agenda.done();
        let by = self.only.map_or(Source::Barracks, |_| Source::CentralCity);
        game.reinforce(seat, leader, units.get(), by, host);
    }
}

impl Reinforce {
    fn may_join(self, leader: Leader) -> bool {
        self.only.is_none_or(|only| only == leader)
    }
    /// BAR-2, Q31: a Troop with more Units keeps them.
    fn room(self, game: &Yucatan, seat: Seat, leader: Leader) -> u8 {
        self.up_to.saturating_sub(game.public.players[seat][leader].units)
    }
}
