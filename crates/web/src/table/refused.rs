//! Why the rules rejected a move: their reason, on the table as it was then.

use super::names::names;
use patolli_boards::Drawn;
use patolli_table::{Forbidden, NotLegal};
use patolli_text::{Text, errors, refusal_now};

/// A refusal in words, for the person who made the move, with the rule it follows from.
pub struct Told {
    pub words: String,
    pub rule: Option<&'static str>,
}

impl Told {
    pub fn of<G: Drawn>(text: &'static Text, refused: &NotLegal) -> Self {
        let why = refused.why::<G>().zip(refused.table.game_as::<G>());
        let (why, play) = why.expect("the game of this table refused");
        match why {
            Forbidden::Unreadable(why) => Self { words: errors::unreadable(text, why), rule: None },
            Forbidden::Refused(why) => {
                let names = names(&refused.table, text);
                let asked = (play.played.game(), refused.seat);
                let words = refusal_now(text, play.deal.kit, asked, why, &names);
                Self { words, rule: why.rule() }
            }
        }
    }
}
