//! The River (C 6.2, C 5.9.3).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::Set;

/// TV-07: a player with 2 extensions buys another at the River without discounts: pays 3 any (C 6.2).
#[test]
fn tv_07_the_price_of_a_third_extension() {
    let mut scene = Scene::of(2);
    scene.set_extensions(A, 2).set_stock(A, [1, 1, 0, 0]).acting(A, Site::River).play("river");
    assert_eq!(scene.refused("buy extension"), Reason::CannotPay { discount: 0 });
    scene.set_stock(A, [2, 2, 0, 0]).play("buy extension").pay([2, 1, 0, 0]);
    assert_eq!((scene.stock(A), scene.player(A).extensions), ([0, 1, 0, 0], 3));
    assert_eq!((scene.public().extensions, scene.public().capacity(A)), (3, 11));
}

/// TV-26: River food, fame, zeal, power; the main River action buys an extension; then BA(river,0):
/// first food, fame are taken, then zeal, power; no `tiles` remain to be bought; an extension may be
/// bought; at the end of the turn come 4 new tiles (C 6.2).
#[test]
fn tv_26_two_river_actions_in_a_turn() {
    let mut scene = Scene::of(2);
    scene.set_river("food fame zeal power").set_hand(A, "").set_stock(A, [3, 0, 0, 0]);
    scene.queued(&[Pending::Bonus { site: Some(Site::River), discount: 0 }]);
    scene.acting(A, Site::River).play("river; buy extension");
    assert_eq!((scene.stock(A), scene.hand(A)), ([2, 0, 0, 0], tiles("food fame")));
    scene.play("bonus river");
    assert_eq!(scene.hand(A), tiles("food fame zeal power"));
    assert_eq!(scene.river(), "- - - -");
    assert_eq!(scene.refused("buy tiles"), Reason::NoRiverTiles);
    scene.play("buy extension");
    assert_eq!((scene.stock(A), scene.player(A).extensions), ([0; 4], 2));
    assert_eq!(scene.public().active, B);
    assert!(scene.public().river.values().all(Option::is_some));
}

/// TV-61: River food, fame, zeal, power; A's main River action takes food, fame and buys nothing; then
/// `ihuicatl` at `END`; next bag tiles zeal, zeal, food, food: `ihuicatl` takes zeal, power and adds
/// zeal, zeal in the slots it emptied (3, 4; C 5.1.11); the end of the turn adds food, food (slots 1,
/// 2). With `river` = `slide` the slots are 1, 2 and 3, 4.
#[test]
fn tv_61_only_the_tiles_of_the_effect_are_replaced() {
    for (slides, used, ended) in [
        (false, "- - zeal zeal", "food food zeal zeal"),
        (true, "zeal zeal - -", "zeal zeal food food"),
    ] {
        let scene = tv_61(slides, used);
        assert_eq!(scene.river(), ended);
    }
}

fn tv_61(slides: bool, used: &str) -> Scene {
    let mut scene = river(slides);
    scene.set_river("food fame zeal power").set_hand(A, "").set_stock(A, [1, 0, 0, 0]);
    scene.give_characters(A, "ihuicatl ixazaluoh").acting(A, Site::River);
    scene.play("river; buy nothing");
    assert_eq!((scene.front(), scene.river().as_str()), (Some(Step::End), "- - zeal power"));
    scene.next_tiles("zeal zeal food food").play("use ihuicatl");
    assert_eq!((scene.front(), scene.river().as_str()), (Some(Step::End), used));
    assert_eq!(scene.hand(A), tiles("food fame zeal power"));
    scene.play("end");
    scene
}

/// A table of two, with the option `river`.
fn river(slides: bool) -> Scene {
    let house = House { river_slides: slides, ..House::default() };
    Scene::new(Options { house, ..Options::players(2) })
}

/// R-68 (C 5.9.3): the empty slots are filled where they are, from left to right; with `river` =
/// `slide` the tiles that are left slide first.
#[test]
fn r68_empty_slots_are_filled_where_they_are() {
    for (slides, ended) in [(false, "food fame zeal power"), (true, "zeal power food fame")] {
        let mut scene = river(slides);
        scene.set_river("power power zeal power").next_tiles("food fame").acting(A, Site::River);
        scene.play("river");
        assert_eq!((scene.public().active, scene.river().as_str()), (B, ended));
    }
}

/// R-68 (C 6.9): an effect refills the two slots that it empties, wherever they are.
#[test]
fn r68_an_effect_leaves_the_other_tiles_in_place() {
    for (slides, ended) in [(false, "food fame zeal power"), (true, "zeal power food fame")] {
        let mut scene = river(slides);
        scene.set_river("power power zeal power").next_tiles("food fame");
        scene.give_characters(A, "ihuicatl").turn(A).play("use ihuicatl");
        assert_eq!(scene.river(), ended);
    }
}

/// R-68 (C 6.2, C 5.3.3): a River with gaps gives its lowest filled slots, and its highest for a blind
/// tile.
#[test]
fn r68_gaps_are_passed_over() {
    let mut scene = Scene::of(2);
    scene.set_river("- fame - power").set_hand(A, "").hoard(B, "");
    scene.turn(A).play("place nw_14");
    assert_eq!(
        (scene.river().as_str(), scene.public().blind_known),
        ("- fame - -", tiles("power"))
    );
    let mut scene = Scene::of(2);
    scene.set_river("- fame - power").set_hand(A, "").tiles_on("nw_22 food").hoard(B, "");
    scene.acting(A, Site::River).play("river");
    assert_eq!(scene.hand(A), tiles("fame power"));
}

/// C 6.2: all remaining tiles for 1 any; never both offers.
#[test]
fn buying_the_remaining_tiles() {
    let mut scene = Scene::of(2);
    scene.set_river("food fame zeal power").set_hand(A, "").set_stock(A, [0, 0, 0, 2]);
    scene.acting(A, Site::River).play("river");
    assert_eq!(scene.choices(), ["buy nothing", "buy tiles", "buy extension"]);
    scene.play("buy tiles");
    assert_eq!((scene.stock(A), scene.hand(A)), ([0, 0, 0, 1], tiles("food fame zeal power")));
    assert_eq!(scene.player(A).known_hand, tiles("food fame zeal power"));
    assert_eq!((scene.player(A).extensions, scene.public().active), (0, B));
}

/// C 6.2, C 6.10: `citlamina` makes the offers cheaper; `tecumbalam` scores with each River action.
#[test]
fn characters_of_the_river() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "citlamina tecumbalam").acting(A, Site::River).play("river");
    assert_eq!((scene.vp(A), scene.can("buy tiles"), scene.can("buy extension")), (2, true, true));
    scene.play("buy extension");
    assert_eq!((scene.stock(A), scene.player(A).extensions), ([0; 4], 1));
}

/// C 5.13: without a supply no extension can be bought; the last one can.
#[test]
fn extensions_run_out() {
    let mut scene = Scene::of(2);
    scene.set_extensions(B, 6).set_stock(A, [5; 4]).acting(A, Site::River).play("river");
    assert_eq!(scene.refused("buy extension"), Reason::NoExtensions);
    let mut scene = Scene::of(2);
    scene.set_extensions(B, 5).set_stock(A, [1, 0, 0, 0]).acting(A, Site::River);
    scene.play("river; buy extension");
    assert_eq!((scene.player(A).extensions, scene.public().extensions), (1, 0));
}

/// C 5.9.3, R-45: with a short bag the River stays short.
#[test]
fn r45_a_short_bag() {
    for (slides, ended) in [(false, "zeal - zeal power"), (true, "zeal power zeal -")] {
        let mut scene = river(slides);
        scene.set_river("food fame zeal power").set_stock(A, [0; 4]);
        scene.tiles_on("nw_22 food").hoard(B, "zeal");
        scene.acting(A, Site::River).play("river");
        assert_eq!(scene.river(), ended);
        assert!(scene.game.unseen.bag.is_nothing());
    }
}

/// C 5.3.3, R-45: with hand and bag empty the last tile of the River goes on the Pyramid, face down
/// though all have seen it; with an empty River too the Court phase is left out.
#[test]
fn r45_no_tiles_at_all() {
    let mut scene = Scene::of(2);
    scene.set_river("food fame").set_hand(A, "").hoard(B, "");
    scene.turn(A).play("place nw_14");
    assert_eq!((scene.river().as_str(), scene.stock(A)), ("food - - -", [0; 4]));
    assert_eq!((scene.public().blind_known, scene.decline()), (tiles("fame"), [0; 4]));
    assert_eq!(scene.front(), Some(Step::Site));

    scene.set_river("").hoard(B, "").finish_turn(B);
    assert!(scene.heard(&Event::CourtSkipped { seat: A }));
    assert_eq!((scene.public().active, scene.front()), (A, Some(Step::Site)));
    assert_eq!(scene.public().pyramid.blind, Set::one(named("nw_14")));
}

/// C 6.9: the effect takes fewer tiles where fewer are there, and adds as many.
#[test]
fn two_tiles_of_a_short_river() {
    let mut scene = Scene::of(2);
    scene.set_river("food fame zeal power").set_hand(A, "").set_stock(A, [1, 0, 0, 0]);
    scene.give_characters(A, "ihuicatl xoco").acting(A, Site::River);
    scene.play("river; buy tiles");
    assert_eq!((scene.front(), scene.river().as_str()), (Some(Step::End), "- - - -"));
    scene.play("use ihuicatl");
    assert_eq!((scene.river().as_str(), scene.hand(A).total()), ("- - - -", 4));
}

/// C 6.2, C 5.8.2: a bonus action with a discount makes both offers cheaper.
#[test]
fn a_discount_at_the_river() {
    let mut scene = Scene::of(2);
    scene.set_extensions(A, 2).bonus(A, Some(Site::River), 3).play("bonus river");
    assert_eq!(scene.choices(), ["buy nothing", "buy tiles", "buy extension"]);
    scene.play("buy extension");
    assert_eq!(scene.player(A).extensions, 3);
}
