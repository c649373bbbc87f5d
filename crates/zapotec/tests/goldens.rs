//! Texts that must not change by accident: whole random games, and the number of every action.

use patolli_core::{Dense, Title};
use patolli_testkit::playthrough;
use patolli_zapotec::{Action, Difficulty, Options, Zapotec};
use std::path::PathBuf;

/// Compares with the kept text, or keeps the new one when `UPDATE_GOLDENS=1`.
fn check(file: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    if std::env::var_os("UPDATE_GOLDENS").is_some_and(|value| value == "1") {
        let folder = path.parent().expect("a file in a folder");
        std::fs::create_dir_all(folder).expect("a folder for goldens");
        std::fs::write(&path, text).expect("a golden to write");
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    let differs = kept.lines().zip(text.lines()).position(|(old, new)| old != new);
    let line = differs.unwrap_or_else(|| kept.lines().count().min(text.lines().count()));
    assert!(
        kept == text,
        "tests/{file} differs from line {} on:\n  kept {:?}\n  now  {:?}\nIf the change is meant, \
         run `cargo xtask goldens` and read the difference before you commit it.",
        line + 1,
        kept.lines().nth(line),
        text.lines().nth(line)
    );
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

/// Records and learnt networks name actions by number.
#[test]
fn action_numbers_never_move() {
    let lines = Action::all().map(|action| format!("{} {action}\n", action.index()));
    check("action_ids.txt", &lines.collect::<String>());
}
