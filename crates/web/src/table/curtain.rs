//! Between two people who share a screen: hides all secrets until it has been passed on.

use super::bar::undoable;
use super::forms;
use super::links;
use super::seen::Seen;
use maud::{Markup, html};
use patolli_boards::{seat_chip, seat_mark};
use patolli_core::Seat;
use patolli_text::args;

/// The curtain before a seat. The page behind it holds public things only.
pub fn curtain(seen: &Seen<'_>, next: Seat) -> Markup {
    let text = seen.text;
    let name = seen.name(next);
    html! {
        section class="curtain" id="curtain" role="dialog" aria-labelledby="curtain-title" {
            (seat_mark(next))
            h1 id="curtain-title" { (text.tell("table-curtain", args!(name = name))) }
            p { (text.tell("table-curtain-why", args!(name = name))) }
            a class="button button-primary" id="curtain-open" data-eyes=(next)
                href=(links::table_through(seen.table.id.as_str(), Some(next))) {
                (text.tell("table-curtain-open", args!(name = name)))
            }
            @if let Some((seat, last, _)) = undoable(seen) {
                @let to = last.to_string();
                @let words = text.tell("table-curtain-undo", args!(name = seen.name(seat)));
                (forms::one(seen, seat, "back_to", &to, &words))
            }
        }
    }
}

/// When several seats belong to one person and none of them must act: the seat to view as.
pub fn choose_eyes(seen: &Seen<'_>) -> Markup {
    if seen.observer.mine.len() < 2 {
        return html! {};
    }
    html! {
        nav class="eyes" aria-label=(seen.text.say("table-eyes")) {
            span { (seen.text.say("table-eyes")) }
            @for seat in seen.observer.mine.iter() {
                a href=(links::table_through(seen.table.id.as_str(), Some(seat))) data-eyes=(seat)
                    aria-current=[(seen.observer.eyes == Some(seat)).then_some("true")] {
                    (seat_chip(seat, seen.name(seat)))
                }
            }
        }
    }
}
