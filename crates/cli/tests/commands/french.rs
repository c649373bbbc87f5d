//! A user who asked for French reads no English, whatever goes wrong.

use super::{finished_game, patolli, write};
use serde_json::{Value, json};

/// Words that no French sentence has.
const ENGLISH: [&str; 24] = [
    "the", "is", "of", "not", "expected", "unknown", "missing", "found", "invalid", "line",
    "column", "cards", "tiles", "seat", "should", "must", "and", "at", "there", "error", "file",
    "with", "has", "value",
];

/// Prints something, in French only. Names between quotes are ignored.
fn is_french(said: &str) {
    assert!(!said.trim().is_empty());
    let bare: String = said.split(['`', '"', '«', '»']).step_by(2).collect();
    let words: Vec<_> = bare.split(|c: char| !c.is_alphabetic() && c != '_' && c != '.').collect();
    for word in ENGLISH {
        assert!(!words.contains(&word), "{word:?} in {said:?}");
    }
    assert!(!said.contains("Seat(") && !said.contains("Card("), "{said:?}");
}

fn french(words: &[&str]) -> String {
    let ran = patolli(&[words, &["--lang", "fr"]].concat());
    assert_ne!(ran.code, 0, "{words:?}: {}", ran.out);
    ran.err
}

fn start(game: &str) -> Value {
    let text = patolli(&["position", "new", game, "-n", "2", "--seed", "5"]).good();
    serde_json::from_str(&text).expect("JSON")
}

/// The position with something changed, as `position show` refuses it in both languages.
fn changed(game: &str, name: &str, change: impl FnOnce(&mut Value)) -> [String; 2] {
    let mut value = start(game);
    change(&mut value["position"]);
    let file = write("french", &format!("{game}-{name}.json"), &value.to_string());
    let said = french(&["position", "show", &file]);
    is_french(said.strip_prefix(&file).unwrap_or(&said));
    [patolli(&["position", "show", &file]).err, said]
}

#[test]
fn positions() {
    changed("zapotec", "field", |it| it["rounds"] = json!(3));
    changed("zapotec", "type", |it| it["round"] = json!("three"));
    changed("zapotec", "gap", |it| drop(it.as_object_mut().map(|it| it.remove("round"))));
    changed("zapotec", "name", |it| it["phase"] = json!("lunch"));
    changed("zapotec", "card", |it| it["bonus"] = json!(99));
    changed("copan", "name", |it| it["event_card"] = json!("mild"));
    changed("copan", "audit", |it| it["round"] = json!(99));
    changed("ahau", "audit", |it| it["katun"] = json!(9));
    changed("ahau", "name", |it| it["first"] = json!(-1));
    changed("yucatan", "audit", |it| it["players"][0]["goods"]["corn"] = json!(9000));
    changed("yucatan", "turn", |it| it["turn"] = json!(7));
    for (name, text) in [("syntax", "{\"a\": }"), ("cut", "{\"a\": ["), ("none", "")] {
        let file = write("french", name, text);
        let said = french(&["position", "legal", &file]);
        is_french(said.strip_prefix(&file).unwrap_or(&said));
    }
    is_french(&french(&["position", "show", "nowhere.json"]).replace("nowhere.json", ""));
}

/// Card 20 is called 20, in both languages.
#[test]
fn cards_have_their_numbers() {
    let [english, french] = changed("zapotec", "twice", |it| {
        let card = it["offer"][0].clone();
        it["gone"] = json!([card]);
    });
    let card = start("zapotec")["position"]["offer"][0].to_string();
    assert!(english.contains(&format!("more than once: {card}.")), "{english}");
    assert!(french.contains(&format!(" {card}.")), "{french}");
}

#[test]
fn editions() {
    let broken = [
        ("syntax", "[edition\nname = 3"),
        ("head", "name = \"x\""),
        ("name", "[edition]\ngame = \"zapotec\""),
        ("table", "[edition]\nname = \"x\"\n[[dragon]]\nid = \"a\""),
        ("row", "[edition]\nname = \"x\"\n[[supply]]\nid = \"dragon\""),
        ("field", "[edition]\nname = \"x\"\n[[supply]]\nid = \"player\"\ndragons = 3"),
        ("type", "[edition]\nname = \"x\"\n[[supply]]\nid = \"player\"\nhouses = \"nine\""),
        ("bounds", "[edition]\nname = \"x\"\n[[supply]]\nid = \"player\"\nhouses = 200"),
    ];
    for (name, text) in broken {
        let file = write("french", &format!("{name}.toml"), text);
        let said = french(&["edition", "check", "zapotec", &file]);
        is_french(&said.replace(&file, ""));
    }
}

#[test]
fn records() {
    let file = finished_game("french");
    let text = std::fs::read_to_string(&file).expect("a record");
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len() - 1;
    let mut end: Value = serde_json::from_str(lines[last]).expect("JSON");
    end["end"]["winners"] = json!([0, 1]);
    let mut scores: Value = serde_json::from_str(lines[last]).expect("JSON");
    scores["end"]["scores"] = json!([1, 2]);
    let mut head: Value = serde_json::from_str(lines[0]).expect("JSON");
    head["options"] = json!({ "dragons": 3 });
    let with = |at: usize, line: &str| {
        let mut lines: Vec<_> = lines.iter().map(|line| (*line).to_string()).collect();
        lines[at] = line.to_string();
        lines.join("\n")
    };
    let broken = [
        ("cut", with(last, &lines[last][..9])),
        ("neither", with(1, "{\"dragon\": 1}")),
        ("header", with(0, "{\"patolli\": 1}")),
        ("winners", with(last, &end.to_string())),
        ("scores", with(last, &scores.to_string())),
        ("options", with(0, &head.to_string())),
        ("empty", String::new()),
    ];
    for (name, text) in broken {
        for command in ["verify", "replay"] {
            let file = write("french", &format!("{name}.jsonl"), &text);
            is_french(&french(&[command, &file]).replace(&file, ""));
        }
    }
}

#[test]
fn refusals() {
    let file = write("french", "start.json", &start("zapotec").to_string());
    for action in ["income row", "fly", "play 99", "ritual 1"] {
        let said = french(&["position", "apply", &file, "--seat", "0", action]);
        is_french(&said.replace(action, ""));
    }
    let why = patolli(&["position", "why", &file, "income row", "--lang", "fr"]).good();
    is_french(&why);
    assert!(why.contains("pas le moment"), "{why}");
}
