//! Requests to an engine and its answers. All SQL is written for both engines.

use std::vec::IntoIter;

use super::{Status, StoreError};

/// One statement of a transaction. Its parameters are `$1`, `$2`, … in order of first appearance,
/// so that PostgreSQL and SQLite number them in the same way.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    pub sql: &'static str,
    pub args: Vec<Arg>,
    /// The whole transaction is a conflict if this statement changes nothing.
    pub must_change: bool,
}

impl Statement {
    pub fn new(sql: &'static str, args: Vec<Arg>) -> Self {
        Statement { sql, args, must_change: false }
    }

    pub fn must_change(mut self) -> Self {
        self.must_change = true;
        self
    }
}

/// A statement with its arguments.
macro_rules! sql {
    ($sql:expr $(, $arg:expr)* $(,)?) => {
        $crate::store::work::Statement::new(
            $sql, vec![$($crate::store::work::Arg::from($arg)),*],
        )
    };
}
pub(super) use sql;

/// A value that goes into a statement. Only numbers may be missing.
#[derive(Clone, Debug)]
pub(super) enum Arg {
    Text(String),
    Int(Option<i64>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Arg::Int(Some(number))
    }
}

impl From<bool> for Arg {
    fn from(yes: bool) -> Self {
        Arg::from(i64::from(yes))
    }
}

impl From<Status> for Arg {
    fn from(status: Status) -> Self {
        Arg::from(status.as_str())
    }
}

impl From<Option<i64>> for Arg {
    fn from(number: Option<i64>) -> Self {
        Arg::Int(number)
    }
}

/// A value from a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Text(String),
    Int(i64),
    Null,
}

/// The rows of one statement.
pub(super) type Rows = Vec<Vec<Cell>>;

/// What a transaction answers: the rows of each statement.
pub(super) type Answer = Result<Vec<Rows>, StoreError>;

/// Takes the cells of a row in the order of the columns.
pub(super) struct Take(IntoIter<Cell>);

impl Take {
    pub fn from(row: Vec<Cell>) -> Self {
        Take(row.into_iter())
    }

    pub fn text(&mut self) -> Result<String, StoreError> {
        match self.0.next() {
            Some(Cell::Text(text)) => Ok(text),
            _ => Err(unexpected("a text")),
        }
    }

    pub fn int(&mut self) -> Result<i64, StoreError> {
        self.int_or_null()?.ok_or_else(|| unexpected("a number"))
    }

    pub fn flag(&mut self) -> Result<bool, StoreError> {
        Ok(self.int()? != 0)
    }

    pub fn int_or_null(&mut self) -> Result<Option<i64>, StoreError> {
        match self.0.next() {
            Some(Cell::Int(number)) => Ok(Some(number)),
            Some(Cell::Null) => Ok(None),
            _ => Err(unexpected("a number")),
        }
    }
}

fn unexpected(what: &str) -> StoreError {
    StoreError::Broken(format!("a column should hold {what}"))
}
