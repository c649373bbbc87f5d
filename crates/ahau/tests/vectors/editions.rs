//! Editions: changed values change the play.

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::Title;
use patolli_testkit::{keep, row};

/// The box with these rows changed; a test may keep it for ever.
fn edition(rows: &[(&str, &str, &str)]) -> &'static Kit {
    let rows: String = rows.iter().map(|(kind, id, rest)| row(kind, id, rest)).collect();
    keep::<Ahau>(&rows)
}

/// Costs, strengths and spaces, each as changed.
#[test]
fn changed_values_are_played() {
    let kit = edition(&[
        ("building", "market", "cost = [\"limestone\"]"),
        ("building", "observation_tower_a", "cost = [\"water\"]\namount = 4"),
        ("slot", "s1", "side_a = { fame = 7 }"),
    ]);
    let mut scene = Scene::with_kit(kit, Options::players(2));
    scene.reveal("1 2").turn(A).offer("observation_tower_a").stock(A, "water");
    scene.main_in("tulum").play("build 1");
    assert_eq!((scene.player(A).weapons, scene.fame(A)), (4, 7));
}

/// Fame of gods, of temples and of the war track, each as changed.
#[test]
fn changed_points_are_played() {
    let kit = edition(&[
        ("points", "sun_colour", "fame = 5"),
        ("temple_space", "1", "fame = 4"),
        ("war_space", "1", "reward = { fame = 9 }"),
    ]);
    let mut scene = Scene::with_kit(kit, Options::players(3));
    scene.reveal("1/6 1/2 3").play("advance");
    assert_eq!(scene.scored(A), [(9, Source::War)]);
    scene.turn(A).gods("tulum sun").built(A, "sun_corn").play("place tulum; summon sun; stop");
    assert_eq!(scene.scored(A), [(5, Source::God(God::Sun)), (4, Source::Temple(God::Sun))]);
}

/// RUL-66: after the last round the game is over as if a player had no worker left.
#[test]
fn rul_66_no_game_is_endless() {
    let kit = edition(&[("supply", "last_round", "count = 2")]);
    let mut scene = Scene::with_kit(kit, Options::players(2));
    scene.finish_round();
    assert!(!scene.is_over() && scene.public().katun == 0);
    scene.finish_round();
    assert!(scene.is_over() && scene.heard(&Event::TooLong) && scene.heard(&Event::Over));
    assert_eq!((scene.public().katun, scene.public().round), (1, 2));
}

/// RUL-66: the shipped box allows forty rounds.
#[test]
fn rul_66_forty_rounds() {
    assert_eq!(Ahau::standard().supply.last_round, 40);
}
