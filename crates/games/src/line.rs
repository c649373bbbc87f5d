//! Lines of notation: several choices written one after the other.

use patolli_core::{Game, Hint, Match, Refused, Seat, Unreadable};

/// A line that could not be played to its end. What came before the bad part was not played either.
#[derive(Clone, PartialEq, Debug)]
pub enum BadLine<R> {
    Unreadable(Unreadable),
    Refused { action: String, why: Refused<R> },
}

/// Splits a line into actions: `;` separates them, and `@…` begins one of its own.
fn actions_of(line: &str) -> impl Iterator<Item = &str> {
    line.split(';').flat_map(|part| {
        let at = part.find('@').unwrap_or(part.len());
        let (head, tail) = part.split_at(at);
        [head.trim(), tail.trim()].into_iter().filter(|text| !text.is_empty())
    })
}

/// Plays a line for a seat: all of it or nothing. Tells how many actions it was.
pub fn play_line<G: Game>(
    played: &mut Match<G>,
    seat: Seat,
    line: &str,
) -> Result<usize, BadLine<G::Reason>> {
    let texts: Vec<_> = actions_of(line).collect();
    if texts.is_empty() {
        let text = line.to_string();
        let unreadable = line.parse::<G::Action>().err();
        let hint = unreadable.map_or(Hint::Verbs(String::new()), |error| error.hint);
        return Err(BadLine::Unreadable(Unreadable { text, hint }));
    }
    let start = played.steps().len();
    for text in &texts {
        let result = match text.parse::<G::Action>() {
            Err(why) => Err(BadLine::Unreadable(why)),
            Ok(action) => played
                .play(seat, action)
                .map(drop)
                .map_err(|why| BadLine::Refused { action: (*text).to_string(), why }),
        };
        if let Err(bad) = result {
            while played.steps().len() > start {
                played.step_back();
            }
            return Err(bad);
        }
    }
    Ok(texts.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use patolli_core::{Luck, Title, seed_from_text};
    use patolli_zapotec::{Options, Zapotec};

    #[test]
    fn an_at_sign_begins_an_action() {
        let parts: Vec<_> =
            actions_of("build etla_hills_temple @wood_wood; end construction").collect();
        assert_eq!(parts, ["build etla_hills_temple", "@wood_wood", "end construction"]);
    }

    #[test]
    fn a_bad_line_leaves_nothing_behind() {
        let luck = Luck::new(seed_from_text("1"));
        let mut played = Match::<Zapotec>::new(Zapotec::standard(), &Options::Players(2), luck);
        let seat = Seat::new(0);
        let card = played.game().legal(seat).nth(0);
        let before = *played.game();
        let line = format!("{card}; income row");
        assert!(matches!(play_line(&mut played, seat, &line), Err(BadLine::Refused { .. })));
        assert_eq!(*played.game(), before);
        assert!(matches!(play_line(&mut played, seat, "  "), Err(BadLine::Unreadable(_))));
        assert_eq!(play_line(&mut played, seat, &card.to_string()), Ok(1));
    }
}
