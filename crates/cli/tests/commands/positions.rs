//! `patolli position` and `patolli edition`.

use super::{patolli, write};

fn start(test: &str, more: &[&str]) -> String {
    let words = [&["position", "new", "zapotec", "--seed", "42"], more].concat();
    write(test, "start.json", &patolli(&words).good())
}

/// The first line that `legal` prints for a seat.
fn first_choice(file: &str, seat: &str) -> String {
    let legal = patolli(&["position", "legal", file, "--seat", seat]).good();
    legal.lines().next().expect("a choice").to_string()
}

#[test]
fn the_same_seed_makes_the_same_position() {
    let new = || patolli(&["position", "new", "zapotec", "-n", "3", "--seed", "x"]).good();
    assert_eq!(new(), new());
    assert_ne!(new(), patolli(&["position", "new", "zapotec", "-n", "3"]).good());
}

#[test]
fn choices_are_listed_in_notation_and_can_be_played() {
    let file = start("play_on", &["--players", "2"]);
    let both = patolli(&["position", "legal", &file]).good();
    assert!(both.lines().all(|line| line.starts_with("0: play ") || line.starts_with("1: play ")));
    assert_eq!(both.lines().count(), 12);
    let (one, two) = (first_choice(&file, "0"), first_choice(&file, "1"));
    let words = ["position", "apply", &file, &one, &format!("1: {two}"), "--seed", "1"];
    let after = patolli(&words).good();
    let file = write("play_on", "after.json", &after);
    let legal = patolli(&["position", "legal", &file]).good();
    assert_eq!(legal, "income row\nincome column\n");
    let show = patolli(&["position", "show", &file]).good();
    assert!(!show.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn a_house_and_its_cell_are_one_line() {
    let file = start("house", &["--players", "2"]);
    let (one, two) = (first_choice(&file, "0"), first_choice(&file, "1"));
    let turn = [&one, &format!("1: {two}"), "income row", "end capital"];
    let words = [&["position", "apply", &file, "--seed", "1"], &turn[..]].concat();
    let file = write("house", "build.json", &patolli(&words).good());
    let legal = patolli(&["position", "legal", &file]).good();
    let build = legal.lines().find(|line| line.starts_with("build ")).expect("a House").to_string();
    let line = format!("{build} @wood_wood");
    let both = patolli(&["position", "apply", &file, &line, "--json"]).good();
    let both: serde_json::Value = serde_json::from_str(&both).expect("JSON");
    let seat = both["position"]["position"]["active"].as_u64().expect("a seat") as usize;
    let player = &both["position"]["position"]["players"][seat];
    assert!(player["grid"]["wood_wood"].is_string());
    assert_eq!(player["stock"]["gold"], 1, "the covered bonus");
    let kinds: Vec<_> =
        both["events"].as_array().expect("events").iter().map(|e| &e["event"]).collect();
    assert!(kinds.contains(&&serde_json::json!("built")), "{kinds:?}");
}

#[test]
fn refusals_are_explained_with_their_rule() {
    let file = start("why", &["--players", "2"]);
    let why = patolli(&["position", "why", &file, "income row", "--seat", "0"]).good();
    assert!(why.contains("5.1"), "{why}");
    let possible = first_choice(&file, "0");
    let why = patolli(&["position", "why", &file, &possible, "--seat", "0"]).good();
    assert!(why.contains("possible"), "{why}");
    let french = patolli(&["position", "why", &file, "income row", "--lang", "fr"]).good();
    assert_ne!(why, french);
}

#[test]
fn listed_choices_as_json_have_labels() {
    let file = start("json", &["--solo", "hard"]);
    let legal = patolli(&["position", "legal", &file, "--json"]).good();
    let rows: serde_json::Value = serde_json::from_str(&legal).expect("JSON");
    let rows = rows.as_array().expect("a list");
    assert_eq!(rows.len(), 6);
    assert!(rows.iter().all(|row| row["label"].is_string() && row["action"].is_string()));
}

#[test]
fn hidden_parts_may_be_left_out() {
    let text = patolli(&["position", "new", "zapotec", "-n", "2", "--seed", "3"]).good();
    let mut value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    value["position"]["players"][1].as_object_mut().expect("a player").remove("hand");
    let file = write("hidden", "part.json", &value.to_string());
    let legal = |seed| patolli(&["position", "legal", &file, "--seat", "1", "--seed", seed]).good();
    assert_eq!(legal("a").lines().count(), 6);
    assert_eq!(legal("a"), legal("a"));
    assert_ne!(legal("a"), legal("b"));
}

#[test]
fn editions_are_shown_checked_and_played() {
    let tables = patolli(&["edition", "show", "zapotec"]).good();
    assert!(tables.contains("source = \"printed\"") && tables.contains("source = \"assumed\""));
    let overlay = "[edition]\nname = \"rich\"\n[[supply]]\nid = \"player\"\n\
                   start = { wood = 3, brick = 3, stone = 3 }\n";
    let edition = write("edition", "rich.toml", overlay);
    let check = patolli(&["edition", "check", "zapotec", &edition]).good();
    assert!(check.contains("rich") && check.contains("supply player start"), "{check}");
    let words = ["position", "new", "zapotec", "--seed", "1", "--edition", &edition];
    let position = patolli(&words).good();
    assert!(position.contains("\"wood\": 3"));
    let file = write("edition", "rich.json", &position);
    patolli(&["position", "legal", &file]).bad(1, &["rich", "--edition"]);
    patolli(&["position", "legal", &file, "--edition", &edition]).good();
}
