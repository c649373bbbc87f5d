//! The Jaguar steps of Pakal (SO-25, SO-26, RUL-78, RUL-88).

use crate::model::*;
use crate::rules::king_pakal::{best, top};
use patolli_core::{Dense, Host, Set};
use std::cmp::Reverse;

impl Ahau {
    /// Every step is made as long as a move exists.
    pub(crate) fn pakal_jaguar(&mut self, host: &mut impl Host<Event>) {
        for _ in 0..self.public.summon.strength {
            let Some((way, posture)) = self.public.pakal_step(host) else { return };
            self.walk(PAKAL, way, posture, host);
            self.show_pakal(host);
        }
    }
}

impl Public {
    /// SO-26: the way he prefers. From one city a standing worker moves before a laid-down one.
    fn pakal_step(&self, host: &mut impl Host<Event>) -> Option<(Way, Posture)> {
        let (map, ways) = (self.map(), self.liked_ways());
        // SO-26, 10: a random city of those from which such a step begins.
        let begins = |city: &City| !ways.and(map.ways_from[*city]).is_empty();
        let from = best(City::all().filter(begins).collect(), |_| (), host)?;
        let (posture, weight) = match self.movable(PAKAL, from, Posture::Standing) {
            0 => (Posture::Lying, 2),
            _ => (Posture::Standing, 1),
        };
        // SO-26, 11 to 13.
        let last_wishes = |way: &Way| {
            let (_, to) = map.ends(*way);
            let (k, h) = (self.k(to), self.h(to));
            (k <= h && k + weight > h, self.pakal_city_rank(to))
        };
        let way = best(ways.and(map.ways_from[from]), last_wishes, host)?;
        Some((way, posture))
    }

    /// The ways that fulfil the first wishes best: the earlier a wish, the weightier.
    fn liked_ways(&self) -> Set<Way> {
        let map = self.map();
        let route = |way: &Way| self.sites[way.route()];
        // SO-26, 1: a step that scores.
        let scores = |way: &Way| self.walk_scores(way.route()) > 0;
        let mut ways = map.ways_from(self.movable_cities(PAKAL));
        let scoring: Set<Way> = ways.iter().filter(scores).collect();
        if !scoring.is_empty() {
            // 2: over a site of the colour of which he has most Jaguar tiles.
            let jaguars = self.jaguar_tiles();
            ways = top(scoring, |way| route(way).map(|colour| jaguars[colour]));
        }
        // 3 to 7.
        let towards = |cities| map.ways_to(cities);
        let from_lead = map.ways_from(self.cities_where(|k, h| k >= h + 2));
        ways = prefer(ways, self.claiming_ways());
        ways = prefer(ways, from_lead);
        ways = prefer(ways, towards(self.cities_where(|k, h| k == h)));
        ways = prefer(ways, towards(self.cities_where(|k, _| k == 0)));
        ways = prefer(ways, towards(self.cities_where(|k, h| h > k)));
        // 8 and 9.
        top(ways, |way| {
            let (from, _) = map.ends(*way);
            (self.lead(from), Reverse(self.pakal_city_rank(from)))
        })
    }

    /// His Jaguar tiles in the pyramid by colour.
    fn jaguar_tiles(&self) -> ByColour<u8> {
        let mut tiles = ByColour::default();
        let bricks = self.players[PAKAL].pyramid.values().flatten();
        let jaguars = bricks.filter(|brick| brick.god == God::Jaguar);
        jaguars.for_each(|brick| tiles[brick.colour] += 1);
        tiles
    }

    /// The cities in which his weight and the person's are like this.
    fn cities_where(&self, like: impl Fn(u8, u8) -> bool) -> Set<City> {
        City::all().filter(|city| like(self.k(*city), self.h(*city))).collect()
    }

    /// The moves after which he could claim the building of his Ruler's region.
    fn claiming_ways(&self) -> Set<Way> {
        let (king, map) = (&self.players[PAKAL], self.map());
        let Some(region) = king.ruler else { return Set::EMPTY };
        let missing = self.missing_cities(PAKAL);
        if self.region_buildings[region].is_none() || missing.has_several() {
            return Set::EMPTY;
        }
        let alone = map.cities(region).iter().filter(|city| king.pieces(*city) == 1).collect();
        let completing = if missing.is_empty() { Set::full() } else { map.ways_to(missing) };
        completing.without(map.ways_from(alone))
    }
}

/// Those of the ways that fulfil a wish, if any does.
fn prefer(ways: Set<Way>, wished: Set<Way>) -> Set<Way> {
    let both = ways.and(wished);
    if both.is_empty() { ways } else { both }
}
