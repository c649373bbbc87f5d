//! Rulings about Battles (Y 11).

use crate::scene::*;
use patolli_yucatan::*;

/// Q3: the city is activated last, when captures, wipe-outs and cards are dealt with.
#[test]
fn q03_activation_is_last() {
    let mut scene = Scene::of(2);
    scene.troop(B1, "u0").fight("net_ambush", "skirmish").play("city ux_corn");
    let order = [
        scene.when(|event| matches!(event, Event::CardShown { .. })),
        scene.when(|event| matches!(event, Event::Strength { .. })),
        scene.when(|event| matches!(event, Event::Fought { .. })),
        scene.when(|event| matches!(event, Event::Retreated { .. })),
        scene.when(|event| matches!(event, Event::Captured { by: Source::PrisonerBonus, .. })),
        scene.when(|event| matches!(event, Event::WipedOut { .. })),
        scene.when(|event| matches!(event, Event::Rebuilt { .. })),
        scene.when(|event| matches!(event, Event::CardGone { .. })),
        scene.when(|event| matches!(event, Event::CardBack { .. })),
        scene.when(|event| matches!(event, Event::CityActivated { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

/// A Battle can be looked at until its Round is over; it is fought no longer.
#[test]
fn the_last_battle() {
    let mut scene = Scene::of(2);
    scene.fight("skirmish", "jaguar_charge");
    assert!(scene.public().battle.is_some() && scene.public().running_battle().is_none());
    scene.finish_round();
    assert_eq!(scene.public().battle, None);
}

/// Q12: the base capture is taken before the bonus is compared with the Units.
#[test]
fn q12_base_capture_first() {
    // Bonus 1 against one Unit: with the base capture a wipe-out, without it none.
    let mut scene = Scene::of(2);
    scene.troop(B1, "u1").fight("skirmish", "skirmish");
    assert_eq!((scene.outcome(), scene.vp(A), scene.prison(A)), (Outcome::AttackerWins, 1, 3));
    let mut scene = Scene::of(2);
    scene.troop(A1, "u1").troop(B1, "u1").fight("skirmish", "skirmish");
    assert_eq!((scene.outcome(), scene.vp(A), scene.prison(A)), (Outcome::Draw, 0, 2));
    assert_eq!(scene.stands(B1), "u0 jungle");
}

/// Q15: at Resolution the Attacker is asked first, then the Defender.
#[test]
fn q15_order_of_extras() {
    let mut scene = Scene::of(2);
    scene.troop(B1, "u5 jailer").hold(A, "blood_pact").hold(B, "blood_pact");
    scene.fight("blood_pact", "blood_pact");
    assert_eq!((scene.outcome(), scene.decider()), (Outcome::DefenderWins, A));
    assert_eq!(scene.only("extra"), words("nothing card"));
    scene.play("extra card");
    assert_eq!((scene.stock(A), scene.decider()), ((4, 1), B));
    assert_eq!(scene.only("extra"), words("nothing counselor card both"));
    scene.play("extra both");
    assert_eq!((scene.stock(B), scene.bonuses()), ((4, 1), (2, 3)));
}

/// BAT-7: only what can be paid is offered; both need both.
#[test]
fn bat_07_what_can_be_paid() {
    for (corn, jade, offered) in
        [(2, 0, "nothing counselor"), (1, 1, "nothing card"), (2, 1, "nothing counselor card both")]
    {
        let mut scene = Scene::of(2);
        scene.troop(A1, "jailer").hold(A, "blood_pact").goods(A, corn, jade).troop(B1, "u2");
        scene.fight("blood_pact", "skirmish");
        assert_eq!(scene.only("extra"), words(offered));
    }
    let mut scene = Scene::of(2);
    scene.troop(A1, "jailer").hold(A, "blood_pact").goods(A, 1, 0).troop(B1, "u2");
    scene.fight("blood_pact", "skirmish");
    assert!(scene.activates(A, "uxmal"), "nothing can be paid, nothing is asked");
}

/// Q34: a veiled `blood_pact` sells nothing, and its bonus is 0.
#[test]
fn q34_veiled_pact() {
    let mut scene = Scene::of(2);
    scene.hold(A, "blood_pact").hold(B, "veil_of_smoke").fight("blood_pact", "veil_of_smoke");
    assert_eq!((scene.outcome(), scene.bonuses()), (Outcome::Draw, (0, 0)));
    assert!(scene.activates(A, "uxmal"));
    let mut scene = Scene::of(2);
    scene.troop(A1, "u5 jailer").hold(A, "blood_pact").hold(B, "veil_of_smoke");
    scene.fight("blood_pact", "veil_of_smoke");
    assert_eq!(scene.only("extra"), words("nothing counselor"));
    assert_eq!(scene.refused("extra card"), Reason::NoSuchExtra);
    assert_eq!(scene.refused("extra both"), Reason::NoSuchExtra);
    scene.play("extra counselor");
    assert_eq!(scene.bonuses(), (1, 0));
}

/// Q35 (BAT-8): both bonuses count the Units after the base capture, at the same time.
#[test]
fn q35_at_the_same_time() {
    let mut scene = Scene::of(2);
    scene.hold(A, "night_raid").hold(B, "night_raid").fight("night_raid", "night_raid");
    assert_eq!((scene.outcome(), scene.bonuses()), (Outcome::Draw, (3, 3)));
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u0 uxmal", "u0 jungle"]);
    assert_eq!([A, B].map(|seat| scene.prison(seat)), [4, 4]);
    assert_eq!([A, B].map(|seat| scene.vp(seat)), [0, 0]);
}

/// Q37: a Defender who wins and is wiped out leaves the city; no one activates it.
#[test]
fn q37_defender_wins_and_dies() {
    let mut scene = Scene::of(2);
    scene.troop(B1, "u0 kukulkan@1").fight("net_ambush", "skirmish");
    assert_eq!((scene.outcome(), scene.bonuses()), (Outcome::DefenderWins, (2, 1)));
    assert_eq!([A1, B1].map(|who| scene.stands(who)), ["u1 jungle", "u2 jungle"]);
    assert_eq!(scene.public().garrison(City::Uxmal), None);
    assert_eq!((scene.vp(A), scene.front()), (1, Some(Step::Choose)));
}

/// BAT-1, I-16: the hand is never empty, and two cards are always in it.
#[test]
fn bat_01_two_cards_always_return() {
    let mut scene = Scene::of(2);
    scene.goods(A, 9, 0).goods(B, 9, 0);
    for base in [Base::JaguarCharge, Base::NetAmbush, Base::WarCouncil] {
        scene.player_mut(A).base.remove(base);
    }
    scene.attack("uxmal", A1, B1);
    assert_eq!(scene.only("card"), words("shield_line skirmish"));
    scene.cards("skirmish", "shield_line");
    assert_eq!(scene.hand(A), "shield_line skirmish");
}

/// BAT-3: all sources of Axes at once.
#[test]
fn bat_03_every_source() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "u4 striker fury_1@1 fury_2@2 balam@1");
    scene.fight("war_council", "skirmish").play("axes pay");
    let expected =
        Axes { card: 3, paid: 2, leader: 1, units: 4, abilities: 3, counselor: 2, summoning: 5 };
    assert_eq!((scene.battle().attacker.axes, scene.axes().0), (Some(expected), 20));
}

/// Q54: cards that left the game lie open.
#[test]
fn q54_removed_cards() {
    let mut scene = Scene::of(2);
    scene.hold(A, "night_raid").hold(B, "obsidian_storm war_drums");
    scene.fight("night_raid", "obsidian_storm");
    let gone = [(Special::NightRaid, 1), (Special::ObsidianStorm, 1)].into_iter().collect();
    assert_eq!(scene.public().removed, gone);
    assert_eq!([A, B].map(|seat| scene.player(seat).specials), [0, 1]);
}
