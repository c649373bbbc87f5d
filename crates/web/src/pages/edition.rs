//! Editions: which a table is played with, and what they change.

use maud::{Markup, html};
use patolli_core::Edition;
use patolli_games::{GameId, OnOffer, Overlay, with_game};
use patolli_table::{Opening, Table};
use patolli_text::{Difference, Text, args, as_shipped, differences};

/// Which edition a table is played with, and what differs; nothing for the components as shipped.
pub fn of_table(text: &Text, table: &Table) -> Markup {
    let Opening { game, edition, .. } = &*table.opening;
    let said = edition.as_ref().and_then(|overlay| said(text, *game, overlay));
    let Some((name, changes)) = said else { return html! {} };
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

/// What the edition of a table is called; nothing for the components as shipped.
pub fn name(table: &Table) -> Option<String> {
    let Opening { game, edition, .. } = &*table.opening;
    with_game!(*game, G => {
        let laid = edition.as_ref()?.lay::<G>().ok()?;
        Some(laid.kit.name().to_string())
    })
}

/// The name of an edition and its changes. An edition that no longer fits this program has none:
/// its matches say so themselves.
fn said(text: &Text, game: GameId, overlay: &Overlay) -> Option<(String, Vec<Difference>)> {
    with_game!(game, G => {
        let laid = overlay.lay::<G>().ok()?;
        Some((laid.kit.name().to_string(), differences::<G>(text, laid)))
    })
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
            @if let Some((name, changes)) = said(text, edition.game, &edition.overlay) {
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
