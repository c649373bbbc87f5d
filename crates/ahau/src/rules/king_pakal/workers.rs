//! Where Pakal puts his worker, and what he claims (SO-20).

use crate::model::*;
use crate::rules::king_pakal::best;
use patolli_core::{Dense, Host, Set};
use std::cmp::Reverse;

impl Ahau {
    pub(crate) fn pakal_places(&mut self, host: &mut impl Host<Event>) {
        let table = &self.public;
        let key = |city: &City| {
            let majority = table.k(*city) > table.h(*city);
            (Reverse(table.pakal_city_rank(*city)), !majority)
        };
        let city = best(table.pakal_wants().iter(), key, host).expect("a region has cities");
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
        let rules = [self.claiming(near), self.surrounding(near), self.most_built(near)];
        rules.into_iter().find(|cities| !cities.is_empty()).unwrap_or(near)
    }

    /// Rule 1: cities that complete the ring around his Ruler's region.
    fn claiming(&self, near: Set<City>) -> Set<City> {
        let Some(region) = self.players[PAKAL].ruler else { return Set::EMPTY };
        let missing = near.without(self.players[PAKAL].cities());
        match (self.region_buildings[region.index()], missing.len()) {
            (Some(_), 0) => near,
            (Some(_), 1) => missing,
            _ => Set::EMPTY,
        }
    }

    /// Rule 2, RUL-86: new cities at a region that still has its building.
    fn surrounding(&self, near: Set<City>) -> Set<City> {
        let open = |region: Region| self.region_buildings[region.index()].is_some();
        let worth = |city: &City| self.map().regions(*city).iter().any(open);
        near.without(self.players[PAKAL].cities()).iter().filter(worth).collect()
    }

    /// Rule 3: cities of the god with most tiles in his pyramid.
    fn most_built(&self, near: Set<City>) -> Set<City> {
        let built = |city: &City| self.players[PAKAL].built_of(self.city_tiles[city.index()]);
        let most = near.iter().map(|city| built(&city)).max().unwrap_or(0);
        near.iter().filter(|city| most > 0 && built(city) == most).collect()
    }
}
