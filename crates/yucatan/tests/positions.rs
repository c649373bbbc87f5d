//! Positions written by hand: wrong ones are refused by field and reason, incomplete ones are filled.

use patolli_core::{Dense, Game, Quick, Seat, Title};
use patolli_testkit::{changed, load_position, mangle_positions, refuse_changes};
use patolli_yucatan::*;
use serde_json::{Value, json};

fn text_of(game: &Yucatan) -> Value {
    serde_json::to_value(game.position()).expect("a position is plain data")
}

fn load(value: &Value) -> Result<Yucatan, String> {
    load_position(value)
}

fn sound(value: &Value) -> Yucatan {
    load(value).unwrap_or_else(|why| panic!("{why}\n{value}"))
}

/// Plays these actions of the first seat that must act.
fn after(value: &Value, actions: &str) -> Yucatan {
    let mut game = sound(value);
    let mut dice = Quick::new(3);
    for text in actions.split("; ") {
        let seat = game.to_act().first().expect("somebody acts");
        let action = text.parse().unwrap_or_else(|why| panic!("{why}"));
        assert!(game.is_legal(seat, action), "{text}: {:?}", game.why_not(seat, action));
        game.apply(seat, action, &mut dice);
        assert_eq!(game.audit(), Ok(()), "after {text}");
    }
    game
}

fn play_to_the_end(mut game: Yucatan) {
    let mut dice = Quick::new(8);
    while let Some(seat) = game.to_act().first() {
        let action = game.random_action(seat, &mut dice);
        game.apply(seat, action, &mut dice);
        assert_eq!(game.audit(), Ok(()), "after {action}");
    }
}

/// Seat 1 begins its second Turn of Round 3 in a game of three, with something of everything.
fn moment() -> Value {
    let fighter = |seat, leader, card, units| {
        let axes = json!({"card": 2, "leader": 1, "units": units});
        json!({"seat": seat, "leader": leader, "card": card, "axes": axes})
    };
    let short = json!({
        "round": 3, "turn": 2, "active": 1, "agenda": ["choose", "choose", "end_turn"],
        "battle": {
            "city": "uxmal", "outcome": "attacker_wins",
            "attacker": fighter(0, "leader_1", "net_ambush", 4),
            "defender": fighter(2, "leader_1", "shield_line", 2),
        },
        "removed": {"blood_pact": 1}, "piles": {"chichen_itza": 2},
        "players": [
            {
                "sacrifices": [6, 4], "step": 1, "wipe_outs": 1,
                "goods": {"corn": 7, "jade": 3}, "prisoners": 4,
                "buildings": {"temple": 2, "barracks": 1},
                "rows": {"building": 2, "summoning": 3}, "power": "omens",
                "leader_1": {
                    "space": "uxmal", "units": 5, "counselor": "striker",
                    "abilities": {"1": "fury_1", "3": "snare_2"},
                    "link": {"summoning": "camazotz", "timer": 4, "spent": true},
                },
                "leader_2": {"units": 2, "counselor": "pathfinder"},
                "activations": {"temple": 1, "granary": 1, "leader_1": 1, "leader_2": 1},
                "gone": ["net_ambush"],
                "known": {"war_drums": 1}, "hand": {"war_drums": 1, "night_raid": 1},
            },
            {
                "sacrifices": [3, 5], "step": 1, "power": "war",
                "goods": {"corn": 5, "jade": 5}, "rows": {"ability": 2},
                "leader_1": {"space": "mayapan", "counselor": "jailer"},
                "leader_2": {"units": 0, "counselor": "veteran",
                    "link": {"summoning": "alux", "timer": 3}},
                "activations": {"granary": 1, "leader_1": 1},
            },
            {"sacrifices": [3], "power": "harvest", "leader_1": {"units": 2}},
        ],
    });
    text_of(&sound(&short))
}

/// Everything but the number of players may be left out.
#[test]
fn a_short_text_is_a_whole_game() {
    for n in 2..=4 {
        let game = sound(&json!({ "players": vec![json!({}); n] }));
        let player = &game.public.players[Seat::new(0)];
        assert_eq!((game.n_seats(), game.to_act().len()), (n, 1));
        assert_eq!((player.corn(), player.jade(), player.prisoners), (5, 2, 1));
        assert_eq!(usize::from(game.public.supply), 60 - 7 * n, "V6");
        play_to_the_end(game);
        let setup = json!({"agenda": ["setup", "start_round"], "players": vec![json!({}); n]});
        let fresh = sound(&setup);
        assert_eq!(fresh.to_act().len(), n);
        play_to_the_end(fresh);
    }
}

/// What follows from the rest is worked out: Supply, deck, Bank, victory points.
#[test]
fn the_rest_follows() {
    let game = sound(&moment());
    let public = &game.public;
    let me = &public.players[Seat::new(0)];
    assert_eq!((me.vp.total(), me.vp.sacrifices, me.vp.pyramid), (12, 10, 1));
    assert_eq!((public.supply, public.deck, me.specials), (60 - 21, 12, 2));
    assert_eq!(public.bank.len(), 7);
    assert_eq!(text_of(&game), moment());
}

/// Tokens that are not told of have been played where the moment asks for it.
#[test]
fn tokens_follow_the_moment() {
    let used = |position: &Value, seat: usize| {
        let game = sound(position);
        let player = game.public.players[Seat::new(seat)];
        let used = Element::all().filter(|one| player.was_activated(*one));
        (used.map(Element::name).collect::<Vec<_>>(), player.tokens_used(false))
    };
    let third = json!({"turn": 3, "first": 1, "players": [{}, {}, {}]});
    assert_eq!(used(&third, 0), (vec!["granary", "city_leader", "leader_2"], 2));
    let moving =
        json!({"agenda": [{"move": "leader_1"}, "choose", "end_turn"], "players": [{}, {}]});
    assert_eq!(used(&moving, 0), (vec!["leader_1"], 0));
    let later = json!({"agenda": ["sacrifice"], "players": [{}, {}]});
    assert_eq!(used(&later, 1).1, 3);
    let building = json!({"agenda": [{"build": {"jade": 2}}, "end_turn"], "players": [{}, {}]});
    assert_eq!(used(&building, 0), (vec!["construction_site", "city_leader"], 1));
}

/// Hidden things that are left out are drawn: hands, choices, cards, sacrifices.
#[test]
fn hidden_things_are_drawn() {
    let one = Seat::new(1);
    let hands = json!({"removed": {"night_raid": 3}, "players": [{"hand": {"war_drums": 2}},
        {"specials": 4, "known": {"war_drums": 1}}]});
    let game = sound(&hands);
    let hand = game.private[one].hand;
    assert_eq!((hand.total(), hand.get(Special::NightRaid), game.public.deck), (4, 0, 6));
    assert_eq!(hand.get(Special::WarDrums), 1, "the others are in the other hand");
    let setup = json!({"agenda": ["setup", "start_round"], "players": [{}, {"pledged": true}]});
    assert!(sound(&setup).private[one].setup.is_complete());
    let sacrifice = json!({"agenda": ["sacrifice"], "players": [{}, {"pledged": true}]});
    let game = sound(&sacrifice);
    let offering = game.private[one].sacrifice;
    assert!(offering.prisoners.is_some() && offering.jade.is_some() && offering.corn.is_some());
    let fight = changed(&battle("cards"), "/players/1/pledged", json!(true));
    assert!(sound(&fight).private[one].card.is_some());
}

/// Positions need not be reachable: levels above the gate, early rows and steps, no Counselors.
#[test]
fn unreachable_things_are_accepted() {
    let early = json!({
        "piles": {"mayapan": 3},
        "players": [
            {"step": 3, "rows": {"building": 3, "ability": 3, "summoning": 3},
             "buildings": {"temple": 3, "barracks": 3}, "goods": {"corn": 127}},
            {"leader_1": {"units": 7, "abilities": {"3": "fury_3"},
                "link": {"summoning": "kukulkan", "timer": 5}},
             "leader_2": {"abilities": {"3": "snare_3", "1": "snare_1"}}, "prisoners": 20},
        ],
    });
    play_to_the_end(sound(&early));
}

/// I-1 to I-15: one wrong component each; the refusal names the field and the invariant.
#[test]
fn wrong_components_are_named() {
    refuse_changes::<Yucatan>(
        &moment(),
        &[
            ("/players/0/prisoners", json!(60), "players", "I-1"),
            ("/removed", json!({"blood_pact": 4}), "players", "I-2"),
            ("/removed", json!({"war_drums": 1}), "removed", "I-2"),
            ("/players/0/specials", json!(3), "players[0].specials", "I-2"),
            ("/players/0/known", json!({"war_drums": 2}), "players[0].known", "I-2"),
            ("/players/1/hand", json!({"night_raid": 3}), "players", "I-2"),
            ("/players/0/gone", json!(["skirmish"]), "players[0].gone", "I-3"),
            ("/players/1/leader_2/link/summoning", json!("camazotz"), "players", "I-4"),
            ("/players/0/leader_1/abilities/1", json!("fury_2"), "players[0].leader_1", "I-5"),
            ("/players/0/leader_1/abilities/2", json!("fury_1"), "players[0].leader_1", "I-5"),
            (
                "/players/0/leader_2/abilities",
                json!({"3": "snare_2"}),
                "players[0].leader_2",
                "I-5",
            ),
            ("/players/0/leader_1/space", json!("mayapan"), "players", "I-7"),
            ("/piles/uxmal", json!(1), "piles.uxmal", "I-7"),
            ("/piles/chichen_itza", json!(6), "piles.chichen_itza", "I-7"),
            ("/players/0/leader_1/units", json!(8), "players[0].leader_1.units", "I-8"),
            ("/players/0/buildings/temple", json!(4), "players[0].buildings", "I-9"),
            ("/players/0/rows/building", json!(0), "players[0].rows", "I-10"),
            ("/players/0/rows/building", json!(4), "players[0].rows", "I-10"),
            ("/players/0/step", json!(4), "players[0].step", "I-11"),
            ("/players/0/leader_1/link/timer", json!(2), "players[0].leader_1.link", "I-12"),
            ("/players/0/leader_1/link/timer", json!(6), "players[0].leader_1.link", "I-12"),
            ("/players/0/sacrifices", json!([6, 4, 1]), "players[0].sacrifices", "I-13"),
            ("/players/0/sacrifices", json!([0, 0, 0, 0, 0]), "players[0].sacrifices", "I-13"),
            ("/players/0/sacrifices", json!([6, -1]), "players[0].sacrifices", "I-13"),
            ("/players/0/wipe_outs", json!(32767), "players[0].sacrifices", "I-13"),
            ("/players/0/leftovers", json!(1), "players[0].final_bonus", "I-13"),
            ("/players/0/activations/leader_1", json!(2), "players[0].activations", "I-14"),
            ("/players/0/activations/granary", json!(4), "players[0].activations", "I-14"),
            ("/players/0/activations/granary", json!(2), "players[0].activations", "I-14"),
            ("/players/1/activations", json!({}), "players[1].activations", "I-14"),
            ("/players/0/leader_2/counselor", json!("striker"), "players[0].leader_2", "I-15"),
        ],
    );
    let limited = changed(&moment(), "/house", json!({"tokens": "limited"}));
    refuse_changes::<Yucatan>(
        &text_of(&sound(&limited)),
        &[
            ("/players/2/goods", json!({"corn": 29}), "players", "I-6"),
            ("/players/2/goods", json!({"jade": 21}), "players", "I-6"),
        ],
    );
}

/// I-16 to I-22: the same for the calendar and the agenda.
#[test]
fn wrong_moments_are_named() {
    refuse_changes::<Yucatan>(
        &moment(),
        &[
            ("/players", json!([{}]), "players", "I-21"),
            ("/round", json!(0), "round", "I-21"),
            ("/round", json!(5), "round", "I-21"),
            ("/turn", json!(4), "turn", "I-21"),
            ("/first", json!(3), "first", "I-21"),
            ("/active", json!(4), "active", "I-21"),
            ("/battle/defender/seat", json!(4), "battle", "I-21"),
            ("/battle/defender/seat", json!(0), "battle", "I-16"),
            ("/battle/outcome", json!("draw"), "battle", "I-22"),
            ("/battle/attacker/captured", json!(61), "battle", "I-1"),
            ("/players/2/pledged", json!(true), "players[2].pledged", "I-17"),
            ("/players/2/card", json!("skirmish"), "players[2].card", "I-17"),
            ("/players/2/setup", json!({"building": "temple"}), "players[2].setup", "I-17"),
            ("/players/2/sacrifice", json!({"jade": 1}), "players[2].sacrifice", "I-17"),
            ("/agenda", json!(["setup", "start_round"]), "players[0].activations", "I-14"),
            ("/agenda", json!([]), "players[0].activations", "I-14"),
        ],
    );
}

/// I-22: what waits must follow from what was activated.
#[test]
fn the_agenda_is_checked() {
    let with = |steps: &Value, used: &Value, left: usize| {
        let mut agenda = steps.as_array().cloned().expect("a list");
        agenda.extend(vec![json!("choose"); left]);
        agenda.push(json!("end_turn"));
        let position = changed(&moment(), "/agenda", json!(agenda));
        changed(&position, "/players/1/activations", used.clone())
    };
    let used = |element: &str| {
        let mut used = json!({"granary": 1, "leader_1": 1});
        used[element] = json!(used[element].as_u64().unwrap_or(0) + 1);
        used
    };
    let site = json!({"build": {"jade": 2}});
    for (step, element) in [
        (json!({"build": {"jade": 1}}), "construction_site"),
        (site.clone(), "temple"),
        (json!({"acquire": {"corn": 2}}), "military_school"),
        (json!({"reinforce": {"up_to": 7}}), "barracks"),
        (json!({"reinforce": {"up_to": 4, "only": "leader_2"}}), "city_leader"),
        (json!({"link": {"cost": {"jade": 1, "corn": 1}, "temple": true}}), "granary"),
        (json!({"link": {"cost": {"jade": 3}, "temple": false}}), "leader_2"),
        (json!({"prolong": {"new": "leader_1"}}), "temple"),
        (json!("gain"), "leader_2"),
        (json!("power"), "granary"),
        (json!({"move": "leader_2"}), "city_leader"),
        (json!({"enter": {"leader": "leader_2", "city": "uxmal"}}), "leader_2"),
        (json!({"city": {"leader": "leader_2", "city": "chichen_itza"}}), "leader_2"),
        (json!("cards"), "leader_2"),
        (json!("sacrifice"), "leader_2"),
        (json!({"evolve": {"seat": 1}}), "leader_2"),
    ] {
        let flaw = load(&with(&json!([step]), &used(element), 1)).err();
        let flaw = flaw.unwrap_or_else(|| panic!("{step} after {element} should not load"));
        assert!(flaw.ends_with("I-22)"), "{step}: {flaw}");
    }
    for (steps, element) in [
        (json!([]), "granary"),
        (json!([site]), "construction_site"),
        (json!([{"build": {"corn": 2}}]), "leader_2"),
        (json!([{"acquire": {"corn": 4}}]), "military_school"),
        (json!([{"reinforce": {"up_to": 2}}]), "barracks"),
        (json!([{"reinforce": {"up_to": 4, "only": "leader_2"}}]), "leader_2"),
        (json!([{"link": {"cost": {"jade": 1, "corn": 1}, "temple": true}}]), "temple"),
        (json!([{"link": {"cost": {"jade": 1}, "temple": false}}]), "leader_2"),
        (json!([{"prolong": {"new": "leader_2"}}]), "temple"),
        (json!([{"prolong": {}}]), "temple"),
        (json!(["gain", "power"]), "city_leader"),
        (json!(["power"]), "city_leader"),
        (json!([{"move": "leader_2"}]), "leader_2"),
    ] {
        let position = with(&steps, &used(element), 1);
        play_to_the_end(sound(&position));
        let flaw = load(&with(&steps, &used(element), 2)).expect_err("one choice too many");
        assert!(flaw.ends_with("I-14)"), "{steps}: {flaw}");
    }
}

fn two(agenda: &Value) -> Value {
    json!({"agenda": agenda, "players": [{}, {}]})
}

/// EVO-1, REV: the Evolutions in turn order, then the Revolution.
#[test]
fn phases_are_checked() {
    let evolve = |seat: u8| json!({"evolve": {"seat": seat}});
    let game = sound(&two(&json!([evolve(0), evolve(1), "revolution"])));
    assert_eq!(game.to_act().first(), Some(Seat::new(0)));
    play_to_the_end(game);
    for agenda in [
        json!([evolve(1), evolve(0), "revolution"]),
        json!([evolve(0), evolve(0), "revolution"]),
        json!([evolve(0), {"evolve": {"seat": 1, "not": "ability"}}, "revolution"]),
        json!(["sacrifice", "revolution"]),
        json!(["setup"]),
        json!(["pass_token"]),
        json!([{"final_bonus": 0}]),
        json!(["start_turn", "end_turn"]),
    ] {
        let flaw = load(&two(&agenda)).expect_err("a wrong agenda");
        assert!(flaw.starts_with("agenda") && flaw.ends_with("I-22)"), "{agenda}: {flaw}");
    }
    let steps = load(&two(&json!(vec!["choose"; 13]))).expect_err("too long");
    assert!(steps.starts_with("agenda: 13 steps"), "{steps}");
    refuse_changes::<Yucatan>(
        &text_of(&sound(
            &json!({"agenda": ["pass_token", "start_round"], "players": [{}, {}, {}]}),
        )),
        &[
            ("/active", json!(1), "active", "I-22"),
            ("/round", json!(4), "round", "I-19"),
            (
                "/players/0/leader_1/link",
                json!({"summoning": "alux", "timer": 1}),
                "players[0].leader_1.link",
                "I-12",
            ),
        ],
    );
}

/// END-1, END-2: a Final Bonus for a marker on the last row, in the last Round.
#[test]
fn the_end_is_checked() {
    let over = load(&two(&json!([]))).expect_err("too early");
    assert!(over.starts_with("agenda: the game has 4 Rounds"), "{over}");
    let last = json!({"round": 4, "agenda": [{"final_bonus": 1}, "finish"],
        "players": [{}, {"rows": {"ability": 4}, "leader_1": {"abilities": {"3": "fury_3"}}}]});
    let end = after(&last, "bonus ability");
    let vp = end.public.players[Seat::new(1)].vp;
    assert_eq!((end.to_act().len(), vp.final_bonus, vp.leftovers), (0, 3, 2));
    refuse_changes::<Yucatan>(
        &text_of(&sound(&last)),
        &[
            ("/players/1/rows", json!({"ability": 3}), "players[1].rows", "I-10"),
            ("/players/1/rows", json!({"ability": 4, "building": 4}), "players[1].rows", "I-10"),
            ("/agenda/0", json!({"final_bonus": 4}), "agenda", "I-21"),
        ],
    );
}

/// SET-7 to SET-9: choices that could be made, one after the other.
#[test]
fn choices_of_the_setup_are_checked() {
    let choices =
        json!({"building": "temple", "counselors": ["jailer", "striker"], "power": "war"});
    let setup = json!({"agenda": ["setup", "start_round"],
        "players": [{"setup": {"building": "barracks"}}, {"pledged": true, "setup": choices}]});
    let setup = text_of(&sound(&setup));
    let revealed = after(&setup, "setup counselors veteran jailer; setup power omens");
    assert_eq!(revealed.public.players[Seat::new(1)].power, Some(Power::War));
    refuse_changes::<Yucatan>(
        &setup,
        &[
            (
                "/players/1/setup/counselors",
                json!(["jailer", "jailer"]),
                "players[1].setup",
                "I-15",
            ),
            ("/players/1/pledged", json!(false), "players[1].setup", "I-17"),
            ("/players/0/setup", json!({"power": "war"}), "players[0].setup", "I-17"),
            ("/players/0/pledged", json!(true), "players", "I-17"),
            ("/players/0/power", json!("war"), "players[0].power", "I-17"),
            ("/round", json!(2), "agenda", "I-22"),
        ],
    );
}

/// SAC-1: not more than there is.
#[test]
fn sacrifices_are_checked() {
    let offering = json!({"prisoners": 1, "jade": 0, "corn": 1});
    let sacrifice = json!({"agenda": ["sacrifice"],
        "players": [{"sacrifice": {"prisoners": 1}}, {"pledged": true, "sacrifice": offering}]});
    let sacrifice = text_of(&sound(&sacrifice));
    let told = after(&sacrifice, "sacrifice jade 1; sacrifice corn 0");
    let points = |seat: usize| told.public.players[Seat::new(seat)].sacrifices[0];
    assert_eq!([points(0), points(1)], [4, 4]);
    refuse_changes::<Yucatan>(
        &sacrifice,
        &[
            ("/players/0/sacrifice/prisoners", json!(2), "players[0].sacrifice", "I-6"),
            ("/players/1/sacrifice/corn", json!(2), "players[1].sacrifice", "I-6"),
            ("/players/1/sacrifice", json!({"jade": 1}), "players[1].sacrifice", "I-17"),
            (
                "/players/0/sacrifice",
                json!({"prisoners": 0, "jade": 0, "corn": 0}),
                "players[0]",
                "I-17",
            ),
        ],
    );
}

/// BAT-1: a card that may be played in this Battle.
#[test]
fn chosen_cards_are_checked() {
    refuse_changes::<Yucatan>(
        &battle("cards"),
        &[
            ("/players/0/card", json!("skirmish"), "players[0].card", "I-17"),
            ("/players/2/pledged", json!(true), "players[2].pledged", "I-17"),
        ],
    );
    let chosen = changed(&battle("cards"), "/players/1/pledged", json!(true));
    let chosen = changed(&chosen, "/players/1/card", json!("skirmish"));
    sound(&chosen);
    refuse_changes::<Yucatan>(
        &chosen,
        &[
            ("/players/1/card", json!("war_drums"), "players[1].card", "I-16"),
            ("/players/1/card", json!("card_alux"), "players[1].card", "I-16"),
        ],
    );
}

/// Seat 0 attacks seat 1 in Uxmal; both hold the cards that decide something.
fn battle(until: &str) -> Value {
    let cards = json!({
        "agenda": ["cards", "choose", "end_turn"],
        "battle": {
            "city": "uxmal",
            "attacker": {"seat": 0, "leader": "leader_1"},
            "defender": {"seat": 1, "leader": "leader_2"},
        },
        "players": [
            {"leader_1": {"counselor": "jailer"}, "hand": {"blood_pact": 1}},
            {"leader_2": {"space": "uxmal", "link": {"summoning": "balam", "timer": 1}}},
            {},
        ],
    });
    let play = match until {
        "cards" => return text_of(&sound(&cards)),
        "axes" => "card war_council; card card_balam",
        _ => "card blood_pact; card skirmish",
    };
    let defenceless = changed(&cards, "/players/1/leader_2", json!({"space": "uxmal"}));
    text_of(&after(if until == "axes" { &cards } else { &defenceless }, play))
}

/// A Battle in the middle: what was shown, paid and captured fits the steps to come.
#[test]
fn a_battle_is_checked() {
    let place = "battle";
    refuse_changes::<Yucatan>(
        &battle("cards"),
        &[
            ("/active", json!(1), "players[0].activations", "I-14"),
            ("/battle/attacker/leader", json!("leader_2"), place, "I-22"),
            ("/battle/attacker/card", json!("skirmish"), place, "I-22"),
            ("/battle/outcome", json!("draw"), place, "I-22"),
            ("/battle/defender/bonus", json!(1), place, "I-22"),
            ("/battle/city", json!("mayapan"), place, "I-16"),
            ("/battle/defender/leader", json!("leader_1"), place, "I-16"),
            ("/agenda/0", json!({"axes": "attacker"}), "agenda", "I-22"),
        ],
    );
    let axes = battle("axes");
    assert_eq!(axes["agenda"][0], json!({"axes": "attacker"}));
    refuse_changes::<Yucatan>(
        &axes,
        &[
            ("/battle/attacker/paid", json!(true), place, "I-22"),
            ("/battle/defender/paid", json!(true), place, "I-22"),
            ("/battle/defender/card", json!("card_alux"), place, "I-22"),
            ("/battle/attacker/card", json!("war_drums"), place, "I-22"),
            ("/players/1/leader_2/link/spent", json!(true), place, "I-22"),
            ("/players/0/gone", json!(["war_council"]), place, "I-22"),
        ],
    );
    play_to_the_end(sound(&axes));
    let bonus = battle("bonus");
    assert_eq!(bonus["agenda"][0], json!({"bonus": "attacker"}));
    refuse_changes::<Yucatan>(
        &bonus,
        &[
            ("/battle/attacker/extra", json!("both"), place, "I-22"),
            ("/battle/attacker/captured", json!(2), place, "I-22"),
            ("/battle/attacker/wiped_out", json!(true), place, "I-22"),
            ("/battle/outcome", json!("draw"), "battle.outcome", "I-22"),
            ("/battle/attacker/axes/card", json!(0), "battle.outcome", "I-22"),
            ("/players/0/leader_1/space", json!("jungle"), "players[0].leader_1", "I-16"),
            ("/agenda/0", json!({"bonus": "defender"}), "agenda", "I-22"),
        ],
    );
    let game = after(&bonus, "extra both");
    assert_eq!(game.public.players[Seat::new(0)].vp.wipe_outs, 1, "V27");
    play_to_the_end(game);
}

/// Positions can be kept in any format of tables and lists: nothing in them is null.
#[test]
fn positions_are_plain_tables() {
    assert!(!moment().to_string().contains("null"));
    let mut dice = Quick::new(12);
    let mut game = Yucatan::setup(Yucatan::standard(), &Options::players(4), &mut dice);
    while let Some(seat) = game.to_act().first() {
        assert!(!text_of(&game).to_string().contains("null"), "{}", text_of(&game));
        let action = game.random_action(seat, &mut dice);
        game.apply(seat, action, &mut dice);
    }
}

/// Whatever happens to a file: it is refused, or the game can be played to its end.
#[test]
fn mangled_positions_are_refused_or_sound() {
    mangle_positions::<Yucatan>(200);
}
