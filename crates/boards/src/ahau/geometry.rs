//! Where everything lies on the map, in a field of 1000 by 1000 (A 14.2). Most routes inside are
//! straight; those around the map bulge, so that regions have room for what lies in them.

use crate::svg::n;
use patolli_ahau::{City, Map, MapSide, Region, Route};
use patolli_core::Dense;
use std::fmt::Write;

pub(super) type Point = (f64, f64);

/// One side of the board as it is drawn.
#[derive(Clone, Copy)]
pub(super) struct Chart {
    side: MapSide,
    map: &'static Map,
}

impl Chart {
    pub(super) const fn of(side: MapSide, map: &'static Map) -> Self {
        Self { side, map }
    }

    pub(super) const fn city(self, city: City) -> Point {
        match (city, self.side) {
            (City::ChichenItza, _) => (590.0, 82.0),
            (City::Tulum, _) => (925.0, 215.0),
            (City::Uxmal, _) => (330.0, 122.0),
            (City::Calakmul, _) => (470.0, 412.0),
            (City::Palenque, _) => (88.0, 560.0),
            (City::Lamanai, _) => (735.0, 420.0),
            (City::Tikal, MapSide::Six) => (530.0, 660.0),
            (City::Tikal, MapSide::Five) => (555.0, 610.0),
            (City::Caracol, _) => (800.0, 770.0),
            (City::Yaxchilan, MapSide::Six) => (310.0, 672.0),
            (City::Yaxchilan, MapSide::Five) => (270.0, 720.0),
            (City::Seibal, MapSide::Six) => (455.0, 905.0),
            (City::Seibal, MapSide::Five) => (475.0, 835.0),
        }
    }

    /// The upper middle of what lies in a region.
    pub(super) fn block(self, region: Region) -> Point {
        const SIX: [Point; 6] = [
            (788.0, 212.0),
            (542.0, 256.0),
            (245.0, 395.0),
            (188.0, 806.0),
            (616.0, 802.0),
            (740.0, 580.0),
        ];
        const FIVE: [Point; 5] =
            [(730.0, 205.0), (240.0, 325.0), (760.0, 580.0), (375.0, 575.0), (640.0, 812.0)];
        match self.side {
            MapSide::Six => SIX[region.index()],
            MapSide::Five => FIVE[region.index()],
        }
    }

    /// The two points that pull a route outwards.
    fn pull(self, route: Route) -> Option<[Point; 2]> {
        const NORTH_EAST: [Point; 2] = [(730.0, 5.0), (905.0, 30.0)];
        const EAST: [Point; 2] = [(995.0, 380.0), (975.0, 660.0)];
        const SIX: [[Point; 2]; 7] = [
            [(5.0, 360.0), (110.0, 165.0)],
            [(400.0, 35.0), (500.0, 25.0)],
            NORTH_EAST,
            EAST,
            [(780.0, 930.0), (620.0, 965.0)],
            [(180.0, 1010.0), (-20.0, 950.0)],
            [(596.0, 205.0), (680.0, 340.0)],
        ];
        const FIVE: [[Point; 2]; 5] = [
            [(-30.0, 25.0), (330.0, -40.0)],
            NORTH_EAST,
            EAST,
            [(770.0, 1010.0), (330.0, 1025.0)],
            [(170.0, 765.0), (72.0, 700.0)],
        ];
        match self.side {
            MapSide::Six => SIX.get(route.index()).copied(),
            MapSide::Five => FIVE.get(route.index()).copied(),
        }
    }

    /// The middle of a route, where its site lies.
    pub(super) fn site(self, route: Route) -> Point {
        let [a, b] = self.map.route(route).ends.map(|city| self.city(city));
        match self.pull(route) {
            None => (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1)),
            Some([c, d]) => {
                let mean = |a: f64, c: f64, d: f64, b: f64| (a + 3.0 * c + 3.0 * d + b) / 8.0;
                (mean(a.0, c.0, d.0, b.0), mean(a.1, c.1, d.1, b.1))
            }
        }
    }

    pub(super) fn line(self, route: Route) -> String {
        let from = self.map.route(route).ends[0];
        let (x, y) = self.city(from);
        format!("M{} {}{}", n(x), n(y), self.stroke(route, from))
    }

    /// The pen moves over a route from this city.
    fn stroke(self, route: Route, from: City) -> String {
        let [first, second] = self.map.route(route).ends;
        let to = self.city(if from == first { second } else { first });
        let Some([mut c, mut d]) = self.pull(route) else {
            return format!("L{} {}", n(to.0), n(to.1));
        };
        if from != first {
            std::mem::swap(&mut c, &mut d);
        }
        format!("C{} {} {} {} {} {}", n(c.0), n(c.1), n(d.0), n(d.1), n(to.0), n(to.1))
    }

    /// Around a region: its routes one after the other.
    pub(super) fn outline(self, region: Region) -> String {
        let borders = |route: &Route| self.map.route(*route).regions.contains(&Some(region));
        let mut left: Vec<Route> = self.map.all_routes().filter(borders).collect();
        let mut here = self.map.route(left[0]).ends[0];
        let (x, y) = self.city(here);
        let mut path = format!("M{} {}", n(x), n(y));
        while let Some(i) = left.iter().position(|r| self.map.route(*r).ends.contains(&here)) {
            let route = left.remove(i);
            let _ = write!(path, "{}", self.stroke(route, here));
            let [a, b] = self.map.route(route).ends;
            here = if here == a { b } else { a };
        }
        path + "Z"
    }
}
