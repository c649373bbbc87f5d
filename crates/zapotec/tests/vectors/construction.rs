//! Vectors of construction and of the tiles that help it (Z 13.1 to 13.3).

use crate::scene::*;
use patolli_core::{Dense, Game};
use patolli_zapotec::*;

fn construction(n: u8, number: usize, amounts: [u8; 6]) -> Scene {
    let mut scene = Scene::of(n);
    scene.turn(A, number, Step::Construction).set_stock(A, amounts);
    scene
}

/// X-2 [Z 6.5.1, 6.5.3, 6.5.6]: two Houses in a region, one tile over a covered gold.
#[test]
fn x_2_construction() {
    let mut scene = construction(2, 13, [1, 2, 1, 0, 0, 0]);
    let (temple, village) = (named("mitla_hills_temple"), named("mitla_plains_village"));
    let (first, second) = (scene.public().tile_of(temple), scene.public().tile_of(village));
    scene.play("build mitla_hills_temple @wood_brick");
    assert_eq!(scene.stock(A), [1, 1, 0, 0, 0, 0]);
    scene.play("build mitla_plains_village");
    let taken = Reason::CellTaken(named("wood_brick"));
    assert_eq!(scene.refused("@wood_brick"), taken);
    scene.play("@wood_wood");
    assert_eq!(scene.stock(A), [0, 0, 0, 0, 1, 0]);
    assert_eq!(scene.public().houses_left(A), 7);
    assert!(!scene.public().free.contains(temple) && !scene.public().free.contains(village));
    assert_eq!(scene.player(A).grid[named("wood_brick")], Some(first));
    assert_eq!(scene.player(A).grid[named("wood_wood")], Some(second));
    let (tile, cell) = (second, named("wood_wood"));
    assert!(scene.heard(&Event::Placed { seat: A, tile, cell }));
}

/// X-3 [Z 6.5.4, 3.4, R31, R32]: the Palace counts twice, fills no cell and pays no income.
#[test]
fn x_3_palace() {
    let mut scene = construction(2, 4, [1, 1, 1, 0, 0, 0]);
    scene.play("palace ocotlan_forest_cornfield");
    assert_eq!(scene.stock(A), [0; 6]);
    assert!(scene.player(A).grid.values().all(Option::is_none));
    assert_eq!(scene.public().houses_left(A), 8);
    for property in [Property::Cornfield, Property::Forest, Property::Ocotlan] {
        assert_eq!(scene.public().weight(A, property), 2);
    }
    assert_eq!(scene.player(A).palace, Some(named("ocotlan_forest_cornfield")));
    assert!(!scene.public().free.contains(named("ocotlan_forest_cornfield")));
    for line in Line::all() {
        assert_eq!(scene.public().income(A, card(4), line), stock([1, 0, 0, 0, 0, 0]));
    }
    scene.set_stock(A, [9; 6]);
    assert_eq!(scene.refused("palace etla_plains_cornfield"), Reason::PalaceBuilt);
}

/// V-26 [Z 6.6.2, 5.9, R17, R20]: an exchange tile works during construction, once in a turn.
#[test]
fn v_26_exchange_while_building() {
    let mut scene = construction(2, 7, [0, 1, 1, 0, 0, 0]);
    scene.own(A, &[14]).play("use trade_14");
    assert_eq!(scene.stock(A), [2, 1, 0, 0, 0, 0]);
    let (paid, gain) = (stock([0, 0, 1, 0, 0, 0]), stock([2, 0, 0, 0, 0, 0]));
    assert!(scene.heard(&Event::Exchanged { seat: A, tile: trade(14), paid, gain }));
    scene.play("build etla_plains_village @brick_wood");
    assert_eq!(scene.stock(A), [1, 0, 0, 0, 0, 0]);
    scene.set_stock(A, [1, 0, 1, 0, 0, 0]);
    assert_eq!(scene.refused("use trade_14"), Reason::TileFaceDown(trade(14)));
    assert_eq!(scene.refused("use trade_15"), Reason::TileNotOwned(trade(15)));
    scene.pass_until(|game| game.public.active == B);
    assert!(scene.player(A).face_up.contains(trade(14)));
}

/// V-27 [Z 6.5.1, 6.6.4, R21]: a fixed price is exact: the old one may not be paid.
#[test]
fn v_27_fixed_price() {
    let mut scene = construction(2, 4, [1, 0, 0, 0, 0, 0]);
    scene.own(A, &[31]);
    assert_eq!(scene.refused("build etla_plains_cornfield"), missing([0, 0, 1, 0, 0, 0]));
    scene.set_stock(A, [0, 0, 1, 0, 0, 0]).play("build etla_plains_cornfield @brick_wood");
    assert_eq!(scene.stock(A), [0; 6]);
    scene.set_stock(A, [1, 0, 1, 0, 0, 0]).play("build etla_hills_cornfield @wood_brick");
    assert_eq!(scene.stock(A), [1, 0, 0, 0, 0, 0]);
    assert!(scene.player(A).face_up.contains(trade(31)), "it is never flipped");
}

/// V-28 [Z 6.5.5, 6.6.3, R18]: a building tile sets its own price and property, for Houses only.
#[test]
fn v_28_house_by_tile() {
    let mut scene = Scene::of(2);
    scene.own(A, &[25]).turn(A, 11, Step::Capital).set_stock(A, [0, 1, 0, 0, 0, 0]);
    let by_tile = "build etla_plains_temple by trade_25";
    assert_eq!(scene.refused(by_tile), Reason::AnotherDecision);
    scene.play("end capital");
    let plains = Reason::WrongProperty(Property::Plains);
    assert_eq!(scene.refused("build mitla_hills_temple by trade_25"), plains);
    let mitla = Reason::WrongProperty(Property::Mitla);
    assert_eq!(scene.refused("palace etla_plains_temple"), mitla);
    scene.play("build etla_plains_temple by trade_25 @brick_wood");
    assert_eq!(scene.stock(A), [0; 6]);
    let space = named("etla_plains_temple");
    assert!(scene.player(A).houses.contains(space) && scene.player(A).palace.is_none());
    assert!(scene.heard(&Event::Built { seat: A, space, paid: stock([0, 1, 0, 0, 0, 0]) }));
    scene.set_stock(A, [0, 1, 0, 0, 0, 0]);
    let used = Reason::TileFaceDown(trade(25));
    assert_eq!(scene.refused("build etla_plains_village by trade_25"), used);
}

/// V-29 [Z 5.7, 6.6.6, R22]: a card of the hand scores instead of the bonus card and is gone.
#[test]
fn v_29_scoring_a_card_of_the_hand() {
    let mut scene = Scene::of(4);
    scene.own(A, &[35]).bonus(1).give_cards(A, &[26, 3, 15, 7]);
    scene.houses(A, "etla_forest_temple etla_forest_village");
    scene.houses(A, "etla_forest_cornfield mitla_forest_village");
    scene.turn(A, 7, Step::Construction).play("end construction");
    assert_eq!(scene.choices(), ["score bonus", "score 3", "score 15", "score 26"]);
    assert_eq!(scene.refused("score 7"), Reason::NotInHand(card(7)));
    scene.play("score 26");
    assert_eq!(scene.vp(A), 8);
    assert_eq!(scene.hand(A), cards(&[3, 15]));
    assert!(scene.public().gone.contains(card(26)));
    assert!(scene.heard(&Event::HandCardSpent { seat: A, card: card(26) }));
    let draw = scene.game.legal(A).nth(0);
    scene.act(draw);
    assert_eq!((scene.hand(A).len(), scene.player(A).hand_size), (3, 3));
    assert!(!scene.public().offer.contains(card(26)));
}

/// V-29 [Z 5.7]: the bonus card stays a choice.
#[test]
fn v_29_or_the_bonus_card() {
    let mut scene = Scene::of(4);
    scene.own(A, &[35]).bonus(1).houses(A, "etla_forest_temple etla_forest_village");
    scene.turn(A, 7, Step::Construction).play("end construction; score bonus");
    assert_eq!((scene.vp(A), scene.hand(A).len()), (2, 3));
}

/// V-05 [Z 6.5.2]: only spaces with the card's property, and only what can be paid.
#[test]
fn v_05_only_what_the_card_allows() {
    let mut scene = Scene::of(2);
    scene.turn(A, 2, Step::Income).play("income row; end capital");
    assert_eq!(scene.stock(A), [2, 1, 1, 0, 0, 0]);
    scene.play("build etla_plains_village @brick_wood");
    assert_eq!(scene.stock(A), [1, 0, 1, 0, 0, 0]);
    assert_eq!(scene.refused("build mitla_hills_village"), missing([0, 1, 0, 0, 0, 0]));
    let village = Reason::WrongProperty(Property::Village);
    assert_eq!(scene.refused("build etla_plains_cornfield"), village);
    assert_eq!(scene.choices(), ["end construction"]);
}

/// V-06 [Z 6.5.2, 6.5.3]: a terrain card allows every type there; a covered bonus is gained.
#[test]
fn v_06_types_mix_on_a_terrain_card() {
    let mut scene = Scene::of(2);
    scene.turn(A, 19, Step::Income).play("income row; end capital");
    scene.play("build etla_hills_village @brick_wood");
    assert_eq!(scene.stock(A), [1, 0, 1, 0, 0, 0]);
    scene.play("build mitla_hills_cornfield @stone_stone");
    assert_eq!(scene.stock(A), [0, 0, 0, 1, 0, 0]);
    let by = Source::Cell(named("stone_stone"));
    assert!(scene.heard(&Event::Gained { seat: A, gain: stock([0, 0, 0, 1, 0, 0]), by }));
}
