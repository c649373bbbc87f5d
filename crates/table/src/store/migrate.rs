//! The migrations to the schema this program knows.

use super::StoreError;

/// The migrations in order; the first is version 1. A released migration never changes.
const STEPS: &[&str] = &[
    include_str!("migrations/0001_begin.sql"),
    include_str!("migrations/0002_host.sql"),
    include_str!("migrations/0003_chain.sql"),
];

/// Where a database records its version. It runs before every start, so the table may already
/// exist.
pub(super) const REMEMBER: &str = "CREATE TABLE IF NOT EXISTS schema_version \
     (version BIGINT NOT NULL PRIMARY KEY, applied BIGINT NOT NULL)";

/// The version a database is at, 0 when it is new.
pub(super) const FOUND: &str = "SELECT COALESCE(MAX(version), 0) FROM schema_version";

/// Records that a migration was applied.
pub(super) const RECORD: &str = "INSERT INTO schema_version (version, applied) VALUES ($1, $2)";

/// The migrations still to apply, each with its version. A program must not touch a database that a
/// newer one has changed: it would write rows that the newer one cannot read.
pub(super) fn pending(
    found: i64,
) -> Result<impl Iterator<Item = (i64, &'static str)> + Send, StoreError> {
    let known = STEPS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    Ok((1..).zip(STEPS.iter().copied()).skip_while(move |&(version, _)| version <= found))
}

/// A database that is only read must already have the schema of this program.
pub(super) fn must_be_newest(found: i64) -> Result<(), StoreError> {
    match pending(found)?.next() {
        None => Ok(()),
        Some(_) => Err(StoreError::Older { found, known: STEPS.len() as i64 }),
    }
}

/// Now, in milliseconds since 1970.
pub(super) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as i64)
}
