//! Editions of a few rows, and what is said of wrong ones.

use patolli_core::{DataError, Title};

/// The box with these rows laid over it.
pub fn lay<G: Title>(rows: &str) -> Result<G::Kit, DataError> {
    G::edition("mine.toml", &format!("[edition]\nname = \"mine\"\n{rows}"))
}

/// One changed row.
pub fn row(kind: &str, id: &str, rest: &str) -> String {
    format!("[[{kind}]]\nid = \"{id}\"\n{rest}\n")
}

/// Each wrong row of a kind, by its id and fields, and what is said about it.
pub fn refuse_rows<G: Title>(kind: &str, cases: &[(&str, &str, &str)]) {
    for (id, rest, said) in cases {
        let error = lay::<G>(&row(kind, id, rest)).expect_err("a wrong edition").to_string();
        assert!(error.starts_with(&format!("mine.toml: {kind} ")), "{rest}: {error}");
        assert!(error.contains(said), "{rest}: {error}");
    }
}
