//! Editions: overridden values are used in play.

use crate::scene::*;
use patolli_testkit::{keep, row};
use patolli_yucatan::*;

/// The box with these rows changed; a test may keep it for ever.
fn edition(rows: &[(&str, &str, &str)]) -> Scene {
    let rows: String = rows.iter().map(|(kind, id, rest)| row(kind, id, rest)).collect();
    Scene::with_kit(keep::<Yucatan>(&rows))
}

/// Prices and gains, each as changed.
#[test]
fn changed_prices_are_played() {
    let mut scene = edition(&[
        ("granary", "granary", "gain = { corn = 6 }"),
        ("move", "jungle_to_city", "corn = 3"),
        ("city_jade", "entry", "jade = 4"),
        ("city_action", "ux_corn", "goods = { corn = 9 }"),
        ("start", "player", "goods = { corn = 7, jade = 1 }"),
    ]);
    assert_eq!(scene.stock(A), (7, 1));
    scene.play("activate granary; activate leader_1; move uxmal");
    assert_eq!(scene.stock(A), (10, 5));
    scene.play("city ux_corn");
    assert_eq!(scene.stock(A), (19, 5));
}

/// Strength and captures, each as changed.
#[test]
fn changed_battles_are_played() {
    let mut scene = edition(&[
        ("battle_card", "jaguar_charge", "axes = 9\nbonus = 1\nreturns = true"),
        ("strength", "unit", "axes = 2"),
        ("capture", "victory", "units = 2"),
    ]);
    scene.fight("jaguar_charge", "skirmish");
    assert_eq!((scene.axes(), scene.bonuses()), ((1 + 6 + 9, 1 + 6 + 1), (1, 1)));
    assert_eq!((scene.prison(A), scene.stands(B1).as_str()), (1 + 2 + 1, "u0 jungle"));
    assert!(scene.hand(A).starts_with("jaguar_charge"));
}

/// Points, each as changed.
#[test]
fn changed_points_are_played() {
    let mut scene = edition(&[
        ("calendar", "round_1", "rate = 5\nevolutions = 1"),
        ("pyramid", "step_1", "vp = 7"),
        ("set", "jade", "count = 3"),
    ]);
    scene.goods(A, 3, 7).end_actions().play("sacrifice prisoners 1; sacrifice jade 2");
    scene.give(B, 0, 0, 0);
    assert_eq!((scene.player(A).sacrifices[0], scene.vp(A)), (5 + 2, 7 + 7));
    assert_eq!(scene.stock(A), (3, 1));
    scene.play("evolve building");
    assert_eq!(scene.public().round, 2, "one Evolution only");
}

/// RND-2, RND-4, END-1: Turns and Rounds, each as changed.
#[test]
fn changed_lengths_are_played() {
    let mut scene = edition(&[
        ("length", "rounds", "count = 2"),
        ("length", "turns", "count = 1"),
        ("calendar", "round_1", "evolutions = 1"),
    ]);
    // Q11: what is linked until Round 3 stays at the end of a game of two.
    assert_eq!(scene.public().kit.last_timer(), 3);
    for round in 1..=2 {
        assert_eq!((scene.public().round, scene.public().turn), (round, 1));
        for seat in [A, B] {
            // No one has anything to sacrifice.
            scene.prisoners(seat, 0).goods(seat, 0, 0);
        }
        for _ in 0..2 {
            scene.play("activate granary; activate leader_1; stay");
        }
    }
    assert!(scene.is_over());
}

/// GEN-5: what a row of the Evolution table allows, as changed.
#[test]
fn changed_levels_are_played() {
    let mut scene = edition(&[
        ("evolution", "row_1", "building = 2"),
        ("evolution", "row_2", "ability = 3"),
        ("evolution", "row_3", "ability = 3"),
    ]);
    scene.goods(A, 20, 20).play("activate construction_site");
    assert_eq!(scene.refused("build temple 3"), Reason::Gate(Column::Building, 2));
    scene.play("build temple 2");
    assert_eq!(scene.player(A).level(Building::Temple), 2);
}

/// BAR-1: Troops of more than seven Units; at most seven join at once.
#[test]
fn larger_troops_are_played() {
    let mut scene = edition(&[
        ("supply", "troop_limit", "count = 12"),
        ("building", "barracks_0", "units = 12"),
    ]);
    scene.play("activate barracks; reinforce leader_1 7");
    assert_eq!(scene.player(A)[Leader::One].units, 3 + 7);
}
