//! What pages say about a game, whichever it is.

use maud::Markup;
use patolli_boards::Drawn;
use patolli_core::{BadOption, Choice, Chosen, Title, check_options};
use patolli_games::{GameId, with_game};
use patolli_text::{Text, Words};
use std::ops::RangeInclusive;

pub fn title(game: GameId, text: &Text) -> String {
    with_game!(game, G => G::title(text))
}

/// The game in a sentence.
pub fn tagline(game: GameId, text: &Text) -> String {
    text.say(&format!("web-game-{game}"))
}

/// Who designed and published it.
pub fn credit(game: GameId, text: &Text) -> String {
    text.say(&format!("web-credit-{game}"))
}

pub fn automa(game: GameId, text: &Text) -> String {
    with_game!(game, G => G::automa_name(text))
}

pub fn picture(game: GameId) -> Markup {
    with_game!(game, G => <G as Drawn>::picture())
}

pub fn icon(game: GameId, name: &str) -> Option<Markup> {
    with_game!(game, G => <G as Drawn>::icon(name))
}

pub fn people(game: GameId) -> RangeInclusive<usize> {
    with_game!(game, G => G::people())
}

pub fn option_name(game: GameId, text: &Text, key: &str) -> String {
    with_game!(game, G => patolli_text::option_name::<G>(text, key))
}

pub fn option_value(game: GameId, text: &Text, key: &str, value: &str) -> String {
    with_game!(game, G => patolli_text::option_value::<G>(text, key, value))
}

pub fn choices(game: GameId) -> &'static [Choice] {
    with_game!(game, G => G::choices())
}

/// The value of each option that belongs to so many people, in the order of the form.
pub fn chosen(game: GameId, people: usize, chosen: &Chosen) -> Vec<(&'static str, &'static str)> {
    let values = with_game!(game, G => check_options::<G>(people, chosen)).unwrap_or_default();
    let keys = choices(game).iter().map(|choice| choice.key);
    keys.filter_map(|key| Some((key, *values.get(key)?))).collect()
}

/// Whether these options make a game.
pub fn check(game: GameId, people: usize, chosen: &Chosen) -> Result<(), BadOption> {
    with_game!(game, G => G::options(people, chosen).map(drop))
}
