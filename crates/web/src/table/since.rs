//! What happened since the observer last acted, to step through.

use super::links;
use super::seen::Seen;
use maud::{Markup, html};
use patolli_boards::Drawn;
use patolli_bots::Judge;
use patolli_table::Phase;
use patolli_text::args;

/// The news; nothing if there are none, and for spectators, who have the history.
pub fn since<G: Judge + Drawn>(seen: &Seen<'_, G>) -> Markup {
    let seated = seen.observer.eyes.is_some() && seen.table.phase == Phase::Playing;
    let Some(from) = seen.since().filter(|_| seated) else { return html! {} };
    let news = seen.history_between(from, seen.table.steps());
    if news.is_empty() {
        return html! {};
    }
    let text = seen.text;
    html! {
        section class="panel since" id="since" aria-labelledby="since-title"
            data-from=(from) data-to=(seen.table.steps()) {
            h2 id="since-title" { (text.tell("table-since", args!(n = news.len()))) }
            ol class="since-lines" {
                @for line in &news {
                    li class="history-line" {
                        a href=(links::at(seen, line.step)) data-step=(line.step) { (line.words) }
                    }
                }
            }
            p {
                a class="button" href=(links::at(seen, from)) data-step=(from) {
                    (text.say("table-since-step"))
                }
            }
        }
    }
}
