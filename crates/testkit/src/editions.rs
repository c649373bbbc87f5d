//! Editions of a few rows, and the errors of invalid ones.

use patolli_core::{DataError, Tables, Title};
use std::collections::BTreeSet;

/// The components overridden by these rows.
pub fn lay<G: Title>(rows: &str) -> Result<G::Kit, DataError> {
    G::edition("mine.toml", &format!("[edition]\nname = \"mine\"\n{rows}"))
}

/// The same for a test that plays with it and may leak it.
pub fn keep<G: Title>(rows: &str) -> &'static G::Kit {
    Box::leak(Box::new(lay::<G>(rows).expect("a sound edition")))
}

/// One changed row.
pub fn row(kind: &str, id: &str, rest: &str) -> String {
    format!("[[{kind}]]\nid = \"{id}\"\n{rest}\n")
}

/// Each invalid row of a kind, by its id and fields, and its error.
pub fn refuse_rows<G: Title>(kind: &str, cases: &[(&str, &str, &str)]) {
    for (id, rest, said) in cases {
        let error = lay::<G>(&row(kind, id, rest)).expect_err("a wrong edition").to_string();
        let places = [format!("mine.toml: {kind} "), format!("mine.toml: [[{kind}]]: ")];
        assert!(places.iter().any(|place| error.starts_with(place)), "{rest}: {error}");
        assert!(error.contains(said), "{rest}: {error}");
    }
}

/// Every row of every table states its source, has a unique id among its kind, and marks as assumed
/// only fields that it has.
pub fn every_row_has_a_source_and_an_id<G: Title>() {
    Tables::read(G::ID, G::tables()).expect("each row has a valid source");
    for (file, text) in G::tables() {
        let tables: toml::Table = text.parse().expect("TOML");
        assert!(!tables.is_empty(), "{file}");
        for (kind, rows) in &tables {
            let rows = rows.as_array().expect("rows");
            let ids: BTreeSet<_> = rows.iter().map(|row| row["id"].as_str()).collect();
            assert_eq!(ids.len(), rows.len(), "{file} {kind}");
            for row in rows {
                let row = row.as_table().expect("a row");
                assert!(row.contains_key("source"), "{file} {row:?}");
                let assumed = row.get("assumed").and_then(|list| list.as_array());
                let known =
                    |field: &toml::Value| field.as_str().is_some_and(|f| row.contains_key(f));
                assert!(assumed.into_iter().flatten().all(known), "{file} {row:?}");
            }
        }
        let wrong = text.replacen("source = \"", "source = \"un", 1);
        let error = Tables::read(G::ID, &[(file, wrong.as_str())]).expect_err("a wrong source");
        assert!(error.to_string().contains("known: printed, derived, external, assumed"));
    }
}
