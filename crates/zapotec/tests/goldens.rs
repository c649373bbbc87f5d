//! Texts that must not change by accident: whole random games, and the number of every action.

use patolli_core::Title;
use patolli_testkit::{action_numbers, check_golden, playthrough};
use patolli_zapotec::{Difficulty, Options, Zapotec};

fn check(file: &str, text: &str) {
    check_golden(env!("CARGO_MANIFEST_DIR"), file, text);
}

#[test]
fn playthroughs_stay_the_same() {
    for (name, options) in [
        ("solo_easy", Options::Solo(Difficulty::Easy)),
        ("solo_normal", Options::Solo(Difficulty::Normal)),
        ("solo_hard", Options::Solo(Difficulty::Hard)),
        ("players_2", Options::Players(2)),
        ("players_3", Options::Players(3)),
        ("players_4", Options::Players(4)),
    ] {
        let text = playthrough::<Zapotec>(Zapotec::standard(), &options, "golden");
        check(&format!("playthroughs/{name}.txt"), &text);
    }
}

#[test]
fn action_numbers_never_move() {
    check("action_ids.txt", &action_numbers::<Zapotec>());
}
