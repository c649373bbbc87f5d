//! What the Event cards do to players (C 3.16, C 5.5).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{Dense, Game, Seat};

/// A turn of A in which the omen of `nw_23` strikes everyone with this line of the card.
fn omen(card: &str, symbol: &str, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut scene = Scene::with_card(2, card);
    arrange(&mut scene);
    scene.set_hand(A, "food food fame zeal").turn(A).fate(symbol).play("place food nw_23");
    scene
}

fn lose_all(scene: &mut Scene) {
    scene.play_while(|game| matches!(game.public.agenda.front(), Some(Step::Lose { .. })));
}

/// TV-17: `event_long_tough`, cacao; A zeal 1, VP 0; B zeal 3, VP 5: A zeal 0, VP −1; B zeal 1, VP 5
/// (C 5.1.7, R-31).
#[test]
fn tv_17_what_cannot_be_lost_costs_points() {
    let scene = omen("long_tough", "cacao", |scene| {
        scene.set_stock(A, [0, 0, 1, 0]).set_stock(B, [0, 0, 3, 0]).set_vp(B, 5);
    });
    assert_eq!((scene.stock(A)[2], scene.vp(A)), (0, -1));
    assert_eq!((scene.stock(B)[2], scene.vp(B)), (1, 5));
}

/// TV-18: `event_long_hard`, water; B has tokens in 3 Cities, stock (1,0,1,0), VP 10: stock 0, VP 9
/// (C 5.1.7).
#[test]
fn tv_18_one_of_any_for_each_city() {
    let mut scene = omen("long_hard", "water", |scene| {
        scene.envoys(B, "quirigua tikal tikal uxmal").set_stock(B, [1, 0, 1, 0]).set_vp(B, 10);
    });
    lose_all(&mut scene);
    assert_eq!((scene.stock(B), scene.vp(B)), ([0; 4], 9));
    assert_eq!(scene.vp(A), 0);
}

/// TV-34: `event_short_tough`, cacao; Priests 0,0,4,0: only stair_zeal can be chosen; step 3, still
/// level 1 (C 5.1.8).
#[test]
fn tv_34_only_a_priest_above_the_ground_descends() {
    let scene = omen("short_tough", "cacao", |scene| {
        scene.set_priests(B, [0, 0, 4, 0]).reserve(B, 5);
    });
    assert_eq!((scene.priests(A), scene.priests(B)), ([0; 4], [0, 0, 3, 0]));
    assert_eq!(scene.parts(B).stairs[Resource::Zeal], 0);
    assert_eq!(scene.front(), Some(Step::Site));
}

/// C 5.1.8: of several Priests above the ground the owner chooses one, which goes down one step.
#[test]
fn one_priest_descends() {
    let mut scene = omen("short_tough", "cacao", |scene| {
        scene.set_priests(B, [2, 0, 4, 0]);
    });
    assert_eq!(
        (scene.decider(), scene.offered("descend")),
        (B, vec!["food".into(), "zeal".into()])
    );
    scene.play("descend zeal");
    assert_eq!((scene.priests(B), scene.front()), ([2, 0, 3, 0], Some(Step::Site)));
}

/// TV-40: 2 extensions, 5 Characters, stock (9,3,8,0), `event_short_hard`, moon: 1 extension, stock
/// (7,3,7,0), no loss of VP; one Character is dropped without effect; the supply grows (C 5.5, R-44,
///
#[test]
fn tv_40_losing_an_extension() {
    let mut scene = omen("short_hard", "moon", |scene| {
        scene.set_extensions(A, 2).set_stock(A, [9, 3, 8, 0]);
        scene.give_characters(A, "coyopa kawil hozanek citlamina ixazaluoh");
    });
    assert_eq!(scene.stock(A), [7, 3, 7, 0]);
    assert_eq!(scene.offered("drop").len(), 5);
    scene.play("drop ixazaluoh");
    let player = scene.player(A);
    assert_eq!((player.extensions, player.vp(), scene.public().extensions), (1, 0, 5));
    assert!(player.discarded.contains(named("ixazaluoh")));
    // The new food tile finds no room either.
    assert_eq!((player.characters.len(), scene.stock(A)), (4, [7, 3, 7, 0]));
    assert!(scene.heard(&Event::Discarded { seat: A, character: named("ixazaluoh") }));
    assert_eq!((scene.player(B).extensions, scene.front()), (0, Some(Step::Site)));
}

/// TV-50: `event_long_easy`, water; A used 2 one-shots, replaced 1 permanent, dropped none; power 4,
/// capacity 5: +3 power, cut to 5 (C 6.8.4).
#[test]
fn tv_50_power_for_discarded_characters() {
    let scene = omen("long_easy", "water", |scene| {
        scene.discard_characters(A, "xoco ixazaluoh coyopa").set_stock(A, [0, 0, 0, 4]);
        scene.discard_characters(B, "kawil");
    });
    assert_eq!((scene.stock(A)[3], scene.stock(B)[3]), (5, 1));
    let (gain, kept) = (stock([0, 0, 0, 3]), stock([0, 0, 0, 1]));
    assert!(scene.heard(&Event::Gained { seat: A, gain, kept, by: Source::Event }));
}

/// TV-59: out of turn, B gains 1 Jade tile by an Event with mask {3} and places 8: B takes River slots
/// 1 and 2; the River is refilled at once, before the active player continues (C 5.5.6, C 6.9, R-23).
#[test]
fn tv_59_river_tiles_out_of_turn() {
    let mut scene = omen("standard_easy", "flower", |scene| {
        scene.set_mask(B, &[3]).set_river("food fame zeal power").set_hand(B, "zeal");
    });
    scene.play("jade 16");
    assert_eq!((scene.stock(A), scene.decider()), ([0, 0, 2, 0], B));
    scene.next_tiles("fame fame").play("jade 8");
    assert_eq!(
        (scene.hand(B), scene.river().as_str()),
        (tiles("zeal food fame"), "fame fame zeal power")
    );
    assert_eq!(scene.player(B).known_hand, tiles("food fame"));
    let refilled = scene.last(|event| matches!(event, Event::NewRiverTile { .. }));
    let collected = scene.last(|event| matches!(event, Event::Collected { .. }));
    assert!(refilled < collected);
}

/// C 3.16: each line of the nine cards, for a player who has something of everything. Amounts are
/// (food, fame, zeal, power).
#[test]
fn gains_and_losses_of_every_card() {
    for (card, symbol, stock) in [
        ("long_easy", "cacao", [4, 4, 4, 2]),
        ("long_easy", "water", [4, 4, 4, 5]),
        ("long_tough", "cacao", [4, 4, 2, 4]),
        ("long_tough", "flower", [4, 4, 4, 6]),
        ("standard_tough", "cacao", [4, 4, 6, 4]),
        ("standard_tough", "sun", [4, 2, 4, 4]),
        ("standard_tough", "moon", [6, 4, 4, 4]),
        ("standard_hard", "sun", [6, 4, 4, 4]),
        ("short_easy", "flower", [4, 6, 4, 6]),
        ("short_easy", "water", [6, 4, 6, 4]),
    ] {
        let scene = omen(card, symbol, |scene| {
            scene.set_extensions(B, 1).set_stock(B, [4; 4]).give_glyphs(B, "red red");
            scene.give_characters(B, "coyopa kawil").discard_characters(B, "hozanek");
        });
        assert_eq!((scene.stock(B), scene.vp(B)), (stock, 0), "{card} {symbol}");
    }
}

/// C 3.16: the lines that move a Decline cube.
#[test]
fn declines_of_every_card() {
    for (card, symbols) in [
        ("long_easy", "sun:food codex:zeal"),
        ("long_tough", "sun:fame water:food"),
        ("long_hard", "flower:power codex:zeal"),
        ("standard_easy", "cacao:power sun:food water:zeal"),
        ("standard_tough", "flower:zeal water:fame codex:power"),
        ("standard_hard", "cacao:food flower:power codex:fame"),
        ("short_easy", "cacao:fame sun:zeal moon:power codex:food"),
        ("short_tough", "flower:zeal sun:power moon:fame water:food"),
        ("short_hard", "cacao:zeal flower:food sun:fame water:power"),
    ] {
        for (symbol, track) in symbols.split(' ').map(|line| line.split_once(':').expect("a line"))
        {
            let scene = omen(card, symbol, |_| {});
            let mut expected = [1, 0, 0, 0];
            expected[named::<Resource>(track) as usize] += 1;
            assert_eq!(scene.decline(), expected, "{card} {symbol}");
        }
    }
}

/// C 3.16: gains of any type, one Jade tile, one step.
#[test]
fn choices_of_every_card() {
    for (card, symbol, verb, times) in [
        ("long_easy", "flower", "gain", 2),
        ("long_hard", "sun", "gain", 3),
        ("standard_easy", "moon", "gain", 3),
        ("short_tough", "codex", "gain", 3),
        ("long_easy", "moon", "jade", 1),
        ("standard_easy", "flower", "jade", 1),
        ("long_tough", "codex", "climb", 1),
        ("standard_easy", "codex", "climb", 1),
    ] {
        let mut scene = omen(card, symbol, |_| {});
        for seat in [A, B] {
            for _ in 0..times {
                assert_eq!(scene.decider(), seat, "{card} {symbol}");
                assert!(!scene.offered(verb).is_empty(), "{card} {symbol}");
                let last = scene.game.legal(seat).len() - 1;
                scene.act(scene.game.legal(seat).nth(last));
            }
        }
        assert_eq!(scene.front(), Some(Step::Site), "{card} {symbol}");
    }
}

/// C 5.5, R-26: a Character is discarded by an Event without its effect; none, nothing.
#[test]
fn r26_a_forced_discard_has_no_effect() {
    for (card, symbol) in [("long_tough", "moon"), ("standard_hard", "water")] {
        let mut scene = omen(card, symbol, |scene| {
            scene.give_characters(B, "xoco ixazaluoh coyopa");
        });
        assert_eq!((scene.decider(), scene.choices().len()), (B, 3));
        scene.play("drop ixazaluoh");
        let player = scene.player(B);
        assert_eq!(
            (scene.stock(B), player.characters.len(), player.discarded.len()),
            ([0; 4], 2, 1)
        );
        assert_eq!(scene.front(), Some(Step::Site), "one and no more");
        assert!(
            scene.public().characters.discard.len() == 6,
            "only the omen fills the common discard"
        );
    }
}

/// C 5.5: one Glyph is lost by colour, to the Glyph discard; without any, nothing.
#[test]
fn losing_a_glyph() {
    let mut scene = omen("short_hard", "codex", |scene| {
        scene.give_glyphs(B, "red red blue");
    });
    assert_eq!(
        (scene.decider(), scene.choices()),
        (B, vec!["drop red".into(), "drop blue".into()])
    );
    scene.play("drop red");
    assert_eq!(scene.player(B).glyphs, glyphs("red blue"));
    assert_eq!(scene.public().glyph_deck.discard, glyphs("red"));
    assert_eq!(scene.front(), Some(Step::Site));
}

/// C 5.5: one of any is lost for each extension; what is missing costs VP.
#[test]
fn losing_one_for_each_extension() {
    let mut scene = omen("standard_hard", "moon", |scene| {
        scene.set_extensions(B, 3).set_stock(B, [1, 1, 0, 0]);
    });
    lose_all(&mut scene);
    assert_eq!((scene.stock(B), scene.vp(B)), ([0; 4], -1));
}

/// C 5.1.7: of several types the owner chooses what to lose.
#[test]
fn the_loser_chooses() {
    let mut scene = omen("standard_hard", "moon", |scene| {
        scene.set_extensions(B, 2).set_stock(B, [1, 0, 3, 1]);
    });
    assert_eq!(scene.offered("lose"), ["food", "zeal", "power"]);
    scene.play("lose power");
    assert_eq!(scene.offered("lose"), ["food", "zeal"]);
    assert_eq!(scene.refused("lose power"), Reason::NoneLeft(Resource::Power));
    scene.play("lose zeal");
    assert_eq!((scene.stock(B), scene.vp(B)), ([1, 0, 2, 0], 0));
    assert_eq!(scene.front(), Some(Step::Site));
}

/// C 5.5.6, R-64: each player resolves the Event completely, with nested effects, before the next;
/// no one uses a Character or exchanges until it is over.
#[test]
fn players_are_struck_one_after_the_other() {
    let mut scene = omen("standard_easy", "flower", |scene| {
        scene.set_mask(A, &[11, 12]).give_glyphs(A, "red blue green").give_characters(A, "xoco");
        scene.next_characters("ihuicatl kianto");
    });
    assert!(scene.offered("use").is_empty() && scene.offered("exchange").is_empty());
    // Space 14 gives a Character; it may be kept or refused, but not used.
    scene.play("jade 14; character bc_1");
    assert_eq!((scene.decider(), scene.choices()), (A, vec!["keep".to_string(), "refuse".into()]));
    assert_eq!(scene.refused("use now"), Reason::NotNow);
    scene.play("keep");
    assert_eq!(scene.decider(), B);
    let seats: Vec<Seat> = scene.game.to_act().iter().collect();
    assert_eq!(seats, [B]);
    scene.play("jade 1");
    assert_eq!(scene.front(), Some(Step::Site));
    assert!(scene.can("use xoco") && scene.can("exchange red+green+blue"));
    assert!(scene.player(A).characters.contains(named("ihuicatl")));
}

/// C 5.5.6: with full slots, a Character gained in an Event may replace one, whose effect is not used.
#[test]
fn replacing_in_an_event() {
    let mut scene = omen("standard_easy", "flower", |scene| {
        scene.set_mask(B, &[11, 12]).give_characters(B, "xoco coyopa kawil");
        scene.next_characters("hozanek");
    });
    scene.play("jade 1; jade 14; character bc_1");
    assert_eq!(scene.refused("keep"), Reason::NoSlotFree);
    scene.play("replace xoco");
    assert_eq!(scene.stock(B), [0; 4]);
    let player = scene.player(B);
    assert!(player.characters.contains(named("hozanek")));
    assert!(player.discarded.contains(named("xoco")));
}

/// TV-31: mask {1, 6, 7}; `event_long_hard`, moon, drops 6; a later Jade tile may go to 2,
/// 4, 6, 8, 9, 10, 12; placing 6 gives 2 any again.
#[test]
fn tv_31_a_removed_jade_tile() {
    let mut scene = omen("long_hard", "moon", |scene| {
        scene.set_mask(A, &[1, 6, 7]).give_characters(A, "coszcatl");
    });
    assert_eq!(scene.choices(), ["remove 1", "remove 6", "remove 7"]);
    scene.play("remove 6");
    assert_eq!((scene.player(A).mask, scene.front()), (mask(&[1, 7]), Some(Step::Site)));
    scene.set_stock(A, [0; 4]).play("use coszcatl");
    assert_eq!(scene.offered("jade"), ["2", "4", "6", "8", "9", "10", "12"]);
    scene.play("jade 6; gain fame; gain zeal");
    assert_eq!((scene.stock(A), scene.player(A).mask), ([0, 1, 1, 0], mask(&[1, 6, 7])));
}

/// once the mask is empty again, the next Jade tile goes to the edge.
#[test]
fn r41_an_empty_mask_begins_at_the_edge() {
    let mut scene = omen("long_hard", "moon", |scene| {
        scene.set_mask(A, &[1]).give_characters(A, "coszcatl");
    });
    // Only one tile could go.
    assert!(scene.player(A).mask.is_empty());
    scene.play("use coszcatl");
    assert_eq!(scene.offered("jade"), ["1", "2", "3", "4", "5", "11", "13", "15", "16"]);
    assert_eq!(scene.refused("jade 7"), Reason::MaskEdge(MaskSpace::from_index(6)));
}

/// R-75 (C 5.5.6, C 6.9): a Totem moved out of turn by mask space 10 pushes and ejects as usual.
#[test]
fn r75_a_totem_moved_out_of_turn() {
    let mut scene = Scene::of(4);
    scene.set_mask(B, &[5]).set_hand(A, "food food fame zeal");
    for (seat, space) in [(A, 3), (C, 2), (D, 1)] {
        scene.set_totem(seat, Site::River, space, Side::Vp);
    }
    scene.turn(A).fate("flower").play("place food nw_23; jade 1; jade 10; totem river resource");
    assert_eq!((scene.decider(), scene.choices().len()), (A, 8));
    scene.play("eject altars vp");
    assert_eq!(scene.totem(B), Some((Site::River, 1, Side::Resource)));
    assert_eq!(scene.totem(A), Some((Site::Altars, 1, Side::Vp)));
    assert_eq!((scene.decider(), scene.stock(B)), (C, [0; 4]));
    scene.play("jade 1; jade 1");
    assert_eq!((scene.decider(), scene.front()), (A, Some(Step::Site)));
}

/// C 5.5: an extension is lost without a drop where the slots still suffice.
#[test]
fn an_extension_with_an_empty_slot() {
    let scene = omen("short_hard", "moon", |scene| {
        scene.set_extensions(B, 1).give_characters(B, "coyopa kawil xoco");
    });
    assert_eq!((scene.player(B).extensions, scene.player(B).characters.len()), (0, 3));
    assert_eq!((scene.front(), scene.decider()), (Some(Step::Site), A));
}
