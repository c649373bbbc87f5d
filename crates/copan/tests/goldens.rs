//! Texts that must not change by accident: whole random games, and the number of every action.

use patolli_copan::{Copan, Difficulty, EventCard, Mode, Options};
use patolli_core::Title;
use patolli_testkit::{action_numbers, check_golden, playthrough};

fn check(file: &str, text: &str) {
    check_golden(env!("CARGO_MANIFEST_DIR"), file, text);
}

#[test]
fn playthroughs_stay_the_same() {
    let easy = Options::solo(Mode::Basic, Difficulty::Easy);
    let hard = Options::solo(Mode::Advanced, Difficulty::Hard);
    for (name, options, card) in [
        ("solo_basic_easy", easy, EventCard::LongEasy),
        ("solo_advanced_hard", hard, EventCard::ShortHard),
        ("players_2", Options::players(2), EventCard::StandardEasy),
        ("players_3", Options::players(3), EventCard::LongHard),
        ("players_4", Options::players(4), EventCard::ShortTough),
    ] {
        let options = options.with_event_card(card);
        let text = playthrough::<Copan>(Copan::standard(), &options, "golden");
        check(&format!("playthroughs/{name}.txt"), &text);
    }
}

#[test]
fn action_numbers_never_move() {
    check("action_ids.txt", &action_numbers::<Copan>());
}
