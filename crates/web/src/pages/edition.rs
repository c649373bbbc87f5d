//! Editions: which a table is played with, and what they change.

use crate::shelf;
use maud::{Markup, html};
use patolli_games::OnOffer;
use patolli_table::{Opening, Table};
use patolli_text::{Difference, Text, args, as_shipped};

/// The edition of a table and how it differs; nothing for the components as shipped.
pub fn of_table(text: &Text, table: &Table) -> Markup {
    let Some((name, changes)) = said(text, table) else { return html! {} };
    html! {
        div.edition {
            p { (text.tell("edition-named", args!(name = name))) }
            details.more #edition {
                summary { (text.tell("edition-what", args!(n = changes.len()))) }
                (list(text, &changes))
            }
        }
    }
}

/// The name of a table's edition; nothing for the components as shipped.
pub fn name(text: &Text, table: &Table) -> Option<String> {
    said(text, table).map(|(name, _)| name)
}

fn said(text: &Text, table: &Table) -> Option<(String, Vec<Difference>)> {
    let Opening { game, edition, .. } = &*table.opening;
    shelf::of(*game).edition(text, edition.as_ref()?)
}

fn list(text: &Text, changes: &[Difference]) -> Markup {
    html! {
        dl.changes {
            @for change in changes {
                dt { (change.name) }
                dd { (change.new) " " small { (as_shipped(text, change)) } }
            }
        }
    }
}

/// A choice of editions in the form of a new table; nothing if none is on offer.
pub fn choose(text: &Text, offered: &[&OnOffer], chosen: Option<&OnOffer>) -> Markup {
    if offered.is_empty() {
        return html! {};
    }
    html! {
        label.field {
            span { (text.say("edition")) }
            select name="edition" {
                option value="" selected[chosen.is_none()] { (text.say("edition-standard")) }
                @for edition in offered {
                    option value=(edition.overlay.file) selected[chosen == Some(*edition)] {
                        (edition.name)
                    }
                }
            }
            small.hint { (text.say("edition-choose")) }
        }
        @for edition in offered {
            @if let Some((name, changes)) = shelf::of(edition.game).edition(text, &edition.overlay) {
                details.more {
                    summary {
                        (text.tell("edition-what-of", args!(name = name, n = changes.len())))
                    }
                    (list(text, &changes))
                }
            }
        }
    }
}
