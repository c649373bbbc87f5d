//! Positions written by hand: wrong ones are refused by field and reason, incomplete ones are filled.

mod battles;
mod components;
mod filled;
mod moments;
mod phases;

use patolli_core::{Game, Quick, Title};
use patolli_testkit::{load_position, mangle_positions, play_position, sound_position};
pub use patolli_testkit::{play_to_the_end, position_of as text_of};
use patolli_yucatan::*;
use serde_json::{Value, json};

pub fn load(value: &Value) -> Result<Yucatan, String> {
    load_position(value)
}
pub fn sound(value: &Value) -> Yucatan {
    sound_position(value)
}
pub fn after(value: &Value, actions: &str) -> Yucatan {
    play_position(value, actions)
}

/// Seat 1 begins its second Turn of Round 3 in a game of three, with something of everything.
pub fn moment() -> Value {
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
