//! What happened since the observer last decided, to step through.

use super::links;
use super::seen::Seen;
use maud::{Markup, html};
use patolli_table::Phase;
use patolli_text::args;

/// The news; nothing if there are none, or for spectators, who have the history.
pub fn since(seen: &Seen<'_>) -> Markup {
    let seated = seen.observer.eyes.is_some() && seen.table.phase == Phase::Playing;
    let Some(from) = seen.since().filter(|_| seated) else { return html! {} };
    let moments: Vec<_> = seen.moments_since(from).collect();
    let events = moments.iter().map(|(_, lines)| lines.len()).sum::<usize>();
    let Some((first, _)) = moments.first() else { return html! {} };
    let text = seen.text;
    html! {
        section class="panel since" id="since" aria-labelledby="since-title"
            data-count=(moments.len()) {
            h2 id="since-title" { (text.tell("table-since", args!(n = events))) }
            ol class="since-lines" {
                @for (at, lines) in &moments {
                    @for line in lines {
                        li class="history-line" {
                            a href=(links::at(seen, *at)) data-step=(at) { (line) }
                        }
                    }
                }
            }
            p {
                a class="button" href=(links::at(seen, *first)) data-step=(first) {
                    (text.tell("table-since-step", args!(n = moments.len())))
                }
            }
        }
    }
}
