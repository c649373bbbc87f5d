//! The options of play (C 9).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{Audience, Chosen, Fact, Game, Set, Title, every_options};

fn with_house(house: House) -> Scene {
    Scene::new(Options { house, ..Options::players(3) })
}

/// `eject = may`: the owner of an ejected Totem may leave it off the board, as before its first
/// turn.
#[test]
fn r12_an_ejected_totem_may_leave() {
    let mut scene = with_house(House { eject_may: true, ..House::default() });
    scene.set_totem(A, Site::River, 2, Side::Vp).set_totem(B, Site::River, 3, Side::Vp).at_site(A);
    scene.play("stay");
    assert_eq!((scene.decider(), scene.choices().len()), (B, 9));
    let mut other = scene.clone();
    scene.play("eject off");
    assert_eq!((scene.totem(A), scene.totem(B)), (Some((Site::River, 3, Side::Vp)), None));
    assert!(scene.heard(&Event::TotemOff { seat: B }));
    scene.at_site(B);
    assert_eq!(scene.refused("stay"), Reason::CannotStay);
    assert!(scene.can("move river vp"));
    other.play("eject altars vp");
    assert_eq!(other.totem(B), Some((Site::Altars, 1, Side::Vp)));
}

/// `eject = must`, the default.
#[test]
fn r12_an_ejected_totem_must_enter_elsewhere() {
    let mut scene = with_house(House::default());
    scene.set_totem(A, Site::River, 2, Side::Vp).set_totem(B, Site::River, 3, Side::Vp).at_site(A);
    scene.play("stay");
    assert_eq!(scene.choices().len(), 8);
    assert_eq!(scene.refused("eject off"), Reason::MustReenter);
}

/// R-33, C 10: Court tiles in hand are seen by their owner alone, but for those taken from the River.
#[test]
fn r33_hands_are_hidden() {
    let mut scene = with_house(House::default());
    for observer in [Some(B), None] {
        let view = scene.game.view(observer);
        assert_eq!(view.public.players[A].known_hand, Tiles::NOTHING);
        assert_eq!(view.public.players[A].hand_size, 4);
        assert!(view.own.is_none_or(|(seat, own)| seat == B && own.hand == scene.hand(B)));
    }
    let secret = |event: &&Event| matches!(event, Event::Dealt { .. });
    assert_eq!(scene.host.events.iter().filter(secret).count(), 3);
    let told = |event: &Event| event.audience() != Audience::Everyone;
    assert!(scene.host.events.iter().filter(secret).all(told));
    scene.set_river("food fame zeal power").acting(A, Site::River).play("river");
    assert_eq!(scene.game.view(None).public.players[A].known_hand, tiles("food fame"));
}

/// `open_hands`: everyone sees all tiles, from the start and later.
#[test]
fn open_hands() {
    let mut scene = with_house(House { open_hands: true, ..House::default() });
    let hand = scene.hand(A);
    assert_eq!(scene.game.view(Some(B)).public.players[A].known_hand, hand);
    assert!(scene.heard(&Event::DealtOpen { seat: A, hand }));
    scene.set_hand(A, "food food fame zeal").turn(A).play("place food nw_13");
    assert_eq!(scene.game.view(None).public.players[A].known_hand, tiles("food fame zeal"));
    scene.sound();
}

/// the Automa draws its first tiles, or has always the same under `automa_start = printed`.
#[test]
fn r35_first_tiles_of_the_automa() {
    let random = Scene::solo(Mode::Basic);
    assert_eq!(random.automa().tiles.total(), 4);
    let solo = Solo { mode: Mode::Basic, hard: Set::EMPTY, printed_start: true };
    let printed = Scene::new(Options { people: 1, solo: Some(solo), ..Options::players(2) });
    assert_eq!(printed.automa().tiles, tiles("food food zeal power"));
    for scene in [random, printed] {
        assert!(scene.heard(&Event::DealtOpen { seat: B, hand: scene.automa().tiles }));
        assert_eq!((scene.hand(A).total(), scene.game.unseen.bag.total()), (4, 68));
        scene.sound();
    }
}

/// C 4, C 9: what a person may choose, and what the table does if nothing is chosen.
#[test]
fn choices_and_defaults() {
    let none = Chosen::new();
    for people in 2..=4 {
        let options = Copan::options(people, &none).expect("a game");
        assert_eq!(options, Options::players(people as u8));
        assert_eq!(options.event_card, EventCard::StandardEasy);
    }
    let solo = Copan::options(1, &none).expect("a game");
    assert_eq!(solo, Options::solo(Mode::Basic, Difficulty::Easy));
    assert!(Copan::options(5, &none).is_err() && Copan::options(0, &none).is_err());
}

/// C 9: nine Event cards and the house options for every table; solo besides two modes, the side of
/// four cards and two starts.
#[test]
fn every_set_of_options() {
    let all = every_options::<Copan>();
    for people in 1..=4 {
        let sets = all.iter().filter(|options| options.people == people).count();
        // The Automa's tiles are face up anyway.
        let (hands, solo) = if people == 1 { (1, 2 * 16 * 2) } else { (2, 1) };
        assert_eq!(sets, 9 * 2 * 2 * hands * solo, "{people} people");
    }
    for (i, options) in all.iter().enumerate() {
        assert!(!all[i + 1..].contains(options), "{options:?} twice");
    }
}
