//! Movement and cards (A 13.2).

use crate::scene::*;
use patolli_ahau::*;

/// T-01 (MV-1): two different cards; with two and three players the left one is no 6.
#[test]
fn t_01_number_of_selections() {
    for (people, with_role, pairs) in [(2, false, 25), (5, false, 30), (3, true, 30), (4, true, 42)]
    {
        let mut scene = Scene::of(people);
        if with_role {
            scene.role(A, "queen");
        }
        assert_eq!(scene.choices().len(), pairs, "{people} people");
        let left = scene.choices().iter().any(|text| text.starts_with("select 6"));
        assert_eq!(left, people >= 4);
        assert_eq!(scene.can("select 1 role"), with_role);
    }
}

/// Red (A) against beige (B) in region 2.
fn duel(cards: &str, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut scene = Scene::of(2);
    scene.weapons(A, 1).war(A, 2).war(B, 2).war_stack("BA");
    arrange(&mut scene);
    scene.reveal(cards);
    scene
}

fn winner(scene: &Scene) -> (char, u8) {
    let conflict = |event: &Event| match event {
        Event::Conflict { winner, strength, .. } => Some((letter(*winner), *strength)),
        _ => None,
    };
    scene.told(conflict)[0]
}

/// T-02 (MV-4): a tie goes to the higher one on the war track, then to the upper marker.
#[test]
fn t_02_tie_by_war_track_and_stack() {
    assert_eq!(winner(&duel("2/4 2/5", |_| ())), ('A', 5));
    assert_eq!(
        winner(&duel("2/4 2/5", |scene| {
            scene.war_stack("AB");
        })),
        ('B', 5)
    );
    assert_eq!(
        winner(&duel("2/4 2/5", |scene| {
            scene.war(B, 3);
        })),
        ('B', 5)
    );
}

/// T-03 (MV-4, A 6.6): the Royal Palace wins ties, and nothing else.
#[test]
fn t_03_royal_palace() {
    let palace = |scene: &mut Scene| {
        scene.buildings(B, "royal_palace");
    };
    assert_eq!(winner(&duel("2/4 2/5", palace)), ('B', 5));
    assert_eq!(winner(&duel("2/5 2/5", palace)), ('A', 6));
}

/// T-04 (MV-4.5, RUL-13): all neighbours are occupied, so any unoccupied region will do.
#[test]
fn t_04_blocked_retreat() {
    let mut scene = Scene::of(5);
    scene.reveal("4/6 4/1 3 5 1").play("decline");
    assert_eq!((scene.decider(), scene.offered("retreat")), (B, words("2 6")));
}

/// T-05 (MV-4, RUL-12): the lowest region first, each conflict completely.
#[test]
fn t_05_two_conflicts() {
    let mut scene = Scene::of(5);
    scene.reveal("2/5 2/3 3/4 3/1 6/2");
    let conflicts = |scene: &Scene| {
        scene.told(|event| match event {
            Event::Conflict { region, winner, .. } => Some((region.to_string(), *winner)),
            _ => None,
        })
    };
    assert_eq!(conflicts(&scene), [("2".to_string(), A)]);
    // B has one place to go, so it goes there.
    scene.play("decline");
    assert!(scene.heard(&Event::Retreated { seat: B, region: named("1") }));
    assert_eq!(conflicts(&scene), [("2".to_string(), A), ("3".to_string(), C)]);
    scene.play("decline");
    assert_eq!((scene.decider(), scene.offered("retreat")), (D, words("4 5")));
    scene.play("retreat 5; take 1l; take 2l; take 3l; take 5l; take 6l");
    assert_eq!((scene.takers().as_str(), scene.order().as_str()), ("BACDE", "BACDE"));
}

/// Who retreats, one after the other; each goes to the first region.
fn retreats(scene: &mut Scene) -> String {
    scene.play("decline");
    scene.play_while(|scene| matches!(scene.front(), Some(Step::Retreat { .. })));
    let gone = |event: &Event| match event {
        Event::Retreated { seat, .. } => Some(letter(*seat)),
        _ => None,
    };
    scene.told(gone).into_iter().collect()
}

/// T-06 (MV-4.5, RUL-11): strength, then less Fame, then the lower marker.
#[test]
fn t_06_order_of_losers() {
    let mut scene = Scene::of(4);
    scene.set_fame(B, 10).set_fame(C, 7).reveal("3/6 3/4 3/4 3/2");
    assert_eq!(winner(&scene), ('A', 6));
    let mut first = scene.clone();
    first.play("decline");
    assert_eq!((first.decider(), first.offered("retreat")), (C, words("2 4 5 6")));
    assert_eq!(retreats(&mut scene), "CBD");
    for (stack, order) in [("ABCD", "BCD"), ("ACBD", "CBD")] {
        let mut scene = Scene::of(4);
        scene.set_fame(B, 10).set_fame(C, 10).fame_stack(stack).reveal("3/6 3/4 3/4 3/2");
        assert_eq!(retreats(&mut scene), order);
    }
}

/// T-07 (MV-3): the War Captain marches before conflicts.
#[test]
fn t_07_war_captain() {
    let mut scene = Scene::of(4);
    scene.role(A, "war_captain").reveal("1/role 4 2/3 5");
    assert_eq!(scene.decider(), A);
    assert_eq!(scene.choices(), ["stay", "march 2", "march 6"]);
    let mut stays = scene.clone();
    stays.play("stay");
    assert_eq!((stays.ruler(A), stays.front()), (1, Some(Step::Take(A))));
    scene.play("march 2");
    assert_eq!(winner(&scene), ('A', 6));
    assert!(scene.heard(&Event::ConflictLost { region: named("2"), seat: C, strength: 3 }));
    scene.play("decline");
    assert_eq!((scene.decider(), scene.offered("retreat")), (C, words("1 3 6")));
}

/// T-08 (RW-WAR, RUL-15, RUL-94): the top pays once; then the reward of a lower space is chosen.
#[test]
fn t_08_top_of_the_war_track() {
    let mut scene = Scene::of(2);
    scene.war(A, 5).reveal("2/6 2/1").play("advance");
    assert_eq!((scene.player(A).war, scene.scored(A)), (6, vec![(8, Source::War)]));
    let mut scene = Scene::of(2);
    scene.war(A, 6).war(B, 6).war_stack("AB").weapons(A, 2).reveal("2/6 2/1").play("advance");
    assert_eq!(scene.choices(), ["war 1", "war 2", "war 3", "war 4", "war 5"]);
    for (step, fame) in [(1, 0), (2, 0), (3, 3), (4, 0), (5, 5)] {
        let mut scene = scene.clone();
        scene.play(&format!("war {step}"));
        let choice = matches!(scene.front(), Some(Step::Gain { seat: A, left: 1, .. }));
        assert_eq!(choice, step == 1 || step == 4, "{step}");
        assert_eq!(scene.tiles_of(A).total(), u32::from(step == 2), "{step}");
        assert_eq!((scene.fame(A), scene.player(A).war), (fame, 6), "{step}");
        assert_eq!(scene.public().war_order.iter().collect::<Vec<_>>(), [A, B]);
        assert_eq!(scene.public().value(A, Scoring::War), 8);
    }
}

/// A round in which A reveals these cards.
fn round(scene: &mut Scene, cards: &str) {
    let (left, right) = cards.split_once('/').expect("two cards");
    scene.act_as(A, Action::Select(named(left), named(right)));
    scene.finish_round();
}

/// T-09 (AC-9, RUL-40): all cards come back when fewer than two are in hand.
#[test]
fn t_09_redraw_cycle() {
    for with_role in [false, true] {
        let mut scene = Scene::of(4);
        let (more, all) = match with_role {
            true => (" role", "1 2 3 4 5 6 role"),
            false => ("", "1 2 3 4 5 6"),
        };
        if with_role {
            scene.role(A, "queen");
        }
        round(&mut scene, "3/6");
        assert_eq!(scene.hand_of(A), format!("1 2 4 5{more}"));
        assert_eq!(scene.discard_of(A), "3 6");
        round(&mut scene, "1/5");
        assert_eq!(scene.hand_of(A), format!("2 4{more}"));
        assert_eq!(scene.discard_of(A), "1 3 5 6");
        round(&mut scene, "2/4");
        assert_eq!((scene.hand_of(A).as_str(), scene.discard_of(A).as_str()), (all, ""));
    }
}

/// T-10 (AC-9, RUL-41): with two and three players a hand of sixes comes back too.
#[test]
fn t_10_only_sixes_left() {
    for (people, hand, discard) in
        [(2, "1 2 3 4 5 6 role", ""), (3, "1 2 3 4 5 6 role", ""), (4, "6 role", "1 2 3 4 5")]
    {
        let mut scene = Scene::of(people);
        scene.role(A, "queen").hand(A, "2 5 6 role");
        round(&mut scene, "2/5");
        assert_eq!((scene.hand_of(A).as_str(), scene.discard_of(A).as_str()), (hand, discard));
    }
}

/// T-11 (AC-1, MV-5): the City Gates change the order of turns, not that of tiles.
#[test]
fn t_11_city_gates() {
    let mut scene = Scene::of(4);
    scene.buildings(A, "city_gates").reveal("5 1 3 6");
    scene.play("take 1l; take 3l; take 5l; take 6l");
    assert_eq!((scene.takers().as_str(), scene.order().as_str()), ("BCAD", "ABCD"));
}
