//! The shipped tables are those of the law (A 3, A 7.3, A 8.1).

use crate::model::*;
use patolli_core::{By, Dense, Set};

/// The regions with their cities and adjacent regions; the cities with their regions, neighbours and
/// the routes that lead there; the water routes.
fn assert_map(side: MapSide, regions: &[(&str, &str)], cities: &[(&str, &str)], water: &str) {
    let map = standard().map(side);
    let shape = map.all_regions().map(|r| (map.cities(r).to_string(), map.adjacent(r).to_string()));
    assert_same(shape, regions);
    let neighbours = |city: City| {
        let beyond = |route: Route| map.ends(map.way_from(city, route)).1;
        let there = map.roads(city).iter().map(|r| format!("{} {}", beyond(r), r));
        there.collect::<Vec<_>>().join(", ")
    };
    assert_same(City::all().map(|city| (map.regions(city).to_string(), neighbours(city))), cities);
    let roads: usize = City::all().map(|city| map.roads(city).len()).sum();
    assert_eq!(roads, 2 * map.n_routes);
    let found: Set<Route> = map.all_routes().filter(|route| map.route(*route).water).collect();
    assert_eq!(found.to_string(), water);
}

fn assert_same(found: impl Iterator<Item = (String, String)>, law: &[(&str, &str)]) {
    let law: Vec<_> = law.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
    assert_eq!(found.collect::<Vec<_>>(), law);
}

/// A 3.3, side_six.
#[test]
fn data_fits_the_law_of_the_map_of_six() {
    let regions = [
        ("chichen_itza, lamanai, tulum", "2, 6"),
        ("calakmul, chichen_itza, lamanai, uxmal", "1, 3, 6"),
        ("calakmul, palenque, tikal, uxmal, yaxchilan", "2, 4, 5, 6"),
        ("palenque, seibal, yaxchilan", "3, 5"),
        ("caracol, seibal, tikal, yaxchilan", "3, 4, 6"),
        ("calakmul, caracol, lamanai, tikal, tulum", "1, 2, 3, 5"),
    ];
    let cities = [
        ("2, 3, 6", "uxmal 9, lamanai 10, tikal 11"),
        ("5, 6", "tulum 4, seibal 5, tikal 15"),
        ("1, 2", "uxmal 2, tulum 3, lamanai 7"),
        ("1, 2, 6", "chichen_itza 7, tulum 8, calakmul 10"),
        ("3, 4", "uxmal 1, seibal 6, yaxchilan 13"),
        ("4, 5", "caracol 5, palenque 6, yaxchilan 14"),
        ("3, 5, 6", "calakmul 11, yaxchilan 12, caracol 15"),
        ("1, 6", "chichen_itza 3, caracol 4, lamanai 8"),
        ("2, 3", "palenque 1, chichen_itza 2, calakmul 9"),
        ("3, 4, 5", "tikal 12, palenque 13, seibal 14"),
    ];
    assert_map(MapSide::Six, &regions, &cities, "1, 4, 8, 13, 14");
}

/// A 3.3, side_five.
#[test]
fn data_fits_the_law_of_the_map_of_five() {
    let regions = [
        ("chichen_itza, lamanai, tulum, uxmal", "2, 3"),
        ("calakmul, chichen_itza, lamanai, palenque, uxmal", "1, 3, 4"),
        ("calakmul, caracol, lamanai, tikal, tulum", "1, 2, 4, 5"),
        ("calakmul, palenque, seibal, tikal, yaxchilan", "2, 3, 5"),
        ("caracol, seibal, tikal, yaxchilan", "3, 4"),
    ];
    let cities = [
        ("2, 3, 4", "lamanai 9, palenque 10, tikal 11"),
        ("3, 5", "tulum 3, yaxchilan 4, tikal 12"),
        ("1, 2", "palenque 1, tulum 2, uxmal 6"),
        ("1, 2, 3", "uxmal 7, tulum 8, calakmul 9"),
        ("2, 4", "chichen_itza 1, yaxchilan 5, calakmul 10"),
        ("4, 5", "tikal 13, yaxchilan 14"),
        ("3, 4, 5", "calakmul 11, caracol 12, seibal 13"),
        ("1, 3", "chichen_itza 2, caracol 3, lamanai 8"),
        ("1, 2", "chichen_itza 6, lamanai 7"),
        ("4, 5", "caracol 4, palenque 5, seibal 14"),
    ];
    assert_map(MapSide::Five, &regions, &cities, "1, 3, 5, 8, 14");
}

/// The exchange of cities that maps a side onto itself, as the law says (A 3.3).
#[test]
fn both_maps_are_symmetrical() {
    let six = "lamanai/yaxchilan, calakmul/tikal, chichen_itza/seibal, tulum/palenque, \
               uxmal/caracol";
    let five = "chichen_itza/yaxchilan, uxmal/seibal, lamanai/tikal, tulum/caracol";
    for (side, pairs) in [(MapSide::Five, five), (MapSide::Six, six)] {
        let mut mirror = ByCity::from_fn(|city| city);
        for pair in pairs.split(", ") {
            let (one, other) = pair.split_once('/').expect("a pair");
            let [one, other] = [one, other].map(|city| city.parse::<City>().expect("a city"));
            (mirror[one], mirror[other]) = (other, one);
        }
        let map = standard().map(side);
        let ends = |route| map.route(route).ends;
        let all: Vec<Set<City>> = map.all_routes().map(|r| ends(r).into_iter().collect()).collect();
        for route in map.all_routes() {
            let image = ends(route).map(|city| mirror[city]).into_iter().collect();
            assert!(all.contains(&image), "{side} {route}");
        }
    }
}

/// A 3.5: 60 and 85 tiles, 12 and 17 of each god.
#[test]
fn data_fits_the_law_of_the_tiles() {
    let kit = standard();
    assert_eq!([2, 3, 4, 5].map(|n| kit.bag(n).total()), [60, 60, 60, 85]);
    for tile in Tile::all() {
        let five_players = u8::from(!tile.is_wild());
        let found = (kit.tiles.base.get(tile), kit.tiles.five_players.get(tile));
        assert_eq!(found, (2, five_players), "{tile}");
    }
    let start = kit.tiles.start.as_array().map(|tile| tile.to_string());
    let law = ["chief_limestone", "rain_water", "jaguar_obsidian", "sun_corn", "serpent_cacao"];
    assert_eq!(start, law);
}

/// A 3.6: three different resources each, every resource on three cards.
#[test]
fn data_fits_the_law_of_the_summary_cards() {
    let cards = standard().summary_cards;
    for (i, card) in cards.values().enumerate() {
        for step in 0..Colour::COUNT {
            let colour = Colour::from_index((i + step) % Colour::COUNT);
            assert_eq!(card.get(colour), u8::from(step < 3), "card {} {colour}", i + 1);
        }
    }
}

/// A 3.7, A 3.4: the rewards of both boards and of the war track, and the temple spaces.
#[test]
fn data_fits_the_law_of_the_rewards() {
    use Reward::*;
    let kit = standard();
    let [a, b] = kit.boards.as_array();
    let fame = Fame(4);
    let law = [Resource, Weapon, DrawTile, Resource, AdvanceWar, RoleCard, LayDown, fame, fame];
    assert_eq!((&a.spaces.as_array()[..9], a.spaces[Space::D1]), (&law[..], Fame(8)));
    let law = [DrawTile, Resource, TempleMarker, RoleCard, FamePerBuilding];
    assert_eq!(a.slots, By::new(law));
    let law = [DrawTile, LayDown, Weapon, AdvanceWar, Resource, TempleMarker, RoleCard];
    assert_eq!(
        b.spaces.as_array().split_at(7),
        (&law[..], &[FamePerWeapon, fame, FamePerBuilding][..])
    );
    assert_eq!(b.slots, By::new([Weapon, Resource, RoleCard, AdvanceWar, Fame(6)]));
    assert_eq!(kit.war_track, [Resource, DrawTile, Fame(3), Resource, Fame(5), Fame(8)]);
    assert_eq!(kit.temple_spaces, By::new([2, 1, 0, 0, 0]));
}

/// A 3.8: 4 tiles of 2, 7 of 3, 4 of 4; 45 resources, 9 of each colour, no cost twice.
#[test]
fn data_fits_the_law_of_the_buildings() {
    let kit = standard();
    let of_size = |n| Building::all().filter(|building| kit.cost(*building) == n).count();
    assert_eq!([1, 2, 3, 4, 5].map(of_size), [0, 4, 7, 4, 0]);
    for colour in Colour::all() {
        let with = kit.buildings.values().filter(|row| row.cost.contains(colour));
        assert_eq!(with.count(), 9, "{colour}");
    }
    let mut costs = kit.buildings.as_array().map(|row| row.cost.bits());
    costs.sort_unstable();
    assert!(costs.windows(2).all(|two| two[0] != two[1]));
    let cost = |building| kit.building(building).cost.to_string();
    assert_eq!(cost(Building::RoyalPalace), "water, obsidian, cacao, limestone");
    assert_eq!(cost(Building::Market), "corn, cacao");
    let amounts = kit.buildings.as_array().map(|row| row.amount);
    assert_eq!(amounts, [2, 2, 3, 3, 0, 2, 0, 1, 1, 0, 2, 0, 2, 1, 1]);
    assert_eq!((kit.roles.priestess_strength, kit.roles.merchant_cubes), (1, 2));
}

/// A 3.1, A 3.4, RUL-66.
#[test]
fn data_fits_the_law_of_the_supply() {
    let kit = standard();
    let supply = kit.supply;
    for colour in Colour::all() {
        assert_eq!((supply.sites.get(colour), supply.cubes.get(colour)), (3, 15), "{colour}");
    }
    assert_eq!((supply.weapons, supply.workers, supply.extra_roles), (25, 12, 1));
    assert_eq!((supply.katuns, supply.last_round), (3, 40));
    for players in 2..=5 {
        let law = (2 * players + 1, if players < 4 { 3 } else { 4 });
        assert_eq!((kit.calendar(players), kit.offer(players)), law);
    }
}

/// A 7.3.
#[test]
fn data_fits_the_law_of_fame() {
    let points = standard().points;
    let gods = [points.sun_colour, points.serpent_strength, points.serpent_colour];
    assert_eq!((gods, points.jaguar_step), ([1, 1, 2], 1));
    assert_eq!((points.same_colour, points.same_god), (1, 1));
    assert_eq!((points.per_building, points.per_weapon), (2, 2));
    assert_eq!((points.city_sole, points.city_tied), (2, 1));
}

/// A 3.11: each god once in every rank of the first five cards; every role once. A 8.1.
#[test]
fn data_fits_the_law_of_pakal() {
    let kit = standard();
    let [first_five @ .., consort] = kit.personalities.as_array();
    for rank in 0..God::COUNT {
        let gods: Set<God> = first_five.iter().map(|row| row.hierarchy[rank]).collect();
        assert_eq!(gods, Set::full(), "rank {}", rank + 1);
    }
    assert!(consort.hierarchy.into_iter().eq(God::all()));
    assert!(kit.personalities.values().map(|row| row.role).eq(Role::all()));
    let merchant = kit.personality(Personality::Merchant).hierarchy;
    assert_eq!(merchant.map(God::name), ["rain", "jaguar", "sun", "chief", "serpent"]);
    let levels = kit.difficulties.as_array().map(|row| {
        [row.weapons, row.markers, row.building_weapons, row.building_fame, row.tracker]
    });
    assert_eq!(levels, [[0, 1, 0, 2, 3], [1, 2, 1, 3, 3], [3, 3, 2, 4, 3]]);
}

#[test]
fn every_row_has_a_source_and_an_id() {
    patolli_testkit::every_row_has_a_source_and_an_id::<Ahau>();
}
