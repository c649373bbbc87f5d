//! The registry of games for the pages. The name of a game leads to its code only here.

use crate::table::{Shown, Through, Told};
use maud::Markup;
use patolli_boards::Drawn;
use patolli_core::{BadOption, Choice, Chosen, Edition, check_options};
use patolli_games::{GameId, Overlay, with_game};
use patolli_table::NotLegal;
use patolli_text::{Difference, Text, differences};
use std::marker::PhantomData;
use std::ops::RangeInclusive;

/// What pages ask of a game, whichever it is.
pub trait Shelved {
    fn title(&self, text: &Text) -> String;
    /// The name of its solo opponent.
    fn automa(&self, text: &Text) -> String;
    /// The picture for the home page.
    fn picture(&self) -> Markup;
    /// A small inline picture by name.
    fn icon(&self, name: &str) -> Option<Markup>;
    /// Drawings that all others refer to.
    fn sprite(&self) -> Markup;

    fn people(&self) -> RangeInclusive<usize>;
    fn choices(&self) -> &'static [Choice];
    fn option_name(&self, text: &Text, key: &str) -> String;
    fn option_value(&self, text: &Text, key: &str, value: &str) -> String;
    /// The value of each option for this number of people, in the order of the form.
    fn chosen(&self, people: usize, chosen: &Chosen) -> Vec<(&'static str, &'static str)>;
    /// Whether these options are valid together.
    fn check(&self, people: usize, chosen: &Chosen) -> Result<(), BadOption>;

    /// The name of an edition and what it changes. An edition that no longer fits this program has
    /// no name: its matches say so themselves.
    fn edition(&self, text: &Text, overlay: &Overlay) -> Option<(String, Vec<Difference>)>;
    /// A match of this game as one observer sees it; `None` if it has not started.
    fn shown<'a>(&self, through: Through<'a>) -> Option<Box<dyn Shown<'a> + 'a>>;
    /// Why a move was refused.
    fn refused(&self, text: &'static Text, why: &NotLegal) -> Told;
}

/// The game with this name.
pub fn of(game: GameId) -> &'static dyn Shelved {
    with_game!(game, G => &Of::<G>(PhantomData))
}

/// The game in a sentence.
pub fn tagline(game: GameId, text: &Text) -> String {
    text.say(&format!("{game}-in-short"))
}

/// Who designed and published it.
pub fn credit(game: GameId, text: &Text) -> String {
    text.say(&format!("{game}-credit"))
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Drawn> Shelved for Of<G> {
    fn title(&self, text: &Text) -> String {
        G::title(text)
    }
    fn automa(&self, text: &Text) -> String {
        G::automa_name(text)
    }
    fn picture(&self) -> Markup {
        G::picture()
    }
    fn icon(&self, name: &str) -> Option<Markup> {
        G::icon(name)
    }
    fn sprite(&self) -> Markup {
        G::sprite()
    }

    fn people(&self) -> RangeInclusive<usize> {
        G::PEOPLE
    }
    fn choices(&self) -> &'static [Choice] {
        G::CHOICES
    }
    fn option_name(&self, text: &Text, key: &str) -> String {
        patolli_text::option_name::<G>(text, key)
    }
    fn option_value(&self, text: &Text, key: &str, value: &str) -> String {
        patolli_text::option_value::<G>(text, key, value)
    }
    fn chosen(&self, people: usize, chosen: &Chosen) -> Vec<(&'static str, &'static str)> {
        let values = check_options::<G>(people, chosen).unwrap_or_default();
        let keys = G::CHOICES.iter().map(|choice| choice.key);
        keys.filter_map(|key| Some((key, *values.get(key)?))).collect()
    }
    fn check(&self, people: usize, chosen: &Chosen) -> Result<(), BadOption> {
        G::options(people, chosen).map(drop)
    }

    fn edition(&self, text: &Text, overlay: &Overlay) -> Option<(String, Vec<Difference>)> {
        let laid = overlay.lay::<G>().ok()?;
        Some((laid.kit.name().to_string(), differences::<G>(text, laid)))
    }
    fn shown<'a>(&self, through: Through<'a>) -> Option<Box<dyn Shown<'a> + 'a>> {
        through.of::<G>()
    }
    fn refused(&self, text: &'static Text, why: &NotLegal) -> Told {
        Told::of::<G>(text, why)
    }
}
