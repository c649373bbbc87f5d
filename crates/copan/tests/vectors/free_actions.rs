//! Free actions, the queue and the mask (C 5.1.3, C 5.1.4, C 6.6, C 6.7).

use crate::scene::*;
use patolli_copan::*;

const ANY: Option<Site> = None;

/// TV-28: Glyphs red, blue, green, white, red; mask empty; exchange 4 different: one red left; 3 Jade
/// tiles, the first on an outer space; BA(any,1); no second exchange this turn (C 6.7).
#[test]
fn tv_28_four_different_glyphs() {
    let mut scene = Scene::of(2);
    scene.give_glyphs(A, "red blue green white red").turn(A).play("exchange red+green+blue+white");
    assert_eq!(scene.player(A).glyphs, glyphs("red"));
    assert_eq!(scene.public().glyph_deck.discard, glyphs("red blue green white"));
    assert_eq!(scene.offered("jade"), ["1", "2", "3", "4", "5", "11", "13", "15", "16"]);
    scene.play("jade 1; jade 2; gain zeal; jade 3");
    assert_eq!((scene.player(A).mask, scene.stock(A)), (mask(&[1, 2, 3]), [0, 2, 1, 2]));
    assert_eq!(scene.front(), Some(Step::Bonus { site: ANY, discount: 1 }));
    scene.play("bonus refuse");
    assert_eq!(scene.front(), Some(Step::Place));
    assert!(scene.offered("exchange").is_empty());
}

/// C 6.7: one exchange in a turn, though the Glyphs would allow more; the next turn allows another.
#[test]
fn one_exchange_in_a_turn() {
    let mut scene = Scene::of(2);
    scene.give_glyphs(A, "red red blue blue green").turn(A).play("exchange red+blue; jade 1");
    assert_eq!(scene.refused("exchange red+blue"), Reason::AlreadyExchanged);
    scene.play_while(|game| game.public.active == A);
    scene.play_while(|game| game.public.active == B);
    assert_eq!(scene.front(), Some(Step::Place));
    assert!(scene.can("exchange red+blue"));
}

/// TV-29: 5 blue Glyphs: 3 Jade tiles and BA(any,0) (C 3.15).
#[test]
fn tv_29_five_equal_glyphs() {
    let mut scene = Scene::of(2);
    scene.give_glyphs(A, "blue blue blue blue blue").set_stock(A, [1, 0, 0, 0]).turn(A);
    assert_eq!(scene.offered("exchange"), ["3 blue", "4 blue", "5 blue"]);
    scene.play("exchange 5 blue; jade 15; jade 16; jade 13");
    assert_eq!((scene.player(A).mask, scene.vp(A)), (mask(&[13, 15, 16]), 2));
    assert_eq!(scene.front(), Some(Step::Bonus { site: ANY, discount: 0 }));
}

/// TV-30: mask empty, then tile 1 placed: first 1, 2, 3, 4, 5, 11, 13, 15, 16; then 2, 4, 6 (C 6.6).
#[test]
fn tv_30_where_jade_may_go() {
    let mut scene = Scene::of(2);
    scene.give_glyphs(A, "red blue green").turn(A).play("exchange red+green+blue");
    assert_eq!(scene.offered("jade"), ["1", "2", "3", "4", "5", "11", "13", "15", "16"]);
    assert_eq!(scene.refused("jade 6"), Reason::MaskEdge(named("6")));
    scene.play("jade 1");
    assert_eq!(scene.offered("jade"), ["2", "4", "6"]);
    assert_eq!(scene.refused("jade 1"), Reason::MaskTaken(named("1")));
    assert_eq!(scene.refused("jade 3"), Reason::MaskNotAdjacent(named("3")));
}

/// TV-58: A chose the Hieroglyphic Stairway and at `ACT` exchanges 3 different Glyphs: 2 Jade tiles at
/// once; the main action on a line; then BA(any,0) (C 5.1.4, R-18).
#[test]
fn tv_58_an_exchange_before_the_action() {
    let mut scene = Scene::of(2);
    scene.give_glyphs(A, "red blue green").set_extensions(A, 2).set_stock(A, [2, 2, 2, 4]);
    scene.acting(A, Site::Hieroglyphs).play("exchange red+green+blue; jade 1; jade 4; gain food");
    assert_eq!(scene.front(), Some(Step::Act { site: Site::Hieroglyphs, discount: 0 }));
    assert_eq!(scene.queue(), [Pending::Bonus { site: ANY, discount: 0 }]);
    scene.play("line 1").pay([1, 0, 0, 1]).play("climb power");
    assert_eq!(scene.priests(A), [0, 0, 0, 3]);
    assert_eq!(scene.front(), Some(Step::Bonus { site: ANY, discount: 0 }));
    assert_eq!(scene.stock(A), [2, 4, 2, 3]);
}

/// Jade tiles and bonus actions wait in one queue, in the order they are obtained (C 5.1.4).
#[test]
fn r17_one_queue() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "coszcatl iktan tepin").set_stock(A, [5; 4]).acting(A, Site::River);
    scene.play("use coszcatl; use iktan; use tepin");
    let embassies = Pending::Bonus { site: Some(Site::Embassies), discount: 3 };
    assert_eq!(scene.queue(), [Pending::Jade, embassies, Pending::Jade]);
    // Only the River action was left, so that it was taken.
    scene.play("buy nothing");
    assert_eq!(scene.offered("jade").len(), 9);
    scene.play("jade 1");
    assert_eq!(scene.front(), Some(Step::Bonus { site: Some(Site::Embassies), discount: 3 }));
    scene.play("bonus refuse");
    assert_eq!(scene.offered("jade"), ["2", "4", "6"]);
}

/// a bonus action may be refused (C 5.8.2).
#[test]
fn r16_bonus_actions_are_optional() {
    let mut scene = Scene::of(2);
    scene.set_stock(A, [5; 4]).bonus(A, ANY, 0);
    let sites = ["embassies", "river", "ball_court", "altars", "hieroglyphs", "refuse"];
    assert_eq!(scene.offered("bonus"), sites);
    scene.play("bonus refuse");
    assert!(scene.heard(&Event::BonusRefused { seat: A }));
    assert_eq!((scene.stock(A), scene.public().active), ([5; 4], B));
}

/// C 5.8.2: a free action may make a bonus action payable; it does not move the Totem or pay entries.
#[test]
fn free_actions_at_a_bonus() {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::River, 1, Side::Vp).give_characters(A, "xibalba");
    scene.bonus(A, Some(Site::Hieroglyphs), 0);
    assert_eq!(scene.choices(), ["use xibalba", "bonus refuse"]);
    assert_eq!(scene.refused("bonus hieroglyphs"), Reason::NothingPayable(Site::Hieroglyphs));
    assert_eq!(scene.refused("bonus altars"), Reason::BonusElsewhere(Site::Hieroglyphs));
    scene.play("use xibalba; bonus hieroglyphs; line 1; climb zeal");
    assert_eq!((scene.stock(A), scene.priests(A)), ([0, 0, 0, 3], [0, 0, 3, 0]));
    assert_eq!(scene.totem(A), Some((Site::River, 1, Side::Vp)));
}

/// C 5.1.3: free actions at the anchors `PLACE`, `SITE`, `ACT` and `END`, and only those of the player
/// whose turn it is.
#[test]
fn anchors_offer_free_actions() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "xoco").give_characters(B, "ixazaluoh").give_glyphs(A, "red blue");
    scene.set_stock(A, [5; 4]);
    for anchor in 0..4 {
        match anchor {
            0 => scene.turn(A),
            1 => scene.at_site(A),
            2 => scene.acting(A, Site::Altars),
            _ => scene.acting(A, Site::River).play("river; buy nothing"),
        };
        assert!(scene.can("use xoco") && scene.can("exchange red+blue"), "anchor {anchor}");
        let theirs = Reason::NotYours(named("ixazaluoh"));
        assert_eq!(scene.refused("use ixazaluoh"), theirs, "anchor {anchor}");
    }
    assert_eq!(scene.front(), Some(Step::End));
    scene.play("end");
    assert_eq!((scene.public().active, scene.can("use ixazaluoh")), (B, true));
}

/// C 5.1.4: at `SITE` the queue is worked off at once, and the anchor returns.
#[test]
fn the_queue_at_site() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "mulac").at_site(A).play("use mulac; jade 16");
    assert_eq!((scene.stock(A), scene.front()), ([0, 0, 2, 0], Some(Step::Site)));
}

/// C 3.18: the effect of every mask space.
#[test]
fn every_space_of_the_mask() {
    for (space, beside, amounts, vp) in [
        (1, &[2][..], [0, 2, 0, 0], 0),
        (3, &[2], [0, 0, 0, 2], 0),
        (7, &[11, 12], [0; 4], 4),
        (11, &[13, 12], [0; 4], 2),
        (13, &[11, 12], [0; 4], 2),
        (15, &[16], [2, 0, 0, 0], 0),
        (16, &[15], [0, 0, 2, 0], 0),
    ] {
        let mut scene = with_jade(beside);
        scene.play(&format!("jade {space}"));
        assert_eq!((scene.stock(A), scene.vp(A)), (amounts, vp), "space {space}");
    }
    for (space, beside, n) in [(2, 1, 1), (4, 1, 1), (5, 3, 1), (6, 1, 2), (12, 11, 2)] {
        let mut scene = with_jade(&[beside]);
        scene.play(&format!("jade {space}"));
        for _ in 0..n {
            scene.play("gain power");
        }
        assert_eq!(scene.stock(A), [0, 0, 0, n], "space {space}");
    }
    let mut scene = with_jade(&[3]);
    scene.set_river("food fame zeal power").set_hand(A, "").play("jade 8");
    assert_eq!(scene.hand(A), tiles("food fame"));
    let mut scene = with_jade(&[4]);
    scene.play("jade 9");
    assert_eq!(scene.player(A).extensions, 1);
    let mut scene = with_jade(&[5]);
    scene.play("jade 10");
    assert_eq!(scene.front(), Some(Step::MoveTotem { seat: A }));
    let mut scene = with_jade(&[16]);
    scene.play("jade 14");
    assert_eq!(scene.front(), Some(Step::PickCharacter { seat: A }));
}

/// A Jade tile to place, with one on the mask.
fn with_jade(beside: &[usize]) -> Scene {
    let mut scene = Scene::of(2);
    scene.set_mask(A, beside).give_characters(A, "tecuith").turn(A).play("use tecuith");
    scene
}

/// C 6.6, C 6.7: with a full mask Jade tiles are lost; the bonus action of the exchange is not.
#[test]
fn a_full_mask() {
    let mut scene = Scene::of(2);
    scene.full_mask(A).give_glyphs(A, "red blue green").turn(A).play("exchange red+green+blue");
    assert_eq!(scene.front(), Some(Step::Bonus { site: ANY, discount: 0 }));
    assert!(scene.heard(&Event::JadeLost { seat: A }));
}

/// C 5.1.3, C 5.1.10: a free action whose effect is impossible is allowed.
#[test]
fn a_free_action_for_nothing() {
    let mut scene = Scene::of(2);
    scene.set_extensions(B, 6).give_characters(A, "chichuaton tepin").full_mask(A).turn(A);
    scene.play("use chichuaton; use tepin");
    assert_eq!((scene.player(A).extensions, scene.player(A).discarded.len()), (0, 2));
    assert_eq!(scene.front(), Some(Step::Place));
}

/// C 5.1.4, C 5.8.2: an exchange at `BONUS` places its Jade tiles at once; its bonus action comes after
/// those that wait.
#[test]
fn an_exchange_at_a_bonus() {
    let mut scene = Scene::of(2);
    scene.give_glyphs(A, "red blue green").set_stock(A, [5; 4]);
    scene.queued(&[Pending::Jade]).bonus(A, Some(Site::River), 0);
    scene.play("exchange red+green+blue; jade 15; jade 16");
    assert_eq!(scene.front(), Some(Step::Bonus { site: Some(Site::River), discount: 0 }));
    assert_eq!(scene.queue(), [Pending::Jade, Pending::Bonus { site: ANY, discount: 0 }]);
    scene.play("bonus refuse; jade 13");
    assert_eq!(scene.front(), Some(Step::Bonus { site: ANY, discount: 0 }));
}

/// C 5.8.4: after `END` the queue is worked off, and the anchor returns.
#[test]
fn free_actions_at_the_end() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "mulac xoco").acting(A, Site::River).play("river");
    assert_eq!(scene.front(), Some(Step::End));
    scene.play("use mulac; jade 11");
    assert_eq!((scene.vp(A), scene.front()), (2, Some(Step::End)));
    scene.play("end");
    assert_eq!(scene.public().active, B);
    assert!(scene.player(A).characters.contains(named("xoco")), "unused cards stay");
}

/// C 5.1.2, C 5.8.1: after `bonus` the anchor `ACT` offers free actions beside the targets.
#[test]
fn free_actions_within_a_bonus_action() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "ixazaluoh").set_altar(1, "altar_01").set_stock(A, [0, 0, 1, 0]);
    scene.bonus(A, Some(Site::Altars), 0).play("bonus altars");
    assert!(scene.can("use ixazaluoh") && scene.can("altar 1"));
    scene.play("use ixazaluoh");
    assert_eq!(scene.front(), Some(Step::Act { site: Site::Altars, discount: 0 }));
    assert_eq!(scene.refused("skip"), Reason::MustAct);
}

/// C 5.1.2, C 5.8.4: `END` waits only for players who could still exchange.
#[test]
fn the_end_waits_for_an_exchange() {
    for (names, waits) in [("red blue", true), ("red red red", true), ("red red", false)] {
        let mut scene = Scene::of(2);
        scene.give_glyphs(A, names).acting(A, Site::River).play("river");
        assert_eq!(scene.front() == Some(Step::End), waits, "{names}");
    }
}
