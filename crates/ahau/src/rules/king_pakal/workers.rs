//! Where Pakal puts his worker, and what he claims (SO-20).

use crate::model::*;
use crate::rules::king_pakal::{best, top};
use patolli_core::{Dense, Host, Set};
use std::cmp::Reverse;

impl Ahau {
    pub(crate) fn pakal_places(&mut self, host: &mut impl Host<Event>) {
        let table = &self.public;
        let key = |city: &City| {
            let majority = table.k(*city) > table.h(*city);
            (Reverse(table.pakal_city_rank(*city)), !majority)
        };
        let city = best(table.pakal_wants(), key, host).expect("a region has cities");
        self.place_worker(PAKAL, city, host);
    }

    /// AC-4; SO-34: he claims with full slots as well.
    pub(crate) fn pakal_claims(&mut self, host: &mut impl Host<Event>) {
        if self.public.claimable(PAKAL).is_some() {
            let building = self.take_region_building(PAKAL, host);
            self.show_pakal(host);
            self.pakal_gains_building(building, host);
        }
    }
}

impl Public {
    /// The first of the four rules that yields a city.
    fn pakal_wants(&self) -> Set<City> {
        let near = self.cities_in_reach(PAKAL);
        let rules = [Self::claiming, Self::surrounding, Self::most_built];
        let wanted = rules.into_iter().map(|rule| rule(self, near));
        wanted.into_iter().find(|cities| !cities.is_empty()).unwrap_or(near)
    }

    /// Rule 1: cities that complete the ring around his Ruler's region.
    fn claiming(&self, near: Set<City>) -> Set<City> {
        let Some(region) = self.players[PAKAL].ruler else { return Set::EMPTY };
        let missing = near.without(self.players[PAKAL].cities());
        match (self.region_buildings[region], missing.len()) {
            (Some(_), 0) => near,
            (Some(_), 1) => missing,
            _ => Set::EMPTY,
        }
    }

    /// Rule 2, RUL-86: new cities at a region that still has its building.
    fn surrounding(&self, near: Set<City>) -> Set<City> {
        let open = |region: &Region| self.region_buildings[*region].is_some();
        let open: Set<Region> = Region::all().filter(open).collect();
        let worth = |city: &City| !self.map().regions(*city).and(open).is_empty();
        near.without(self.players[PAKAL].cities()).iter().filter(worth).collect()
    }

    /// Rule 3: cities of the god with most tiles in his pyramid.
    fn most_built(&self, near: Set<City>) -> Set<City> {
        let built = self.players[PAKAL].built_by_god();
        top(near, |city| built[self.city_tiles[*city]])
    }
}
