//! Positions written by hand: wrong ones are refused by field and reason, incomplete ones are filled.

use patolli_ahau::*;
use patolli_core::{Game, Seat};
use patolli_testkit::{
    changed, load_position, mangle_positions, play_position, play_to_the_end,
    position_of as text_of, refuse_changes,
};
use serde_json::{Value, json};

fn load(value: &Value) -> Result<Ahau, String> {
    load_position(value)
}
fn after(value: &Value, actions: &str) -> Ahau {
    play_position(value, actions)
}

/// Seat 0 before the main action in a game of three, with something of everything.
fn moment() -> Value {
    let short = json!({
        "round": 5, "katun": 1,
        "agenda": ["main", "close", "redraw", {"turn": 1}, "refill", "end_round"],
        "turn": {"city": "calakmul", "summoned": ["rain"]},
        "summon": {"god": "rain", "strength": 1, "colours": ["water"]},
        "city_tiles": {"calakmul": "rain"},
        "sites": {
            "1": "corn", "2": "corn", "3": "water", "4": "obsidian", "5": "cacao",
            "9": "obsidian", "10": "water", "11": "cacao",
        },
        "set_aside": "limestone",
        "region_buildings": {"2": "acropolis", "4": "gateway"},
        "offer": {"1": "observation_tower_a", "2": "giant_stele"},
        "discard": {"sun_corn": 1},
        "temples": {"rain": {"1": 1, "2": 0}},
        "role_takers": [2, 0],
        "players": [
            {
                "fame": {"gods": 7, "temples": 1}, "war": 2, "weapons": 3,
                "stock": {"corn": 3, "obsidian": 1, "limestone": 2},
                "reserve": {"rain_wild": 1, "sun_corn": 1, "jaguar_limestone": 2},
                "pyramid": {
                    "a1": {"god": "rain", "colour": "water"},
                    "a2": {"god": "sun", "colour": "corn", "wild": true, "cube": true},
                },
                "buildings": ["market", "palace"], "ruler": "3",
                "standing": {"calakmul": 2, "lamanai": 1}, "lying": {"tikal": 1},
                "played": ["3", "role"], "discard": ["4", "5"],
                "role": "master_builder", "role_seen": true,
            },
            {"ruler": "4", "played": ["4", "6"], "standing": {"uxmal": 2}},
            {"ruler": "5", "played": ["5", "6"], "war": 6, "buildings": ["ball_court"]},
        ],
    });
    text_of(&load(&short).unwrap_or_else(|why| panic!("{why}")))
}

/// Everything but the number of players may be left out.
#[test]
fn a_short_text_is_a_whole_game() {
    for n in 2..=5 {
        let game = load(&json!({ "players": vec![json!({}); n] })).expect("a fresh game");
        assert_eq!((game.n_seats(), game.to_act().len()), (n, n));
        assert_eq!(game.public.round, 1);
        play_to_the_end(game);
    }
    let pakal = json!({"personality": "pakal_merchant", "difficulty": "hard"});
    let game = load(&json!({"pakal": pakal, "players": [{}, {}]})).expect("a solo game");
    assert_eq!((game.to_act().len(), game.public.open_roles.len()), (1, 3));
    assert!(game.public.players[PAKAL].has(Building::RoyalPalace));
    play_to_the_end(game);
}

/// Setup can be written down as well (SU-15, SO-3).
#[test]
fn the_choice_of_summary_cards() {
    let agenda = json!([{"start_card": 1}, {"start_card": 2}, "select"]);
    let three = json!({"first": 0, "agenda": agenda, "players": [{}, {}, {}]});
    let game = after(&three, "card 2; card 4");
    assert_eq!(game.to_act().len(), 3);
    let pakal = json!({"personality": "pakal_dancer", "difficulty": "easy"});
    let solo =
        json!({"agenda": [{"start_card": 0}, "select"], "pakal": pakal, "players": [{}, {}]});
    let cards = load(&solo).expect("a solo game").public.start_tiles;
    assert_eq!(cards.values().flatten().count(), 4);
    assert!(!cards.as_array().contains(&Some(God::Serpent)), "the tile of his favourite is his");
    let start = json!([{"start_card": 2}, {"start_card": 1}, "select"]);
    let flaw = load(&changed(&three, "/agenda", start)).expect_err("not clockwise");
    assert!(flaw.starts_with("agenda: contradicts first"), "{flaw}");
}

/// What follows from the rest is worked out: hands, supplies, the bag.
#[test]
fn the_rest_follows() {
    let game = load(&moment()).expect("a sound position");
    let public = &game.public;
    let me = &public.players[Seat::new(0)];
    let hand: Cards = [Card::One, Card::Two, Card::Six].into_iter().collect();
    assert_eq!((me.hand, me.workers, public.weapons), (hand, 8, 22));
    assert_eq!(public.bank.get(Colour::Corn), 11, "three in the supply, one on a tile");
    assert_eq!(public.order[..3], [0, 1, 2].map(Seat::new), "by regions with City Gates first");
    assert_eq!(text_of(&game), moment());
}

/// Hidden things that are left out are drawn: role cards, chosen cards.
#[test]
fn hidden_things_are_drawn() {
    let players = json!([{"pledged": true}, {}, {"discard": ["1", "2", "3", "4"]}]);
    let game = load(&json!({"role_takers": [2, 0], "players": players})).expect("a sound position");
    assert_eq!(game.to_act().len(), 2);
    assert!(game.private[Seat::new(0)].pledge.is_some());
    let roles: Vec<_> = game.private.0.iter().filter_map(|own| own.role).collect();
    assert_eq!((roles.len(), game.unseen.roles.len()), (2, 2));
    // Who took a card first saw the other one too.
    let seen = |seat| game.private[Seat::new(seat)].seen_roles.len();
    assert_eq!((seen(2), seen(0), seen(1)), (4, 3, 0));
}

/// A moment in which the first seat of two still has to choose its cards.
fn choice() -> Value {
    let players = json!([{}, {"pledged": true, "pledge": ["3", "6"]}]);
    text_of(&load(&json!({"players": players})).expect("a sound position"))
}

#[test]
fn chosen_cards_are_checked() {
    refuse_changes::<Ahau>(
        &choice(),
        &[
            ("/players/1/pledge", json!(["6", "3"]), "players[1].pledge", "I-13"),
            ("/players/1/pledge", json!(["3", "3"]), "players[1].pledge", "I-13"),
            ("/players/1/pledge", json!(["3", "role"]), "players[1].pledge", "I-13"),
            ("/players/1/pledged", json!(false), "players[1].pledge", "I-13"),
            ("/players/0/pledged", json!(true), "players", "I-13"),
            ("/players/1/discard", json!(["1", "2", "3", "4", "5"]), "players[1].discard", "I-13"),
            ("/players/0/discard", json!(["1", "2", "3", "4", "5"]), "players[0].discard", "I-13"),
            ("/players/0/standing", json!({"tikal": 12}), "celebrating", "I-16"),
        ],
    );
}

/// I-1 to I-12: one wrong component each; the refusal names the field and the invariant.
#[test]
fn wrong_components_are_named() {
    refuse_changes::<Ahau>(
        &moment(),
        &[
            ("/players/1/reserve", json!({"rain_corn": 4}), "players", "I-1"),
            ("/discard", json!({"chief_wild": 3}), "players", "I-1"),
            ("/start_gods", json!(["chief"]), "start_gods", "I-1"),
            ("/start_tiles", json!({"2": "rain"}), "start_tiles", "I-1"),
            ("/players/1/stock", json!({"corn": 12}), "players", "I-2"),
            ("/players/0/pyramid/a1/cube", json!(true), "players[0].pyramid", "I-2"),
            ("/players/1/weapons", json!(23), "players", "I-3"),
            ("/sites/3", json!("corn"), "sites", "I-4"),
            ("/sites/15", json!("cacao"), "sites", "I-4"),
            ("/calendar", json!([]), "sites", "I-4"),
            ("/region_buildings/1", json!("market"), "offer", "I-5"),
            ("/offer/4", json!("city_gates"), "offer", "I-5"),
            ("/region_buildings/6", json!("city_gates"), "region_buildings", "I-5"),
            ("/players/1/lying", json!({"tulum": 11}), "players[1].standing", "I-6"),
            ("/temples/rain/3", json!(1), "temples.rain", "I-6"),
            ("/temples/rain/3", json!(4), "temples.rain", "I-6"),
            ("/players/0/discard", json!(["3"]), "players[0].discard", "I-7"),
            ("/players/1/discard", json!(["role"]), "players[1].discard", "I-7"),
            ("/players/1/played", json!(["4", "4"]), "players[1].played", "I-7"),
            ("/players/1/played", Value::Null, "players[1].played", "I-7"),
            ("/players/0/taken_back", json!(["5"]), "players[0].taken_back", "I-7"),
            ("/players/1/taken_back", json!(["6"]), "players[1].taken_back", "I-7"),
            ("/players/0/role_seen", json!(false), "players[0].role_seen", "I-7"),
            ("/players/1/role", json!("queen"), "players[1].role", "I-7"),
            ("/players/2/role", json!("master_builder"), "players[2].role", "I-7"),
            ("/role_deck", json!(["queen"]), "role_deck", "I-7"),
            ("/role_takers", json!([0, 2, 2]), "role_takers", "I-7"),
            ("/role_takers", json!([0, 4]), "role_takers", "I-7"),
            ("/city_tiles/tulum", json!("rain"), "city_tiles", "I-8"),
            ("/players/1/war", json!(7), "players[1].war", "I-9"),
            ("/players/1/fame/gods", json!(-1), "players[1].fame", "I-9"),
            ("/players/1/fame/gods", json!(32767), "players[1].fame", "I-9"),
            (
                "/players/0/pyramid/b2",
                json!({"god": "chief", "colour": "corn"}),
                "players[0]",
                "I-10",
            ),
            ("/players/1/ruler", json!("6"), "players[1].ruler", "I-11"),
            ("/players/1/ruler", json!("3"), "players", "I-11"),
            ("/players/1/ruler", Value::Null, "players[1].ruler", "I-11"),
            ("/squares/6l", json!("chief_corn"), "squares", "I-11"),
            ("/squares/3l", json!("chief_corn"), "squares", "I-11"),
            (
                "/players/1/standing",
                json!({"uxmal": 11, "tikal": 1}),
                "players[1].standing",
                "I-12",
            ),
        ],
    );
}

/// I-12 to I-19: the same for the turn, the round and the tracks.
#[test]
fn wrong_moments_are_named() {
    refuse_changes::<Ahau>(
        &moment(),
        &[
            ("/turn/city", json!("tulum"), "players[0].standing", "I-12"),
            ("/turn/city", json!("uxmal"), "turn.city", "I-12"),
            ("/turn/city", Value::Null, "turn.city", "I-12"),
            ("/turn/laid_down", json!(true), "players[0].lying", "I-12"),
            ("/turn/built", json!(3), "turn.built", "I-12"),
            ("/turn/substituted", json!(3), "turn.substituted", "I-12"),
            ("/turn/gateway_used", json!(true), "turn.gateway_used", "I-12"),
            ("/turn/queen_used", json!(true), "turn.queen_used", "I-12"),
            ("/players/1/played", json!(["6", "2"]), "players[1].played", "I-13"),
            ("/temples/rain", json!({"2": 0}), "temples.rain", "I-14"),
            ("/celebrating", json!(true), "celebrating", "I-16"),
            ("/katun", json!(3), "katun", "I-16"),
            ("/agenda", json!([]), "agenda", "I-16"),
            ("/round", json!(0), "round", "I-18"),
            ("/round", json!(41), "round", "I-18"),
            ("/first", json!(3), "first", "I-18"),
            ("/active", json!(4), "active", "I-18"),
            ("/order", json!([0, 1, 1]), "order", "I-18"),
            ("/order", json!([0, 1]), "order", "I-18"),
            ("/fame_order", json!([0, 0, 1]), "fame_order", "I-18"),
            ("/war_order", json!([0, 1, 3]), "war_order", "I-18"),
            ("/scoring/rain", json!("war"), "scoring", "I-18"),
            ("/active", json!(1), "active", "I-19"),
            ("/losers", json!([1]), "losers", "I-19"),
            ("/payment", json!({"due": ["corn"]}), "payment", "I-19"),
        ],
    );
}

/// I-19: what waits must be able to happen.
#[test]
fn the_agenda_is_checked() {
    let moment = moment();
    let before = |steps: Value| {
        let mut agenda = steps.as_array().cloned().expect("a list");
        agenda.extend(
            json!(["close", "redraw", {"turn": 1}, "refill", "end_round"])
                .as_array()
                .cloned()
                .expect("a list"),
        );
        changed(&moment, "/agenda", json!(agenda))
    };
    for (steps, place) in [
        (json!([{"summon": {"dance": true}}]), "agenda"),
        (json!([{"produce_colour": "9"}]), "agenda"),
        (json!(["settle", "raise", "build"]), "payment.work"),
        (json!(["raise"]), "agenda"),
        (json!([{"chief": {"left": 1}}, {"marker": "chief"}, "main"]), "summon.god"),
        (json!([{"jaguar": {"left": 1}}, {"marker": "rain"}, "main"]), "agenda"),
        (json!([{"gain": {"seat": 0, "left": 0, "by": "war"}}, "build"]), "agenda"),
        (json!([{"gain": {"seat": 0, "left": 2, "by": "war"}}, "build"]), "agenda"),
        (json!([{"gain": {"seat": 1, "left": 1, "by": "war"}}, "build"]), "agenda"),
        (json!([{"war_reward": 0}, "build"]), "agenda"),
        (json!([{"role": 0}, "build"]), "role_takers"),
        (json!([{"advance": 0}, "build"]), "agenda"),
        (json!([{"built": {"seat": 0, "slot": "s3"}}, "build"]), "agenda"),
        (
            json!([{"reward": {"seat": 0, "reward": "weapon", "by": {"space": "a4"}}}, "build"]),
            "agenda",
        ),
        (json!(["place", "main"]), "agenda"),
        (json!(["select"]), "agenda"),
        (json!(["claim", "main"]), "agenda"),
        (json!([{"lay_down": 0}, {"lay_down": 0}, "build"]), "agenda"),
    ] {
        let flaw = load(&before(steps.clone())).err();
        let flaw = flaw.unwrap_or_else(|| panic!("{steps} should not load"));
        assert!(flaw.starts_with(place), "{steps}: {flaw}");
    }
    for steps in [
        json!([]),
        json!(["build"]),
        json!([{"gain": {"seat": 0, "left": 1, "by": {"space": "a1"}}}, "build"]),
        json!([{"reward": {"seat": 0, "reward": "resource", "by": {"space": "a1"}}}, "build"]),
        json!([{"temple": {"seat": 0, "by": "war"}}, {"built": {"seat": 0, "slot": "s2"}}, "build"]),
        json!(["main"]),
        json!([{"marker": "rain"}, "main"]),
        json!([{"lay_down": 0}, {"summon": {"dance": false}}, "main"]),
    ] {
        let game = load(&before(steps.clone())).unwrap_or_else(|why| panic!("{steps}: {why}"));
        play_to_the_end(game);
    }
}

/// A tile that is being paid for: PY-1 to PY-5 leave only possible positions.
#[test]
fn a_payment_is_checked() {
    let game = after(&moment(), "build rain_wild b1; paint corn; price corn+limestone");
    let paying = text_of(&game);
    assert_eq!(game.legal(Seat::new(0)).len(), 4, "a cube, the Market or the Master Builder");
    refuse_changes::<Ahau>(
        &paying,
        &[
            (
                "/payment/work",
                json!({"lay": {"tile": "rain_wild", "space": "b2"}}),
                "payment.work",
                "I-10",
            ),
            ("/payment/work", json!({"buy": "3"}), "payment.work", "I-5"),
            (
                "/payment/work",
                json!({"lay": {"tile": "rain_water", "space": "b1"}}),
                "payment.colour",
                "I-19",
            ),
            ("/payment/colour", Value::Null, "payment", "I-19"),
            ("/payment/due", json!([]), "payment", "I-19"),
            ("/payment/due", json!(["water", "cacao"]), "payment", "I-19"),
            ("/payment/due", json!(["corn", "water", "cacao"]), "payment.due", "I-19"),
            ("/payment/owned", json!(["corn"]), "payment.owned", "I-19"),
            ("/payment/cubes", json!({"limestone": 14}), "payment.cubes", "I-2"),
            ("/payment/tiles", json!({"sun_corn": 2}), "payment.tiles", "I-1"),
            ("/payment/cube", json!(true), "payment.cubes", "I-2"),
            ("/turn/built", json!(2), "turn.built", "I-12"),
            ("/agenda/0", json!("nominal"), "payment", "I-19"),
            ("/agenda/0", json!({"give": {"left": 2, "colour": "corn"}}), "payment", "I-19"),
        ],
    );
    let done = after(&paying, "pay cube");
    let brick = done.public.players[Seat::new(0)].pyramid[Space::B1];
    assert_eq!(brick.map(|brick| (brick.colour, brick.cube)), Some((Colour::Corn, true)));
}

/// A summon that is being declared (SM-2, SM-4, I-17).
#[test]
fn a_summon_is_checked() {
    let mut before = moment();
    before["turn"] = json!({"city": "calakmul"});
    before["players"][0]["reserve"] = json!({"rain_wild": 1, "rain_corn": 1});
    let agenda = before["agenda"].as_array_mut().expect("a list");
    agenda.insert(0, json!({"summon": {"dance": false}}));
    let declared = text_of(&after(&before, "summon rain; discard wild cacao"));
    refuse_changes::<Ahau>(
        &declared,
        &[
            ("/summon/god", json!("sun"), "summon.god", "I-17"),
            ("/summon/god", Value::Null, "agenda", "I-19"),
            ("/summon/strength", json!(3), "summon.strength", "I-17"),
            ("/summon/colours", json!(["cacao"]), "summon.colours", "I-17"),
            ("/summon/joker", json!(true), "summon.joker", "I-17"),
            ("/summon/discarded", json!({"sun_wild": 1}), "summon.discarded", "I-17"),
            ("/turn/summoned", json!([]), "summon.god", "I-17"),
            ("/sites", json!({}), "sites", "I-4"),
        ],
    );
    let rained = after(&declared, "confirm; rain 11");
    assert_eq!(rained.public.players[Seat::new(0)].stock.get(Colour::Cacao), 2);
}

/// MV-4: a conflict in the middle of its resolution.
#[test]
fn a_conflict_is_checked() {
    let players = json!([
        {"ruler": "2", "played": ["2", "6"]},
        {"ruler": "2", "played": ["2", "4"]},
        {"ruler": "4", "played": ["4", "5"]},
    ]);
    let position = json!({"round": 2, "agenda": ["conflicts"], "players": players});
    let won = text_of(&load(&position).expect("a conflict"));
    assert_eq!(won["agenda"], json!([{"win": 0}, "arm", {"losers": "2"}, "conflicts"]));
    refuse_changes::<Ahau>(
        &won,
        &[
            ("/losers", json!([]), "losers", "I-19"),
            ("/losers", json!([1, 1]), "losers", "I-19"),
            ("/losers", json!([2]), "losers", "I-19"),
            ("/agenda/0", json!({"win": 1}), "agenda", "I-19"),
            ("/agenda/0", json!({"captain": 1}), "agenda", "I-19"),
            ("/agenda/2", json!({"losers": "4"}), "losers", "I-19"),
            ("/agenda/0", json!({"retreat": {"seat": 1, "from": "2"}}), "agenda", "I-19"),
            ("/players/0/played", Value::Null, "players[0].played", "I-7"),
        ],
    );
    let taking = text_of(&after(&won, "decline; retreat 1"));
    assert_eq!(taking["agenda"], json!([{"take": 1}, {"take": 0}, {"take": 2}, "muster"]));
    refuse_changes::<Ahau>(
        &taking,
        &[
            ("/agenda", json!([{"take": 0}, {"take": 1}, {"take": 2}, "muster"]), "agenda", "I-19"),
            ("/agenda", json!([{"take": 0}, {"take": 2}, "muster"]), "squares", "I-11"),
        ],
    );
}

/// A 8: what is Pakal's.
#[test]
fn pakal_is_checked() {
    let pakal = json!({
        "personality": "pakal_merchant", "difficulty": "moderate", "tracker": 4,
        "setup_markers": ["serpent", "chief"],
    });
    let temples = json!({"serpent": {"3": 1}, "chief": {"1": 0, "3": 1}});
    let position = json!({
        "pakal": pakal, "temples": temples, "offer": {}, "region_buildings": {},
        "players": [{}, {}],
    });
    let sound = text_of(&load(&position).expect("a solo game"));
    refuse_changes::<Ahau>(
        &sound,
        &[
            ("/players", json!([{}, {}, {}]), "players", "I-18"),
            ("/players/1/stock", json!({"corn": 1}), "players[1].stock", "I-2"),
            ("/players/1/buildings", json!(["market"]), "players[1].buildings", "I-5"),
            ("/pakal/aside", json!(["market"]), "pakal.aside", "I-5"),
            ("/pakal/setup_markers", json!(["rain"]), "temples.chief", "I-14"),
            ("/katun", json!(1), "pakal.setup_markers", "I-14"),
            ("/players/1/role", json!("queen"), "players[1].role", "I-7"),
            ("/players/1/pledged", json!(true), "players[1].pledge", "I-13"),
            ("/role_deck", json!(["merchant", "queen", "dancer"]), "role_deck", "I-7"),
            (
                "/players/1/discard",
                json!(["1", "2", "3", "4", "5", "6"]),
                "players[1].discard",
                "I-13",
            ),
        ],
    );
}

/// Positions can be kept in any format of tables and lists: nothing in them is null.
#[test]
fn positions_are_plain_tables() {
    assert!(!moment().to_string().contains("null"));
}

/// Whatever happens to a file: it is refused, or the game can be played to its end.
#[test]
fn mangled_positions_are_refused_or_sound() {
    mangle_positions::<Ahau>(150);
}
