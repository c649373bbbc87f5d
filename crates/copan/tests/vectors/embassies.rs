//! Embassies, City tiles and Embassy tokens (C 6.1), and the costs of actions (C 5.1.6).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{By, Dense, Fact, Game, PositionOf, Set, Title};
use std::collections::BTreeSet;

/// Every amount that was paid in full, over all orders of units.
fn payments(scene: &Scene) -> BTreeSet<[u8; 4]> {
    if scene.front() == Some(Step::Pay) {
        let units = scene.offered("pay");
        let ways = units.iter().map(|unit| {
            let mut after = scene.clone();
            after.play(&format!("pay {unit}"));
            payments(&after)
        });
        return ways.flatten().collect();
    }
    let paid = scene.host.events.iter().rev().find_map(|event| match event {
        Event::Paid { paid, .. } => Some(*paid),
        _ => None,
    });
    let paid = paid.expect("a cost was paid");
    [std::array::from_fn(|i| paid.get(Resource::from_index(i)))].into()
}

/// TV-22: Uxmal holds `city_18`; `coyopa` in a slot; bonus action Embassies with discount 1; stock
/// (2,2,0,1): cost food 3, power 1, any 1: T=5, d'=2, sum 3; legal are exactly (2,1,0,0), (2,0,0,1),
/// (1,1,0,1) (C 5.1.6, R-65).
#[test]
fn tv_22_all_payments_of_a_cost() {
    let mut scene = Scene::of(2);
    scene.set_city("uxmal", "city_18").set_city("quirigua", "city_06").give_characters(A, "coyopa");
    scene.set_stock(A, [2, 2, 0, 1]).bonus(A, Some(Site::Embassies), 1);
    scene.play("bonus embassies; city uxmal");
    let legal = [[1, 1, 0, 1], [2, 0, 0, 1], [2, 1, 0, 0]];
    assert_eq!(payments(&scene), legal.into());
}

/// TV-23: A has 1 token in Tikal with `city_06`; stock (2,1,0,0); next level-2 tokens `emb2_vp2`,
/// `emb2_step2_a`: pays (2,1,0,0); 2 tokens there; +5 VP; draws 2 tokens: +2 VP, climb 2; still one
/// City (C 6.1).
#[test]
fn tv_23_a_second_embassy_in_a_city() {
    let mut scene = Scene::of(2);
    scene.envoys(A, "tikal").set_city("tikal", "city_06").set_city("quirigua", "city_10");
    scene
        .set_stock(A, [2, 1, 0, 0])
        .next_tokens("emb2_vp2 emb2_step2_a")
        .acting(A, Site::Embassies);
    scene.play("city tikal");
    assert_eq!((scene.stock(A), scene.vp(A)), ([0; 4], 7));
    assert_eq!(scene.player(A).cities[City::Tikal], 2);
    scene.play("climb power");
    assert_eq!((scene.priests(A), scene.player(A).n_cities()), ([0, 0, 0, 2], 1));
    assert_eq!(scene.public().embassies.map(Set::len), [10, 8, 10]);
}

/// TV-53: the level-3 stack holds 1 token; A has 2 tokens in Uxmal; a third Embassies action there: 3
/// tokens there; only 1 Embassy token is drawn; none is reshuffled.
#[test]
fn tv_53_embassy_tokens_run_out() {
    let mut scene = Scene::of(2);
    scene.envoys(A, "uxmal uxmal").stack_of(3, "emb3_vp4").set_city("uxmal", "city_10");
    scene.set_extensions(A, 1).set_stock(A, [4, 0, 0, 0]).acting(A, Site::Embassies);
    scene.play("city uxmal");
    assert_eq!((scene.vp(A), scene.stock(A)), (9, [0; 4]));
    assert_eq!(scene.player(A).cities[City::Uxmal], 3);
    assert_eq!(scene.times(|event| matches!(event, Event::DrewToken { .. })), 1);
    assert!(scene.public().embassies[2].is_empty());
    // C 6.1: the log says so.
    assert!(scene.heard(&Event::TokensRanOut { seat: A, level: 3, missing: 2 }));
}

/// An Embassies action of A in Tikal, where a token lies already: these two Embassy tokens are drawn.
fn two_tokens(names: &str) -> Scene {
    let mut scene = Scene::of(2);
    scene.envoys(A, "tikal").set_city("tikal", "city_06").set_city("quirigua", "city_10");
    scene.set_stock(A, [2, 1, 0, 0]).next_tokens(names).acting(A, Site::Embassies);
    scene.play("city tikal");
    scene
}

/// R-69 (C 6.1): the tokens are drawn together, are face up before the first is applied, and are applied
/// in the order drawn.
#[test]
fn r69_embassy_tokens_are_drawn_together() {
    let mut scene = two_tokens("emb2_step2_b emb2_any2");
    let (first, second) = (named("emb2_step2_b"), named("emb2_any2"));
    let by = Source::EmbassyToken(first);
    assert_eq!(scene.front(), Some(Step::Climb { seat: A, steps: 2, by }));
    assert!(scene.public().drawn.iter().eq([second]));
    for view in [scene.game.view(Some(B)), scene.game.view(None)] {
        assert!(view.public.drawn.iter().eq([second]));
    }
    let open = [first, second].map(|token| scene.heard(&Event::DrewToken { seat: A, token }));
    assert_eq!(open, [true, true]);
    let told = scene.host.events.len();
    scene.play("climb zeal");
    // The first choice reveals nothing, so it can be undone.
    assert!(!scene.host.events[told..].iter().any(Fact::reveals));
    let gain = Step::Gain { seat: A, left: 2, by: Source::EmbassyToken(second) };
    assert_eq!((scene.front(), scene.public().drawn.is_empty()), (Some(gain), true));
    scene.play("gain food; gain fame");
    assert_eq!((scene.priests(A), scene.stock(A)), ([0, 0, 2, 0], [1, 1, 0, 0]));
}

/// a moment with open tokens is a position like any other; one that names them wrongly is not.
#[test]
fn r69_open_tokens_in_a_position() {
    let scene = two_tokens("emb2_step2_b emb2_any2");
    let good = serde_json::to_value(scene.game.position()).expect("plain data");
    assert_eq!(good["open_tokens"], serde_json::json!(["emb2_any2"]));
    let read = |position: serde_json::Value| {
        let position: Position = serde_json::from_value(position).expect("a position");
        position.into_game(Copan::standard(), &mut scene.host.clone())
    };
    assert_eq!(read(good.clone()), Ok(scene.game));
    for tokens in
        [&[][..], &["emb2_jade"], &["emb2_any2", "emb2_any2"], &["emb2_any2", "emb2_step2_b"]]
    {
        let mut bad = good.clone();
        bad["open_tokens"] = serde_json::json!(tokens);
        let flaw = read(bad).expect_err("a flaw");
        assert!(flaw.to_string().contains("open_tokens"), "{tokens:?}: {flaw}");
    }
}

/// TV-54: Tikal closed, A has no token there, 2 Cities so far; `altar_13` column 1, A picks Tikal: token
/// there, 3 Cities; no City effect; 1 level-2 token is drawn; then climb 1 (C 6.9).
#[test]
fn tv_54_an_embassy_in_a_closed_city() {
    let mut scene = Scene::of(2);
    scene.close_city("tikal").envoys(A, "quirigua uxmal").set_altar(1, "altar_13");
    scene.give_characters(A, "ah_cuxtal").set_stock(A, [2, 0, 1, 0]).acting(A, Site::Altars);
    scene.next_tokens("emb2_vp3").play("altar 1");
    assert_eq!((scene.stock(A), scene.choices().len()), ([0; 4], 6));
    scene.play("embassy tikal");
    // It is no Embassies action.
    assert_eq!((scene.vp(A), scene.player(A).n_cities()), (3, 3));
    assert_eq!(scene.times(|event| matches!(event, Event::DrewToken { .. })), 1);
    scene.play("climb fame");
    assert_eq!(scene.priests(A), [0, 1, 0, 0]);
}

/// TV-24: main action Altars, `altar_05` column 1: the queue holds BA(embassies,1); climb 1; then the
/// Embassies action; if it takes `city_04`, BA(hieroglyphs,1) comes after its Embassy tokens
/// (C 5.1.4, R-15).
#[test]
fn tv_24_the_queue() {
    let mut scene = Scene::of(2);
    scene.set_altar(1, "altar_05").set_city("quirigua", "city_04").set_city("caracol", "city_10");
    scene.set_stock(A, [4, 0, 2, 4]).acting(A, Site::Altars).play("altar 1");
    let embassies = Pending::Bonus { site: Some(Site::Embassies), discount: 1 };
    assert_eq!(scene.queue(), [embassies]);
    let climb = Step::Climb { seat: A, steps: 1, by: Source::Altar(altar_space(1)) };
    assert_eq!(scene.front(), Some(climb));
    scene
        .next_tokens("emb1_step1")
        .play("climb zeal; bonus embassies; city quirigua")
        .pay([0, 0, 1, 0]);
    let hieroglyphs = Pending::Bonus { site: Some(Site::Hieroglyphs), discount: 1 };
    assert_eq!(scene.queue(), [hieroglyphs]);
    // The Embassy token comes first.
    scene.play("climb zeal");
    let bonus = Step::Bonus { site: Some(Site::Hieroglyphs), discount: 1 };
    assert_eq!((scene.front(), scene.stock(A)), (Some(bonus), [3, 0, 0, 4]));
    scene.play("bonus hieroglyphs; line 1").pay([1, 0, 0, 0]);
}

/// TV-25: BA(hieroglyphs,0) in the queue, stock (1,0,0,0): no line can be paid: lost (C 5.8.2).
#[test]
fn tv_25_a_bonus_action_that_is_lost() {
    let mut scene = Scene::of(2);
    scene.set_stock(A, [1, 0, 0, 0]);
    scene.queued(&[Pending::Bonus { site: Some(Site::Hieroglyphs), discount: 0 }]).finish_turn(A);
    assert_eq!((scene.public().active, scene.stock(A)), (B, [1, 0, 0, 0]));
    assert!(scene.heard(&Event::ActionLost { seat: A, site: Some(Site::Hieroglyphs) }));
}

/// TV-46: `kawil`; BA(altars,2); `altar_13` (zeal + food + *): T=3, d'=3: pays nothing (C 5.1.6, R-53).
#[test]
fn tv_46_a_discount_that_pays_all() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "kawil").set_altar(1, "altar_13").set_stock(A, [1, 1, 1, 0]);
    scene.bonus(A, Some(Site::Altars), 2).play("bonus altars; altar 2");
    assert_eq!((scene.stock(A), scene.vp(A)), ([1, 1, 1, 0], 5));
}

/// TV-56: A's turn, slots full, a free Character from `city_15`: takes `xoco` with `use now`: 4 any; no
/// slot changes; no Ball Court token; the space is refilled at once; the discard grows (C 6.8, R-29).
#[test]
fn tv_56_a_free_character_used_at_once() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "coyopa kawil hozanek").set_court("- - xoco - - -");
    scene.set_city("quirigua", "city_15").set_city("caracol", "city_06").set_stock(A, [1, 1, 0, 0]);
    scene.next_tokens("emb1_vp1").next_characters("ihuicatl").acting(A, Site::Embassies);
    // `coyopa` leaves one to pay.
    scene.play("city quirigua").pay([1, 0, 0, 0]).play("character bc_3");
    assert_eq!(
        scene.choices(),
        ["replace coyopa", "replace hozanek", "replace kawil", "use now", "refuse"]
    );
    scene.play("use now; gain food; gain zeal; gain zeal; gain power");
    let player = scene.player(A);
    assert_eq!(
        (scene.stock(A), player.characters.len(), player.court),
        ([1, 1, 2, 1], 3, By::default())
    );
    assert!(player.discarded.contains(named("xoco")));
    assert_eq!(scene.court(3), Some(named("ihuicatl")));
    let refilled = scene.last(|event| matches!(event, Event::NewCharacter { .. }));
    let token = scene.last(|event| matches!(event, Event::DrewToken { .. }));
    assert!(refilled < token);
}

/// the way to a City costs the same through closed Cities (C 3.7).
#[test]
fn r46_paths_through_closed_cities() {
    let mut scene = Scene::of(2);
    scene.close_city("quirigua").close_city("palenque").set_city("uxmal", "city_10");
    scene.set_stock(A, [4, 0, 0, 0]).acting(A, Site::Embassies);
    assert!(scene.can("city uxmal"));
    scene.set_stock(A, [3, 0, 0, 0]);
    assert_eq!(scene.refused("city uxmal"), Reason::CannotPay { discount: 0 });
}

/// without a token left the token actions are impossible (C 5.13).
#[test]
fn r30_tokens_run_out() {
    let mut scene = Scene::of(2);
    scene.reserve(A, 25).set_stock(A, [5; 4]).at_site(A);
    for site in ["embassies", "ball_court", "altars"] {
        let nothing = Reason::NothingPayable(named(site));
        assert_eq!(scene.refused(&format!("move {site} vp")), nothing);
    }
    assert!(scene.can("move hieroglyphs vp") && scene.can("move river vp"));
    scene.acting(A, Site::Altars);
    assert_eq!(scene.refused("altar 1"), Reason::NoTokenLeft);
}

/// C 3.8: what every City tile costs and does; prices are beyond the path to Quirigua.
#[test]
fn every_city_tile() {
    let bonus = |site, discount| Effect::Bonus { site, discount };
    let rows = [
        ([1, 0, 0, 0], 0, Effect::TakeTwoTiles),
        ([0, 0, 0, 1], 0, bonus(Some(Site::Altars), 1)),
        ([0, 0, 1, 0], 0, Effect::Jade),
        ([0, 0, 1, 0], 0, bonus(Some(Site::Hieroglyphs), 1)),
        ([1, 0, 0, 0], 0, bonus(Some(Site::BallCourt), 1)),
        ([0, 1, 0, 0], 0, Effect::Vp(5)),
        ([1, 0, 0, 0], 0, Effect::Climb(3)),
        ([0, 0, 0, 1], 0, Effect::Vp(5)),
        ([0, 0, 0, 1], 0, Effect::Glyph),
        ([1, 0, 0, 0], 0, Effect::Vp(5)),
        ([0, 0, 1, 0], 1, Effect::Glyph),
        ([0, 1, 0, 0], 1, Effect::Climb(3)),
        ([0, 1, 0, 0], 0, bonus(Some(Site::River), 1)),
        ([0, 1, 0, 0], 1, Effect::TakeTwoTiles),
        ([0, 1, 0, 0], 0, Effect::Character),
        ([1, 0, 0, 0], 1, Effect::Character),
        ([0, 0, 0, 1], 1, Effect::Jade),
        ([0, 0, 0, 1], 1, bonus(None, 1)),
        ([0, 0, 1, 0], 1, bonus(None, 1)),
        ([0, 0, 1, 0], 1, Effect::Vp(8)),
    ];
    let kit = Scene::of(2).public().kit;
    for (tile, (icons, any, effect)) in CityTile::all().zip(rows) {
        let row = kit.city_tile(tile);
        assert_eq!(row.cost, Cost { icons: stock(icons), any }, "{tile}");
        assert_eq!(row.effect, effect, "{tile}");
    }
}

/// C 6.1: `ah_cuxtal` scores with each Embassies action, bonus actions included.
#[test]
fn ah_cuxtal_scores() {
    let mut scene = Scene::of(2);
    scene
        .give_characters(A, "ah_cuxtal")
        .set_city("quirigua", "city_10")
        .set_stock(A, [2, 0, 0, 0]);
    scene.set_city("caracol", "city_07").next_tokens("emb1_vp1");
    scene.bonus(A, Some(Site::Embassies), 0).play("bonus embassies; city quirigua");
    assert_eq!(scene.vp(A), 2 + 5 + 1);
}

/// C 5.1.4, C 6.1: a Jade tile of the City waits with that of an Embassy token, after the action.
#[test]
fn jade_of_a_city_waits() {
    let mut scene = Scene::of(2);
    scene.envoys(A, "tikal").set_city("tikal", "city_03").set_city("quirigua", "city_10");
    scene.set_stock(A, [2, 0, 1, 0]).next_tokens("emb2_jade emb2_step2_a");
    scene.acting(A, Site::Embassies).play("city tikal");
    assert_eq!(scene.queue(), [Pending::Jade, Pending::Jade]);
    scene.play("climb zeal; jade 1");
    assert_eq!(scene.offered("jade"), ["2", "4", "6"]);
    scene.play("jade 2; gain food");
    assert_eq!((scene.player(A).mask, scene.public().active), (mask(&[1, 2]), B));
}

/// C 3.9: what every Embassy token gives.
#[test]
fn every_embassy_token() {
    for (city, names, amounts, vp) in [
        ("quirigua", "emb1_food_a", [1, 0, 0, 0], 0),
        ("quirigua", "emb1_fame_b", [0, 1, 0, 0], 0),
        ("quirigua", "emb1_zeal_a", [0, 0, 1, 0], 0),
        ("quirigua", "emb1_power_b", [0, 0, 0, 1], 0),
        ("quirigua", "emb1_vp1", [0; 4], 1),
        ("tikal", "emb2_food", [2, 0, 0, 0], 0),
        ("tikal", "emb2_fame", [0, 2, 0, 0], 0),
        ("tikal", "emb2_zeal", [0, 0, 2, 0], 0),
        ("tikal", "emb2_power", [0, 0, 0, 2], 0),
        ("tikal", "emb2_vp2", [0; 4], 2),
        ("tikal", "emb2_vp3", [0; 4], 3),
        ("uxmal", "emb3_food", [3, 0, 0, 0], 0),
        ("uxmal", "emb3_fame", [0, 3, 0, 0], 0),
        ("uxmal", "emb3_zeal", [0, 0, 3, 0], 0),
        ("uxmal", "emb3_power", [0, 0, 0, 3], 0),
        ("uxmal", "emb3_vp3", [0; 4], 3),
        ("uxmal", "emb3_vp4", [0; 4], 4),
    ] {
        let scene = token(city, names);
        assert_eq!((scene.stock(A), scene.vp(A)), (amounts, vp), "{names}");
    }
    for (city, names, front) in
        [("quirigua", "emb1_step1", 1), ("tikal", "emb2_step2_b", 2), ("uxmal", "emb3_step3_b", 3)]
    {
        let mut scene = token(city, names);
        scene.play("climb zeal");
        assert_eq!(scene.priests(A)[2], front, "{names}");
    }
    let mut scene = token("tikal", "emb2_any2");
    scene.play("gain food; gain food");
    assert_eq!(scene.stock(A), [2, 0, 0, 0]);
    assert_eq!(token("uxmal", "emb3_character").front(), Some(Step::PickCharacter { seat: A }));
    assert_eq!(token("uxmal", "emb3_jade").queue(), [Pending::Jade]);
}

/// A token drawn for a new Embassy; the climb of the Altar is still to come.
fn token(city: &str, name: &str) -> Scene {
    let mut scene = Scene::of(2);
    scene.set_altar(1, "altar_13").bonus(A, Some(Site::Altars), 3).next_tokens(name);
    scene.play("bonus altars; altar 1").play(&format!("embassy {city}"));
    scene
}
