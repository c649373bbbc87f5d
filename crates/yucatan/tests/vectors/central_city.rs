//! Central Cities (Y 3.12, 5.8, 6.6; Y 13.5, 13.7).

use crate::scene::*;
use patolli_core::Dense;
use patolli_yucatan::*;

/// A's first Troop has entered this city in this Round, with 7 corn and 8 jade for anything.
fn entered(city: &str, round: u8) -> Scene {
    let mut scene = Scene::of(2);
    scene.round(round).goods(A, 8, 7).play(&format!("activate leader_1; move {city}"));
    assert_eq!(scene.stock(A), (7, 8));
    scene
}

/// Y 3.12, REV-2, CIT-1: one more action in each Round.
#[test]
fn actions_by_round() {
    let all = [
        ("chichen_itza", "ci_build_a ci_corn ci_jade ci_summon ci_build_b ci_prisoners"),
        ("uxmal", "ux_ability_a ux_corn ux_reinforce ux_card ux_ability_b ux_jade"),
        ("mayapan", "ma_summon_a ma_jade ma_card ma_corn ma_summon_b ma_tribute"),
    ];
    for (city, actions) in all {
        for round in 1..=4 {
            let scene = entered(city, round);
            let open = &words(actions)[..usize::from(round) + 2];
            assert_eq!(scene.only("city"), open, "{city} in Round {round}");
        }
    }
}

/// V38 (CIT-2, CIT-3, MOV-5, Q58): jade of the entry and corn of `chaac` pay for the action.
#[test]
fn v38_chaac_pays() {
    let mut scene = Scene::of(2);
    scene.round(3).play("activate granary").troop(A1, "chaac@3").goods(A, 1, 0);
    scene.play("activate leader_1; move chichen_itza");
    assert_eq!(scene.stock(A), (2, 1));
    assert_eq!(scene.only("city"), words("ci_corn ci_jade ci_summon ci_build_b"));
    let mut summon = scene.clone();
    summon.play("city ci_summon");
    let links = "uay_chivo leader_2 0, alux leader_2 0, xtabay leader_2 0";
    assert_eq!(summon.only("link"), list(links));
    summon.play("link alux leader_2 0");
    assert_eq!((summon.stock(A), summon.linked(A2).as_str()), ((1, 0), "alux@3"));
    assert_eq!(scene.refused("city ci_build_a"), Reason::ActionIdle(CityAction::CiBuildA));
    scene.play("city ci_build_b");
    let builds = "construction_site 1, military_school 1, barracks 1, temple 1";
    assert_eq!(scene.only("build"), list(builds));
    scene.play("build temple 1");
    assert_eq!((scene.stock(A), scene.level(A, "temple")), ((0, 1), 1));
}

/// Y 3.12: actions that only give something.
#[test]
fn plain_gains() {
    let gains = [
        ("chichen_itza", "ci_corn", 4, 0),
        ("chichen_itza", "ci_jade", 0, 2),
        ("uxmal", "ux_corn", 4, 0),
        ("uxmal", "ux_jade", 0, 4),
        ("mayapan", "ma_jade", 0, 2),
        ("mayapan", "ma_corn", 4, 0),
    ];
    for (city, action, corn, jade) in gains {
        let mut scene = entered(city, 4);
        scene.play(&format!("city {action}"));
        assert_eq!(scene.stock(A), (7 + corn, 8 + jade), "{action}");
        assert_eq!((scene.prison(A), scene.player(A).specials), (1, 0), "{action}");
        assert_eq!(scene.front(), Some(Step::Choose), "{action}");
    }
}

/// Y 3.12: a card and a resource.
#[test]
fn cards_of_cities() {
    for (city, action, corn, jade) in [("uxmal", "ux_card", 0, 1), ("mayapan", "ma_card", 1, 0)] {
        let mut scene = entered(city, 2);
        scene.next_cards("war_drums").play(&format!("city {action}"));
        assert_eq!(scene.stock(A), (7 + corn, 8 + jade), "{action}");
        assert!(scene.hand(A).ends_with("skirmish war_drums"), "{action}");
        assert_eq!(scene.public().deck, 14, "{action}");
        let mut empty = entered(city, 2);
        empty.leave_in_deck(B, "").play(&format!("city {action}"));
        assert_eq!((empty.stock(A), empty.player(A).specials), ((7 + corn, 8 + jade), 0));
    }
}

/// Y 3.12 (CIT-3, Q59): purchases at the price of the city, whatever the player's Buildings.
#[test]
fn purchases() {
    let bought = [
        ("chichen_itza", "ci_build_a", "build temple 2", (7, 4)),
        ("chichen_itza", "ci_build_b", "build temple 2", (3, 8)),
        ("chichen_itza", "ci_summon", "link balam leader_1 0", (5, 6)),
        ("uxmal", "ux_ability_a", "acquire fury_2 leader_2 3", (1, 8)),
        ("uxmal", "ux_ability_b", "acquire fury_2 leader_2 3", (7, 6)),
        ("mayapan", "ma_summon_a", "link balam leader_2 0", (1, 8)),
        ("mayapan", "ma_summon_b", "link balam leader_2 0", (7, 6)),
    ];
    for level in [0, 3] {
        for (city, action, choice, stock) in bought {
            let mut scene = entered(city, 4);
            let levels = format!("construction_site {level}, military_school {level}");
            scene.buildings(A, &levels).rows(A, [2; 3]);
            scene.play(&format!("city {action}; {choice}"));
            assert_eq!((scene.stock(A), scene.front()), (stock, Some(Step::Choose)), "{action}");
        }
    }
    let mut scene = entered("mayapan", 1);
    scene.buildings(A, "temple 3").play("city ma_summon_a; link alux leader_1 0");
    assert_eq!(scene.stock(A), (4, 8), "not the free Temple's price");
}

/// GEN-5, CIT-3: the gates hold in cities, too.
#[test]
fn gates_in_cities() {
    for (city, action, refused, column) in [
        ("chichen_itza", "ci_build_a", "build temple 2", Column::Building),
        ("uxmal", "ux_ability_a", "acquire fury_2 leader_2 3", Column::Ability),
        ("mayapan", "ma_summon_a", "link balam leader_2 0", Column::Summoning),
    ] {
        let mut scene = entered(city, 1);
        scene.play(&format!("city {action}"));
        assert_eq!(scene.refused(refused), Reason::Gate(column, 1));
    }
}

/// Q40, CIT-3: additional Rounds through a city, but no `skip` and no prolongation.
#[test]
fn q40_rounds_through_a_city() {
    let mut scene = Scene::of(2);
    scene.troop(A2, "alux@1").goods(A, 4, 8).play("activate leader_1; move mayapan");
    scene.play("city ma_summon_a");
    assert_eq!(scene.offered("link xtabay leader_1"), words("0 1 2 3 4"));
    assert_eq!(scene.refused("link nothing"), Reason::MustLink);
    scene.play("link xtabay leader_1 2");
    assert_eq!((scene.stock(A), scene.linked(A1).as_str()), ((0, 7), "xtabay@3"));
    assert_eq!((scene.front(), scene.linked(A2).as_str()), (Some(Step::Choose), "alux@1"));
}

/// CIT-4: `ux_reinforce` brings the activating Troop up to 4.
#[test]
fn cit_04_reinforce() {
    let mut scene = entered("uxmal", 1);
    scene.troop(A1, "u1").troop(A2, "u0").buildings(A, "barracks 3").play("city ux_reinforce");
    assert_eq!(scene.only("reinforce"), list("leader_1 1, leader_1 2, leader_1 3"));
    assert_eq!(scene.refused("reinforce leader_2 1"), Reason::OtherTroop);
    assert_eq!(scene.refused("reinforce leader_1 4"), Reason::TroopLimit(4));
    scene.play("reinforce leader_1 3");
    assert_eq!([A1, A2].map(|who| scene.stands(who)), ["u4 uxmal", "u0 jungle"]);
    assert_eq!(scene.stock(A), (7, 8));
}

/// CIT-4: not for a Troop of 4, not with an empty Supply.
#[test]
fn cit_04_not_offered() {
    let reason = Reason::ActionIdle(CityAction::UxReinforce);
    for units in ["u4", "u6"] {
        let mut scene = entered("uxmal", 1);
        assert_eq!(scene.troop(A1, units).refused("city ux_reinforce"), reason);
    }
    let mut scene = entered("uxmal", 1);
    assert_eq!(scene.supply(0).refused("city ux_reinforce"), reason);
}

/// V52 (CIT-5): `ma_tribute` with and without Units in the Supply.
#[test]
fn v52_tribute() {
    for (supply, prison, left) in [(0, 1, 0), (3, 2, 2)] {
        let mut scene = Scene::of(2);
        scene.round(4).supply(supply).play("activate leader_1; move mayapan");
        assert_eq!(scene.stock(A), (4, 3));
        scene.play("city ma_tribute");
        assert_eq!((scene.stock(A), scene.prison(A), scene.units_left()), ((6, 4), prison, left));
    }
}

/// V52 (CIT-5): `ci_prisoners` takes what there is.
#[test]
fn v52_prisoners() {
    for (supply, taken) in [(1, 1), (2, 2), (3, 2)] {
        let mut scene = entered("chichen_itza", 4);
        scene.supply(supply).play("city ci_prisoners");
        assert_eq!((scene.prison(A), scene.units_left()), (1 + taken, supply - taken));
        assert_eq!(scene.stock(A), (7, 8));
    }
    let mut scene = entered("chichen_itza", 4);
    let reason = Reason::ActionIdle(CityAction::CiPrisoners);
    assert_eq!(scene.supply(0).refused("city ci_prisoners"), reason);
    assert_eq!(scene.offered("city ci_prisoners"), [""; 0]);
}

/// Y 6.6: purchases need something to buy.
#[test]
fn nothing_to_buy() {
    let mut scene = Scene::of(2);
    scene.round(4).goods(A, 1, 0).play("activate leader_1; move uxmal");
    // 0 corn, 1 jade.
    assert_eq!(scene.only("city"), words("ux_corn ux_reinforce ux_card ux_ability_b ux_jade"));
    let mut scene = Scene::of(2);
    scene.troop(A1, "balam@1").troop(A2, "alux@1").goods(A, 9, 9);
    scene.play("activate leader_1; move mayapan");
    assert_eq!(scene.only("city"), words("ma_jade ma_card"));
    let mut scene = entered("chichen_itza", 3);
    scene.buildings(A, "construction_site 1, military_school 1, barracks 1, temple 1");
    assert_eq!(scene.only("city"), words("ci_corn ci_jade ci_summon"));
}

/// CIT-1: a plain gain is among the actions of Round 1 in every city.
#[test]
fn cit_01_always_something() {
    for city in City::all() {
        let mut scene = Scene::of(2);
        scene.goods(A, 1, 0).supply(0).leave_in_deck(B, "");
        scene.play(&format!("activate leader_1; move {city}"));
        let took = scene.times(|event| matches!(event, Event::CityActivated { .. }));
        assert!(took == 1 || scene.choices().len() > 1, "{city}");
    }
}
