//! `patolli arena` and `patolli bench`.

use super::patolli;

#[test]
fn the_arena_reports_each_bot() {
    let words = ["arena", "zapotec", "easy", "random", "--games", "6", "--paired", "--json"];
    let report = patolli(&words).good();
    let report: serde_json::Value = serde_json::from_str(&report).expect("JSON");
    let rows = report["bots"].as_array().expect("standings");
    assert_eq!(rows.len(), 2);
    for row in rows {
        assert_eq!(row["games"], 6);
        assert!(row["wins"].is_number() && row["win_rate"].is_number());
        let (low, high) = (row["interval"]["low"].as_f64(), row["interval"]["high"].as_f64());
        assert!(low < high);
    }
    let again = patolli(&[&words[..], &["--threads", "1"]].concat()).good();
    let again: serde_json::Value = serde_json::from_str(&again).expect("JSON");
    assert_eq!(again["bots"][0]["wins"], rows[0]["wins"], "threads do not matter");
    let table = patolli(&["arena", "zapotec", "random", "random", "--games", "2"]).good();
    assert!(table.contains("random"));
}

#[test]
fn the_bench_has_the_promised_figures() {
    let words = ["bench", "zapotec", "--seconds", "0.01", "--json"];
    let rows: serde_json::Value = serde_json::from_str(&patolli(&words).good()).expect("JSON");
    assert!(rows["search"][0]["simulations_per_s"].as_f64() > Some(0.0));
    let row = &rows["engine"][0];
    for field in [
        "game",
        "players",
        "decisions_per_s",
        "reference_decisions_per_s",
        "ratio",
        "games_per_s",
        "branching",
        "state_bytes",
        "clone_ns",
    ] {
        assert!(!row[field].is_null(), "{field} is missing in {row}");
    }
}
