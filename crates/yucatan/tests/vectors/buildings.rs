//! Construction Site, Military School and Barracks (Y 5.4, 6.1; Y 13.5).

use crate::scene::*;
use patolli_core::Dense;
use patolli_yucatan::*;

/// V32 (MIL-1): which tile fits which slot.
#[test]
fn v32_slots() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "fury_1@2 snare_2@3").rows(A, [1, 3, 1]).buildings(A, "military_school 3");
    scene.goods(A, 0, 0).play("activate military_school");
    let options = "fury_2 leader_2 2, fury_2 leader_2 3, fury_3 leader_2 3, snare_1 leader_1 1, \
                   snare_1 leader_2 1, snare_1 leader_2 2, snare_1 leader_2 3, snare_3 leader_2 3";
    assert_eq!(scene.only("acquire"), list(options));
    assert_eq!(list(options).len(), 8);
    assert_eq!(scene.refused("acquire fury_1 leader_2 1"), Reason::AbilityOwned(Ability::Fury1));
    assert_eq!(scene.refused("acquire snare_1 leader_1 2"), Reason::SlotFilled(named("2")));
}

/// V33 (CON-2, Q46): a Construction Site raises itself at its old price.
#[test]
fn v33_raises_itself() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "construction_site 1").rows(A, [2, 1, 1]).goods(A, 0, 1);
    scene.play("activate construction_site; build construction_site 2");
    assert_eq!((scene.stock(A), scene.level(A, "construction_site")), ((0, 0), 2));
    scene.next_turn(A).rows(A, [3, 1, 1]).goods(A, 1, 0);
    scene.play("activate construction_site; build construction_site 3");
    assert_eq!((scene.stock(A), scene.level(A, "construction_site")), ((0, 0), 3));
    scene.next_turn(A).goods(A, 0, 0).play("activate construction_site; build temple 3");
    assert_eq!((scene.stock(A), scene.level(A, "temple")), ((0, 0), 3));
}

/// Y 3.5, 6.1 (GEN-4): what one, two and three levels cost at each level of the Construction Site.
#[test]
fn prices_of_the_construction_site() {
    for (level, corn, jade) in [(0, 0, 2), (1, 0, 1), (2, 1, 0), (3, 0, 0)] {
        for gained in 1..=3 {
            let mut scene = Scene::of(2);
            scene.buildings(A, &format!("construction_site {level}")).rows(A, [3, 1, 1]);
            scene.goods(A, 9, 9).play("activate construction_site");
            scene.play(&format!("build barracks {gained}"));
            assert_eq!(scene.stock(A), (9 - gained * corn, 9 - gained * jade));
            assert_eq!(scene.level(A, "barracks"), gained);
        }
    }
}

/// CON-1, GEN-4: only the levels gained are paid for.
#[test]
fn con_01_levels_gained() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "temple 2, barracks 1").rows(A, [3, 1, 1]).goods(A, 0, 9);
    let mut one = scene.clone();
    one.play("activate construction_site; build temple 3");
    assert_eq!(one.stock(A), (0, 7));
    scene.play("activate construction_site; build barracks 3");
    assert_eq!(scene.stock(A), (0, 5));
}

/// Y 6.1, ACT-4: a free Construction Site is closed when all four kinds stand at the gate.
#[test]
fn construction_site_without_work() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "construction_site 3, military_school 2, barracks 2, temple 2");
    scene.rows(A, [2, 1, 1]).goods(A, 9, 9);
    let reason = Reason::NothingToDo(Building::ConstructionSite);
    assert_eq!(scene.refused("activate construction_site"), reason);
    scene.rows(A, [3, 1, 1]);
    assert!(scene.can("activate construction_site"));
    scene.buildings(A, "military_school 3, barracks 3, temple 3");
    assert_eq!(scene.refused("activate construction_site"), reason);
}

/// GEN-5, CON-3: levels up to the row, level 1 always.
#[test]
fn gen_05_gate_of_buildings() {
    for (row, most) in [(1, 1), (2, 2), (3, 3)] {
        let mut scene = Scene::of(2);
        scene.rows(A, [row, 1, 1]).goods(A, 0, 9).play("activate construction_site");
        let levels: Vec<_> = (1..=most).map(|level| level.to_string()).collect();
        for building in Building::all() {
            assert_eq!(scene.offered(&format!("build {building}")), levels);
        }
    }
}

/// Y 3.5, 6.1 (GEN-4): prices of Abilities at each level of the Military School.
#[test]
fn prices_of_the_military_school() {
    for (school, corn) in [(0, 4), (1, 2), (2, 1), (3, 0)] {
        for level in 1..=3 {
            let mut scene = Scene::of(2);
            scene.buildings(A, &format!("military_school {school}")).rows(A, [1, 3, 1]);
            scene.goods(A, 12, 0).play("activate military_school");
            scene.play(&format!("acquire snare_{level} leader_2 3"));
            assert_eq!(scene.stock(A), (12 - level * corn, 0));
            let tile = scene.player(A)[Leader::Two].abilities[Slot::new(2)];
            assert_eq!(tile.map(Ability::level), Some(level));
        }
    }
}

/// Y 6.1, ACT-4: a free Military School is closed when no tile fits gate and slots.
#[test]
fn military_school_without_a_tile() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "military_school 3").troop(A1, "fury_1@1 snare_1@2").goods(A, 9, 9);
    let reason = Reason::NothingToDo(Building::MilitarySchool);
    assert_eq!(scene.refused("activate military_school"), reason);
    scene.rows(A, [1, 2, 1]);
    assert!(scene.can("activate military_school"));
    // Tiles of level 2 are left, but no slot for them.
    let mut scene = Scene::of(2);
    scene.buildings(A, "military_school 3").rows(A, [1, 2, 1]);
    scene.troop(A1, "fury_1@2 fury_3@3").troop(A2, "snare_1@2 snare_3@3");
    assert_eq!(scene.refused("activate military_school"), reason);
}

/// MIL-1, I-20: at most 24 options.
#[test]
fn mil_01_most_options() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "military_school 3").rows(A, [1, 3, 1]).play("activate military_school");
    assert_eq!(scene.only("acquire").len(), 24);
}

/// Y 3.5, 6.1 (BAR-1): numbers of the Barracks; Units are free.
#[test]
fn numbers_of_the_barracks() {
    for (level, number) in [(0, 2), (1, 3), (2, 5), (3, 7)] {
        let mut scene = Scene::of(2);
        scene.buildings(A, &format!("barracks {level}")).troop(A1, "u0").troop(A2, "u7");
        let supply = scene.units_left();
        scene.play("activate barracks");
        let options: Vec<_> = (1..=number).map(|units| format!("leader_1 {units}")).collect();
        assert_eq!(scene.only("reinforce"), options);
        scene.play(&format!("reinforce leader_1 {number}"));
        assert_eq!(scene.stands(A1), format!("u{number} jungle"));
        assert_eq!((scene.units_left(), scene.stock(A)), (supply - number, (5, 2)));
    }
}

/// BAR-2, Q31: a larger Troop keeps its Units.
#[test]
fn q31_larger_troops() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "barracks 1").troop(A1, "u6").troop(A2, "u1").play("activate barracks");
    assert_eq!(scene.only("reinforce"), ["leader_2 1", "leader_2 2"]);
    scene.play("reinforce leader_2 1");
    assert_eq!([A1, A2].map(|who| scene.stands(who)), ["u6 jungle", "u2 jungle"]);
}

/// BAR-1, Q48: the Troop may be anywhere.
#[test]
fn q48_units_from_afar() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "barracks 2").troop(A1, "u1 mayapan").play("activate barracks");
    scene.play("reinforce leader_1 4");
    assert_eq!(scene.stands(A1), "u5 mayapan");
}

/// ACT-4, GEN-3: an empty Supply closes the Barracks.
#[test]
fn barracks_and_an_empty_supply() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "barracks 3").supply(0);
    let reason = Reason::NothingToDo(Building::Barracks);
    assert_eq!(scene.refused("activate barracks"), reason);
}

/// Y 6.1: at the start the Barracks of level 0 are useless.
#[test]
fn barracks_at_the_start() {
    let mut scene = Scene::of(2);
    let reason = Reason::NothingToDo(Building::Barracks);
    assert_eq!(scene.refused("activate barracks"), reason);
    scene.troop(A2, "u1");
    assert!(scene.can("activate barracks"));
}
