//! What an observer sees of a game, without a table around it.

use patolli_boards::{Drawn, Subject};
use patolli_core::{ActionSet, Refused, Seat};
use patolli_text::{Lang, Text, refusal};

/// Draws a moment as `eyes` see it, or as a spectator does.
pub fn seen_by<G: Drawn, T>(
    game: &G,
    eyes: Option<Seat>,
    before: Option<&G::View>,
    (lang, names): (Lang, &[String]),
    draw: impl FnOnce(&Subject<'_, G>) -> T,
) -> T {
    let text = Text::shared(lang);
    let why = |action| {
        let reason = game.why_not(eyes?, action)?;
        Some(refusal::<G>(text, G::standard(), &Refused::NotPossible(reason), names))
    };
    draw(&Subject {
        text,
        view: &game.view(eyes),
        before,
        eyes,
        names,
        legal: eyes.map_or_else(ActionSet::new, |seat| game.legal(seat)),
        why_not: &why,
        offered: Default::default(),
    })
}
