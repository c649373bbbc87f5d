//! Setup (C 4) and what is printed (C 3).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{By, Dense, Set};

/// TV-51: P=3: 36 free spaces, 8 Event, 8 bonus, 9 extensions, tracks 0..10, 80−4−12 = 64 tiles in
/// the bag (C 4).
#[test]
fn tv_51_a_table_for_three() {
    let scene = Scene::of(3);
    let public = scene.sound().public();
    let free = public.pyramid.free;
    assert_eq!(free.len(), 36);
    assert_eq!(free.and(public.kit.pyramid.event_spaces).len(), 8);
    assert_eq!(free.and(public.kit.pyramid.bonus_spaces).len(), 8);
    assert_eq!((public.extensions, public.kit.track(3).last), (9, 10));
    assert_eq!((public.decline, scene.game.unseen.bag.total()), (By::default(), 64));
}

/// C 3.3, C 4, R-02: spaces, extensions and tiles by the number of players; solo is set up for two.
#[test]
fn tables_of_every_size() {
    for (scene, spaces, event, bonus, extensions, bag) in [
        (Scene::of(4), 48, 8, 12, 12, 60),
        (Scene::of(3), 36, 8, 8, 9, 64),
        (Scene::of(2), 24, 4, 4, 6, 68),
        (Scene::solo(Mode::Basic), 24, 4, 4, 6, 68),
    ] {
        let public = scene.sound().public();
        let free = public.pyramid.free;
        let counts = [public.kit.pyramid.event_spaces, public.kit.pyramid.bonus_spaces];
        assert_eq!(counts.map(|spaces| free.and(spaces).len()), [event, bonus]);
        assert_eq!((free.len(), public.extensions), (spaces, extensions));
        assert_eq!(scene.game.unseen.bag.total(), bag);
    }
}

/// C 4: what lies on the table and before each player at the start.
#[test]
fn the_start() {
    let scene = Scene::of(4);
    let public = scene.public();
    assert!(public.river.values().all(Option::is_some));
    assert!(public.court.values().all(Option::is_some));
    assert!(public.glyphs.values().all(Option::is_some));
    assert!(public.cities.values().all(Option::is_some));
    assert_eq!((public.characters.pile.len(), public.altar_pile.len()), (48, 12));
    assert_eq!((public.glyph_deck.pile.total(), public.embassies.map(Set::len)), (42, [10; 3]));
    assert_eq!((public.round, public.first, public.active, public.zeniths), (1, A, A, 0));
    assert!(scene.heard(&Event::RoundStarted { round: 1 }));
    assert!(scene.heard(&Event::TurnStarted { seat: A }));
    for seat in public.seats() {
        let player = scene.player(seat);
        assert_eq!((player.stock, player.extensions, player.vp()), (stock([0; 4]), 0, 0));
        assert_eq!((player.totem, player.priests, player.mask), (None, By::default(), Set::EMPTY));
        assert_eq!(
            (public.tokens_left(seat), public.capacity(seat), public.slots(seat)),
            (25, 5, 3)
        );
        assert_eq!((player.hand_size, scene.hand(seat).total()), (4, 4));
    }
}

/// four Decline tracks for each number of players (C 3.4).
#[test]
fn r01_tracks_by_players() {
    let kit = Scene::of(2).public().kit;
    for (sides, thresholds) in [(2, [3, 6, 7]), (3, [4, 8, 10]), (4, [5, 10, 13])] {
        let track = kit.track(sides);
        let last = thresholds[2];
        assert_eq!(track.last, last);
        let events = (0..=last).filter(|position| track.is_threshold(*position));
        assert_eq!(events.collect::<Vec<_>>(), thresholds);
        let yields = (0..=last).map(|position| kit.yields[track.tier(position)]);
        let expected = (0..=last).map(|position| match position {
            p if p < thresholds[0] => 2,
            p if p < thresholds[1] => 1,
            _ => 0,
        });
        assert!(yields.eq(expected), "{sides} players");
    }
}

/// six lines on each Event card; 2, 3 or 4 of them decline.
#[test]
fn r03_event_cards_by_length() {
    let kit = Scene::of(2).public().kit;
    for (card, lines) in kit.events.iter() {
        let declines = lines.values().filter(|line| matches!(line, Outcome::Decline(_))).count();
        assert_eq!(declines, 2 + card.index() / 3, "{card}");
    }
}

/// no space touches one of another section; neighbours are mutual (C 3.3).
#[test]
fn r05_sections_are_apart() {
    let neighbours = Scene::of(2).public().kit.pyramid.neighbours;
    for space in Space::all() {
        let (row, column) = (space.row(), space.column());
        for other in neighbours[space] {
            assert_eq!(other.section(), space.section());
            let steps = row.abs_diff(other.row()) + column.abs_diff(other.column());
            assert_eq!(steps, 1, "{space} {other}");
            assert!(neighbours[other].contains(space));
        }
        let there = |other: &Space| other.section() == space.section();
        let beside = Space::all()
            .filter(there)
            .filter(|other| row.abs_diff(other.row()) + column.abs_diff(other.column()) == 1);
        assert_eq!(neighbours[space].len(), beside.count(), "{space}");
    }
}

/// steps belong to the lines of the Hieroglyphic Stairway and to the Altar columns.
#[test]
fn r19_steps_of_the_lines() {
    let kit = Scene::of(2).public().kit;
    let lines = kit.lines.map(|line| (line.cost.icons, line.cost.any, line.climb));
    let power = |amount| stock([0, 0, 0, amount]);
    assert_eq!(lines, [(power(1), 1, 3), (power(2), 2, 2), (power(3), 2, 1)]);
    assert_eq!(kit.glyph_spaces.map(Set::len), [1, 2, 3]);
}

/// where an Altar gives a discount of 2, the Site is free to choose.
#[test]
fn r21_a_discount_of_two_is_for_any_site() {
    let altars = Scene::of(2).public().kit.altars;
    let columns = altars.values().flat_map(|altar| altar.columns);
    for effect in columns.flat_map(|column| column.effects).flatten() {
        if let Effect::Bonus { site, discount: 2 } = effect {
            assert_eq!(site, None);
        }
    }
}

/// R-22 (C 3.15): what sets of Glyphs are worth.
#[test]
fn r22_the_exchange_table() {
    let kit = Scene::of(2).public().kit;
    let worth = |jade, bonus| Some(Exchange { jade, bonus });
    let different = [
        None,
        None,
        worth(1, None),
        worth(2, Some(0)),
        worth(3, Some(1)),
        worth(4, Some(2)),
        worth(5, Some(3)),
    ];
    assert_eq!(kit.exchange_different, different);
    let same = [
        None,
        None,
        None,
        worth(1, None),
        worth(2, Some(0)),
        worth(3, Some(0)),
        worth(4, Some(1)),
        worth(5, Some(1)),
        worth(6, Some(2)),
    ];
    assert_eq!(kit.exchange_same, same);
}
