//! Building (A 13.4).

use crate::scene::*;
use patolli_ahau::*;

const PLENTY: &str = "corn 3, water 3, obsidian 3, cacao 3, limestone 3";

/// T-21 (BD-4): one for the colour, one for the god, of each neighbour; then the space's reward.
#[test]
fn t_21_adjacency() {
    for (buildings, factor) in [("", 1), ("royal_monument", 2)] {
        for (tile, fame) in
            [("sun_cacao", 2), ("sun_corn", 2), ("jaguar_corn", 1), ("chief_limestone", 0)]
        {
            let mut scene = Scene::acting("3 4");
            scene.built(A, "sun_corn, rain_cacao").reserve(A, tile).stock(A, PLENTY);
            scene.buildings(A, buildings).main_in("tikal").build(&format!("{tile} b1"));
            let paid: i16 = scene.scored(A).iter().map(|(fame, _)| fame).sum();
            assert_eq!(paid, fame * factor, "{tile} {buildings}");
            let only = |(_, by): &(i16, Source)| *by == Source::Adjacency(Space::B1);
            assert!(scene.scored(A).iter().all(only));
            // Side A: afterwards the space advances on the war track.
            let last = scene.told(|event| match event {
                Event::Scored { .. } | Event::Advanced { .. } => Some(event.clone()),
                _ => None,
            });
            assert_eq!(last.last(), Some(&Event::Advanced { seat: A, space: 1 }));
            assert_eq!(scene.offered("gain").len(), 5);
        }
    }
}

/// T-22 (BD-3): both spaces directly below must be filled.
#[test]
fn t_22_support() {
    let mut scene = Scene::acting("3 4");
    scene.pyramid(A, "a1 sun_corn, a2 rain_cacao, a4 chief_water").reserve(A, "jaguar_corn");
    scene.stock(A, PLENTY).offer("").main_in("tikal");
    assert_eq!(scene.offered("build"), ["jaguar_corn a3", "jaguar_corn b1"]);
    for space in ["b2", "b3", "c1", "c2", "d1"] {
        let reason = scene.refused(&format!("build jaguar_corn {space}"));
        assert_eq!(reason, Reason::NotSupported(named(space)));
    }
    for space in ["a1", "a2", "a4"] {
        let reason = scene.refused(&format!("build jaguar_corn {space}"));
        assert_eq!(reason, Reason::SpaceFilled(named(space)));
    }
}

/// A has built on b3 and is to lay down a worker, in Tikal or elsewhere.
fn after_b3(buildings: &str) -> Scene {
    let mut scene = Scene::acting("3 4");
    scene.built(A, "chief_corn, chief_water, chief_cacao, chief_obsidian").workers(A, "caracol");
    scene.reserve(A, "sun_corn rain_corn jaguar_corn sun_water").stock(A, PLENTY).offer("");
    scene.buildings(A, buildings).main_in("tikal").build("sun_corn b3");
    assert_eq!(scene.offered("lay"), words("caracol tikal"));
    scene
}

/// T-23 (BD-1, WK-3): a worker laid down in the city of this turn raises the limit.
#[test]
fn t_23_limit_can_grow_during_the_step() {
    let mut here = after_b3("");
    here.play("lay tikal");
    assert_eq!((here.workers_in(A, "tikal"), here.public().build_limit(A)), ((0, 1), 2));
    here.build("rain_corn b1");
    here.play_while(|scene| matches!(scene.front(), Some(Step::Gain { .. })));
    assert_eq!(here.decider(), B);
    let mut elsewhere = after_b3("");
    elsewhere.play("lay caracol");
    assert_eq!((elsewhere.decider(), elsewhere.player(A).built()), (B, 5));
}

/// T-23: with the Giant Stele the limits are 2 and 3.
#[test]
fn t_23_limit_with_the_giant_stele() {
    for (city, limit) in [("caracol", 2), ("tikal", 3)] {
        let mut scene = after_b3("giant_stele");
        scene.play(&format!("lay {city}"));
        assert_eq!(scene.public().build_limit(A), limit);
        for tile in ["rain_corn b1", "jaguar_corn b2"].into_iter().take(usize::from(limit) - 1) {
            scene.build(tile);
            scene.play_while(|scene| {
                matches!(scene.front(), Some(Step::Gain { .. } | Step::Role(_)))
            });
        }
        assert_eq!(scene.decider(), B);
    }
}

/// T-24 (BD-6, RUL-37): slot, building, Ball Court.
#[test]
fn t_24_order_of_effects_on_a_full_capital() {
    let mut scene = Scene::acting("3 4");
    scene.buildings(A, "ball_court palace acropolis city_gates").war(A, 5);
    scene.stock(A, "water, obsidian, cacao").offer("observation_tower_c");
    scene.main_in("tikal").play("build 1");
    let order = |event: &Event| match event {
        Event::Scored { by, .. } | Event::TookWeapons { by, .. } => Some(*by),
        _ => None,
    };
    let tower = Source::Building(Building::ObservationTowerC);
    assert_eq!(scene.told(order), [Source::Slot(named("s5")), tower, Source::War]);
    assert_eq!(scene.scored(A), [(10, Source::Slot(named("s5"))), (8, Source::War)]);
    let player = scene.player(A);
    assert_eq!((scene.fame(A), player.weapons, player.war), (18, 3, 6));
}

/// T-25 (BD-6, RUL-19): five buildings are all.
#[test]
fn t_25_five_buildings() {
    let mut scene = Scene::acting("1 2 3 4");
    scene.buildings(A, "ball_court palace acropolis city_gates market").stock(A, PLENTY);
    scene.workers(A, "chichen_itza, lamanai").region_building(1, "gateway").offer("giant_stele");
    scene.play("place tulum");
    assert_eq!(scene.front(), Some(Step::Main), "no claim is offered");
    assert_eq!(scene.offered("build"), [""; 0]);
    assert_eq!(scene.refused("build 1"), Reason::CapitalFull);
    assert!(scene.public().region_buildings[Region::new(0)].is_some());
}

/// T-26 (A 6.8): the first role card is chosen from the deck.
#[test]
fn t_26_role_card_reward() {
    let mut scene = Scene::acting("1 2 3 4");
    scene.roles_in_deck("merchant");
    for (seat, cards) in [(A, 5), (B, 4)] {
        scene.turn(seat).built(seat, "chief_corn, chief_water, chief_cacao");
        scene.reserve(seat, "sun_corn").stock(seat, PLENTY).main_in("lamanai").build("sun_corn b2");
        assert_eq!((scene.decider(), scene.offered("role").len()), (seat, cards));
        scene.stock(seat, "").reserve(seat, "");
        if seat == A {
            scene.play("role merchant");
        }
    }
    assert_eq!(scene.game.private[A].role, Some(Role::Merchant));
    assert!(scene.player(A).hand.contains(Card::Role));
    assert_eq!(scene.refused("role merchant"), Reason::RoleNotThere(Role::Merchant));
}

/// T-26: later their role card comes back.
#[test]
fn t_26_role_card_comes_back() {
    let mut scene = Scene::of(4);
    scene.role(A, "merchant").reveal("1 2 3 4").turn(A);
    scene.hand(A, "4 5 6").buildings(A, "palace acropolis city_gates");
    assert!(scene.player(A).discard.contains(Card::Role));
    let deck = scene.public().role_deck;
    scene.stock(A, "corn, cacao").offer("market").main_in("lamanai").play("build 1");
    assert!(scene.heard(&Event::RoleBack { seat: A }));
    assert!(scene.player(A).hand.contains(Card::Role));
    assert_eq!((scene.public().role_deck, scene.decider()), (deck, B));
    assert_eq!(scene.times(|event| matches!(event, Event::TookRole { .. })), 0);
}
