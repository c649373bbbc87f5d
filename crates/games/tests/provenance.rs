//! No row claims a better source than it has.

use patolli_core::Title;
use patolli_games::{GameId, with_game};
use toml::{Table, Value};

/// Every shipped row of a game, with its kind.
fn rows(game: GameId) -> Vec<(String, Table)> {
    let files = with_game!(game, G => <G as Title>::tables());
    let tables = files.iter().map(|(file, text)| match text.parse::<Table>() {
        Ok(table) => table,
        Err(why) => panic!("{file}: {why}"),
    });
    let kinds = tables.flatten().filter_map(|(kind, rows)| match rows {
        Value::Array(rows) => Some((kind, rows)),
        _ => None,
    });
    let rows = kinds.flat_map(|(kind, rows)| {
        rows.into_iter().filter_map(move |row| Some((kind.clone(), row.try_into().ok()?)))
    });
    rows.collect()
}

fn text<'a>(row: &'a Table, field: &str) -> &'a str {
    row.get(field).and_then(Value::as_str).unwrap_or_default()
}

/// Single fields of a row that are reconstructed.
fn assumed(row: &Table) -> Vec<&str> {
    let fields = row.get("assumed").and_then(Value::as_array);
    fields.into_iter().flatten().filter_map(Value::as_str).collect()
}

/// A note may say that a field is derived or assumed; then the row must not be called printed as a whole.
#[test]
fn no_note_takes_back_what_the_source_claims() {
    for game in GameId::ALL {
        let rows = rows(game);
        assert!(rows.len() > 50, "{game}");
        for (kind, row) in &rows {
            let (id, note, source) = (text(row, "id"), text(row, "note"), text(row, "source"));
            let derived = note.contains("derived") && source == "printed";
            assert!(!derived, "{game} {kind} {id}: {note}");
            let open = note.contains("assumed") && source != "assumed" && assumed(row).is_empty();
            assert!(!open, "{game} {kind} {id}: {note}");
        }
    }
}

/// What the rulebook texts do not print: the row, its best possible source, and the reconstructed
/// fields (Z 3.9, Z 3.12, C 3.11, C 3.16, A 3.4).
#[test]
fn what_the_text_does_not_print_is_not_called_printed() {
    use GameId::{Ahau, Copan, Zapotec};
    for (game, kind, id, source, fields) in [
        (Zapotec, "cell", "wood_wood", "printed", &["column"][..]),
        (Zapotec, "cell", "brick_brick", "assumed", &[]),
        (Zapotec, "sacrifice_step", "step_2", "derived", &[]),
        (Zapotec, "sacrifice_step", "step_5", "derived", &[]),
        (Zapotec, "sacrifice_step", "step_10", "assumed", &[]),
        (Copan, "event_card", "long_easy", "printed", &["cacao"]),
        (Copan, "event_card", "long_tough", "derived", &["sun"]),
        (Copan, "event_card", "long_hard", "derived", &["flower"]),
        (Copan, "event_card", "standard_tough", "derived", &[]),
        (Copan, "event_card", "standard_hard", "derived", &[]),
        (Copan, "event_card", "short_easy", "derived", &[]),
        (Copan, "event_card", "short_hard", "derived", &[]),
        (Copan, "court_space", "bc_1", "derived", &["fate"]),
        (Ahau, "temple_space", "1", "assumed", &[]),
        (Ahau, "temple_space", "4", "assumed", &[]),
        (Ahau, "temple_space", "5", "assumed", &[]),
    ] {
        let rows = rows(game);
        let row = rows.iter().find(|(of, row)| of == kind && text(row, "id") == id);
        let (_, row) = row.unwrap_or_else(|| panic!("{game} has no {kind} {id}"));
        assert_eq!(
            (text(row, "source"), &assumed(row)[..]),
            (source, fields),
            "{game} {kind} {id}"
        );
    }
}
