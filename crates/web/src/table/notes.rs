//! What is special about a match.

use super::seen::Seen;
use crate::pages::edition;
use maud::{Markup, html};
use patolli_boards::Drawn;
use patolli_bots::Judge;
use patolli_text::args;

/// Notes beside the board: an edition, a branch, a match that was taken up again, who only looks.
pub fn notes<G: Judge + Drawn>(seen: &Seen<'_, G>) -> Markup {
    let (text, table) = (seen.text, seen.table);
    let salvaged = table.first_step();
    html! {
        (edition::of_table(text, table))
        @if let Some((id, step)) = &table.opening.branch {
            p class="note" {
                (text.tell("table-branch-note", args!(step = *step))) " "
                a href={ "/match/" (id) "/at/" (step) } { (text.say("table-branch-origin")) }
            }
        }
        @if salvaged > 0 {
            p class="note" { (text.tell("table-salvaged", args!(step = salvaged))) }
        }
        @if !seen.observer.sits() {
            p class="note" { (text.say("table-watching")) }
        }
    }
}
