//! Hidden information (Y 10, I-17). The set-up is V7.

use crate::scene::*;
use patolli_core::{Audience, Fact, Game, Seat, SeatSet};
use patolli_yucatan::*;

/// The events since the last time, as all other seats hear them.
fn heard_by_others(scene: &Scene, seat: Seat) -> Vec<Event> {
    let open = |event: &&Event| event.audience() != Audience::Only(seat);
    scene.host.events.iter().filter(open).copied().collect()
}

/// One seat could choose either: no other seat can see which it was.
fn looks_the_same(scene: &Scene, seat: Seat, choices: [&str; 2]) {
    let views = choices.map(|text| {
        let mut one = scene.clone();
        one.forget().act_as(seat, named(text));
        let others = one.public().seats().filter(|other| *other != seat).map(Some).chain([None]);
        let views: Vec<_> = others.map(|observer| one.game.view(observer)).collect();
        (views, heard_by_others(&one, seat))
    });
    assert_eq!(views[0], views[1], "{choices:?}");
}

/// Y 10 (D13): the card of a Battle is hidden until both have chosen.
#[test]
fn cards_of_a_battle() {
    let mut scene = Scene::of(3);
    scene.hold(A, "night_raid").attack("uxmal", A1, B1);
    assert_eq!(scene.game.to_act(), [A, B].into_iter().collect());
    looks_the_same(&scene, A, ["card skirmish", "card night_raid"]);
    looks_the_same(&scene, B, ["card skirmish", "card jaguar_charge"]);
    let before = *scene.public();
    scene.act_as(A, named("card night_raid"));
    assert_eq!(Public { pledged: SeatSet::EMPTY, ..*scene.public() }, before);
    assert_eq!(scene.public().pledged, SeatSet::one(A));
    assert!(scene.choices_of(A).is_empty(), "a choice is made once");
    scene.act_as(B, named("card skirmish"));
    for (seat, card) in [(A, "night_raid"), (B, "skirmish")] {
        assert!(scene.heard(&Event::CardShown { seat, card: named(card) }));
    }
}

/// Y 10 (D17): the sacrifice is hidden until all have chosen, each part of it.
#[test]
fn sacrifices() {
    let mut scene = Scene::of(3);
    scene.end_actions();
    let before = *scene.public();
    for (part, other, chosen) in [
        ("sacrifice prisoners 0", "sacrifice prisoners 1", "sacrifice prisoners 1"),
        ("sacrifice jade 0", "sacrifice jade 1", "sacrifice jade 1"),
        ("sacrifice corn 0", "sacrifice corn 1", "sacrifice corn 0"),
    ] {
        looks_the_same(&scene, A, [part, other]);
        scene.act_as(A, named(chosen));
    }
    assert_eq!(Public { pledged: SeatSet::EMPTY, ..*scene.public() }, before);
    assert_eq!((scene.public().pledged, scene.prison(A)), (SeatSet::one(A), 1));
    scene.give(C, 0, 2, 4);
    assert_eq!(scene.stock(C), (5, 2), "nothing is paid yet");
    assert_eq!(scene.times(|event| matches!(event, Event::Sacrificed { .. })), 0);
    scene.give(B, 0, 0, 0);
    assert_eq!(scene.times(|event| matches!(event, Event::Sacrificed { .. })), 3);
    assert_eq!([A, B, C].map(|seat| scene.player(seat).sacrifices[0]), [4, 0, 2]);
}

/// Y 10 (CLD-2): a drawn card is its owner's secret; that one was drawn is open.
#[test]
fn drawn_cards() {
    let drawn = ["night_raid", "war_drums"].map(|card| {
        let mut scene = Scene::of(3);
        scene.next_cards(card).play("activate city_leader").forget().play("gain card");
        scene
    });
    for observer in [Some(B), Some(C), None] {
        let views = drawn.each_ref().map(|scene| scene.game.view(observer));
        assert_eq!(views[0], views[1]);
        assert_eq!((views[0].public.players[A].specials, views[0].public.deck), (1, 14));
    }
    assert_ne!(drawn[0].game.view(Some(A)), drawn[1].game.view(Some(A)));
    let heard = drawn.each_ref().map(|scene| heard_by_others(scene, A));
    assert_eq!(heard[0], heard[1]);
    assert!(heard[0].contains(&Event::Drew { seat: A, by: Source::CityLeader }));
}

/// Y 10: `omens` and the cities draw in secret, too.
#[test]
fn every_draw_is_secret() {
    for path in [
        "activate city_leader; gain corn; power use",
        "activate leader_1; move uxmal; city ux_card",
        "activate leader_1; move mayapan; city ma_card",
    ] {
        let views = ["night_raid", "war_drums"].map(|card| {
            let mut scene = Scene::of(2);
            scene.round(2).power(A, "omens").step(A, 1).next_cards(card).play(path);
            (scene.game.view(Some(B)), heard_by_others(&scene, A))
        });
        assert_eq!(views[0], views[1], "{path}");
        assert_eq!(views[0].0.public.players[A].specials, 1, "{path}");
    }
}

/// Y 10: a special card that came back is known to be there, in every imagined world.
#[test]
fn known_after_it_returned() {
    let mut scene = Scene::of(2);
    scene.hold(A, "war_drums night_raid").fight("war_drums", "shield_line");
    let known = Specials::of(Special::WarDrums, 1);
    assert_eq!((scene.player(A).known, scene.player(A).specials), (known, 2));
    let view = scene.game.view(Some(B));
    let mut others = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let world = Yucatan::determinize(&view, &mut patolli_testkit::Loaded::new(seed));
        assert_eq!(world.audit(), Ok(()));
        let hand = world.private[A].hand;
        assert!(hand.covers(known) && hand.total() == 2);
        others.extend(hand.minus(known).iter().map(|(card, _)| card.name()));
    }
    assert_eq!(others.len(), 5, "the other one may be any");
}

/// Y 10: a special card that lies on the table is known while payments are decided.
#[test]
fn known_while_it_lies_open() {
    let mut scene = Scene::of(2);
    scene.hold(A, "blood_pact war_drums").fight("blood_pact", "shield_line");
    assert_eq!(scene.front(), Some(Step::Bonus(Side::Attacker)));
    let view = scene.game.view(Some(B));
    for seed in 0..20 {
        let mut host = patolli_testkit::Loaded::new(seed);
        let mut world = Yucatan::determinize(&view, &mut host);
        assert!(world.private[A].hand.get(Special::BloodPact) > 0);
        world.apply(A, named("extra nothing"), &mut host);
        assert_eq!(world.audit(), Ok(()));
    }
    scene.play("extra nothing");
    assert_eq!(scene.player(A).known, Specials::NOTHING);
    assert_eq!(scene.hand(A).split(' ').next_back(), Some("war_drums"));
}

/// Y 10: imagined worlds look the same to the observer, in every secret moment.
#[test]
fn imagined_worlds() {
    let mut setup = Scene::before(&Options::players(3), A);
    setup.prepare(A, "temple", "jailer veteran", "war");
    setup.act_as(B, named("setup building temple"));
    let mut battle = Scene::of(3);
    battle.hold(A, "night_raid war_drums").hold(B, "veil_of_smoke").attack("uxmal", A1, B1);
    battle.act_as(A, named("card night_raid"));
    let mut sacrifice = Scene::of(3);
    sacrifice.hold(C, "night_raid").end_actions().give(A, 1, 0, 4);
    sacrifice.act_as(B, named("sacrifice prisoners 1"));
    for scene in [setup, battle, sacrifice] {
        for observer in [Some(A), Some(B), Some(C), None] {
            let view = scene.game.view(observer);
            for seed in 0..10 {
                let world = Yucatan::determinize(&view, &mut patolli_testkit::Loaded::new(seed));
                assert_eq!(world.audit(), Ok(()));
                assert_eq!(world.view(observer), view);
            }
        }
    }
}

/// Q47: holdings are open: only the sacrificed amounts are secret.
#[test]
fn q47_open_holdings() {
    let mut scene = Scene::of(3);
    scene.goods(A, 7, 3).prisoners(A, 4).end_actions();
    for observer in [Some(B), Some(C), None] {
        let player = scene.game.view(observer).public.players[A];
        assert_eq!((player.corn(), player.jade(), player.prisoners), (7, 3, 4));
    }
    assert_eq!(scene.public().most_points(A), 4 * 3 + 1 + 1);
}

/// Y 10: a view holds what its owner alone knows, and nothing of others.
#[test]
fn own_cards() {
    let mut scene = Scene::of(2);
    scene.hold(A, "night_raid").hold(B, "war_drums");
    let own = |seat: Seat| scene.game.view(Some(seat)).own.map(|(who, own)| (who, own.hand));
    assert_eq!(own(A), Some((A, Specials::of(Special::NightRaid, 1))));
    assert_eq!(own(B), Some((B, Specials::of(Special::WarDrums, 1))));
    assert_eq!(scene.game.view(None).own, None);
}
