//! Placing Court tiles, Decline cubes and the collection (C 5.3, C 5.4, C 5.6).

use crate::scene::*;
use patolli_copan::*;

/// TV-01: P=4; positions food 6, fame 2, zeal 1, power 3; `nw_12` fame, `nw_32` food, `nw_11` power;
/// place zeal on `nw_22`: zeal goes to 2 without an Event; stock (1,2,2,0) (C 5.6.3).
#[test]
fn tv_01_collection_by_tiers() {
    let mut scene = Scene::of(4);
    scene.tiles_on("nw_12 fame, nw_32 food, nw_11 power").set_decline([6, 2, 1, 3]);
    scene.set_hand(A, "zeal zeal food fame").turn(A).play("place zeal nw_22");
    assert_eq!(scene.decline(), [6, 2, 2, 3]);
    assert_eq!(scene.rolls(), 0);
    assert_eq!(scene.stock(A), [1, 2, 2, 0]);
    assert_eq!(scene.front(), Some(Step::Site));
}

/// TV-02: P=4; place food on the bonus space `nw_14`, choose zeal and power: food goes to 1; the
/// stock is (0,0,1,1) first, then (2,0,1,1) (C 5.6.2, R-09).
#[test]
fn tv_02_the_bonus_comes_before_the_collection() {
    let mut scene = Scene::of(4);
    scene.set_hand(A, "food food food food").turn(A).play("place food nw_14; gain zeal");
    assert_eq!((scene.decline(), scene.stock(A)), ([1, 0, 0, 0], [0, 0, 1, 0]));
    scene.play("gain power");
    assert_eq!(scene.stock(A), [2, 0, 1, 1]);
    let gained = scene.last(|event| matches!(event, Event::Gained { by: Source::Bonus(_), .. }));
    let collected = scene.last(|event| matches!(event, Event::Collected { .. }));
    assert!(gained < collected);
}

/// TV-13: P=2; fame 7 (finished), zeal 2; the owner has `muluc`; `event_standard_easy`, codex; place
/// fame: zeal goes to 3 with its scarcity Event (everyone climbs 1; Altar spaces 6 and 12 close);
/// the fame tile yields 0, `muluc` 1 fame (C 5.4.4, C 5.6.4).
#[test]
fn tv_13_a_finished_track_passes_its_move_on() {
    let mut scene = Scene::of(2);
    scene.set_decline([0, 7, 2, 0]).give_characters(A, "muluc").set_hand(A, "fame fame food zeal");
    scene.turn(A).fate("codex").play("place fame nw_13");
    assert_eq!(scene.decline(), [0, 7, 3, 0]);
    assert_eq!(scene.decider(), A);
    scene.play("climb food");
    assert_eq!(scene.decider(), B);
    scene.play("climb power");
    assert_eq!((scene.priests(A), scene.priests(B)), ([1, 0, 0, 0], [0, 0, 0, 1]));
    assert_eq!(scene.closed_altars(), [6, 12]);
    assert_eq!(scene.stock(A), [0, 1, 0, 0]);
    assert!(scene.heard(&Event::Scarcity { track: Resource::Zeal }));
    assert!(!scene.public().ending);
}

/// TV-14: P=2; power 7, food 1; place power on a plain space: food goes to 2, no Event; the power
/// tile yields 0 (C 5.4.4).
#[test]
fn tv_14_the_clockwise_track_moves_instead() {
    let mut scene = Scene::of(2);
    scene.set_decline([1, 0, 0, 7]).set_hand(A, "power power food fame");
    scene.turn(A).play("place power se_24");
    assert_eq!((scene.decline(), scene.rolls()), ([2, 0, 0, 7], 0));
    assert_eq!(scene.stock(A), [0; 4]);
}

/// TV-19: no extension; stock (4,0,0,0); `ne_12` and `ne_21` food; place food on `ne_22` (P=4):
/// 2+2+2 food, cut to 5 (C 5.1.5, R-51).
#[test]
fn tv_19_the_storage_cuts_the_collection() {
    let mut scene = Scene::of(4);
    scene.tiles_on("ne_12 food, ne_21 food").set_stock(A, [4, 0, 0, 0]);
    scene.set_hand(A, "food food fame fame").turn(A).play("place food ne_22");
    assert_eq!(scene.stock(A), [5, 0, 0, 0]);
    let (yielded, kept) = (stock([6, 0, 0, 0]), stock([1, 0, 0, 0]));
    assert!(scene.heard(&Event::Collected { seat: A, yielded, kept }));
}

/// TV-20: P=2; food 5; `tonalnan` in a slot; place food without neighbours: food 6, an Event; the
/// tile yields 0, `tonalnan` 1 food (C 5.6.4).
#[test]
fn tv_20_a_character_gives_in_tier_3_too() {
    let mut scene = Scene::of(2);
    scene
        .set_decline([5, 0, 0, 0])
        .give_characters(A, "tonalnan")
        .set_hand(A, "food food fame zeal");
    scene.turn(A).fate("cacao").play("place food sw_13");
    // The card declines power.
    assert_eq!((scene.decline(), scene.rolls()), ([6, 0, 0, 1], 1));
    assert_eq!(scene.stock(A), [1, 0, 0, 0]);
    assert!(scene.public().is_city_closed(City::Quirigua));
}

/// TV-21: P=4, empty hand; `nw_12` fame in tier 1; a blind tile on `nw_23`: no cube moves; an omen
/// Event (refresh, roll, card); no resources (C 5.3.2, R-08).
#[test]
fn tv_21_a_blind_tile_on_an_event_space() {
    let mut scene = Scene::of(4);
    scene.tiles_on("nw_12 fame").set_hand(A, "").turn(A).fate("codex");
    let (court, altars) = (scene.public().court, scene.public().altars);
    assert!(!scene.choices().iter().any(|text| text.split(' ').count() > 2));
    let bag = scene.game.unseen.bag.total();
    scene.play("place nw_23; climb zeal; climb zeal; climb zeal; climb zeal");
    assert_eq!((scene.decline(), scene.stock(A)), ([0; 4], [0; 4]));
    assert_eq!(scene.rolls(), 1);
    let discard = scene.public().characters.discard;
    assert!(court.values().flatten().all(|card| discard.contains(*card)));
    assert!(altars.values().all(|altar| scene.public().altar_discard.contains(*altar)));
    assert!(scene.public().court.values().all(Option::is_some));
    let space = named("nw_23");
    assert!(scene.public().pyramid.blind.contains(space));
    assert_eq!(scene.public().pyramid.tile(space), None);
    assert_eq!(scene.game.unseen.bag.total(), bag - 1);
    assert!(scene.heard(&Event::PlacedBlind { seat: A, space }));
}

/// TV-57: P=4, all tracks in tier 1; `se_12` food, `se_21` food, `se_32` zeal; place food on `se_22`:
/// 2+2+2 food, 2 zeal (C 5.6.3).
#[test]
fn tv_57_every_neighbour_yields() {
    let mut scene = Scene::of(4);
    scene.tiles_on("se_12 food, se_21 food, se_32 zeal").set_extensions(A, 1);
    scene.set_hand(A, "food food fame fame").turn(A).play("place food se_22");
    assert_eq!(scene.stock(A), [6, 0, 2, 0]);
}

/// C 5.3.1: every type in hand goes on every free space, and nothing else.
#[test]
fn all_places_of_a_court_tile() {
    let mut scene = Scene::of(4);
    scene.set_hand(A, "food food fame power").tiles_on("nw_11 zeal").turn(A);
    assert_eq!(scene.choices().len(), 3 * 47);
    assert_eq!(scene.refused("place zeal nw_12"), Reason::NoTile(Resource::Zeal));
    assert_eq!(scene.refused("place food nw_11"), Reason::SpaceTaken(named("nw_11")));
    assert_eq!(scene.refused("place nw_12"), Reason::HandNotEmpty);
    scene.set_hand(A, "").turn(A);
    assert_eq!(scene.choices().len(), 47);
    assert_eq!(scene.refused("place food nw_12"), Reason::HandEmpty);
}

/// C 5.4.4: with three tracks finished the fourth moves, and with all four nothing moves.
#[test]
fn finished_tracks_pass_on_and_on() {
    let mut scene = Scene::of(4);
    scene.set_decline([13, 13, 1, 13]).set_hand(A, "power power power power");
    scene.turn(A).play("place power nw_12");
    assert_eq!(scene.decline(), [13, 13, 2, 13]);
    scene.set_decline([13; 4]).turn(A).play("place power ne_12");
    assert_eq!((scene.decline(), scene.rolls()), ([13; 4], 0));
}

/// C 5.6.3: tier 2 yields one, tier 3 nothing, by the position after the placed tile's own move.
#[test]
fn yields_follow_the_cube_that_has_moved() {
    for (before, gain) in [(0, 2), (3, 2), (4, 1), (8, 1), (9, 0), (12, 0)] {
        let mut scene = Scene::of(4);
        scene.set_decline([before, 0, 0, 0]).set_hand(A, "food food fame fame");
        // An Event, if there is one, only moves Priests.
        scene.turn(A).fate("codex").play("place food nw_12");
        scene.play_while(|game| game.public.agenda.front() != Some(Step::Site));
        assert_eq!(scene.stock(A), [gain, 0, 0, 0], "from position {before}");
    }
}
