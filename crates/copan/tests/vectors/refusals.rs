//! What is refused, and the rule that the refusal names.

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{Cites, Refused, why_not};

/// The refusal and its rule.
fn check(scene: &mut Scene, action: &str, reason: Reason, rule: &str) {
    assert_eq!(scene.refused(action), reason, "{action}");
    assert_eq!(reason.rule(), rule, "{action}");
}

/// C 5.2: something else is to be decided.
#[test]
fn another_decision() {
    let mut scene = Scene::of(2);
    scene.set_hand(A, "food food fame zeal").turn(A);
    for action in ["stay", "gain food", "altar 1", "river", "end", "bonus refuse", "buy nothing"] {
        check(&mut scene, action, Reason::AnotherDecision, "5.2");
    }
}

/// C 5.1.2: only the seat that decides may act, and none after the end.
#[test]
fn not_your_decision() {
    let mut scene = Scene::of(2);
    scene.turn(A);
    let refused = why_not(&scene.game, B, named("end"));
    let to_act = [A].into_iter().collect();
    assert_eq!(refused, Some(Refused::NotYourDecision { to_act }));
    scene.play_while(|_| true);
    assert_eq!(why_not(&scene.game, A, named("end")), Some(Refused::Over));
}

/// C 3.3, C 5.3: Court tiles.
#[test]
fn court_tiles() {
    let mut scene = Scene::of(2);
    scene.set_hand(A, "food food fame fame").tiles_on("nw_13 zeal").turn(A);
    let (taken, covered) = (named("nw_13"), named("nw_11"));
    check(&mut scene, "place food nw_13", Reason::SpaceTaken(taken), "5.3.1");
    check(&mut scene, "place food nw_11", Reason::SpaceCovered(covered), "3.3");
    check(&mut scene, "place zeal nw_14", Reason::NoTile(Resource::Zeal), "5.3.1");
    check(&mut scene, "place nw_14", Reason::HandNotEmpty, "5.3.2");
    scene.set_hand(A, "").turn(A);
    check(&mut scene, "place food nw_14", Reason::HandEmpty, "5.3.1");
}

/// C 5.7: Totems.
#[test]
fn totems() {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::Altars, 3, Side::Vp).set_stock(A, [0, 1, 5, 5]).at_site(A);
    check(&mut scene, "stay", Reason::CannotStay, "5.7.1");
    check(&mut scene, "move altars vp", Reason::SameSite(Site::Altars), "5.7.1");
    check(&mut scene, "move embassies vp", Reason::EntryCost(Resource::Food), "5.7.2");
    scene.set_stock(A, [1, 0, 0, 0]);
    check(&mut scene, "move embassies vp", Reason::NothingPayable(Site::Embassies), "5.7.2");
    scene.set_totem(A, Site::River, 3, Side::Vp).set_stock(A, [5; 4]);
    check(&mut scene, "move river vp", Reason::OnlyIfStuck, "5.7.3");
}

/// C 5.8.1, C 6.1, C 6.4: targets of the Embassies and the Altars.
#[test]
fn cities_and_altars() {
    let mut scene = Scene::of(2);
    scene.close_city("tikal").set_stock(A, [5; 4]).acting(A, Site::Embassies);
    check(&mut scene, "city tikal", Reason::CityClosed(City::Tikal), "6.1");
    check(&mut scene, "altar 1", Reason::OtherSite(Site::Embassies), "5.8.1");
    check(&mut scene, "skip", Reason::MustAct, "5.8.1");
    let mut scene = Scene::of(2);
    scene.altar_tokens(B, &[2]).close_altars("moon").set_stock(A, [5; 4]).acting(A, Site::Altars);
    check(&mut scene, "altar 2", Reason::AltarTaken(altar_space(2)), "6.4");
    check(&mut scene, "altar 10", Reason::SpaceClosed, "5.5.7");
    scene.set_altar(1, "altar_13").set_stock(A, [0, 0, 0, 5]);
    check(&mut scene, "altar 1", Reason::CannotPay { discount: 0 }, "5.1.6");
    scene.reserve(A, 25);
    check(&mut scene, "altar 1", Reason::NoTokenLeft, "5.13");
}

/// C 6.3, C 6.5: targets of the Ball Court and the Hieroglyphic Stairway.
#[test]
fn characters_and_lines() {
    let mut scene = Scene::of(2);
    scene
        .close_court(2)
        .set_court("chicchan")
        .set_stock(A, [0, 0, 5, 0])
        .acting(A, Site::BallCourt);
    check(&mut scene, "recruit bc_2", Reason::SpaceClosed, "5.5.7");
    check(&mut scene, "recruit bc_1", Reason::CannotPay { discount: 0 }, "5.1.6");
    // Taken earlier in this turn.
    let public = &mut scene.game.public;
    let gone = public.court[named("bc_3")].take();
    gone.iter().for_each(|card| public.characters.discard.insert(*card));
    check(&mut scene, "recruit bc_3", Reason::NoCard, "6.3");
    let mut scene = Scene::of(2);
    scene
        .set_glyphs("- red red red red red")
        .set_stock(A, [0, 0, 0, 5])
        .acting(A, Site::Hieroglyphs);
    check(&mut scene, "line 1", Reason::LineEmpty(named("1")), "6.5");
}

/// C 5.1.6: a payment, unit by unit.
#[test]
fn payments() {
    let mut scene = Scene::of(2);
    scene.set_stock(A, [2, 0, 0, 2]).acting(A, Site::Hieroglyphs).play("line 1");
    check(&mut scene, "pay zeal", Reason::UnitDoesNotPay(Resource::Zeal), "5.1.6");
    scene.pay([1, 0, 0, 1]);
    assert_eq!(scene.stock(A), [1, 0, 0, 1]);
}

/// C 5.1.3, C 6.7: free actions.
#[test]
fn free_actions() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "coyopa").give_glyphs(A, "red red blue").turn(A);
    check(&mut scene, "use coyopa", Reason::NotOneShot(named("coyopa")), "5.1.3");
    check(&mut scene, "use xoco", Reason::NotYours(named("xoco")), "5.1.3");
    check(&mut scene, "exchange red+white", Reason::NotEnoughGlyphs, "6.7");
    check(&mut scene, "exchange 3 red", Reason::NotEnoughGlyphs, "6.7");
    scene.play("exchange red+blue; jade 1");
    check(&mut scene, "exchange 3 red", Reason::AlreadyExchanged, "6.7");
}

/// C 5.5: what an Event asks for.
#[test]
fn drops() {
    let omen = |card: &str, symbol: &str| {
        let mut scene = Scene::with_card(2, card);
        scene.give_characters(A, "coyopa kawil").give_glyphs(A, "red blue").set_mask(A, &[1, 2]);
        scene.set_priests(A, [1, 0, 1, 0]).set_hand(A, "food food fame zeal").turn(A);
        scene.fate(symbol).play("place food nw_23");
        scene
    };
    let mut scene = omen("long_tough", "moon");
    check(&mut scene, "drop xoco", Reason::NotYours(named("xoco")), "5.1.3");
    let mut scene = omen("short_hard", "codex");
    check(&mut scene, "drop white", Reason::NoGlyph(Colour::White), "5.5");
    let mut scene = omen("long_hard", "moon");
    check(&mut scene, "remove 3", Reason::NoJadeThere(named("3")), "5.5");
    let mut scene = omen("short_tough", "cacao");
    check(&mut scene, "descend fame", Reason::PriestAtBottom(Resource::Fame), "5.1.8");
}

/// C 6.8.2: what becomes of a new Character.
#[test]
fn keeping() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "coyopa kawil").set_court("chicchan muluc").set_stock(A, [0, 1, 0, 0]);
    scene.acting(A, Site::BallCourt).play("recruit bc_1");
    check(&mut scene, "replace coyopa", Reason::SlotFree, "6.8.2");
    let mut scene = Scene::of(2);
    scene.give_characters(A, "coyopa kawil xoco").set_court("muluc chicchan");
    scene.set_stock(A, [0, 1, 0, 0]).acting(A, Site::BallCourt).play("recruit bc_1");
    check(&mut scene, "keep", Reason::NoSlotFree, "6.8.2");
    check(&mut scene, "use now", Reason::NotOneShot(named("muluc")), "5.1.3");
    check(&mut scene, "replace zotz", Reason::NotYours(named("zotz")), "5.1.3");
}

/// C 5.8.2: bonus actions.
#[test]
fn bonus_actions() {
    let mut scene = Scene::of(2);
    scene.set_stock(A, [0, 0, 0, 5]).bonus(A, Some(Site::Hieroglyphs), 0);
    check(&mut scene, "bonus altars", Reason::BonusElsewhere(Site::Hieroglyphs), "5.8.2");
    scene.set_stock(A, [0; 4]).bonus(A, None, 0);
    check(&mut scene, "bonus hieroglyphs", Reason::NothingPayable(Site::Hieroglyphs), "5.7.2");
    assert_eq!(scene.choices(), ["bonus river", "bonus refuse"]);
}
