//! Wiped-out Troops, and bonuses that are paid for (Y 5.7; Y 13.4).

use crate::scene::*;
use patolli_yucatan::*;

/// V23 (BAT-10, Q12, Q33): base capture first, then the bonus takes the Leader.
#[test]
fn v23_wiped_out() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "u5 snare_1@1").troop(B2, "u1").buildings(B, "barracks 1");
    let supply = scene.units_left();
    scene.attack("uxmal", A1, B2).cards("net_ambush", "skirmish");
    assert_eq!((scene.axes(), scene.outcome()), ((8, 3), Outcome::AttackerWins));
    assert_eq!(scene.bonuses(), (3, 1));
    assert!(scene.battle().defender.wiped_out && !scene.battle().attacker.wiped_out);
    assert_eq!((scene.prison(A), scene.vp(A)), (3, 1));
    assert_eq!((scene.stands(A1).as_str(), scene.prison(B), scene.vp(B)), ("u4 uxmal", 2, 0));
    assert_eq!((scene.stands(B2).as_str(), scene.units_left()), ("u3 jungle", supply - 4));
    assert!(scene.heard(&Event::WipedOut { seat: B, leader: Leader::Two, by: A }));
    assert!(scene.heard(&Event::Rebuilt { seat: B, leader: Leader::Two, units: 3 }));
    assert_eq!(scene.scored(A), [(1, Source::WipeOut)]);
}

/// V25 (BAT-10, BAT-12, BAT-14, Q36): the Attacker wins, is wiped out, and activates the city.
#[test]
fn v25_attacker_is_wiped_out() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "u1 kukulkan@2").hold(B, "night_raid");
    let supply = scene.units_left();
    scene.attack("chichen_itza", A1, B1).cards("jaguar_charge", "night_raid");
    assert_eq!((scene.axes(), scene.outcome()), ((15, 6), Outcome::AttackerWins));
    assert_eq!(scene.bonuses(), (0, 3));
    assert_eq!((scene.prison(B), scene.vp(B), scene.prison(A), scene.vp(A)), (3, 1, 2, 0));
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u2 jungle", "u2 jungle"]);
    assert_eq!((scene.linked(A1).as_str(), scene.units_left()), ("kukulkan@2", supply - 3));
    assert_eq!(scene.public().garrison(City::ChichenItza), None);
    assert!(scene.activates(A, "chichen_itza"));
    scene.play("city ci_corn");
    assert_eq!(scene.stock(A), (8, 2));
}

/// V26 (BAT-11, Q35, Q37): both are wiped out; the Defender won, no one activates.
#[test]
fn v26_both_wiped_out() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "u0 snare_3@3").buildings(A, "barracks 1");
    scene.troop(B2, "u1").hold(B, "night_raid");
    let supply = scene.units_left();
    scene.attack("mayapan", A1, B2).cards("net_ambush", "night_raid");
    assert_eq!((scene.axes(), scene.outcome()), ((3, 4), Outcome::DefenderWins));
    assert_eq!(scene.bonuses(), (4, 3));
    assert!(
        !scene
            .host
            .events
            .iter()
            .any(|event| { matches!(event, Event::Captured { by: Source::BaseCapture, .. }) })
    );
    assert_eq!([A, B].map(|seat| (scene.prison(seat), scene.vp(seat))), [(3, 1), (2, 1)]);
    assert_eq!([A1, B2].map(|who| scene.stands(who)), ["u3 jungle", "u2 jungle"]);
    assert_eq!((scene.public().garrison(City::Mayapan), scene.units_left()), (None, supply - 7));
    assert_eq!((scene.front(), scene.decider()), (Some(Step::Choose), A));
}

fn v27() -> Scene {
    let mut scene = Scene::of(2);
    scene.troop(A1, "jailer").goods(A, 2, 1).hold(A, "blood_pact");
    scene.fight("blood_pact", "skirmish");
    scene
}

/// V27 (BAT-7): both extras make a wipe-out.
#[test]
fn v27_both_extras() {
    let mut scene = v27();
    assert_eq!((scene.axes(), scene.outcome()), ((8, 5), Outcome::AttackerWins));
    assert_eq!((scene.stock(A), scene.stands(B1).as_str()), ((1, 1), "u2 jungle"));
    assert_eq!(scene.decider(), A);
    assert_eq!(scene.only("extra"), words("nothing counselor card both"));
    scene.play("extra both");
    assert_eq!(scene.bonuses(), (3, 1));
    assert!(scene.battle().defender.wiped_out);
    assert_eq!((scene.prison(A), scene.vp(A), scene.stock(A)), (5, 1, (0, 0)));
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u2 uxmal", "u2 jungle"]);
    assert_eq!((scene.prison(B), scene.vp(B)), (2, 0));
}

/// V27: with one of them there is none.
#[test]
fn v27_one_extra() {
    for (extra, stock) in [("counselor", (0, 1)), ("card", (1, 0))] {
        let mut scene = v27();
        scene.play(&format!("extra {extra}"));
        assert_eq!((scene.bonuses().0, scene.stands(B1).as_str()), (2, "u0 jungle"), "{extra}");
        assert_eq!((scene.prison(A), scene.vp(A), scene.stock(A)), (4, 0, stock), "{extra}");
        assert!(!scene.battle().defender.wiped_out);
    }
    let mut scene = v27();
    scene.play("extra nothing");
    assert_eq!(
        (scene.bonuses().0, scene.stands(B1).as_str(), scene.stock(A)),
        (1, "u1 jungle", (1, 1))
    );
}

/// V37 (GEN-3, BAT-10, Q28): the captor takes the last Unit; the new Troop has none.
#[test]
fn v37_last_unit() {
    let mut scene = Scene::of(2);
    scene.troop(B1, "u1").buildings(B, "barracks 2").supply(1);
    let prison = scene.prison(A);
    scene.fight("net_ambush", "shield_line");
    // Bonus 2 - 1 against a Leader alone, after the base capture.
    assert_eq!((scene.bonuses(), scene.vp(A)), ((1, 0), 1));
    assert_eq!((scene.prison(A), scene.units_left()), (prison + 2, 0));
    assert_eq!(scene.stands(B1), "u0 jungle");
    assert!(scene.heard(&Event::Rebuilt { seat: B, leader: Leader::One, units: 0 }));
}

/// V37 (GEN-3, BAR-1): not more Units than there are.
#[test]
fn v37_barracks_with_one_unit() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "barracks 3").troop(A1, "u2").troop(A2, "u7").supply(1);
    let mut both = scene.clone();
    both.troop(A2, "u6").supply(1).play("activate barracks");
    assert_eq!(both.only("reinforce"), ["leader_1 1", "leader_2 1"]);
    assert_eq!(both.refused("reinforce leader_1 2"), Reason::SupplyShort(1));
    // Q65: one Unit for the only Troop with room is no choice.
    scene.play("activate barracks");
    assert_eq!((scene.stands(A1).as_str(), scene.units_left()), ("u3 jungle", 0));
}

/// BAT-11: with a nearly empty Supply the rewards come first, then the Attacker's new Troop.
#[test]
fn bat_11_order_of_the_last_units() {
    // A Supply of 4 serves both rewards, and two of four new Units.
    for (supply, troops) in [(4, ["u2 jungle", "u0 jungle"]), (1, ["u0 jungle", "u0 jungle"])] {
        let mut scene = Scene::of(3);
        scene.troop(A1, "u0 snare_3@3").troop(B2, "u1").hold(B, "night_raid").supply(supply);
        scene.attack("mayapan", A1, B2).cards("net_ambush", "night_raid");
        assert_eq!([A1, B2].map(|who| scene.stands(who)), troops);
        let rewarded = if supply == 1 { [3, 1] } else { [3, 2] };
        assert_eq!([A, B].map(|seat| scene.prison(seat)), rewarded, "the Attacker's reward first");
        assert_eq!([A, B].map(|seat| scene.vp(seat)), [1, 1]);
    }
}

/// BAT-12: Counselor, Abilities and Summoning stay.
#[test]
fn bat_12_what_stays() {
    let mut scene = Scene::of(2);
    scene.troop(B1, "u0 veteran fury_1@1 balam@3").fight("net_ambush", "skirmish");
    let troop = scene.player(B)[Leader::One];
    assert!(scene.battle().defender.wiped_out);
    assert_eq!((troop.counselor, scene.linked(B1).as_str()), (Some(Counselor::Veteran), "balam@3"));
    assert_eq!((troop.abilities[Slot::new(0)], troop.units), (Some(Ability::Fury1), 2));
}

/// Q33: the new Troop has the number of its owner's Barracks: 2, 3, 5, 7.
#[test]
fn q33_size_of_the_new_troop() {
    for (level, units) in [(0, 2), (1, 3), (2, 5), (3, 7)] {
        let mut scene = Scene::of(2);
        scene.buildings(B, &format!("barracks {level}")).troop(B1, "u0");
        scene.fight("net_ambush", "skirmish");
        assert_eq!(scene.stands(B1), format!("u{units} jungle"));
    }
}

/// BAT-9, BAT-10: the bonus needs one more than the Units; what is too much is lost.
#[test]
fn bat_10_one_more_than_the_units() {
    // Drawn, so that there is no base capture: bonus 2 against u2, u1, u0.
    for (units, left, wiped_out, prison) in [(2, 0, false, 3), (1, 2, true, 3), (0, 2, true, 2)] {
        let mut scene = Scene::of(2);
        scene.troop(A1, &format!("u{units}")).troop(B1, &format!("u{units}"));
        scene.fight("net_ambush", "net_ambush");
        assert_eq!((scene.outcome(), scene.bonuses()), (Outcome::Draw, (2, 2)));
        assert_eq!(scene.battle().defender.wiped_out, wiped_out, "u{units}");
        assert_eq!(scene.stands(B1), format!("u{left} jungle"));
        assert_eq!([scene.prison(A), scene.prison(B)], [prison; 2]);
    }
}

/// Q36: what concerns the Troop then concerns the new one in the Jungle.
#[test]
fn q36_the_new_troop_is_meant() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "u1 chaac@2").hold(B, "night_raid").troop(B1, "u1");
    scene.fight("jaguar_charge", "night_raid");
    assert_eq!((scene.outcome(), scene.stands(A1).as_str()), (Outcome::AttackerWins, "u2 jungle"));
    assert_eq!(scene.stock(A), (6, 2), "1 for the move, 2 by chaac");
    scene.play("city ux_reinforce");
    assert_eq!(scene.only("reinforce"), ["leader_1 1", "leader_1 2"]);
    scene.play("reinforce leader_1 2");
    assert_eq!(scene.stands(A1), "u4 jungle");
}
