//! What building tiles do by themselves (A 6.6). Others change a price, a yield or a tie where that
//! is worked out.

use crate::model::*;
use patolli_core::{Dense, Host, Seat};

impl Ahau {
    /// A 6.6: towers give weapons; the Ball Court advances its owner for every building, itself
    /// included.
    pub(crate) fn building_works(&mut self, seat: Seat, slot: Slot, host: &mut impl Host<Event>) {
        let buildings = &self.public.players[seat].buildings;
        let building = buildings.iter().nth(slot.index()).expect("a building lies in the slot");
        if building.is_tower() {
            let weapons = self.public.kit.building(building).amount;
            self.take_weapons(seat, weapons, Source::Building(building), host);
        }
        if self.public.works(seat, Building::BallCourt) {
            self.public.agenda.now([Step::Advance(seat)]);
        }
    }

    /// A 6.6: strictly most workers around the Ruler's region; the Royal Palace wins a tie.
    pub(crate) fn acropolis(&mut self, host: &mut impl Host<Event>) {
        let public = &self.public;
        let owner = public.seats().find(|seat| public.power(*seat, Building::Acropolis) > 0);
        let Some(seat) = owner else { return };
        let Some(region) = public.players[seat].ruler else { return };
        let around = |who: Seat| -> u8 {
            public.map().cities(region).iter().map(|city| public.weight(who, city)).sum()
        };
        let others = public.seats().filter(|other| *other != seat);
        let (mine, best) = (around(seat), others.map(around).max().unwrap_or(0));
        let wins_ties = public.works(seat, Building::RoyalPalace);
        if mine > best || (mine == best && mine > 0 && wins_ties) {
            let fame = public.power(seat, Building::Acropolis).into();
            self.score(seat, fame, Source::Building(Building::Acropolis), host);
        }
    }
}

impl Building {
    /// An Observation Tower (RUL-03).
    pub const fn is_tower(self) -> bool {
        matches!(
            self,
            Self::ObservationTowerA
                | Self::ObservationTowerB
                | Self::ObservationTowerC
                | Self::ObservationTowerD
        )
    }
}
