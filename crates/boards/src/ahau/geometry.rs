//! Where everything lies on the map, in a field of 1000 by 1000 (A 14.2). Most routes inside are
//! straight; those around the map bulge, so that regions have room for what lies in them.

use crate::svg::n;
use patolli_ahau::{ByCity, City, Map, MapSide, Region, Route};
use patolli_core::Dense;
use std::fmt::Write;

pub(super) type Point = (f64, f64);

/// One side of the board as it is drawn.
#[derive(Clone, Copy)]
pub(super) struct Chart {
    side: MapSide,
    map: &'static Map,
}

/// The places of one side: cities from Calakmul to Yaxchilán, what lies in the regions, and the pulls
/// of the first routes. Nothing lies on anything else, however many play.
struct Places<const REGIONS: usize, const PULLS: usize> {
    cities: ByCity<Point>,
    blocks: [Point; REGIONS],
    pulls: [[Point; 2]; PULLS],
}

const SIX: Places<6, 7> = Places {
    cities: ByCity::new([
        (469.0, 412.0),
        (822.0, 774.0),
        (582.0, 83.0),
        (735.0, 420.0),
        (78.0, 527.0),
        (453.0, 906.0),
        (571.0, 656.0),
        (933.0, 214.0),
        (329.0, 121.0),
        (311.0, 680.0),
    ]),
    blocks: [
        (750.0, 170.0),
        (522.0, 253.0),
        (245.0, 392.0),
        (187.0, 819.0),
        (633.0, 827.0),
        (747.0, 587.0),
    ],
    pulls: [
        [(4.0, 365.0), (113.0, 160.0)],
        [(400.0, 41.0), (503.0, 21.0)],
        [(729.0, 4.0), (905.0, 27.0)],
        [(995.0, 382.0), (983.0, 663.0)],
        [(780.0, 954.0), (623.0, 996.0)],
        [(175.0, 1043.0), (-22.0, 964.0)],
        [(618.0, 220.0), (682.0, 357.0)],
    ],
};

const FIVE: Places<5, 5> = Places {
    cities: ByCity::new([
        (450.0, 390.0),
        (813.0, 764.0),
        (592.0, 82.0),
        (735.0, 420.0),
        (85.0, 558.0),
        (467.0, 862.0),
        (570.0, 619.0),
        (925.0, 215.0),
        (330.0, 122.0),
        (263.0, 712.0),
    ]),
    blocks: [(729.0, 206.0), (240.0, 326.0), (761.0, 578.0), (383.0, 556.0), (643.0, 821.0)],
    pulls: [
        [(-32.0, 25.0), (329.0, -39.0)],
        [(728.0, 3.0), (902.0, 35.0)],
        [(998.0, 382.0), (971.0, 658.0)],
        [(772.0, 1014.0), (333.0, 1027.0)],
        [(165.0, 768.0), (67.0, 701.0)],
    ],
};

impl Chart {
    pub(super) const fn of(side: MapSide, map: &'static Map) -> Self {
        Self { side, map }
    }

    pub(super) fn city(self, city: City) -> Point {
        match self.side {
            MapSide::Six => SIX.cities[city],
            MapSide::Five => FIVE.cities[city],
        }
    }

    /// The middle of what lies in a region.
    pub(super) fn block(self, region: Region) -> Point {
        match self.side {
            MapSide::Six => SIX.blocks[region.index()],
            MapSide::Five => FIVE.blocks[region.index()],
        }
    }

    /// The two points that pull a route outwards.
    fn pull(self, route: Route) -> Option<[Point; 2]> {
        match self.side {
            MapSide::Six => SIX.pulls.get(route.index()).copied(),
            MapSide::Five => FIVE.pulls.get(route.index()).copied(),
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

#[cfg(test)]
mod tests {
    use super::super::city::{REACH, SIDES};
    use super::*;
    use patolli_ahau::Ahau;
    use patolli_core::Title;

    /// Something that must be seen: around a middle, or from one corner to the other.
    #[derive(Clone, Copy)]
    enum Shape {
        Disc(Point, f64),
        Plate(Point, Point),
    }
    use Shape::{Disc, Plate};

    impl Shape {
        fn covers(self, other: Self) -> bool {
            match (self, other) {
                (Disc(a, r), Disc(b, s)) => (a.0 - b.0).hypot(a.1 - b.1) < r + s,
                (Disc(a, r), Plate(low, high)) => {
                    let near = (a.0.clamp(low.0, high.0), a.1.clamp(low.1, high.1));
                    (a.0 - near.0).hypot(a.1 - near.1) < r
                }
                (Plate(..), Disc(..)) => other.covers(self),
                (Plate(a, b), Plate(c, d)) => a.0 < d.0 && c.0 < b.0 && a.1 < d.1 && c.1 < b.1,
            }
        }
    }

    /// Everything on one side: whose it is, what it is called, and its shape.
    fn shapes(chart: Chart, seats: usize) -> Vec<(String, Shape)> {
        let mut all = Vec::new();
        for city in City::all() {
            let (x, y) = chart.city(city);
            all.push((city.to_string(), Disc((x, y), 45.0)));
            let workers = SIDES.iter().take(seats);
            all.extend(workers.map(|(dx, dy)| (city.to_string(), Disc((x + dx, y + dy), REACH))));
        }
        for route in chart.map.all_routes() {
            all.push((route.to_string(), Disc(chart.site(route), 36.0)));
        }
        for region in chart.map.all_regions() {
            let (x, y) = chart.block(region);
            // Two tiles; below them number, building and Ruler.
            for (low, high) in [((-75.0, -70.0), (75.0, 2.0)), ((-81.0, 5.0), (88.0, 71.0))] {
                let shape = Plate((x + low.0, y + low.1), (x + high.0, y + high.1));
                all.push((format!("region {region}"), shape));
            }
        }
        all
    }

    #[test]
    fn nothing_lies_on_anything_else() {
        for (side, players) in [(MapSide::Five, 3), (MapSide::Six, 5)] {
            let all = shapes(Chart::of(side, Ahau::standard().map(side)), players);
            for (i, (name, shape)) in all.iter().enumerate() {
                for (other, there) in all[..i].iter().filter(|(other, _)| other != name) {
                    assert!(!shape.covers(*there), "{side:?}: {name} lies on {other}");
                }
            }
        }
    }
}
