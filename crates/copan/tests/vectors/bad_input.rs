//! Positions written by hand: wrong ones are rejected by field and reason, incomplete ones are completed.

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{Game, Quick};
use patolli_testkit::{load_position, mangle_positions, position_of as text_of};
use serde_json::{Value, json};

fn load(value: &Value) -> Result<Copan, String> {
    load_position(value)
}

/// A moment with something of everything: A before the Altars in a game of three.
fn moment() -> Value {
    let mut scene = Scene::of(3);
    scene.tiles_on("nw_22 food, nw_23 food, ne_13 zeal, se_24 power, sw_31 fame");
    scene.set_hand(A, "food fame").set_decline([4, 4, 4, 4]);
    scene.close_city("tikal").close_court(2).close_altars("sun").close_glyph(4);
    scene.set_altar(1, "altar_10").set_altar(2, "altar_13").altar_tokens(B, &[1]).reserve(B, 2);
    scene.set_stock(A, [5, 3, 7, 2]).set_extensions(A, 1).set_priests(A, [10, 3, 0, 0]);
    scene.give_characters(A, "kawil coyopa xoco").discard_characters(B, "zotz");
    scene.give_glyphs(A, "red blue green").set_mask(A, &[1, 2, 6]).court_tokens(A, 2, 1);
    scene.envoys(A, "tikal uxmal").set_totem(A, Site::Altars, 1, Side::Vp);
    scene.set_totem(B, Site::Altars, 2, Side::Resource);
    scene.acting(A, Site::Altars).sound();
    text_of(&scene.game)
}

/// A moment after one change.
fn changed(moment: &Value, pointer: &str, value: Value) -> Value {
    let mut position = moment.clone();
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    match position.pointer_mut(parent).unwrap_or_else(|| panic!("no field {parent}")) {
        Value::Object(map) => drop(map.insert(key.to_string(), value)),
        Value::Array(list) => list[key.parse::<usize>().expect("an index")] = value,
        other => panic!("{parent} is {other}"),
    }
    assert_ne!(position, *moment, "the change of {pointer} must be one");
    position
}

/// What is said about the moment after one change.
fn after(pointer: &str, value: &Value) -> String {
    let position = changed(&moment(), pointer, value.clone());
    load(&position).err().unwrap_or_else(|| panic!("{pointer} {value} should not load"))
}

/// The untouched moment is valid, so each rejection below is due to its change alone.
#[test]
fn the_moment_itself_loads() {
    let game = load(&moment()).expect("a sound position");
    assert_eq!(game.audit(), Ok(()));
    assert_eq!(text_of(&game), moment());
}

/// I-1 to I-20: one wrong field each; the flaw names the field and the invariant.
#[test]
fn wrong_fields_are_named() {
    let on_court = moment()["court"]["bc_1"].clone();
    for (pointer, value, place, rule) in [
        ("/players/0/hand", json!({"food": 21}), "players[0].hand", "I-1"),
        ("/players/0/known_hand", json!({"zeal": 1}), "players[0].known_hand", "I-1"),
        ("/players/1/known_hand", json!({"food": 21}), "pyramid", "I-1"),
        ("/blind_tiles", json!({"food": 1}), "blind_tiles", "I-1"),
        ("/blind", json!(["nw_13"]), "blind_tiles", "I-1"),
        ("/pyramid/nw_11", json!("food"), "pyramid", "I-2"),
        ("/round", json!(1), "pyramid", "I-2"),
        ("/round", json!(7), "round", "I-2"),
        ("/character_discard", json!([on_court]), "character_discard", "I-3"),
        ("/character_top", json!([on_court]), "character_top", "I-3"),
        ("/players/1/characters", json!(["kawil"]), "players[1].characters", "I-3"),
        ("/players/0/discarded", json!(["zotz"]), "players[1].discarded", "I-3"),
        (
            "/players/1/characters",
            json!(["cualli", "mulac", "tepin", "itzamna"]),
            "players[1]",
            "I-3",
        ),
        ("/character_removed", json!(["tohil"]), "character_removed", "I-3"),
        ("/court_closed", json!(["bc_1"]), "court", "I-3"),
        ("/glyph_discard", json!({"red": 8}), "glyphs", "I-4"),
        ("/glyphs_closed", json!(["hg_1"]), "glyphs", "I-4"),
        ("/altars/0", json!("altar_13"), "altars", "I-5"),
        ("/altar_discard", json!(["altar_13"]), "altar_discard", "I-5"),
        ("/cities/uxmal", moment()["cities"]["caracol"].clone(), "cities", "I-7"),
        ("/players/1/extensions", json!(9), "players", "I-8"),
        ("/players/1/extensions", json!(255), "players", "I-8"),
        ("/players/0/cities", json!({"tikal": 23}), "players[0]: tokens: 26, at most 25", "I-9"),
        ("/players/0/reserve", json!(255), "players[0]: tokens", "I-9"),
        ("/altar_tokens/3", json!(0), "altar_tokens", "I-9"),
        ("/altar_tokens/5", json!(4), "altar_tokens", "I-9"),
        ("/players/0/stock", json!({"food": 8}), "players[0].stock", "I-10"),
        ("/decline/food", json!(11), "decline", "I-11"),
        ("/decline/food", json!(3), "cities", "I-11"),
        ("/decline/fame", json!(3), "court_closed", "I-11"),
        ("/decline/zeal", json!(3), "altars_closed", "I-11"),
        ("/decline/power", json!(3), "glyphs_closed", "I-11"),
        ("/altars_closed", json!(["3"]), "altars_closed", "I-12"),
        ("/players/0/priests/fame", json!(11), "players[0].priests", "I-13"),
        ("/players/0/priests/fame", json!(10), "players: points.zenith", "I-13"),
        ("/players/0/priests/food", json!(9), "players[0].topped", "I-13"),
        ("/players/1/points/zenith", json!(8), "players[1].points", "I-13"),
        ("/players/0/mask", json!(["7"]), "players[0].mask", "I-14"),
        ("/players/0/mask", json!(["1", "16"]), "players[0].mask", "I-14"),
        ("/players/1/totem/socket", json!("1"), "players[1].totem", "I-17"),
        ("/round", json!(0), "round", "I-18"),
        ("/round", json!(49), "round", "I-18"),
        ("/first", json!(3), "first", "I-18"),
        ("/active", json!(4), "active", "I-18"),
        ("/players/1/points/cities", json!(-1), "players[1].points", "I-20"),
        ("/players/1/points/events", json!(32767), "players[1].points", "I-20"),
    ] {
        let flaw = after(pointer, &value);
        let named = flaw.starts_with(place) && flaw.contains(&format!("{rule})"));
        assert!(named, "{pointer}: {flaw}");
    }
}

/// The rest of a turn is at the back, what interrupts it in front, and all of it can happen.
#[test]
fn wrong_agendas_are_named() {
    let turn = || vec![json!("queue"), json!("end"), json!("end_turn")];
    let act = json!({"act": {"site": "altars", "discount": 0}});
    let gain = |seat: u8, left: u8| json!({"gain": {"seat": seat, "left": left, "by": "event"}});
    let keep = |name: &str| json!({"keep": {"seat": 0, "character": name, "free": true}});
    let effect =
        |effect: Value| json!({"effect": {"seat": 0, "effect": effect, "by": {"altar": "1"}}});
    for (work, place) in [
        (vec![json!("end_turn")], "agenda: invalid"),
        (vec![json!("place")], "agenda: invalid"),
        (vec![json!({"automa_act": "food"})], "agenda: invalid"),
        (vec![gain(0, 1), json!("place"), json!("site")], "agenda[0]: invalid"),
        (vec![gain(1, 1)], "agenda[0]: invalid"),
        (vec![gain(0, 0)], "agenda[0]: 0 is not in 1 to 48"),
        (vec![gain(0, 255)], "agenda[0]: 255 is not in"),
        (vec![json!({"lose": {"seat": 0, "left": 1}})], "agenda[0]: invalid"),
        (vec![json!({"strike": 0})], "agenda[0]: invalid"),
        (vec![json!({"close": "food"})], "cities: "),
        (vec![json!("pay")], "agenda[0]: invalid"),
        (vec![json!("pay"), json!({"perform": {"altar": "1"}})], "agenda: "),
        (vec![json!({"perform": {"altar": "2"}})], "agenda[0]: invalid"),
        (vec![keep("kawil")], "agenda: kawil twice"),
        (vec![keep("itzamna"), keep("tohil")], "agenda[0]: invalid"),
        (vec![gain(0, 1), keep("tohil")], "agenda[1]: invalid"),
        (vec![json!({"jade": {"seat": 0, "left": 17}})], "agenda[0]: 17 is not in 1 to 16"),
        (
            vec![json!({"climb": {"seat": 0, "steps": 11, "by": "event"}})],
            "agenda[0]: 11 is not in 1 to 10",
        ),
        (
            vec![json!({"tokens": {"seat": 0, "city": "uxmal", "draws": 2}})],
            "agenda[0]: 2 is not in 0 to 1",
        ),
        (vec![json!({"apply": {"seat": 0, "left": 0}})], "agenda[0]: 0 is not in 1 to 30"),
        (vec![json!({"apply": {"seat": 0, "left": 1}})], "open_tokens: "),
        (vec![effect(json!({"gain": ["food", 200]}))], "agenda[0]: invalid"),
        (vec![json!({"eject": {"seat": 1, "from": "altars"}})], "agenda[0]: invalid"),
        (vec![json!("symbol")], "agenda[0]: invalid"),
        (vec![json!({"append": "jade"})], "exchanged: "),
        (vec![json!({"bonus": {"site": null, "discount": 10}})], "agenda: 10 is not in 0 to 9"),
        (vec![act.clone(), act.clone()], "agenda[0]: invalid"),
        (vec![act; 40], "agenda: 43 is not in 0 to 32"),
    ] {
        let agenda: Vec<Value> = work.into_iter().chain(turn()).collect();
        let flaw = after("/agenda", &json!(agenda));
        assert!(flaw.starts_with(place), "{agenda:?}: {flaw}");
    }
    assert!(after("/agenda", &json!([])).starts_with("agenda: contradicts active"));
    let many = vec![json!("jade"); 25];
    assert!(after("/queue", &json!(many)).starts_with("queue: 25 is not in 0 to"));
    assert!(after("/payment", &json!({"any": 1})).starts_with("payment: empty at this moment"));
}

/// A payment fits its target and the stock; an Event strikes clockwise; a tile that yields is there.
#[test]
fn wrong_moments_of_a_turn_are_named() {
    let mut scene = Scene::of(2);
    scene.set_altar(1, "altar_09").set_stock(A, [1, 0, 2, 1]).set_totem(
        A,
        Site::Altars,
        1,
        Side::Vp,
    );
    scene.acting(A, Site::Altars).play("altar 1");
    let paying = text_of(&scene.game);
    assert!(load(&paying).is_ok());

    let mut scene = Scene::of(3);
    scene.set_hand(A, "food").fate("moon").turn(A).play("place food nw_23");
    let struck = text_of(&scene.game);
    assert!(load(&struck).is_ok());
    for (moment, pointer, value, place) in [
        (&paying, "/payment/any", json!(255), "agenda: "),
        (&paying, "/payment/waived", json!(3), "payment: "),
        (&paying, "/payment/paid", json!({"food": 2}), "payment: "),
        (&paying, "/players/0/stock", json!({}), "payment: "),
        (&paying, "/altar_tokens/1", json!(1), "agenda: "),
        (&paying, "/players/0/reserve", json!(25), "agenda: "),
        (&struck, "/agenda/0/gain/seat", json!(1), "agenda[0]: invalid"),
        (&struck, "/agenda/1/strike", json!(2), "agenda: contradicts active"),
        (&struck, "/fate", json!(null), "fate: "),
        (&struck, "/fate", json!("cacao"), "fate: contradicts agenda"),
        (&struck, "/agenda/3", json!({"strike": 0}), "agenda["),
        (&struck, "/agenda/4/collect/tile", json!("zeal"), "agenda: contradicts pyramid"),
    ] {
        let flaw = load(&changed(moment, pointer, value)).expect_err(pointer);
        assert!(flaw.starts_with(place), "{pointer}: {flaw}");
    }
}

/// Lists that are too long or too short are refused before anything is built from them.
#[test]
fn wrong_shapes_are_named() {
    let player = moment()["players"][0].clone();
    for (pointer, value, said) in [
        ("/players", json!([]), "players: 0 is not in 2 to 4"),
        (
            "/players",
            json!([player, player, player, player, player]),
            "players: 5 is not in 2 to 4",
        ),
        ("/river", json!([null, null, null]), "invalid length 3"),
        ("/altars", json!(["altar_01"]), "invalid length 1"),
        ("/court/bc_7", json!("tohil"), "\"bc_7\" is no Ball Court space"),
        ("/decline/gold", json!(1), "\"gold\" is no Resource"),
        ("/players/0/mask", json!(["17"]), "\"17\" is no mask space"),
        ("/players/0/glyphs", json!({"pink": 1}), "\"pink\" is no"),
        ("/players/0/stock", json!({"food": 200}), "food: 200 is more than 127"),
        ("/character_discard", json!(["zotz", "zotz"]), "names something twice"),
        ("/character_top", json!(vec!["zotz"; 7]), "7 things in a pile of 6"),
        ("/agenda/0", json!("lunch"), "unknown variant `lunch`"),
        (
            "/agenda/0",
            json!({"act": {"site": "river", "discount": 0, "tip": 1}}),
            "unknown field `tip`",
        ),
        ("/first", json!(200), "there is no seat 200"),
        ("/banana", json!(1), "unknown field `banana`"),
    ] {
        let error = after(pointer, &value);
        assert!(error.contains(said), "{pointer}: {error}");
    }
}

/// C 8: the Automa's cards, and what it has.
#[test]
fn wrong_solo_positions_are_named() {
    let mut scene = Scene::solo(Mode::Basic);
    scene.give_characters(B, "zotz").give_glyphs(B, "red").automa_tiles("food food");
    scene.turn(A).sound();
    let moment = text_of(&scene.game);
    assert!(load(&moment).is_ok());
    for (pointer, value, place) in [
        ("/automa/order", json!(["food", "food", "zeal", "power"]), "automa.order: "),
        ("/automa/face_up", json!(["zotz", "zotz"]), "automa.face_up: "),
        ("/automa/glyphs", json!(vec!["red"; 9]), "glyphs: "),
        ("/automa/tiles", json!({"food": 21}), "pyramid: "),
        ("/players/1/characters", json!(["zotz"]), "players[1]: "),
        ("/players/1/discarded", json!(["tohil"]), "players[1].discarded: "),
        ("/players/1/stock", json!({"food": 1}), "players[1].stock: "),
        ("/players/1/mask", json!(["1"]), "players[1].mask: "),
        ("/players/1/hand_size", json!(1), "players[1].hand: "),
        ("/active", json!(1), "round: "),
        ("/agenda/0", json!({"automa_place": "food"}), "agenda: invalid"),
    ] {
        let flaw = load(&changed(&moment, pointer, value)).expect_err(pointer);
        assert!(flaw.starts_with(place), "{pointer}: {flaw}");
    }
}

/// Hidden parts that are left out are drawn; what is known of them stays known.
#[test]
fn hidden_parts_may_be_left_out() {
    let mut scene = Scene::of(2);
    scene.set_hand(A, "").turn(A).play("place nw_13");
    let mut position = text_of(&scene.game);
    position.as_object_mut().expect("a position").remove("blind_tiles");
    for player in position["players"].as_array_mut().expect("a list") {
        player.as_object_mut().expect("a player").remove("hand");
    }
    position["players"][1]["known_hand"] = json!({"zeal": 2});
    let game = load(&position).expect("a position without hidden parts");
    assert_eq!(game.audit(), Ok(()));
    assert_eq!(game.unseen.blind.total(), 1);
    assert_eq!(game.private[B].hand.total(), 4);
    assert!(game.private[B].hand.get(Resource::Zeal) >= 2);

    position["house"]["open_hands"] = json!(true);
    let game = load(&position).expect("open hands");
    assert_eq!(game.public.players[B].known_hand, game.private[B].hand);

    position["players"][1]["hand_size"] = json!(255);
    assert!(load(&position).unwrap_err().starts_with("players[1].hand_size: 255 is not in"));
}

/// A position with any change is rejected, or it is a valid game.
#[test]
fn no_position_breaks_the_rules() {
    mangle_positions::<Copan>(200);
}

/// Work of all kinds for seat A.
fn steps() -> Vec<Value> {
    let mine = ["pick_glyph", "pick_character", "move_totem", "descend", "drop_jade", "drop_glyph"];
    let by_altar =
        |effect: Value| json!({"effect": {"seat": 0, "effect": effect, "by": {"altar": "4"}}});
    let mut steps: Vec<Value> = mine.map(|name| json!({name: {"seat": 0}})).into();
    steps.extend([
        json!({"drop_character": {"seat": 0}}),
        json!({"strike": 0}),
        json!({"strike": 2}),
        json!("event_over"),
        json!({"close": "food"}),
        json!({"collect": {"tile": "food", "space": "nw_22"}}),
        json!({"eject": {"seat": 2, "from": "altars"}}),
        json!("symbol"),
        json!({"act": {"site": "altars", "discount": 0}}),
        json!("pay"),
        json!({"perform": {"altar": "2"}}),
        json!({"buy": {"discount": 1}}),
        json!({"gain": {"seat": 0, "left": 2, "by": "totem"}}),
        json!({"lose": {"seat": 0, "left": 2}}),
        json!({"climb": {"seat": 0, "steps": 3, "by": "event"}}),
        by_altar(json!("place_embassy")),
        by_altar(json!({"climb": 1})),
        json!({"tokens": {"seat": 0, "city": "uxmal", "left": 1}}),
        json!({"keep": {"seat": 0, "character": "cualli", "free": false}}),
        json!({"enter": {"seat": 0, "character": "mulac"}}),
        json!({"pick_city": {"seat": 0, "by": "event"}}),
        json!({"jade": {"seat": 0, "left": 3}}),
        json!({"append": {"bonus": {"site": null, "discount": 2}}}),
        json!({"bonus": {"site": null, "discount": 3}}),
    ]);
    steps
}

/// Any two kinds of work before the rest of a turn are rejected, or the game can be played to its end.
#[test]
fn no_agenda_breaks_the_rules() {
    let mut dice = Quick::new(19);
    let turn = ["queue", "place", "site", "queue", "end", "end_turn"];
    let moment = changed(&moment(), "/exchanged", json!(true));
    let mut loaded = 0;
    for (one, other) in steps().iter().flat_map(|one| steps().into_iter().map(move |o| (one, o))) {
        for rest in [&turn[..], &turn[2..], &turn[3..]] {
            let rest = rest.iter().map(|step| json!(step));
            let agenda: Vec<Value> = [one.clone(), other.clone()].into_iter().chain(rest).collect();
            let Ok(mut game) = load(&changed(&moment, "/agenda", json!(agenda))) else { continue };
            loaded += 1;
            while let Some(seat) = game.to_act().first() {
                assert_eq!(game.audit(), Ok(()), "{agenda:?}");
                let action = game.random_action(seat, &mut dice);
                game.apply(seat, action, &mut dice);
            }
        }
    }
    assert!((50..500).contains(&loaded), "{loaded} agendas can be");
}
