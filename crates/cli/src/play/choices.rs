//! The numbered list of what can be done.

use crate::board::{Paint, Style, wrap};
use patolli_core::ActionSet;
use patolli_text::{Text, Words};
use unicode_width::UnicodeWidthStr;

/// The room for the number.
const NUMBER: usize = 5;

/// Choices under headings, each with its label and its notation.
pub(super) fn list<G: Words>(
    text: &Text,
    style: &Style,
    view: &G::View,
    legal: &ActionSet<G::Action>,
) -> String {
    let mut out = String::new();
    let mut heading = String::new();
    for (i, action) in legal.iter().enumerate() {
        let group = G::group(text, action);
        if group != heading {
            out += &format!("{}\n", style.paint(Paint::Bold, &group));
            heading = group;
        }
        let label = G::action(text, view, action);
        out += &entry(style, i + 1, &label, &action.to_string());
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
