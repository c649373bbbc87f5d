//! The file of an edition: its head, and the rows that override the shipped ones.

use crate::fault::{DataError, Fault, Form, Naming, Place, Wrong};
use crate::reading::written;
use crate::tables::{NOT_VALUES, blame, id_of, parse, source_of};
use toml::{Table, Value};

/// The `[edition]` table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The name of the edition.
    pub name: String,
    /// The game it belongs to. Tables in the browser need it.
    pub game: Option<String>,
}

impl Head {
    /// Reads `[edition]` of a file and nothing else; `file` is its name in errors.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        Self::take(file, &mut parse(file, text)?, |_| None)
    }

    /// Removes it from a file. `table_with_row` finds the table of a misplaced value.
    pub(crate) fn take(
        file: &str,
        overlay: &mut Table,
        table_with_row: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, DataError> {
        let Some(Value::Table(head)) = overlay.remove("edition") else {
            return Err(blame(file, Place::File, Fault::new(Wrong::NoHead)));
        };
        let wrong = |fault| blame(file, Place::Head, fault);
        if let Some(name) = head.keys().find(|key| !["name", "game"].contains(&key.as_str())) {
            let table = table_with_row(name);
            return Err(wrong(Fault::new(Wrong::HeadField { name: name.clone(), table })));
        }
        let name = text_of(&head, "name").map_err(wrong)?;
        let game = text_of(&head, "game").map_err(wrong)?;
        match name {
            Some(name) => Ok(Self { name, game }),
            None => Err(wrong(Fault::at("name", Wrong::Missing))),
        }
    }
}

/// A non-blank text field, if present.
fn text_of(head: &Table, field: &str) -> Result<Option<String>, Fault> {
    match head.get(field) {
        None => Ok(None),
        Some(Value::String(text)) if !text.trim().is_empty() => Ok(Some(text.trim().to_string())),
        Some(Value::String(_)) => Err(Fault::at(field, Wrong::Empty)),
        Some(other) => {
            Err(Fault::at(field, Wrong::Form { form: Form::Text, found: written(other) }))
        }
    }
}

/// Overrides the fields of the shipped rows of one kind.
pub(crate) fn lay_rows(
    shipped: &mut [Value],
    kind: &str,
    rows: &[&Table],
) -> Result<(), (Place, Fault)> {
    let mut seen: Vec<&str> = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let table = || Place::Table(kind.to_string());
        let id = id(row, i + 1).map_err(|fault| (table(), fault))?;
        let place = || Place::Row { kind: kind.to_string(), id: id.to_string() };
        if seen.contains(&id) {
            return Err((place(), Fault::new(Wrong::RowTwice)));
        }
        seen.push(id);
        let known = shipped.iter().filter_map(Value::as_table).map(|row| id_of(row).to_string());
        let unknown =
            Wrong::Unknown { of: Naming::Row, name: id.to_string(), known: known.collect() };
        let target = shipped.iter_mut().filter_map(Value::as_table_mut).find(|r| id_of(r) == id);
        let target = target.ok_or_else(|| (table(), Fault::new(unknown)))?;
        lay_row(target, row).map_err(|fault| (place(), fault))?;
    }
    Ok(())
}

fn id(row: &Table, number: usize) -> Result<&str, Fault> {
    match row.get("id") {
        None => Err(Fault::new(Wrong::NoId { row: number })),
        Some(Value::String(id)) => Ok(id),
        Some(other) => {
            Err(Fault::at("id", Wrong::Form { form: Form::Text, found: written(other) }))
        }
    }
}

/// Overrides the fields of one row, and marks them as edited.
fn lay_row(target: &mut Table, row: &Table) -> Result<(), Fault> {
    if row.contains_key("source") {
        source_of(row)?;
    }
    let mut edited = Vec::new();
    for (field, value) in row {
        if let Some(old) = target.get(field) {
            keeps_amounts(old, value).map_err(Fault::of(field))?;
        }
        if field != "id" && !NOT_VALUES.contains(&field.as_str()) {
            edited.push(Value::String(field.clone()));
        }
        target.insert(field.clone(), value.clone());
    }
    target.insert("edited".to_string(), Value::Array(edited));
    Ok(())
}

/// Overriding `{ corn = 5, jade = 2 }` with `{ corn = 6 }` would silently lose the jade: a table
/// field that keeps one of the old amounts must name the others, too. A field that keeps none is a
/// new value.
fn keeps_amounts(old: &Value, new: &Value) -> Result<(), Fault> {
    let (Value::Table(old), Value::Table(new)) = (old, new) else { return Ok(()) };
    for (name, value) in new {
        if let Some(old) = old.get(name) {
            keeps_amounts(old, value).map_err(Fault::of(name))?;
        }
    }
    let lost = old.iter().filter(|(name, n)| !new.contains_key(*name) && n.is_integer());
    let lost: Vec<_> = lost.map(|(name, n)| format!("{name} = {n}")).collect();
    match lost.is_empty() || !new.keys().any(|name| old.contains_key(name)) {
        true => Ok(()),
        false => Err(Fault::new(Wrong::Dropped { lost: lost.join(", ") })),
    }
}
