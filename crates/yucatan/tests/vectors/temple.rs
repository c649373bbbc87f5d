//! The Temple (Y 5.4, 6.1; Y 13.5, 13.7).

use crate::scene::*;
use patolli_core::Dense;
use patolli_yucatan::*;

/// V30 (TEM-1 to TEM-3): nothing can be linked, so that the Temple only prolongs. D8 would offer
/// `skip` alone, which is no choice (Q65).
#[test]
fn v30_only_prolongs() {
    let mut scene = Scene::of(2);
    scene.round(2).goods(A, 0, 3).troop(A1, "alux@2").play("activate temple");
    assert_eq!(scene.choices(), list("prolong leader_1 1, prolong leader_1 2, prolong leader_1 3"));
    assert_eq!(scene.refused("prolong nothing"), Reason::MustProlong);
    scene.play("prolong leader_1 3");
    assert_eq!((scene.stock(A), scene.linked(A1).as_str()), ((0, 0), "alux@5"));
    assert!(scene.heard(&Event::Prolonged { seat: A, summoning: Summoning::Alux, timer: 5 }));
}

/// The Summoning Bonus at the end, after `camazotz` was linked in Round 2 for this number of additional Rounds.
fn camazotz_for(rounds: u8) -> Scene {
    let mut scene = Scene::of(2);
    scene.round(2).rows(A, [1, 1, 2]).goods(A, 9, 9);
    scene.play(&format!("activate temple; link camazotz leader_1 {rounds}"));
    scene.finish_round().finish_round();
    assert_eq!(scene.linked(A1), format!("camazotz@{}", 2 + rounds));
    scene.rows(A, [1, 1, 3]).play_while(|scene| scene.front() != Some(Step::Sacrifice));
    scene
}

/// V31 (REV-1, END-2, Q11): timer 4 goes before the end, timer 5 stays.
#[test]
fn v31_timer_at_the_end() {
    for (rounds, bonus, left) in [(2, 0, ""), (3, 4, "camazotz@5")] {
        let mut scene = camazotz_for(rounds);
        assert_eq!(scene.linked(A1), format!("camazotz@{}", 2 + rounds));
        // One Prisoner improves, and the marker goes to the last row.
        scene.give(A, 1, 0, 0).play_while(|scene| scene.front() == Some(Step::Sacrifice));
        scene.play("evolve summoning");
        assert_eq!(scene.linked(A1), left);
        assert_eq!(scene.public().bank.contains(Summoning::Camazotz), rounds == 2);
        scene.play("bonus summoning");
        assert_eq!(scene.player(A).vp.final_bonus, bonus);
    }
}

/// V50 (TEM-1, TEM-3, Q39, Q1): one of two Summonings is prolonged.
#[test]
fn v50_one_of_two() {
    let mut scene = Scene::of(2);
    scene.round(3).buildings(A, "temple 1").goods(A, 0, 4).troop(A1, "alux@3").troop(A2, "balam@4");
    scene.play("activate temple");
    assert_eq!(scene.choices(), list("prolong leader_1 1, prolong leader_1 2, prolong leader_2 1"));
    let timers = |text: &str| {
        let mut one = scene.clone();
        one.play(text);
        assert_ne!(one.front(), Some(Step::Prolong { new: None }), "both is not possible");
        (one.linked(A1), one.linked(A2), one.stock(A).1)
    };
    let told = |one: &str, two: &str, jade| (one.to_string(), two.to_string(), jade);
    assert_eq!(timers("prolong leader_1 1"), told("alux@4", "balam@4", 3));
    assert_eq!(timers("prolong leader_1 2"), told("alux@5", "balam@4", 2));
    assert_eq!(timers("prolong leader_2 1"), told("alux@3", "balam@5", 3));
    scene.play("prolong leader_1 2").next_turn(A);
    assert_eq!(scene.stock(A).1, 2);
    // Q65: what is left is one prolongation by one Round.
    scene.play("activate temple");
    assert_eq!((scene.linked(A2).as_str(), scene.stock(A).1), ("balam@5", 1));
}

/// V51 (TEM-1, Y 3.5, Q61): the links of the start.
#[test]
fn v51_twelve_links() {
    let mut scene = Scene::of(2);
    scene.play("activate temple");
    let mut expected = Vec::new();
    for summoning in ["uay_chivo", "alux", "xtabay"] {
        for leader in ["leader_1", "leader_2"] {
            expected.extend((0..=1).map(|rounds| format!("{summoning} {leader} {rounds}")));
        }
    }
    assert_eq!((scene.only("link"), expected.len()), (expected, 12));
    assert_eq!(scene.refused("link nothing"), Reason::MustLink);
    let mut short = scene.clone();
    short.play("link alux leader_2 0");
    assert_eq!((short.stock(A), short.linked(A2).as_str()), ((4, 1), "alux@1"));
    scene.play("link xtabay leader_1 1");
    assert_eq!((scene.stock(A), scene.linked(A1).as_str()), ((4, 0), "xtabay@2"));
}

/// Y 3.5, 6.1 (GEN-4): links at each level of the Temple; each additional Round is 1 jade.
#[test]
fn prices_of_the_temple() {
    let levels = [("uay_chivo", 1), ("zipacna", 2), ("kukulkan", 3)];
    for (temple, corn, jade) in [(0, 1, 1), (1, 0, 1), (2, 1, 0), (3, 0, 0)] {
        for (summoning, level) in levels {
            for rounds in [0, 3] {
                let mut scene = Scene::of(2);
                scene.buildings(A, &format!("temple {temple}")).rows(A, [1, 1, 3]);
                scene.goods(A, 9, 9).play("activate temple");
                scene.play(&format!("link {summoning} leader_2 {rounds}"));
                let price = (level * corn, level * jade + rounds);
                assert_eq!(scene.stock(A), (9 - price.0, 9 - price.1), "{summoning} {rounds}");
                assert_eq!(scene.linked(A2), format!("{summoning}@{}", 1 + rounds));
            }
        }
    }
}

/// TEM-1: a timer of 5 at most, in every Round.
#[test]
fn tem_01_timer_limit() {
    for round in 1..=4 {
        let mut scene = Scene::of(2);
        scene.round(round).goods(A, 9, 9).play("activate temple");
        let rounds: Vec<_> = (0..=5 - round).map(|rounds| rounds.to_string()).collect();
        assert_eq!(scene.offered("link alux leader_1"), rounds);
    }
}

/// TEM-1, I-20: up to 90 options.
#[test]
fn tem_01_most_options() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "temple 3").rows(A, [1, 1, 3]).goods(A, 9, 9).play("activate temple");
    assert_eq!(scene.only("link").len(), 90);
}

/// TEM-3, I-20: at most 8 options of a prolongation.
#[test]
fn tem_03_most_options() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "alux@1").troop(A2, "balam@1").goods(A, 9, 9).play("activate temple");
    assert_eq!(scene.only("prolong leader_").len(), 8);
}

/// GEN-5: levels of Summonings up to the row.
#[test]
fn gen_05_gate_of_summonings() {
    for (row, count) in [(1, 3), (2, 6), (3, 9)] {
        let mut scene = Scene::of(2);
        scene.buildings(A, "temple 3").rows(A, [1, 1, row]).goods(A, 0, 0).play("activate temple");
        let expected: Vec<_> = Summoning::all().take(count).collect();
        let name = |text: String| named::<Summoning>(&words(&text)[0]);
        let mut offered: Vec<_> = scene.only("link").into_iter().map(name).collect();
        offered.dedup();
        assert_eq!(offered, expected);
    }
}

/// Q64, TEM-3: first a link, then one older Summoning, with what is left.
#[test]
fn q64_link_and_prolong() {
    let mut scene = Scene::of(2);
    scene.goods(A, 1, 4).troop(A1, "alux@1").play("activate temple");
    assert_eq!(scene.offered("link nothing"), [""]);
    scene.play("link xtabay leader_2 1");
    assert_eq!(scene.stock(A), (0, 2));
    let options = "prolong leader_1 1, prolong leader_1 2, prolong nothing";
    assert_eq!(scene.choices(), list(options));
    assert_eq!(scene.refused("prolong leader_2 1"), Reason::NothingToProlong);
    let mut none = scene.clone();
    none.play("prolong nothing");
    assert_eq!((none.stock(A), none.linked(A1).as_str()), ((0, 2), "alux@1"));
    scene.play("prolong leader_1 2");
    assert_eq!([A1, A2].map(|who| scene.linked(who)), ["alux@3", "xtabay@2"]);
    assert_eq!((scene.stock(A), scene.front()), ((0, 0), Some(Step::Choose)));
}

/// TEM-3: a Summoning linked in step 1 gets its Rounds there only; without jade nothing is asked.
#[test]
fn tem_03_not_the_new_one() {
    let mut scene = Scene::of(2);
    scene.goods(A, 1, 9).play("activate temple; link alux leader_1 0");
    assert_eq!((scene.front(), scene.linked(A1).as_str()), (Some(Step::Choose), "alux@1"));
    let mut scene = Scene::of(2);
    scene.goods(A, 1, 1).troop(A1, "balam@1").play("activate temple; link alux leader_2 0");
    assert_eq!((scene.front(), scene.stock(A)), (Some(Step::Choose), (0, 0)));
}

/// Q39, Q41, TEM-1: one Summoning for a Troop; it cannot be replaced.
#[test]
fn q41_one_for_a_troop() {
    let mut scene = Scene::of(2);
    scene.goods(A, 9, 9).troop(A1, "alux@1").play("activate temple");
    assert!(scene.offered("link").iter().all(|text| !text.contains("leader_1")));
    assert_eq!(scene.refused("link xtabay leader_1 0"), Reason::HasSummoning);
    assert_eq!(scene.refused("link alux leader_2 0"), Reason::NotInBank(Summoning::Alux));
}

/// Q48: a Summoning for a Troop that stands in a city.
#[test]
fn q48_link_from_afar() {
    let mut scene = Scene::of(2);
    scene.troop(A2, "mayapan").play("activate temple; link alux leader_2 0");
    assert_eq!((scene.linked(A2).as_str(), scene.stands(A2).as_str()), ("alux@1", "u3 mayapan"));
}

/// Q55, REV-1: without additional Rounds it stays to the end of the Round of the link.
#[test]
fn q55_the_round_just_played() {
    let mut scene = Scene::of(2);
    scene.goods(A, 9, 9).play("activate temple; link alux leader_1 0");
    scene.play_while(|scene| scene.front() != Some(Step::Sacrifice));
    assert_eq!(scene.linked(A1), "alux@1");
    scene.finish_round();
    assert_eq!((scene.linked(A1).as_str(), scene.public().bank.len()), ("", 9));
    assert!(scene.heard(&Event::Returned { seat: A, summoning: Summoning::Alux }));
    let mut scene = Scene::of(2);
    scene.goods(A, 9, 9).play("activate temple; link alux leader_1 1").finish_round();
    assert_eq!(scene.linked(A1), "alux@2");
}

/// Y 5.11, I-4: a linked Summoning is not available to others until it returns.
#[test]
fn linked_by_another() {
    let mut scene = Scene::of(2);
    scene.troop(B1, "alux@1").play("activate temple");
    assert_eq!(scene.refused("link alux leader_1 0"), Reason::NotInBank(Summoning::Alux));
    scene.play("link xtabay leader_1 0").finish_round().next_turn(A).goods(A, 9, 9);
    scene.play("activate temple; link alux leader_1 0");
    assert_eq!(scene.linked(A1), "alux@2");
}
