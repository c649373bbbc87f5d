//! Points by source and the winners, for every command that shows them.

use crate::board::{Paint, Style, wrap};
use patolli_core::{Seat, SeatSet};
use patolli_text::{ScoreRow, Text, Words, names_of, signed};
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

/// Points by source if the game ended now: a row for each source, a column for each seat.
pub fn sheet<G: Words>(game: &G, text: &Text, style: &Style, names: &[String]) -> String {
    let rows = G::score_sheet(text, &game.view(None));
    let columns: Vec<usize> = names.iter().map(|name| name.width().max(6)).collect();
    let taken: usize = columns.iter().map(|width| width + 2).sum();
    let room = style.width.saturating_sub(taken).max(24);
    let longest = rows.iter().map(|row| row.label.width()).max().unwrap_or(0).min(room);
    let mut head = " ".repeat(longest);
    for (name, width) in names.iter().zip(&columns) {
        head += &format!("  {}{name}", " ".repeat(width - name.width()));
    }
    let mut sheet = style.paint(Paint::Bold, &head) + "\n";
    let last = rows.len().saturating_sub(1);
    for (i, row) in rows.iter().enumerate() {
        let paint = if i == last { Paint::Bold } else { Paint::Plain };
        sheet += &in_columns(row, longest, &columns, style, paint);
    }
    sheet
}

/// A row of the sheet; a label that is too long takes several lines.
fn in_columns(
    row: &ScoreRow,
    longest: usize,
    columns: &[usize],
    style: &Style,
    paint: Paint,
) -> String {
    let mut label = wrap(&row.label, longest);
    let end = label.pop().unwrap_or_default();
    let before: String = label.iter().map(|line| format!("{line}\n")).collect();
    let mut line = format!("{end}{}", " ".repeat(longest.saturating_sub(end.width())));
    for (points, width) in row.points.iter().zip(columns) {
        line += &format!("  {:>width$}", signed(*points));
    }
    before + &style.paint(paint, &line) + "\n"
}

/// The winners in words.
pub fn winners(winners: SeatSet, text: &Text, names: &[String]) -> String {
    let names = names_of(text, winners, names);
    text.tell("play-winner", &[("n", winners.len().into()), ("names", names.into())])
}

/// The standing of the game, for programs: who must act, points by source if it ended now, and who
/// would win then. Everything in it is public.
pub fn standing<G: Words>(game: &G, text: &Text) -> Value {
    let row =
        |row: ScoreRow| json!({ "source": row.source, "label": row.label, "points": row.points });
    let rows = G::score_sheet(text, &game.view(None)).into_iter().map(row);
    let to_act: Vec<Seat> = game.to_act().iter().collect();
    json!({
        "game": G::ID,
        "over": to_act.is_empty(),
        "to_act": to_act,
        "scores": rows.collect::<Vec<_>>(),
        "winners": game.winners().iter().collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_points_have_a_true_minus() {
        let row = ScoreRow {
            source: "debt".to_string(),
            label: "Debt".to_string(),
            points: vec![-10, 7],
        };
        let line = in_columns(&row, 6, &[6, 6], &Style::plain(80), Paint::Plain);
        assert_eq!(line, "Debt       \u{2212}10       7\n");
    }
}
