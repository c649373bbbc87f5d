//! The City Leader (Y 5.5, 6.5; Y 13.5).

use crate::scene::*;
use patolli_core::Seat;
use patolli_yucatan::*;

/// A has played the Building token, has taken 1 jade with the City Leader and may use this power.
fn with_power(power: &str, step: u8, arrange: impl Fn(&mut Scene) -> &mut Scene) -> Scene {
    let mut scene = Scene::of(2);
    scene.play("activate granary").goods(A, 0, 0).power(A, power).step(A, step);
    arrange(&mut scene);
    scene.play("activate city_leader; gain jade");
    scene
}

/// CLD-1: 2 corn, 1 jade, or a card for 1 jade.
#[test]
fn cld_01_gifts() {
    let mut scene = Scene::of(2);
    scene.play("activate city_leader");
    assert_eq!(scene.only("gain"), words("corn jade card"));
    let gain = |gift: &str| {
        let mut one = scene.clone();
        one.next_cards("night_raid").play(&format!("gain {gift}"));
        (one.stock(A), one.player(A).specials, one.public().deck)
    };
    assert_eq!(gain("corn"), ((7, 2), 0, 15));
    assert_eq!(gain("jade"), ((5, 3), 0, 15));
    assert_eq!(gain("card"), ((5, 1), 1, 14));
    let mut scene = Scene::of(2);
    scene.goods(A, 5, 0).play("activate city_leader");
    assert_eq!(scene.only("gain"), words("corn jade"));
    assert_eq!(scene.refused("gain card"), Reason::CannotPay(Goods::of(Resource::Jade, 1)));
}

/// CLD-2, Q17: the card is the top one of the deck.
#[test]
fn q17_top_card() {
    let mut scene = Scene::of(2);
    scene.next_cards("veil_of_smoke").play("activate city_leader; gain card");
    assert!(scene.hand(A).ends_with("veil_of_smoke"));
    assert!(scene.heard(&Event::Drew { seat: A, by: Source::CityLeader }));
    assert!(scene.heard(&Event::DrewCard { seat: A, card: Special::VeilOfSmoke }));
}

/// CLD-3: the power comes after the gift, once, and may be declined.
#[test]
fn cld_03_after_the_gift() {
    let mut scene = Scene::of(2);
    scene.power(A, "harvest").play("activate city_leader");
    assert_eq!(scene.refused("power use"), Reason::AnotherDecision);
    scene.play("gain corn");
    assert_eq!(scene.choices(), list("power use, power decline"));
    let mut declined = scene.clone();
    declined.play("power decline");
    assert_eq!((declined.stock(A), declined.front()), ((7, 2), Some(Step::Choose)));
    assert!(declined.heard(&Event::Declined { seat: A }));
    scene.play("power use");
    assert_eq!((scene.stock(A), scene.front()), ((8, 2), Some(Step::Choose)));
    assert_eq!(scene.refused("power use"), Reason::AnotherDecision);
}

/// CLD-3: what the gift brought pays for the power.
#[test]
fn cld_03_corn_of_the_gift() {
    let mut scene = Scene::of(2);
    scene.play("activate granary").goods(A, 0, 0).power(A, "omens");
    scene.play("activate city_leader; gain corn; power use");
    assert_eq!((scene.stock(A), scene.player(A).specials), ((0, 0), 1));
}

/// Y 3.9, 6.5: `harvest` on each level.
#[test]
fn harvest() {
    for (step, gain) in [(0, (1, 0)), (1, (2, 0)), (2, (2, 1)), (3, (2, 2))] {
        let mut scene = with_power("harvest", step, |scene| scene);
        scene.play("power use");
        assert_eq!(scene.stock(A), (gain.0, 1 + gain.1), "level {step}");
    }
}

/// Y 3.9, 6.5: `war` on each level: Units for both Troops, whatever the Barracks.
#[test]
fn war() {
    for (step, units) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
        let mut scene = with_power("war", step, |scene| scene);
        // All pairs with a sum from 1 to the number, and to decline.
        let pairs = (units + 1) * (units + 2) / 2;
        assert_eq!(scene.choices().len(), usize::from(pairs), "level {step}");
        let supply = scene.units_left();
        scene.play(&format!("levy {} {}", units - units / 2, units / 2));
        assert_eq!(scene.stands(A1), format!("u{} jungle", 3 + units - units / 2));
        assert_eq!(scene.stands(A2), format!("u{} jungle", 3 + units / 2));
        assert_eq!((scene.units_left(), scene.stock(A)), (supply - units, (0, 1)));
    }
}

/// V34 (CLD-4): no Troop above 7; (0, 0) is to decline.
#[test]
fn v34_levies() {
    let mut scene = with_power("war", 2, |scene| scene.troop(A1, "u6").troop(A2, "u2"));
    let options = "levy 0 1, levy 0 2, levy 0 3, levy 1 0, levy 1 1, levy 1 2, power decline";
    assert_eq!((scene.choices(), list(options).len()), (list(options), 7));
    assert_eq!(scene.refused("levy 0 0"), Reason::EmptyLevy);
    assert_eq!(scene.refused("levy 2 0"), Reason::LevyRoom(7));
    scene.play("levy 1 2");
    assert_eq!([A1, A2].map(|who| scene.stands(who)), ["u7 jungle", "u4 jungle"]);
}

/// CLD-4, GEN-3: `war` needs Units in the Supply and room.
#[test]
fn war_without_units() {
    let mut scene = with_power("war", 3, |scene| scene.supply(2));
    assert_eq!(scene.choices().len(), 6);
    assert_eq!(scene.refused("levy 3 0"), Reason::SupplyShort(2));
    let scene = with_power("war", 3, |scene| scene.supply(0));
    assert_eq!(scene.front(), Some(Step::Choose));
    let scene = with_power("war", 3, |scene| scene.troop(A1, "u7").troop(A2, "u7"));
    assert_eq!(scene.front(), Some(Step::Choose));
}

/// Y 3.9, 6.5: `omens` on each level.
#[test]
fn omens() {
    for (step, corn, jade, cards) in [(0, 0, 1, 1), (1, 2, 1, 1), (2, 2, 2, 1), (3, 2, 2, 2)] {
        let mut scene = with_power("omens", step, |scene| scene.goods(A, 2, 0));
        scene.play("power use");
        assert_eq!((scene.stock(A), scene.player(A).specials), ((corn, jade), cards), "{step}");
        assert_eq!(scene.public().deck, 15 - cards);
    }
}

/// CLD-4, Y 6.5: without 2 corn level 0 cannot be used; with one card left level 3 draws that one.
#[test]
fn omens_short_of_something() {
    let scene = with_power("omens", 0, |scene| scene.goods(A, 1, 0));
    assert_eq!(scene.front(), Some(Step::Choose), "nothing to decide");
    let mut scene = with_power("omens", 3, |scene| scene.leave_in_deck(B, "night_raid"));
    scene.play("power use");
    assert_eq!((scene.stock(A), scene.player(A).specials, scene.public().deck), ((0, 2), 1, 0));
    assert!(scene.hand(A).ends_with("night_raid"));
}

/// V35 (Y 3.9): `captives` counts Prisoners up to its limit.
#[test]
fn v35_captives() {
    for (step, prisoners, corn) in [(1, 5, 4), (2, 5, 5), (3, 4, 8), (3, 6, 10)] {
        let mut scene = with_power("captives", step, |scene| scene.prisoners(A, prisoners));
        scene.play("power use");
        assert_eq!((scene.stock(A), scene.prison(A)), ((corn, 1), prisoners));
    }
}

/// Y 3.9: `captives` at and around each limit.
#[test]
fn captives() {
    let gains =
        [(0, 1, 1), (0, 2, 2), (0, 3, 2), (1, 3, 3), (1, 4, 4), (2, 6, 6), (2, 7, 6), (3, 5, 10)];
    for (step, prisoners, corn) in gains {
        let mut scene = with_power("captives", step, |scene| scene.prisoners(A, prisoners));
        scene.play("power use");
        assert_eq!(scene.stock(A), (corn, 1), "level {step}, {prisoners} Prisoners");
    }
    // CLD-4, Q65: without a Prisoner there is nothing to decide.
    let scene = with_power("captives", 3, |scene| scene.prisoners(A, 0));
    assert_eq!((scene.front(), scene.stock(A)), (Some(Step::Choose), (0, 1)));
}

/// Y 6.5: Prisoners captured earlier in this Round count.
#[test]
fn captives_of_this_round() {
    let mut scene = Scene::of(2);
    scene.power(A, "captives").step(A, 2).fight("jaguar_charge", "shield_line");
    scene.play("city ux_corn").next_turn(A).goods(A, 0, 0);
    scene.play("activate city_leader; gain jade; power use");
    assert_eq!(scene.stock(A), (2, 1));
}

/// An empty deck: A has played the City Leader, B holds all special cards.
fn empty_deck(power: &str, step: u8) -> Scene {
    with_power(power, step, |scene| scene.goods(A, 2, 2).leave_in_deck(B, ""))
}

/// V36 (CLD-1, CIT-5, CLD-4): an empty special deck.
#[test]
fn v36_empty_deck() {
    let mut scene = Scene::of(2);
    scene.leave_in_deck(B, "").play("activate city_leader");
    assert_eq!(scene.only("gain"), words("corn jade"));
    assert_eq!(scene.refused("gain card"), Reason::DeckEmpty);

    let mut scene = Scene::of(2);
    scene.leave_in_deck(B, "").play("activate leader_1; move mayapan; city ma_card");
    assert_eq!((scene.stock(A), scene.player(A).specials), ((5, 3), 0));

    for step in [0, 1] {
        assert_eq!(empty_deck("omens", step).front(), Some(Step::Choose), "no use on level {step}");
    }
    let mut scene = empty_deck("omens", 2);
    scene.play("power use");
    assert_eq!((scene.stock(A), scene.player(A).specials), ((2, 4), 0));
}

/// Q22, SAC-4: the level of the power is the step of the City Leader.
#[test]
fn q22_level_of_the_power() {
    let mut scene = Scene::of(2);
    scene.power(A, "harvest").end_actions().give(A, 1, 0, 0).give(B, 0, 0, 0);
    assert_eq!(scene.player(A).step, 1);
    scene.finish_round().next_turn(A).goods(A, 0, 0);
    scene.play("activate city_leader; gain jade; power use");
    assert_eq!(scene.stock(A), (2, 1));
    assert_eq!(scene.public().first, Seat::new(1));
}
