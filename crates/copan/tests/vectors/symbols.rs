//! The symbols of Site spaces (C 3.6, C 5.7.6).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::By;

fn on_the_court(side: Side) -> Scene {
    let mut scene = Scene::of(2);
    scene.set_totem(A, Site::BallCourt, 2, side).set_stock(A, [0, 1, 0, 0]);
    scene.set_court("chicchan ixazaluoh - - - -").at_site(A);
    scene
}

/// TV-03: Totem on Ball Court space 2, resource side; stock (0,1,0,0); `chicchan` (cost fame) on `bc_1`;
/// stay, choose fame and zeal: space 3, ×2: stock (0,2,1,0), then the Ball Court action (C 3.6,
/// C 5.7.6).
#[test]
fn tv_03_twice_the_resource_side() {
    let mut scene = on_the_court(Side::Resource);
    scene.play("stay; gain fame; gain zeal");
    assert_eq!(scene.totem(A), Some((Site::BallCourt, 3, Side::Resource)));
    assert_eq!((scene.stock(A), scene.vp(A)), ([0, 2, 1, 0], 0));
    assert_eq!(scene.front(), Some(Step::Act { site: Site::BallCourt, discount: 0 }));
    scene.play("recruit bc_1; keep");
    assert_eq!(scene.stock(A), [0, 1, 1, 0]);
    assert_eq!(scene.player(A).court, [1, 0]);
    assert!(scene.player(A).characters.contains(named("chicchan")));
}

/// TV-04: the same with the VP side, VP 7: VP 11, then the Ball Court action (C 3.6).
#[test]
fn tv_04_twice_the_vp_side() {
    let mut scene = on_the_court(Side::Vp);
    scene.set_vp(A, 7).play("stay");
    assert_eq!((scene.vp(A), scene.stock(A)), (11, [0, 1, 0, 0]));
    assert_eq!(scene.front(), Some(Step::Act { site: Site::BallCourt, discount: 0 }));
}

/// TV-47: `hacha_kyum` costs *; `hozanek` in a slot: the Ball Court action is free; the entry fame is
/// still due when moving (C 6.10).
#[test]
fn tv_47_entries_are_never_discounted() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "hozanek").set_court("hacha_kyum chicchan - - - -").at_site(A);
    assert_eq!(scene.refused("move ball_court vp"), Reason::EntryCost(Resource::Fame));
    scene.set_stock(A, [0, 1, 0, 0]).play("move ball_court vp");
    assert_eq!(scene.stock(A), [0; 4]);
    scene.play("recruit bc_1; keep");
    assert_eq!((scene.stock(A), scene.player(A).court), ([0; 4], By::new([1, 0])));
    assert!(scene.player(A).characters.contains(named("hacha_kyum")));
}

/// C 5.1.5: full types may be chosen; the unit is lost.
#[test]
fn a_gain_without_room() {
    let mut scene = Scene::of(2);
    scene.set_stock(A, [5, 5, 5, 4]).at_site(A).play("move river resource");
    assert_eq!(scene.offered("gain"), ["food", "fame", "zeal", "power"]);
    scene.play("gain food");
    assert_eq!(scene.stock(A), [5, 5, 5, 4]);
    let (gain, kept) = (stock([1, 0, 0, 0]), Stock::NOTHING);
    assert!(scene.heard(&Event::Gained { seat: A, gain, kept, by: Source::Totem }));
}

/// C 5.7.2, C 6.10: own discounts count when a Site is entered.
#[test]
fn discounts_open_a_site() {
    let mut scene = Scene::of(2);
    for place in 1..=4 {
        scene.set_altar(place, &format!("altar_{:02}", place + 8));
    }
    scene.set_stock(A, [0, 0, 2, 0]).at_site(A);
    assert_eq!(scene.refused("move altars vp"), Reason::NothingPayable(Site::Altars));
    scene.give_characters(A, "kawil").play("move altars vp");
    assert_eq!((scene.stock(A), scene.offered("altar").len()), ([0, 0, 1, 0], 12));
}
