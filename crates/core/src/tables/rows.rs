//! Tables whose rows a game knows: one for each value of a type, or named by their ids.

use super::Tables;
use crate::by::By;
use crate::dense::Dense;
use crate::fault::{DataError, Fault, Naming, Wrong, within};
use crate::reading::read_value;
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::ops::RangeInclusive;
use toml::Table;

impl Tables {
    /// A table with a fixed number of rows: ids and values.
    pub fn fixed<T: DeserializeOwned, const N: usize>(
        &self,
        kind: &str,
    ) -> Result<([String; N], [T; N]), DataError> {
        let (ids, rows): (Vec<_>, Vec<_>) = self.rows(kind)?.into_iter().unzip();
        let found = rows.len();
        let wrong = Wrong::Length { found, least: N, most: N };
        let count = || self.wrong_table(kind, Fault::new(wrong.clone()));
        let rows = <[T; N]>::try_from(rows).map_err(|_: Vec<T>| count())?;
        Ok((<[String; N]>::try_from(ids).map_err(|_| count())?, rows))
    }

    /// A table with a fixed number of rows: ids, and the result of `read` for each valid row.
    pub fn table<Row: DeserializeOwned, T, const N: usize>(
        &self,
        kind: &str,
        mut read: impl FnMut(usize, &str, Row) -> Result<T, Fault>,
    ) -> Result<([String; N], [T; N]), DataError> {
        let (ids, rows) = self.fixed::<Row, N>(kind)?;
        let values: Result<Vec<_>, _> = rows
            .into_iter()
            .zip(&ids)
            .enumerate()
            .map(|(i, (row, id))| read(i, id, row).map_err(|why| self.wrong(kind, id, why)))
            .collect();
        let values = <[T; N]>::try_from(values?).ok().expect("as many as were read");
        Ok((ids, values))
    }

    /// A table with one row for each value of a type, in order.
    pub fn table_of<K: Dense + Display, Row: DeserializeOwned, T, const N: usize>(
        &self,
        kind: &str,
        mut read: impl FnMut(K, Row) -> Result<T, Fault>,
    ) -> Result<[T; N], DataError> {
        let read = |i, id: &str, row| {
            let key = K::from_index(i);
            expect_id(id, &key.to_string())?;
            read(key, row)
        };
        Ok(self.table(kind, read)?.1)
    }

    /// The same as a map.
    pub fn by<K: Dense + Display, Row: DeserializeOwned, T, const N: usize>(
        &self,
        kind: &str,
        read: impl FnMut(K, Row) -> Result<T, Fault>,
    ) -> Result<By<K, T, N>, DataError> {
        self.table_of(kind, read).map(By::new)
    }

    /// The result of `read` for the row with this id.
    pub fn one<Row: DeserializeOwned, T>(
        &self,
        kind: &str,
        id: &str,
        read: impl FnOnce(Row) -> Result<T, Fault>,
    ) -> Result<T, DataError> {
        read(self.named(kind, id)?).map_err(|why| self.wrong(kind, id, why))
    }

    /// The field of a row that has no other, such as the `count` of a supply.
    pub fn field<T: DeserializeOwned, U>(
        &self,
        kind: &str,
        id: &str,
        field: &str,
        read: impl FnOnce(T) -> Result<U, Fault>,
    ) -> Result<U, DataError> {
        self.one(kind, id, |row: Table| read(only(row, field)?).map_err(Fault::of(field)))
    }

    /// The same for a number within bounds.
    pub fn number<N>(
        &self,
        kind: &str,
        id: &str,
        field: &str,
        bounds: RangeInclusive<N>,
    ) -> Result<N, DataError>
    where
        N: DeserializeOwned + PartialOrd + Display + Copy + Into<i64>,
    {
        self.field(kind, id, field, |n| within("", n, bounds))
    }

    /// A table with one row for each value of a type, each with one field.
    pub fn fields<K: Dense + Display, T: DeserializeOwned, V, const N: usize>(
        &self,
        kind: &str,
        field: &str,
        mut read: impl FnMut(K, T) -> Result<V, Fault>,
    ) -> Result<[V; N], DataError> {
        self.table_of(kind, |key: K, row: Table| {
            read(key, only(row, field)?).map_err(Fault::of(field))
        })
    }

    /// The same for numbers within bounds.
    pub fn numbers<K: Dense + Display, V, const N: usize>(
        &self,
        kind: &str,
        field: &str,
        bounds: &RangeInclusive<V>,
    ) -> Result<[V; N], DataError>
    where
        V: DeserializeOwned + PartialOrd + Display + Copy + Into<i64>,
    {
        self.fields(kind, field, |_: K, n| within("", n, bounds.clone()))
    }

    /// The row of this kind with this id.
    pub fn named<T: DeserializeOwned>(&self, kind: &str, id: &str) -> Result<T, DataError> {
        let row = self.rows(kind)?.into_iter().find(|(name, _)| name == id);
        row.map(|(_, row)| row).ok_or_else(|| self.wrong(kind, id, Fault::new(Wrong::Missing)))
    }
}

/// The value of a row that has one field.
fn only<T: DeserializeOwned>(mut row: Table, field: &str) -> Result<T, Fault> {
    let value = row.remove(field).ok_or_else(|| Fault::at(field, Wrong::Missing))?;
    match row.keys().next() {
        None => read_value(value).map_err(Fault::of(field)),
        Some(name) => {
            let (name, known) = (name.clone(), vec![field.to_string()]);
            Err(Fault::new(Wrong::Unknown { of: Naming::Field, name, known }))
        }
    }
}

/// The rows of a table are in the order of the values they belong to.
pub fn expect_id(id: &str, expected: &str) -> Result<(), Fault> {
    match id == expected {
        true => Ok(()),
        false => {
            let known = vec![expected.to_string()];
            let name = id.to_string();
            Err(Fault::at("id", Wrong::Unknown { of: Naming::Row, name, known }))
        }
    }
}
