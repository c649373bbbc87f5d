//! Component tables: TOML rows with an id and a source, and editions that override their values.

use crate::by::By;
use crate::dense::Dense;
use crate::fault::{DataError, Fault, Form, Naming, Place, Wrong, within};
use crate::luck::Digest;
use crate::named_enum;
use crate::overlay::lay_rows;
use crate::reading::{read, read_value, written};
use serde::de::DeserializeOwned;
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use toml::{Table, Value};

pub use crate::overlay::Head;

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
    /// The file of the edition, if there is one, for errors.
    file: String,
}

impl Tables {
    /// Reads the shipped files.
    pub fn read(game: &'static str, files: &[(&str, &str)]) -> Result<Self, DataError> {
        let mut tables = Table::new();
        for (file, text) in files {
            for (kind, rows) in parse(file, text)? {
                for row in rows_of(file, &kind, &rows)? {
                    let place = || Place::Row { kind: kind.clone(), id: id_of(row).to_string() };
                    source_of(row).map_err(|fault| blame(file, place(), fault))?;
                }
                tables.insert(kind, rows);
            }
        }
        let file = files.first().map_or("", |(file, _)| file).to_string();
        Ok(Self { game, name: "standard".to_string(), tables, file })
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
        self.file = file.to_string();
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

    /// An error about a row.
    pub fn wrong(&self, kind: &str, id: &str, fault: Fault) -> DataError {
        blame(&self.file, Place::Row { kind: kind.to_string(), id: id.to_string() }, fault)
    }

    /// An error about the rows of a table as a whole.
    pub fn wrong_table(&self, kind: &str, fault: Fault) -> DataError {
        blame(&self.file, Place::Table(kind.to_string()), fault)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::within;
    use serde::Deserialize;

    const SHIPPED: &str = "[[card]]\nid = \"a\"\npoints = 1\nsource = \"printed\"\n\
                           [[card]]\nid = \"b\"\npoints = 2\nprice = { corn = 5, jade = 2 }\n\
                           source = \"printed\"\nassumed = [\"price\"]\n";

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        points: u8,
        #[serde(default)]
        #[expect(dead_code, reason = "only read")]
        price: Table,
    }

    fn shipped() -> Tables {
        Tables::read("cards", &[("cards.toml", SHIPPED)]).unwrap()
    }

    fn laid(overlay: &str) -> Result<Vec<u8>, String> {
        let mut tables = shipped();
        tables.lay_over("mine.toml", overlay).map_err(|error| error.to_string())?;
        let rows = tables.rows::<Card>("card").map_err(|error| error.to_string())?;
        Ok(rows.into_iter().map(|(_, card)| card.points).collect())
    }

    /// The error of an edition with these rows.
    fn refused(rows: &str) -> String {
        laid(&format!("[edition]\nname = \"x\"\n{rows}")).unwrap_err()
    }

    #[test]
    fn an_edition_changes_what_it_names_and_nothing_else() {
        let text = "[edition]\nname = \"x\"\n[[card]]\nid = \"b\"\npoints = 7\n";
        assert_eq!(laid(text), Ok(vec![1, 7]));
    }

    #[test]
    fn changes_are_values_that_differ() {
        let shipped = shipped();
        let mut laid = shipped.clone();
        let text = "[edition]\nname = \"x\"\n[[card]]\nid = \"a\"\npoints = 1\nsource = \"external\"\n\
                    [[card]]\nid = \"b\"\npoints = 7\nprice = { corn = 1, jade = 0 }\nveil = true\n";
        laid.lay_over("mine.toml", text).unwrap();
        let changes = laid.changes_from(&shipped);
        let said: Vec<_> = changes.iter().map(Change::to_string).collect();
        assert_eq!(
            said,
            [
                "card b points: 2 → 7",
                "card b price: { corn = 5, jade = 2 } → { corn = 1, jade = 0 }",
                "card b veil: — → true"
            ]
        );
        let sources: Vec<_> = changes.iter().map(|change| change.source).collect();
        assert_eq!(sources, [Source::Printed, Source::Assumed, Source::Printed]);
        assert_eq!(shipped.changes_from(&shipped), []);
    }

    /// A changed field is no longer printed, regardless of the rest of the row.
    #[test]
    fn changed_fields_are_marked() {
        let mut tables = shipped();
        let text = "[edition]\nname = \"x\"\n[[card]]\nid = \"b\"\npoints = 7\n";
        tables.lay_over("mine.toml", text).unwrap();
        assert!(tables.to_text().contains("edited = [\"points\"]"), "{}", tables.to_text());
        assert_eq!(tables.to_text().matches("edited").count(), 1);
    }

    #[test]
    fn errors_name_file_row_field_and_reason() {
        let cases = [
            ("[[card]]\nid = \"c\"\n", "[[card]]: no Row \"c\"; known: a, b"),
            ("[[cart]]\nid = \"b\"\n", "file: no Table \"cart\"; known: card"),
            ("[card]\nid = \"b\"\n", "[[card]]: not written as rows"),
            ("[[card]]\npoints = 1\n", "[[card]]: row 1 has no id"),
            ("[[card]]\nid = 1\n", "[[card]]: id: 1 is not Text"),
            (
                "[[card]]\nid = \"b\"\npoints = \"x\"\n",
                "card b: points: \"x\" is not a number from 0 to 255",
            ),
            (
                "[[card]]\nid = \"b\"\npoints = 300\n",
                "card b: points: 300 is not a number from 0 to 255",
            ),
            (
                "[[card]]\nid = \"b\"\npoint = 3\n",
                "card b: no Field \"point\"; known: points, price",
            ),
            ("[[card]]\nid = \"b\"\nprice = 3\n", "card b: price: 3 is not Table"),
            (
                "[[card]]\nid = \"b\"\nsource = \"dreamt\"\n",
                "card b: source: no Value \"dreamt\"; known: printed, derived, external, assumed",
            ),
            ("[[card]]\nid = \"a\"\n[[card]]\nid = \"a\"\n", "card a: row given twice"),
            ("[[card]\n", "line 3, column 8: not TOML: [[card]"),
            ("[[card]]\nid = \"a\"\nid = \"b\"\n", "line 5, column 1: key given twice: id = \"b\""),
        ];
        for (rows, said) in cases {
            assert_eq!(refused(rows), format!("mine.toml: {said}"), "{rows}");
        }
    }

    /// A table field is replaced as a whole, but never silently loses an amount.
    #[test]
    fn no_amount_is_dropped_unseen() {
        let price = |price: &str| format!("[[card]]\nid = \"b\"\nprice = {price}\n");
        assert_eq!(
            refused(&price("{ corn = 6 }")),
            "mine.toml: card b: price: leaves out jade = 2"
        );
        for whole in ["{ corn = 6, jade = 2 }", "{ corn = 6, jade = 0 }", "{}", "{ salt = 1 }"] {
            let text = format!("[edition]\nname = \"x\"\n{}", price(whole));
            assert_eq!(laid(&text), Ok(vec![1, 2]), "{whole}");
        }
    }

    #[test]
    fn the_head_has_a_name_and_a_game() {
        let said = |head: &str| laid(head).unwrap_err();
        assert_eq!(said(""), "mine.toml: file: [edition] is missing");
        assert_eq!(said("[[edition]]\n"), "mine.toml: file: [edition] is missing");
        assert_eq!(said("[edition]\n"), "mine.toml: [edition]: name: missing");
        assert_eq!(said("[edition]\nname = \" \"\n"), "mine.toml: [edition]: name: nothing");
        assert_eq!(said("[edition]\nname = 3\n"), "mine.toml: [edition]: name: 3 is not Text");
        let head = |rest: &str| format!("[edition]\nname = \"x\"\n{rest}\n");
        assert_eq!(
            said(&head("game = \"chess\"")),
            "mine.toml: [edition]: game: game chess, not cards"
        );
        assert_eq!(laid(&head("game = \"cards\"")), Ok(vec![1, 2]));
        let error = shipped().lay_over("mine.toml", &head("b = 5")).unwrap_err();
        let table = Some("card".to_string());
        let wrong = Wrong::HeadField { name: "b".to_string(), table };
        assert_eq!((error.place, error.fault), (Place::Head, Fault::new(wrong)));
    }

    #[test]
    fn a_fixed_table_counts_its_rows() {
        let tables = shipped();
        let (ids, cards) = tables.fixed::<Card, 2>("card").unwrap();
        assert_eq!((ids[1].as_str(), cards[1].points), ("b", 2));
        let error = tables.fixed::<Card, 3>("card").err().unwrap();
        assert_eq!(error.to_string(), "cards.toml: [[card]]: 2 entries, not 3 to 3");
    }

    #[test]
    fn a_wrong_row_is_blamed_by_name() {
        crate::named_enum! { enum Name { A = "a", B = "b" } }
        crate::named_enum! { enum Other { A = "a", C = "c" } }
        let tables = shipped();
        let few = |card: Card| within("points", card.points, 0..=1);
        let points = |_: Name, card: Card| Ok(card.points);
        assert_eq!(tables.table_of::<Name, _, _, 2>("card", points).ok(), Some([1, 2]));
        let said = "cards.toml: card b: points: 2 is not a number from 0 to 1";
        let error = tables.table_of::<Name, _, _, 2>("card", |_, card| few(card)).err().unwrap();
        assert_eq!(error.to_string(), said);
        let error = tables.table_of::<Other, _, _, 2>("card", |_, card| few(card)).err().unwrap();
        assert_eq!(error.to_string(), "cards.toml: card b: id: no Row \"b\"; known: c");
        assert_eq!(tables.one("card", "a", few).ok(), Some(1));
        assert_eq!(tables.one("card", "b", few).err().unwrap().to_string(), said);
    }

    #[test]
    fn a_field_is_read_without_a_type_for_its_row() {
        let one = "[[supply]]\nid = \"jade\"\ncount = 12\nsource = \"printed\"\n";
        let tables = |text: &str| Tables::read("cards", &[("supply.toml", text)]).unwrap();
        let count = |text: &str, most: u8| tables(text).number("supply", "jade", "count", 0..=most);
        assert_eq!(count(one, 20), Ok(12));
        let said = |text: &str, most: u8| count(text, most).unwrap_err().to_string();
        let bound = "supply.toml: supply jade: count: 12 is not a number from 0 to 9";
        assert_eq!(said(one, 9), bound);
        let other = one.replace("count", "amount");
        assert_eq!(said(&other, 9), "supply.toml: supply jade: count: missing");
        let more = one.replace("12", "12\nmore = 3");
        assert_eq!(said(&more, 20), "supply.toml: supply jade: no Field \"more\"; known: count");
        let text = one.replace("12", "\"x\"");
        let wrong = "supply.toml: supply jade: count: \"x\" is not a number from 0 to 255";
        assert_eq!(said(&text, 20), wrong);
        crate::named_enum! { enum Good { Jade = "jade" } }
        let all = |most: u8| tables(one).numbers::<Good, u8, 1>("supply", "count", &(0..=most));
        assert_eq!(all(20), Ok([12]));
        assert_eq!(all(9).unwrap_err().to_string(), bound);
    }

    #[test]
    fn a_row_is_found_by_its_id() {
        let tables = shipped();
        assert_eq!(tables.named::<Card>("card", "b").map(|card| card.points).ok(), Some(2));
        let error = tables.named::<Card>("card", "c").err().unwrap();
        assert_eq!(error.to_string(), "cards.toml: card c: missing");
    }

    #[test]
    fn the_digest_is_of_values_not_of_sources() {
        let read = |text: &str| Tables::read("cards", &[("cards.toml", text)]).unwrap().digest();
        assert_eq!(read(SHIPPED), read(&SHIPPED.replace("printed", "external")));
        assert_ne!(read(SHIPPED), read(&SHIPPED.replace("points = 2", "points = 3")));
    }
}
