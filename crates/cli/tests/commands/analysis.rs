//! `patolli analyse` and `patolli position value`.

use super::{file, finished_game, patolli, write};
use serde_json::Value;

fn json(words: &[&str]) -> Value {
    serde_json::from_str(&patolli(words).good()).expect("JSON")
}

#[test]
fn a_match_is_analysed() {
    let path = finished_game("analysed");
    let told = patolli(&["analyse", &path]).good();
    assert!(told.contains('▇') || told.contains('█'), "{told}");
    assert!(told.contains("Where the lead at the end came from"), "{told}");
    let french = patolli(&["analyse", &path, "--lang", "fr", "--seat", "0"]).good();
    assert!(french.contains("Chances de victoire") && !french.contains('⟦'), "{french}");
    let all = json(&["analyse", &path, "--json"]);
    assert_eq!(all, json(&["analyse", &path, "--json", "--threads", "1"]));
    let seats = all["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 2);
    let lead = &seats[0]["lead"];
    let part = |name: &str| lead[name].as_f64().expect(name);
    let sum: f64 = ["start", "own", "others", "luck", "unexplained"].map(part).iter().sum();
    assert!((sum - part("result")).abs() < 0.01, "{lead}");
    for choice in all["choices"].as_array().expect("choices") {
        assert!(choice["best"]["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)));
    }
}

#[test]
fn a_running_match_is_not_analysed() {
    let path = finished_game("unfinished");
    let good = std::fs::read_to_string(&path).expect("the record");
    let lines: Vec<&str> = good.lines().collect();
    let half = write("unfinished", "half.jsonl", &lines[..lines.len() / 2].join("\n"));
    patolli(&["analyse", &half]).bad(1, &["half.jsonl", "not over"]);
}

#[test]
fn every_action_of_a_position_is_valued() {
    for game in ["zapotec", "copan", "yucatan", "ahau"] {
        let position = patolli(&["position", "new", game, "--players", "3", "--seed", "5"]).good();
        let path = write("value", &format!("{game}.json"), &position);
        let legal = patolli(&["position", "legal", &path, "--json"]).good();
        let legal: Value = serde_json::from_str(&legal).expect("JSON");
        let first = &legal[0]["seat"];
        let seat = first.to_string();
        let valued = json(&["position", "value", &path, "--seat", &seat, "--json"]);
        let of_seat = |row: &&Value| row["seat"] == *first;
        let n = legal.as_array().expect("rows").iter().filter(of_seat).count();
        let rows = valued.as_array().expect("rows");
        assert_eq!(rows.len(), n);
        for row in rows {
            let wins = row["wins"].as_array().expect("wins").iter().filter_map(Value::as_f64);
            assert!((wins.sum::<f64>() - 1.0).abs() < 1e-3, "{row}");
        }
        let told = patolli(&["position", "value", &path, "--seat", &seat, "--lang", "fr"]).good();
        assert_eq!(told.lines().filter(|line| line.contains('±')).count(), n, "{told}");
    }
    let path = file("value", "ahau.json").display().to_string();
    patolli(&["position", "value", &path, "--seat", "9"]).bad(1, &["9"]);
}
