//! How the Automa resolves effects (C 8.5).

use crate::automa::automa_with;
use crate::scene::*;
use patolli_copan::*;
use patolli_core::{By, Set};

/// An omen on the person's turn: this line of the card strikes both.
fn omen(mode: Mode, card: &str, symbol: &str, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut scene = Scene::solo_with_card(mode, card);
    arrange(&mut scene);
    scene.set_hand(A, "food food fame zeal").turn(A).fate(symbol).play("place food nw_23");
    scene
}

/// TV-43: `event_long_tough`, cacao; human zeal 2, Automa VP 6: human zeal 0; Automa VP 4 (C 8.5).
#[test]
fn tv_43_the_automa_loses_points() {
    let scene = omen(Mode::Basic, "long_tough", "cacao", |scene| {
        scene.set_stock(A, [0, 0, 2, 0]).set_vp(B, 6);
    });
    assert_eq!((scene.stock(A)[2], scene.vp(A), scene.vp(B)), (0, 0, 4));
}

/// C 8.5: gains and losses of Events as points.
#[test]
fn events_as_points() {
    for (mode, card, symbol, vp) in [
        (Mode::Basic, "long_tough", "flower", 2),
        (Mode::Basic, "short_easy", "flower", 4),
        (Mode::Basic, "short_easy", "water", 4),
        (Mode::Basic, "long_easy", "cacao", -3),
        (Mode::Basic, "standard_tough", "sun", -2),
        (Mode::Basic, "standard_hard", "moon", -1),
        (Mode::Basic, "long_hard", "water", -2),
        (Mode::Advanced, "long_easy", "water", 1),
    ] {
        let scene = omen(mode, card, symbol, |scene| {
            scene.give_glyphs(B, "red red blue").give_characters(B, "coyopa kawil");
            scene.set_extensions(B, 1).envoys(B, "tikal tikal uxmal");
            if mode == Mode::Advanced {
                scene.discard_characters(B, "xoco");
            }
        });
        assert_eq!(scene.vp(B), vp, "{card} {symbol}");
    }
}

/// C 8.5: what Events take from the Automa: the Character and the Glyph gained last, an extension; a
/// Jade tile it has not.
#[test]
fn events_take_what_came_last() {
    let arrange = |scene: &mut Scene| {
        scene.give_characters(B, "zotz coyopa").give_glyphs(B, "white red").set_extensions(B, 1);
    };
    let scene = omen(Mode::Basic, "long_tough", "moon", arrange);
    assert_eq!(scene.player(B).characters, Set::one(named("zotz")));
    assert_eq!(scene.public().characters.removed, Set::one(named("coyopa")));
    assert!(scene.player(B).discarded.is_empty());
    let scene = omen(Mode::Basic, "short_hard", "codex", arrange);
    assert_eq!(scene.player(B).glyphs, glyphs("white"));
    assert_eq!(scene.public().glyph_deck.discard, glyphs("red"));
    let scene = omen(Mode::Basic, "short_hard", "moon", arrange);
    assert_eq!((scene.player(B).extensions, scene.public().extensions), (0, 6));
    let scene = omen(Mode::Basic, "long_hard", "moon", arrange);
    assert_eq!((scene.vp(B), scene.front()), (0, Some(Step::Site)));
}

/// C 8.5: it climbs the stairway of its first card below the top, and descends on that of its last card
/// above the ground.
#[test]
fn priests_by_priority() {
    let arrange = |scene: &mut Scene| {
        scene.automa_order("fame power food zeal").set_priests(B, [4, 10, 0, 2]).set_vp(B, 0);
    };
    let mut scene = omen(Mode::Basic, "long_tough", "codex", arrange);
    scene.play("climb food");
    assert_eq!(scene.priests(B), [4, 10, 0, 3]);
    let scene = omen(Mode::Basic, "short_tough", "cacao", arrange);
    assert_eq!(scene.priests(B), [3, 10, 0, 2]);
}

/// C 8.5: a Jade tile is a Glyph by a roll; if the space is closed or empty, the next one with a card.
#[test]
fn jade_is_a_glyph() {
    let mut scene = omen(Mode::Basic, "standard_easy", "flower", |scene| {
        scene.set_glyphs("ochre red red red red red").close_glyph(6).automa_rolls("codex");
    });
    scene.play("jade 1");
    assert_eq!((scene.player(B).glyphs, scene.vp(B)), (glyphs("ochre"), 0));
    assert!(scene.public().glyphs[named("hg_1")].is_some(), "refilled at once");
}

/// C 8.5: a bonus action at a named Site is that card's action; at any Site that of its leftmost card.
#[test]
fn bonus_actions_of_the_automa() {
    // Column 1 of `altar_08` gives the Hieroglyphic Stairway, and climbs 1 before it.
    let mut scene = automa_with(Mode::Advanced, "zeal food fame power");
    scene.set_altar(1, "altar_08").set_glyphs("red red red red red red").finish_turn(A);
    scene.automa_rolls("cacao cacao").play("place nw_13");
    assert_eq!((scene.priests(B), scene.player(B).glyphs), ([0, 0, 4, 0], glyphs("red")));
    // Column 1 of `altar_10` is for any Site: again the Altars, and there 1 VP and three steps.
    let mut scene = automa_with(Mode::Advanced, "zeal food fame power");
    scene.set_altar(1, "altar_10").set_altar(2, "altar_01").finish_turn(A);
    scene.automa_rolls("cacao codex").play("place nw_13");
    assert_eq!((scene.priests(B), scene.vp(B)), ([0, 0, 4, 0], 1));
    assert_eq!(["1", "6"].map(|space| scene.public().altar_tokens[named(space)]), [Some(B); 2]);
}

/// C 8.5: a bonus River action takes two tiles onto its cards and buys nothing; `tecumbalam` scores.
#[test]
fn the_automa_at_the_river() {
    let mut scene = automa_with(Mode::Advanced, "zeal food fame power");
    scene
        .set_altar(1, "altar_09")
        .set_river("food fame zeal power")
        .give_characters(B, "tecumbalam");
    scene.finish_turn(A).next_tiles("power power").automa_rolls("flower").play("place nw_13");
    assert_eq!(scene.automa().tiles, tiles("food fame"));
    assert_eq!((scene.vp(B), scene.priests(B)), (2, [0, 0, 2, 0]));
    assert_eq!(scene.river(), "power power zeal power");
    // The effect that takes two tiles is the same without an action.
    let mut scene = automa_with(Mode::Advanced, "zeal food fame power");
    scene
        .set_altar(1, "altar_09")
        .set_river("food fame zeal power")
        .give_characters(B, "tecumbalam");
    scene.finish_turn(A).next_tiles("power power").automa_rolls("cacao").play("place nw_13");
    assert_eq!((scene.automa().tiles, scene.vp(B)), (tiles("food fame"), 0));
    assert_eq!(scene.river(), "power power zeal power");
}

/// C 8.5: its Totem goes to the entry of the Site of its leftmost card, VP side up, and pushes.
#[test]
fn the_totem_of_the_automa() {
    let mut scene = automa_with(Mode::Advanced, "zeal food fame power");
    scene.set_altar(1, "altar_10").set_totem(A, Site::Altars, 1, Side::Resource).finish_turn(A);
    scene.automa_rolls("flower").play("place nw_13");
    assert_eq!(scene.totem(B), Some((Site::Altars, 1, Side::Vp)));
    assert_eq!(scene.totem(A), Some((Site::Altars, 2, Side::Resource)));
    assert_eq!(scene.priests(B), [0, 0, 3, 0]);
}

/// C 8.5: ejected, it goes to its first Site but the one it came from, without a decision.
#[test]
fn the_automa_ejected() {
    let mut scene = Scene::solo(Mode::Advanced);
    scene.automa_order("zeal food fame power").set_totem(B, Site::Altars, 3, Side::Vp);
    scene.set_totem(A, Site::Altars, 2, Side::Vp).set_altar(1, "altar_01").set_altar(2, "altar_02");
    scene.set_stock(A, [0, 0, 1, 0]).at_site(A).play("stay");
    assert_eq!(scene.totem(A), Some((Site::Altars, 3, Side::Vp)));
    assert!(matches!(scene.totem(B), Some((Site::Embassies, 1, _))));
    assert_eq!((scene.decider(), scene.vp(A), scene.vp(B)), (A, 4, 0));
}

/// C 8.5, advanced: permanents work as far as they can.
#[test]
fn permanents_of_the_automa() {
    // A climb of three steps, an Altars action.
    let mut scene = automa_with(Mode::Advanced, "zeal food fame power");
    scene.set_altar(1, "altar_01").give_characters(B, "camazotz ixmacane kawil").finish_turn(A);
    scene.automa_rolls("sun").play("place nw_13");
    assert_eq!((scene.vp(B), scene.priests(B)), (1 + 1 + 2, [0, 0, 3, 0]));
    // In basic mode none of them does anything.
    let mut scene = automa_with(Mode::Basic, "zeal food fame power");
    scene.set_altar(1, "altar_01").give_characters(B, "camazotz ixmacane kawil").finish_turn(A);
    scene.automa_rolls("sun").play("place nw_13");
    assert_eq!(scene.vp(B), 0);
}

/// C 8.5: an Embassy by an effect goes to a City by a roll, then come the tokens.
#[test]
fn an_embassy_by_an_effect() {
    let mut scene = automa_with(Mode::Advanced, "zeal food fame power");
    scene.set_altar(1, "altar_13").finish_turn(A).automa_rolls("cacao flower");
    scene.next_tokens("emb1_vp1").play("place nw_13");
    assert_eq!((scene.player(B).cities, scene.vp(B)), (By::new([0, 1, 0, 0, 0, 0]), 1));
    assert_eq!(scene.priests(B), [0, 0, 1, 0]);
    // The Altars take one token; with no second one there is no Embassy (C 5.13).
    for (reserve, cities) in [(23, 1), (24, 0)] {
        let mut scene = automa_with(Mode::Advanced, "zeal food fame power");
        scene.set_altar(1, "altar_13").reserve(B, reserve).finish_turn(A);
        scene.automa_rolls("cacao flower").play("place nw_13");
        assert_eq!((scene.player(B).n_cities(), scene.public().tokens_left(B)), (cities, 0));
    }
}

/// C 8.5: a Character of its choice comes by a roll and works at once in advanced mode; it is refilled.
#[test]
fn a_character_of_its_choice() {
    let mut scene = automa_with(Mode::Advanced, "zeal food fame power");
    scene.set_altar(1, "altar_14").set_court("- xochitl - - - -").close_court(1);
    scene.next_characters("xoco").finish_turn(A).automa_rolls("cacao cacao").play("place nw_13");
    // Space 1 is closed: the next one.
    assert_eq!((scene.vp(B), scene.court(2)), (3, Some(named("xoco"))));
    assert_eq!(scene.player(B).discarded, Set::one(named("xochitl")));
    assert_eq!((scene.player(B).court, scene.priests(B)), (By::default(), [0, 0, 2, 0]));
}

/// C 8.5: one-shots at once: resources are points, climbs, extensions, Jade is a Glyph.
#[test]
fn one_shots_of_the_automa() {
    for (name, vp, zeal, extensions, cards) in [
        ("xoco", 4, 0, 0, 0),
        ("cabaguil", 5, 0, 0, 0),
        ("ixazaluoh", 3, 0, 0, 0),
        ("itzamna", 0, 3, 0, 0),
        ("chichuaton", 0, 0, 1, 0),
        ("coszcatl", 0, 0, 0, 1),
        ("kianto", 0, 0, 0, 1),
        ("chamahez", 0, 0, 0, 0),
    ] {
        let mut scene = automa_with(Mode::Advanced, "fame zeal food power");
        scene.set_court(&format!("{name} - - - - -")).set_priests(B, [0, 10, 0, 0]).set_vp(B, 0);
        scene.finish_turn(A).automa_rolls("cacao moon").play("place nw_13");
        let player = scene.player(B);
        assert_eq!((player.vp(), player.extensions), (vp, extensions), "{name}");
        assert_eq!(
            (player.priests[Resource::Zeal], player.glyphs.total()),
            (zeal, cards),
            "{name}"
        );
        let face_up = name == "chamahez";
        assert_eq!(player.characters.contains(named(name)), face_up, "{name}");
        assert_eq!(scene.parts(B).characters, 0, "{name}");
    }
}

/// C 8.5: effects of City tiles; bonus actions come after the Embassy tokens.
#[test]
fn city_tiles_of_the_automa() {
    let mut scene = automa_with(Mode::Advanced, "food zeal fame power");
    scene.set_city("quirigua", "city_04").set_glyphs("red red red red red red").finish_turn(A);
    scene.automa_rolls("cacao codex").next_tokens("emb1_vp1").play("place nw_13");
    assert_eq!((scene.vp(B), scene.player(B).glyphs.total()), (1, 3));
    assert_eq!(scene.priests(B), [1, 0, 0, 0]);
    let token = scene.last(|event| matches!(event, Event::DrewToken { .. }));
    let glyph = scene.last(|event| matches!(event, Event::TookGlyphs { .. }));
    assert!(token < glyph);
}

/// C 8.5: Zenith tokens as usual.
#[test]
fn zenith_of_the_automa() {
    let mut scene = automa_with(Mode::Basic, "power zeal fame food");
    scene.set_priests(B, [0, 0, 0, 9]).finish_turn(A).automa_rolls("cacao").play("place nw_13");
    assert_eq!((scene.vp(B), scene.priests(B), scene.public().zeniths), (14, [0, 0, 0, 10], 1));
}
