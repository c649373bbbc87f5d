//! The worked examples of the rulebook (A 13.1); those of the solo game are in `solo.rs`.

use crate::scene::*;
use patolli_ahau::*;

/// X-01 (MV-2, MV-3, MV-4): a conflict of three.
#[test]
fn x_01_conflict_of_three() {
    let mut scene = Scene::of(4);
    let (green, red, purple) = (A, B, C);
    scene.set_fame(red, 3).set_fame(purple, 5).reveal("3/6 3/2 3/2 5/1");
    let region = named("3");
    assert!(scene.heard(&Event::Conflict { region, winner: green, strength: 6 }));
    for seat in [red, purple] {
        assert!(scene.heard(&Event::ConflictLost { region, seat, strength: 2 }));
    }
    assert_eq!((scene.decider(), scene.choices()), (green, words("advance decline")));
    scene.play("advance");
    assert_eq!((scene.player(green).war, scene.offered("gain").len()), (1, 5));
    scene.play("gain cacao");
    assert_eq!(scene.cubes(green), cubes("cacao 1"));
    assert_eq!([red, purple].map(|seat| scene.player(seat).weapons), [1, 1]);
    assert_eq!((scene.decider(), scene.offered("retreat")), (red, words("2 4 6")));
    scene.play("retreat 2");
    assert_eq!((scene.decider(), scene.offered("retreat")), (purple, words("4 6")));
    scene.play("retreat 6").turn(red);
    assert_eq!(scene.player(green).weapons, 0);
}

/// X-01, MV-5: tiles are taken in the order of regions.
#[test]
fn x_01_order_of_tiles() {
    let mut scene = Scene::of(4);
    scene.set_fame(B, 3).set_fame(C, 5).reveal("3/6 3/2 3/2 5/1");
    scene.play("decline; retreat 2; retreat 6; take 2l; take 3r; take 5l; take 6r");
    assert_eq!((scene.takers().as_str(), scene.order().as_str()), ("BADC", "BADC"));
}

/// X-02 (AC-4, BD-6): the building of a region costs nothing; slot reward, then its own effect.
#[test]
fn x_02_region_building() {
    let mut scene = Scene::acting("1 2 3 4");
    scene.workers(A, "chichen_itza, lamanai").region_building(1, "observation_tower_a");
    scene.next_tiles("sun_wild").play("place tulum");
    assert_eq!(scene.choices(), ["claim", "claim nothing"]);
    scene.play("claim");
    assert_eq!(scene.buildings_of(A), "observation_tower_a");
    assert_eq!((scene.tiles_of(A), scene.player(A).weapons), (tiles("sun_wild"), 2));
    let gain = |event: &Event| match event {
        Event::DrewTile { by, .. } | Event::TookWeapons { by, .. } => Some(*by),
        _ => None,
    };
    let building = Building::ObservationTowerA;
    assert_eq!(scene.told(gain), [Source::Slot(named("s1")), Source::Building(building)]);
    assert_eq!(scene.times(|event| matches!(event, Event::Paid { .. })), 0);
    scene.finish_round();
    assert_eq!(scene.public().region_buildings[Region::new(0)], None);
}

/// on the side of five regions region 1 needs Uxmal as well.
#[test]
fn x_02_region_building_on_the_side_of_five() {
    let mut scene = Scene::acting("1 2");
    scene.workers(A, "chichen_itza, lamanai");
    let mut missing = scene.clone();
    missing.play("place tulum");
    assert_eq!(missing.offered("claim"), [""; 0]);
    scene.workers(A, "chichen_itza, lamanai, uxmal").play("place tulum");
    assert_eq!(scene.choices(), ["claim", "claim nothing"]);
}

/// X-03 (SM-2, GR-2, SM-7): the Rain God at Uxmal.
#[test]
fn x_03_rain_at_uxmal() {
    let mut scene = Scene::acting("2 3 4 5");
    scene.gods("uxmal rain").built(A, "rain_cacao").reserve(A, "rain_corn").sites("7 cacao");
    scene.markers("rain", "B").play("place uxmal; summon rain; discard corn");
    scene.play("rain 7");
    assert_eq!(scene.cubes(A), cubes("cacao 2"));
    assert!(scene.heard(&Event::Summoned {
        seat: A,
        god: God::Rain,
        strength: 2,
        colours: set_of("corn cacao"),
        discarded: tiles("rain_corn"),
    }));
    assert_eq!((scene.site(7), join(scene.public().calendar.iter()).as_str()), (None, "cacao"));
    assert_eq!((scene.temple("rain").as_str(), scene.fame(A)), ("BA---", 1));
    assert_eq!(scene.public().discard, tiles("rain_corn"));
}

/// X-04 (GR-2): strength 2 by two tiles of the reserve; then there is no marker.
#[test]
fn x_04_rain_with_strength_2() {
    let mut scene = Scene::acting("2 3 4 5");
    scene.gods("uxmal rain").reserve(A, "rain_water rain_cacao").sites("7 cacao");
    scene.play("place uxmal; summon rain; discard water; discard cacao; rain 7");
    assert_eq!((scene.cubes(A), scene.public().calendar.len()), (cubes("cacao 2"), 1));
    assert_eq!((scene.temple("rain").as_str(), scene.fame(A)), ("-----", 0));
}

/// X-05 (GC-1 to GC-4): two tiles of the board and one of the bag.
#[test]
fn x_05_chief_at_tikal() {
    let mut scene = Scene::acting("5 6 2 3");
    scene.gods("tikal chief").built(A, "chief_limestone, chief_corn, chief_obsidian");
    scene.squares("1l jaguar_wild, 4r sun_corn").next_tiles("rain_water");
    scene.play("place tikal; summon chief; take 1l; take 4r; draw");
    assert_eq!(scene.tiles_of(A), tiles("jaguar_wild sun_corn rain_water"));
    let colours = set_of("limestone corn obsidian");
    let (god, discarded) = (God::Chief, Tiles::NONE);
    assert!(scene.heard(&Event::Summoned { seat: A, god, strength: 3, colours, discarded }));
    assert_eq!((scene.square("1l"), scene.square("4r")), (None, None));
    assert!(!scene.can("draw"), "three tiles are three tiles");
    scene.play("pass");
    assert_eq!((scene.square("1l"), scene.square("4r")), (None, None));
    scene.finish_round();
    assert!(scene.square("1l").is_some() && scene.square("4r").is_some());
}

/// X-06 (GJ-1, GJ-2): a step over a matching site, and one over another.
#[test]
fn x_06_jaguar_at_tikal() {
    let mut scene = Scene::acting("5 6 1 2");
    scene.gods("tikal jaguar").built(A, "jaguar_limestone").reserve(A, "jaguar_corn");
    scene.workers(A, "uxmal, caracol").sites("2 limestone, 15 cacao");
    scene.play("place tikal; summon jaguar; discard corn");
    scene.walk("uxmal", "chichen_itza").walk("caracol", "tikal");
    let by = Source::God(God::Jaguar);
    assert_eq!(scene.scored(A), [(1, by), (2, Source::Temple(God::Jaguar))]);
    assert_eq!((scene.workers_in(A, "tikal"), scene.workers_in(A, "uxmal")), ((2, 0), (0, 0)));
}

/// X-07 (GS-1, GS-2, RUL-26): three tiles of two colours.
#[test]
fn x_07_sun() {
    let mut scene = Scene::of(4);
    scene.role(A, "queen").reveal("5/1 2 3 4").turn(A);
    scene.hand(A, "2 3 4 6").gods("seibal sun").built(A, "sun_corn, sun_water");
    scene.reserve(A, "sun_corn").play("place seibal; summon sun; discard corn");
    assert_eq!(scene.scored(A), [(2, Source::God(God::Sun))]);
    assert_eq!(scene.choices(), ["recall 1", "recall 5", "recall role", "stop"]);
    scene.play("recall role; recall 1; recall 5");
    assert_eq!(scene.hand_of(A), "1 2 3 4 5 6 role");
    assert_eq!(scene.temple("sun"), "A----");
}

/// X-08 (GF-2, GF-3): strength 3 and two colours.
#[test]
fn x_08_serpent_at_uxmal() {
    let mut scene = Scene::acting("2 3 4 5");
    scene.gods("uxmal serpent").built(A, "serpent_limestone, serpent_water");
    scene.reserve(A, "serpent_water").workers(A, "chichen_itza");
    scene.play("place uxmal; summon serpent; discard water");
    let serpent = Source::God(God::Serpent);
    assert_eq!(scene.scored(A), [(7, serpent), (2, Source::Temple(God::Serpent))]);
    assert_eq!((scene.workers_in(A, "chichen_itza"), scene.player(A).workers), ((0, 0), 11));
}

/// X-09 (PR-2): workers of both cities.
#[test]
fn x_09_produce() {
    let mut scene = Scene::acting("2 3 4 5");
    scene.workers(A, "calakmul 2").sites("9 obsidian").play("place uxmal; produce 9");
    assert_eq!((scene.cubes(A), scene.site(9)), (cubes("obsidian 3"), None));
    assert_eq!(join(scene.public().calendar.iter()), "obsidian");
}

/// X-10 (BD-2, BD-4): a building, then a tile on the third level.
#[test]
fn x_10_build() {
    let mut scene = Scene::acting("2 3 4 5");
    scene.workers(A, "uxmal").offer("city_gates").reserve(A, "sun_cacao");
    scene.built(A, "chief_corn, chief_water, rain_obsidian");
    scene
        .pyramid(A, "a1 chief_corn, a2 chief_water, a3 rain_obsidian, b1 sun_cacao, b2 rain_cacao");
    scene.stock(A, "corn, water, cacao, limestone 2").next_tiles("rain_wild");
    scene.main_in("uxmal").play("build 1; build sun_cacao c1");
    assert_eq!(
        scene.scored(A),
        [(3, Source::Adjacency(Space::C1)), (4, Source::Space(Space::C1)),]
    );
    assert_eq!((scene.fame(A), scene.buildings_of(A).as_str()), (7, "city_gates"));
    let price = |text: &str, tiles| Event::Paid { seat: A, cubes: cubes(text), tiles };
    assert!(scene.heard(&price("water, limestone", Tiles::NONE)));
    assert!(scene.heard(&price("corn, cacao, limestone", Tiles::NONE)));
    assert_eq!(scene.public().bank, scene.public().kit.supply.cubes);
}

/// X-11 (KC-1, KC-3): a full calendar; the highest value of all for every marker.
#[test]
fn x_11_celebration() {
    let mut scene = Scene::last_turn(Options::players(2));
    let (beige, red) = (A, B);
    assert!(scene.public().celebrating && scene.public().calendar.len() == 5);
    scene.scoring("rain pyramid, jaguar war, sun resources");
    scene.markers("rain", "AB").markers("jaguar", "B").markers("sun", "B");
    scene.built(beige, "sun_corn, rain_corn, chief_corn, jaguar_corn").built(red, "sun_water");
    scene.war(red, 2).weapons(red, 2).weapons(beige, 3).stock(red, "corn 4, water 2");
    scene.finish_round();
    let temples = |seat| -> i16 {
        let paid = scene.scored(seat).into_iter();
        paid.filter(|(_, by)| matches!(by, Source::Celebration(_))).map(|(fame, _)| fame).sum()
    };
    assert_eq!((temples(beige), temples(red)), (4, 14));
    assert_eq!((scene.public().katun, scene.is_over()), (1, false));
}

/// X-12 (KC-4): cities held alone, and one shared.
#[test]
fn x_12_cities() {
    let mut scene = Scene::last_turn(Options::players(2));
    let (orange, purple) = (A, B);
    scene.workers(orange, "calakmul, tikal, yaxchilan");
    scene.workers(purple, "tikal 2, lamanai, yaxchilan").finish_round();
    let city = |name: &str| Source::City(named(name));
    let expected = [(2, city("calakmul")), (1, city("yaxchilan"))];
    assert_eq!(scene.scored(orange), expected);
    let expected = [(2, city("lamanai")), (2, city("tikal")), (1, city("yaxchilan"))];
    assert_eq!(scene.scored(purple), expected);
}
