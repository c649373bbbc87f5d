//! Statements on a connection of SQLite.

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql, params_from_iter};

use super::super::StoreError;
use super::super::work::{Answer, Arg, Cell, Rows, Statement};

/// All statements of a transaction that the caller has begun.
pub(super) fn all(connection: &Connection, work: &[Statement]) -> Answer {
    work.iter().map(|statement| one(connection, statement)).collect()
}

fn one(connection: &Connection, statement: &Statement) -> Result<Rows, StoreError> {
    let mut prepared = connection.prepare_cached(statement.sql)?;
    // To SQLite “$2” is a name like any other; it is the second only if it comes second.
    debug_assert!(
        (1..=prepared.parameter_count())
            .all(|index| prepared.parameter_name(index) == Some(&format!("${index}"))),
        "parameters out of order: {}",
        statement.sql
    );
    let args = params_from_iter(&statement.args);
    let (rows, changed) = if prepared.column_count() == 0 {
        (Vec::new(), prepared.execute(args)?)
    } else {
        let columns = prepared.column_count();
        let mut found = prepared.query(args)?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let cells = (0..columns).map(|column| cell(row.get_ref(column)?));
            rows.push(cells.collect::<Result<_, _>>()?);
        }
        let changed = rows.len();
        (rows, changed)
    };
    if statement.must_change && changed == 0 {
        return Err(StoreError::Conflict);
    }
    Ok(rows)
}

fn cell(value: ValueRef<'_>) -> Result<Cell, StoreError> {
    match value {
        ValueRef::Null => Ok(Cell::Null),
        ValueRef::Integer(number) => Ok(Cell::Int(number)),
        ValueRef::Text(text) => match std::str::from_utf8(text) {
            Ok(text) => Ok(Cell::Text(text.to_owned())),
            Err(_) => Err(StoreError::Broken("a text that is not UTF-8".to_owned())),
        },
        ValueRef::Real(_) | ValueRef::Blob(_) => {
            Err(StoreError::Broken("a column that is neither number nor text".to_owned()))
        }
    }
}

impl ToSql for Arg {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Arg::Text(text) => text.to_sql(),
            Arg::Int(number) => number.to_sql(),
        }
    }
}
