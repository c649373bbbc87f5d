//! What an edition may print, and what is refused.

use crate::model::*;
use patolli_core::Edition;
use patolli_testkit::{lay, refuse_rows, row};

/// The faces of a god's tiles, each in the order of the table.
fn faces(counts: [u8; 6]) -> String {
    let [corn, water, obsidian, cacao, limestone, wild] = counts;
    format!(
        "faces = {{ corn = {corn}, water = {water}, obsidian = {obsidian}, cacao = {cacao}, \
         limestone = {limestone}, wild = {wild} }}"
    )
}

/// An edition of these rows is refused with this error.
fn refuse(rows: &[String], said: &str) {
    let error = lay::<Ahau>(&rows.concat()).expect_err(said).to_string();
    assert_eq!(error, format!("mine.toml: {said}"));
}

#[test]
fn an_edition_prints_other_values() {
    let rows = [
        row("war_space", "6", "reward = { fame = 10 }"),
        row("pyramid_space", "d1", "side_a = \"fame_per_weapon\""),
        row("building", "market", "cost = [\"limestone\"]\namount = 3"),
        row("tile", "sun", &faces([4, 0, 0, 0, 0, 8])),
        row("player_count", "players_5", "calendar = 15"),
        row("start_tile", "rain", "colour = \"cacao\""),
        row("points", "city_sole", "fame = 3"),
    ];
    let kit = lay::<Ahau>(&rows.concat()).expect("a sound edition");
    assert_eq!(kit.war_track[5], Reward::Fame(10));
    let [a, b] = [BoardSide::A, BoardSide::B].map(|side| kit.board(side).spaces[Space::D1]);
    assert_eq!((a, b), (Reward::FamePerWeapon, Reward::FamePerBuilding));
    assert_eq!((kit.cost(Building::Market), kit.building(Building::Market).amount), (1, 3));
    assert_eq!((kit.bag(4).of_god(God::Sun).total(), kit.bag(5).total()), (12, 85));
    assert_eq!((kit.calendar(5), kit.points.city_sole), (15, 3));
    assert_eq!(kit.tiles.start[God::Rain], Tile::of(God::Rain, Face::Cacao));
    assert_eq!(kit.name(), "mine");
    assert_ne!(kit.digest(), standard().digest());
}

/// Two cities that change places everywhere make another map.
#[test]
fn an_edition_prints_another_map() {
    let kit = lay::<Ahau>(&row("route_six", "r01", "kind = \"road\"")).expect("a sound edition");
    assert!(!kit.map(MapSide::Six).route(Route::new(0)).water);
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
            ("r01", "cities = [\"uxmal\", \"uxmal\"]", "r01: cities: ahau-edition-route-ends"),
            ("r01", "cities = [\"uxmal\"]", "r01: cities: 1 entries, not 2 to 2"),
            ("r01", "cities = [\"uxmal\", \"rome\"]", "no Value \"rome\"; known: calakmul"),
            ("r01", "kind = \"air\"", "no Value \"air\"; known: road, water"),
            ("r01", "regions = [7]", "r01: regions: 7 is not a number from 1 to 6"),
            ("r01", "regions = [3, 3]", "regions: an entry twice"),
            ("r01", "regions = []", "regions: 0 entries, not 1 to 2"),
        ],
    );
    refuse_rows::<Ahau>(
        "route_five",
        &[("q01", "regions = [6]", "regions: 6 is not a number from 1 to 5")],
    );
}

#[test]
fn regions_are_rings_of_routes() {
    refuse_rows::<Ahau>(
        "route_six",
        &[
            ("r09", "regions = [2]", "ahau-edition-ring region=3 n=1 city=calakmul"),
            ("r05", "regions = [5, 6]", "ahau-edition-ring region=6 n=3 city=caracol"),
            ("r01", "cities = [\"tikal\", \"palenque\"]", "ahau-edition-ring region=3"),
        ],
    );
    // Region 1 between two routes from Tulum to Lamanai, and all else to region 2.
    let two = [
        row("route_six", "r03", "regions = [2]"),
        row("route_six", "r07", "cities = [\"tulum\", \"lamanai\"]"),
    ];
    refuse(&two, "[[route_six]]: ahau-edition-small region=1 n=2");
    // Region 4 given to region 1, at the other end of the land.
    let far = [
        row("route_six", "r06", "regions = [1]"),
        row("route_six", "r13", "regions = [3, 1]"),
        row("route_six", "r14", "regions = [1, 5]"),
    ];
    refuse(&far, "[[route_six]]: ahau-edition-rings region=1");
    let apart = [
        row("route_five", "q06", "cities = [\"chichen_itza\", \"lamanai\"]"),
        row("route_five", "q07", "cities = [\"chichen_itza\", \"lamanai\"]"),
    ];
    refuse(&apart, "[[route_five]]: ahau-edition-reach city=uxmal from=palenque");
}

#[test]
fn tiles_fit_their_bag_and_fill_the_board() {
    refuse_rows::<Ahau>(
        "tile",
        &[
            (
                "rain",
                &faces([16, 0, 0, 0, 0, 0]),
                "rain: faces.corn: 16 is not a number from 0 to 15",
            ),
            ("rain", "faces = { gold = 1 }", "no Value \"gold\"; known: corn"),
            ("rain", &faces([0, 14, 0, 0, 0, 0]), "ahau-edition-faces face=water n=16 most=15"),
            ("rain", "faces = { water = 14 }", "rain: faces: leaves out cacao = 2, corn = 2"),
        ],
    );
    // Four players need 40 tiles for their pyramids and 12 for the board, and bring 4 themselves.
    let none = row("tile", "rain", "faces = {}");
    let fewer = row("tile", "sun", &faces([11, 0, 0, 0, 0, 0]));
    assert!(lay::<Ahau>(&none).is_ok());
    refuse(&[none, fewer], "[[tile]]: ahau-edition-tiles players=4 tiles=51 needed=52");
    refuse_rows::<Ahau>("start_tile", &[("sun", "colour = \"wild\"", "no Value \"wild\"")]);
}

#[test]
fn rewards_lead_to_no_loop() {
    refuse_rows::<Ahau>(
        "war_space",
        &[
            ("2", "reward = \"advance_war\"", "reward: ahau-edition-war-track"),
            ("2", "reward = \"role_card\"", "reward: ahau-edition-war-track"),
            ("2", "reward = { fame = 31 }", "fame: 31 is not a number from 1 to 30"),
        ],
    );
    refuse_rows::<Ahau>(
        "slot",
        &[
            ("s1", "side_b = { fame = 0 }", "s1: side_b.fame: 0 is not a number from 1 to 30"),
            ("s1", "side_b = \"gold\"", "no Value \"gold\""),
            ("s1", "side_c = \"weapon\"", "no Field \"side_c\""),
        ],
    );
    refuse_rows::<Ahau>(
        "temple_space",
        &[("1", "fame = 31", "fame: 31 is not a number from 0 to 30")],
    );
}

#[test]
fn buildings_cost_different_colours() {
    let five = "cost = [\"corn\", \"water\", \"obsidian\", \"cacao\", \"limestone\"]";
    refuse_rows::<Ahau>(
        "building",
        &[
            ("market", five, "cost: 5 entries, not 1 to 4"),
            ("market", "cost = []", "cost: 0 entries, not 1 to 4"),
            ("market", "cost = [\"corn\", \"corn\"]", "cost: an entry twice"),
            ("market", "amount = 0", "amount: 0 is not a number from 1 to 9"),
            ("palace", "amount = 31", "amount: 31 is not a number from 1 to 30"),
            ("royal_monument", "amount = 4", "amount: 4 is not a number from 1 to 3"),
            ("royal_palace", "amount = 1", "amount: ahau-edition-no-amount"),
        ],
    );
    refuse_rows::<Ahau>(
        "role",
        &[("merchant", "amount = 10", "amount: 10 is not a number from 1 to 9")],
    );
}

#[test]
fn supplies_suffice_for_every_table() {
    refuse_rows::<Ahau>(
        "resource",
        &[
            ("corn", "sites = 4", "ahau-edition-sites sites=15 n=16"),
            ("corn", "cubes = 61", "corn: cubes: 61 is not a number from 1 to 60"),
        ],
    );
    refuse_rows::<Ahau>(
        "summary_card",
        &[
            ("1", "resources = { cacao = 10 }", "resources: 10 in all, not 0 to 9"),
            ("1", "resources = { salt = 1 }", "no Value \"salt\""),
        ],
    );
    let few = row("resource", "water", "cubes = 2");
    refuse(&[few], "[[summary_card]]: ahau-edition-cubes n=3 colour=water cubes=2");
    refuse_rows::<Ahau>(
        "supply",
        &[
            ("weapons", "count = 61", "weapons: count: 61 is not a number from 0 to 60"),
            ("workers", "count = 1", "workers: count: 1 is not a number from 2 to 30"),
            ("extra_roles", "count = 5", "count: 5 is not a number from 0 to 4"),
            ("katuns", "count = 0", "count: 0 is not a number from 1 to 9"),
            ("last_round", "count = 101", "count: 101 is not a number from 1 to 100"),
        ],
    );
    refuse_rows::<Ahau>(
        "player_count",
        &[
            ("players_4", "offer = 5", "offer: 5 is not a number from 1 to 4"),
            ("players_4", "calendar = 16", "calendar: 16 is not a number from 1 to 15"),
            ("players_3", "calendar = 15", "players_3: calendar: ahau-edition-calendar sites=14"),
        ],
    );
    refuse_rows::<Ahau>(
        "points",
        &[
            ("serpent_colour", "fame = 10", "serpent_colour: fame: 10 is not a number from 0 to 9"),
            ("same_god", "fame = 10", "same_god: fame: 10 is not a number from 0 to 9"),
            ("city_sole", "fame = 31", "city_sole: fame: 31 is not a number from 0 to 30"),
        ],
    );
}

#[test]
fn pakal_prefers_each_god_once() {
    let twice = "hierarchy = [\"chief\", \"chief\", \"rain\", \"sun\", \"jaguar\"]";
    refuse_rows::<Ahau>(
        "personality",
        &[
            ("pakal_builder", twice, "pakal_builder: hierarchy: an entry twice"),
            ("pakal_builder", "hierarchy = [\"chief\"]", "hierarchy: 1 entries, not 5 to 5"),
            (
                "pakal_priest",
                "role = \"master_builder\"",
                "role: ahau-edition-role role=master_builder",
            ),
        ],
    );
    refuse_rows::<Ahau>(
        "difficulty",
        &[
            ("hard", "markers = 6", "hard: markers: 6 is not a number from 0 to 5"),
            ("hard", "building_fame = 31", "hard: building_fame: 31 is not a number from 0 to 30"),
        ],
    );
}
