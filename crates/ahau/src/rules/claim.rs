//! Claiming the building of the Ruler's region for free (AC-4, GJ-5).

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

#[derive(Clone, Copy)]
pub(crate) struct ClaimBuilding;

impl Decision<Ahau> for ClaimBuilding {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        if game.public.may_claim(seat) {
            menu.add_all([Action::Claim, Action::NoClaim]);
        }
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Claim | Action::NoClaim if game.public.may_claim(seat) => None,
            Action::Claim | Action::NoClaim
                if game.public.players[seat].buildings.len() == Slot::COUNT =>
            {
                Some(Reason::CapitalFull)
            }
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.public.agenda.done();
        match action {
            Action::Claim => {
                let building = game.take_region_building(seat, host);
                game.build_in_slot(seat, building, host);
            }
            Action::NoClaim => {}
            other => not_offered(other),
        }
    }
}

impl Public {
    /// AC-4: the building that presence around the Ruler's region earns.
    pub fn claimable(&self, seat: Seat) -> Option<Building> {
        let region = self.players[seat].ruler?;
        let building = self.region_buildings[region]?;
        self.missing_cities(seat).is_empty().then_some(building)
    }
    /// Cities around the Ruler's region without a worker of the player.
    pub fn missing_cities(&self, seat: Seat) -> Set<City> {
        self.cities_in_reach(seat).without(self.players[seat].cities())
    }
    /// Whether a person may claim: there must be a free slot (RUL-19).
    pub(crate) fn may_claim(&self, seat: Seat) -> bool {
        let room = self.players[seat].buildings.len() < Slot::COUNT;
        room && self.claimable(seat).is_some()
    }
}

impl Ahau {
    /// AC-4: region buildings are never refilled.
    pub(crate) fn take_region_building(
        &mut self,
        seat: Seat,
        host: &mut impl Host<Event>,
    ) -> Building {
        let region = self.public.players[seat].ruler.expect("the Ruler is on the map");
        let building = self.public.region_buildings[region].take().expect("a building");
        host.hear(|| Event::Claimed { seat, region, building });
        building
    }
}
