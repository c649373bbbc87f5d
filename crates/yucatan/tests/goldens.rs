//! Texts that must not change by accident: whole random games, and the number of every action.

use patolli_core::Title;
use patolli_testkit::{action_numbers, check_golden, playthrough};
use patolli_yucatan::{BonusRule, GateRule, House, Options, TokenRule, Yucatan};

fn check(file: &str, text: &str) {
    check_golden(env!("CARGO_MANIFEST_DIR"), file, text);
}

#[test]
fn playthroughs_stay_the_same() {
    let house = House {
        final_bonus: BonusRule::Column,
        tokens: TokenRule::Limited,
        gates: GateRule::Published,
    };
    for (name, options) in [
        ("players_2", Options::players(2)),
        ("players_3", Options::players(3)),
        ("players_4", Options::players(4)),
        ("house_4", Options { people: 4, house }),
    ] {
        let text = playthrough::<Yucatan>(Yucatan::standard(), &options, "golden");
        check(&format!("playthroughs/{name}.txt"), &text);
    }
}

#[test]
fn action_numbers_never_move() {
    check("action_ids.txt", &action_numbers::<Yucatan>());
}
