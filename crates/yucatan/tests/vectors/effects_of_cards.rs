//! Battle cards, one by one (Y 6.2).

use crate::scene::*;
use patolli_core::Dense;
use patolli_yucatan::*;

/// A plays this card, which costs nothing, against B's `jaguar_charge`.
fn played(card: &str) -> Scene {
    let mut scene = Scene::of(2);
    scene.goods(A, 1, 0);
    if card.parse::<Special>().is_ok() {
        scene.hold(A, card);
    }
    scene.fight(card, "jaguar_charge");
    scene
}

/// Y 3.10, 3.11, 6.2 (BAT-13): Axes, Prisoner Bonus, and whether the card comes back.
#[test]
fn base_and_special_cards() {
    let cards = [
        ("jaguar_charge", 5, 0, false),
        ("net_ambush", 2, 2, false),
        ("war_council", 3, 1, false),
        ("shield_line", 2, 0, true),
        ("skirmish", 1, 1, true),
        ("obsidian_storm", 7, 0, false),
        ("night_raid", 2, 3, false),
        ("blood_pact", 4, 1, false),
        ("veil_of_smoke", 4, 0, false),
        ("war_drums", 3, 0, true),
    ];
    for (name, axes, bonus, back) in cards {
        let scene = played(name);
        let attacker = scene.battle().attacker;
        assert_eq!(attacker.axes.map(|sum| sum.card), Some(axes), "{name}");
        assert_eq!((scene.axes().0, attacker.bonus), (4 + u16::from(axes), bonus), "{name}");
        assert_eq!(scene.hand(A).contains(name), back, "{name}");
        let (seat, card) = (A, named(name));
        let told =
            if back { Event::CardBack { seat, card } } else { Event::CardGone { seat, card } };
        assert!(scene.heard(&told), "{name}");
        let special = name.parse::<Special>().ok().filter(|_| !back);
        assert_eq!(scene.public().removed, special.into_iter().map(|card| (card, 1)).collect());
    }
}

/// Y 6.2: Guard 1 of `shield_line` takes off the whole bonus, never the base capture.
#[test]
fn guard_of_the_shield_line() {
    for (card, units, bonus, left) in [("net_ambush", "u3", 1, 1), ("skirmish", "u1", 0, 0)] {
        let mut scene = Scene::of(2);
        scene.troop(A1, "u4").troop(B1, units).fight(card, "shield_line");
        assert_eq!((scene.outcome(), scene.bonuses()), (Outcome::AttackerWins, (bonus, 0)));
        assert_eq!(scene.stands(B1), format!("u{left} jungle"));
    }
    // Card 2, Ability 1, Summoning 1, paid 1: five in all, and one off.
    let mut scene = Scene::of(2);
    scene.troop(A1, "u7 jailer snare_2@2 camazotz@1").troop(B1, "u7");
    scene.fight("net_ambush", "shield_line").play("extra counselor");
    assert_eq!((scene.bonuses(), scene.stands(B1).as_str()), ((4, 0), "u2 jungle"));
}

/// Y 6.2: a Veil does not cancel Guard, nor what does not come from the card.
#[test]
fn veil_and_guard() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "camazotz@1 snare_3@3").hold(A, "veil_of_smoke");
    scene.fight("veil_of_smoke", "shield_line");
    assert_eq!(scene.bonuses(), (2, 0), "1 + 2, less the Guard");
    let mut scene = Scene::of(2);
    scene.troop(B1, "u5 jailer xtabay@1").hold(A, "veil_of_smoke");
    scene.troop(A1, "u1").fight("veil_of_smoke", "net_ambush");
    assert_eq!((scene.outcome(), scene.decider()), (Outcome::DefenderWins, B));
    scene.play("extra counselor");
    assert_eq!(scene.bonuses(), (0, 2), "the Summoning and the Counselor of the winner");
}

/// Two Veils cancel each other's cards.
#[test]
fn two_veils() {
    let mut scene = Scene::of(2);
    scene.hold(A, "veil_of_smoke").hold(B, "veil_of_smoke");
    scene.fight("veil_of_smoke", "veil_of_smoke");
    assert_eq!((scene.outcome(), scene.bonuses()), (Outcome::Draw, (0, 0)));
    assert_eq!(scene.public().removed, Specials::of(Special::VeilOfSmoke, 2));
}

/// Y 6.2: `blood_pact` sells 1 Prisoner Bonus, won or lost.
#[test]
fn blood_pact() {
    for (units, outcome) in [("u1", Outcome::AttackerWins), ("u7", Outcome::DefenderWins)] {
        let mut scene = Scene::of(2);
        scene.troop(B1, units).hold(A, "blood_pact").fight("blood_pact", "jaguar_charge");
        assert_eq!((scene.outcome(), scene.decider()), (outcome, A));
        assert_eq!(scene.only("extra"), words("nothing card"));
        scene.play("extra card");
        assert_eq!((scene.bonuses().0, scene.stock(A)), (2, (4, 1)));
    }
}

/// A, with this Summoning, plays a card against B's `jaguar_charge`.
fn played_with(summoning: &str, card: &str) -> Scene {
    let mut scene = Scene::of(2);
    scene.troop(A1, &format!("{summoning}@3")).fight(card, "jaguar_charge");
    scene
}

/// Y 3.8, 6.2: each summoning card; then it is spent.
#[test]
fn summoning_cards() {
    let cards = [(4, 0), (3, 1), (1, 2), (5, 0), (3, 2), (4, 1), (6, 2), (3, 3), (5, 1)];
    let tile = [0, 0, 1, 0, 1, 0, 0, 2, 1];
    for ((summoning, (axes, bonus)), tile) in Summoning::all().zip(cards).zip(tile) {
        let name = format!("card_{summoning}");
        let scene = played_with(summoning.name(), &name);
        let attacker = scene.battle().attacker;
        let won = scene.outcome() == Outcome::AttackerWins;
        let tile = if summoning == Summoning::Xtabay && !won { 0 } else { tile };
        assert_eq!(attacker.axes.map(|sum| sum.card), Some(axes), "{name}");
        assert_eq!(attacker.bonus, bonus + tile, "{name}");
        let link = scene.player(A)[Leader::One].link.expect("it stays");
        assert!(link.spent && !scene.hand(A).contains(&name), "{name}");
        assert!(scene.heard(&Event::CardGone { seat: A, card: named(&name) }));
    }
}
