//! What was chosen for a table.

use super::game;
use maud::{Markup, html};
use patolli_table::Table;
use patolli_text::Text;

/// Every option of the table with its value; nothing for a game without any.
pub fn options(text: &Text, table: &Table) -> Markup {
    let opening = &table.opening;
    let chosen = game::chosen(opening.game, opening.seats.len(), &opening.options);
    if chosen.is_empty() {
        return html! {};
    }
    html! {
        dl.terms {
            @for (key, value) in chosen {
                dt { (game::option_name(opening.game, text, key)) }
                dd { (game::option_value(opening.game, text, key, value)) }
            }
        }
    }
}
