//! Battles in the middle, and what may come of them.

use crate::*;
use patolli_core::Seat;
use patolli_testkit::{changed, refuse_changes};
use patolli_yucatan::*;
use serde_json::{Value, json};

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
pub fn battle(until: &str) -> Value {
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
    refuse_changes::<Yucatan>(
        &battle("cards"),
        &[
            ("/active", json!(1), "players[0].activations", "I-14"),
            ("/battle/attacker/leader", json!("leader_2"), "battle.attacker.leader", "I-22"),
            ("/battle/attacker/card", json!("skirmish"), "battle.attacker.card", "I-22"),
            ("/battle/outcome", json!("draw"), "battle.outcome", "I-22"),
            ("/battle/defender/bonus", json!(1), "battle.defender", "I-22"),
            ("/battle/city", json!("mayapan"), "players[1].leader_2.space", "I-16"),
            ("/battle/defender/leader", json!("leader_1"), "players[1].leader_1.space", "I-16"),
            ("/agenda/0", json!({"axes": "attacker"}), "agenda[0]", "I-22"),
        ],
    );
    let axes = battle("axes");
    assert_eq!(axes["agenda"][0], json!({"axes": "attacker"}));
    refuse_changes::<Yucatan>(
        &axes,
        &[
            ("/battle/attacker/paid", json!(true), "battle.attacker.paid", "I-22"),
            ("/battle/defender/paid", json!(true), "battle.defender.paid", "I-22"),
            ("/battle/defender/card", json!("card_alux"), "battle.defender.card", "I-22"),
            ("/battle/attacker/card", json!("war_drums"), "battle.attacker.card", "I-22"),
            (
                "/players/1/leader_2/link/spent",
                json!(true),
                "battle.defender.card: contradicts link",
                "I-22",
            ),
            (
                "/players/0/gone",
                json!(["war_council"]),
                "battle.attacker.card: contradicts gone",
                "I-22",
            ),
        ],
    );
    play_to_the_end(sound(&axes));
    let bonus = battle("bonus");
    assert_eq!(bonus["agenda"][0], json!({"bonus": "attacker"}));
    refuse_changes::<Yucatan>(
        &bonus,
        &[
            ("/battle/attacker/extra", json!("both"), "battle.attacker.extra", "I-22"),
            ("/battle/attacker/captured", json!(2), "battle.attacker.captured", "I-22"),
            ("/battle/attacker/wiped_out", json!(true), "battle.attacker.wiped_out", "I-22"),
            ("/battle/outcome", json!("draw"), "battle.outcome", "I-22"),
            ("/battle/attacker/axes/card", json!(0), "battle.outcome", "I-22"),
            ("/players/0/leader_1/space", json!("jungle"), "players[0].leader_1.space", "I-16"),
            ("/agenda/0", json!({"bonus": "defender"}), "agenda[0]", "I-22"),
        ],
    );
    let game = after(&bonus, "extra both");
    assert_eq!(game.public.players[Seat::new(0)].vp.wipe_outs, 1, "V27");
    play_to_the_end(game);
}
/// BAT-14, Q37: an Attacker who lost activates nothing, and a wiped-out Attacker who won leaves an
/// empty city behind.
#[test]
fn activation_after_a_battle_is_checked() {
    let side = |seat: u8, units: u8| {
        json!({"seat": seat, "leader": "leader_1", "card": "skirmish",
            "axes": {"card": 1, "leader": 1, "units": units}, "wiped_out": seat == 0})
    };
    let position = |outcome: &str, units: u8, space: &str| {
        json!({"agenda": [{"city": {"leader": "leader_1", "city": "uxmal"}}, "choose", "end_turn"],
            "battle": {"city": "uxmal", "outcome": outcome,
                "attacker": side(0, units), "defender": side(1, 3)},
            "players": [{}, {"leader_1": {"space": space}}]})
    };
    sound(&position("attacker_wins", 4, "jungle"));
    sound(&position("draw", 3, "jungle"));
    for wrong in [
        position("defender_wins", 1, "jungle"),
        position("defender_wins", 1, "uxmal"),
        position("attacker_wins", 4, "uxmal"),
    ] {
        let flaw = load(&wrong).expect_err("nobody activates");
        assert!(flaw.starts_with("agenda") && flaw.ends_with("I-22)"), "{wrong}: {flaw}");
    }
}
