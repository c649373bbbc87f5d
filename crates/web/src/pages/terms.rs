//! The settings of a table.

use crate::shelf;
use maud::{Markup, html};
use patolli_table::Table;
use patolli_text::Text;

/// Every option of the table with its value; nothing for a game without options.
pub fn options(text: &Text, table: &Table) -> Markup {
    let opening = &table.opening;
    let chosen = shelf::of(opening.game).chosen(opening.seats.len(), &opening.options);
    if chosen.is_empty() {
        return html! {};
    }
    html! {
        dl.terms {
            @for (key, value) in chosen {
                dt { (shelf::of(opening.game).option_name(text, key)) }
                dd { (shelf::of(opening.game).option_value(text, key, value)) }
            }
        }
    }
}
