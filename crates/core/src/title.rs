//! What a game provides besides its rules to be registered.

use crate::fault::DataError;
use crate::flaw::Flaw;
use crate::game::Game;
use crate::host::Host;
use crate::luck::Digest;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// A game as the registry knows it: named, versioned, with options, editions and positions.
pub trait Title:
    Game<Kit: Edition, Options: Serialize + DeserializeOwned, Event: Serialize>
{
    /// The name in commands and records, such as `zapotec`.
    const ID: &'static str;
    /// Increases when a change of the rules makes old records play differently.
    const RULES: u32;
    /// Any moment of a game in readable form.
    type Position: PositionOf<Self>;
    /// The available player counts and choices.
    const CHOICES: &'static [Choice];
    /// The minimum and maximum number of people at the table.
    const PEOPLE: RangeInclusive<usize>;

    /// Options for this number of people; what they did not choose has its default.
    fn options(people: usize, chosen: &Chosen) -> Result<Self::Options, BadOption>;

    /// The components as shipped.
    fn standard() -> &'static Self::Kit {
        Self::Kit::standard()
    }
    /// The components with the values of an edition. Errors name `file`.
    fn edition(file: &str, overlay: &str) -> Result<Self::Kit, DataError> {
        Self::Kit::edition(file, overlay)
    }
    /// The shipped component tables: file name and content.
    fn tables() -> &'static [(&'static str, &'static str)] {
        Self::Kit::TABLES
    }
    /// This moment as plain data, hidden parts included.
    fn position(&self) -> Self::Position {
        Self::Position::of(self)
    }
}

/// What a position file says of a game.
pub trait PositionOf<G: Game>: Serialize + DeserializeOwned {
    /// Hidden parts included.
    fn of(game: &G) -> Self;
    /// Rebuilds a game; omitted hidden parts are drawn from the host. The result has passed the
    /// audit.
    fn into_game(self, kit: &'static G::Kit, host: &mut impl Host<G::Event>) -> Result<G, Flaw>;
}

/// A set of components: those shipped, or those of an edition.
pub trait Edition: Sized + 'static {
    /// The shipped component tables: file name and content.
    const TABLES: &'static [(&'static str, &'static str)];

    /// The components as shipped.
    fn standard() -> &'static Self;
    /// The components with the values of an edition. Errors name `file`.
    fn edition(file: &str, overlay: &str) -> Result<Self, DataError>;
    /// The name of the edition.
    fn name(&self) -> &str;
    /// Equal for equal component values.
    fn digest(&self) -> Digest;
}

/// A named option of a game and its values in display order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The name of the option.
    pub key: &'static str,
    /// The valid values.
    pub values: &'static [&'static str],
    /// The player counts it belongs to.
    pub people: &'static [usize],
    usual: usize,
}

impl Choice {
    /// The first value is the default unless another is set.
    pub const fn new(
        key: &'static str,
        values: &'static [&'static str],
        people: &'static [usize],
    ) -> Self {
        Self { key, values, people, usual: 0 }
    }
    /// The same choice with another default, by its number in the list.
    pub const fn usually(self, usual: usize) -> Self {
        assert!(usual < self.values.len());
        Self { usual, ..self }
    }
    /// The default value.
    pub const fn usual(&self) -> &'static str {
        self.values[self.usual]
    }
}

/// Options as the user gave them.
pub type Chosen = BTreeMap<String, String>;

/// Invalid options.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what each is")]
pub enum BadOption {
    #[error("{got} players: this game takes {least} to {most}")]
    People { got: usize, least: usize, most: usize },
    #[error("no option {key:?} for this number of players; there are: {}", .known.join(", "))]
    Key { key: String, known: Vec<&'static str> },
    #[error("{key} cannot be {value:?}; choose one of: {}", .known.join(", "))]
    Value { key: &'static str, value: String, known: &'static [&'static str] },
}

/// The value chosen for each option of this player count, after checking all of them.
pub fn check_options<G: Title>(
    people: usize,
    chosen: &Chosen,
) -> Result<BTreeMap<&'static str, &'static str>, BadOption> {
    let range = G::PEOPLE;
    if !range.contains(&people) {
        return Err(BadOption::People { got: people, least: *range.start(), most: *range.end() });
    }
    let open = || G::CHOICES.iter().filter(|choice| choice.people.contains(&people));
    if let Some(key) = chosen.keys().find(|key| !open().any(|choice| choice.key == *key)) {
        let known = open().map(|choice| choice.key).collect();
        return Err(BadOption::Key { key: key.clone(), known });
    }
    open()
        .map(|choice| match chosen.get(choice.key) {
            None => Ok((choice.key, choice.usual())),
            Some(value) => match choice.values.iter().find(|known| *known == value) {
                Some(known) => Ok((choice.key, *known)),
                None => Err(BadOption::Value {
                    key: choice.key,
                    value: value.clone(),
                    known: choice.values,
                }),
            },
        })
        .collect()
}

/// Every set of options of the game, for test suites that try them all.
pub fn every_options<G: Title>() -> Vec<G::Options> {
    G::PEOPLE
        .flat_map(|people| {
            let open = G::CHOICES.iter().filter(move |choice| choice.people.contains(&people));
            let combinations = open.fold(vec![Chosen::new()], |sets, choice| {
                let with = |set: &Chosen, value: &str| {
                    let mut set = set.clone();
                    set.insert(choice.key.to_string(), value.to_string());
                    set
                };
                sets.iter().flat_map(|set| choice.values.iter().map(|v| with(set, v))).collect()
            });
            combinations.into_iter().map(move |chosen| {
                G::options(people, &chosen).expect("offered options make a game")
            })
        })
        .collect()
}

/// A hash of the whole state, equal for equal states on every machine.
pub fn fingerprint<G: Title>(game: &G) -> Digest {
    let text = serde_json::to_vec(&game.position()).expect("a position is plain data");
    Digest::of("patolli 1 state", &[G::ID.as_bytes(), &text])
}
