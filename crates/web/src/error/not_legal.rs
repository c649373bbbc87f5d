//! Why the rules refused a move: the reason that the rules gave, on the table as it was then.

use crate::table::names;
use patolli_boards::Drawn;
use patolli_games::with_game;
use patolli_table::{Forbidden, NotLegal};
use patolli_text::{Text, errors, refusal_now};

/// In words, for the person who made the move.
pub fn words(text: &'static Text, refused: &NotLegal) -> String {
    with_game!(refused.table.opening.game, G => words_of::<G>(text, refused))
}

fn words_of<G: Drawn>(text: &'static Text, refused: &NotLegal) -> String {
    let why = refused.why::<G>().zip(refused.table.game_as::<G>());
    let (why, play) = why.expect("the game of this table refused");
    match why {
        Forbidden::Unreadable(why) => errors::unreadable(text, why),
        Forbidden::Refused(why) => {
            let names = names::<G>(&refused.table, text);
            let asked = (play.played.game(), refused.seat);
            refusal_now(text, play.deal.kit, asked, why, &names)
        }
    }
}

/// The rule it follows from.
pub fn rule(refused: &NotLegal) -> Option<&'static str> {
    with_game!(refused.table.opening.game, G => match refused.why::<G>()? {
        Forbidden::Unreadable(_) => None,
        Forbidden::Refused(why) => why.rule(),
    })
}
