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

/// One field under one invariant: every check of it names both.
///
/// ```
/// use patolli_core::{Flaw, at};
/// fn check(round: u8, units: u8) -> Result<(), Flaw> {
///     at("I-1", "round").range(round, 1, 5)?;
///     at("I-2", "supply").count("units", units, 30)
/// }
/// assert!(check(5, 30).is_ok());
/// assert_eq!(check(7, 30).unwrap_err().to_string(), "round: 7 is not in 1 to 5 (invariant I-1)");
/// assert_eq!(check(1, 9).unwrap_err().to_string(), "supply: units: 9, expected 30 (invariant I-2)");
/// ```
pub fn at<P: Display>(rule: &'static str, place: P) -> At<P> {
    At { rule, place }
}

/// See [`at`].
#[derive(Clone, Copy, Debug)]
pub struct At<P> {
    rule: &'static str,
    place: P,
}

impl<P: Display> At<P> {
    /// Fails with this misfit.
    pub fn fail<T>(self, misfit: Misfit) -> Result<T, Flaw> {
        Err(Flaw::new(self.rule, self.place, misfit))
    }
    /// The field as a whole is as the invariant says.
    pub fn holds(self, holds: bool) -> Result<(), Flaw> {
        self.require(holds, || Misfit::Broken)
    }
    /// The field fits another one.
    pub fn fits(self, other: &'static str, fits: bool) -> Result<(), Flaw> {
        self.require(fits, || Misfit::Conflict(other))
    }
    /// The field is empty, because its moment has not come or is over.
    pub fn empty(self, empty: bool) -> Result<(), Flaw> {
        self.require(empty, || Misfit::Untimely)
    }
    /// The number is within these bounds.
    pub fn range(
        self,
        found: impl TryInto<i64>,
        least: impl TryInto<i64>,
        most: impl TryInto<i64>,
    ) -> Result<(), Flaw> {
        let (found, least, most) = (number(found), number(least), number(most));
        self.require((least..=most).contains(&found), || Misfit::Range { found, least, most })
    }
    /// There are this many of something.
    pub fn count(
        self,
        of: impl Display,
        found: impl TryInto<i64>,
        due: impl TryInto<i64>,
    ) -> Result<(), Flaw> {
        let (found, due) = (number(found), number(due));
        self.require(found == due, || Misfit::Count { of: of.to_string(), found, due })
    }
    /// There are at most this many of something.
    pub fn most(
        self,
        of: impl Display,
        found: impl TryInto<i64>,
        most: impl TryInto<i64>,
    ) -> Result<(), Flaw> {
        let (found, most) = (number(found), number(most));
        self.require(found <= most, || Misfit::Most { of: of.to_string(), found, most })
    }
    /// The value is the one that the rest of the position leaves.
    pub fn value<V: PartialEq + Display>(self, found: V, due: V) -> Result<(), Flaw> {
        self.require(found == due, || Misfit::value(found, due))
    }
    /// There is nothing that has no place here.
    pub fn no_stranger(self, stranger: Option<impl Display>) -> Result<(), Flaw> {
        match stranger {
            None => Ok(()),
            Some(stranger) => self.fail(Misfit::stranger(stranger)),
        }
    }
    /// Of each kind there are as many as belong to the game.
    ///
    /// ```
    /// use patolli_core::{at, named_enum};
    /// named_enum! { pub enum Good { Corn = "corn", Jade = "jade" } }
    /// assert!(at("I-1", "players").conserves::<Good>(|_| 15, |_| 15).is_ok());
    /// let flaw = at("I-1", "players").conserves(|good: Good| 14 + good as u32, |_| 15).unwrap_err();
    /// assert_eq!(flaw.to_string(), "players: corn: 14, expected 15 (invariant I-1)");
    /// ```
    pub fn conserves<K: Dense + Display>(
        self,
        found: impl Fn(K) -> u32,
        due: impl Fn(K) -> u32,
    ) -> Result<(), Flaw> {
        match K::all().find(|kind| found(*kind) != due(*kind)) {
            None => Ok(()),
            Some(kind) => self.fail(Misfit::count(kind, found(kind), due(kind))),
        }
    }
    /// Each of these unique things is in exactly one place.
    ///
    /// ```
    /// use patolli_core::{Set, at, named_enum};
    /// named_enum! { pub enum Good { Corn = "corn", Jade = "jade" } }
    /// use Good::{Corn, Jade};
    /// assert!(at("I-1", "players").once([Jade, Corn], Set::full()).is_ok());
    /// let flaw = |things: &[Good]| {
    ///     at("I-1", "players").once(things.iter().copied(), Set::full()).unwrap_err().to_string()
    /// };
    /// assert_eq!(flaw(&[Corn, Corn]), "players: corn twice (invariant I-1)");
    /// assert_eq!(flaw(&[Corn]), "players: jade missing (invariant I-1)");
    /// ```
    pub fn once<K: Dense + Display>(
        self,
        things: impl IntoIterator<Item = K>,
        all: Set<K>,
    ) -> Result<(), Flaw> {
        let seen = distinct(things, all).and_then(|seen| match seen == all {
            true => Ok(()),
            false => Err(Misfit::missing(all.without(seen))),
        });
        seen.or_else(|misfit| self.fail(misfit))
    }
    /// Each of these things is there at most once, and no other: which are there.
    ///
    /// ```
    /// use patolli_core::{Set, at, named_enum};
    /// named_enum! { pub enum Good { Corn = "corn", Jade = "jade" } }
    /// use Good::{Corn, Jade};
    /// assert_eq!(at("I-1", "hand").distinct([Jade], Set::full()), Ok(Set::one(Jade)));
    /// let flaw = at("I-1", "hand").distinct([Jade, Jade], Set::full()).unwrap_err();
    /// assert_eq!(flaw.to_string(), "hand: jade twice (invariant I-1)");
    /// let flaw = at("I-1", "hand").distinct([Jade], Set::one(Corn)).unwrap_err();
    /// assert_eq!(flaw.to_string(), "hand: jade has no place here (invariant I-1)");
    /// ```
    pub fn distinct<K: Dense + Display>(
        self,
        things: impl IntoIterator<Item = K>,
        among: Set<K>,
    ) -> Result<Set<K>, Flaw> {
        distinct(things, among).or_else(|misfit| self.fail(misfit))
    }
    /// These unique things are in no place seen so far; from now on this place is one. The place
    /// that has a thing again is named, which a list of all of them at once could not do.
    ///
    /// ```
    /// use patolli_core::{Set, at, named_enum};
    /// named_enum! { pub enum Good { Corn = "corn", Jade = "jade" } }
    /// let mut seen = Set::EMPTY;
    /// assert!(at("I-1", "market").adds_to(&mut seen, [Good::Jade]).is_ok());
    /// let flaw = at("I-1", "offer").adds_to(&mut seen, [Good::Corn, Good::Jade]).unwrap_err();
    /// assert_eq!(flaw.to_string(), "offer: jade twice (invariant I-1)");
    /// assert_eq!(seen, Set::full());
    /// ```
    pub fn adds_to<K: Dense + Display>(
        self,
        seen: &mut Set<K>,
        things: impl IntoIterator<Item = K>,
    ) -> Result<(), Flaw> {
        let twice = add(seen, things);
        self.require(twice.is_empty(), || Misfit::twice(twice))
    }

    /// None of these unique things is there twice, or in a field checked before: `seen` collects
    /// them over several fields.
    ///
    /// ```
    /// use patolli_core::{Set, at, named_enum};
    /// named_enum! { pub enum Good { Corn = "corn", Jade = "jade" } }
    /// let mut seen = Set::EMPTY;
    /// assert!(at("I-1", "market").apart([Good::Jade], &mut seen).is_ok());
    /// let flaw = at("I-1", "discard").apart([Good::Corn, Good::Jade], &mut seen).unwrap_err();
    /// assert_eq!(flaw.to_string(), "discard: jade twice (invariant I-1)");
    /// ```
    pub fn apart<K: Dense + Display>(
        self,
        things: impl IntoIterator<Item = K>,
        seen: &mut Set<K>,
    ) -> Result<(), Flaw> {
        *seen = self.distinct(seen.iter().chain(things), Set::full())?;
        Ok(())
    }

    fn require(self, holds: bool, misfit: impl FnOnce() -> Misfit) -> Result<(), Flaw> {
        if holds { Ok(()) } else { self.fail(misfit()) }
    }
}

/// Which of these things are there, each at most once.
fn distinct<K: Dense + Display>(
    things: impl IntoIterator<Item = K>,
    among: Set<K>,
) -> Result<Set<K>, Misfit> {
    let mut seen = Set::EMPTY;
    let twice = add(&mut seen, things);
    if !twice.is_empty() {
        return Err(Misfit::twice(twice));
    }
    match seen.is_subset_of(among) {
        true => Ok(seen),
        false => Err(Misfit::stranger(seen.without(among))),
    }
}

/// Adds things to those seen; the result are those that were there already.
fn add<K: Dense>(seen: &mut Set<K>, things: impl IntoIterator<Item = K>) -> Set<K> {
    let mut twice = Set::EMPTY;
    for thing in things {
        if seen.contains(thing) {
            twice.insert(thing);
        }
        seen.insert(thing);
    }
    twice
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
            Self::Broken => f.write_str("invalid"),
        }
    }
}

/// A field of a player in a position.
#[derive(Clone, Copy, Debug)]
pub struct PlayerField(pub Seat, pub &'static str);

impl Display for PlayerField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players[{}].{}", self.0, self.1)
    }
}
