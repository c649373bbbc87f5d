//! The Ball Court and what becomes of Characters (C 6.3, C 6.8).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::By;

/// A Ball Court action of A with this Character on `bc_1` and enough to pay.
fn recruiting(name: &str, slots: &str) -> Scene {
    let mut scene = Scene::of(2);
    scene.give_characters(A, slots).set_court(&format!("{name} - - - - -"));
    scene.set_extensions(B, 0).acting(A, Site::BallCourt);
    scene
}

/// TV-27: slots full (3 permanents); recruits `ixazaluoh`, food 1, capacity 5, `use now`: food 4;
/// `ixazaluoh` in the player's discard; a token on the half (C 6.8.2).
#[test]
fn tv_27_used_without_a_slot() {
    let mut scene = recruiting("ixazaluoh", "coyopa kawil muluc");
    scene.set_court("- chicchan - - - -").set_stock(A, [1, 1, 0, 0]).play("recruit bc_1");
    let replace = ["replace coyopa", "replace kawil", "replace muluc"];
    assert_eq!(scene.choices(), [&replace[..], &["use now", "refuse"]].concat());
    scene.play("use now");
    let player = scene.player(A);
    assert_eq!(
        (scene.stock(A), player.court, player.characters.len()),
        ([4, 0, 0, 0], By::new([1, 0]), 3)
    );
    assert!(player.discarded.contains(named("ixazaluoh")));
}

/// TV-64: 3 slots: `coyopa`, `kawil`, `itzamna`; recruits `zotz` with `replace itzamna`; Priest on
/// stair_food 0: stair_food 3; no resource, for `zotz` enters only after `itzamna` has worked; slots
/// `coyopa`, `kawil`, `zotz`.
#[test]
fn tv_64_the_new_card_comes_last() {
    let mut scene = recruiting("zotz", "coyopa kawil itzamna");
    scene.set_court("- chicchan - - - -").set_stock(A, [0, 2, 1, 0]);
    scene.play("recruit bc_1; replace itzamna");
    assert!(!scene.player(A).characters.contains(named("zotz")));
    scene.play("climb food");
    assert_eq!((scene.priests(A), scene.stock(A)), ([3, 0, 0, 0], [0; 4]));
    let slots = all_named("coyopa kawil zotz").into_iter().collect();
    assert_eq!(scene.player(A).characters, slots);
    assert!(scene.player(A).discarded.contains(named("itzamna")));
}

/// while a slot is free nothing is replaced (C 6.8.2).
#[test]
fn r67_a_free_slot_comes_first() {
    let mut scene = recruiting("muluc", "coyopa kawil");
    scene.set_court("- chicchan - - - -").set_stock(A, [0, 1, 0, 0]).play("recruit bc_1");
    assert_eq!(scene.choices(), ["keep", "refuse"]);
    scene.play("keep");
    assert_eq!(scene.player(A).characters.len(), 3);
    assert!(scene.player(A).characters.contains(named("muluc")));
    let mut scene = recruiting("chicchan", "coyopa kawil");
    scene.set_court("- muluc - - - -").set_stock(A, [0, 1, 0, 0]).play("recruit bc_1");
    assert_eq!(scene.choices(), ["keep", "use now", "refuse"]);
    assert_eq!(scene.refused("replace coyopa"), Reason::SlotFree);
}

/// C 6.8.1: a permanent does not work for the action that recruited it; `xbalanque` scores next time.
#[test]
fn not_for_its_own_recruiting() {
    let mut scene = recruiting("xbalanque", "");
    scene.set_court("- chicchan muluc - - -").set_stock(A, [0, 3, 0, 0]).play("recruit bc_1; keep");
    assert_eq!((scene.vp(A), scene.player(A).characters.len()), (0, 1));
    scene.set_court("muluc chicchan - - - -").acting(A, Site::BallCourt).play("recruit bc_1");
    assert_eq!(scene.vp(A), 2);
}

/// C 6.3, C 5.9.1: the space stays empty until the end of the turn.
#[test]
fn the_court_is_refilled_at_the_end_of_the_turn() {
    let mut scene = recruiting("chicchan", "ihuicatl");
    scene.set_court("- muluc - - - -").set_stock(A, [0, 1, 0, 0]).play("recruit bc_1; keep");
    assert_eq!((scene.front(), scene.court(1)), (Some(Step::End), None));
    scene.next_characters("xoco").play("end");
    assert_eq!(scene.court(1), Some(named("xoco")));
}

/// C 6.8.2, R-59: a one-shot that is replaced on its owner's turn works; a permanent is just discarded.
#[test]
fn r59_replacing_works_for_one_shots() {
    let mut scene = recruiting("muluc", "ixazaluoh coyopa kawil");
    scene.set_court("- chicchan - - - -").set_stock(A, [0, 1, 0, 0]).play("recruit bc_1");
    let mut other = scene.clone();
    scene.play("replace ixazaluoh");
    assert_eq!(scene.stock(A), [3, 0, 0, 0]);
    assert!(scene.heard(&Event::Used { seat: A, character: named("ixazaluoh") }));
    other.play("replace coyopa");
    assert_eq!(other.stock(A), [0; 4]);
    assert!(other.heard(&Event::Discarded { seat: A, character: named("coyopa") }));
    for scene in [scene, other] {
        assert!(scene.player(A).characters.contains(named("muluc")));
        assert_eq!(scene.player(A).discarded.len(), 1);
    }
}

/// R-70 (C 6.8.2): a recruited Character may be discarded at once, whatever its type. It is in the player's
/// discard without having worked; the token on the Ball Court stays.
#[test]
fn r70_a_recruited_character_is_discarded_at_once() {
    for (name, price) in
        [("muluc", [0, 1, 0, 0]), ("yatzil", [0, 1, 2, 0]), ("ixazaluoh", [0, 1, 0, 0])]
    {
        let mut scene = recruiting(name, "coyopa kawil zotz");
        scene.set_court("- chicchan - - - -").set_stock(A, price).play("recruit bc_1; refuse");
        assert_eq!(scene.stock(A), [0; 4], "{name}");
        let player = scene.player(A);
        assert_eq!((player.characters.len(), player.court), (3, By::new([1, 0])), "{name}");
        assert_eq!(player.discarded, all_named(name).into_iter().collect());
        assert!(scene.heard(&Event::Discarded { seat: A, character: named(name) }));
        assert!(scene.public().characters.discard.is_empty());
        scene.sound();
    }
}

/// C 6.8.2: a free Character may be refused; it goes to the common discard.
#[test]
fn a_free_character_refused() {
    let mut scene = Scene::of(2);
    scene.set_altar(1, "altar_14").set_court("coyopa - - - - -").set_stock(A, [1, 1, 1, 0]);
    scene.acting(A, Site::Altars).play("altar 1; character bc_1; refuse");
    assert!(scene.public().characters.discard.contains(named("coyopa")));
    assert!(scene.heard(&Event::Refused { seat: A, character: named("coyopa") }));
    assert!(scene.player(A).discarded.is_empty() && scene.player(A).characters.is_empty());
    scene.play("climb food");
    assert_eq!(scene.priests(A), [2, 0, 0, 0]);
}

/// C 3.12, C 6.8.3: what the one-shots give at once, used at the start of the turn.
#[test]
fn one_shots_at_once() {
    for (names, amounts) in [
        ("cabaguil", [5, 0, 0, 0]),
        ("colop_u_uichikin", [0, 0, 5, 0]),
        ("ix_tub_tun", [0, 5, 0, 0]),
        ("xibalba", [0, 0, 0, 5]),
        ("ixazaluoh", [3, 0, 0, 0]),
        ("xochitl", [0, 0, 3, 0]),
        ("hacha_kyum", [0, 3, 0, 0]),
        ("chicchan", [0, 0, 0, 3]),
    ] {
        let mut scene = Scene::of(2);
        scene.give_characters(A, names).turn(A).play(&format!("use {names}"));
        assert_eq!((scene.stock(A), scene.front()), (amounts, Some(Step::Place)), "{names}");
        assert!(scene.player(A).discarded.contains(named(names)));
    }
    for name in ["chichuaton", "xamaniqinqu"] {
        let mut scene = Scene::of(2);
        scene.give_characters(A, name).turn(A).play(&format!("use {name}"));
        assert_eq!((scene.player(A).extensions, scene.public().extensions), (1, 5));
    }
    let mut scene = Scene::of(2);
    scene.give_characters(A, "kianto").set_glyphs("red blue red blue red blue").turn(A);
    scene.next_glyph("white").play("use kianto");
    assert_eq!(scene.offered("glyph").len(), 6);
    scene.play("glyph hg_2");
    assert_eq!(scene.front(), Some(Step::Place));
    assert_eq!(
        (scene.player(A).glyphs, scene.public().glyphs[named("hg_2")]),
        (glyphs("blue"), Some(Colour::White))
    );
}

/// C 3.12, C 5.1.4: bonus actions of one-shots come with discount 3, at once before the Court phase.
#[test]
fn one_shots_with_bonus_actions() {
    for (names, site) in [
        ("iktan nacon", Site::Embassies),
        ("necahual xumucane", Site::River),
        ("tlacolotl uyitzin", Site::BallCourt),
        ("chachiuitl tohil", Site::Altars),
        ("gukumatz ixcuiname", Site::Hieroglyphs),
    ] {
        for name in names.split(' ') {
            let mut scene = Scene::of(2);
            scene
                .give_characters(A, name)
                .set_stock(A, [5; 4])
                .turn(A)
                .play(&format!("use {name}"));
            let bonus = Step::Bonus { site: Some(site), discount: 3 };
            assert_eq!(scene.front(), Some(bonus), "{name}");
            scene.play("bonus refuse");
            assert_eq!(scene.front(), Some(Step::Place), "{name}");
        }
    }
}

/// R-25, C 6.8.4: a Character that was used is in the player's discard and never returns to the pile.
#[test]
fn r25_the_own_discard() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "xoco").turn(A).play("use xoco");
    assert_eq!(scene.player(A).discarded, all_named("xoco").into_iter().collect());
    assert!(scene.public().characters.discard.is_empty());
}
