//! The numbered list of what can be done.

use crate::board::{Paint, Style, wrap};
use patolli_core::ActionSet;
use patolli_text::{Text, Words};
use unicode_width::UnicodeWidthStr;

/// The room for the number.
const NUMBER: usize = 5;

/// More choices than this below one heading stand side by side, if they have a brief form.
const LONG: usize = 12;

/// Choices under headings, each with its label and its notation.
pub(super) fn list<G: Words>(
    text: &Text,
    style: &Style,
    view: &G::View,
    legal: &ActionSet<G::Action>,
    names: &[String],
) -> String {
    let mut out = String::new();
    let choices: Vec<_> = legal.iter().map(|action| (G::group(text, action), action)).collect();
    let mut first = 1;
    for group in choices.chunk_by(|(one, _), (next, _)| one == next) {
        out += &format!("{}\n", style.paint(Paint::Bold, &group[0].0));
        let brief = || group.iter().map(|(_, action)| G::brief(text, view, *action)).collect();
        let brief: Option<Vec<_>> = if group.len() > LONG { brief() } else { None };
        match brief {
            Some(brief) => out += &columns(style, first, &brief),
            None => {
                for (i, (_, action)) in group.iter().enumerate() {
                    let label = G::action(text, view, *action, names);
                    out += &entry(style, first + i, &label, &action.to_string());
                }
            }
        }
        first += group.len();
    }
    out
}

/// Numbered cells of one width, read line by line.
fn columns(style: &Style, first: usize, cells: &[String]) -> String {
    let widest = cells.iter().map(|cell| cell.width()).max().unwrap_or(0);
    let each = (style.width / (NUMBER + widest + 1)).max(1);
    let mut out = String::new();
    for (row, line) in cells.chunks(each).enumerate() {
        for (i, cell) in line.iter().enumerate() {
            let number = style.paint(Paint::Lit, &format!("{:>3}", first + row * each + i));
            out += &format!("{number}  {cell}{}", " ".repeat(widest + 1 - cell.width()));
        }
        out = out.trim_end().to_string() + "\n";
    }
    out
}

/// The label on the left, the notation on the right, on one line if there is room.
fn entry(style: &Style, number: usize, label: &str, notation: &str) -> String {
    let room = style.width - NUMBER;
    let mut lines = wrap(label, room);
    let last = lines.pop().unwrap_or_default();
    let number = style.paint(Paint::Lit, &format!("{number:>3}"));
    let blank = " ".repeat(NUMBER);
    let mut out = format!("{number}  ");
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
