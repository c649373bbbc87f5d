//! Errors in a component table or an edition, as data: clients turn them into messages.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use strsim::osa_distance;

/// An invalid component table or edition: the file, the place in it, and what is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {place}: {fault}")]
pub struct DataError {
    /// The name of the file, for messages.
    pub file: String,
    /// Where in the file.
    pub place: Place,
    /// What is wrong there.
    pub fault: Fault,
}

/// A place in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Both count from 1.
    Line {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// The whole file.
    File,
    /// `[edition]`
    Head,
    /// All rows of a kind.
    Table(String),
    /// One row.
    Row {
        /// Its kind, such as `trade_tile`.
        kind: String,
        /// Its id.
        id: String,
    },
}

/// What is wrong with a row, and in which field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The path of the field, such as `extra.cost`; empty for the row as a whole.
    pub field: String,
    /// Boxed, so that results with an error stay small.
    pub wrong: Box<Wrong>,
}

/// What is wrong. Values are as written in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The file is not TOML; the line as written.
    Syntax {
        /// The line.
        line: String,
    },
    /// The same key twice in one table of the file.
    KeyTwice {
        /// The line.
        line: String,
    },
    /// The file has no `[edition]`.
    NoHead,
    /// A key other than a name or a game under `[edition]`; the table with a row of this name.
    HeadField {
        /// The field.
        name: String,
        /// The table.
        table: Option<String>,
    },
    /// The file is an edition of another game.
    OtherGame {
        /// The game it names.
        found: String,
        /// The game it was read for.
        expected: &'static str,
    },
    /// `[kind]` instead of `[[kind]]`.
    NotRows,
    /// A row without an id: its number among its kind, from 1.
    NoId {
        /// The number of the row.
        row: usize,
    },
    /// Two rows of a kind have the same id.
    RowTwice,
    /// No table, row, field or value has this name.
    Unknown {
        /// What the name is for.
        of: Naming,
        /// The unknown name.
        name: String,
        /// The names that would be valid.
        known: Vec<String>,
    },
    /// A field or value that must be there is not.
    Missing,
    /// A value of another form.
    Form {
        /// The form expected.
        form: Form,
        /// The value as it is written.
        found: String,
    },
    /// A number out of range.
    Number {
        /// The number as it is written.
        found: String,
        /// The smallest valid number.
        least: i64,
        /// The largest valid number.
        most: i64,
    },
    /// A list with too few or too many entries.
    Length {
        /// The number of entries.
        found: usize,
        /// The fewest allowed.
        least: usize,
        /// The most allowed.
        most: usize,
    },
    /// The sum of the amounts of a table field is too small or too large.
    Total {
        /// The sum.
        found: u32,
        /// The smallest valid sum.
        least: u32,
        /// The largest valid sum.
        most: u32,
    },
    /// A list contains something twice.
    EntryTwice,
    /// A table field that omits amounts of the shipped one.
    Dropped {
        /// The amounts left out.
        lost: String,
    },
    /// A text or list must not be empty.
    Empty,
    /// A rule of a game, by the key of its message.
    Rule {
        /// The key of the message.
        key: &'static str,
        /// What the message inserts, by name.
        details: Vec<(&'static str, Detail)>,
    },
    /// The message of a parser.
    Other(String),
}

/// What a name refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// A kind of rows.
    Table,
    /// The id of a row.
    Row,
    /// A field of a row.
    Field,
    /// A value of a field.
    Value,
}

/// The form of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// A text in quotes.
    Text,
    /// `true` or `false`.
    Flag,
    /// A list in square brackets.
    List,
    /// A table in braces.
    Table,
    /// Only a name in quotes.
    Word(String),
    /// A table with one entry of this name.
    Entry(String),
}

/// A number or a name in the message of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// A number.
    Number(i64),
    /// A name as the files write it.
    Name(String),
}

impl Fault {
    /// A fault of the row as a whole.
    pub fn new(wrong: Wrong) -> Self {
        Self { field: String::new(), wrong: Box::new(wrong) }
    }
    /// About one field of the row.
    pub fn at(field: &str, wrong: Wrong) -> Self {
        Self { field: field.to_string(), wrong: Box::new(wrong) }
    }
    /// A violated rule of a game.
    pub fn rule(key: &'static str) -> Self {
        Self::new(Wrong::Rule { key, details: Vec::new() })
    }
    /// Adds a number to the message of a rule.
    #[must_use]
    pub fn number(self, name: &'static str, n: impl TryInto<i64>) -> Self {
        self.with(name, Detail::Number(n.try_into().unwrap_or(i64::MAX)))
    }
    /// Adds a name to the message of a rule.
    #[must_use]
    pub fn name(self, name: &'static str, text: impl Display) -> Self {
        self.with(name, Detail::Name(text.to_string()))
    }
    fn with(mut self, name: &'static str, detail: Detail) -> Self {
        if let Wrong::Rule { details, .. } = &mut *self.wrong {
            details.push((name, detail));
        }
        self
    }
    /// The same fault in a value inside a field.
    #[must_use]
    pub fn inside(mut self, field: &str) -> Self {
        self.field = match self.field.as_str() {
            "" => field.to_string(),
            inner => format!("{field}.{inner}"),
        };
        self
    }
    /// [`Self::inside`] for `map_err`.
    pub fn of(field: &str) -> impl Fn(Self) -> Self {
        move |fault| fault.inside(field)
    }
}

/// The number itself if it is within its bounds.
///
/// ```
/// use patolli_core::within;
/// assert_eq!(within("fame", 3, 0..=9), Ok(3));
/// let fault = within("fame", 10, 0..=9).unwrap_err();
/// assert_eq!(fault.to_string(), "fame: 10 is not a number from 0 to 9");
/// ```
pub fn within<N>(field: &str, n: N, bounds: RangeInclusive<N>) -> Result<N, Fault>
where
    N: PartialOrd + Display + Copy + Into<i64>,
{
    if bounds.contains(&n) {
        return Ok(n);
    }
    let (least, most) = ((*bounds.start()).into(), (*bounds.end()).into());
    Err(Fault::at(field, Wrong::Number { found: n.to_string(), least, most }))
}

/// Checks the number of entries of a list.
pub fn length_within(field: &str, n: usize, bounds: RangeInclusive<usize>) -> Result<(), Fault> {
    let (least, most) = bounds.into_inner();
    match (least..=most).contains(&n) {
        true => Ok(()),
        false => Err(Fault::at(field, Wrong::Length { found: n, least, most })),
    }
}

/// Checks the sum of the amounts of a field.
pub fn total_within(field: &str, n: u32, bounds: RangeInclusive<u32>) -> Result<(), Fault> {
    let (least, most) = bounds.into_inner();
    match (least..=most).contains(&n) {
        true => Ok(()),
        false => Err(Fault::at(field, Wrong::Total { found: n, least, most })),
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { line, column } => write!(f, "line {line}, column {column}"),
            Self::File => f.write_str("file"),
            Self::Head => f.write_str("[edition]"),
            Self::Table(kind) => write!(f, "[[{kind}]]"),
            Self::Row { kind, id } => write!(f, "{kind} {id}"),
        }
    }
}

impl std::error::Error for Fault {}

/// For logs and tests; users see the messages of the clients.
impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field.as_str() {
            "" => write!(f, "{}", self.wrong),
            field => write!(f, "{field}: {}", self.wrong),
        }
    }
}

impl Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { line } => write!(f, "not TOML: {line}"),
            Self::KeyTwice { line } => write!(f, "key given twice: {line}"),
            Self::NoHead => f.write_str("[edition] is missing"),
            Self::HeadField { name, .. } => write!(f, "{name} does not belong here"),
            Self::OtherGame { found, expected } => write!(f, "game {found}, not {expected}"),
            Self::NotRows => f.write_str("not written as rows"),
            Self::NoId { row } => write!(f, "row {row} has no id"),
            Self::RowTwice => f.write_str("row given twice"),
            Self::Unknown { of, name, known } => {
                write!(f, "no {of:?} {name:?}; known: {}", known.join(", "))
            }
            Self::Missing => f.write_str("missing"),
            Self::Form { form, found } => write!(f, "{found} is not {form:?}"),
            Self::Number { found, least, most } => {
                write!(f, "{found} is not a number from {least} to {most}")
            }
            Self::Length { found, least, most } => {
                write!(f, "{found} entries, not {least} to {most}")
            }
            Self::Total { found, least, most } => {
                write!(f, "{found} in all, not {least} to {most}")
            }
            Self::EntryTwice => f.write_str("an entry twice"),
            Self::Dropped { lost } => write!(f, "leaves out {lost}"),
            Self::Empty => f.write_str("nothing"),
            Self::Rule { key, details } => {
                write!(f, "{key}")?;
                details.iter().try_for_each(|(name, detail)| write!(f, " {name}={detail}"))
            }
            Self::Other(why) => f.write_str(why),
        }
    }
}

impl Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => write!(f, "{n}"),
            Self::Name(name) => f.write_str(name),
        }
    }
}

/// The names most similar to a wrong one, best first: those that a typing error explains.
///
/// ```
/// use patolli_core::likely;
/// assert_eq!(likely("tempel", ["temple", "temples", "village"]), ["temple"]);
/// assert!(likely("moon", ["temple", "village"]).is_empty());
/// assert!(likely("iron", ["corn", "cocoa"]).is_empty());
/// ```
pub fn likely<'a>(text: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    // One letter in three: half of a short word may be right by chance.
    let slips = (text.chars().count() / 3).min(3);
    let near = names.into_iter().map(|name| (osa_distance(text, name), name));
    let mut near: Vec<_> = near.filter(|(n, _)| *n <= slips).collect();
    near.sort_by_key(|(n, _)| *n);
    let best = near.first().map(|(n, _)| *n);
    near.into_iter().filter(|(n, _)| Some(*n) == best).map(|(_, name)| name).take(3).collect()
}
