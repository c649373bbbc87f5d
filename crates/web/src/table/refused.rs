//! Why something is not possible, for whoever asked for it.

use super::names::names;
use patolli_boards::Drawn;
use patolli_bots::Judge;
use patolli_core::{Seat, why_not};
use patolli_table::Table;
use patolli_text::{Text, errors, refusal_now};

/// Why this seat may not choose this now, in words with the rule. Only to be told to its own person.
pub fn refused<G: Judge + Drawn>(
    table: &Table,
    seat: Seat,
    action: &str,
    text: &'static Text,
) -> Option<(String, Option<&'static str>)> {
    let play = table.game_as::<G>()?;
    match action.parse::<G::Action>() {
        Err(why) => Some((errors::unreadable(text, &why), None)),
        Ok(action) => {
            let refused = why_not(play.played.game(), seat, action)?;
            let names = names::<G>(table, text);
            let asked = (play.played.game(), seat);
            let words = refusal_now(text, play.deal.kit, asked, &refused, &names);
            Some((words, refused.rule()))
        }
    }
}
