//! Absurd input: a clear message and a code that is not zero, never a panic.

use super::{anything, patolli, patolli_with, write};

#[test]
fn unknown_names_are_answered_with_the_known_ones() {
    patolli(&["play", "chess"]).bad(1, &["chess", "zapotec"]);
    patolli(&["position", "new", "catan"]).bad(1, &["catan"]);
    patolli(&["arena", "zapotec", "hard", "genius"]).bad(1, &["genius", "expert"]);
    patolli(&["play", "zapotec", "--solo", "brutal"]).bad(1, &["brutal", "easy", "hard"]);
    patolli(&["play", "ahau", "--solo", "normal"]).bad(1, &["--solo", "easy, moderate, hard"]);
    patolli(&["play", "zapotec", "--seats", "me,hrad"]).bad(1, &["hrad", "“hard”", "“Hrad”"]);
    patolli(&["play", "zapotec", "--seats", "me,,hard"]).bad(1, &["no name"]);
    for alone in [&["play", "yucatan"][..], &["play", "yucatan", "--solo", "easy"]] {
        patolli(alone).bad(1, &["Yucatan", "no solo mode", "--seats"]);
    }
    patolli(&["play", "zapotec", "--lang", "tlh"]).bad(2, &["tlh"]);
    patolli(&["dance"]).bad(2, &["dance", "--help"]);
    patolli(&["play", "--frobnicate"]).bad(2, &["--frobnicate"]);
    patolli(&["position", "new", "zapotec", "--option", "solo"]).bad(1, &["KEY=VALUE"]);
    patolli(&["position", "new", "zapotec", "--option", "moon=full"]).bad(1, &["moon"]);
}

#[test]
fn absurd_numbers_are_refused() {
    patolli(&["position", "new", "zapotec", "--players", "0"]).bad(1, &["0", "1 to 4"]);
    patolli(&["position", "new", "zapotec", "--players", "5"]).bad(1, &["5", "1 to 4"]);
    patolli(&["position", "new", "zapotec", "--players", "-3"]).bad(2, &[]);
    patolli(&["position", "new", "zapotec", "--players", "3", "--solo", "easy"]).bad(1, &["solo"]);
    patolli(&["arena", "zapotec", "easy", "easy", "--games", "0"]).bad(1, &["1"]);
    let six = ["arena", "zapotec", "easy", "easy", "easy", "easy", "easy", "easy"];
    patolli(&six).bad(1, &["6"]);
    patolli(&["bench", "zapotec", "--seconds", "-1"]).bad(2, &[]);
    patolli(&["bench", "zapotec", "--seconds=0"]).bad(1, &["600"]);
    patolli(&["play", "zapotec", "--seats", "me,me,me,me,me"]).bad(1, &["1 to 4"]);
}

#[test]
fn files_that_are_not_there_or_not_right_are_named() {
    patolli(&["verify", "nowhere.jsonl"]).bad(1, &["nowhere.jsonl"]);
    patolli(&["position", "show", "nowhere.json"]).bad(1, &["nowhere.json"]);
    let noise = write("bad_files", "noise.json", "{\"a\": 1}");
    patolli(&["position", "legal", &noise]).bad(1, &["noise.json", "position"]);
    let edition =
        write("bad_files", "bad.toml", "[edition]\nname = \"x\"\n[[price]]\nid = \"moon\"\n");
    patolli(&["edition", "check", "zapotec", &edition]).bad(1, &["bad.toml", "[[price]]", "moon"]);
    patolli(&["position", "new", "zapotec", "--edition", &noise]).bad(1, &["noise.json"]);
}

/// English messages of the system and the parsers appear in the user's language.
#[test]
fn errors_are_in_one_language() {
    let cut = write("one_language", "cut.jsonl", "{\"patolli\"");
    let odd = write("one_language", "odd.jsonl", "{\"moon\": 1}");
    let bytes = super::file("one_language", "bytes.jsonl");
    std::fs::write(&bytes, b"\xff\xfe").expect("a file for the test");
    let bytes = bytes.display().to_string();
    let folder = env!("CARGO_TARGET_TMPDIR");
    for (file, words) in [
        ("nowhere.jsonl", &["introuvable"][..]),
        (folder, &["c’est un dossier"]),
        (&bytes, &["UTF-8"]),
        (&cut, &["colonne 10", "JSON non valable"]),
        (&odd, &["moon", "inconnu"]),
    ] {
        for words_before in [&["verify"][..], &["play", "--resume"]] {
            let ran = patolli(&[words_before, &[file, "--lang", "fr"]].concat());
            let english = ["error", "expected", "directory", "invalid", "field", "line "];
            let found = english.iter().find(|word| ran.err.contains(*word));
            assert_eq!(found, None, "{}", ran.err);
            ran.bad(1, words);
        }
    }
    patolli(&["play", "yucatan", "--seats", "moi", "--lang", "fr"]).bad(1, &["1 joueur\u{a0}:"]);
}

/// Arguments, files and names come from anyone; a terminal would obey the codes in them.
#[test]
fn control_characters_are_never_printed() {
    let esc = "\u{1b}[2J\u{9b}31m\u{7}\u{202e}";
    let name = |what: &str| format!("{what}{esc}");
    let head = r#"[edition]\nname = "red \u001b[31m""#.replace("\\n", "\n");
    let step = "\n[[sacrifice_step]]\nid = \"step_1\"\npoints = 2\n";
    let edition = write("control", "red.toml", &format!("{head}{step}"));
    let odd = write("control", "odd.jsonl", r#"{"\u001b[31m": 1}"#);
    let save = std::env::temp_dir().join(name("patolli-none/x")).display().to_string();
    let seats = name("Zoé");
    let typed = format!("why {esc}\nhelp {esc}\nsave {save}\n{esc}\nplay {esc}\nconfirm {esc}\n");
    for words in [
        &["play", &name("zapotec")][..],
        &["play", "zapotec", "--solo", &name("easy")],
        &["play", "zapotec", "--seats", &format!("{seats},random")],
        &["play", "zapotec", "--solo", "easy", "--save", &save],
        &["play", "zapotec", "--solo", "easy", "--edition", &edition],
        &["play", "zapotec", "--option", &name("moon=")],
        &["play", &format!("--{esc}")],
        &["edition", "check", "zapotec", &edition],
        &["verify", &save],
        &["verify", &odd],
        &[&name("dance")],
    ] {
        let ran = patolli_with(words, &typed);
        let raw = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(
            !ran.out.contains(raw) && !ran.err.contains(raw),
            "{words:?}\n{}{}",
            ran.out,
            ran.err
        );
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
    }
}

/// A pipe or a device reports no size, so the limit holds for what is read.
#[cfg(target_os = "linux")]
#[test]
fn endless_files_are_refused() {
    for words in [
        &["verify", "/dev/zero"][..],
        &["replay", "/dev/zero"],
        &["position", "show", "/dev/zero"],
        &["edition", "check", "zapotec", "/dev/zero"],
        &["play", "--resume", "/dev/zero"],
    ] {
        patolli(words).bad(1, &["/dev/zero", "64 MiB"]);
    }
    let endless = "x".repeat((64 << 20) + 1);
    patolli_with(&["verify", "/dev/stdin"], &endless).bad(1, &["/dev/stdin", "64 MiB"]);
}

#[test]
fn wrong_positions_name_the_field() {
    let good = patolli(&["position", "new", "zapotec", "-n", "2", "--seed", "4"]).good();
    let change = |name: &str, edit: &dyn Fn(&mut serde_json::Value), words: &[&str]| {
        let mut value: serde_json::Value = serde_json::from_str(&good).expect("JSON");
        edit(&mut value["position"]);
        let file = write("wrong_positions", name, &value.to_string());
        patolli(&["position", "legal", &file]).bad(1, words);
    };
    change("step.json", &|p| p["players"][0]["step"] = 13.into(), &["players[0].step"]);
    change("stock.json", &|p| p["players"][0]["stock"]["wood"] = 300.into(), &["players[0].stock"]);
    change(
        "name.json",
        &|p| p["players"][1]["palace"] = "moon".into(),
        &["players[1].palace", "moon"],
    );
    change("extra.json", &|p| p["wind"] = 1.into(), &["wind"]);
    change("round.json", &|p| p["round"] = 9.into(), &["round"]);
}

#[test]
fn illegal_and_out_of_turn_actions_change_nothing() {
    let start = patolli(&["position", "new", "zapotec", "-n", "2", "--seed", "4"]).good();
    let file = write("illegal", "start.json", &start);
    let apply = |words: &[&str]| patolli(&[&["position", "apply", &file], words].concat());
    apply(&["income row", "--seat", "0"]).bad(1, &["income row"]);
    apply(&["play 99", "--seat", "0"]).bad(1, &["99"]);
    apply(&["fly to the moon"]).bad(1, &["fly to the moon"]);
    apply(&["play 1", "--seat", "5"]).bad(1, &["5"]);
    apply(&[""]).bad(1, &[]);
    apply(&["", "--seat", "0"]).bad(1, &[]);
    apply(&["@@@@;;;;@", "--seat", "0"]).bad(1, &[]);
}

#[test]
fn nonsense_at_the_prompt_loses_nothing() {
    let noise = "fly\n\n9999\n-1\nwhy\nwhy fly\nhelp zzz\nundo\nlog x\nsave\n\u{0}\u{7}\n";
    let words = ["play", "zapotec", "--solo", "normal", "--seed", "7"];
    let told = patolli_with(&words, &format!("{noise}{}", anything(100)));
    assert!(!told.err.contains("panicked"), "{}", told.err);
    told.good();
}

/// An edition of another game, and the errors in both languages.
#[test]
fn wrong_editions_are_explained() {
    let check = |name: &str, text: &str, lang: &str, words: &[&str]| {
        let file = write("wrong_editions", name, text);
        patolli(&["edition", "check", "yucatan", &file, "--lang", lang]).bad(1, words);
    };
    let foreign = "[edition]\nname = \"x\"\ngame = \"ahau\"\n";
    check("foreign.toml", foreign, "en", &["[edition], game", "for ahau, not for yucatan"]);
    let rounds = "[edition]\nname = \"x\"\n[[length]]\nid = \"rounds\"\ncount = 9\n";
    check("rounds.toml", rounds, "en", &["[[length]] rounds, count", "from 1 to 6, found 9"]);
    check("rounds.toml", rounds, "fr", &["un nombre entier de 1", "au lieu de 9"]);
}
