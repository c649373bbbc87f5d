//! Wrong components (I-1 to I-15): the refusal names the field and the invariant.

use crate::*;
use patolli_testkit::{changed, refuse_changes};
use patolli_yucatan::*;
use serde_json::{Value, json};

/// I-1 to I-7: what all players share.
#[test]
fn wrong_sums_are_named() {
    refuse_changes::<Yucatan>(
        &moment(),
        &[
            ("/players/0/prisoners", json!(60), "players: units", "I-1"),
            ("/removed", json!({"blood_pact": 4}), "players: blood_pact", "I-2"),
            ("/removed", json!({"war_drums": 1}), "removed: war_drums", "I-2"),
            ("/players/1/hand", json!({"night_raid": 3}), "players: night_raid", "I-2"),
            ("/players/1/leader_2/link/summoning", json!("camazotz"), "players: camazotz", "I-4"),
            ("/players/0/leader_1/space", json!("mayapan"), "players: mayapan: 2", "I-7"),
            ("/piles/uxmal", json!(1), "piles.uxmal", "I-7"),
            ("/piles/chichen_itza", json!(6), "piles.chichen_itza", "I-7"),
        ],
    );
    let limited = changed(&moment(), "/house", json!({"tokens": "limited"}));
    refuse_changes::<Yucatan>(
        &text_of(&sound(&limited)),
        &[
            ("/players/2/goods", json!({"corn": 29}), "players: corn: 41", "I-6"),
            ("/players/2/goods", json!({"jade": 21}), "players: jade: 31", "I-6"),
        ],
    );
}

/// Each change of a player, with what follows `players[0]` in the refusal.
fn refuse_player(changes: &[(&str, Value, &str, &str)]) {
    for (field, value, place, rule) in changes {
        let (pointer, place) = (format!("/players/0/{field}"), format!("players[0]{place}"));
        refuse_changes::<Yucatan>(&moment(), &[(&pointer, value.clone(), &place, rule)]);
    }
}

/// I-2, I-3, I-5, I-8 to I-13: what a player owns.
#[test]
fn wrong_components_are_named() {
    refuse_player(&[
        ("specials", json!(3), ".specials", "I-2"),
        ("known", json!({"war_drums": 2}), ".known", "I-2"),
        ("gone", json!(["skirmish"]), ".gone: skirmish", "I-3"),
        ("leader_1/abilities/1", json!("fury_2"), ".leader_1.abilities.1: fury_2", "I-5"),
        ("leader_1/abilities/2", json!("fury_1"), ": fury_1 twice", "I-5"),
        ("leader_2/abilities", json!({"3": "snare_2"}), ": snare_2 twice", "I-5"),
        ("leader_1/units", json!(8), ".leader_1.units", "I-8"),
        ("buildings/temple", json!(4), ".buildings.temple", "I-9"),
        ("rows/building", json!(0), ".rows.building", "I-10"),
        ("rows/building", json!(4), ".rows.building", "I-10"),
        ("step", json!(4), ".step", "I-11"),
        ("leader_1/link/timer", json!(2), ".leader_1.link.timer", "I-12"),
        ("leader_1/link/timer", json!(6), ".leader_1.link.timer", "I-12"),
        ("leader_2/counselor", json!("striker"), ".leader_2.counselor", "I-15"),
    ]);
}

/// I-13, I-14: what a player has scored and played.
#[test]
fn wrong_accounts_are_named() {
    refuse_player(&[
        ("sacrifices", json!([6, 4, 1]), ".sacrifices[2]", "I-13"),
        ("sacrifices", json!([0, 0, 0, 0, 0]), ".sacrifices: 5", "I-13"),
        ("sacrifices", json!([6, -1]), ".sacrifices[1]", "I-13"),
        ("wipe_outs", json!(32767), ".wipe_outs", "I-13"),
        ("leftovers", json!(1), ".leftovers", "I-13"),
        ("activations/leader_1", json!(2), ".activations.leader_1", "I-14"),
        ("activations/granary", json!(4), ".activations.granary", "I-14"),
        ("activations/granary", json!(2), ".activations: 5, expected 4", "I-14"),
    ]);
    let none = ("/players/1/activations", json!({}), "players[1].activations: 0", "I-14");
    refuse_changes::<Yucatan>(&moment(), &[none]);
}
