//! Forms that change a match. They work without a script; the script only improves how they are
//! sent.

use super::links;
use super::seen::Seen;
use maud::{Markup, html};
use patolli_core::Seat;

/// A form for a seat, with the number of the last entry that was seen.
pub fn act(seen: &Seen<'_>, seat: Seat, class: &str, inside: &Markup) -> Markup {
    let number = seen.table.number();
    html! {
        form class=(class) method="post" action=(links::post(seen, "act")) data-send {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="number" value=(number);
            @if let Some(eyes) = seen.observer.eyes {
                input type="hidden" name="eyes" value=(eyes);
            }
            (inside)
        }
    }
}

/// A form with one button.
pub fn one(seen: &Seen<'_>, seat: Seat, name: &str, value: &str, words: &str) -> Markup {
    act(
        seen,
        seat,
        "act",
        &html! {
            button class="button" name=(name) value=(value) { (words) }
        },
    )
}
