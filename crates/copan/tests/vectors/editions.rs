//! Editions: changed component values change the game.

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{Edition, Title};

fn edition(rows: &str) -> &'static Kit {
    patolli_testkit::keep::<Copan>(rows)
}

fn refusal(rows: &str) -> String {
    patolli_testkit::lay::<Copan>(rows).expect_err("a wrong edition").to_string()
}

#[test]
fn an_edition_is_another_box() {
    let kit = edition("[[city_tile]]\nid = \"city_06\"\ncost = { zeal = 2 }\n");
    assert_eq!(kit.name(), "mine");
    assert_ne!(kit.digest(), Copan::standard().digest());
    assert_eq!(edition("").digest(), Copan::standard().digest());
}

/// A cost, an effect and the yield of a tier, each as changed.
#[test]
fn changed_values_are_played() {
    let kit = edition(
        "[[city_tile]]\nid = \"city_06\"\ncost = { zeal = 1 }\neffect = { vp = 9 }\n\
         [[decline_tier]]\nid = \"tier_1\"\nyields = 3\n\
         [[character]]\nid = \"chicchan\"\ncost = { any = 2 }\n",
    );
    let mut scene = Scene::with_kit(kit, Options::players(2));
    scene.set_hand(A, "food food").turn(A).play("place food nw_13");
    assert_eq!(scene.stock(A), [3, 0, 0, 0]);
    scene.set_city("quirigua", "city_06").set_city("caracol", "city_10").next_tokens("emb1_vp1");
    scene.set_stock(A, [2, 0, 1, 0]).acting(A, Site::Embassies).play("city quirigua");
    assert_eq!((scene.stock(A), scene.vp(A)), ([1, 0, 0, 0], 10));
    scene.set_court("chicchan").set_stock(B, [1, 0, 0, 0]).acting(B, Site::BallCourt);
    assert_eq!(scene.refused("recruit bc_1"), Reason::CannotPay { discount: 0 });
}

/// Storage, points at the end and an Event card, each as changed.
#[test]
fn changed_boards_and_points_are_played() {
    let kit = edition(
        "[[storage]]\nid = \"board\"\ncapacity = 6\n\
         [[points]]\nid = \"cities_0\"\nvp = -20\n\
         [[event_card]]\nid = \"standard_easy\"\ncodex = { gain = { food = 9 } }\n",
    );
    let mut scene = Scene::with_kit(kit, Options::players(2));
    assert_eq!((scene.public().capacity(A), scene.parts(B).cities), (6, -20));
    scene.set_hand(A, "zeal zeal").turn(A).fate("codex").play("place zeal nw_23");
    assert_eq!((scene.stock(A), scene.stock(B)), ([6, 0, 2, 0], [6, 0, 0, 0]));
}

/// File, row and reason of a refusal.
#[test]
fn wrong_editions_are_refused() {
    for (rows, said) in [
        ("[[citty]]\nid = \"city_06\"\n", "mine.toml: file: no Table \"citty\"; known: "),
        ("[[city_tile]]\nid = \"city_21\"\n", "mine.toml: [[city_tile]]: no Row \"city_21\""),
        ("[[city_tile]]\nid = \"city_06\"\nprice = 3\n", "city_06: no Field \"price\""),
        ("[[city_tile]]\nid = \"city_06\"\ncost = { jade = 1 }\n", "city_tile city_06: "),
        ("[[character]]\nid = \"xoco\"\ntalent = \"clever\"\n", "mine.toml: character xoco: "),
    ] {
        let error = refusal(rows);
        assert!(error.contains(said) && error.starts_with("mine.toml: "), "{rows}: {error}");
    }
}
