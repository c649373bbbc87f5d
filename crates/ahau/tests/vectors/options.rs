//! The options of play (A 9).

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::{Chosen, Title, every_options};

/// A 9: what the table does if nothing is chosen.
#[test]
fn choices_and_defaults() {
    let none = Chosen::new();
    for people in 2..=5 {
        assert_eq!(Ahau::options(people, &none), Ok(Options::players(people as u8)));
    }
    assert_eq!(Ahau::options(1, &none), Ok(Options::solo(Difficulty::Easy, None)));
    assert!(Ahau::options(0, &none).is_err() && Ahau::options(6, &none).is_err());
}

/// A 9: two sides of the boards and two scorings for every table; solo besides three levels and
/// seven ways to a personality.
#[test]
fn every_set_of_options() {
    let all = every_options::<Ahau>();
    for people in 1..=5 {
        let sets = all.iter().filter(|options| options.people == people).count();
        let solo = if people == 1 { 3 * 7 } else { 1 };
        assert_eq!(sets, 2 * 2 * solo, "{people} people");
    }
    for (i, options) in all.iter().enumerate() {
        assert!(!all[i + 1..].contains(options), "{options:?} twice");
    }
}

/// Chosen by name.
#[test]
fn chosen_values() {
    let chosen = |pairs: &[(&str, &str)]| -> Chosen {
        pairs.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect()
    };
    let solo = chosen(&[("pakal", "hard"), ("personality", "pakal_dancer"), ("board", "b")]);
    let hard = Options::solo(Difficulty::Hard, Some(Personality::Dancer)).with_board(BoardSide::B);
    assert_eq!(Ahau::options(1, &solo), Ok(hard));
    let personal = Options::players(4).with_temples(TempleScoring::Personal);
    assert_eq!(Ahau::options(4, &chosen(&[("temples", "personal")])), Ok(personal));
    assert!(Ahau::options(4, &chosen(&[("pakal", "hard")])).is_err());
    assert!(Ahau::options(4, &chosen(&[("temples", "none")])).is_err());
}

/// What A gets for a tile on this space, or a building in this slot, told by what happens next.
fn reward(scene: &Scene, by: Source) -> String {
    let fame = scene.scored(A).into_iter().find(|(_, from)| *from == by).map(|(fame, _)| fame);
    if let Some(fame) = fame {
        return format!("fame {fame}");
    }
    let told = scene.told(|event| match event {
        Event::Advanced { seat: A, .. } => Some("advance_war"),
        Event::DrewTile { seat: A, by: from, .. } if *from == by => Some("draw_tile"),
        Event::TookWeapons { seat: A, n: 1, by: from } if *from == by => Some("weapon"),
        _ => None,
    });
    let asked = match scene.front() {
        Some(Step::LayDown(A)) => Some("lay_down"),
        Some(Step::Role(A)) => Some("role_card"),
        Some(Step::Temple { seat: A, .. }) => Some("temple_marker"),
        Some(Step::Gain { seat: A, left: 1, .. }) => Some("resource"),
        _ => None,
    };
    told.into_iter().chain(asked).next().expect("a reward").to_string()
}

/// A 3.7, A 6.8: every space of both boards. A has two buildings and three weapons.
#[test]
fn rewards_of_pyramid_spaces() {
    let spaces = [
        ("a1", "resource", "draw_tile"),
        ("a2", "weapon", "lay_down"),
        ("a3", "draw_tile", "weapon"),
        ("a4", "resource", "advance_war"),
        ("b1", "advance_war", "resource"),
        ("b2", "role_card", "temple_marker"),
        ("b3", "lay_down", "role_card"),
        ("c1", "fame 4", "fame 6"),
        ("c2", "fame 4", "fame 4"),
        ("d1", "fame 8", "fame 4"),
    ];
    for (i, (space, on_a, on_b)) in spaces.into_iter().enumerate() {
        for (board, expected) in [(BoardSide::A, on_a), (BoardSide::B, on_b)] {
            let mut scene = Scene::new(Options::players(2).with_board(board));
            scene.reveal("1 2").turn(A).fill_pyramid(A, i).reserve(A, "sun_corn").weapons(A, 3);
            scene.workers(A, "uxmal");
            scene.buildings(A, "palace city_gates").stock(A, "corn, water, obsidian, cacao");
            scene.main_in("tulum").forget().build(&format!("sun_corn {space}"));
            assert_eq!(reward(&scene, Source::Space(named(space))), expected, "{space} {board}");
        }
    }
}

/// A 3.7, A 6.8: every slot of both boards.
#[test]
fn rewards_of_slots() {
    let slots = [
        ("s1", "draw_tile", "weapon"),
        ("s2", "resource", "resource"),
        ("s3", "temple_marker", "role_card"),
        ("s4", "role_card", "advance_war"),
        ("s5", "fame 10", "fame 6"),
    ];
    let others = ["palace", "city_gates", "acropolis", "royal_palace"];
    for (i, (slot, on_a, on_b)) in slots.into_iter().enumerate() {
        for (board, expected) in [(BoardSide::A, on_a), (BoardSide::B, on_b)] {
            let mut scene = Scene::new(Options::players(2).with_board(board));
            scene.reveal("1 2").turn(A).buildings(A, &others[..i].join(" ")).offer("market");
            scene.stock(A, "corn, cacao").main_in("tulum").forget().play("build 1");
            assert_eq!(reward(&scene, Source::Slot(named(slot))), expected, "{slot} {board}");
        }
    }
}
