//! Workers (A 6.1): placing them (AC-3), claiming a region's building (AC-4), laying them down.

use crate::model::*;
use patolli_core::{Dense, Host, Seat, Set};

impl Public {
    /// AC-3: cities around the Ruler's region.
    pub fn cities_in_reach(&self, seat: Seat) -> Set<City> {
        self.players[seat].ruler.map_or(Set::EMPTY, |region| self.map().cities(region))
    }
    /// AC-4: the building that presence around the Ruler's region earns.
    pub fn claimable(&self, seat: Seat) -> Option<Building> {
        let region = self.players[seat].ruler?;
        let building = self.region_buildings[region.index()]?;
        self.missing_cities(seat).is_empty().then_some(building)
    }
    /// Cities around the Ruler's region without an own worker.
    pub fn missing_cities(&self, seat: Seat) -> Set<City> {
        let missing = |city: &City| self.players[seat].pieces(*city) == 0;
        self.cities_in_reach(seat).iter().filter(missing).collect()
    }
    /// Whether a person may claim: there must be a free slot (RUL-19).
    pub(crate) fn may_claim(&self, seat: Seat) -> bool {
        let room = self.players[seat].buildings.len() < Slot::COUNT;
        room && self.claimable(seat).is_some()
    }
    /// Own workers of this posture that may be moved or removed: not the piece placed this turn
    /// (GJ-1, GF-1).
    pub fn movable(&self, seat: Seat, city: City, posture: Posture) -> u8 {
        let placed = self.active == seat && self.turn.city == Some(city);
        let its_posture = match self.turn.laid_down {
            true => Posture::Lying,
            false => Posture::Standing,
        };
        let kept = u8::from(placed && posture == its_posture);
        self.players[seat].workers(city, posture).saturating_sub(kept)
    }
    /// Where such workers are, and how.
    pub(crate) fn movables(&self, seat: Seat) -> impl Iterator<Item = (City, Posture)> + '_ {
        let everywhere = City::all().flat_map(|city| Posture::all().map(move |how| (city, how)));
        everywhere.filter(move |(city, posture)| self.movable(seat, *city, *posture) > 0)
    }
    pub(crate) fn has_movable(&self, seat: Seat) -> bool {
        self.movables(seat).next().is_some()
    }
}

impl Player {
    /// Cities with a worker that can be laid down (WK-3).
    pub fn standing_in(&self) -> Set<City> {
        City::all().filter(|city| self.standing[city.index()] > 0).collect()
    }
}

impl Ahau {
    pub(crate) fn refuse_city(&self, seat: Seat, city: City) -> Option<Reason> {
        let near = self.public.cities_in_reach(seat).contains(city);
        (!near).then_some(Reason::CityOutOfReach(city))
    }

    /// AC-3; RUL-10: an empty stock ends the game, whatever comes back later.
    pub(crate) fn place_worker(&mut self, seat: Seat, city: City, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        player.workers -= 1;
        player.standing[city.index()] += 1;
        let empty = player.workers == 0;
        self.public.turn.city = Some(city);
        host.hear(|| Event::Placed { seat, city });
        if empty {
            self.public.celebrating = true;
            self.public.ending = true;
            host.hear(|| Event::LastWorker { seat });
        }
    }

    /// AC-4: region buildings are never refilled.
    pub(crate) fn take_region_building(
        &mut self,
        seat: Seat,
        host: &mut impl Host<Event>,
    ) -> Building {
        let region = self.public.players[seat].ruler.expect("the Ruler is on the map");
        let building = self.public.region_buildings[region.index()].take().expect("a building");
        host.hear(|| Event::Claimed { seat, region, building });
        building
    }

    pub(crate) fn claim(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let building = self.take_region_building(seat, host);
        self.build_in_slot(seat, building, host);
    }

    /// WK-3: an older piece before that of this turn.
    pub(crate) fn lay_down(&mut self, seat: Seat, city: City, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        let i = city.index();
        player.standing[i] -= 1;
        player.lying[i] += 1;
        let turn = &mut self.public.turn;
        if turn.city == Some(city) && !turn.laid_down && player.standing[i] == 0 {
            turn.laid_down = true;
        }
        host.hear(|| Event::LaidDown { seat, city });
    }

    pub(crate) fn refuse_lay_down(&self, seat: Seat, city: City) -> Option<Reason> {
        let none = self.public.players[seat].standing[city.index()] == 0;
        none.then_some(Reason::NoStandingWorker(city))
    }

    pub(crate) fn refuse_claim(&self, seat: Seat) -> Option<Reason> {
        match self.public.may_claim(seat) {
            true => None,
            false if self.public.players[seat].buildings.len() == Slot::COUNT => {
                Some(Reason::CapitalFull)
            }
            false => Some(Reason::AnotherDecision),
        }
    }
}
