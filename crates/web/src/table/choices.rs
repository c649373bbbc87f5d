//! Every choice as a list: complete without the board.

use super::forms;
use super::seen::Seen;
use maud::{Markup, html};
use patolli_text::args;

/// The list of choices under headings; nothing while the seat waits.
pub fn choices(seen: &Seen<'_>, open: bool) -> Markup {
    let Some(seat) = seen.deciding().filter(|_| !seen.choices.is_empty()) else { return html! {} };
    let list = html! {
        @for group in seen.choices.chunk_by(|a, b| a.group == b.group) {
            h3 { (group[0].group) }
            ul class="choice-list" {
                @for choice in group {
                    li {
                        button class="choice" id=(id(&choice.action)) name="action" value=(choice.action)
                            data-final[choice.is_final] {
                            (choice.words)
                        }
                    }
                }
            }
        }
    };
    html! {
        details class="panel choices" id="choices" open[open] {
            summary id="choices-title" {
                h2 { (seen.text.tell("table-choices", args!(n = seen.choices.len()))) }
            }
            (forms::act(seen, seat, "act", &list))
        }
    }
}

/// An unambiguous name for each choice, so that a button with the focus never turns into another.
fn id(action: &str) -> String {
    format!("do-{}", action.replace(' ', "-"))
}
