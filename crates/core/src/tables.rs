//! Component tables: TOML rows with an id and a source, and editions laid over them.

use crate::dense::Dense;
use crate::luck::Digest;
use crate::title::DataError;
use serde::de::DeserializeOwned;
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use toml::{Table, Value};

/// Where the value of a component was read.
const SOURCES: [&str; 4] = ["printed", "derived", "external", "assumed"];

/// Fields that say something about a row and are no value of the component.
const NOT_VALUES: [&str; 3] = ["source", "assumed", "note"];

/// The tables of one box: for each kind of component its rows in printed order.
#[derive(Clone, Debug)]
pub struct Tables {
    name: String,
    tables: Table,
    /// The file to blame when a row is wrong: that of the edition, if one was laid over.
    file: String,
}

/// The box as shipped and as an edition makes it, for a `Kit` that can be made `from_tables`.
#[macro_export]
macro_rules! shipped_box {
    ($Kit:ty, $tables:expr) => {
        /// The box as shipped.
        pub fn standard() -> &'static $Kit {
            static STANDARD: std::sync::LazyLock<$Kit> = std::sync::LazyLock::new(|| {
                let tables =
                    $crate::Tables::read($tables).expect("the shipped tables are well formed");
                <$Kit>::from_tables(&tables).expect("the shipped tables make a box")
            });
            &STANDARD
        }

        /// The box with an edition laid over it.
        pub fn edition(file: &str, overlay: &str) -> Result<$Kit, $crate::DataError> {
            let mut tables = $crate::Tables::read($tables)?;
            tables.lay_over(file, overlay)?;
            <$Kit>::from_tables(&tables)
        }
    };
}

impl Tables {
    /// Reads the shipped files.
    pub fn read(files: &[(&str, &str)]) -> Result<Self, DataError> {
        let mut tables = Table::new();
        for (file, text) in files {
            for (kind, rows) in parse(file, text)? {
                for row in rows_of(file, &kind, &rows)? {
                    check_source(file, &kind, row)?;
                }
                tables.insert(kind, rows);
            }
        }
        let file = files.first().map_or("", |(file, _)| file);
        Ok(Self { name: "standard".to_string(), tables, file: file.to_string() })
    }

    /// Replaces the fields that an edition names, row by row. It cannot add rows or fields.
    pub fn lay_over(&mut self, file: &str, text: &str) -> Result<(), DataError> {
        let error = |row: &str, reason: String| DataError {
            file: file.to_string(),
            row: row.to_string(),
            reason,
        };
        let mut overlay = parse(file, text)?;
        self.name = match overlay.remove("edition") {
            Some(Value::Table(head)) => match head.get("name") {
                Some(Value::String(name)) if !name.trim().is_empty() => name.trim().to_string(),
                _ => return Err(error("[edition]", "needs a name = \"…\"".to_string())),
            },
            _ => return Err(error("top", "an edition begins with [edition] and a name".into())),
        };
        for (kind, rows) in &overlay {
            let Some(Value::Array(shipped)) = self.tables.get_mut(kind) else {
                let known: Vec<_> = self.tables.keys().map(String::as_str).collect();
                let reason = format!("no such table; there are: {}", known.join(", "));
                return Err(error(&format!("[[{kind}]]"), reason));
            };
            for row in rows_of(file, kind, rows)? {
                lay_row(shipped, row).map_err(|(id, why)| error(&format!("{kind} {id}"), why))?;
            }
        }
        self.file = file.to_string();
        Ok(())
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Equal for equal values, whatever their sources and notes say.
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
                let value = row.try_into().map_err(|why: toml::de::Error| {
                    self.wrong(kind, &id, why.message().to_string())
                })?;
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
        let count = || self.wrong(kind, "(all)", format!("expected {N} rows, found {found}"));
        let rows = <[T; N]>::try_from(rows).map_err(|_: Vec<T>| count())?;
        Ok((<[String; N]>::try_from(ids).map_err(|_| count())?, rows))
    }

    /// A table with a fixed number of rows: ids, and what `read` makes of each row if nothing is
    /// wrong with it.
    pub fn table<Row: DeserializeOwned, T, const N: usize>(
        &self,
        kind: &str,
        mut read: impl FnMut(usize, &str, Row) -> Result<T, String>,
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
        mut read: impl FnMut(K, Row) -> Result<T, String>,
    ) -> Result<[T; N], DataError> {
        let read = |i, id: &str, row| match K::from_index(i) {
            key if key.to_string() == id => read(key, row),
            key => Err(format!("this is the place of {key}")),
        };
        Ok(self.table(kind, read)?.1)
    }

    /// What `read` makes of the row with this id.
    pub fn one<Row: DeserializeOwned, T>(
        &self,
        kind: &str,
        id: &str,
        read: impl FnOnce(Row) -> Result<T, String>,
    ) -> Result<T, DataError> {
        read(self.named(kind, id)?).map_err(|why| self.wrong(kind, id, why))
    }

    /// The row of this kind with this id.
    pub fn named<T: DeserializeOwned>(&self, kind: &str, id: &str) -> Result<T, DataError> {
        let row = self.rows(kind)?.into_iter().find(|(name, _)| name == id);
        row.map(|(_, row)| row).ok_or_else(|| self.wrong(kind, id, "is missing"))
    }

    /// An error that blames a row.
    pub fn wrong(&self, kind: &str, id: &str, reason: impl Into<String>) -> DataError {
        DataError { file: self.file.clone(), row: format!("{kind} {id}"), reason: reason.into() }
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
                    let before = before.and_then(|before| before.get(field));
                    (before != Some(value)).then(|| Change {
                        kind: kind.clone(),
                        id: id_of(row).to_string(),
                        field: field.clone(),
                        old: before.map(Value::to_string),
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

    /// All tables as one TOML text, sources included.
    pub fn to_text(&self) -> String {
        self.tables.to_string()
    }
}

/// A value that an edition prints otherwise, as the tables write it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub kind: String,
    pub id: String,
    pub field: String,
    /// Nothing if the shipped row leaves the field out.
    pub old: Option<String>,
    pub new: String,
}

impl Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, id, field, old, new } = self;
        write!(f, "{kind} {id} {field}: {} → {new}", old.as_deref().unwrap_or("—"))
    }
}

/// The number itself if it is in its bounds.
///
/// ```
/// use patolli_core::within;
/// assert_eq!(within("fame", 3, 0..=9), Ok(3));
/// assert_eq!(within("fame", 10, 0..=9), Err("fame 10: must be from 0 to 9".to_string()));
/// ```
pub fn within<N: PartialOrd + Display>(
    what: &str,
    n: N,
    bounds: RangeInclusive<N>,
) -> Result<N, String> {
    match bounds.contains(&n) {
        true => Ok(n),
        false => Err(format!("{what} {n}: must be from {} to {}", bounds.start(), bounds.end())),
    }
}

fn parse(file: &str, text: &str) -> Result<Table, DataError> {
    text.parse().map_err(|why: toml::de::Error| {
        let line = why.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        DataError {
            file: file.to_string(),
            row: format!("line {line}"),
            reason: why.message().to_string(),
        }
    })
}

fn rows_of<'a>(file: &str, kind: &str, rows: &'a Value) -> Result<Vec<&'a Table>, DataError> {
    let error = || DataError {
        file: file.to_string(),
        row: kind.to_string(),
        reason: format!("expected rows written as [[{kind}]]"),
    };
    let rows = rows.as_array().ok_or_else(error)?;
    rows.iter().map(|row| row.as_table().ok_or_else(error)).collect()
}

fn id_of(row: &Table) -> &str {
    row.get("id").and_then(Value::as_str).unwrap_or("(without id)")
}

fn check_source(file: &str, kind: &str, row: &Table) -> Result<(), DataError> {
    let source = row.get("source").and_then(Value::as_str).unwrap_or("");
    if SOURCES.contains(&source) {
        return Ok(());
    }
    Err(DataError {
        file: file.to_string(),
        row: format!("{kind} {}", id_of(row)),
        reason: format!("source {source:?} is none of {}", SOURCES.join(", ")),
    })
}

/// Lays one row over the shipped one of the same id; on failure tells id and reason.
fn lay_row(shipped: &mut [Value], row: &Table) -> Result<(), (String, String)> {
    let id = id_of(row).to_string();
    let Some(target) =
        shipped.iter_mut().filter_map(Value::as_table_mut).find(|old| id_of(old) == id)
    else {
        return Err((id, "no such row in the shipped table".to_string()));
    };
    for (field, value) in row {
        // A person who corrects a row read it off their own copy.
        target.insert(field.clone(), value.clone());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    const SHIPPED: &str = "[[card]]\nid = \"a\"\npoints = 1\nsource = \"printed\"\n\
                           [[card]]\nid = \"b\"\npoints = 2\nsource = \"assumed\"\n";

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        points: u8,
    }

    fn laid(overlay: &str) -> Result<Vec<u8>, String> {
        let mut tables = Tables::read(&[("cards.toml", SHIPPED)]).unwrap();
        tables.lay_over("mine.toml", overlay).map_err(|error| error.to_string())?;
        let rows = tables.rows::<Card>("card").map_err(|error| error.to_string())?;
        Ok(rows.into_iter().map(|(_, card)| card.points).collect())
    }

    #[test]
    fn an_edition_changes_what_it_names_and_nothing_else() {
        let text = "[edition]\nname = \"x\"\n[[card]]\nid = \"b\"\npoints = 7\n";
        assert_eq!(laid(text), Ok(vec![1, 7]));
    }

    #[test]
    fn changes_are_values_that_differ() {
        let shipped = Tables::read(&[("cards.toml", SHIPPED)]).unwrap();
        let mut laid = shipped.clone();
        let text = "[edition]\nname = \"x\"\n[[card]]\nid = \"a\"\npoints = 1\nsource = \"external\"\n\
                    [[card]]\nid = \"b\"\npoints = 7\nprice = { corn = 1 }\n";
        laid.lay_over("mine.toml", text).unwrap();
        let changes: Vec<_> = laid.changes_from(&shipped).iter().map(Change::to_string).collect();
        assert_eq!(changes, ["card b points: 2 → 7", "card b price: — → { corn = 1 }"]);
        assert_eq!(shipped.changes_from(&shipped), []);
    }

    #[test]
    fn errors_name_file_row_and_reason() {
        let head = "[edition]\nname = \"x\"\n";
        let case = |body: &str| laid(&format!("{head}{body}")).unwrap_err();
        assert_eq!(
            case("[[card]]\nid = \"c\"\npoints = 7\n"),
            "mine.toml: card c: no such row in the shipped table"
        );
        assert!(case("[[cart]]\nid = \"b\"\n").contains("[[cart]]: no such table"));
        assert!(case("[[card]]\nid = \"b\"\npoints = \"x\"\n").starts_with("mine.toml: card b: "));
        assert!(case("[[card]]\nid = \"b\"\nprice = 3\n").contains("unknown field `price`"));
        assert!(case("[[card]\n").starts_with("mine.toml: line 3: "));
        assert!(laid("").unwrap_err().contains("begins with [edition]"));
    }

    #[test]
    fn a_fixed_table_counts_its_rows() {
        let tables = Tables::read(&[("cards.toml", SHIPPED)]).unwrap();
        let (ids, cards) = tables.fixed::<Card, 2>("card").unwrap();
        assert_eq!((ids[1].as_str(), cards[1].points), ("b", 2));
        let error = tables.fixed::<Card, 3>("card").err().unwrap();
        assert_eq!(error.to_string(), "cards.toml: card (all): expected 3 rows, found 2");
    }

    #[test]
    fn a_wrong_row_is_blamed_by_name() {
        crate::named_enum! { enum Name { A = "a", B = "b" } }
        crate::named_enum! { enum Other { A = "a", C = "c" } }
        let tables = Tables::read(&[("cards.toml", SHIPPED)]).unwrap();
        let few = |card: Card| within("points", card.points, 0..=1);
        let points = |_: Name, card: Card| Ok(card.points);
        assert_eq!(tables.table_of::<Name, _, _, 2>("card", points).ok(), Some([1, 2]));
        let error = tables.table_of::<Name, _, _, 2>("card", |_, card| few(card)).err().unwrap();
        assert_eq!(error.to_string(), "cards.toml: card b: points 2: must be from 0 to 1");
        let error = tables.table_of::<Other, _, _, 2>("card", |_, card| few(card)).err().unwrap();
        assert_eq!(error.to_string(), "cards.toml: card b: this is the place of c");
        assert_eq!(tables.one("card", "a", few).ok(), Some(1));
        let error = tables.one("card", "b", few).err().unwrap();
        assert_eq!(error.to_string(), "cards.toml: card b: points 2: must be from 0 to 1");
    }

    #[test]
    fn a_row_is_found_by_its_id() {
        let tables = Tables::read(&[("cards.toml", SHIPPED)]).unwrap();
        assert_eq!(tables.named::<Card>("card", "b").map(|card| card.points).ok(), Some(2));
        let error = tables.named::<Card>("card", "c").err().unwrap();
        assert_eq!(error.to_string(), "cards.toml: card c: is missing");
    }

    #[test]
    fn the_digest_is_of_values_not_of_sources() {
        let one = Tables::read(&[("cards.toml", SHIPPED)]).unwrap();
        let other = SHIPPED.replace("assumed", "external");
        let two = Tables::read(&[("cards.toml", other.as_str())]).unwrap();
        assert_eq!(one.digest(), two.digest());
        let third = SHIPPED.replace("= 2", "= 3");
        assert_ne!(one.digest(), Tables::read(&[("c", third.as_str())]).unwrap().digest());
    }
}
