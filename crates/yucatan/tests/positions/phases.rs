//! Set-up, Sacrifice, Evolution, Revolution and the end.

use crate::*;
use patolli_core::{Game, Seat};
use patolli_testkit::refuse_changes;
use patolli_yucatan::*;
use serde_json::{Value, json};

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
    assert!(steps.starts_with("agenda: 13 is not in 0 to 12"), "{steps}");
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
                "players[0].leader_1.link.timer",
                "I-12",
            ),
        ],
    );
}

/// END-1, END-2: a Final Bonus for a marker on the last row, in the last Round.
#[test]
fn the_end_is_checked() {
    let over = load(&two(&json!([]))).expect_err("too early");
    assert!(over.starts_with("round: 1, expected 4"), "{over}");
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
            ("/agenda/0", json!({"final_bonus": 4}), "agenda[0]", "I-21"),
        ],
    );
}
/// I-13, END-2, END-3: the points of the end follow from what the player owns.
#[test]
fn the_ledger_of_the_end_is_checked() {
    let refused = |player: Value, agenda: Value, place: &str| {
        let position = json!({"round": 4, "agenda": agenda, "players": [player, {"goods": {}}]});
        let flaw = load(&position).expect_err("a wrong ledger");
        assert!(flaw.starts_with(place) && flaw.ends_with("I-13)"), "{position}: {flaw}");
    };
    let fury = json!({"abilities": {"3": "fury_3"}});
    refused(json!({"goods": {}, "leftovers": 30}), json!([]), "players[0].leftovers");
    refused(json!({"goods": {"corn": 40}}), json!([]), "players[0].leftovers");
    refused(json!({"leftovers": 2}), json!(["finish"]), "players[0].leftovers");
    refused(json!({"goods": {}, "final_bonus": 50}), json!([]), "players[0].final_bonus");
    refused(
        json!({"goods": {}, "final_bonus": 12, "rows": {"ability": 4}, "leader_1": fury}),
        json!([]),
        "players[0].final_bonus",
    );
    refused(
        json!({"goods": {}, "final_bonus": 3, "rows": {"ability": 4}, "leader_1": fury}),
        json!([{"final_bonus": 0}, "finish"]),
        "players[0].final_bonus",
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
                "players[1].setup.counselors",
                "I-15",
            ),
            ("/players/1/pledged", json!(false), "players[1].setup", "I-17"),
            ("/players/0/setup", json!({"power": "war"}), "players[0].setup.power", "I-17"),
            ("/players/0/pledged", json!(true), "players: pledged: 2", "I-17"),
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
            ("/players/0/sacrifice/prisoners", json!(2), "players[0].sacrifice.prisoners", "I-6"),
            ("/players/1/sacrifice/corn", json!(2), "players[1].sacrifice.corn", "I-6"),
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
