//! Every choice as a list: complete without the board.

use super::forms;
use super::seen::Seen;
use maud::{Markup, html};
use patolli_boards::Drawn;
use patolli_bots::Judge;
use patolli_text::args;
use std::collections::BTreeSet;

/// The list of choices under headings; nothing while the seat waits.
pub fn choices<G: Judge + Drawn>(seen: &Seen<'_, G>, open: bool) -> Markup {
    let Some(seat) = seen.deciding().filter(|_| !seen.legal.is_empty()) else { return html! {} };
    let labelled = seen.legal.iter().map(|action| (G::group(seen.text, action), action));
    let labelled: Vec<_> = labelled.collect();
    let list = html! {
        @for group in labelled.chunk_by(|a, b| a.0 == b.0) {
            h3 { (group[0].0) }
            ul class="choice-list" {
                @for (_, action) in group {
                    li {
                        button class="choice" id=(id(action)) name="action" value=(action)
                            data-final[seen.last_word.contains(*action)] {
                            (G::action(seen.text, &seen.view, *action, &seen.names))
                        }
                    }
                }
            }
        }
    };
    html! {
        details class="panel choices" id="choices" open[open] {
            summary id="choices-title" {
                h2 { (seen.text.tell("table-choices", args!(n = seen.legal.len()))) }
            }
            (forms::act(seen, seat, "act", &list))
        }
    }
}

/// A name of its own for each choice, so that a button that has the focus never turns into another.
fn id(action: &impl ToString) -> String {
    format!("do-{}", action.to_string().replace(' ', "-"))
}

/// The choices that a drawing offers, in notation.
pub fn offered(drawing: &Markup, into: &mut BTreeSet<String>) {
    for part in drawing.0.split(" data-act").skip(1) {
        let value = part.strip_prefix('s').unwrap_or(part).strip_prefix("=\"");
        let Some((value, _)) = value.and_then(|value| value.split_once('"')) else { continue };
        into.extend(value.split('|').map(unescaped));
    }
}

fn unescaped(value: &str) -> String {
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::PreEscaped;

    #[test]
    fn what_a_drawing_offers_is_found() {
        let drawing =
            r#"<g data-act="play 13" data-tip="x"/><g data-acts="a|b &amp; c" data-labels="d|e"/>"#;
        let mut found = BTreeSet::new();
        offered(&PreEscaped(drawing.to_string()), &mut found);
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["a", "b & c", "play 13"]);
    }
}
