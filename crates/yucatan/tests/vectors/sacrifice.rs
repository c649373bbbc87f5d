//! The Sacrifice Phase and the Revolution (Y 5.9, 5.10; Y 13.6).

use crate::scene::*;
use patolli_core::{Game, Seat};
use patolli_yucatan::*;

/// V39 (SAC-1, SAC-2): Sacrifice Points by Round.
#[test]
fn v39_points() {
    let sacrifices = [(3, 2, 4, 8, 8), (1, 2, 0, 0, 6), (2, 2, 0, 0, 4), (4, 5, 2, 0, 6)];
    for (round, prisoners, jade, corn, points) in sacrifices {
        let mut scene = Scene::of(2);
        scene.round(round).prisoners(A, 5).goods(A, 9, 5);
        let supply = scene.units_left();
        scene.end_actions().give(A, prisoners, jade, corn).give(B, 0, 0, 0);
        let pyramid = scene.player(A).vp.pyramid;
        assert_eq!((scene.vp(A) - pyramid, scene.vp(B)), (points, 0), "Round {round}");
        assert_eq!(scene.player(A).sacrifices[usize::from(round) - 1], points);
        assert_eq!((scene.prison(A), scene.units_left()), (5 - prisoners, supply + prisoners));
        assert_eq!(scene.stock(A), (9 - corn, 5 - jade));
    }
}

/// Q26, Q66 (SAC-1): whole sets only, as many as there are, in three parts.
#[test]
fn q26_whole_sets() {
    let mut scene = Scene::of(2);
    scene.prisoners(A, 2).goods(A, 11, 5).end_actions();
    assert_eq!(scene.only("sacrifice prisoners"), words("0 1 2"));
    scene.act_as(A, named("sacrifice prisoners 0"));
    assert_eq!(scene.only("sacrifice jade"), words("0 1 2"));
    scene.act_as(A, named("sacrifice jade 1"));
    assert_eq!(scene.only("sacrifice corn"), words("0 1 2"));
    scene.act_as(A, named("sacrifice corn 2"));
    scene.give(B, 0, 0, 0);
    assert_eq!((scene.stock(A), scene.player(A).sacrifices[0]), ((3, 3), 3));
}

/// SAC-1, Q65: parts without a choice are left out; who has nothing to give is not asked.
#[test]
fn sac_01_nothing_to_give() {
    let mut scene = Scene::of(3);
    scene.prisoners(A, 0).goods(A, 4, 1).prisoners(B, 0).goods(B, 3, 1).end_actions();
    assert_eq!(scene.game.to_act().iter().collect::<Vec<_>>(), [A, C]);
    assert_eq!(scene.only("sacrifice corn"), words("0 1"));
    scene.give(A, 0, 0, 4).give(C, 0, 0, 0);
    assert_eq!(Seat::first(3).map(|seat| scene.vp(seat)).collect::<Vec<_>>(), [2, 0, 0]);
}

/// Four players who have Prisoners for these Sacrifice Points of the Round before and now.
fn four(round: u8, old: [i16; 4]) -> Scene {
    let mut scene = Scene::of(4);
    scene.round(round);
    for (seat, old) in Seat::first(4).zip(old) {
        scene.prisoners(seat, 0).goods(seat, 0, 12);
        if round > 1 {
            let mut points = vec![0; usize::from(round) - 1];
            points[usize::from(round) - 2] = old;
            scene.sacrificed(seat, &points);
        }
    }
    scene.end_actions();
    scene
}

/// These Sacrifice Points, each for 2 jade.
fn give_points(scene: &mut Scene, points: [u8; 4]) {
    for (seat, points) in Seat::first(4).zip(points) {
        scene.give(seat, 0, 2 * points, 0);
    }
}

fn steps(scene: &Scene) -> Vec<u8> {
    scene.public().seats().map(|seat| scene.player(seat).step).collect()
}

/// Who makes an Evolution, and in which order; each takes the first column offered.
fn evolutions(scene: &mut Scene) -> Vec<(Seat, Column)> {
    scene.play_while(|scene| matches!(scene.front(), Some(Step::Evolve { .. })));
    scene.told(|event| match event {
        Event::Evolved { seat, column, .. } => Some((*seat, *column)),
        _ => None,
    })
}

/// V40 (SAC-4, EVO-1, Q23, Q38, Q62): a tie at the top; two Evolutions in Round 1.
#[test]
fn v40_round_1() {
    let mut scene = four(1, [0; 4]);
    give_points(&mut scene, [6, 6, 3, 0]);
    assert_eq!(steps(&scene), [1, 1, 0, 0]);
    let vp: Vec<_> = scene.public().seats().map(|seat| scene.vp(seat)).collect();
    assert_eq!(vp, [7, 7, 3, 0]);
    assert_eq!((scene.decider(), scene.only("evolve")), (A, words("building ability summoning")));
    scene.play("evolve ability");
    assert_eq!((scene.decider(), scene.only("evolve")), (A, words("building summoning")));
    assert_eq!(scene.refused("evolve ability"), Reason::SameColumn);
    let (building, ability) = (Column::Building, Column::Ability);
    let made = evolutions(&mut scene);
    let expected =
        [(A, ability), (A, building), (B, building), (B, ability), (C, building), (C, ability)];
    assert_eq!(made, expected);
    let rows: Vec<_> =
        scene.public().seats().map(|seat| *scene.player(seat).rows.as_array()).collect();
    assert_eq!(rows, [[2, 2, 1], [2, 2, 1], [2, 2, 1], [1, 1, 1]]);
}

/// V41 (SAC-3, SAC-5, EVO-1, Q24, Q50): the best did not improve, so no one climbs.
#[test]
fn v41_nobody_climbs() {
    let mut scene = four(2, [6, 4, 3, 0]);
    give_points(&mut scene, [6, 5, 4, 5]);
    assert_eq!(steps(&scene), [0; 4]);
    assert!(scene.heard(&Event::NobodyClimbed));
    let building = Column::Building;
    assert_eq!(evolutions(&mut scene), [(B, building), (C, building), (D, building)]);
    assert_eq!(scene.player(A).rows.as_array(), &[1; 3]);
}

/// V42 (SAC-4, Q25): the top of the Pyramid.
#[test]
fn v42_top_of_the_pyramid() {
    let mut scene = Scene::of(2);
    scene.round(4).step(A, 3).sacrificed(A, &[0, 0, 5]).prisoners(A, 9);
    let before = scene.vp(A);
    scene.end_actions().give(A, 9, 0, 0).give(B, 0, 0, 0);
    assert_eq!((scene.player(A).step, scene.vp(A)), (3, before + 9));
    assert_eq!((scene.decider(), scene.only("evolve").len()), (A, 3));
    scene.play("evolve building");
    assert_eq!(scene.times(|event| matches!(event, Event::Evolved { .. })), 1);
    assert_eq!(scene.times(|event| matches!(event, Event::Climbed { .. })), 0);
}

/// SAC-4, Y 3.3: 1, 2 and 3 points on arrival.
#[test]
fn sac_04_points_of_the_pyramid() {
    for step in 0..3 {
        let mut scene = Scene::of(2);
        scene.round(4).step(A, step).prisoners(A, 4).end_actions().forget();
        scene.give(A, 4, 0, 0).give(B, 0, 0, 0);
        assert_eq!(scene.player(A).step, step + 1);
        let arrival = (i16::from(step) + 1, Source::Pyramid);
        assert_eq!(scene.scored(A), [(4, Source::Sacrifice), arrival]);
    }
}

/// V43 (EVO-2, Y 3.4): the last row is for Round 4.
#[test]
fn v43_last_row() {
    for (round, columns) in [(4, "building ability summoning"), (3, "ability summoning")] {
        let mut scene = Scene::of(2);
        scene.round(round).rows(A, [3, 2, 1]).end_actions().give(A, 1, 0, 0).give(B, 0, 0, 0);
        assert_eq!((scene.decider(), scene.only("evolve")), (A, words(columns)));
        if round == 3 {
            assert_eq!(scene.refused("evolve building"), Reason::RowLimit(3));
        }
    }
}

/// V44 (REV-3, Q44): jade on cities without a Troop.
#[test]
fn v44_piles() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "uxmal").finish_round();
    let piles = |scene: &Scene| *scene.public().piles.as_array();
    assert_eq!(piles(&scene), [1, 0, 1]);
    scene.troop(A1, "jungle").next_turn(A).play("activate leader_2; move mayapan; city ma_corn");
    assert_eq!(piles(&scene), [1, 0, 0]);
    scene.troop(A2, "jungle").finish_round();
    assert_eq!(piles(&scene), [2, 1, 1]);
}

/// I-7: three jade when Round 4 starts; Q45: the last Revolution brings nothing more.
#[test]
fn q45_last_revolution() {
    let mut scene = Scene::of(2);
    scene.finish_round().finish_round().finish_round();
    let full = ByCity::new([3; 3]);
    assert_eq!((scene.public().piles, scene.public().round), (full, 4));
    scene.play_while(|_| true);
    assert_eq!((scene.public().piles, scene.public().round), (full, 4));
    assert_eq!(scene.times(|event| matches!(event, Event::TokenPassed { .. })), 3);
}

/// V49 (SAC-6, Q51): after a Round without a sacrifice any point improves.
#[test]
fn v49_after_a_round_without() {
    let mut scene = Scene::of(2);
    scene.round(2).sacrificed(A, &[6]).goods(A, 0, 4).end_actions().give(A, 0, 0, 0);
    scene.give(B, 0, 0, 0);
    assert_eq!((scene.player(A).step, scene.public().round), (0, 3));
    assert_eq!(scene.times(|event| matches!(event, Event::Evolved { .. })), 0);
    for (others, step) in [(0, 1), (3, 0)] {
        let mut scene = scene.clone();
        scene.prisoners(A, 1).goods(A, 0, 0).prisoners(B, 2).goods(B, 0, 2);
        scene.end_actions().give(A, 1, 0, 0);
        scene.give(B, others / 2, 2 * (others % 2), 0);
        assert_eq!(scene.player(A).sacrifices[..4], [6, 0, 2, 0]);
        assert_eq!((scene.player(A).step, scene.vp(A)), (step, 8 + i16::from(step)));
        let mine = evolutions(&mut scene).iter().filter(|(seat, _)| *seat == A).count();
        assert_eq!(mine, 1);
    }
}

/// SAC-6: a lower sacrifice is the measure of the next Round as well.
#[test]
fn sac_06_lower_sacrifice() {
    for (now, improves) in [(2, false), (3, true)] {
        let mut scene = four(4, [2, 0, 0, 0]);
        scene.player_mut(A).sacrifices[..4].copy_from_slice(&[9, 9, 2, 0]);
        scene.player_mut(A).vp.sacrifices = 20;
        give_points(&mut scene, [now, 0, 0, 0]);
        assert_eq!(scene.player(A).step, u8::from(improves));
        assert_eq!(evolutions(&mut scene).len(), usize::from(improves));
    }
}

/// Q38: without a point there is no Evolution in Round 1, and no one climbs.
#[test]
fn q38_no_points() {
    let mut scene = four(1, [0; 4]);
    give_points(&mut scene, [0; 4]);
    assert_eq!((steps(&scene), evolutions(&mut scene)), (vec![0; 4], vec![]));
}

/// Q49: all reveal and score, then the Pyramid, then Evolutions in turn order.
#[test]
fn q49_order() {
    let mut scene = Scene::new(&Options::players(3), B);
    scene.end_actions().forget();
    for seat in [C, A, B] {
        scene.give(seat, 1, 0, 0);
    }
    let turns = evolutions(&mut scene).iter().step_by(2).map(|(seat, _)| *seat).collect::<Vec<_>>();
    assert_eq!(turns, [B, C, A]);
    let last = |like: &dyn Fn(&Event) -> bool| {
        scene.host.events.iter().rposition(like).expect("it happened")
    };
    let sacrificed = last(&|event| matches!(event, Event::Sacrificed { .. }));
    let climbed = last(&|event| matches!(event, Event::Climbed { .. }));
    assert!(sacrificed < scene.when(|event| matches!(event, Event::Climbed { .. })));
    assert!(climbed < scene.when(|event| matches!(event, Event::Evolved { .. })));
}

/// REV-1: what is over returns, the rest stays; both Troops of all players.
#[test]
fn rev_01_timers() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "alux@1").troop(A2, "balam@2").troop(B1, "chaac@1").troop(B2, "zipacna@5");
    scene.finish_round();
    let linked = [A1, A2, B1, B2].map(|who| scene.linked(who));
    assert_eq!(
        (linked, scene.public().bank.len()),
        (["", "balam@2", "", "zipacna@5"].map(String::from), 7)
    );
}

/// I-20: a sacrifice has (Prisoners + 1) x (sets of jade + 1) x (sets of corn + 1) forms.
#[test]
fn i_20_forms_of_a_sacrifice() {
    let mut scene = Scene::of(2);
    scene.prisoners(A, 3).goods(A, 9, 7).end_actions();
    let count = |part: Part| usize::from(scene.public().most(A, part)) + 1;
    let forms: usize = Part::ALL.map(count).iter().product();
    assert_eq!(forms, 4 * 4 * 3);
    let mut reached = std::collections::BTreeSet::new();
    for (prisoners, jade, corn) in
        (0..4).flat_map(|p| (0..4).flat_map(move |j| (0..3).map(move |c| (p, 2 * j, 4 * c))))
    {
        let mut one = scene.clone();
        one.give(A, prisoners, jade, corn).give(B, 0, 0, 0);
        reached.insert((one.prison(A), one.stock(A)));
    }
    assert_eq!(reached.len(), forms);
}
