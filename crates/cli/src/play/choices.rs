//! The list of choices, each after the label to type for it.

use super::labels::Labels;
use crate::board::{Paint, Style, wrap};
use patolli_text::{Text, Words};
use unicode_width::UnicodeWidthStr;

/// The least width of a label.
const LABEL: usize = 3;
/// What separates it from the words.
const GAP: usize = 2;

/// More choices than this under one heading are placed side by side, if they have a brief form.
const LONG: usize = 12;

/// Choices under headings, each with its label, its words and its notation.
pub(super) fn list<G: Words>(
    text: &Text,
    style: &Style,
    view: &G::View,
    labels: &Labels<G::Action>,
    names: &[String],
) -> String {
    let mut out = String::new();
    let room = labels.iter().map(|(label, _)| label.width()).max().unwrap_or(0).max(LABEL);
    let label = |label: &str| style.paint(Paint::Lit, &format!("{label:>room$}"));
    let choices = labels.iter().map(|(it, action)| (G::group(text, action), label(it), action));
    let choices: Vec<_> = choices.collect();
    for group in choices.chunk_by(|(one, ..), (next, ..)| one == next) {
        out += &format!("{}\n", style.paint(Paint::Bold, &group[0].0));
        let brief = group
            .iter()
            .map(|(_, label, action)| Some((label.as_str(), G::brief(text, view, *action)?)));
        let brief: Option<Vec<_>> = if group.len() > LONG { brief.collect() } else { None };
        match brief {
            Some(brief) => out += &columns(style, room, &brief),
            None => {
                for (_, label, action) in group {
                    let words = G::action(text, view, *action, names);
                    out += &entry(style, room, label, &words, &action.to_string());
                }
            }
        }
    }
    out
}

/// Labelled cells of one width, read line by line.
fn columns(style: &Style, room: usize, cells: &[(&str, String)]) -> String {
    let widest = cells.iter().map(|(_, cell)| cell.width()).max().unwrap_or(0);
    let each = (style.width / (room + GAP + widest + 1)).max(1);
    let mut out = String::new();
    for line in cells.chunks(each) {
        for (label, cell) in line {
            out += &format!("{label}  {cell}{}", " ".repeat(widest + 1 - cell.width()));
        }
        out = out.trim_end().to_string() + "\n";
    }
    out
}

/// The words on the left, the notation on the right, on one line if they fit.
fn entry(style: &Style, room: usize, label: &str, words: &str, notation: &str) -> String {
    let blank = " ".repeat(room + GAP);
    let room = style.width - room - GAP;
    let mut lines = wrap(words, room);
    let last = lines.pop().unwrap_or_default();
    let mut out = format!("{label}  ");
    for line in lines {
        out += &format!("{line}\n{blank}");
    }
    let note = style.paint(Paint::Dim, notation);
    let gap = room.saturating_sub(last.width() + notation.width());
    if gap >= 2 {
        return out + &format!("{last}{}{note}\n", " ".repeat(gap));
    }
    let gap = room.saturating_sub(notation.width());
    out + &format!("{last}\n{blank}{}{note}\n", " ".repeat(gap))
}
