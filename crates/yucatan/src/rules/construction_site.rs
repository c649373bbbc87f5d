//! The Construction Site (CON), also through a Central City: Buildings are raised.

use super::decisions::not_offered;
use super::supply::times;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// D5: which Building to raise, at this price for each level.
#[derive(Clone, Copy)]
pub(super) struct Build {
    pub cost: Goods,
}

impl Decision<Yucatan> for Build {
    /// CON-1: the levels above the present one that gate and goods allow; any may be skipped
    /// (GEN-6).
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let public = &game.public;
        let gate = public.gate(seat, Column::Building);
        let payable = times(public.players[seat].goods, self.cost, gate);
        for building in Building::all() {
            let level = public.players[seat].level(building);
            let above = Set::range(level..gate.min(level + payable));
            menu.add_each(|level| Action::Build(building, level), above);
        }
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Build(building, level) = action else { return Some(Reason::AnotherDecision) };
        let gate = game.public.gate(seat, Column::Building);
        if level.get() <= game.public.players[seat].level(building) {
            return Some(Reason::AlreadyBuilt(building));
        }
        if level.get() > gate {
            return Some(Reason::Gate(Column::Building, gate));
        }
        game.public.refuse_price(seat, game.public.build_price(seat, self.cost, building, level))
    }

    /// The old tile is covered. If it is that of the Construction Site itself, its level before
    /// sets the price (CON-2, Q46).
    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Build(building, level) = action else { not_offered(action) };
        game.public.agenda.done();
        game.pay(seat, game.public.build_price(seat, self.cost, building, level), host);
        let level = level.get();
        game.public.players[seat].buildings[building] = level;
        host.hear(|| Event::Built { seat, building, level });
    }
}

impl Public {
    /// GEN-4: the price of raising a Building to a level above its own.
    pub fn build_price(&self, seat: Seat, cost: Goods, building: Building, level: Level) -> Goods {
        cost.times(level.get().saturating_sub(self.players[seat].level(building)))
    }
}
