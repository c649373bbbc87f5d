//! Component tables: TOML rows with an id and a source, and editions that override their values.

mod rows;
#[cfg(test)]
mod tests;

use crate::dense::Dense;
use crate::fault::{DataError, Fault, Form, Naming, Place, Wrong};
use crate::luck::Digest;
use crate::named_enum;
use crate::overlay::lay_rows;
use crate::reading::{read, written};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use toml::{Table, Value};

pub use crate::overlay::Head;
pub use rows::expect_id;

named_enum! {
    /// Where a value comes from, the most reliable first.
    #[derive(Default)]
    pub enum Source {
        /// In the rulebook or on a component.
        Printed = "printed",
        /// Follows from what is printed.
        Derived = "derived",
        /// Somewhere else, such as an answer of the designer.
        External = "external",
        /// Chosen by us.
        #[default]
        Assumed = "assumed",
    }
}

/// Fields that describe a row and are not values of the component. `edited` names the fields that
/// an edition has changed.
pub(crate) const NOT_VALUES: [&str; 4] = ["source", "assumed", "note", "edited"];

/// The tables of one game: for each kind of component, its rows in printed order.
#[derive(Clone, Debug)]
pub struct Tables {
    game: &'static str,
    name: String,
    tables: Table,
    /// The file to blame for each table: that of the edition, if there is one.
    files: BTreeMap<String, String>,
}

impl Tables {
    /// Reads the shipped files.
    pub fn read(game: &'static str, files: &[(&str, &str)]) -> Result<Self, DataError> {
        let (mut tables, mut blamed) = (Table::new(), BTreeMap::new());
        for (file, text) in files {
            for (kind, rows) in parse(file, text)? {
                for row in rows_of(file, &kind, &rows)? {
                    let place = || Place::Row { kind: kind.clone(), id: id_of(row).to_string() };
                    source_of(row).map_err(|fault| blame(file, place(), fault))?;
                }
                blamed.insert(kind.clone(), (*file).to_string());
                tables.insert(kind, rows);
            }
        }
        Ok(Self { game, name: "standard".to_string(), tables, files: blamed })
    }

    /// Overrides the fields that an edition names, row by row. An edition cannot add rows or
    /// fields.
    pub fn lay_over(&mut self, file: &str, text: &str) -> Result<(), DataError> {
        let mut overlay = parse(file, text)?;
        let with_row = |name: &str| self.table_with_row(name);
        let head = Head::take(file, &mut overlay, with_row)?;
        if let Some(found) = head.game.filter(|game| !game.eq_ignore_ascii_case(self.game)) {
            let wrong = Wrong::OtherGame { found, expected: self.game };
            return Err(blame(file, Place::Head, Fault::at("game", wrong)));
        }
        self.name = head.name;
        for (kind, rows) in &overlay {
            let rows = rows_of(file, kind, rows)?;
            let Some(Value::Array(shipped)) = self.tables.get_mut(kind) else {
                let known = self.tables.keys().cloned().collect();
                let unknown = Wrong::Unknown { of: Naming::Table, name: kind.clone(), known };
                return Err(blame(file, Place::File, Fault::new(unknown)));
            };
            lay_rows(shipped, kind, &rows).map_err(|(place, fault)| blame(file, place, fault))?;
        }
        self.files.values_mut().for_each(|blamed| *blamed = file.to_string());
        Ok(())
    }

    /// The table in which a row has this id.
    fn table_with_row(&self, id: &str) -> Option<String> {
        self.tables.keys().find(|kind| self.row(kind, id).is_some()).cloned()
    }

    /// The name of the edition.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Equal for equal values, regardless of their sources and notes.
    pub fn digest(&self) -> Digest {
        let mut bare = self.tables.clone();
        for (_, rows) in &mut bare {
            for row in rows.as_array_mut().into_iter().flatten().filter_map(Value::as_table_mut) {
                NOT_VALUES.iter().for_each(|field| drop(row.remove(*field)));
            }
        }
        Digest::of("patolli 1 edition", &[bare.to_string().as_bytes()])
    }

    /// The rows of one kind, each with its id, in printed order.
    pub fn rows<T: DeserializeOwned>(&self, kind: &str) -> Result<Vec<(String, T)>, DataError> {
        let rows = self.tables.get(kind).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        rows.iter()
            .filter_map(Value::as_table)
            .map(|row| {
                let mut row = row.clone();
                let id = id_of(&row).to_string();
                row.remove("id");
                NOT_VALUES.iter().for_each(|field| drop(row.remove(*field)));
                let value = read(row).map_err(|fault| self.wrong(kind, &id, fault))?;
                Ok((id, value))
            })
            .collect()
    }

    fn file_of(&self, kind: &str) -> &str {
        self.files.get(kind).map_or("", String::as_str)
    }

    /// An error about a row.
    pub fn wrong(&self, kind: &str, id: &str, fault: Fault) -> DataError {
        blame(self.file_of(kind), Place::Row { kind: kind.to_string(), id: id.to_string() }, fault)
    }

    /// An error about the rows of a table as a whole.
    pub fn wrong_table(&self, kind: &str, fault: Fault) -> DataError {
        blame(self.file_of(kind), Place::Table(kind.to_string()), fault)
    }

    /// The values that differ from those of other tables.
    pub fn changes_from(&self, old: &Self) -> Vec<Change> {
        let mut changes = Vec::new();
        for (kind, rows) in &self.tables {
            let rows = rows.as_array().into_iter().flatten().filter_map(Value::as_table);
            for row in rows {
                let before = old.row(kind, id_of(row));
                let values = row.iter().filter(|(field, _)| !NOT_VALUES.contains(&field.as_str()));
                let changed = values.filter_map(|(field, value)| {
                    let was = before.and_then(|before| before.get(field));
                    (was != Some(value)).then(|| Change {
                        kind: kind.clone(),
                        id: id_of(row).to_string(),
                        field: field.clone(),
                        old: was.map(Value::to_string),
                        source: before.map_or(Source::Assumed, |row| source_of_field(row, field)),
                        new: value.to_string(),
                    })
                });
                changes.extend(changed);
            }
        }
        changes
    }

    fn row(&self, kind: &str, id: &str) -> Option<&Table> {
        let rows = self.tables.get(kind)?.as_array()?;
        rows.iter().filter_map(Value::as_table).find(|row| id_of(row) == id)
    }

    /// All tables as one TOML text, including sources.
    pub fn to_text(&self) -> String {
        self.tables.to_string()
    }
}

/// A value that an edition changes, as written in the tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The kind of the row.
    pub kind: String,
    /// The id of the row.
    pub id: String,
    /// The field that changes.
    pub field: String,
    /// `None` if the shipped row omits the field.
    pub old: Option<String>,
    /// The source of the shipped value.
    pub source: Source,
    /// The value in the edition.
    pub new: String,
}

impl Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, id, field, old, new, .. } = self;
        write!(f, "{kind} {id} {field}: {} → {new}", old.as_deref().unwrap_or("—"))
    }
}

pub(crate) fn blame(file: &str, place: Place, fault: Fault) -> DataError {
    DataError { file: file.to_string(), place, fault }
}

pub(crate) fn parse(file: &str, text: &str) -> Result<Table, DataError> {
    text.parse().map_err(|why: toml::de::Error| {
        let at = why.span().map_or(0, |span| span.start).min(text.len());
        let before = &text[..text.floor_char_boundary(at)];
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let place = Place::Line {
            line: before.matches('\n').count() + 1,
            column: before[start..].chars().count() + 1,
        };
        let line = text[start..].lines().next().unwrap_or_default().trim().to_string();
        let wrong = match why.message().contains("duplicate key") {
            true => Wrong::KeyTwice { line },
            false => Wrong::Syntax { line },
        };
        blame(file, place, Fault::new(wrong))
    })
}

fn rows_of<'a>(file: &str, kind: &str, rows: &'a Value) -> Result<Vec<&'a Table>, DataError> {
    let error = || blame(file, Place::Table(kind.to_string()), Fault::new(Wrong::NotRows));
    let rows = rows.as_array().ok_or_else(error)?;
    rows.iter().map(|row| row.as_table().ok_or_else(error)).collect()
}

pub(crate) fn id_of(row: &Table) -> &str {
    row.get("id").and_then(Value::as_str).unwrap_or_default()
}

/// The source that a row states.
pub(crate) fn source_of(row: &Table) -> Result<Source, Fault> {
    let wrong = match row.get("source") {
        None => Wrong::Missing,
        Some(Value::String(name)) => match name.parse() {
            Ok(source) => return Ok(source),
            Err(_) => {
                let known = Source::all().map(|source| source.to_string()).collect();
                Wrong::Unknown { of: Naming::Value, name: name.clone(), known }
            }
        },
        Some(other) => Wrong::Form { form: Form::Text, found: written(other) },
    };
    Err(Fault::at("source", wrong))
}

/// A row may name single fields that are assumed although the rest are not.
fn source_of_field(row: &Table, field: &str) -> Source {
    let assumed = row.get("assumed").and_then(Value::as_array);
    match assumed.into_iter().flatten().any(|name| name.as_str() == Some(field)) {
        true => Source::Assumed,
        false => source_of(row).unwrap_or_default(),
    }
}
