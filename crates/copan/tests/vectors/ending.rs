//! The end of the game and the winner (C 5.10, C 7.6).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{Game, Seat};

/// Who has a turn after this seat's, in which a second cube reaches its last space.
fn turns_after(seat: Seat) -> Vec<Seat> {
    let mut scene = Scene::of(4);
    scene.close_city("quirigua").close_city("caracol").set_decline([13, 12, 0, 0]);
    scene.set_hand(seat, "fame fame fame fame").turn(seat);
    let before = scene.host.events.len();
    scene.fate("codex").play("place fame nw_12");
    assert!(!scene.game.to_act().is_empty(), "the turn is finished normally");
    scene.play_while(|_| true);
    assert!(scene.heard(&Event::Ending) && scene.heard(&Event::Over));
    let events = &scene.host.events[before..];
    let turns = events.iter().filter_map(|event| match event {
        Event::TurnStarted { seat } => Some(*seat),
        _ => None,
    });
    turns.collect()
}

/// TV-38: P=4, first A; on C's turn a second cube reaches 13: C finishes, D plays, scoring. If it were
/// A's turn: B, C, D play; if D's: scoring at once (C 5.10.2, R-34).
#[test]
fn tv_38_the_round_is_completed() {
    assert_eq!(turns_after(C), [D]);
    assert_eq!(turns_after(A), [B, C, D]);
    assert_eq!(turns_after(D), []);
}

/// with another first player the round ends before that one.
#[test]
fn r34_the_first_player_decides_where_the_round_ends() {
    let mut scene = Scene::of(4);
    scene.game.public.first = C;
    scene.set_decline([13, 12, 0, 0]).set_hand(A, "fame fame fame fame").turn(A);
    let before = scene.host.events.len();
    scene.fate("codex").play("place fame nw_12").play_while(|_| true);
    let last = Event::TurnStarted { seat: B };
    let turns = |event: &&Event| matches!(event, Event::TurnStarted { .. });
    assert!(scene.host.events[before..].iter().filter(turns).eq([&last]));
    assert_eq!(scene.public().first, C);
}

/// C 5.10.1: the full Pyramid ends the game, on the last player's turn of a round.
#[test]
fn a_full_pyramid_ends_the_game() {
    let mut scene = Scene::of(2);
    let last = scene.fill_pyramid();
    scene.set_decline([6, 6, 5, 5]).set_hand(B, "zeal").turn(B);
    scene.fate("flower").play(&format!("place zeal {last}"));
    assert!(scene.public().ending || scene.front() != Some(Step::Site));
    scene.play_while(|_| true);
    assert_eq!((scene.public().pyramid.free.len(), scene.game.to_act().len()), (0, 0));
    assert!(scene.heard(&Event::Over));
}

/// C 5.10.1: a face-down tile on the last space ends the game as well.
#[test]
fn a_blind_tile_on_the_last_space() {
    let mut scene = Scene::of(2);
    let last = scene.fill_pyramid();
    scene.set_hand(B, "").turn(B).play(&format!("place {last}"));
    assert!(scene.public().ending);
    scene.play_while(|_| true);
    assert!(scene.heard(&Event::Over));
}

/// A table of two with 88 points each and these Jade tiles.
fn eighty_eight(jade: [&[usize]; 2]) -> Scene {
    let mut scene = Scene::of(2);
    for (seat, jade) in [A, B].into_iter().zip(jade) {
        // Step 3 makes Jade tiles worth nothing, and no City costs 10.
        scene.set_priests(seat, [0, 0, 0, 3]).set_mask(seat, jade).set_vp(seat, 98);
        assert_eq!(scene.game.scores()[seat], 88);
    }
    scene
}

/// TV-44: 88 : 88, Jade 6 : 7: the player with 7 wins; 7 : 7: shared (C 7.6).
#[test]
fn tv_44_jade_breaks_a_tie() {
    let seven = &[1, 2, 3, 4, 5, 6, 8];
    let scene = eighty_eight([&seven[..6], seven]);
    assert_eq!(scene.game.winners(), [B].into_iter().collect());
    let scene = eighty_eight([seven, seven]);
    assert_eq!(scene.game.winners(), [A, B].into_iter().collect());
}

/// C 5.3.4: if the Pyramid is full too early, the rest of the round plays without a Court phase.
#[test]
fn a_pyramid_full_too_early() {
    let mut scene = Scene::of(2);
    let last = scene.fill_pyramid();
    scene.set_hand(A, "zeal").turn(A).play(&format!("place zeal {last}"));
    scene.play_while(|game| game.public.active == A);
    assert!(scene.public().ending && scene.heard(&Event::CourtSkipped { seat: B }));
    assert_eq!((scene.decider(), scene.front()), (B, Some(Step::Site)));
    scene.play_while(|_| true);
    assert!(scene.heard(&Event::Over));
}

/// C 5.10.2, C 8.2: a solo game ends with the round too, regardless of who went first.
#[test]
fn the_end_of_a_solo_game() {
    for (first, turns) in [(A, 1), (B, 0)] {
        let mut scene = Scene::solo(Mode::Basic);
        scene.game.public.first = first;
        scene.set_decline([7, 6, 0, 0]).set_hand(A, "fame fame").turn(A);
        let before = scene.host.events.len();
        scene.fate("codex").play("place fame nw_13").play_while(|_| true);
        let acts = |event: &&Event| matches!(event, Event::TurnStarted { .. });
        assert_eq!(scene.host.events[before..].iter().filter(acts).count(), turns);
    }
}
