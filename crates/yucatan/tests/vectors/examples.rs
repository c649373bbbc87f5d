//! The examples of the rulebook (Y 13.1).

use crate::scene::*;
use patolli_yucatan::*;

/// V1 (GEN-4, GEN-5, MIL-1): an Ability of level 2 costs twice the price and needs a large slot.
#[test]
fn v01_ability_of_level_2() {
    let mut scene = Scene::of(2);
    scene.round(2).rows(A, [1, 2, 1]).goods(A, 9, 2).play("activate military_school");
    assert_eq!(scene.offered("acquire fury_2 leader_1"), ["2", "3"]);
    let reason = scene.refused("acquire fury_2 leader_1 1");
    assert_eq!(reason, Reason::SlotTooSmall(named("1")));
    scene.play("acquire fury_2 leader_1 2");
    assert_eq!(scene.stock(A), (1, 2));
    let slots = scene.player(A)[Leader::One].abilities;
    assert_eq!(slots.as_array(), &[None, Some(Ability::Fury2), None]);
}

/// V1: with 7 corn it is not offered.
#[test]
fn v01_ability_that_is_too_dear() {
    let mut scene = Scene::of(2);
    scene.round(2).rows(A, [1, 2, 1]).goods(A, 7, 2).play("activate military_school");
    assert_eq!(scene.offered("acquire fury_2"), [""; 0]);
    assert_eq!(scene.offered("acquire fury_1").len(), 6);
    let price = Goods::of(Resource::Corn, 8);
    assert_eq!(scene.refused("acquire fury_2 leader_1 2"), Reason::CannotPay(price));
}

/// V2 (CON-1, GEN-4, GEN-6): levels may be skipped; each level has its price.
#[test]
fn v02_eight_buildings() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "temple 1").rows(A, [3, 1, 1]).goods(A, 0, 4);
    scene.play("activate construction_site");
    let builds = "construction_site 1, construction_site 2, military_school 1, military_school 2, \
                  barracks 1, barracks 2, temple 2, temple 3";
    assert_eq!(scene.only("build"), list(builds));
    let mut two = scene.clone();
    two.play("build temple 2");
    assert_eq!((two.stock(A), two.level(A, "temple")), ((0, 2), 2));
    scene.play("build temple 3");
    assert_eq!((scene.stock(A), scene.level(A, "temple")), ((0, 0), 3));
}

/// V3 (MIL-1): two Abilities, two Leaders, three slots.
#[test]
fn v03_twelve_abilities() {
    let mut scene = Scene::of(2);
    scene.play("activate military_school");
    let options = scene.only("acquire");
    let mut expected = Vec::new();
    for ability in ["fury_1", "snare_1"] {
        for leader in ["leader_1", "leader_2"] {
            expected.extend((1..=3).map(|slot| format!("{ability} {leader} {slot}")));
        }
    }
    assert_eq!((options.len(), &options), (12, &expected));
    for option in options {
        let mut one = scene.clone();
        one.play(&format!("acquire {option}"));
        assert_eq!(one.stock(A), (1, 2), "{option}");
    }
}

/// V4 (BAR-1, Q32): any number of Units up to that of the Barracks, for one Troop.
#[test]
fn v04_barracks() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "barracks 1").troop(A1, "u1");
    let before = scene.units_left();
    scene.play("activate barracks");
    assert_eq!(scene.only("reinforce"), ["leader_1 1", "leader_1 2"]);
    assert_eq!(scene.refused("reinforce leader_2 1"), Reason::TroopLimit(3));
    let mut one = scene.clone();
    one.play("reinforce leader_1 1");
    assert_eq!((one.stands(A1).as_str(), one.units_left()), ("u2 jungle", before - 1));
    scene.play("reinforce leader_1 2");
    assert_eq!((scene.stands(A1).as_str(), scene.units_left()), ("u3 jungle", before - 2));
    assert_eq!((scene.stands(A2).as_str(), scene.stock(A)), ("u3 jungle", (5, 2)));
}

/// V5 (MOV-5, CIT-1, CIT-3, TEM-2, Q40): an entry, and a Summoning through the city.
#[test]
fn v05_summoning_through_a_city() {
    let mut scene = Scene::of(2);
    scene.round(2).play("activate granary").goods(A, 3, 1);
    scene.play("activate leader_1; move chichen_itza");
    assert_eq!(scene.stock(A), (2, 2));
    assert_eq!(scene.only("city"), words("ci_build_a ci_corn ci_jade ci_summon"));
    scene.play("city ci_summon; link uay_chivo leader_1 1");
    assert_eq!((scene.stock(A), scene.linked(A1).as_str()), ((1, 0), "uay_chivo@3"));
    assert!(scene.hand(A).ends_with("skirmish card_uay_chivo"));
    assert!(!scene.public().bank.contains(Summoning::UayChivo));
}

/// V5: in Round 1 the same entry offers the first three actions only.
#[test]
fn v05_the_same_in_round_1() {
    let mut scene = Scene::of(2);
    scene.goods(A, 3, 1).play("activate leader_1; move chichen_itza");
    assert_eq!(scene.stock(A), (2, 2));
    assert_eq!(scene.only("city"), words("ci_build_a ci_corn ci_jade"));
    assert_eq!(scene.refused("city ci_summon"), Reason::NotYet(2));
}
