//! Rewards of King Pakal, row by row (A 8.4).

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::Set;

/// Tiles of gods that have no city in region 1.
const BRICKS: [&str; 9] = [
    "sun_corn",
    "sun_water",
    "sun_obsidian",
    "sun_cacao",
    "serpent_corn",
    "serpent_water",
    "serpent_obsidian",
    "serpent_cacao",
    "serpent_limestone",
];

/// Pakal the Merchant, in region 1, will build one tile on the space after this many others.
fn before_tile(board: BoardSide, built: usize) -> Scene {
    let options = Options::solo(Difficulty::Easy, Some(Personality::Merchant)).with_board(board);
    let mut scene = Scene::new(options);
    scene
        .king_ready("1/2", "4/3")
        .gods("tulum rain, chichen_itza chief, lamanai chief, uxmal jaguar");
    scene.workers(PAKAL, "").built(PAKAL, &BRICKS[..built].join(",")).tracker(4);
    scene.reserve(PAKAL, "jaguar_water").buildings(PAKAL, "palace acropolis").weapons(PAKAL, 3);
    scene
}

/// What he got from there, in the order of the events.
fn reward(scene: &Scene, by: Source) -> Vec<String> {
    scene.told(|event| match event {
        Event::Scored { fame, by: from, .. } if *from == by => Some(format!("fame {fame}")),
        Event::Tracker { change: 1, by: from, .. } if *from == by => Some("tracker".to_string()),
        Event::DrewTile { by: from, .. } if *from == by => Some("tile".to_string()),
        Event::TookWeapons { n, by: from, .. } if *from == by => Some(format!("weapon {n}")),
        Event::Advanced { seat: PAKAL, space } => Some(format!("war {space}")),
        Event::LaidDown { seat: PAKAL, city } => Some(format!("lay {city}")),
        Event::Marker { seat: PAKAL, god, space } => Some(format!("marker {god} {space}")),
        _ => None,
    })
}

/// A 8.4: each space of both boards. He has three weapons and three buildings.
#[test]
fn spaces() {
    for (i, (space, on_a, on_b)) in [
        ("a1", "tracker", "tile"),
        ("a2", "weapon 1", "lay tulum"),
        ("a3", "tile", "weapon 1"),
        ("a4", "tracker", "war 1"),
        ("b1", "war 1", "tracker"),
        // RUL-87: the Serpent has his setup marker; the Chief God is next from below.
        ("b2", "", "marker chief 1"),
        ("b3", "lay tulum", ""),
        ("c1", "fame 4", "fame 6"),
        ("c2", "fame 4", "fame 4"),
        ("d1", "fame 8", "fame 6"),
    ]
    .into_iter()
    .enumerate()
    {
        for (board, expected) in [(BoardSide::A, on_a), (BoardSide::B, on_b)] {
            let mut scene = before_tile(board, i);
            scene.king_acts();
            assert_eq!(scene.king_laid(), [format!("jaguar_water {space}")]);
            let expected: Vec<_> = [expected].into_iter().filter(|one| !one.is_empty()).collect();
            assert_eq!(reward(&scene, Source::Space(named(space))), expected, "{space} {board}");
        }
    }
}

/// A 8.4, RUL-81, SO-34: slots 2 to 5, by claims; then what the level brings.
#[test]
fn slots() {
    let others = ["palace", "acropolis", "gateway"];
    for (i, (slot, on_a, on_b)) in [
        ("s2", "tracker", "tracker"),
        ("s3", "marker chief 1", ""),
        ("s4", "", "war 1"),
        ("s5", "fame 10", "fame 6"),
    ]
    .into_iter()
    .enumerate()
    {
        for (board, expected) in [(BoardSide::A, on_a), (BoardSide::B, on_b)] {
            let mut scene = before_tile(board, 0);
            scene.buildings(PAKAL, &others[..i].join(" ")).region_building(1, "market");
            scene.reserve(PAKAL, "").workers(PAKAL, "chichen_itza, lamanai, uxmal").king_acts();
            let expected: Vec<_> = [expected].into_iter().filter(|one| !one.is_empty()).collect();
            assert_eq!(reward(&scene, Source::Slot(named(slot))), expected, "{slot} {board}");
            assert!(scene.scored(PAKAL).contains(&(2, Source::Difficulty)));
        }
    }
}

/// A 8.1: what each level brings for a building.
#[test]
fn difficulty_rewards() {
    for (level, weapons, fame) in
        [(Difficulty::Easy, 0, 2), (Difficulty::Moderate, 1, 3), (Difficulty::Hard, 2, 4)]
    {
        let mut scene = Scene::solo("pakal_merchant", level);
        scene.king_ready("1/2", "4/3").region_building(1, "market");
        scene.workers(PAKAL, "chichen_itza, lamanai, uxmal, tulum").weapons(PAKAL, 0).king_acts();
        assert_eq!(scene.player(PAKAL).weapons, weapons);
        assert!(scene.scored(PAKAL).contains(&(fame, Source::Difficulty)));
    }
}

/// RUL-84: on the top of the war track he takes 5 Fame.
#[test]
fn rul_84_top_of_the_war_track() {
    let mut scene = before_tile(BoardSide::A, 4);
    scene.war(PAKAL, 6).king_acts();
    assert!(scene.scored(PAKAL).contains(&(5, Source::War)));
    assert_eq!(scene.player(PAKAL).war, 6);
}

/// A 8.4, lay_down: a majority first, then a tie, then the worst god.
#[test]
fn lay_down() {
    for (theirs, city) in [
        ("palenque, seibal 2, caracol 3", "palenque"),
        ("palenque 3, seibal 2, caracol 3", "seibal"),
        ("palenque 3, seibal 4, caracol 4", "seibal"),
    ] {
        let mut scene = before_tile(BoardSide::A, 6);
        let gods = "tulum rain, chichen_itza chief, lamanai chief, uxmal rain, seibal serpent, \
                    palenque sun, caracol sun";
        scene.gods(gods).workers(PAKAL, "palenque, seibal, caracol, uxmal 2").workers(A, theirs);
        scene.king_acts();
        let laid = Event::LaidDown { seat: PAKAL, city: named(city) };
        assert!(scene.heard(&laid), "{theirs}");
    }
}

/// A 8.4, temple_marker: nothing if he has a marker everywhere.
#[test]
fn temple_marker_everywhere() {
    let mut scene = before_tile(BoardSide::B, 5);
    for god in ["chief", "rain", "jaguar", "sun"] {
        scene.markers(god, "B");
    }
    scene.king_acts();
    assert_eq!(reward(&scene, Source::Space(Space::B2)), [""; 0]);
    assert_eq!(scene.king().setup_markers, Set::one(God::Serpent));
}
