//! What is special about a match.

use super::seen::Seen;
use crate::pages::edition;
use maud::{Markup, html};
use patolli_core::record::Salvaged;
use patolli_table::{Flaw, Table};
use patolli_text::{Text, args};

/// From where a match cannot be trusted, or under which rules it continues.
pub fn trust(text: &Text, table: &Table) -> Markup {
    let salvaged = table.salvaged();
    html! {
        @if let Some(Flaw { step, fault, .. }) = table.flaw() {
            p class="notice notice-error" id="flaw" role="alert" {
                (text.tell("table-flaw", args!(step = step, fault = fault.code()))) " "
                (text.say("table-flaw-what-now"))
            }
        }
        @if let Some(Salvaged { step, rules }) = salvaged {
            p class="notice" id="salvaged" { (text.tell("table-salvaged", args!(step = step, rules = rules))) }
        }
    }
}

/// Notes beside the board: an edition, a branch, or that the visitor is a spectator.
pub fn notes(seen: &Seen<'_>) -> Markup {
    let (text, table) = (seen.text, seen.table);
    html! {
        (edition::of_table(text, table))
        @if let Some((id, step)) = &table.opening.branch {
            p class="note" {
                (text.tell("table-branch-note", args!(step = *step))) " "
                a href={ "/match/" (id) "/at/" (step) } { (text.say("table-branch-origin")) }
            }
        }
        @if !seen.observer.sits() {
            p class="note" { (text.say("table-watching")) }
        }
    }
}
