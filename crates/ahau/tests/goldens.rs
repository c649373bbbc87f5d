//! Texts that must not change by accident: whole random games, and the number of every action.

use patolli_ahau::{Ahau, BoardSide, Difficulty, Options, Personality, TempleScoring};
use patolli_core::Title;
use patolli_testkit::{action_numbers, check_golden, playthrough};

fn check(file: &str, text: &str) {
    check_golden(env!("CARGO_MANIFEST_DIR"), file, text);
}

#[test]
fn playthroughs_stay_the_same() {
    let solo = |level, who| Options::solo(level, Some(who));
    for (name, options) in [
        ("solo_easy_merchant", solo(Difficulty::Easy, Personality::Merchant)),
        (
            "solo_hard_warrior",
            solo(Difficulty::Hard, Personality::Warrior).with_board(BoardSide::B),
        ),
        ("players_2", Options::players(2)),
        ("players_3", Options::players(3).with_board(BoardSide::B)),
        ("players_4", Options::players(4).with_temples(TempleScoring::Personal)),
        ("players_5", Options::players(5)),
    ] {
        let text = playthrough::<Ahau>(Ahau::standard(), &options, "golden");
        check(&format!("playthroughs/{name}.txt"), &text);
    }
}

#[test]
fn action_numbers_never_move() {
    check("action_ids.txt", &action_numbers::<Ahau>());
}
