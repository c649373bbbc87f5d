//! Rulings that no vector proves (Z 11).

use crate::scene::*;
use patolli_core::{Dense, Game, Refused, Set, why_not};
use patolli_zapotec::*;

fn capital(n: u8, amounts: [u8; 6]) -> Scene {
    let mut scene = Scene::of(n);
    scene.turn(A, 7, Step::Capital).set_stock(A, amounts);
    scene
}

/// R1: the number of tokens in the box is no limit.
#[test]
fn r1_tokens_do_not_run_out() {
    let mut scene = Scene::of(2);
    scene.set_stock(A, [15; 6]).set_stock(B, [15; 6]).turn(A, 13, Step::Income);
    scene.play("income row");
    assert_eq!(scene.stock(A), [16, 15, 15, 15, 15, 15]);
}

/// R2, R6: stocks are kept from round to round; each player takes income in their own turn.
#[test]
fn r2_r6_stocks_carry_over_and_income_is_taken_in_turn() {
    let mut scene = Scene::of(2);
    scene.turn(A, 13, Step::Income).play("income row");
    assert_eq!(scene.stock(B), [1, 1, 1, 0, 0, 0]);
    scene.pass_until(|game| game.public.round == 2);
    assert_eq!(scene.stock(A), [2, 1, 1, 0, 0, 0]);
    assert_eq!(scene.player(B).stock.total(), 4);
}

/// R3, R53: construction is one step after the capital, and no way leads back, not even with gold.
#[test]
fn r53_gold_of_a_cell_waits_for_the_next_turn() {
    let mut scene = Scene::of(2);
    scene.turn(A, 7, Step::Construction).set_stock(A, [1, 1, 0, 0, 0, 0]);
    scene.play("build etla_plains_village @wood_wood");
    assert_eq!(scene.stock(A), [0, 0, 0, 0, 1, 0]);
    assert_eq!(scene.refused("trade 1 1"), Reason::AnotherDecision);
    assert_eq!(scene.refused("end capital"), Reason::AnotherDecision);
}

/// R5, R48: the header pays once, also where row and column cross.
#[test]
fn r5_the_header_pays_once() {
    let mut scene = Scene::of(2);
    scene.grid(A, "wood_wood", "village/wood");
    for line in Line::all() {
        assert_eq!(scene.public().income(A, card(13), line), stock([2, 0, 0, 0, 1, 0]));
    }
}

/// R10: the disc of step 11 may be refused and is then lost.
#[test]
fn r10_a_disc_declined_is_lost() {
    let mut scene = capital(2, [0, 0, 0, 1, 0, 1]);
    scene.set_step(A, 10).play("sacrifice 1; decline");
    assert_eq!((scene.player(A).step, scene.public().discs_of(A)), (11, 0));
    assert_eq!(scene.front(), Some(Step::Capital));
    assert!(scene.heard(&Event::Declined { seat: A }));
}

/// R13 [Z 6.4.3]: with a disc on every card step 11 gives nothing and asks nothing.
#[test]
fn r13_no_second_disc_on_a_card() {
    let mut scene = capital(2, [0, 0, 0, 2, 0, 1]);
    scene.set_step(A, 10).disc(A, 1).disc(A, 2).disc(A, 3).play("sacrifice 2");
    assert_eq!((scene.player(A).step, scene.front()), (12, Some(Step::Capital)));
}

/// R16, R26: as many Pyramid spaces as players; the market has three rows of three.
#[test]
fn r16_r26_pyramid_spaces_and_rows() {
    let mut scene = capital(3, [9; 6]);
    let tile = scene.public().scoring_tiles[0].expect("a holding area");
    let fourth = format!("start pyramid_4 score_{tile}");
    assert_eq!(scene.refused(&fourth), Reason::NotInPlay(Plinth::new(3)));
    for level in Level::all() {
        for stall in scene.public().market[level].values() {
            let tile = stall.expect("a full market");
            assert_eq!(scene.public().kit.trade_levels[tile], level);
        }
    }
}

/// R17: exchange tiles work in the capital too, from the turn of purchase on (Z 6.1.5).
#[test]
fn r17_exchange_in_the_capital() {
    let mut scene = capital(2, [0, 1, 0, 0, 2, 0]);
    scene.put_tile(2, 1, 22).play("trade 2 1; use trade_22");
    assert_eq!(scene.stock(A), [0, 0, 0, 2, 0, 0]);
    assert_eq!(scene.refused("use trade_22"), Reason::TileFaceDown(trade(22)));
}

/// R21: the Palace keeps its price whatever permanent tiles its builder has.
#[test]
fn r21_the_palace_keeps_its_price() {
    let mut scene = Scene::of(2);
    scene.own(A, &[31, 32, 33]).turn(A, 4, Step::Construction).set_stock(A, [0, 0, 1, 0, 0, 0]);
    assert_eq!(scene.refused("palace etla_plains_cornfield"), missing([1, 1, 0, 0, 0, 0]));
    assert!(scene.can("build etla_plains_cornfield"));
}

/// R23: a tile bought at a discount uses up its level all the same.
#[test]
fn r23_a_discount_is_a_purchase() {
    let mut scene = capital(2, [0, 0, 0, 0, 9, 0]);
    scene.set_step(A, 6).put_tile(3, 1, 31).play("trade 3 1");
    assert_eq!(scene.stock(A)[4], 8);
    assert_eq!(scene.refused("trade 3 2"), Reason::LevelBought(Level::new(2)));
}

/// R27: the Offer of round 5 lies open, but no one draws from it.
#[test]
fn r27_the_last_offer() {
    let mut scene = Scene::of(2);
    scene.pass_until(|game| game.public.round == 5);
    assert_eq!(scene.public().offer.len(), 3);
    let before = scene.host.events.len();
    scene.pass_until(|game| game.public.agenda.is_empty());
    let drew = |event: &Event| matches!(event, Event::Drew { .. });
    assert!(!scene.host.events[before..].iter().any(drew));
}

/// R28, R35, R57: 27 cards in every setup; solo plays on the board of two with a bonus card.
#[test]
fn r28_r35_r57_cards_and_board_of_a_solo_game() {
    let scene = Scene::solo(Difficulty::Normal);
    let public = scene.sound().public();
    let dealt = 1 + public.offer.len() + scene.hand(A).len() + usize::from(public.round_deck);
    assert_eq!((dealt, scene.game.unseen.cards.len() - 6), (15, 12));
    assert_eq!((public.free.len(), public.plinths().count()), (27, 2));
    assert_eq!(public.scoring_tiles.iter().flatten().count(), 3);
    assert_eq!(public.stacks, [Set::EMPTY; 3]);
    assert!(scene.heard(&Event::RoundStarted { round: 1, bonus: public.bonus }));
}

/// R38, R51: two Pyramid actions in one turn both count: it starts on the lowest space and adds.
#[test]
fn r38_two_levels_in_one_turn() {
    let mut scene = Scene::solo(Difficulty::Normal);
    scene.houses(BOT, "mitla_forest_temple").bonus(21);
    scene.bot_top(named("bot_temple_forest_mitla"));
    scene.bot_next("bot_temple_plains_etla").bot_turn("bot_temple_forest_mitla");
    let levels = [Some((BOT, Size::Large)), Some((BOT, Size::Medium)), None];
    assert_eq!(scene.public().pyramids[Plinth::new(0)].levels, levels);
}

/// R39: the Palace is built with the last Houses, at the bonus if there is no Pyramid.
#[test]
fn r39_the_palace_with_the_last_houses() {
    let mut scene = Scene::solo(Difficulty::Normal);
    scene.houses(BOT, "etla_plains_temple etla_hills_temple etla_forest_temple");
    scene.houses(BOT, "etla_plains_village etla_hills_village etla_forest_village");
    scene.houses(BOT, "ocotlan_plains_village").bonus(21);
    scene.bot_turn("bot_village_hills_ocotlan");
    // Two Houses were left: ocotlan_hills_village and, with the bonus, ocotlan_forest_village.
    assert_eq!(scene.public().houses_left(BOT), 0);
    assert_eq!(scene.player(BOT).palace, Some(named("ocotlan_forest_village")));
}

/// R43: the building once called Field is the Cornfield: wood and stone.
#[test]
fn r43_price_of_a_cornfield() {
    let scene = Scene::of(2);
    let price = scene.public().house_price(A, Building::Cornfield);
    assert_eq!(price, stock([1, 0, 1, 0, 0, 0]));
}

/// R44: marked tiles may lie on any space of their type, so the unmarked spaces of a type can show
/// one resource more often than there are unmarked tiles of it.
#[test]
fn r44_marked_tiles_lie_anywhere() {
    let kit = standard();
    let base = kit.in_play(2).and(kit.spaces_with[Property::Temple]);
    let wood_on_base = (0..50).map(|seed| {
        let mut host = patolli_core::Quick::new(seed);
        let game = Zapotec::setup(kit, &Options::Players(4), &mut host);
        base.iter().filter(|space| game.public.tiles[*space] == Basic::Wood).count()
    });
    assert!(wood_on_base.max() > Some(3));
}

/// R47: a pledge is final, and no one sees it before the last one.
#[test]
fn r47_a_pledge_is_final() {
    let mut scene = Scene::of(2);
    let (first, second) = (scene.hand(A).nth(0), scene.hand(A).nth(1));
    scene.act_as(A, Action::PlayCard(first));
    let again = why_not(&scene.game, A, Action::PlayCard(second));
    assert_eq!(again, Some(Refused::NotYourDecision { to_act: Set::one(B) }));
    assert!(scene.player(A).played.is_none() && scene.public().pledged.contains(A));
    assert!(scene.heard(&Event::Pledged { seat: A }));
}

/// R49: a space takes one House, regardless of its owner; Pyramid pieces and discs never move (Z 6.2.7, 6.3.5).
#[test]
fn r49_one_house_on_a_space() {
    let mut scene = Scene::of(2);
    scene.houses(B, "etla_plains_village").palace(A, "etla_hills_village");
    scene.turn(A, 7, Step::Construction).set_stock(A, [9; 6]);
    for space in ["etla_plains_village", "etla_hills_village"] {
        let taken = Reason::SpaceTaken(named(space));
        assert_eq!(scene.refused(&format!("build {space}")), taken);
    }
}

/// R50: a level on your Pyramid gives Cocijobot its third target.
#[test]
fn r50_a_third_target_by_your_pyramid() {
    let mut scene = Scene::solo(Difficulty::Normal);
    scene.pyramid(1, "etla", "0L 1M").bonus(24).bot_turn("bot_village_hills_mitla");
    assert!(scene.player(BOT).houses.contains(named("etla_hills_village")));
    assert_eq!(scene.player(BOT).houses.len(), 3);
}

/// R54: a card of the hand may score nothing; it is spent all the same.
#[test]
fn r54_a_card_scored_for_nothing() {
    let mut scene = Scene::of(2);
    scene.own(A, &[35]).turn(A, 7, Step::Construction).play("end construction");
    let card = scene.hand(A).nth(0);
    scene.act(Action::ScoreHandCard(card));
    assert_eq!((scene.vp(A), scene.hand(A).len()), (0, 4));
    assert!(scene.public().gone.contains(card));
}

/// R56: both tiles that act at the purchase may be declined and then lie face down for good.
#[test]
fn r56_tiles_declined() {
    for tile in [34, 36] {
        let mut scene = capital(2, [0, 0, 0, 5, 3, 0]);
        scene.put_tile(3, 1, tile).play("trade 3 1; decline");
        assert_eq!((scene.player(A).step, scene.public().discs_of(A)), (0, 0));
        assert_eq!(scene.stock(A), [0, 0, 0, 5, 0, 0]);
        assert!(scene.player(A).trade.contains(trade(tile)));
        scene.pass_until(|game| game.public.active == B);
        assert!(scene.player(A).face_up.is_empty());
        assert_eq!(scene.ritual(A, "ritual_trade"), 3);
    }
}

/// R58: on step 8 with its Pyramid complete Cocijobot places a disc, and another on step 9.
#[test]
fn r58_step_8_with_a_complete_pyramid() {
    let mut scene = Scene::solo(Difficulty::Normal);
    scene.pyramid(1, "etla", "0L 1M 0S").houses(BOT, "etla_plains_cornfield");
    scene.houses(BOT, "etla_hills_cornfield").set_step(BOT, 7).bonus(24);
    scene.bot_top(named("bot_cornfield_plains_etla"));
    scene.bot_next("bot_village_hills_ocotlan").bot_turn("bot_cornfield_plains_etla");
    assert_eq!(scene.player(BOT).step, 9);
    let discs = scene.public().discs.map(|discs| discs.contains(BOT));
    assert_eq!(discs, [true, true, false]);
}

/// Z 5.11: with all nine Houses on the map nothing more is built.
#[test]
fn nine_houses_and_no_more() {
    let mut scene = Scene::of(4);
    let free: Vec<_> = scene.public().free.iter().take(9).map(|space| space.to_string()).collect();
    scene.houses(A, &free.join(" ")).turn(A, 7, Step::Construction).set_stock(A, [9; 6]);
    assert_eq!(scene.refused("build mitla_forest_village"), Reason::NoHouseLeft);
    assert_eq!(scene.refused("palace mitla_forest_village"), Reason::NoHouseLeft);
    assert_eq!(scene.choices(), ["end construction"]);
}

/// Z 6.4.5: several Sacrifices in one turn, each with its own priest.
#[test]
fn several_sacrifices_in_a_turn() {
    let mut scene = capital(2, [0, 0, 0, 3, 0, 2]);
    scene.play("sacrifice 1; sacrifice 1; take wood");
    assert_eq!((scene.player(A).step, scene.stock(A)), (2, [1, 0, 0, 1, 0, 0]));
    assert_eq!(scene.refused("sacrifice 1"), missing([0, 0, 0, 0, 0, 1]));
}

/// Z 6.6.1: each tile of level 1 pays what is printed on it.
#[test]
fn tiles_of_level_1() {
    for tile in 1..=12 {
        let mut scene = capital(2, [0, 0, 0, 0, 1, 0]);
        scene.put_tile(1, 3, tile).play("trade 1 3");
        let gains = [[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1], [1, 1, 0, 0], [0, 1, 1, 0]];
        let [w, b, s, c] = gains.get((tile - 1) / 2).copied().unwrap_or([1, 0, 1, 0]);
        assert_eq!(scene.stock(A), [w, b, s, c, 0, 0], "trade_{tile:02}");
    }
}

/// Z 4.1.8: with n players the first n Pyramid spaces are empty and can be started.
#[test]
fn empty_pyramid_spaces() {
    for n in 2..=4 {
        let mut scene = capital(n, [9; 6]);
        scene.scoring_tiles("etla hills forest temple village");
        scene.game.public.scoring_tiles[usize::from(n) + 1..].fill(None);
        for plinth in 1..=n {
            assert_eq!(scene.top(plinth.into()), None);
            assert!(scene.can(&format!("start pyramid_{plinth} score_etla")));
        }
    }
}

/// Z 3.14, 7.1: points go on beyond 100 and count in full at the end.
#[test]
fn points_beyond_the_track() {
    let mut scene = Scene::of(2);
    scene.set_step(A, 12).over().player_mut(A).points.turns = 100;
    assert_eq!(scene.sound().vp(A), 115);
    assert_eq!(scene.game.scores()[A], 115 + 9);
}

/// Z 8.4: Cocijobot's discs cost gold, its Houses block, and its Pyramid can be added to.
#[test]
fn cocijobot_binds_you_like_a_player() {
    let mut scene = Scene::solo(Difficulty::Normal);
    scene.pyramid(1, "etla", "1L").houses(BOT, "etla_plains_village").disc(BOT, 1);
    scene.turn(A, 7, Step::Capital).set_stock(A, [1, 1, 1, 0, 0, 2]).play("add pyramid_1");
    assert_eq!(scene.top(1), Some(Size::Medium));
    assert_eq!(scene.refused("ritual 1"), missing([0, 0, 0, 0, 1, 0]));
    scene.play("end capital");
    let taken = Reason::SpaceTaken(named("etla_plains_village"));
    assert_eq!(scene.refused("build etla_plains_village"), taken);
}

/// R55, R56 [Z 6.6.5]: on the last step trade_34 can do nothing and asks nothing.
#[test]
fn r55_no_advance_from_the_last_step() {
    let mut scene = capital(2, [0, 0, 0, 5, 3, 0]);
    scene.set_step(A, 12).put_tile(3, 1, 34).play("trade 3 1");
    assert_eq!((scene.front(), scene.stock(A)[3]), (Some(Step::Capital), 5));
}

/// Z 8.6: a target pays you in `easy` only if Cocijobot still had a House for it.
#[test]
fn no_gift_without_a_house_to_place() {
    for (left, gift) in [(1, 4), (0, 0)] {
        let mut scene = Scene::solo(Difficulty::Easy);
        scene.houses(A, "mitla_forest_village").bonus(26);
        let free: Vec<_> = scene.public().free.iter().take(9 - left).collect();
        for space in free {
            scene.houses(BOT, &space.to_string());
        }
        scene.bot_turn("bot_village_forest_mitla");
        assert_eq!(scene.player(A).points.gifts, gift, "{left} Houses left");
    }
}
