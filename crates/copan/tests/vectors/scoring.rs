//! Final scoring (C 7).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{Game, Seat, Set};

/// Points of all players for the left half, with these tokens there.
fn half(tokens: [u8; 4]) -> [i16; 4] {
    let mut scene = Scene::of(4);
    for (seat, tokens) in [A, B, C, D].into_iter().zip(tokens) {
        scene.court_tokens(seat, tokens, 0);
    }
    [A, B, C, D].map(|seat| scene.sound().parts(seat).halves[Half::Left])
}

/// Points of all players for the whole court.
fn court(tokens: [u8; 4]) -> [i16; 4] {
    let mut scene = Scene::of(4);
    for (seat, tokens) in [A, B, C, D].into_iter().zip(tokens) {
        scene.court_tokens(seat, tokens / 2, tokens - tokens / 2);
    }
    [A, B, C, D].map(|seat| scene.sound().parts(seat).court)
}

/// TV-08: A and B have 7 tokens each on the whole court, others fewer: 7 VP each for it (C 7.2).
#[test]
fn tv_08_a_tie_for_the_whole_court() {
    assert_eq!(court([7, 7, 3, 1]), [7, 7, 3, 0]);
}

/// TV-52: left half 2,2,2,1: A, B, C 3 each; D 0 (C 7.2).
#[test]
fn tv_52_three_share_a_half() {
    assert_eq!(half([2, 2, 2, 1]), [3, 3, 3, 0]);
}

/// C 7.2, R-28: the table of ties, half by half.
#[test]
fn ties_of_a_half() {
    for (tokens, points) in [
        ([4, 3, 2, 1], [6, 3, 0, 0]),
        ([3, 3, 2, 1], [4, 4, 0, 0]),
        ([3, 3, 3, 1], [3, 3, 3, 0]),
        ([2, 2, 2, 2], [2, 2, 2, 2]),
        ([4, 2, 2, 1], [6, 1, 1, 0]),
        ([4, 2, 2, 2], [6, 1, 1, 1]),
        ([4, 3, 1, 1], [6, 3, 0, 0]),
    ] {
        assert_eq!(half(tokens), points, "{tokens:?}");
    }
}

/// C 7.2: the table of ties of the whole court.
#[test]
fn ties_of_the_whole_court() {
    for (tokens, points) in [
        ([4, 3, 2, 1], [10, 5, 3, 0]),
        ([3, 3, 2, 1], [7, 7, 3, 0]),
        ([3, 3, 2, 2], [7, 7, 1, 1]),
        ([3, 3, 3, 1], [6, 6, 6, 0]),
        ([2, 2, 2, 2], [4, 4, 4, 4]),
        ([4, 2, 2, 1], [10, 4, 4, 0]),
        ([4, 2, 2, 2], [10, 2, 2, 2]),
        ([4, 3, 1, 1], [10, 5, 1, 1]),
    ] {
        assert_eq!(court(tokens), points, "{tokens:?}");
    }
}

/// without a token there is no rank, even if a prize is left.
#[test]
fn r27_no_token_no_rank() {
    assert_eq!(half([0, 0, 0, 1]), [0, 0, 0, 6]);
    assert_eq!(court([0, 0, 0, 0]), [0; 4]);
    assert_eq!(court([0, 2, 0, 2]), [0, 7, 0, 7]);
}

/// C 7.1: points by the number of Cities with an Embassy.
#[test]
fn points_for_cities() {
    let names = ["quirigua", "caracol", "tikal", "palenque", "chichen_itza", "uxmal"];
    for (cities, points) in [-10, -5, 4, 10, 18, 28, 40].into_iter().enumerate() {
        let mut scene = Scene::of(2);
        scene
            .envoys(A, &names[..cities].join(" "))
            .envoys(A, names[..cities].first().unwrap_or(&""));
        assert_eq!(scene.sound().parts(A).cities, points, "{cities} Cities");
    }
}

/// C 7.4: 10 VP for a complete mask, nothing for 15 tiles.
#[test]
fn the_complete_mask() {
    let mut scene = Scene::of(2);
    scene.full_mask(A).player_mut(B).mask = Set::full().without(mask(&[16]));
    assert_eq!((scene.sound().parts(A).mask, scene.parts(B).mask), (10, 0));
}

/// C 7.5, C 6.8.5: endgame Characters score in a slot, 2 VP for each of their resource.
#[test]
fn endgame_characters() {
    for (name, points) in [("chamahez", 2), ("zeltzin", 4), ("yatzil", 6), ("ixtli", 8)] {
        let mut scene = Scene::of(2);
        scene.set_stock(A, [1, 2, 3, 4]).give_characters(A, name);
        scene.set_stock(B, [5; 4]).discard_characters(B, "xoco");
        assert_eq!((scene.parts(A).characters, scene.parts(B).characters), (points, 0), "{name}");
    }
    let mut scene = Scene::of(2);
    scene.set_stock(A, [5; 4]).discard_characters(A, "yatzil");
    assert_eq!(scene.parts(A).characters, 0);
}

/// The table of C 7.7 for one player: VP, Cities, Ball Court tokens, Priests, extensions, Altar tokens
/// and reserve, Jade tiles.
fn seat_of(scene: &mut Scene, seat: Seat, cities: &str, priests: [u8; 4], extensions: u8) {
    scene.envoys(seat, cities).set_priests(seat, priests).set_extensions(seat, extensions);
}

/// TV-39: the worked example of three players: 94 / 63 / 107; C wins (C 7.7).
#[test]
fn tv_39_the_worked_example() {
    let mut scene = Scene::of(3);
    seat_of(&mut scene, A, "quirigua tikal tikal uxmal", [5, 3, 8, 10], 2);
    seat_of(&mut scene, B, "palenque", [0, 9, 2, 4], 0);
    seat_of(&mut scene, C, "quirigua caracol tikal palenque uxmal", [10, 1, 5, 7], 3);
    scene.court_tokens(A, 3, 1).court_tokens(B, 3, 2).court_tokens(C, 0, 2);
    scene.altar_tokens(A, &[1, 5, 9]).reserve(A, 1).reserve(B, 1).altar_tokens(C, &[2, 3]);
    scene.set_mask(A, &[1, 2, 3, 4, 5, 6, 8]).set_mask(B, &[1, 2, 3, 4]).full_mask(C);
    scene.set_stock(A, [0, 0, 4, 0]).give_characters(A, "yatzil");
    scene.set_vp(A, 34).set_vp(B, 41).set_vp(C, 28).sound();
    let parts = [A, B, C].map(|seat| scene.parts(seat));
    assert_eq!(parts.map(|parts| parts.cities), [10, -5, 28]);
    assert_eq!(parts.map(|parts| parts.halves), [[4, 0], [4, 4], [0, 4]]);
    assert_eq!(parts.map(|parts| parts.court), [5, 10, 3]);
    assert_eq!(parts.map(|parts| parts.stairs), [[4, 0, 8, 21], [0, 10, -1, 0], [18, -2, 2, 16]]);
    assert_eq!(parts.map(|parts| parts.mask), [0, 0, 10]);
    assert_eq!(parts.map(|parts| parts.characters), [8, 0, 0]);
    assert_eq!([A, B, C].map(|seat| scene.game.scores()[seat]), [94, 63, 107]);
    assert_eq!(scene.game.winners(), [C].into_iter().collect());
}
