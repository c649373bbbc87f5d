//! Producing and paying (A 13.3).

use crate::scene::*;
use patolli_ahau::*;

/// T-12 (PR-2, PR-3, WK-1, WK-2): a laid-down worker counts two.
#[test]
fn t_12_laid_down_workers_produce_double() {
    let mut scene = Scene::acting("3 4");
    scene.workers(A, "calakmul, lamanai lying").sites("9 obsidian, 10 corn, 11 -");
    for (buildings, by_9, by_10) in
        [("", "obsidian 4", "corn 2"), ("favour_of_the_gods", "obsidian 5", "corn 3")]
    {
        let mut scene = scene.clone();
        scene.buildings(A, buildings).play("place calakmul");
        assert_eq!(scene.offered("produce"), words("9 10"));
        for (route, gain) in [(9, by_9), (10, by_10)] {
            let mut scene = scene.clone();
            scene.play(&format!("produce {route}"));
            assert_eq!((scene.cubes(A), scene.site(route)), (cubes(gain), None));
        }
    }
}

/// T-13 (PR-1, PR-3, PR-4, RUL-58): the Merchant reaches every site, even without workers.
#[test]
fn t_13_merchant_on_a_far_site() {
    let mut scene = Scene::acting_as("merchant", "2 3");
    scene.sites("3 corn").play("place palenque; produce 3");
    assert_eq!((scene.cubes(A), scene.site(3)), (Stock::NOTHING, None));
    assert_eq!(scene.choices().len(), 5);
    scene.play("gain obsidian; gain cacao");
    assert_eq!(scene.cubes(A), cubes("obsidian, cacao"));
    assert_eq!(join(scene.public().calendar.iter()), "corn");
    let mut without = Scene::acting("2 3");
    without.sites("3 corn").play("place palenque");
    assert_eq!(without.refused("produce 3"), Reason::SiteOutOfReach(named("3")));
}

/// T-14 (PY-3, RUL-31): a trade is only for what one has not.
#[test]
fn t_14_trade_only_what_you_lack() {
    let mut scene = Scene::acting("3 4");
    scene.stock(A, "obsidian, corn 3").offer("observation_tower_a").main_in("tikal");
    assert_eq!(scene.payments("build 1"), ["corn 2 obsidian 1"]);
    scene.play("build 1");
    assert_eq!(scene.cubes(A), cubes("corn 1"));
}

/// T-15 (PY-3 iii): two tiles for a colour, but not the tile that is built.
#[test]
fn t_15_trade_with_tiles() {
    let mut scene = Scene::acting("3 4");
    scene.built(A, "chief_corn, chief_water").stock(A, "corn 1");
    scene.reserve(A, "sun_corn rain_limestone jaguar_wild").main_in("tikal");
    let on_b1: Vec<_> =
        scene.offered("build").into_iter().filter(|text| text.ends_with(" b1")).collect();
    assert_eq!(on_b1, ["sun_corn b1"]);
    assert_eq!(scene.payments("build sun_corn b1"), ["corn 1; rain_limestone 1 jaguar_wild 1"]);
    for tile in ["rain_limestone", "jaguar_wild"] {
        assert_eq!(scene.refused(&format!("build {tile} b1")), Reason::CannotPay);
    }
}

/// T-16 (PY-3 iv, RUL-32): the Market substitutes twice in the whole step.
#[test]
fn t_16_market_is_per_step() {
    let mut scene = Scene::acting("3 4");
    scene.buildings(A, "market").workers(A, "tikal").stock(A, "corn 3").offer("city_gates");
    scene.reserve(A, "sun_corn rain_water").main_in("tikal").play("build 1");
    scene.play("market corn; market corn; gain obsidian");
    assert_eq!(scene.cubes(A), cubes("corn 1, obsidian 1"));
    assert!(scene.can("build sun_corn a1"));
    assert_eq!(scene.payments("build sun_corn a1"), ["corn 1"]);
    assert_eq!(scene.refused("build rain_water a1"), Reason::CannotPay);
}

/// T-17 (PY-3): trades and substitutions in one payment.
#[test]
fn t_17_market_and_trades_together() {
    let mut scene = Scene::acting("3 4");
    scene.buildings(A, "market").stock(A, "cacao 4").offer("giant_stele");
    scene.reserve(A, "chief_water sun_water").main_in("tikal");
    assert_eq!(scene.payments("build 1"), ["cacao 4; chief_water 1 sun_water 1"]);
    assert_eq!(
        scene.ways("build 1"),
        [
            // In each the rest follows.
            "market cacao; market cacao",
            "market cacao; trade cacao",
            "trade cacao",
        ]
    );
    scene.play("build 1; trade cacao; give sun_water");
    assert_eq!((scene.cubes(A), scene.tiles_of(A)), (Stock::NOTHING, Tiles::NONE));
    assert_eq!(scene.public().discard, tiles("chief_water sun_water"));
}

/// T-18 (PY-2, PY-5): on the first level nothing is left to pay.
#[test]
fn t_18_master_builder_and_wild_on_level_1() {
    let mut scene = Scene::acting_as("master_builder", "3 4");
    scene.reserve(A, "sun_wild").stock(A, "corn 1");
    scene.main_in("tikal").play("build sun_wild a2");
    assert_eq!(scene.offered("paint"), words("corn water obsidian cacao limestone"));
    for colour in ["corn", "limestone"] {
        let mut scene = scene.clone();
        scene.play(&format!("paint {colour}"));
        assert_eq!(scene.cubes(A), cubes("corn 1"));
        let brick = Brick { god: God::Sun, colour: named(colour), wild: true, cube: false };
        assert_eq!(scene.brick(A, "a2"), Some(brick));
    }
}

/// T-18: on the second level one of two colours is paid, and the tile takes either.
#[test]
fn t_18_master_builder_and_wild_on_level_2() {
    let mut scene = Scene::acting_as("master_builder", "3 4");
    scene.built(A, "chief_corn, chief_water").reserve(A, "sun_wild").stock(A, "corn, water");
    scene.main_in("tikal").play("build sun_wild b1");
    for (colour, waived, cube) in [
        ("corn", false, true),
        ("corn", true, false),
        ("water", false, false),
        ("water", true, true),
    ] {
        let mut scene = scene.clone();
        scene.play(&format!("paint {colour}; price corn+water"));
        assert_eq!(scene.choices(), ["pay cube", "waive"]);
        scene.play(if waived { "waive" } else { "pay cube" });
        let left = if waived { "corn" } else { "water" };
        assert_eq!(scene.cubes(A), cubes(left), "{colour}");
        let brick = Brick { god: God::Sun, colour: named(colour), wild: true, cube };
        assert_eq!(scene.brick(A, "b1"), Some(brick));
    }
}

/// T-19 (PY-5): the cube of the named colour stays on the tile (I-2 holds).
#[test]
fn t_19_cube_on_a_wild_tile() {
    let mut scene = Scene::acting("3 4");
    scene.built(A, "chief_corn, chief_water").reserve(A, "sun_wild").stock(A, "corn, water");
    let bank = scene.public().bank;
    scene.main_in("tikal").play("build sun_wild b1; paint water");
    assert_eq!(scene.cubes(A), Stock::NOTHING);
    assert_eq!(scene.public().bank, bank.plus(cubes("corn 1")));
    let brick = Brick { god: God::Sun, colour: Colour::Water, wild: true, cube: true };
    assert_eq!(scene.brick(A, "b1"), Some(brick));
}

/// T-20 (PR-5): only what the bank has.
#[test]
fn t_20_bank_runs_short() {
    let mut scene = Scene::acting("3 4");
    scene.workers(A, "calakmul, lamanai 2").sites("9 obsidian").bank_left(B, "obsidian", 2);
    scene.play("place calakmul; produce 9");
    assert_eq!((scene.cubes(A), scene.site(9)), (cubes("obsidian 2"), None));
    assert_eq!(scene.public().bank.get(Colour::Obsidian), 0);
}
