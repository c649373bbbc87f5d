//! Priests, Zenith tokens, and the Hieroglyphic Stairway (C 5.1.8, C 5.1.9, C 6.5).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::Dense;

/// TV-11: no one at the top; A, then B, then A's second Priest reach step 10: A 14, B 8, A 3; a fourth
/// arrival scores 0 (C 5.1.9, R-57).
#[test]
fn tv_11_zenith_tokens() {
    let mut scene = Scene::of(2);
    scene.set_priests(A, [9, 9, 9, 0]).set_priests(B, [9, 0, 0, 0]);
    scene.give_characters(A, "itzamna xecotcovach").set_hand(A, "food food food food").turn(A);
    scene.fate("codex").play("place food nw_23; climb food");
    assert_eq!((scene.vp(A), scene.vp(B)), (14, 0));
    scene.play("climb food");
    assert_eq!((scene.vp(A), scene.vp(B)), (14, 8));
    scene.play("use itzamna; climb fame");
    assert_eq!((scene.vp(A), scene.public().zeniths), (17, 3));
    scene.play("use xecotcovach; climb zeal");
    assert_eq!((scene.vp(A), scene.priests(A), scene.public().zeniths), (17, [10, 10, 10, 0], 3));
}

/// TV-32: Priest on stair_zeal step 9, `camazotz` in a slot, Zenith 14 on top; climb 3 on stair_zeal:
/// step 10, 14 VP, no resource, for only one step was real (C 5.1.8).
#[test]
fn tv_32_only_real_steps_count() {
    let mut scene = Scene::of(2);
    scene.set_priests(A, [0, 0, 9, 0]).give_characters(A, "camazotz itzamna").turn(A);
    scene.play("use itzamna; climb zeal");
    assert_eq!((scene.priests(A), scene.vp(A)), ([0, 0, 10, 0], 14));
    assert_eq!((scene.stock(A), scene.front()), ([0; 4], Some(Step::Place)));
}

/// TV-33: that Priest descends (`event_short_tough`, cacao), later climbs: step 10 again, no Zenith
/// token (C 5.1.9, R-43).
#[test]
fn tv_33_no_second_zenith_for_a_priest() {
    let mut scene = Scene::with_card(2, "short_tough");
    scene.set_priests(A, [0, 0, 10, 0]).give_characters(A, "itzamna").turn(A);
    scene.set_hand(A, "food food food food").fate("cacao").play("place food nw_23");
    assert_eq!((scene.priests(A), scene.vp(A)), ([0, 0, 9, 0], 14));
    scene.play("use itzamna; climb zeal");
    assert_eq!((scene.priests(A), scene.vp(A), scene.public().zeniths), ([0, 0, 10, 0], 14, 1));
}

/// each `camazotz` and `zotz` gives 1 any for one movement of two or more real steps.
#[test]
fn r24_long_climbs() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "camazotz zotz itzamna").turn(A).play("use itzamna; climb zeal");
    scene.play("gain food; gain food");
    assert_eq!((scene.stock(A), scene.front()), ([2, 0, 0, 0], Some(Step::Place)));
    // Two real steps are enough.
    let mut scene = Scene::of(2);
    scene.set_priests(A, [0, 0, 8, 0]).give_characters(A, "camazotz itzamna").turn(A);
    scene.play("use itzamna; climb zeal; gain power");
    assert_eq!((scene.stock(A), scene.vp(A)), ([0, 0, 0, 1], 14));
}

/// C 5.1.8: Priests on the top cannot be chosen; with all four there nothing happens.
#[test]
fn the_top_is_the_end() {
    let mut scene = Scene::of(2);
    scene.set_priests(A, [10, 10, 3, 4]).give_characters(A, "itzamna xecotcovach").turn(A);
    scene.play("use itzamna");
    assert_eq!(scene.offered("climb"), ["zeal", "power"]);
    assert_eq!(scene.refused("climb food"), Reason::PriestOnTop(Resource::Food));
    scene.play("climb power");
    scene.set_priests(A, [10; 4]).play("use xecotcovach");
    assert_eq!((scene.priests(A), scene.front()), ([10; 4], Some(Step::Place)));
}

/// C 6.5: a line gives all its Glyphs and its steps; it is refilled at the end of the turn.
#[test]
fn lines_of_the_hieroglyphic_stairway() {
    for (line, paid, taken, steps) in [
        ("1", [1, 0, 0, 1], "red", 3),
        ("2", [2, 0, 0, 2], "ochre green", 2),
        ("3", [2, 0, 0, 3], "blue violet white", 1),
    ] {
        let mut scene = Scene::of(2);
        scene
            .set_glyphs("red ochre green blue violet white")
            .give_characters(A, "yumchakob ihuicatl");
        scene.set_extensions(A, 1).set_stock(A, [4, 0, 0, 6]).acting(A, Site::Hieroglyphs);
        scene.play(&format!("line {line}")).pay(paid);
        assert_eq!(scene.stock(A), [4 - paid[0], 0, 0, 6 - paid[3]], "line {line}");
        assert_eq!((scene.player(A).glyphs, scene.vp(A)), (glyphs(taken), 2), "line {line}");
        scene.play("climb food");
        assert_eq!(scene.priests(A), [steps, 0, 0, 0], "line {line}");
        let open = scene.public().glyphs.values().flatten().count();
        assert_eq!((scene.front(), open), (Some(Step::End), 6 - glyphs(taken).total() as usize));
        scene.play("end");
        assert!(scene.public().glyphs.values().all(Option::is_some));
    }
}

/// a line without cards cannot be read for its steps; one with some cards left can.
#[test]
fn r54_an_empty_line() {
    let mut scene = Scene::of(2);
    scene.set_glyphs("- red - blue violet white").set_stock(A, [5; 4]).acting(A, Site::Hieroglyphs);
    assert_eq!(scene.refused("line 1"), Reason::LineEmpty(named("1")));
    scene.play("line 2");
    scene.play_while(|game| game.public.agenda.front() == Some(Step::Pay));
    assert_eq!((scene.player(A).glyphs, scene.player(A).stock.total()), (glyphs("red"), 16));
    scene.play("climb food");
    assert_eq!(scene.priests(A), [2, 0, 0, 0]);
}

/// C 5.9.4: an empty Glyph pile is made of its discard; with both empty the space stays empty.
#[test]
fn glyphs_are_reshuffled() {
    let mut scene = Scene::of(2);
    scene.set_glyphs("red red red red red red").set_stock(A, [0, 0, 0, 2]);
    let deck = &mut scene.game.public.glyph_deck;
    (deck.discard, deck.pile) = (glyphs("blue"), Glyphs::NOTHING);
    let rest: Glyphs = Colour::all().map(|colour| (colour, 8)).collect();
    let rest = rest.minus(glyphs("blue red red red red red red"));
    scene.player_mut(B).glyphs = rest;
    scene.acting(A, Site::Hieroglyphs).play("line 1; climb food");
    assert_eq!(scene.public().glyphs[named("hg_1")], Some(Colour::Blue));
    assert!(scene.heard(&Event::Reshuffled { pile: Site::Hieroglyphs }));
    // Line 3 takes three cards, and none is left to fill it.
    scene.set_stock(B, [0, 0, 2, 3]).acting(B, Site::Hieroglyphs);
    scene.play("line 3; climb food");
    scene.play_while(|game| game.public.active == B);
    assert_eq!(scene.public().glyphs.as_array()[3..], [None; 3]);
}
