//! The Jaguar steps of Pakal (SO-25, SO-26, RUL-78, RUL-88).

use crate::model::*;
use crate::rules::king_pakal::best;
use patolli_core::{Dense, Host, Set};
use std::cmp::Reverse;

/// A worker and where it could go.
#[derive(Clone, Copy)]
struct Walk {
    way: Way,
    posture: Posture,
    from: City,
    to: City,
}

/// SO-26, 1 to 9: the earlier, the weightier.
type FirstWishes = (u8, u8, [bool; 5], i16, Reverse<usize>);

impl Ahau {
    /// Every step is made as long as a move exists.
    pub(crate) fn pakal_jaguar(&mut self, host: &mut impl Host<Event>) {
        for _ in 0..self.public.summon.strength {
            let Some(walk) = self.pakal_walk(host) else { return };
            self.walk(PAKAL, walk.way, walk.posture, host);
            self.show_pakal(host);
        }
    }

    fn pakal_walk(&self, host: &mut impl Host<Event>) -> Option<Walk> {
        let ways = self.liked_ways();
        let liked = || self.walks().filter(|walk| ways.contains(walk.way));
        // SO-26, 10: a random city of those from which such a step begins.
        let begins: Set<City> = liked().map(|walk| walk.from).collect();
        let from = best(begins.iter(), |_| (), host)?;
        // SO-26, 11 to 13.
        let table = &self.public;
        let last_wishes = |walk: &Walk| {
            let weight = match walk.posture {
                Posture::Standing => 1,
                Posture::Lying => 2,
            };
            let (k, h) = (table.k(walk.to), table.h(walk.to));
            (k <= h && k + weight > h, table.pakal_city_rank(walk.to))
        };
        best(liked().filter(|walk| walk.from == from), last_wishes, host)
    }

    /// The ways that fulfil the first wishes best.
    fn liked_ways(&self) -> Set<Way> {
        let (mut top, mut ways) = (None, Set::EMPTY);
        for walk in self.walks() {
            let wishes = Some(self.first_wishes(walk));
            if wishes > top {
                (top, ways) = (wishes, Set::EMPTY);
            }
            if wishes == top {
                ways.insert(walk.way);
            }
        }
        ways
    }

    /// From one city a standing worker moves before a laid-down one.
    fn walks(&self) -> impl Iterator<Item = Walk> + Clone + '_ {
        let table = &self.public;
        let movable =
            |city: City| Posture::all().find(|posture| table.movable(PAKAL, city, *posture) > 0);
        City::all().filter_map(move |from| Some((from, movable(from)?))).flat_map(
            move |(from, posture)| {
                table.map().roads(from).iter().map(move |route| {
                    let way = table.map().way_from(from, route);
                    Walk { way, posture, from, to: table.map().ends(way).1 }
                })
            },
        )
    }

    fn first_wishes(&self, walk: Walk) -> FirstWishes {
        let table = &self.public;
        let route = walk.way.route();
        let fame = table.walk_scores(route);
        let site = table.sites[route.index()].filter(|_| fame > 0);
        let king = &table.players[PAKAL];
        let numerous = site.map_or(0, |colour| {
            let same = |brick: &&Brick| brick.god == God::Jaguar && brick.colour == colour;
            king.pyramid.iter().flatten().filter(same).count() as u8
        });
        let (k, h) = (table.k(walk.to), table.h(walk.to));
        let wishes = [
            table.claims_after(walk.from, walk.to),
            table.lead(walk.from) >= 2,
            k == h,
            k == 0,
            h > k,
        ];
        let rank = Reverse(table.pakal_city_rank(walk.from));
        (fame, numerous, wishes, table.lead(walk.from), rank)
    }
}

impl Public {
    /// Whether he could claim the building of his Ruler's region after this move.
    fn claims_after(&self, from: City, to: City) -> bool {
        let king = &self.players[PAKAL];
        let Some(region) = king.ruler else { return false };
        let holds = |city: City| {
            let leaves = u8::from(city == from);
            let comes = u8::from(city == to);
            king.pieces(city) + comes > leaves
        };
        self.region_buildings[region.index()].is_some()
            && self.map().cities(region).iter().all(holds)
    }
}
