//! The two sides of the board (A 3.3): their routes, and the regions between them.

use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Set, Tables, Wrong, named_enum, within};
use serde::Deserialize;

named_enum! {
    enum RouteKind { Road = "road", Water = "water" }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RouteText {
    cities: [City; 2],
    kind: RouteKind,
    /// One where the other side is the sea or the outside.
    regions: Vec<u8>,
}

/// A 3.3, by [`MapSide`].
pub(super) fn maps(tables: &Tables) -> Result<BySide<Map>, DataError> {
    Ok(By::new([map::<14>(tables, "route_five")?, map::<15>(tables, "route_six")?]))
}

fn map<const ROUTES: usize>(tables: &Tables, kind: &str) -> Result<Map, DataError> {
    // RUL-06: the regions are the faces of the connected plane graph of the routes.
    let n_regions = ROUTES - City::COUNT + 1;
    let (_, routes) = tables.table::<_, _, ROUTES>(kind, |_, _, row| route(&row, n_regions))?;
    check(&routes, n_regions).map_err(|why| tables.wrong_table(kind, why))?;
    Ok(Map {
        n_regions,
        n_routes: ROUTES,
        routes: By::from_fn(|route: Route| routes[route.index().min(ROUTES - 1)]),
        cities: By::from_fn(|region| cities(&border(&routes, Some(region)))),
        regions: regions_of_cities(&routes),
        adjacent: By::from_fn(|region| adjacent(&routes, region)),
        roads: By::from_fn(|city| ways(&routes, city, 0).iter().map(Way::route).collect()),
        ways_from: By::from_fn(|city| ways(&routes, city, 0)),
        ways_to: By::from_fn(|city| ways(&routes, city, 1)),
    })
}

/// The ways that have this city at this end: 0 where they begin, 1 where they end.
fn ways(routes: &[RouteRow], city: City, end: usize) -> Set<Way> {
    let all = Way::all().take(2 * routes.len());
    let at = |way: &Way| routes[way.route().index()].ends[end ^ usize::from(way.is_back())];
    all.filter(|way| at(way) == city).collect()
}

fn route(row: &RouteText, n_regions: usize) -> Result<RouteRow, Fault> {
    let [from, to] = row.cities;
    if from == to {
        return Err(Fault::rule("ahau-edition-route-ends").inside("cities"));
    }
    for number in &row.regions {
        within("regions", *number, 1..=n_regions as u8)?;
    }
    let region = |number: u8| Some(Region::new(usize::from(number) - 1));
    let regions = match row.regions[..] {
        [one] => [region(one), None],
        [one, other] if one != other => [region(one), region(other)],
        [_, _] => return Err(Fault::at("regions", Wrong::EntryTwice)),
        ref regions => {
            let wrong = Wrong::Length { found: regions.len(), least: 1, most: 2 };
            return Err(Fault::at("regions", wrong));
        }
    };
    Ok(RouteRow { ends: row.cities, water: row.kind == RouteKind::Water, regions })
}

/// Routes that border a region, or the sea and the outside.
fn border(routes: &[RouteRow], region: Option<Region>) -> Vec<RouteRow> {
    routes.iter().filter(|route| route.regions.contains(&region)).copied().collect()
}

fn cities(routes: &[RouteRow]) -> Set<City> {
    routes.iter().flat_map(|route| route.ends).collect()
}

/// RUL-07: the regions behind the routes around a region.
fn adjacent(routes: &[RouteRow], region: Region) -> Set<Region> {
    let beside = border(routes, Some(region)).into_iter().flat_map(|route| route.regions);
    beside.flatten().filter(|other| *other != region).collect()
}

fn regions_of_cities(routes: &[RouteRow]) -> ByCity<Set<Region>> {
    By::from_fn(|city| {
        let here = routes.iter().filter(|route| route.ends.contains(&city));
        here.flat_map(|route| route.regions).flatten().collect()
    })
}

fn check(routes: &[RouteRow], n_regions: usize) -> Result<(), Fault> {
    if let Some(city) = Set::full().without(reached(routes)).first() {
        let from = routes[0].ends[0];
        return Err(Fault::rule("ahau-edition-reach").name("city", city).name("from", from));
    }
    for number in 1..=n_regions {
        let region = border(routes, Some(Region::new(number - 1)));
        check_ring(number, &region)?;
    }
    check_ring(OUTLINE, &border(routes, None))?;
    for (city, regions) in regions_of_cities(routes).iter() {
        let n = regions.len();
        if !(2..=3).contains(&n) {
            return Err(Fault::rule("ahau-edition-around").name("city", city).number("n", n));
        }
    }
    Ok(())
}

/// The cities that can be reached over these routes from the first one.
fn reached(routes: &[RouteRow]) -> Set<City> {
    let mut reached: Set<City> = routes.iter().take(1).flat_map(|route| route.ends).collect();
    for _ in City::all() {
        let open = routes.iter().filter(|route| route.ends.iter().any(|c| reached.contains(*c)));
        reached = open.flat_map(|route| route.ends).collect();
    }
    reached
}

/// Stands for the number of a region where the outline of the land is meant.
const OUTLINE: usize = 0;

/// Then, with as many regions as there are, no two routes need to cross.
fn check_ring(region: usize, routes: &[RouteRow]) -> Result<(), Fault> {
    let around = cities(routes);
    let about = |key| Fault::rule(key).number("region", region);
    if around.len() < 3 {
        return Err(about("ahau-edition-small").number("n", around.len()));
    }
    for city in around {
        let n = routes.iter().filter(|route| route.ends.contains(&city)).count();
        if n != 2 {
            return Err(about("ahau-edition-ring").number("n", n).name("city", city));
        }
    }
    match reached(routes) == around {
        true => Ok(()),
        false => Err(about("ahau-edition-rings")),
    }
}
