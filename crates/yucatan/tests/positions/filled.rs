//! What is left out is filled in; what cannot be reached is no fault.

use crate::battles::battle;
use crate::*;
use patolli_core::{Dense, Game, Seat};
use patolli_testkit::changed;
use patolli_yucatan::*;
use serde_json::{Value, json};

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
