//! What an edition may print and what it may not, in plain words.

use crate::components::*;
use crate::kit::{Reward, standard};
use crate::state::Ahau;
use patolli_core::Edition;
use patolli_testkit::{lay, refuse_rows, row};

#[test]
fn an_edition_prints_other_values() {
    let rows = [
        row("war_space", "6", "reward = { fame = 10 }"),
        row("pyramid_space", "d1", "side_a = \"fame_per_weapon\""),
        row("building", "market", "cost = [\"limestone\"]\namount = 3"),
        row("tile", "sun", "faces = { corn = 4, wild = 8 }"),
        row("player_count", "players_5", "calendar = 15"),
        row("start_tile", "rain", "colour = \"cacao\""),
        row("points", "city_sole", "fame = 3"),
    ];
    let kit = lay::<Ahau>(&rows.concat()).expect("a sound edition");
    assert_eq!(kit.war_track[5], Reward::Fame(10));
    let [a, b] = [BoardSide::A, BoardSide::B].map(|side| kit.board(side).spaces[9]);
    assert_eq!((a, b), (Reward::FamePerWeapon, Reward::FamePerBuilding));
    assert_eq!((kit.cost(Building::Market), kit.building(Building::Market).amount), (1, 3));
    assert_eq!((kit.bag(4).of_god(God::Sun).total(), kit.bag(5).total()), (12, 85));
    assert_eq!((kit.calendar(5), kit.points.city_sole), (15, 3));
    assert_eq!(kit.tiles.start[1], Tile::of(God::Rain, Face::Cacao));
    assert_eq!(kit.name(), "mine");
    assert_ne!(kit.digest(), standard().digest());
}

/// Two cities that change places everywhere make another map.
#[test]
fn an_edition_prints_another_map() {
    let kit = lay::<Ahau>(&row("route_six", "r01", "kind = \"road\"")).expect("a sound edition");
    assert!(!kit.map(MapSide::Six).routes[0].water);
    // Tulum no longer lies on the way from Chichen Itza to Caracol, but Lamanai does.
    let rows = [
        row("route_six", "r03", "cities = [\"chichen_itza\", \"lamanai\"]"),
        row("route_six", "r04", "cities = [\"lamanai\", \"caracol\"]"),
        row("route_six", "r07", "cities = [\"chichen_itza\", \"tulum\"]"),
        row("route_six", "r10", "cities = [\"calakmul\", \"tulum\"]"),
    ];
    let kit = lay::<Ahau>(&rows.concat()).expect("a sound edition");
    let map = kit.map(MapSide::Six);
    let regions = [City::Tulum, City::Lamanai].map(|city| map.regions(city).len());
    assert_eq!(regions, [3, 2]);
}

#[test]
fn a_route_joins_two_cities_between_its_regions() {
    refuse_rows::<Ahau>(
        "route_six",
        &[
            ("r01", "cities = [\"uxmal\", \"uxmal\"]", "r01: a route joins two cities, not uxmal"),
            ("r01", "cities = [\"uxmal\"]", "r01: invalid length 1"),
            ("r01", "cities = [\"uxmal\", \"rome\"]", "\"rome\" is no City; expected calakmul"),
            ("r01", "kind = \"air\"", "\"air\" is no RouteKind; expected road, water"),
            ("r01", "regions = [7]", "r01: region 7: must be from 1 to 6"),
            ("r01", "regions = [3, 3]", "different regions on its two sides"),
            ("r01", "regions = []", "a route has one region beside it, or two"),
        ],
    );
    refuse_rows::<Ahau>("route_five", &[("q01", "regions = [6]", "region 6: must be from 1 to 5")]);
}

#[test]
fn regions_are_rings_of_routes() {
    refuse_rows::<Ahau>(
        "route_six",
        &[
            ("r09", "regions = [2]", "region 3 is no ring: 1 of its routes meet in calakmul"),
            ("r05", "regions = [5, 6]", "region 6 is no ring: 3 of its routes meet in caracol"),
            ("r01", "cities = [\"tikal\", \"palenque\"]", "region 3 is no ring"),
        ],
    );
    // Region 1 between two routes from Tulum to Lamanai, and all else to region 2.
    let two = [
        row("route_six", "r03", "regions = [2]"),
        row("route_six", "r07", "cities = [\"tulum\", \"lamanai\"]"),
    ];
    let error = lay::<Ahau>(&two.concat()).expect_err("no region").to_string();
    assert!(error.contains("region 1 has 2 cities: must be 3 at least"), "{error}");
    // Region 4 given to region 1, at the other end of the land.
    let far = [
        row("route_six", "r06", "regions = [1]"),
        row("route_six", "r13", "regions = [3, 1]"),
        row("route_six", "r14", "regions = [1, 5]"),
    ];
    let error = lay::<Ahau>(&far.concat()).expect_err("two lands").to_string();
    assert_eq!(error, "mine.toml: route_six (all): region 1 is more than one ring");
    let apart = [
        row("route_five", "q06", "cities = [\"chichen_itza\", \"lamanai\"]"),
        row("route_five", "q07", "cities = [\"chichen_itza\", \"lamanai\"]"),
    ];
    let error = lay::<Ahau>(&apart.concat()).expect_err("an island").to_string();
    assert!(error.contains("uxmal cannot be reached from palenque"), "{error}");
}

#[test]
fn tiles_fit_their_bag_and_fill_the_board() {
    refuse_rows::<Ahau>(
        "tile",
        &[
            ("rain", "faces = { corn = 16 }", "rain: corn 16: must be from 0 to 15"),
            ("rain", "faces = { gold = 1 }", "\"gold\" is no Face; expected corn"),
            ("rain", "faces = { water = 14 }", "rain: water tiles in all: 16: must be from 0"),
        ],
    );
    // Four players need 40 tiles for their pyramids and 12 for the board, and bring 4 themselves.
    let none = row("tile", "rain", "faces = {}");
    let fewer = row("tile", "sun", "faces = { corn = 11 }");
    assert!(lay::<Ahau>(&none).is_ok());
    let error = lay::<Ahau>(&(none + &fewer)).expect_err("too few").to_string();
    let said =
        "mine.toml: tile (all): 4 players have 51 tiles, with the starting ones: they need 52";
    assert!(error.starts_with(said), "{error}");
    refuse_rows::<Ahau>("start_tile", &[("sun", "colour = \"wild\"", "\"wild\" is no Colour")]);
}

#[test]
fn rewards_lead_to_no_loop() {
    refuse_rows::<Ahau>(
        "war_space",
        &[
            ("2", "reward = \"advance_war\"", "gives a resource, a tile or Fame"),
            ("2", "reward = \"role_card\"", "gives a resource, a tile or Fame"),
            ("2", "reward = { fame = 31 }", "fame 31: must be from 1 to 30"),
        ],
    );
    refuse_rows::<Ahau>(
        "slot",
        &[
            ("s1", "side_b = { fame = 0 }", "s1: fame 0: must be from 1 to 30"),
            ("s1", "side_b = \"gold\"", "unknown variant `gold`"),
            ("s1", "side_c = \"weapon\"", "unknown field `side_c`"),
        ],
    );
    refuse_rows::<Ahau>("temple_space", &[("1", "fame = 31", "fame 31: must be from 0 to 30")]);
}

#[test]
fn buildings_cost_different_colours() {
    let five = "cost = [\"corn\", \"water\", \"obsidian\", \"cacao\", \"limestone\"]";
    refuse_rows::<Ahau>(
        "building",
        &[
            ("market", five, "colours of the cost: 5: must be from 1 to 4"),
            ("market", "cost = []", "colours of the cost: 0: must be from 1 to 4"),
            ("market", "cost = [\"corn\", \"corn\"]", "the list names something twice"),
            ("market", "amount = 0", "amount 0: must be from 1 to 9"),
            ("palace", "amount = 31", "amount 31: must be from 1 to 30"),
            ("royal_monument", "amount = 4", "amount 4: must be from 1 to 3"),
            ("royal_palace", "amount = 1", "this building has no amount"),
        ],
    );
    refuse_rows::<Ahau>("role", &[("merchant", "amount = 10", "amount 10: must be from 1 to 9")]);
}

#[test]
fn supplies_suffice_for_every_table() {
    refuse_rows::<Ahau>(
        "resource",
        &[
            ("corn", "sites = 4", "there must be 15 sites in all, not 16"),
            ("corn", "cubes = 61", "corn: cubes 61: must be from 1 to 60"),
        ],
    );
    refuse_rows::<Ahau>(
        "summary_card",
        &[
            ("1", "resources = { corn = 10 }", "resources of a card: 10: must be from 0 to 9"),
            ("1", "resources = { salt = 1 }", "\"salt\" is no resource"),
        ],
    );
    let few = row("resource", "water", "cubes = 2");
    let error = lay::<Ahau>(&few).expect_err("too few").to_string();
    let said = "mine.toml: summary_card (all): the cards give 3 water cubes in all: there are 2";
    assert_eq!(error, said);
    refuse_rows::<Ahau>(
        "supply",
        &[
            ("weapons", "count = 61", "weapons: count 61: must be from 0 to 60"),
            ("workers", "count = 1", "workers: count 1: must be from 2 to 30"),
            ("extra_roles", "count = 5", "must be from 0 to 4"),
            ("katuns", "count = 0", "must be from 1 to 9"),
            ("last_round", "count = 101", "must be from 1 to 100"),
        ],
    );
    refuse_rows::<Ahau>(
        "player_count",
        &[
            ("players_4", "offer = 5", "offer 5: must be from 1 to 4"),
            ("players_4", "calendar = 16", "calendar 16: must be from 1 to 15"),
            ("players_3", "calendar = 15", "players_3: the calendar needs more than the 14 sites"),
        ],
    );
    refuse_rows::<Ahau>(
        "points",
        &[
            ("serpent_colour", "fame = 10", "serpent_colour: fame 10: must be from 0 to 9"),
            ("same_god", "fame = 10", "same_god: fame 10: must be from 0 to 9"),
            ("city_sole", "fame = 31", "city_sole: fame 31: must be from 0 to 30"),
        ],
    );
}

#[test]
fn pakal_prefers_each_god_once() {
    let twice = "hierarchy = [\"chief\", \"chief\", \"rain\", \"sun\", \"jaguar\"]";
    refuse_rows::<Ahau>(
        "personality",
        &[
            ("pakal_builder", twice, "pakal_builder: the hierarchy names each god once"),
            ("pakal_builder", "hierarchy = [\"chief\"]", "invalid length 1"),
            ("pakal_priest", "role = \"master_builder\"", "another card has the role"),
        ],
    );
    refuse_rows::<Ahau>(
        "difficulty",
        &[
            ("hard", "markers = 6", "hard: markers 6: must be from 0 to 5"),
            ("hard", "building_fame = 31", "hard: building_fame 31: must be from 0 to 30"),
        ],
    );
}
