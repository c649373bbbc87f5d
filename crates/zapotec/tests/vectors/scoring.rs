//! Vectors of the end of the game (Z 13.1, 13.4).

use crate::scene::*;
use patolli_core::{Game, Set};
use patolli_zapotec::*;

const ORANGE: &str = "etla_forest_temple etla_forest_village mitla_forest_temple \
                      etla_plains_temple ocotlan_hills_temple";
const PURPLE: &str = "etla_hills_cornfield etla_hills_village etla_plains_village \
                      etla_forest_cornfield ocotlan_forest_village etla_hills_temple";
const BLUE: &str = "mitla_hills_temple ocotlan_plains_temple";

/// X-4 [Z 7.4]: three Pyramids with mixed owners.
#[test]
fn x_4_final_pyramids() {
    let mut scene = Scene::of(3);
    scene.houses(A, ORANGE).houses(B, PURPLE).houses(C, BLUE);
    scene.scoring_tiles("forest temple etla hills");
    scene.pyramid(1, "forest", "1L 0M").pyramid(2, "temple", "0L 2M 0S");
    scene.pyramid(3, "etla", "1M 1S").over().sound();
    let points = |seat| scene.parts(seat).pyramids.values().sum::<i16>();
    assert_eq!([A, B, C].map(points), [21, 22, 7]);
    assert_eq!(scene.game.scores()[A], 21);
    assert_eq!(scene.game.winners(), Set::one(B));
}

/// X-6 [Z 3.11, R31]: a Palace is two buildings in sets too.
#[test]
fn x_6_palace_in_sets() {
    let mut scene = Scene::of(2);
    scene.palace(A, "etla_plains_temple").houses(A, "etla_forest_temple mitla_forest_temple");
    scene.houses(A, "etla_hills_temple mitla_hills_temple").sound();
    assert_eq!(scene.ritual(A, "ritual_type_terrains"), 12);
}

/// V-32 [Z 3.11]: what each kind of set makes of the same buildings.
#[test]
fn v_32_sets() {
    let mut scene = Scene::of(2);
    scene.palace(A, "etla_plains_temple");
    scene.houses(A, "ocotlan_plains_temple mitla_plains_temple etla_hills_temple");
    scene.houses(A, "etla_forest_temple etla_hills_village mitla_forest_village");
    scene.houses(A, "ocotlan_hills_cornfield").sound();
    for (ritual, points) in [
        ("type_regions", 6),
        ("region_types", 0),
        ("terrain_regions", 6),
        ("terrain_types", 6),
        ("type_terrains", 6),
        ("region_terrains", 6),
    ] {
        assert_eq!(scene.ritual(A, &format!("ritual_{ritual}")), points, "{ritual}");
    }
}

/// V-33 [Z 3.11, 7.3]: the caps, and a disc is needed to score.
#[test]
fn v_33_caps() {
    let mut scene = Scene::of(3);
    scene.set_step(A, 12).own(A, &[1, 2, 3, 13, 14, 25, 26]);
    scene.set_stock(A, [2, 0, 1, 2, 0, 3]);
    scene.pyramid(1, "etla", "0L 0M 0S").pyramid(2, "hills", "0M 0S").sound();
    assert_eq!(scene.public().pieces_built(A), 5);
    for ritual in ["steps", "levels", "trade", "resources"] {
        assert_eq!(scene.ritual(A, &format!("ritual_{ritual}")), 12, "{ritual}");
    }
    scene.player_mut(A).pieces[Size::Small] += 2;
    assert_eq!(scene.ritual(A, "ritual_levels"), 9, "below the cap three a level");
    scene.player_mut(A).pieces[Size::Small] -= 2;
    scene.rituals(["ritual_steps", "ritual_levels", "ritual_trade"]).disc(A, 1).disc(B, 2);
    assert_eq!(scene.parts(A).rituals, [12, 0, 0]);
    assert_eq!(scene.parts(B).rituals, [0, 0, 0]);
}

/// V-34 [Z 7.2, R29]: two players; a player who never moved gets nothing.
#[test]
fn v_34_majority_of_two() {
    let mut scene = Scene::of(2);
    scene.set_step(A, 3).sound();
    assert_eq!((scene.parts(A).majority, scene.parts(B).majority), (9, 0));
    scene.set_step(B, 1);
    assert_eq!((scene.parts(A).majority, scene.parts(B).majority), (9, 6));
}

/// V-35 [Z 7.2]: the earlier arrival is ahead on the same step.
#[test]
fn v_35_majority_of_four() {
    let mut scene = Scene::of(4);
    scene.set_step(C, 2).set_step(A, 5).set_step(B, 5).sound();
    assert_eq!([A, B, C, D].map(|seat| scene.parts(seat).majority), [9, 6, 3, 0]);
}

/// V-36 [Z 7, R30]: ties go to the higher on the track; those who never moved share.
#[test]
fn v_36_ties() {
    let mut scene = Scene::of(3);
    scene.set_step(B, 5).set_step(A, 5).over();
    for (seat, majority) in [(A, 6), (B, 9), (C, 0)] {
        let track = scene.player(seat).points.track;
        scene.player_mut(seat).points.turns = 71 - track - majority;
    }
    scene.sound();
    assert_eq!([A, B, C].map(|seat| scene.game.scores()[seat]), [71; 3]);
    assert_eq!(scene.game.winners(), Set::one(B));
    let mut scene = Scene::of(3);
    scene.over();
    [A, B, C].iter().for_each(|seat| scene.player_mut(*seat).points.turns = 71);
    assert_eq!(scene.sound().game.winners(), [A, B, C].into_iter().collect());
}

/// V-37 [Z 7.4]: the weight for each piece, and five more for each if complete.
#[test]
fn v_37_complete_or_not() {
    for (levels, points) in [("0L 0M", 6), ("1L 0M 0S", 16)] {
        let mut scene = Scene::of(2);
        scene.houses(A, "etla_hills_temple etla_hills_village mitla_hills_temple");
        scene.pyramid(1, "hills", levels).sound();
        assert_eq!(scene.parts(A).pyramids, [points, 0, 0, 0]);
    }
}

/// V-48 [Z 8.5, R40]: Cocijobot's parts, with an unfinished and with a complete Pyramid.
#[test]
fn v_48_cocijobot_scores() {
    for (levels, points) in [("1L 1M", 53), ("0L 1M 1S", 59)] {
        let mut scene = Scene::solo(Difficulty::Normal);
        scene.set_step(A, 3).set_step(B, 4).own(B, &[1, 13, 25]);
        scene.disc(B, 1).disc(B, 2).disc(A, 2);
        scene.houses(B, "etla_hills_temple ocotlan_hills_village mitla_hills_temple");
        scene.pyramid(1, "hills", levels).sound();
        let parts = scene.parts(B);
        assert_eq!((parts.majority, parts.trade), (9, 18));
        assert_eq!(parts.rituals, [10, 6, 0]);
        assert_eq!(parts.total() - parts.track, points);
    }
}

/// V-51 [Z 8.5]: Cocijobot gets three even if it never moved.
#[test]
fn v_51_cocijobot_never_moved() {
    let mut scene = Scene::solo(Difficulty::Normal);
    scene.set_step(A, 1).sound();
    assert_eq!((scene.parts(B).majority, scene.parts(A).majority), (3, 9));
}
