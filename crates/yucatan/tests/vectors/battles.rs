//! Battles (Y 5.7; Y 13.4): strength, capture, positions, payments, Guard and Veil.

use crate::scene::*;
use patolli_yucatan::*;

fn v16() -> Scene {
    let mut scene = Scene::of(2);
    scene.troop(A1, "pathfinder").attack("chichen_itza", A1, B2);
    scene.cards("jaguar_charge", "shield_line");
    scene
}

/// V16 (BAT-3 to BAT-6, BAT-13, BAT-14, MOV-6, Q4): the Attacker wins.
#[test]
fn v16_attacker_wins() {
    let scene = v16();
    assert_eq!((scene.axes(), scene.outcome()), ((9, 6), Outcome::AttackerWins));
    let axes = scene.battle().attacker.axes.expect("a total");
    assert_eq!(axes, Axes { card: 5, leader: 1, units: 3, ..Axes::default() });
    assert_eq!(scene.bonuses(), (0, 0));
    assert_eq!(scene.battle().attacker.captured, 1);
    assert_eq!((scene.stands(A1).as_str(), scene.prison(A)), ("u3 chichen_itza", 2));
    assert_eq!((scene.stands(B2).as_str(), scene.prison(B)), ("u2 jungle", 1));
    assert!(scene.heard(&Event::CardGone { seat: A, card: named("jaguar_charge") }));
    assert!(scene.heard(&Event::CardBack { seat: B, card: named("shield_line") }));
    assert_eq!(scene.stock(A), (5, 2), "a move for nothing, and no jade for the entry");
    assert!(scene.activates(A, "chichen_itza"));
    assert_eq!(scene.only("city"), words("ci_build_a ci_corn ci_jade"));
    assert_eq!((scene.units_left(), scene.vp(A), scene.vp(B)), (46, 0, 0));
}

/// V29 (BAT-13, I-2, I-3): the hands after V16.
#[test]
fn v29_hands() {
    let scene = v16();
    assert_eq!(scene.hand(A), "net_ambush war_council shield_line skirmish");
    assert_eq!(scene.hand(B), "jaguar_charge net_ambush war_council shield_line skirmish");
}

/// V17 (BAT-4, BAT-6, BAT-8): a draw makes the Defender leave.
#[test]
fn v17_draw() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "u2 striker").fight("skirmish", "shield_line");
    assert_eq!((scene.axes(), scene.outcome()), ((6, 6), Outcome::Draw));
    assert_eq!((scene.bonuses(), scene.prison(A), scene.prison(B)), ((0, 0), 1, 1));
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u2 uxmal", "u3 jungle"]);
    assert!(scene.activates(A, "uxmal"));
    let full = "jaguar_charge net_ambush war_council shield_line skirmish";
    assert_eq!([A, B].map(|seat| scene.hand(seat)), [full, full]);
}

/// V18 (BAT-5 to BAT-9, BAT-14, Q60): the Defender wins; no one activates.
#[test]
fn v18_defender_wins() {
    let mut scene = Scene::of(2);
    scene.troop(B1, "veteran").attack("mayapan", A1, B1).cards("skirmish", "war_council");
    assert_eq!((scene.front(), scene.decider()), (Some(Step::Axes(Side::Defender)), B));
    assert_eq!(scene.choices(), list("axes pay, axes save"));
    scene.play("axes save");
    assert_eq!((scene.axes(), scene.outcome()), ((5, 8), Outcome::DefenderWins));
    assert_eq!(scene.bonuses(), (1, 1));
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u1 jungle", "u2 mayapan"]);
    assert_eq!([A, B].map(|seat| scene.prison(seat)), [2, 3]);
    assert_eq!(scene.hand(B), "jaguar_charge net_ambush shield_line skirmish");
    assert_eq!(scene.hand(A), "jaguar_charge net_ambush war_council shield_line skirmish");
    assert_eq!((scene.front(), scene.decider()), (Some(Step::Choose), A));
    assert_eq!(scene.times(|event| matches!(event, Event::CityActivated { .. })), 0);
    assert_eq!((scene.stock(A), scene.stock(B)), ((4, 2), (5, 2)));
}

/// V19 (BAT-2): Axes for jade.
#[test]
fn v19_paid_axes() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "veteran").troop(B1, "u4").attack("chichen_itza", A1, B1);
    scene.cards("war_council", "jaguar_charge");
    let mut unpaid = scene.clone();
    unpaid.play("axes save");
    assert_eq!((unpaid.axes(), unpaid.outcome()), ((8, 10), Outcome::DefenderWins));
    scene.play("axes pay");
    assert_eq!((scene.axes(), scene.outcome()), ((10, 10), Outcome::Draw));
    let axes = scene.battle().attacker.axes.expect("a total");
    assert_eq!((axes.card, axes.paid, axes.counselor), (3, 2, 1));
    assert_eq!((scene.bonuses(), scene.stands(B1).as_str()), ((1, 0), "u3 jungle"));
    assert_eq!((scene.stock(A), scene.prison(A), scene.prison(B)), ((4, 1), 2, 1));
    assert!(scene.activates(A, "chichen_itza"));
    assert_eq!(scene.stands(A1), "u3 chichen_itza");
}

/// V20 (BAT-2, Q15): the Attacker pays first; the Defender knows it.
#[test]
fn v20_both_pay() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "u2").fight("war_council", "war_council");
    let mut unpaid = scene.clone();
    unpaid.play("axes save; axes save");
    assert_eq!(unpaid.axes(), (6, 7));
    assert_eq!((scene.decider(), scene.front()), (A, Some(Step::Axes(Side::Attacker))));
    scene.play("axes pay");
    assert!(scene.battle().attacker.paid);
    assert_eq!((scene.decider(), scene.front()), (B, Some(Step::Axes(Side::Defender))));
    scene.play("axes pay");
    assert_eq!((scene.axes(), scene.outcome()), ((8, 9), Outcome::DefenderWins));
    assert_eq!(scene.bonuses(), (1, 1));
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u0 jungle", "u2 uxmal"]);
    assert_eq!([A, B].map(|seat| scene.prison(seat)), [2, 3]);
    assert_eq!([A, B].map(|seat| scene.stock(seat)), [(4, 1), (5, 1)]);
}

/// BAT-2: without jade nothing is asked.
#[test]
fn bat_02_no_jade() {
    let mut scene = Scene::of(2);
    scene.goods(A, 1, 0).goods(B, 0, 0).fight("war_council", "war_council");
    assert_eq!((scene.axes(), scene.outcome()), ((7, 7), Outcome::Draw));
}

/// V21 (BAT-8): Guards add up.
#[test]
fn v21_guard() {
    let mut scene = Scene::of(2);
    scene.troop(B1, "u2 zipacna@1").hold(A, "night_raid").fight("night_raid", "shield_line");
    assert_eq!((scene.axes(), scene.outcome()), ((6, 8), Outcome::DefenderWins));
    assert_eq!(scene.bonuses(), (1, 0));
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u2 jungle", "u1 uxmal"]);
    assert_eq!([A, B].map(|seat| scene.prison(seat)), [2, 2]);
}

/// V22 (BAT-8): a Veil cancels what is printed on the card, and nothing else.
#[test]
fn v22_veil() {
    let mut scene = Scene::of(2);
    scene.troop(B1, "snare_2@2").hold(A, "veil_of_smoke").fight("veil_of_smoke", "net_ambush");
    assert_eq!((scene.axes(), scene.outcome()), ((8, 6), Outcome::AttackerWins));
    assert_eq!(scene.bonuses(), (0, 1));
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u2 uxmal", "u2 jungle"]);
    assert_eq!([A, B].map(|seat| scene.prison(seat)), [2, 2]);
    assert_eq!(scene.hand(A), "jaguar_charge net_ambush war_council shield_line skirmish");
    assert_eq!(scene.public().removed, Specials::of(Special::VeilOfSmoke, 1));
    assert_eq!(scene.hand(B), "jaguar_charge war_council shield_line skirmish");
}

/// V24 (BAT-5, Q13, Q14): a Leader alone is no Unit.
#[test]
fn v24_leader_alone() {
    let mut scene = Scene::of(2);
    scene.troop(B1, "u0").hold(A, "war_drums").fight("war_drums", "shield_line");
    assert_eq!((scene.axes(), scene.outcome()), ((7, 3), Outcome::AttackerWins));
    assert_eq!([A, B].map(|seat| scene.prison(seat)), [1, 1]);
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u3 uxmal", "u0 jungle"]);
    assert!(!scene.battle().defender.wiped_out && scene.vp(A) == 0);
    assert!(scene.activates(A, "uxmal"));
}

/// Q13: a Leader alone moves, fights and wins.
#[test]
fn q13_leader_alone_wins() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "u0").troop(B1, "u2").fight("jaguar_charge", "shield_line");
    assert_eq!((scene.axes(), scene.outcome()), ((6, 5), Outcome::AttackerWins));
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u0 uxmal", "u1 jungle"]);
}

fn v28() -> Scene {
    let mut scene = Scene::of(2);
    scene.troop(A2, "balam@1").goods(A, 9, 9).attack("uxmal", A1, B1);
    scene
}

/// V28 (BAT-1, Q18): a summoning card is for its Troop alone.
#[test]
fn v28_card_of_the_other_troop() {
    let mut scene = v28();
    let base = words("jaguar_charge net_ambush war_council shield_line skirmish");
    assert_eq!(scene.only("card"), base);
    let card: Card = named("card_balam");
    assert_eq!(scene.refused("card card_balam"), Reason::OtherTroopsCard(card));
    scene.cards("skirmish", "shield_line").play_while(|scene| scene.front() != Some(Step::Choose));
    scene.next_turn(A).attack("mayapan", A2, B2);
    assert_eq!(scene.only("card").last().map(String::as_str), Some("card_balam"));
    scene.cards("card_balam", "shield_line");
    let axes = scene.battle().attacker.axes.expect("a total");
    assert_eq!((axes.card, axes.summoning, axes.total()), (5, 5, 14));
    assert!(scene.heard(&Event::CardGone { seat: A, card }));
}

/// V28 (BAT-13, REV-1): a spent card comes back with its Summoning, through the Bank.
#[test]
fn v28_spent_until_it_is_back() {
    let mut scene = Scene::of(2);
    scene.troop(A2, "balam@1").goods(A, 9, 9).rows(A, [1, 1, 2]);
    scene.attack("mayapan", A2, B2).cards("card_balam", "shield_line");
    scene.play("city ma_jade; activate temple; link nothing; prolong leader_2 1");
    assert_eq!((scene.linked(A2).as_str(), scene.hand(A).contains("balam")), ("balam@2", false));
    scene.finish_round().next_turn(A).troop(A2, "jungle").attack("mayapan", A2, B2);
    assert_eq!((scene.public().round, scene.linked(A2).as_str()), (2, "balam@2"));
    assert_eq!(scene.offered("card card_balam"), [""; 0]);
    assert_eq!(scene.refused("card card_balam"), Reason::CardSpent(named("card_balam")));
    scene.cards("skirmish", "shield_line").finish_round();
    assert_eq!((scene.linked(A2).as_str(), scene.public().bank.len()), ("", 9));
    scene.goods(A, 9, 9).play("activate temple; link balam leader_2 0");
    assert!(scene.hand(A).ends_with("card_balam"));
    scene.troop(A2, "jungle").attack("mayapan", A2, B2);
    assert!(scene.can("card card_balam"));
}
