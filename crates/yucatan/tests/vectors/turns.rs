//! Rounds and Turns (Y 5.1, Y 5.3; Y 13.2).

use crate::scene::*;
use patolli_core::{Game, Seat};
use patolli_yucatan::*;

/// V8 (GEN-1, RND-1, RND-2, REV-4, Q29, Q53): turn order, and the First Player token.
#[test]
fn v08_turn_order() {
    let mut scene = Scene::new(&Options::players(4), C);
    scene.play_while(|scene| scene.front() != Some(Step::PassToken));
    assert_eq!(scene.turns(), "2 3 0 1 2 3 0 1 2 3 0 1");
    assert_eq!((scene.decider(), scene.only("token")), (C, words("0 1 3")));
    assert_eq!(scene.refused("token 2"), Reason::KeepsToken);
    scene.forget().play("token 1").play_while(|scene| scene.front() != Some(Step::PassToken));
    assert_eq!(scene.turns(), "1 2 3 0 1 2 3 0 1 2 3 0");
    assert_eq!((scene.public().round, scene.decider()), (2, B));
}

/// REV-4, Q65: with two players the token goes by itself.
#[test]
fn v08_token_of_two() {
    let mut scene = Scene::of(2);
    scene.finish_round();
    assert!(scene.heard(&Event::TokenPassed { from: A, to: B }));
    assert_eq!((scene.public().first, scene.decider()), (B, B));
}

/// V9 (ACT-2, ACT-3): a Building again, a Leader once.
#[test]
fn v09_activated_before() {
    let mut scene = Scene::of(2);
    scene.play("activate granary; activate leader_1; stay").next_turn(A);
    assert_eq!(scene.public().turn, 2);
    let offered = scene.only("activate");
    let has = |name: &str| offered.contains(&name.to_string());
    assert!(has("granary") && has("leader_2") && has("city_leader") && !has("leader_1"));
    assert_eq!(scene.refused("activate leader_1"), Reason::LeaderUsed);
    scene.play("activate granary; activate city_leader; gain corn").next_turn(A);
    assert_eq!(scene.public().turn, 3);
    let leaders: Vec<_> =
        scene.only("activate").into_iter().filter(|name| name.contains("leader")).collect();
    assert_eq!(leaders, ["leader_2"]);
    // Q65: the last Leader needs no choice, only its move does.
    scene.play("activate granary");
    assert_eq!(scene.front(), Some(Step::Move(Leader::Two)));
}

/// V10 (ACT-4, ACT-5, Q30): what could do nothing is not offered.
#[test]
fn v10_only_the_granary() {
    let mut scene = Scene::of(2);
    scene.goods(A, 0, 0).buildings(A, "barracks 1");
    assert_eq!(scene.only("activate"), words("granary city_leader leader_1 leader_2"));
    for building in ["construction_site", "military_school", "barracks", "temple"] {
        let reason = scene.refused(&format!("activate {building}"));
        assert_eq!(reason, Reason::NothingToDo(named(building)));
    }
}

/// V11 (ACT-6, Q5): what the first activation brought counts in the second.
#[test]
fn v11_barracks_at_once() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "u2").goods(A, 1, 1).play("activate leader_1; move chichen_itza");
    assert_eq!(scene.stock(A), (0, 2));
    scene.play("city ci_build_a; build barracks 1");
    assert_eq!((scene.stock(A), scene.level(A, "barracks")), ((0, 0), 1));
    // Q65: one Unit for one Troop is no choice.
    scene.play("activate barracks");
    assert_eq!(scene.stands(A1), "u3 chichen_itza");
}

/// ACT-1, ACT-2: one token of each kind, in either order.
#[test]
fn act_01_both_orders() {
    let mut scene = Scene::of(2);
    assert_eq!(scene.offered("activate").len(), 7, "all but the Barracks");
    let mut leader_first = scene.clone();
    leader_first.play("activate leader_1; stay");
    let buildings = words("construction_site military_school temple granary");
    assert_eq!(leader_first.only("activate"), buildings);
    assert_eq!(leader_first.refused("activate leader_2"), Reason::LeaderTokenUsed);
    scene.play("activate granary");
    assert_eq!(scene.only("activate"), words("city_leader leader_1 leader_2"));
    assert_eq!(scene.refused("activate granary"), Reason::BuildingTokenUsed);
    assert_eq!(scene.decider(), A);
    scene.play("activate leader_2; stay");
    assert_eq!(scene.decider(), B);
}

/// RND-3, Q43: all tokens come back with the next Round.
#[test]
fn rnd_03_tokens_come_back() {
    let mut scene = Scene::of(2);
    scene.play_while(|scene| scene.front() != Some(Step::Sacrifice));
    for seat in [A, B] {
        assert_eq!([false, true].map(|kind| scene.player(seat).tokens_used(kind)), [3, 3]);
    }
    scene.finish_round();
    assert_eq!([A, B].map(|seat| scene.player(seat).activations), [ByElement::default(); 2]);
    assert_eq!(scene.offered("activate").iter().filter(|name| name.contains("leader")).count(), 3);
}

/// RND-4: after three Turns per player, the Sacrifice Phase.
#[test]
fn rnd_04_sacrifice_phase() {
    let mut scene = Scene::of(3);
    scene.play_while(|scene| scene.front() != Some(Step::Sacrifice));
    assert_eq!((scene.turns().as_str(), scene.public().turn), ("0 1 2 0 1 2 0 1 2", 3));
    assert_eq!(scene.game.to_act().len(), 3, "all at once");
}

/// RND-1: four Rounds.
#[test]
fn rnd_01_four_rounds() {
    let mut scene = Scene::of(2);
    scene.play_while(|_| true);
    let rounds = scene.told(|event| match event {
        Event::RoundStarted { round } => Some(*round),
        _ => None,
    });
    assert_eq!((rounds, scene.public().round), (vec![1, 2, 3, 4], 4));
    assert_eq!(scene.turns().split(' ').count(), 24);
    assert!(scene.heard(&Event::Over));
}

/// GRA-1, Q2: the Granary gives 3 corn, always, and can never be raised.
#[test]
fn gra_01_granary() {
    let mut scene = Scene::of(2);
    scene.goods(A, 0, 0).play("activate granary");
    assert_eq!(scene.stock(A), (3, 0));
    let mut scene = Scene::of(2);
    scene.rows(A, [3; 3]).goods(A, 9, 9).play("activate construction_site");
    assert!(scene.only("build").iter().all(|text| !text.contains("granary")));
    assert!("build granary 1".parse::<Action>().is_err());
}

/// GEN-7: no one acts out of turn.
#[test]
fn gen_07_no_interrupts() {
    let scene = Scene::of(4);
    assert_eq!(scene.game.to_act().iter().collect::<Vec<_>>(), [A]);
    assert!(Seat::first(4).skip(1).all(|seat| scene.choices_of(seat).is_empty()));
}

/// GEN-3, Q27: corn and jade never run out.
#[test]
fn gen_03_corn_is_unlimited() {
    let mut scene = Scene::of(2);
    scene.goods(A, 60, 40).goods(B, 60, 40).play("activate granary");
    scene.play("activate leader_1; move mayapan; city ma_jade");
    assert_eq!(scene.stock(A), (62, 43));
}

/// Q67: a store holds 127 of a kind; the printed values never come near.
#[test]
fn q67_full_store() {
    let mut scene = Scene::of(2);
    scene.goods(A, 126, 0).play("activate granary");
    assert_eq!(scene.stock(A), (127, 0));
}
