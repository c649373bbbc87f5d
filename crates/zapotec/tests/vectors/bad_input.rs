//! Positions written by hand: wrong ones are refused by field and reason, incomplete ones are filled.

use crate::scene::*;
use patolli_core::{Dense, Game};
use patolli_testkit::{load_position, mangle_positions, position_of as text_of};
use patolli_zapotec::*;
use serde_json::{Value, json};

fn load(value: &Value) -> Result<Zapotec, String> {
    load_position(value)
}

/// A moment with something of everything: A's capital in round 2 of a game of three.
fn moment() -> Value {
    let mut scene = Scene::of(3);
    scene.round(2).set_step(B, 4).set_step(A, 1).own(A, &[1, 14]).own(B, &[31]);
    scene.houses(A, "etla_plains_temple mitla_hills_village").palace(B, "etla_hills_temple");
    scene.scoring_tiles("etla hills forest temple").pyramid(1, "etla", "0L 1M");
    scene.disc(A, 1).player_mut(A).paid_rituals = 1;
    scene.turn(A, 7, Step::Capital).sound();
    text_of(&scene.game)
}

/// What is said about a moment after one change.
fn after(pointer: &str, value: Value) -> String {
    let mut position = moment();
    let place = position.pointer_mut(pointer).unwrap_or_else(|| panic!("no field {pointer}"));
    assert_ne!(*place, value, "the change must be one");
    *place = value;
    load(&position).expect_err(pointer)
}

/// The untouched moment is sound, so each refusal below is due to its change alone.
#[test]
fn the_moment_itself_loads() {
    let game = load(&moment()).expect("a sound position");
    assert_eq!(game.audit(), Ok(()));
    assert_eq!(text_of(&game), moment());
}

/// I1 to I19: one wrong field each; the refusal names the field and the invariant.
#[test]
fn wrong_fields_are_named() {
    let card = |pointer: &str| moment().pointer(pointer).cloned().expect(pointer);
    for (pointer, value, place, rule) in [
        ("/players/0/hand/0", card("/offer/0"), "players[0].hand", "I1"),
        ("/bonus", card("/players/1/played"), "players[1].played", "I1"),
        ("/round_deck", json!(4), "round_deck", "I14"),
        ("/round_deck", json!(255), "round_deck", "I1"),
        ("/round", json!(6), "round", "I14"),
        ("/round", json!(0), "round", "I14"),
        ("/players/1/houses/0", json!("etla_plains_temple"), "players[1].houses", "I3"),
        ("/players/0/houses/0", json!("etla_plains_temple_p4"), "players[0].houses", "I3"),
        ("/players/1/palace", json!("etla_hills_village"), "players[1].palace", "I3"),
        ("/players/0/palace", json!("etla_plains_temple"), "players[0].grid", "I4"),
        ("/players/0/grid", json!({}), "players[0].grid", "I4"),
        ("/players/0/pieces/L", json!(1), "players[0].pieces", "I5"),
        ("/players/2/pieces/S", json!(255), "players[2].pieces", "I5"),
        ("/pyramids/0/levels/1/size", json!("S"), "pyramids[0]", "I5"),
        ("/pyramids/0/levels/1/seat", json!(3), "pyramids[0]", "I5"),
        ("/pyramids/0/tile", json!(null), "pyramids[0]", "I6"),
        ("/scoring_tiles", json!(["hills", "forest"]), "scoring_tiles", "I6"),
        ("/scoring_tiles/0", json!("etla"), "scoring_tiles", "I6"),
        ("/players/1/paid_rituals", json!(2), "players[1].paid_rituals", "I8"),
        ("/players/0/paid_rituals", json!(200), "players[0].paid_rituals", "I8"),
        ("/rituals/1/discs", json!([3]), "rituals[1].discs", "I8"),
        ("/rituals/1/card", card("/rituals/0/card"), "rituals", "I8"),
        ("/market/0/1", json!("trade_13"), "market[0]", "I9"),
        ("/market/1/1", json!("trade_14"), "players[0].trade", "I9"),
        ("/market/2/2", json!(null), "market[2]", "I9"),
        ("/players/0/face_up", json!(["trade_15"]), "players[0].face_up", "I9"),
        ("/players/1/bought", json!(["1"]), "players[1].bought", "I9"),
        ("/players/1/built_on", json!(["pyramid_1"]), "players[1].built_on", "I5"),
        ("/players/1/step", json!(13), "players[1].step", "I10"),
        ("/players/1/step", json!(7), "players[1].points.track", "I12"),
        ("/players/1/points/track", json!(2), "players[1].points.track", "I12"),
        ("/players/1/points/turns", json!(32767), "players[1].points.turns", "I15"),
        ("/players/1/points/turns", json!(-1), "players[1].points.turns", "I15"),
        ("/players/1/points/gifts", json!(2), "players[1].points.gifts", "I15"),
        ("/offer", json!([]), "offer", "I13"),
        ("/bonus_pile", json!([]), "bonus_pile", "I14"),
        ("/phase", json!("over"), "phase", "I14"),
        ("/arrivals/0", json!(1), "arrivals", "I19"),
        ("/order/0", json!(1), "order", "I19"),
        ("/active", json!(3), "active", "I14"),
    ] {
        let flaw = after(pointer, value);
        let named = flaw.starts_with(&format!("{place}: ")) && flaw.contains(rule);
        assert!(named, "{pointer}: {flaw}");
    }
}

/// Lists that are too long or too short are refused before anything is built from them.
#[test]
fn wrong_shapes_are_named() {
    let pieces = json!([{"seat": 0, "size": "L"}, {"seat": 0, "size": "M"},
        {"seat": 0, "size": "S"}, {"seat": 1, "size": "S"}]);
    for (pointer, value, place) in [
        ("/pyramids/0/levels", pieces, "pyramids[0].levels: 4 is not in 0 to 3"),
        ("/players", json!([]), "players: 0, expected 3"),
        ("/order", json!([0, 1]), "order: 2 missing"),
        ("/options", json!({"players": 1}), "options: 1 is not in 2 to 4"),
        ("/options", json!({"players": 200}), "options: 200 is not in 2 to 4"),
        ("/options", json!({"solo": "hard"}), "players: 3, expected 2"),
        ("/tiles", json!({}), "tiles: etla_plains_cornfield, "),
    ] {
        let flaw = after(pointer, value);
        assert!(flaw.starts_with(place), "{pointer}: {flaw}");
    }
}

/// What interrupts a phase must be something that can interrupt it there.
#[test]
fn wrong_pending_work_is_named() {
    for pending in [
        json!(["place_tile etla_forest_temple"]),
        json!(["tile_now trade_36"]),
        json!(["advance 2", "free_disc"]),
        json!(["free_disc", "free_resource"]),
        json!(["tile_now trade_13"]),
        json!(["draw"]),
    ] {
        let mut position = moment();
        position["pending"] = pending.clone();
        let flaw = load(&position).expect_err("nothing of this can wait");
        assert!(flaw.starts_with("pending: "), "{pending}: {flaw}");
    }
}

/// Names and amounts that do not exist are refused with what would have been understood.
#[test]
fn unknown_names_and_absurd_amounts() {
    for (pointer, value, said) in [
        ("/bonus", json!(28), "28 is no Action card; they run from 1 to 27"),
        ("/market/0/0", json!("trade_37"), "\"trade_37\" is no Trade tile"),
        ("/players/0/houses/0", json!("etla"), "\"etla\" is no space"),
        ("/players/0/stock", json!({"salt": 1}), "\"salt\" is no resource"),
        ("/players/0/stock", json!({"wood": 200}), "wood: 200 is more than 127"),
        ("/players/0/hand", json!([3, 3]), "names something twice"),
        ("/rituals/0/discs", json!([200]), "there is no seat 200"),
        ("/phase", json!("lunch"), "\"lunch\" is no Phase"),
        ("/round", json!(-1), "invalid value"),
        ("/tiles/etla_plains_village", json!("gold"), "\"gold\" is no Basic"),
    ] {
        let error = after(pointer, value);
        assert!(error.contains(said), "{pointer}: {error}");
    }
    let mut position = moment();
    position["banana"] = json!(1);
    assert!(load(&position).unwrap_err().contains("unknown field `banana`"));
}

/// R59: Cocijobot's deck, its turned cards and its open card fit each other.
#[test]
fn wrong_solo_positions_are_named() {
    let mut scene = Scene::solo(Difficulty::Normal);
    scene.turn(A, 7, Step::Capital).sound();
    let moment = text_of(&scene.game);
    let top = scene.game.unseen.bot_top;
    let many: Vec<BotCard> = BotCard::all().filter(|card| Some(*card) != top).collect();
    for (pointer, value, place) in [
        ("/cocijobot/card", json!(null), "cocijobot.card: "),
        ("/cocijobot/turned", json!(many), "cocijobot.turned: "),
        ("/cocijobot/back", json!("etla"), "cocijobot.back: "),
        ("/cocijobot", json!(null), "cocijobot: "),
        ("/active", json!(1), "active: contradicts phase"),
        ("/market/0/0", json!(null), "market[0]: "),
    ] {
        let mut position = moment.clone();
        let place_of = position.pointer_mut(pointer).expect(pointer);
        assert_ne!(*place_of, value, "{pointer} must change");
        *place_of = value;
        let flaw = load(&position).expect_err(pointer);
        assert!(flaw.starts_with(place), "{pointer}: {flaw}");
    }
}

/// Hidden parts that are left out are drawn; what is known of them stays true.
#[test]
fn hidden_parts_may_be_left_out() {
    let mut position = moment();
    for player in position["players"].as_array_mut().expect("a list") {
        player.as_object_mut().expect("a player").remove("hand");
    }
    let game = load(&position).expect("a position without hands");
    assert_eq!(game.audit(), Ok(()));
    assert!(game.public.seats().all(|seat| game.private[seat].hand.len() == 4));

    let scene = Scene::solo(Difficulty::Hard);
    let mut position = text_of(&scene.game);
    position["cocijobot"].as_object_mut().expect("a form").remove("top");
    let game = load(&position).expect("a position without the top card");
    assert_eq!(game.audit(), Ok(()));
    assert_eq!(game.public.bot_back, scene.public().bot_back);

    let mut scene = Scene::of(2);
    scene.act_as(B, Action::PlayCard(scene.hand(B).nth(0)));
    let mut position = text_of(&scene.game);
    position["players"][1].as_object_mut().expect("a player").remove("pledge");
    let game = load(&position).expect("a position without the pledge");
    assert!(game.private[B].pledge.is_some());
    position["players"][0].as_object_mut().expect("a player").remove("hand_size");
    assert!(load(&position).is_ok(), "the hand says how large it is");
    position["players"][0]["hand_size"] = json!(99);
    let why = load(&position).unwrap_err();
    assert!(why.starts_with("players[0].hand_size: 99, expected 6"), "{why}");
    position["players"][0]["hand_size"] = json!(255);
    position["players"][0].as_object_mut().expect("a player").remove("hand");
    assert!(load(&position).unwrap_err().starts_with("players[0].hand_size: 255 is not in "));
}

/// Whatever a hand or a fault does to a position, it is refused or it is a sound game.
#[test]
fn no_position_breaks_the_rules() {
    mangle_positions::<Zapotec>(150);
}
