//! Wrong components (I-1 to I-15).

use crate::*;
use patolli_testkit::{changed, refuse_changes};
use patolli_yucatan::*;
use serde_json::json;

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
