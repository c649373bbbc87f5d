//! Vectors of a round: cards, order, income and turn scoring (Z 13.1, 13.2).

use crate::scene::*;
use patolli_core::{Game, Refused, Set, why_not};
use patolli_zapotec::*;

/// X-1 [Z 5.4]: the line pays its header and the tiles in its cells.
#[test]
fn x_1_income() {
    for (line, gain) in [("row", [1, 1, 1, 0, 1, 1]), ("column", [1, 1, 0, 0, 0, 1])] {
        let mut scene = Scene::of(2);
        scene.grid(A, "wood_brick", "village/stone").grid(A, "wood_wood", "temple/brick");
        scene.turn(A, 13, Step::Income).set_stock(A, [0; 6]);
        scene.play(&format!("income {line}"));
        assert_eq!(scene.stock(A), gain);
        let gain = stock(gain);
        assert!(scene.heard(&Event::Income { seat: A, line: named(line), gain }));
    }
}

/// V-03 [Z 5.2, 5.3]: the cards are shown together and fix the order, low numbers first.
#[test]
fn v_03_order_of_play() {
    let mut scene = Scene::of(4);
    let chosen = [(A, 17), (B, 3), (C, 27), (D, 9)];
    for (seat, number) in chosen {
        scene.give_cards(seat, &[number]);
    }
    for (seat, number) in chosen {
        assert!(scene.public().seats().all(|seat| scene.player(seat).played.is_none()));
        scene.act_as(seat, Action::PlayCard(card(number)));
    }
    assert_eq!(scene.public().order, [B, D, A, C]);
    assert_eq!(scene.game.to_act(), Set::one(B));
    assert!(chosen.iter().all(|(seat, n)| scene.player(*seat).played == Some(card(*n))));
    let refused = why_not(&scene.game, A, named("income row"));
    assert_eq!(refused, Some(Refused::NotYourDecision { to_act: Set::one(B) }));
    let mut turns = Vec::new();
    scene.pass_until(|game| game.public.round == 2);
    for event in &scene.host.events {
        if let Event::TurnStarted { seat } = event {
            turns.push(*seat);
        }
    }
    assert_eq!(turns, [B, D, A, C]);
}

/// V-04 [Z 5.4, R4]: an empty grid pays the header alone, whatever is printed in its cells.
#[test]
fn v_04_first_income_is_one_token() {
    for line in ["row", "column"] {
        let mut scene = Scene::of(2);
        scene.turn(A, 24, Step::Income).play(&format!("income {line}"));
        assert_eq!(scene.stock(A), [2, 1, 1, 0, 0, 0]);
    }
}

/// V-07 [Z 5.8, 5.10]: the card no one took scores next; the cards played and the top card of the
/// Round deck are the new Offer.
#[test]
fn v_07_cards_go_round() {
    let mut scene = Scene::of(3);
    for (seat, number) in [(A, 8), (B, 14), (C, 22)] {
        scene.give_cards(seat, &[number]);
    }
    scene.offer(&[5, 12, 20, 27]);
    for (seat, number) in [(A, 8), (B, 14), (C, 22)] {
        scene.act_as(seat, Action::PlayCard(card(number)));
    }
    let top = scene.game.unseen.cards.nth(2);
    scene.play("income row; end capital; end construction");
    assert_eq!(scene.refused("draw 8"), Reason::NotInOffer(card(8)));
    scene.play("draw 12; income row; end capital; end construction; draw 5");
    scene.play("income row; end capital; end construction");
    scene.host.load([2]);
    scene.play("draw 27");
    assert_eq!(scene.public().round, 2);
    assert_eq!(scene.public().bonus, card(20));
    assert_eq!(scene.public().kit.cards[card(20)].property, Property::Plains);
    assert_eq!(scene.public().offer, cards(&[8, 14, 22]).or(Set::one(top)));
    assert_eq!(scene.public().round_deck, 3);
    for (seat, number) in [(A, 12), (B, 5), (C, 27)] {
        assert!(scene.hand(seat).contains(card(number)) && scene.hand(seat).len() == 5);
        assert_eq!(scene.player(seat).known_hand, cards(&[number]));
    }
}

/// V-08 [Z 5.8, 7]: round 5 has neither Draw nor Cleanup.
#[test]
fn v_08_the_last_round() {
    let mut scene = Scene::of(4);
    scene.put_tile(3, 1, 25);
    scene.pass_until(|game| game.public.agenda.is_empty());
    let public = scene.public();
    assert_eq!((public.round, public.offer.len(), public.round_deck), (5, 5, 0));
    assert!(public.seats().all(|seat| scene.hand(seat).len() == 3));
    assert!(public.seats().all(|seat| scene.player(seat).played.is_some()));
    assert_eq!(scene.host.events.last(), Some(&Event::Over));
    assert!(scene.game.to_act().is_empty());
    let refused = why_not(&scene.game, A, Action::EndCapital);
    assert_eq!(refused, Some(Refused::Over));
}

/// V-09 [Z 5.7]: two points for each matching House, four for the Palace.
#[test]
fn v_09_turn_scoring() {
    let mut scene = Scene::of(2);
    scene.bonus(21).houses(A, "etla_forest_temple mitla_forest_village");
    scene.palace(A, "ocotlan_forest_village");
    scene.houses(A, "etla_plains_temple etla_hills_temple mitla_plains_village mitla_hills_temple");
    scene.turn(A, 2, Step::Construction).play("end construction");
    assert_eq!(scene.vp(A), 8);
    let by = Points::Turn(Property::Forest);
    assert!(scene.heard(&Event::Scored { seat: A, vp: 8, by }));
    assert_eq!(scene.front(), Some(Step::Draw));
}

/// V-10 [Z 5.7]: Houses built in this turn count at once.
#[test]
fn v_10_new_houses_score() {
    let mut scene = Scene::of(2);
    scene.bonus(27).turn(A, 19, Step::Construction).set_stock(A, [2, 2, 0, 0, 0, 0]);
    scene.play("build etla_hills_village @brick_wood; build mitla_hills_village @brick_stone");
    assert_eq!(scene.vp(A), 0);
    scene.play("end construction");
    assert_eq!(scene.vp(A), 4);
}
