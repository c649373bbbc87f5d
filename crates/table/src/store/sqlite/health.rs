//! Whether the file can still be trusted.

use std::path::Path;
use std::sync::OnceLock;

use rusqlite::Connection;

use super::super::StoreError;
use super::connect;

/// What is known about the file. Once it is damaged, it stays so until the server starts again:
/// whoever writes to a damaged file makes it worse.
#[derive(Debug, Default)]
pub(super) struct Health(OnceLock<String>);

impl Health {
    /// Refuses work on a damaged file.
    pub fn check(&self) -> Result<(), StoreError> {
        match self.0.get() {
            None => Ok(()),
            Some(why) => Err(StoreError::Damaged(why.clone())),
        }
    }

    /// Takes note of an answer of the database.
    pub fn note<T>(&self, answer: &Result<T, StoreError>) {
        if let Err(StoreError::Damaged(why)) = answer
            && self.0.set(why.clone()).is_ok()
        {
            tracing::error!(
                "the database file is damaged ({why}); nothing is written to it any more. Stop the \
                 server and restore a backup with `patolli restore`"
            );
        }
    }
}

/// Whether every page is as SQLite wrote it.
pub(super) fn quick_check(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    sound(&found)
}

/// What the check said.
pub(super) fn sound(found: &str) -> Result<(), StoreError> {
    match found {
        "ok" => Ok(()),
        flaw => Err(StoreError::Damaged(flaw.replace('\n', " "))),
    }
}

/// There was a database here and now there is none: a new one would hide the loss.
pub(super) fn must_not_be_lost(path: &Path) -> Result<(), StoreError> {
    let size = |path: &Path| std::fs::metadata(path).ok().map(|found| found.len());
    let lost = match size(path) {
        Some(size) => size == 0,
        None => size(&connect::beside(path, "-wal")).is_some_and(|size| size > 0),
    };
    if lost { Err(StoreError::Lost(path.to_owned())) } else { Ok(()) }
}
