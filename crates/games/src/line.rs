//! Lines of notation: several choices in sequence.

use patolli_core::{Game, Hint, Match, Refused, Seat, Unreadable};

/// A rejected line, of which nothing was played.
#[derive(Clone, PartialEq, Debug)]
pub enum BadLine<R> {
    /// A part names no action.
    Unreadable(Unreadable),
    /// A part is not allowed.
    Refused {
        /// The part.
        action: String,
        /// Why.
        why: Refused<R>,
    },
}

/// The played part of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedLine {
    /// How many actions were played.
    pub actions: usize,
    /// The part that was not played, because the action before it revealed something.
    pub rest: Option<String>,
}

/// Splits a line into actions: `;` separates them, and `@…` starts a new one.
fn actions_of(line: &str) -> impl Iterator<Item = &str> {
    line.split(';').flat_map(|part| {
        let at = part.find('@').unwrap_or(part.len());
        let (head, tail) = part.split_at(at);
        [head.trim(), tail.trim()].into_iter().filter(|text| !text.is_empty())
    })
}

/// Plays a line for a seat, or nothing if a part is invalid. It stops after the first action that
/// uses chance or reveals something: the rest must be decided with that knowledge.
pub fn play_line<G: Game>(
    played: &mut Match<G>,
    seat: Seat,
    line: &str,
) -> Result<PlayedLine, BadLine<G::Reason>> {
    let texts: Vec<_> = actions_of(line).collect();
    if texts.is_empty() {
        let text = line.to_string();
        let unreadable = line.parse::<G::Action>().err();
        let hint = unreadable.map_or(Hint::Verbs(String::new()), |error| error.hint);
        return Err(BadLine::Unreadable(Unreadable { text, hint }));
    }
    // A typing error anywhere in the line costs nothing.
    let actions: Result<Vec<G::Action>, _> = texts.iter().map(|text| text.parse()).collect();
    let actions = actions.map_err(BadLine::Unreadable)?;
    let start = played.steps().len();
    for (i, (action, text)) in actions.into_iter().zip(&texts).enumerate() {
        if let Err(why) = played.play(seat, action) {
            // Everything so far can be undone, or the line would have stopped.
            while played.steps().len() > start {
                played.step_back();
            }
            return Err(BadLine::Refused { action: (*text).to_string(), why });
        }
        if played.undoable(seat) == 0 {
            let rest = texts[i + 1..].join("; ");
            return Ok(PlayedLine { actions: i + 1, rest: (!rest.is_empty()).then_some(rest) });
        }
    }
    Ok(PlayedLine { actions: texts.len(), rest: None })
}

/// Plays a whole line where nothing is hidden from its author, such as in a position file.
pub fn play_whole_line<G: Game>(
    played: &mut Match<G>,
    seat: Seat,
    line: &str,
) -> Result<(), BadLine<G::Reason>> {
    let mut rest = Some(line.to_string());
    while let Some(line) = rest {
        rest = play_line(played, seat, &line)?.rest;
    }
    Ok(())
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
        let one = PlayedLine { actions: 1, rest: None };
        assert_eq!(play_line(&mut played, seat, &card.to_string()), Ok(one));
    }
}
