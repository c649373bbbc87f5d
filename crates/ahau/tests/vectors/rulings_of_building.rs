//! Rulings about building, paying and producing that no vector proves (A 11).

use crate::scene::*;
use patolli_ahau::*;

/// RUL-03: the weapons of the four Observation Towers.
#[test]
fn rul_03_observation_towers() {
    for (tower, weapons) in [("a", 2), ("b", 2), ("c", 3), ("d", 3)] {
        let mut scene = Scene::acting("1 2");
        scene.stock(A, "corn, water, obsidian, cacao, limestone");
        scene.offer(&format!("observation_tower_{tower}")).main_in("tulum").play("build 1");
        assert_eq!(scene.player(A).weapons, weapons, "{tower}");
    }
}

/// RUL-36: a tower brings what the supply still has.
#[test]
fn rul_36_weapons_run_out() {
    let mut scene = Scene::acting("1 2");
    scene.weapons(B, 24).stock(A, "corn, obsidian").offer("observation_tower_b");
    scene.main_in("tulum").play("build 1");
    assert_eq!((scene.player(A).weapons, scene.public().weapons), (1, 0));
}

/// RUL-30: a trade takes two cubes of one colour, not one of each of two.
#[test]
fn rul_30_two_of_the_same_colour() {
    let mut scene = Scene::acting("1 2");
    scene.reserve(A, "sun_water").stock(A, "corn, cacao").main_in("tulum");
    assert_eq!(scene.refused("build sun_water a1"), Reason::CannotPay);
    scene.stock(A, "corn 2, cacao 2");
    assert_eq!(scene.payments("build sun_water a1"), ["cacao 2", "corn 2"]);
}

/// RUL-31: what was there when the payment began decides, not what is left.
#[test]
fn rul_31_before_the_payment() {
    let mut scene = Scene::acting("1 2");
    scene.stock(A, "corn 2, cacao").offer("market").main_in("tulum");
    assert_eq!(scene.payments("build 1"), ["corn 1 cacao 1"]);
    scene.stock(A, "corn, obsidian 2");
    assert_eq!(scene.payments("build 1"), ["corn 1 obsidian 2"]);
}

/// PY-4: no cube is used twice.
#[test]
fn py_04_each_cube_once() {
    let mut scene = Scene::acting("1 2");
    scene.stock(A, "obsidian 3").offer("market").main_in("tulum");
    assert_eq!(scene.refused("build 1"), Reason::CannotPay);
    scene.stock(A, "obsidian 4");
    assert_eq!(scene.payments("build 1"), ["obsidian 4"]);
}

/// PY-1: a coloured tile needs its own colour in the price, on every level.
#[test]
fn py_01_nominal_prices() {
    let mut scene = Scene::acting("1 2");
    scene.fill_pyramid(A, 7).reserve(A, "sun_corn").main_in("tulum");
    scene.stock(A, "corn, water, obsidian, cacao").play("build sun_corn c1");
    let prices = ["corn+water+obsidian", "corn+water+cacao", "corn+obsidian+cacao"];
    assert_eq!(scene.offered("price"), prices);
}

/// RUL-33, RUL-96: the Master Builder waives one colour of each tile, also the tile's own; always.
#[test]
fn rul_33_master_builder() {
    let mut scene = Scene::acting_as("master_builder", "1 2");
    scene.built(A, "chief_corn, chief_water").reserve(A, "sun_corn rain_corn");
    scene.workers(A, "tulum").stock(A, "water").main_in("tulum").play("build sun_corn b1");
    // Corn is waived, whatever else is in the price.
    assert!(scene.heard(&Event::Paid { seat: A, cubes: cubes("water"), tiles: Tiles::NONE }));
    let mut scene = Scene::acting_as("master_builder", "1 2");
    scene.stock(A, "corn, cacao").offer("market").main_in("tulum");
    assert_eq!(scene.payments("build 1"), ["cacao 1", "corn 1"]);
}

/// RUL-33: the discount comes with every tile of the step.
#[test]
fn rul_33_every_tile() {
    let mut scene = Scene::acting_as("master_builder", "1 2");
    scene.reserve(A, "sun_corn rain_water").workers(A, "tulum").main_in("tulum");
    scene.play("build sun_corn a2; build rain_water a3");
    assert_eq!((scene.player(A).built(), scene.decider()), (2, B));
}

/// RUL-34: a wild tile paid by a trade takes its colour, but no cube.
#[test]
fn rul_34_wild_tile_without_a_cube() {
    let mut scene = Scene::acting("1 2");
    scene.reserve(A, "sun_wild").stock(A, "corn 2").main_in("tulum");
    let mut own = scene.clone();
    scene.play("build sun_wild a2; paint water");
    let brick = |colour, cube| Some(Brick { god: God::Sun, colour, wild: true, cube });
    assert_eq!(
        (scene.brick(A, "a2"), scene.cubes(A)),
        (brick(Colour::Water, false), Stock::NOTHING)
    );
    own.play("build sun_wild a2; paint corn");
    assert_eq!((own.brick(A, "a2"), own.cubes(A)), (brick(Colour::Corn, true), cubes("corn")));
}

/// RUL-59: the Giant Stele counts in the step in which it is built.
#[test]
fn rul_59_giant_stele() {
    let mut scene = Scene::acting("1 2");
    scene.stock(A, "corn, water 2, obsidian, limestone").offer("giant_stele");
    scene.reserve(A, "sun_water").main_in("tulum").play("build 1");
    assert_eq!(scene.public().build_limit(A), 2);
    scene.play("build sun_water a2");
    assert_eq!((scene.player(A).built(), scene.decider()), (1, B));
}

/// RUL-62, RUL-63: a claim is free and no build action; the printed cost counts.
#[test]
fn rul_62_rul_63_claims() {
    let mut scene = Scene::acting("1 2 3 4");
    scene.workers(A, "chichen_itza, lamanai").region_building(1, "giant_stele");
    scene.reserve(A, "sun_water sun_corn").stock(A, "water, corn");
    scene.play("place tulum; claim").play_while(|scene| scene.front() != Some(Step::Main));
    assert_eq!(scene.public().value(A, Scoring::Buildings), 4);
    assert_eq!((scene.public().build_limit(A), scene.public().turn.built), (2, 0));
}

/// BD-7, ER-3: the offer is filled at the end of the round; buildings shift to the left.
#[test]
fn er_03_offer() {
    let mut scene = Scene::acting("1 2");
    scene.stock(A, "corn, cacao").offer("palace market acropolis").main_in("tulum").play("build 2");
    let public = scene.public();
    assert_eq!(
        (public.offer[Place::new(1)], public.offer[Place::new(2)]),
        (None, Some(Building::Acropolis))
    );
    scene.next_buildings("giant_stele").finish_round();
    assert_eq!(scene.offered_buildings(), "palace acropolis giant_stele");
}

/// RUL-43: a short stack leaves places empty.
#[test]
fn rul_43_empty_stack() {
    let mut scene = Scene::acting("1 2");
    scene.stock(A, "corn, cacao").offer("palace market acropolis");
    // All that lies in the stack goes to the players.
    let stack: Vec<_> = scene.public().stack.iter().collect();
    scene.buildings(A, &join(stack.iter().take(3))).buildings(B, &join(stack.iter().skip(3)));
    assert!(scene.public().stack.is_empty());
    scene.main_in("tulum").play("build 2").finish_round();
    let public = scene.public();
    assert_eq!(
        (scene.offered_buildings().as_str(), public.offer[Place::new(2)]),
        ("palace acropolis", None)
    );
}

/// BD-6, AC-4: region buildings are never laid out again.
#[test]
fn region_buildings_are_never_refilled() {
    let mut scene = Scene::acting("1 2 3 4");
    scene.region_buildings_left(&[5]).finish_round();
    assert_eq!(scene.public().region_buildings.values().flatten().count(), 1);
}

/// BD-6: the Ball Court also works for itself.
#[test]
fn ball_court_for_itself() {
    let mut scene = Scene::acting("1 2");
    scene.war(A, 2).stock(A, "corn, obsidian, cacao").offer("ball_court");
    scene.main_in("tulum").play("build 1");
    assert_eq!((scene.player(A).war, scene.fame(A)), (3, 3));
}

/// RUL-35, PR-5, RUL-95: the produced colour first, then the Merchant's cubes of what is left.
#[test]
fn rul_95_merchant_and_a_short_bank() {
    let mut scene = Scene::acting_as("merchant", "3 4");
    scene.workers(A, "calakmul 3").sites("9 obsidian").bank_left(B, "obsidian", 4);
    scene.play("place calakmul; produce 9");
    assert_eq!(scene.cubes(A), cubes("obsidian 4"));
    assert_eq!(scene.offered("gain"), words("corn water cacao limestone"));
    scene.play("gain corn; gain corn");
    assert_eq!(scene.cubes(A), cubes("obsidian 4, corn 2"));
}

/// RUL-56, RUL-57: one colour for all with the Produce Market, the Favour's cube included.
#[test]
fn rul_57_produce_market() {
    let mut scene = Scene::acting("3 4");
    scene.buildings(A, "produce_market favour_of_the_gods").sites("9 obsidian");
    scene.play("place calakmul; produce 9; gain cacao");
    assert_eq!((scene.cubes(A), scene.site(9)), (cubes("cacao 2"), None));
    assert_eq!(join(scene.public().calendar.iter()), "obsidian");
}

/// RUL-65: without a standing worker `lay_down` is lost.
#[test]
fn rul_65_nobody_to_lay_down() {
    let mut scene = Scene::acting_as("queen", "1 2");
    scene.built(A, "chief_corn, chief_water, chief_cacao, chief_obsidian").reserve(A, "sun_corn");
    scene.stock(A, "corn 2, water").workers(A, "").main_in("tulum").play("queen corn");
    assert_eq!(scene.workers_in(A, "tulum"), (0, 1));
    scene.build("sun_corn b3");
    assert!(scene.player(A).built() == 5 && !matches!(scene.front(), Some(Step::LayDown(_))));
}

/// RUL-38: a temple marker is lost by a player who is in all temples.
#[test]
fn rul_38_in_all_temples() {
    let mut scene = Scene::acting("1 2");
    scene.buildings(A, "palace acropolis").stock(A, "corn, cacao").offer("market");
    for god in ["chief", "rain", "jaguar", "sun", "serpent"] {
        scene.markers(god, "A");
    }
    scene.main_in("tulum").play("build 1");
    assert_eq!((scene.decider(), scene.fame(A)), (B, 0));
}

/// RUL-68: a tile drawn in this turn may be traded in it.
#[test]
fn rul_68_tiles_just_drawn() {
    let mut scene = Scene::acting("1 2");
    scene.buildings(A, "gateway").reserve(A, "rain_water").stock(A, "limestone");
    scene.offer("city_gates").next_tiles("sun_water").play("gateway").main_in("tulum");
    assert_eq!(scene.payments("build 1"), ["limestone 1; rain_water 1 sun_water 1"]);
}

/// RUL-91: building nothing is the same as passing.
#[test]
fn rul_91_build_nothing() {
    let mut scene = Scene::acting("1 2");
    scene.main_in("tulum");
    assert!(scene.can("pass") && !scene.can("stop"));
}

/// RUL-60, BD-4: only two spaces lie below; X-10 adds up to 3.
#[test]
fn rul_60_two_spaces_below() {
    let mut scene = Scene::acting("1 2");
    scene.pyramid(A, "a1 chief_corn, a2 rain_cacao, a3 sun_cacao, b1 sun_cacao, b2 rain_cacao");
    let fame = scene.public().adjacency(A, Space::C1, God::Sun, Colour::Cacao);
    assert_eq!(fame, 3);
}

/// A 5.3: a draw is lost when bag and discard pile are empty.
#[test]
fn a_draw_is_lost() {
    let mut scene = Scene::acting("1 2");
    let rest = scene.public().bag.total() as usize;
    scene.fill_reserve(B, rest).stock(A, "corn, cacao").offer("market").main_in("tulum");
    scene.play("build 1");
    assert!(scene.heard(&Event::NoTileLeft { seat: A }));
    assert_eq!(scene.tiles_of(A), Tiles::NONE);
}

/// RUL-97: what leaves no choice is not asked.
#[test]
fn rul_97_no_choice() {
    let mut scene = Scene::acting("1 2");
    scene.reserve(A, "sun_corn").stock(A, "corn").main_in("tulum").play("build sun_corn a3");
    assert_eq!((scene.brick(A, "a3").is_some(), scene.decider()), (true, B));
}
