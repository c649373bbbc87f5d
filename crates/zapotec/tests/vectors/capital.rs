//! Vectors of the capital: Trade, Pyramids, Rituals, Sacrifice (Z 13.3).

use crate::scene::*;
use patolli_core::{Dense, Game, Set};
use patolli_zapotec::*;

/// A's turn in the capital with this stock.
fn capital(n: u8, amounts: [u8; 6]) -> Scene {
    let mut scene = Scene::of(n);
    scene.turn(A, 7, Step::Capital).set_stock(A, amounts);
    scene
}

/// X-7 [Z 6.1.1, 6.1.6]: what a tile of each level costs on steps 6, 5 and 2.
#[test]
fn x_7_discount() {
    for (step, prices) in [(6, [1, 1, 1]), (5, [1, 1, 3]), (2, [1, 2, 3]), (0, [1, 2, 3])] {
        for (level, price) in (1..=3).zip(prices) {
            let mut scene = capital(2, [0, 0, 0, 0, price - 1, 0]);
            scene.set_step(A, step).put_tile(3, 1, 31);
            let buy = format!("trade {level} 1");
            assert_eq!(scene.refused(&buy), missing([0, 0, 0, 0, 1, 0]));
            scene.set_stock(A, [0, 0, 0, 0, price, 0]).play(&buy);
            assert_eq!(scene.stock(A)[4], 0);
        }
    }
}

/// V-11 [Z 6.1.2, R23]: one tile of each level in a turn.
#[test]
fn v_11_one_tile_of_each_level() {
    let mut scene = capital(2, [0, 0, 0, 0, 3, 0]);
    scene.play("trade 1 1");
    assert_eq!(scene.stock(A)[4], 2);
    scene.play("trade 2 1");
    assert_eq!(scene.stock(A)[4], 0);
    let mut scene = capital(2, [0, 0, 0, 0, 5, 0]);
    scene.play("trade 1 1");
    assert_eq!(scene.refused("trade 1 2"), Reason::LevelBought(Level::new(0)));
    assert!(scene.can("trade 2 1") && scene.can("trade 3 1"));
}

/// V-12 [Z 6.1.6, 6.4.2]: a discount works from the moment its step is reached.
#[test]
fn v_12_discount_in_the_middle_of_a_turn() {
    let mut scene = capital(2, [1, 1, 1, 3, 1, 1]);
    assert_eq!(scene.refused("trade 2 1"), missing([0, 0, 0, 0, 1, 0]));
    scene.play("sacrifice 3");
    assert_eq!(scene.choices(), ["take wood", "take brick", "take stone"]);
    assert_eq!(scene.refused("end capital"), Reason::AnotherDecision);
    scene.play("take brick");
    assert_eq!((scene.vp(A), scene.player(A).step), (1, 3));
    assert_eq!(scene.stock(A), [1, 2, 1, 0, 1, 0]);
    scene.play("trade 2 1");
    assert_eq!(scene.stock(A)[4], 0);
}

/// V-13 [Z 6.1.4, 6.1.7]: a level-1 tile pays at once and lies face down.
#[test]
fn v_13_instant_tile() {
    let mut scene = capital(2, [0, 0, 0, 0, 1, 0]);
    scene.put_tile(1, 2, 1).play("trade 1 2");
    assert_eq!(scene.stock(A), [1, 0, 0, 1, 0, 0]);
    assert!(scene.player(A).trade.contains(trade(1)));
    assert!(scene.player(A).face_up.is_empty());
    assert_eq!(scene.ritual(A, "ritual_trade"), 1);
    let (tile, stall) = (trade(1), Stall::At(Level::new(0), Slot::new(1)));
    assert!(scene.heard(&Event::Bought { seat: A, tile, stall, gold: 1 }));
}

/// V-14 [Z 6.1.3, 5.9, R24, R25]: a slot is filled after the turn, from its own stack.
#[test]
fn v_14_the_market_is_filled_after_the_turn() {
    let mut scene = capital(2, [0, 0, 0, 0, 2, 0]);
    let (left, right) = (scene.stall(2, 1), scene.stall(2, 3));
    scene.play("trade 2 2");
    assert_eq!(scene.stall(2, 2), None);
    assert_eq!(scene.refused("trade 2 2"), Reason::EmptyStall);
    scene.play("end capital; end construction");
    assert_eq!(scene.stall(2, 2), None, "empty for the rest of the turn");
    let next = scene.public().stacks[Level::new(1)].nth(4);
    scene.host.load([4]);
    let draw = scene.game.legal(A).nth(0);
    scene.act(draw);
    assert_eq!(scene.stall(2, 2), Some(next));
    assert_eq!((scene.stall(2, 1), scene.stall(2, 3)), (left, right), "nothing slides");
    assert_eq!(scene.public().stacks[Level::new(1)].len(), 8);
}

/// V-14 [Z 5.11, R25]: an empty stack leaves the slot empty.
#[test]
fn v_14_an_empty_stack_fills_nothing() {
    let mut scene = capital(3, [0, 0, 0, 0, 2, 0]);
    for (i, tile) in scene.public().stacks[Level::new(1)].iter().enumerate() {
        scene.own(if i < 5 { B } else { C }, &[tile.index() + 1]);
    }
    assert!(scene.public().stacks[Level::new(1)].is_empty());
    scene.play("trade 2 2").pass_until(|game| game.public.active != A);
    assert_eq!(scene.stall(2, 2), None);
    assert!(scene.stall(2, 1).is_some() && scene.stall(2, 3).is_some());
}

/// V-15 [Z 6.2.1, 6.2.2, 6.2.6, R14, R15]: the largest piece starts; one level of a Pyramid in a round.
#[test]
fn v_15_starting_pyramids() {
    let mut scene = capital(2, [2, 2, 2, 0, 0, 2]);
    scene.scoring_tiles("hills forest etla").play("start pyramid_1 score_forest");
    assert_eq!(scene.top(1), Some(Size::Large));
    assert_eq!(scene.public().pyramids[Plinth::new(0)].tile, Some(Property::Forest));
    let held: Vec<_> = scene.public().scoring_tiles.iter().flatten().collect();
    assert_eq!(held, [&Property::Hills, &Property::Etla]);
    let plinth = named("pyramid_1");
    assert_eq!(scene.refused("add pyramid_1"), Reason::BuiltOnThisRound(plinth));
    assert_eq!(scene.refused("start pyramid_1 score_etla"), Reason::PyramidStarted(plinth));
    let gone = Reason::NoScoringTile(Property::Forest);
    assert_eq!(scene.refused("start pyramid_2 score_forest"), gone);
    scene.play("start pyramid_2 score_etla");
    assert_eq!(scene.top(2), Some(Size::Medium));
    assert_eq!(scene.stock(A), [0; 6]);
    assert_eq!(scene.player(A).pieces, [0, 1, 3]);
}

/// V-16 [Z 6.2.3, 6.2.4, 6.2.6, R52]: another player may add in the same round, the first one in the next.
#[test]
fn v_16_adding_to_pyramids() {
    let mut scene = capital(2, [1, 1, 1, 0, 0, 1]);
    scene.scoring_tiles("forest hills etla").play("start pyramid_1 score_forest");
    scene.pass_until(|game| game.public.active == B);
    scene.play("income row").set_stock(B, [1, 1, 1, 0, 0, 1]).play("add pyramid_1");
    assert_eq!(scene.top(1), Some(Size::Medium));
    assert_eq!(scene.public().pyramids[Plinth::new(0)].levels[1], Some((B, Size::Medium)));
    scene.set_stock(B, [1, 1, 1, 0, 0, 1]);
    assert_eq!(scene.refused("add pyramid_1"), Reason::BuiltOnThisRound(named("pyramid_1")));
    scene.pass_until(|game| game.public.round == 2 && !game.legal(A).is_empty());
    scene.pass_until(|game| game.public.active == A && game.legal(A).contains(Action::EndCapital));
    scene.set_stock(A, [1, 1, 1, 0, 0, 1]).play("add pyramid_1");
    assert_eq!(scene.top(1), Some(Size::Small));
    assert!(scene.public().pyramids[Plinth::new(0)].is_complete());
    let size = Size::Small;
    assert!(scene.heard(&Event::PyramidRaised { seat: A, plinth: named("pyramid_1"), size }));
    // R52: additions take no Scoring tile.
    assert_eq!(scene.public().scoring_tiles.iter().flatten().count(), 2);
}

/// V-17 [Z 6.2.3]: without the size that fits nothing can be added.
#[test]
fn v_17_the_size_must_be_there() {
    let mut scene = capital(3, [9, 9, 9, 9, 9, 9]);
    scene.pyramid(1, "etla", "1L").pyramid(2, "hills", "0L 0M").pyramid(3, "forest", "2L 0M");
    assert_eq!(scene.sound().player(A).pieces, [0, 0, 3]);
    assert_eq!(scene.refused("add pyramid_1"), Reason::NoPieceOfSize(Size::Medium));
    assert!(scene.can("add pyramid_2") && scene.can("add pyramid_3"));
}

/// V-18 [Z 6.2.5, 7.4]: a Pyramid started with a small piece is complete at once.
#[test]
fn v_18_a_pyramid_of_one_piece() {
    let mut scene = capital(4, [2, 2, 2, 0, 0, 2]);
    scene.pyramid(1, "etla", "0L 1M").pyramid(2, "hills", "0M").pyramid(3, "mitla", "0M");
    scene.scoring_tiles("temple village").houses(A, "etla_plains_temple etla_forest_temple");
    scene.play("start pyramid_4 score_temple");
    assert_eq!(scene.top(4), Some(Size::Small));
    assert_eq!(scene.parts(A).pyramids[Plinth::new(3)], 5 + 2);
    let complete = Reason::PyramidComplete(named("pyramid_4"));
    assert_eq!(scene.refused("add pyramid_4"), complete);
    scene.pass_until(|game| game.public.active == B && game.legal(B).contains(Action::EndCapital));
    scene.set_stock(B, [9; 6]);
    assert_eq!(scene.refused("add pyramid_4"), complete);
}

/// V-19 [Z 6.3.1]: a priest and a gold for each disc of others; no priest from step 9.
#[test]
fn v_19_price_of_a_ritual() {
    for (step, price, lack) in [(0, [0, 0, 0, 0, 2, 1], 1), (9, [0, 0, 0, 0, 2, 0], 0)] {
        let mut scene = capital(3, [0; 6]);
        scene.pyramid(1, "etla", "0L").pyramid(2, "hills", "0M").disc(B, 2).disc(C, 2);
        scene.set_step(A, step);
        assert_eq!(scene.public().ritual_price(A, RitualSlot::new(1)), stock(price));
        scene.set_stock(A, [0, 0, 0, 0, 1, 0]);
        assert_eq!(scene.refused("ritual 2"), missing([0, 0, 0, 0, 1, lack]));
        scene.set_stock(A, price).play("ritual 2");
        assert_eq!(scene.stock(A), [0; 6]);
        assert_eq!(scene.player(A).paid_rituals, 1);
        assert_eq!(scene.refused("ritual 2"), Reason::DiscAlreadyThere(RitualSlot::new(1)));
        let (slot, paid) = (RitualSlot::new(1), stock(price));
        assert!(scene.heard(&Event::Disc { seat: A, slot, paid }));
        assert!([B, C].iter().all(|seat| scene.stock(*seat) == [1, 1, 1, 0, 0, 0]), "Z 5.13");
    }
}

/// V-20 [Z 6.3.2, 6.3.3]: no more paid Rituals than Pyramid levels.
#[test]
fn v_20_rituals_need_levels() {
    let mut scene = capital(2, [1, 1, 1, 0, 0, 3]);
    scene.scoring_tiles("hills etla forest").pyramid(1, "etla", "0L").disc(A, 1);
    scene.player_mut(A).paid_rituals = 1;
    assert_eq!(scene.refused("ritual 2"), Reason::NeedsPyramidLevel);
    scene.play("start pyramid_2 score_hills; ritual 2");
    assert_eq!(scene.stock(A), [0, 0, 0, 0, 0, 1]);
    assert_eq!(scene.refused("ritual 3"), Reason::NeedsPyramidLevel);
}

/// V-21 [Z 6.3.4, R11, R12]: the disc of step 11 is free and does not use up a paid one.
#[test]
fn v_21_a_free_disc() {
    let mut scene = capital(2, [0, 0, 0, 1, 0, 1]);
    scene.scoring_tiles("hills etla forest").set_step(A, 10).disc(B, 3);
    scene.play("sacrifice 1; disc 3");
    assert_eq!((scene.player(A).step, scene.stock(A)), (11, [0; 6]));
    assert_eq!(scene.public().discs[RitualSlot::new(2)], [A, B].into_iter().collect());
    assert_eq!(scene.player(A).paid_rituals, 0);
    let free = Event::Disc { seat: A, slot: RitualSlot::new(2), paid: Stock::NOTHING };
    assert!(scene.heard(&free));
    scene.set_stock(A, [1, 1, 1, 0, 0, 3]);
    assert_eq!(scene.refused("ritual 1"), Reason::NeedsPyramidLevel);
    scene.play("start pyramid_1 score_hills; ritual 1");
    assert_eq!(scene.refused("ritual 2"), Reason::NeedsPyramidLevel);
}

/// V-22 [Z 6.4.2, 6.4.3, R7, R9]: every step passed gives its bonus, in order.
#[test]
fn v_22_all_steps_on_the_way() {
    let mut scene = capital(2, [0, 0, 0, 5, 0, 1]);
    scene.play("sacrifice 5");
    assert_eq!((scene.player(A).step, scene.vp(A)), (2, 1));
    scene.play("take wood");
    assert_eq!((scene.player(A).step, scene.vp(A)), (5, 3));
    scene.play("take stone");
    assert_eq!((scene.player(A).step, scene.vp(A)), (5, 3));
    assert_eq!(scene.stock(A), [1, 0, 1, 0, 0, 0]);
    assert_eq!(scene.front(), Some(Step::Capital));
}

/// V-23 [Z 6.4.1, R8]: no more corn than steps; the track has an end.
#[test]
fn v_23_the_end_of_the_track() {
    let mut scene = capital(2, [0, 0, 0, 5, 0, 1]);
    scene.set_step(A, 10);
    assert!(scene.can("sacrifice 1") && scene.can("sacrifice 2"));
    for corn in 3..=5 {
        assert_eq!(scene.refused(&format!("sacrifice {corn}")), Reason::StepsLeft(2));
    }
    let before = scene.vp(A);
    scene.play("sacrifice 2; disc 1");
    assert_eq!(scene.vp(A) - before, 5);
    assert_eq!((scene.player(A).step, scene.stock(A)), (12, [0, 0, 0, 3, 0, 0]));
    scene.set_stock(A, [0, 0, 0, 5, 0, 5]);
    assert_eq!(scene.refused("sacrifice 1"), Reason::StepsLeft(0));
}

/// V-24 [Z 6.1.8, 6.4.6, 6.6.5, R19, R55]: trade_34 advances at once; surplus steps are lost.
#[test]
fn v_24_four_steps_for_two_corn() {
    let mut scene = capital(2, [0, 0, 0, 2, 1, 0]);
    scene.set_step(A, 9).put_tile(3, 1, 34);
    let before = scene.vp(A);
    scene.play("trade 3 1");
    assert_eq!(scene.front(), Some(Step::TileNow(trade(34))));
    assert_eq!(scene.choices(), ["advance", "decline"]);
    assert_eq!(scene.refused("disc 1"), Reason::NotOffered);
    scene.play("advance; disc 2");
    assert_eq!((scene.vp(A) - before, scene.player(A).step), (9, 12));
    assert_eq!(scene.stock(A), [0; 6]);
    assert!(scene.player(A).trade.contains(trade(34)) && scene.player(A).face_up.is_empty());
    scene.pass_until(|game| game.public.active == B);
    assert!(scene.player(A).face_up.is_empty(), "face down for good");
}

/// V-24 [Z 6.1.8, 6.6.5, R56]: without the corn there is no question.
#[test]
fn v_24_without_corn_no_question() {
    let mut scene = capital(2, [0, 0, 0, 1, 1, 0]);
    scene.set_step(A, 9).put_tile(3, 1, 34).play("trade 3 1");
    assert_eq!(scene.front(), Some(Step::Capital));
    assert_eq!((scene.player(A).step, scene.stock(A)), (9, [0, 0, 0, 1, 0, 0]));
    assert!(scene.player(A).face_up.is_empty());
}

/// V-25 [Z 6.4.4, 7.2]: the disc that reached a step first lies below and ranks higher.
#[test]
fn v_25_the_pile() {
    let mut scene = Scene::of(2);
    scene.set_step(B, 3).set_step(A, 4);
    scene.turn(B, 7, Step::Capital).set_stock(B, [0, 0, 0, 1, 0, 1]).play("sacrifice 1");
    assert!(scene.public().arrivals.iter().eq([A, B]));
    assert_eq!((scene.parts(A).majority, scene.parts(B).majority), (9, 6));
}

/// V-30 [Z 6.1.8, 6.3.4, 6.6.7, R13]: trade_36 needs a card without a disc of the same player.
#[test]
fn v_30_a_disc_by_tile() {
    let mut scene = capital(2, [0, 0, 0, 0, 3, 0]);
    scene.put_tile(3, 2, 36).disc(A, 1).disc(A, 3).play("trade 3 2");
    assert_eq!(scene.choices(), ["disc 2", "decline"]);
    assert_eq!(scene.refused("disc 1"), Reason::DiscAlreadyThere(RitualSlot::new(0)));
    scene.play("disc 2");
    assert_eq!(scene.public().discs_of(A), 3);
    let mut scene = capital(2, [0, 0, 0, 0, 3, 0]);
    scene.put_tile(3, 2, 36).disc(A, 1).disc(A, 2).disc(A, 3).play("trade 3 2");
    assert_eq!(scene.front(), Some(Step::Capital));
    assert!(scene.player(A).face_up.is_empty());
    assert_eq!(scene.ritual(A, "ritual_trade"), 3);
}

/// V-31 [Z 5.5, 5.11]: with nothing to spend the steps can only be ended.
#[test]
fn v_31_nothing_to_spend() {
    let mut scene = capital(2, [0; 6]);
    assert_eq!(scene.choices(), ["end capital"]);
    scene.play("end capital");
    assert_eq!(scene.choices(), ["end construction"]);
    assert_eq!(scene.game.to_act(), Set::one(A));
}
