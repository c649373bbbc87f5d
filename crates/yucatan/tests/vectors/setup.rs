//! Set-up (Y 4).

use crate::scene::*;
use patolli_core::{Dense, Game, Seat};
use patolli_yucatan::*;

fn start(people: u8) -> Scene {
    Scene::before(&Options::players(people), A)
}

/// V6 (SET-2, SET-10, SET-11): Units left in the Supply.
#[test]
fn v06_units_of_the_supply() {
    for (people, left) in [(2, 46), (3, 39), (4, 32)] {
        assert_eq!(Scene::of(people).units_left(), left, "{people} players");
        assert_eq!(start(people).units_left(), left, "{people} players");
    }
}

/// SET-1, SET-2, Q19, Q44: what lies in the middle.
#[test]
fn set_01_the_middle() {
    let scene = start(4);
    let public = scene.public();
    assert_eq!((public.deck, public.bank.len(), public.piles), (15, 9, ByCity::default()));
    let deck = scene.game.unseen.deck;
    assert!(Special::all().all(|card| deck.get(card) == 3));
    assert_eq!((public.round, public.turn, public.removed.total()), (1, 1, 0));
}

/// SET-4, SET-5, SET-6, SET-10 to SET-12: what every player has.
#[test]
fn set_05_every_player() {
    for people in 2..=4 {
        let scene = start(people);
        for seat in scene.public().seats() {
            assert_eq!((scene.stock(seat), scene.prison(seat), scene.vp(seat)), ((5, 2), 1, 0));
            let player = scene.player(seat);
            assert_eq!((player.buildings, player.step), (ByBuilding::default(), 0));
            assert_eq!(player.rows.as_array(), &[1; 3]);
            for leader in Leader::all() {
                assert_eq!(scene.stands((seat, leader)), "u3 jungle");
            }
            let base = "jaguar_charge net_ambush war_council shield_line skirmish";
            assert_eq!(
                (scene.hand(seat).as_str(), player.sacrifices),
                (base, [0; MOST_ROUNDS as usize])
            );
        }
    }
}

/// SET-3, GEN-1: any player may begin.
#[test]
fn set_03_first_player() {
    for seat in Seat::first(4) {
        let mut scene = Scene::before(&Options::players(4), seat);
        assert!(scene.heard(&Event::FirstPlayer { seat }));
        for one in Seat::first(4) {
            scene.prepare(one, "temple", "striker veteran", "harvest");
        }
        assert_eq!((scene.public().first, scene.decider()), (seat, seat));
    }
}

/// SET-7 to SET-9, Q21, Q66: four Buildings, two different Counselors in an order, four powers.
#[test]
fn set_07_options() {
    let mut scene = start(2);
    let buildings = "construction_site military_school barracks temple";
    assert_eq!(scene.only("setup building"), words(buildings));
    scene.act_as(A, named("setup building barracks"));
    let pairs = scene.only("setup counselors");
    assert_eq!(pairs.len(), 12);
    assert!(pairs.iter().all(|pair| {
        let pair = words(pair);
        pair[0] != pair[1]
    }));
    scene.act_as(A, named("setup counselors jailer striker"));
    assert_eq!(scene.only("setup power"), words("harvest war omens captives"));
}

/// V7 (SET-7 to SET-9b, Q16): nothing is seen before the last choice, and then everything.
#[test]
fn v07_choices_are_hidden() {
    let mut scene = start(2);
    let fresh = *scene.public();
    scene.prepare(A, "barracks", "jailer striker", "omens");
    scene.act_as(B, named("setup building temple"));
    let mut other = start(2);
    other.prepare(A, "temple", "veteran pathfinder", "war");
    other.act_as(B, named("setup building temple"));
    assert_eq!(scene.game.view(Some(B)), other.game.view(Some(B)), "nothing of p0's choices");
    let mut other = start(2);
    other.prepare(A, "barracks", "jailer striker", "omens");
    other.act_as(B, named("setup building barracks"));
    assert_eq!(scene.game.view(Some(A)), other.game.view(Some(A)), "nothing of p1's choices");
    assert_eq!(scene.game.view(None), other.game.view(None));
    let open = Public { pledged: fresh.pledged, ..*scene.public() };
    assert_eq!(open, fresh, "only that p0 has chosen is known");

    scene.act_as(B, named("setup counselors striker veteran"));
    assert_eq!(scene.player(A).power, None);
    scene.act_as(B, named("setup power harvest"));
    let revealed =
        |seat, building, counselors, power| Event::Revealed { seat, building, counselors, power };
    let (jailer, striker) = (Counselor::Jailer, Counselor::Striker);
    assert!(scene.heard(&revealed(A, Building::Barracks, (jailer, striker), Power::Omens)));
    let veteran = Counselor::Veteran;
    assert!(scene.heard(&revealed(B, Building::Temple, (striker, veteran), Power::Harvest)));
    for observer in [Some(A), Some(B), None] {
        let seen = scene.game.view(observer).public;
        assert_eq!(seen.players[A].buildings.as_array(), &[0, 0, 1, 0]);
        assert_eq!(seen.players[B].buildings.as_array(), &[0, 0, 0, 1]);
        assert_eq!(seen.players[A].power, Some(Power::Omens));
        assert_eq!(seen.players[B].power, Some(Power::Harvest));
        let counselors = |seat: Seat| seen.players[seat].troops.map(|troop| troop.counselor);
        assert_eq!(counselors(A), [Some(jailer), Some(striker)]);
        assert_eq!(counselors(B), [Some(striker), Some(veteran)]);
    }
}

/// SET-7: the level 1 tile is free; set-up changes nothing else.
#[test]
fn set_07_is_free() {
    let mut scene = start(3);
    for seat in Seat::first(3) {
        scene.prepare(seat, "construction_site", "striker veteran", "war");
    }
    for seat in Seat::first(3) {
        assert_eq!((scene.stock(seat), scene.prison(seat)), ((5, 2), 1));
        assert_eq!(scene.player(seat).buildings.as_array(), &[1, 0, 0, 0]);
    }
    assert_eq!((scene.front(), scene.decider()), (Some(Step::Choose), A));
}
