//! The end of the game (Y 7; Y 13.6).

use crate::scene::*;
use patolli_core::{Game, Seat, SeatSet};
use patolli_yucatan::*;

/// Before the Sacrifice Phase of Round 4: rows 3 where A can reach the last one, nothing but one
/// Prisoner left.
fn last_round(rows: [u8; 3]) -> Scene {
    let mut scene = Scene::of(2);
    scene.round(4).rows(A, rows).goods(A, 0, 0).goods(B, 0, 0).prisoners(B, 0);
    scene
}

fn v45(house: House) -> Scene {
    let mut scene = Scene::ruled(house);
    scene.round(4).rows(A, [1, 3, 1]).goods(A, 0, 0).goods(B, 0, 0).prisoners(B, 0);
    scene.troop(A1, "kukulkan@5 fury_1@1 snare_2@2").troop(A2, "balam@4 fury_3@3");
    scene.buildings(A, "construction_site 2, military_school 2, barracks 1");
    scene.end_actions().give(A, 1, 0, 0).play("evolve ability");
    scene
}

/// V45 (END-1, END-2, Q9): any of the three Final Bonuses.
#[test]
fn v45_final_bonus() {
    let scene = v45(House::default());
    assert_eq!((scene.decider(), scene.only("bonus")), (A, words("building ability summoning")));
    assert_eq!([A1, A2].map(|who| scene.linked(who)), ["kukulkan@5", ""]);
    for (bonus, vp) in [("summoning", 6), ("ability", 6), ("building", 5)] {
        let mut one = scene.clone();
        let before = one.vp(A);
        one.play(&format!("bonus {bonus}"));
        assert_eq!((one.vp(A) - before, one.player(A).vp.final_bonus), (vp, vp), "{bonus}");
        assert!(one.is_over() && one.heard(&Event::Over));
    }
}

/// Y 9, `column_bound_final_bonus`: only the bonus of the column on the last row.
#[test]
fn v45_bound_to_the_column() {
    let scene = v45(House { final_bonus: BonusRule::Column, ..House::default() });
    // Q65: one bonus is no choice.
    assert!(scene.is_over());
    assert_eq!(scene.player(A).vp.final_bonus, 6);
    assert_eq!(scene.scored(A).last(), Some(&(6, Source::FinalBonus(Column::Ability))));
}

/// END-2: the caps are reached, not passed.
#[test]
fn end_02_caps() {
    let mut scene = last_round([3, 1, 1]);
    scene.buildings(A, "construction_site 3, military_school 3, barracks 3, temple 3");
    scene.troop(A1, "kukulkan@5 fury_1@1 fury_2@2 fury_3@3");
    scene.troop(A2, "ah_puch@5 snare_1@1 snare_2@2 snare_3@3");
    scene.end_actions().give(A, 1, 0, 0).play("evolve building");
    for column in ["building", "ability", "summoning"] {
        let mut one = scene.clone();
        one.play(&format!("bonus {column}"));
        assert_eq!(one.player(A).vp.final_bonus, 12, "{column}");
    }
}

/// END-2: Counselors count nothing, nor does the Granary (Q2); without row 4 there is no bonus.
#[test]
fn end_02_no_marker_on_the_last_row() {
    let mut scene = last_round([3, 2, 2]);
    scene.troop(A1, "veteran").troop(A2, "striker");
    let mut without = scene.clone();
    without.end_actions().give(A, 1, 0, 0).play("evolve ability");
    assert!(without.is_over() && without.player(A).vp.final_bonus == 0);
    scene.end_actions().give(A, 1, 0, 0).play("evolve building; bonus ability");
    assert_eq!(scene.player(A).vp.final_bonus, 0);
}

/// V46 (END-3, Q10): leftovers of a player without row 4.
#[test]
fn v46_leftovers() {
    let mut scene = Scene::of(2);
    scene.goods(A, 11, 5).goods(B, 3, 1).end_of_game().give(A, 0, 0, 0);
    assert!(scene.is_over());
    assert_eq!((scene.vp(A), scene.player(A).vp.leftovers, scene.vp(B)), (4, 4, 0));
    assert_eq!(scene.scored(A), [(4, Source::Leftovers)]);
}

/// END-5: what else is left counts nothing.
#[test]
fn end_05_nothing_else() {
    let mut scene = Scene::of(2);
    scene.round(4).goods(A, 0, 0).goods(B, 0, 0).prisoners(A, 9).hold(A, "night_raid");
    scene.troop(A1, "u7").piles("uxmal 3").end_actions().give(A, 0, 0, 0).give(B, 0, 0, 0);
    assert!(scene.is_over());
    assert_eq!((scene.vp(A), scene.vp(B)), (0, 0));
}

/// Three players with these points and steps, at the end.
fn winners(points: [i16; 3], steps: [u8; 3]) -> SeatSet {
    let mut scene = Scene::of(3);
    for (seat, (vp, step)) in Seat::first(3).zip(points.into_iter().zip(steps)) {
        scene.step(seat, step).goods(seat, 0, 0);
        let pyramid = scene.player(seat).vp.pyramid;
        scene.points(seat, vp - pyramid);
    }
    scene.end_of_game();
    assert!(scene.is_over());
    assert_eq!(Seat::first(3).map(|seat| scene.vp(seat)).collect::<Vec<_>>(), points);
    scene.game.winners()
}

/// V47 (END-4): ties.
#[test]
fn v47_winners() {
    assert_eq!(winners([30, 30, 28], [1, 2, 3]), SeatSet::one(B));
    assert_eq!(winners([30, 30, 28], [2, 2, 3]), [A, B].into_iter().collect());
    assert_eq!(winners([30, 30, 31], [3, 3, 0]), SeatSet::one(C));
    assert_eq!(winners([30, 30, 30], [1, 1, 1]).len(), 3);
}

/// V48 (END-2 to END-4): the ledger of the worked arithmetic.
#[test]
fn v48_ledger() {
    let mut scene = Scene::of(2);
    scene.round(4).rows(A, [3, 2, 1]).step(A, 1).points(A, 1).sacrificed(A, &[6, 8, 4]);
    scene.buildings(A, "construction_site 3, military_school 1, barracks 2").prisoners(A, 9);
    scene.troop(A1, "fury_1@1 fury_2@2").troop(A2, "snare_1@1").goods(A, 9, 3).goods(B, 0, 0);
    scene.end_actions().give(A, 9, 0, 0).give(B, 0, 0, 0);
    assert_eq!(scene.player(A).step, 2);
    scene.play("evolve building");
    let bonuses = [Column::Building, Column::Ability, Column::Summoning]
        .map(|column| scene.public().final_bonus(A, column));
    assert_eq!(bonuses, [6, 4, 0]);
    scene.play("bonus building");
    let ledger =
        Earned { sacrifices: 27, pyramid: 3, wipe_outs: 1, final_bonus: 6, leftovers: 1 + 2 };
    assert_eq!((scene.player(A).vp, scene.vp(A)), (ledger, 40));
    assert!(scene.is_over());
}

/// END-1: while others still evolve, a Summoning whose time ends with this Round counts for no bonus.
#[test]
fn end_01_forecast_without_summonings_that_leave() {
    for (timer, bonus) in [(4, 1), (5, 6)] {
        let mut scene = Scene::of(2);
        scene.round(4).goods(A, 0, 0).goods(B, 0, 0).rows(A, [1, 1, 3]).rows(B, [2, 1, 1]);
        scene.buildings(A, "barracks 1").troop(A1, &format!("kukulkan@{timer}"));
        scene.end_actions().give(A, 1, 0, 0).give(B, 1, 0, 0).play("evolve summoning");
        assert_eq!(scene.decider(), B, "the game goes on");
        assert_eq!(final_scores(scene.public())[A].final_bonus, bonus, "timer {timer}");
    }
}

/// Q63: Final Bonuses in turn order from the first player of Round 4.
#[test]
fn q63_turn_order_of_the_bonus() {
    let mut scene = Scene::new(&Options::players(3), C);
    scene.round(4);
    for seat in Seat::first(3) {
        scene.rows(seat, [3, 1, 1]).goods(seat, 0, 0);
    }
    scene.end_actions();
    for seat in Seat::first(3) {
        scene.give(seat, 1, 0, 0);
    }
    scene.play("evolve building; evolve building; evolve building");
    for seat in [C, A, B] {
        assert_eq!((scene.front(), scene.decider()), (Some(Step::FinalBonus(seat)), seat));
        scene.play("bonus building");
    }
    assert!(scene.is_over() && scene.public().first == C);
}

/// GEN-8, END-3: leftovers are paid out, but not taken away.
#[test]
fn end_03_whole_sets() {
    for (corn, jade, vp) in [(3, 1, 0), (4, 1, 1), (3, 2, 1), (8, 4, 4), (7, 3, 2)] {
        let mut scene = Scene::of(2);
        scene.goods(A, corn, jade).goods(B, 0, 0).end_of_game();
        scene.play_while(|_| true);
        assert_eq!(scene.vp(A), vp, "{corn} corn, {jade} jade");
    }
}
