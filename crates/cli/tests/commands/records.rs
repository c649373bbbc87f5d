//! `patolli play`, `replay` and `verify`.

use super::{anything, file, finished_game, patolli, patolli_with, write};
use patolli_core::record::Secret;
use patolli_core::{Deal, Digest, Quick, Seat, Title, seed_from_text};

#[test]
fn a_game_is_played_saved_replayed_and_verified() {
    let path = finished_game("finished");
    let verified = patolli(&["verify", &path]).good();
    assert!(verified.contains("is valid"), "{verified}");
    let told = patolli(&["replay", &path]).good();
    assert!(told.contains("   1. ") && !told.contains('\u{1b}'), "{told}");
    let board = patolli(&["replay", &path, "--step", "3", "--seat", "0"]).good();
    assert!(!board.is_empty());
    patolli(&["replay", &path, "--step", "9999"]).bad(1, &["9999"]);
    patolli(&["replay", &path, "--seat", "7"]).bad(1, &["7"]);
}

#[test]
fn a_match_is_interrupted_and_resumed() {
    let path = file("resume", "half.jsonl").display().to_string();
    let _ = std::fs::remove_file(&path);
    let seats = ["play", "zapotec", "--seats", "me,random,random", "--seed", "9", "--save", &path];
    patolli_with(&seats, &anything(3)).good();
    patolli(&["verify", &path]).bad(1, &["no end"]);
    let resume = ["play", "--resume", &path, "--save", &path];
    patolli_with(&resume, &anything(100)).good();
    patolli(&["verify", &path]).good();
}

#[test]
fn games_run_in_french_too() {
    for words in [
        ["play", "zapotec", "--solo", "easy", "--lang", "fr"].as_slice(),
        ["play", "zapotec", "--seats", "moi,random,random", "--lang", "fr"].as_slice(),
    ] {
        let told = patolli_with(words, &anything(100)).good();
        assert!(told.contains("Maison") || told.contains("maïs"), "{told}");
        assert!(!told.contains('⟦'));
    }
}

/// A record may come from anyone.
#[test]
fn names_from_a_record_are_shown_in_words_and_without_codes() {
    let path = file("names", "own.jsonl").display().to_string();
    let seats = ["play", "zapotec", "--seats", "random,easy", "--seed", "7", "--save", &path];
    patolli(&seats).good();
    let good = std::fs::read_to_string(&path).expect("the record");
    let foreign = good.replacen("\"random\"", r#""Zo\u001b[31mé""#, 1);
    let path = write("names", "foreign.jsonl", &foreign);
    for command in ["verify", "replay"] {
        let told = patolli(&[command, &path, "--lang", "fr"]).good();
        assert!(told.contains("Zo[31mé") && told.contains("(facile)"), "{told}");
        assert!(!told.contains('\u{1b}'), "{told}");
    }
}

#[test]
fn edited_and_truncated_records_are_found_out() {
    let path = finished_game("edited");
    let good = std::fs::read_to_string(&path).expect("the record");
    let lines: Vec<&str> = good.lines().collect();
    let check = |name: &str, text: &str, words: &[&str]| {
        patolli(&["verify", &write("edited", name, text)]).bad(1, words);
    };
    let without_end = lines[..lines.len() - 1].join("\n");
    check("no_end.jsonl", &without_end, &["no end"]);
    check("cut.jsonl", &good[..good.len() - 30], &["Line"]);
    let gap = [&lines[..3], &lines[4..]].concat().join("\n");
    check("gap.jsonl", &gap, &["expected move 3", "found move 4"]);
    check("seed.jsonl", &swap_digit(&good, "\"seed\":\""), &["commitment"]);
    check("state.jsonl", &swap_digit(&good, "\"state\":\""), &["state"]);
    check("seat.jsonl", &good.replacen("\"seat\":0", "\"seat\":1", 1), &["Move 1"]);
    check("move.jsonl", &good.replacen("end capital", "ritual 1", 1), &["ritual 1", "6.3.2"]);
    check(
        "verb.jsonl",
        &good.replacen("income row", "income diagonal", 1),
        &["diagonal", "row, column"],
    );
    check("game.jsonl", &good.replacen("zapotec", "chess", 1), &["chess", "zapotec"]);
    check("format.jsonl", &good.replacen("\"patolli\":1", "\"patolli\":9", 1), &["9"]);
    check("empty.jsonl", "", &["empty"]);
    check("noise.jsonl", "what is this?", &["Line 1"]);
}

/// A server says where a stored match was changed, and where a record starts.
#[test]
fn what_a_server_says_about_a_record_is_told() {
    let path = finished_game("doubted");
    let good = std::fs::read_to_string(&path).expect("the record");
    let with = |name: &str, field: &str| {
        let text = good.replacen("\"commitment\"", &format!("{field},\"commitment\""), 1);
        write("doubted", name, &text)
    };
    let doubted = with("changed.jsonl", "\"untrusted\":12");
    patolli(&["verify", &doubted]).bad(1, &["From move 12", "cannot be trusted"]);
    let replayed = patolli(&["replay", &doubted]);
    assert!(replayed.err.contains("From move 12") && replayed.code == 0, "{}", replayed.err);
    let seed = swap_digit(&std::fs::read_to_string(&doubted).expect("it"), "\"seed\":\"");
    let seed = write("doubted", "seed.jsonl", &seed);
    patolli(&["verify", &seed]).bad(1, &["commitment", "From move 12"]);
    let salvaged = with("salvaged.jsonl", "\"salvaged\":{\"step\":40,\"rules\":1}");
    let told = patolli(&["verify", &salvaged]).good();
    assert!(told.contains("starts after step 40") && told.contains("version 1"), "{told}");
    let told = patolli(&["replay", &salvaged, "--lang", "fr"]).good();
    assert!(told.contains("commence après l’étape 40"), "{told}");
}

/// Changes the first digit after a marker.
fn swap_digit(text: &str, marker: &str) -> String {
    let at = text.find(marker).expect("the marker") + marker.len();
    let digit = if &text[at..=at] == "0" { "1" } else { "0" };
    format!("{}{digit}{}", &text[..at], &text[at + 1..])
}

/// Rules change; a record of an older version is refused in words that name both versions.
#[test]
fn records_of_other_rules_are_refused_in_both_languages() {
    let path = file("rules", "copan.jsonl").display().to_string();
    let seats = ["play", "copan", "--seats", "random,random", "--seed", "7", "--save", &path];
    patolli(&[&seats[..], &["--option", "river=slide"]].concat()).good();
    patolli(&["verify", &path]).good();
    let record = std::fs::read_to_string(&path).expect("the record");
    assert!(record.contains("\"rules\":2"), "{record}");
    let old = write("rules", "old.jsonl", &record.replacen("\"rules\":2", "\"rules\":1", 1));
    for (lang, words) in [("en", "version 1 of the rules"), ("fr", "version 1 des règles")] {
        for command in [&["verify"][..], &["replay"], &["play", "--resume"]] {
            let line = [command, &[old.as_str(), "--lang", lang]].concat();
            patolli(&line).bad(1, &[words, "version 2"]);
        }
    }
}

/// A running match, just after the first of several secret choices at the same time.
fn pledged<G: Title>() -> (String, String) {
    let secret = Secret { seed: seed_from_text("pledge"), salt: Digest([7; 32]) };
    let options = G::options(2, &Default::default()).expect("a table for two");
    let seats = vec!["Ana".to_string(), "Luis".to_string()];
    let deal = Deal::<G>::new(G::standard(), options, seats, secret);
    let mut played = deal.begin().expect("a game");
    let mut dice = Quick::new(1);
    while played.game().to_act().len() < 2 {
        let seat = played.game().to_act().first().expect("the game runs");
        let action = played.game().random_action(seat, &mut dice);
        played.play(seat, action).expect("legal");
    }
    let seat = Seat::new(0);
    let action = played.game().random_action(seat, &mut dice);
    played.play(seat, action).expect("legal");
    let file = format!("{}.jsonl", G::ID);
    (write("pledged", &file, &deal.record(&played, true).to_text()), action.to_string())
}

/// `replay` of a running match shows a secret choice only to the seat that made it.
fn keeps_secrets<G: Title>() {
    let (file, action) = pledged::<G>();
    let last = |more: &[&str]| {
        let told = patolli(&[&["replay", &file], more].concat()).good();
        let mut lines = told.lines().filter(|line| line.contains(". Ana: "));
        lines.next_back().expect("a line of Ana").to_string()
    };
    assert!(last(&["--seat", "0"]).ends_with(&format!("Ana: {action}")), "{}", G::ID);
    for hidden in [last(&[]), last(&["--seat", "1"])] {
        assert!(hidden.ends_with("Ana: …"), "{}: {hidden}", G::ID);
    }
}

#[test]
fn a_replay_tells_no_secret_of_a_running_match() {
    keeps_secrets::<patolli_games::Zapotec>();
    keeps_secrets::<patolli_games::Ahau>();
    keeps_secrets::<patolli_games::Yucatan>();
}
