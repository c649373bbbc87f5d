//! A state that the rules cannot produce, as data: clients turn it into messages.

use crate::dense::{Dense, Set};
use crate::seat::Seat;
use std::fmt::{self, Display};

/// A state that the rules cannot produce.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {misfit} (invariant {rule})")]
pub struct Flaw {
    /// The violated invariant of the rules.
    pub rule: &'static str,
    /// The field of the position, such as `players[0].grid`.
    pub place: String,
    /// What is wrong there.
    pub misfit: Misfit,
}

/// What is wrong in a field. Names are as the position writes them; the invariant says the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// Another number of something than the rest of the position leaves.
    Count {
        /// What is counted.
        of: String,
        /// The number found.
        found: i64,
        /// The right number.
        due: i64,
    },
    /// More of something than there can be.
    Most {
        /// What is counted.
        of: String,
        /// The number found.
        found: i64,
        /// The largest possible number.
        most: i64,
    },
    /// A number out of range.
    Range {
        /// The number found.
        found: i64,
        /// The smallest possible number.
        least: i64,
        /// The largest possible number.
        most: i64,
    },
    /// Another value than the rest of the position leaves.
    Value {
        /// The value found.
        found: String,
        /// The right value.
        due: String,
    },
    /// Things that are in two places.
    Twice(String),
    /// Things that are nowhere.
    Missing(String),
    /// Something that has no place here.
    Stranger(String),
    /// The field contradicts another one.
    Conflict(&'static str),
    /// The field must be empty at this moment.
    Untimely,
    /// The field breaks the invariant.
    Broken,
    /// A sentence in English: until every audit is typed.
    Words(String),
}

impl Flaw {
    /// What is wrong in one field.
    pub fn new(rule: &'static str, place: impl Display, misfit: Misfit) -> Self {
        Self { rule, place: place.to_string(), misfit }
    }
}

impl Misfit {
    /// Another number of something than the rest of the position leaves.
    pub fn count(of: impl Display, found: impl TryInto<i64>, due: impl TryInto<i64>) -> Self {
        Self::Count { of: of.to_string(), found: number(found), due: number(due) }
    }
    /// More of something than there can be.
    pub fn most(of: impl Display, found: impl TryInto<i64>, most: impl TryInto<i64>) -> Self {
        Self::Most { of: of.to_string(), found: number(found), most: number(most) }
    }
    /// A number out of range.
    pub fn range(
        found: impl TryInto<i64>,
        least: impl TryInto<i64>,
        most: impl TryInto<i64>,
    ) -> Self {
        Self::Range { found: number(found), least: number(least), most: number(most) }
    }
    /// Another value than the rest of the position leaves.
    pub fn value(found: impl Display, due: impl Display) -> Self {
        Self::Value { found: found.to_string(), due: due.to_string() }
    }
    /// Something that is in two places.
    pub fn twice(thing: impl Display) -> Self {
        Self::Twice(thing.to_string())
    }
    /// Something that is nowhere.
    pub fn missing(thing: impl Display) -> Self {
        Self::Missing(thing.to_string())
    }
    /// Something that has no place here.
    pub fn stranger(thing: impl Display) -> Self {
        Self::Stranger(thing.to_string())
    }
}

fn number(n: impl TryInto<i64>) -> i64 {
    n.try_into().unwrap_or(i64::MAX)
}

/// For logs and tests; users see the messages of the clients.
impl Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { of, found, due } => write!(f, "{of}: {found}, expected {due}"),
            Self::Most { of, found, most } => write!(f, "{of}: {found}, at most {most}"),
            Self::Range { found, least, most } => write!(f, "{found} is not in {least} to {most}"),
            Self::Value { found, due } => write!(f, "{found}, expected {due}"),
            Self::Twice(things) => write!(f, "{things} twice"),
            Self::Missing(things) => write!(f, "{things} missing"),
            Self::Stranger(thing) => write!(f, "{thing} has no place here"),
            Self::Conflict(field) => write!(f, "contradicts {field}"),
            Self::Untimely => f.write_str("empty at this moment"),
            Self::Words(what) => f.write_str(what),
            Self::Broken => f.write_str("invalid"),
        }
    }
}

/// Shorthand for audits: fails with a [`Flaw`] unless the condition holds.
///
/// ```
/// use patolli_core::{Flaw, Misfit, ensure};
/// fn check(round: u8) -> Result<(), Flaw> {
///     ensure!((1..=5).contains(&round), "I-1", "round", Misfit::range(round, 1, 5));
///     Ok(())
/// }
/// assert_eq!(check(7).unwrap_err().to_string(), "round: 7 is not in 1 to 5 (invariant I-1)");
/// ```
#[macro_export]
macro_rules! ensure {
    // Until every audit is typed.
    ($holds:expr, $rule:literal, $place:expr, $what:literal $($rest:tt)*) => {
        if !$holds {
            return Err($crate::Flaw::new($rule, $place, $crate::Misfit::Words(format!($what $($rest)*))));
        }
    };
    ($holds:expr, $rule:literal, $place:expr, $misfit:expr) => {
        if !$holds {
            return Err($crate::Flaw::new($rule, $place, $misfit));
        }
    };
}

/// A field of a player in a position.
#[derive(Clone, Copy, Debug)]
pub struct PlayerField(pub Seat, pub &'static str);

impl Display for PlayerField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players[{}].{}", self.0, self.1)
    }
}

/// Conservation: of each kind there are as many things as belong to the game.
///
/// ```
/// use patolli_core::{conserved, named_enum};
/// named_enum! { pub enum Good { Corn = "corn", Jade = "jade" } }
/// assert!(conserved::<Good>("I-1", "players", |_| 15, |_| 15).is_ok());
/// let flaw = conserved::<Good>("I-1", "players", |good| 14 + good as u32, |_| 15).unwrap_err();
/// assert_eq!(flaw.to_string(), "players: corn: 14, expected 15 (invariant I-1)");
/// ```
pub fn conserved<K: Dense + Display>(
    rule: &'static str,
    place: &str,
    found: impl Fn(K) -> u32,
    due: impl Fn(K) -> u32,
) -> Result<(), Flaw> {
    match K::all().find(|kind| found(*kind) != due(*kind)) {
        None => Ok(()),
        Some(kind) => Err(Flaw::new(rule, place, Misfit::count(kind, found(kind), due(kind)))),
    }
}

/// Conservation: each of these unique things is in exactly one place.
///
/// ```
/// use patolli_core::{Set, each_once, named_enum};
/// named_enum! { pub enum Good { Corn = "corn", Jade = "jade" } }
/// use Good::{Corn, Jade};
/// assert!(each_once("I-1", "players", [Jade, Corn], Set::full()).is_ok());
/// let flaw = |things: &[Good]| {
///     each_once("I-1", "players", things.iter().copied(), Set::full()).unwrap_err().to_string()
/// };
/// assert_eq!(flaw(&[Corn, Corn]), "players: corn twice (invariant I-1)");
/// assert_eq!(flaw(&[Corn]), "players: jade missing (invariant I-1)");
/// ```
pub fn each_once<K: Dense + Display>(
    rule: &'static str,
    place: &str,
    things: impl IntoIterator<Item = K>,
    all: Set<K>,
) -> Result<(), Flaw> {
    let (mut seen, mut twice) = (Set::EMPTY, Set::EMPTY);
    for thing in things {
        if seen.contains(thing) {
            twice.insert(thing);
        }
        seen.insert(thing);
    }
    let misfit = if !twice.is_empty() {
        Misfit::twice(names(twice))
    } else if !seen.is_subset_of(all) {
        Misfit::stranger(names(seen.without(all)))
    } else if seen != all {
        Misfit::missing(names(all.without(seen)))
    } else {
        return Ok(());
    };
    Err(Flaw::new(rule, place, misfit))
}

/// The members of a set for a message.
pub fn names<K: Dense + Display>(set: Set<K>) -> String {
    let names: Vec<_> = set.iter().map(|thing| thing.to_string()).collect();
    names.join(", ")
}
