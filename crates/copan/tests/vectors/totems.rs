//! Moving, pushing and ejecting Totems (C 5.7, C 6.9).

use crate::scene::*;
use patolli_copan::*;

/// TV-05: Totem on the River; stock (0,0,2,0); a free Altar space under `altar_01` (cost zeal); move to
/// the Altars: pays 1 zeal; the action must follow; after choosing `altar_01` zeal is 0 (C 5.7.2,
///
#[test]
fn tv_05_entry_and_action() {
    let mut scene = Scene::of(2);
    scene
        .set_totem(A, Site::River, 1, Side::Vp)
        .set_stock(A, [0, 0, 2, 0])
        .set_altar(1, "altar_01");
    scene.at_site(A).play("move altars resource");
    assert_eq!(scene.stock(A), [0, 0, 1, 0]);
    assert_eq!(scene.front(), Some(Step::Act { site: Site::Altars, discount: 0 }));
    assert_eq!(scene.refused("skip"), Reason::MustAct);
    scene.play("altar 3");
    assert_eq!(scene.stock(A), [0; 4]);
    assert_eq!(scene.vp(A), 1);
    assert_eq!(scene.public().altar_tokens[named("3")], Some(A));
    scene.play("climb fame");
    assert_eq!(scene.priests(A), [0, 3, 0, 0]);
}

/// TV-06: B's Totem on Altars space 1; A has zeal 2 and a free space under `altar_01`; A moves there: B
/// is on space 2 and gains nothing; A pays 1 zeal (C 5.7.4).
#[test]
fn tv_06_a_push() {
    let mut scene = Scene::of(2);
    scene
        .set_totem(B, Site::Altars, 1, Side::Vp)
        .set_stock(A, [0, 0, 2, 0])
        .set_altar(1, "altar_01");
    scene.at_site(A).play("move altars resource");
    assert_eq!(scene.totem(A), Some((Site::Altars, 1, Side::Resource)));
    assert_eq!(scene.totem(B), Some((Site::Altars, 2, Side::Vp)));
    assert_eq!((scene.stock(B), scene.vp(B), scene.stock(A)), ([0; 4], 0, [0, 0, 1, 0]));
}

/// TV-35: A on Ball Court 2, B on 3, C on Altars 1; A stays: A on 3, B is ejected and chooses the
/// Altars: B on 1, C on 2; only A resolves a symbol (C 5.7.5, R-12, R-13).
#[test]
fn tv_35_an_ejection_pushes_on() {
    let mut scene = Scene::of(3);
    scene.set_totem(A, Site::BallCourt, 2, Side::Vp).set_totem(B, Site::BallCourt, 3, Side::Vp);
    scene.set_totem(C, Site::Altars, 1, Side::Vp).set_court("chicchan ixazaluoh - - - -");
    scene.set_stock(A, [0, 1, 0, 0]).set_stock(B, [1, 1, 1, 1]).at_site(A).play("stay");
    assert_eq!((scene.decider(), scene.vp(A)), (B, 0));
    assert_eq!(scene.choices().len(), 8);
    assert_eq!(scene.refused("eject ball_court vp"), Reason::EjectedFrom(Site::BallCourt));
    assert_eq!(scene.refused("eject off"), Reason::MustReenter);
    scene.play("eject altars resource");
    assert_eq!(scene.totem(A), Some((Site::BallCourt, 3, Side::Vp)));
    assert_eq!(scene.totem(B), Some((Site::Altars, 1, Side::Resource)));
    assert_eq!(scene.totem(C), Some((Site::Altars, 2, Side::Vp)));
    assert_eq!([A, B, C].map(|seat| scene.vp(seat)), [4, 0, 0]);
    assert_eq!((scene.stock(B), scene.decider()), ([1; 4], A));
    assert_eq!(scene.front(), Some(Step::Act { site: Site::BallCourt, discount: 0 }));
}

/// TV-36: P=4; Embassies: B on 1, C on 2, D on 3; A moves there: B 2, C 3, D is ejected and chooses one
/// of the 4 other Sites; then A pays 1 food (C 5.7.5).
#[test]
fn tv_36_a_full_site() {
    let mut scene = Scene::of(4);
    for (seat, space) in [(B, 1), (C, 2), (D, 3)] {
        scene.set_totem(seat, Site::Embassies, space, Side::Vp);
    }
    scene.set_city("quirigua", "city_10").set_city("caracol", "city_06");
    scene.set_stock(A, [3, 1, 0, 0]).at_site(A).play("move embassies resource");
    assert_eq!((scene.decider(), scene.choices().len(), scene.stock(A)), (D, 8, [3, 1, 0, 0]));
    scene.play("eject river vp");
    assert_eq!(scene.totem(B), Some((Site::Embassies, 2, Side::Vp)));
    assert_eq!(scene.totem(C), Some((Site::Embassies, 3, Side::Vp)));
    assert_eq!(scene.totem(D), Some((Site::River, 1, Side::Vp)));
    assert_eq!((scene.stock(A), scene.vp(D)), ([2, 1, 0, 0], 0));
}

/// TV-37: A on River 3, stock 0, nothing payable elsewhere: only the entry of the River, one option for
/// each side, ×1 (C 5.7.3, R-14).
#[test]
fn tv_37_stuck_on_the_river() {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::River, 3, Side::Resource).at_site(A);
    assert_eq!(scene.choices(), ["move river resource", "move river vp"]);
    scene.play("move river vp");
    assert_eq!((scene.totem(A), scene.vp(A)), (Some((Site::River, 1, Side::Vp)), 2));
}

/// TV-45: A on Altars 3; mask space 10 is placed in an exchange at `PLACE`; A moves the Totem to Altars
/// 1; later it may stay: Altars 2, ×1, no entry cost (C 6.9, R-47, R-61).
#[test]
fn tv_45_a_totem_moved_by_the_mask() {
    let mut scene = Scene::of(2);
    scene
        .set_totem(A, Site::Altars, 3, Side::Resource)
        .set_mask(A, &[5])
        .give_glyphs(A, "red blue");
    scene.set_hand(A, "food food fame fame").set_stock(A, [0, 0, 1, 0]).set_altar(1, "altar_01");
    scene.set_altar(2, "altar_13").turn(A).play("exchange red+blue; jade 10");
    assert_eq!(scene.choices().len(), 11);
    scene.play("totem altars vp");
    assert_eq!(scene.totem(A), Some((Site::Altars, 1, Side::Vp)));
    assert_eq!((scene.stock(A), scene.vp(A), scene.front()), ([0, 0, 1, 0], 0, Some(Step::Place)));
    scene.play("place food nw_24; stay");
    assert_eq!((scene.totem(A), scene.vp(A)), (Some((Site::Altars, 2, Side::Vp)), 2));
    assert_eq!(scene.stock(A), [2, 0, 1, 0]);
    assert_eq!(scene.front(), Some(Step::Act { site: Site::Altars, discount: 0 }));
}

/// TV-48: first turn, stock (0,0,0,2): the Hieroglyphic Stairway is illegal, since 1 power is left after
/// the entry and line 1 needs 2; the River is legal (C 5.7.2).
#[test]
fn tv_48_an_entry_that_leaves_too_little() {
    let mut scene = Scene::of(2);
    scene.set_stock(A, [0, 0, 0, 2]).at_site(A);
    let nothing = Reason::NothingPayable(Site::Hieroglyphs);
    assert_eq!(scene.refused("move hieroglyphs resource"), nothing);
    assert_eq!(scene.refused("move altars vp"), Reason::EntryCost(Resource::Zeal));
    assert_eq!(scene.refused("stay"), Reason::CannotStay);
    assert_eq!(scene.choices(), ["move river resource", "move river vp"]);
}

/// TV-49: stay on Hieroglyphs 1→2 with the resource side, stock (0,0,0,1): legal, since ×1 gives 1 any
/// and power + * can be paid then (C 5.7.2, R-10).
#[test]
fn tv_49_the_symbol_pays_for_the_action() {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::Hieroglyphs, 1, Side::Resource).set_stock(A, [0, 0, 0, 1]).at_site(A);
    scene.play("stay; gain food");
    // Line 1 is the only action, and there is one way to pay it.
    let climb = Step::Climb { seat: A, steps: 3, by: Source::Line(named("1")) };
    assert_eq!((scene.stock(A), scene.front()), ([0; 4], Some(climb)));
    assert_eq!(scene.player(A).glyphs.total(), 1);
}

/// TV-55: A on River 1, VP side; stays twice: +4 VP (space 2), +6 VP (space 3); the third time it must
/// move to another Site (C 3.6, C 5.7.1).
#[test]
fn tv_55_along_the_river() {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::River, 1, Side::Vp).at_site(A);
    for vp in [4, 6] {
        let before = scene.vp(A);
        scene.play("stay");
        assert_eq!(scene.vp(A) - before, vp);
        scene.play_while(|game| game.public.active == A);
        scene.at_site(A);
    }
    scene.set_stock(A, [0, 0, 3, 0]).set_altar(1, "altar_01");
    assert_eq!(scene.refused("stay"), Reason::CannotStay);
    assert_eq!(scene.refused("move river vp"), Reason::OnlyIfStuck);
    assert_eq!(scene.choices(), ["move altars resource", "move altars vp"]);
}

/// TV-65: A on Embassies 1, resource side, stock (0,1,0,0); the only payable City would be Quirigua with
/// `city_15`; A stays and chooses zeal: without a free action the action is lost at once; with
/// `ixazaluoh` in a slot the options are to use it and `skip`; after using it `skip` is gone (C 5.7.7,
/// C 5.8.1, R-62).
#[test]
fn tv_65_an_unlucky_choice() {
    let arrange = |scene: &mut Scene| {
        scene.set_totem(A, Site::Embassies, 1, Side::Resource).set_stock(A, [0, 1, 0, 0]);
        scene.set_city("quirigua", "city_15").set_city("caracol", "city_11").at_site(A);
    };
    let mut scene = Scene::of(2);
    arrange(&mut scene);
    scene.play("stay; gain zeal");
    assert!(scene.heard(&Event::ActionLost { seat: A, site: Some(Site::Embassies) }));
    assert_eq!(scene.public().active, B);

    let mut scene = Scene::of(2);
    arrange(&mut scene);
    scene.give_characters(A, "ixazaluoh").play("stay; gain zeal");
    assert_eq!(scene.choices(), ["skip", "use ixazaluoh"]);
    let mut skipped = scene.clone();
    skipped.play("skip");
    assert!(skipped.heard(&Event::ActionLost { seat: A, site: Some(Site::Embassies) }));
    scene.play("use ixazaluoh");
    assert_eq!(scene.stock(A), [3, 1, 1, 0]);
    assert!(scene.can("city quirigua"));
    assert_eq!(scene.refused("skip"), Reason::MustAct);
}

/// TV-66: P=2; A on River 3, stock 0, `xochitl` in a slot, a free Altar space under `altar_01`: first the
/// re-entry of the River (2 sides) and `xochitl`; after using it only the Altars: 2 options (C 5.7.3).
#[test]
fn tv_66_a_free_action_ends_the_re_entry() {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::River, 3, Side::Vp).give_characters(A, "xochitl");
    scene.set_altar(1, "altar_01").at_site(A);
    assert_eq!(scene.choices(), ["move river resource", "move river vp", "use xochitl"]);
    scene.play("use xochitl");
    assert_eq!(scene.stock(A), [0, 0, 3, 0]);
    assert_eq!(scene.choices(), ["move altars resource", "move altars vp"]);
    assert_eq!(scene.refused("move river resource"), Reason::OnlyIfStuck);
}

/// the Site where the Totem stands cannot be entered again.
#[test]
fn r11_no_re_entry() {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::Altars, 1, Side::Vp).set_stock(A, [5; 4]).at_site(A);
    assert_eq!(scene.refused("move altars resource"), Reason::SameSite(Site::Altars));
    assert!(scene.can("stay"));
}

/// staying needs a payable action, with the symbol counted.
#[test]
fn r10_staying_needs_an_action() {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::Hieroglyphs, 1, Side::Vp).set_stock(A, [0, 0, 0, 1]).at_site(A);
    assert_eq!(scene.refused("stay"), Reason::NothingPayable(Site::Hieroglyphs));
    scene.set_totem(A, Site::Hieroglyphs, 1, Side::Resource).set_stock(A, [0; 4]).at_site(A);
    assert_eq!(scene.refused("stay"), Reason::NothingPayable(Site::Hieroglyphs));
    // ×2 is enough for power + *.
    scene.set_totem(A, Site::Hieroglyphs, 2, Side::Resource).at_site(A);
    assert!(scene.can("stay"));
}

/// C 5.7.1: a Totem off the board goes to any Site it can pay for; the side is chosen again.
#[test]
fn the_first_move() {
    let mut scene = Scene::of(2);
    scene.set_stock(A, [5; 4]).at_site(A);
    assert_eq!(scene.offered("move").len(), 10);
    assert_eq!(scene.refused("stay"), Reason::CannotStay);
    scene.play("move river resource; gain zeal");
    assert_eq!(scene.totem(A), Some((Site::River, 1, Side::Resource)));
}

/// C 5.7.4: the Totem leaves first, so that it pushes no one from where it was.
#[test]
fn leaving_makes_room() {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::River, 1, Side::Vp).set_totem(B, Site::River, 2, Side::Resource);
    scene.at_site(A).play("stay");
    assert_eq!(scene.totem(A), Some((Site::River, 2, Side::Vp)));
    assert_eq!(scene.totem(B), Some((Site::River, 3, Side::Resource)));
    assert_eq!((scene.vp(A), scene.stock(B)), (4, [0; 4]));
}

/// a Site action continues where it was chosen, although the Totem has left (C 6.9).
#[test]
fn r55_the_action_goes_on_without_the_totem() {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::Altars, 1, Side::Vp).set_mask(A, &[5]).give_glyphs(A, "red blue");
    scene.set_altar(1, "altar_01").set_altar(2, "altar_02").set_stock(A, [0, 0, 1, 0]);
    scene.acting(A, Site::Altars).play("exchange red+blue; jade 10; totem river vp");
    assert_eq!((scene.totem(A), scene.vp(A)), (Some((Site::River, 1, Side::Vp)), 0));
    assert_eq!(scene.front(), Some(Step::Act { site: Site::Altars, discount: 0 }));
    scene.play("altar 3; climb zeal");
    assert_eq!(scene.priests(A), [0, 0, 3, 0]);
}

/// C 6.9: the Totem may stay where it is, and it pushes and ejects where it goes.
#[test]
fn move_totem_pushes_and_may_be_left() {
    let mut scene = Scene::of(4);
    scene.set_totem(A, Site::Altars, 1, Side::Vp).set_mask(A, &[5]).give_glyphs(A, "red blue");
    for (seat, space) in [(B, 1), (C, 2), (D, 3)] {
        scene.set_totem(seat, Site::River, space, Side::Vp);
    }
    scene.turn(A).play("exchange red+blue; jade 10");
    let mut left = scene.clone();
    left.play("totem leave");
    assert_eq!(left.totem(A), Some((Site::Altars, 1, Side::Vp)));
    scene.play("totem river resource");
    assert_eq!((scene.decider(), scene.choices().len()), (D, 8));
    scene.play("eject altars vp");
    assert_eq!(scene.totem(A), Some((Site::River, 1, Side::Resource)));
    assert_eq!(scene.totem(D), Some((Site::Altars, 1, Side::Vp)));
    assert_eq!((scene.stock(A), scene.front()), ([0; 4], Some(Step::Place)));
}
