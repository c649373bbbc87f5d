//! The Movement Phase (A 5.1): cards in secret, Rulers, conflicts and tiles.

mod cards;
mod conflict;
mod tiles;
mod war_captain;

use crate::model::*;
use patolli_core::{Host, PerSeat};

pub(crate) use cards::SelectCards;
pub(crate) use conflict::{Retreat, WinConflict};
pub(crate) use tiles::TakeTile;
pub(crate) use war_captain::WarCaptain;

impl Ahau {
    /// MV-6 and AC-1: the end of the Movement Phase.
    pub(crate) fn muster(&mut self, host: &mut impl Host<Event>) {
        self.acropolis(host);
        let n = self.public.n();
        let mut order = self.public.order;
        let public = &self.public;
        let places: PerSeat<_, SIDES> = PerSeat::from_fn(|seat| {
            let gates = public.works(seat, Building::CityGates);
            (!gates, public.players[seat].ruler)
        });
        order[..n].sort_unstable_by_key(|seat| places[*seat]);
        self.public.order = order;
        host.hear(|| Event::TurnOrder { order: order[..n].to_vec() });
        self.public.agenda.now([Step::Turn(0), Step::Refill, Step::EndRound]);
    }
}
