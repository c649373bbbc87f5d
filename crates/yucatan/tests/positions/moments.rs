//! Wrong moments (I-16 to I-22).

use crate::*;
use patolli_testkit::{changed, refuse_changes};
use patolli_yucatan::*;
use serde_json::{Value, json};

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
            ("/battle/defender/seat", json!(4), "battle.defender.seat", "I-21"),
            ("/battle/defender/seat", json!(0), "battle.defender.seat", "I-16"),
            ("/battle/outcome", json!("draw"), "battle.outcome", "I-22"),
            ("/battle/attacker/captured", json!(61), "battle.attacker.captured", "I-1"),
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
