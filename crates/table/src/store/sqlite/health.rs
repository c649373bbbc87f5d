//! Whether the file can still be trusted.

use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use rusqlite::Connection;

use super::super::StoreError;
use super::connect;

/// What is known about the file. Once it is damaged, it stays so until the server restarts: writing
/// to a damaged file makes it worse.
#[derive(Debug, Default)]
pub(super) struct Health {
    damage: OnceLock<String>,
    /// None if nothing is written.
    file: Option<Opened>,
}

impl Health {
    /// Watches a file that is written.
    pub fn of(path: &Path) -> Result<Self, StoreError> {
        Ok(Self { damage: OnceLock::new(), file: Some(Opened::now(path)?) })
    }

    /// Refuses work on a file that is damaged or was removed.
    pub fn check(&self) -> Result<(), StoreError> {
        if let Some(why) = self.damage.get() {
            return Err(StoreError::Damaged(why.clone()));
        }
        match &self.file {
            Some(file) => file.is_still_there().map_err(|why| StoreError::Damaged(why.to_string())),
            None => Ok(()),
        }
    }

    /// Notes what an answer of the database says about the file.
    pub fn note<T>(&self, answer: &Result<T, StoreError>) {
        if let Err(StoreError::Damaged(why)) = answer
            && self.damage.set(why.clone()).is_ok()
        {
            tracing::error!(
                "the database file is damaged ({why}); nothing more is written to it. Stop the \
                 server and restore a backup with `patolli restore`"
            );
        }
    }
}

/// A file as it was when it was opened. SQLite would keep writing to a file that was deleted or
/// replaced, and everything would be gone after a restart.
#[derive(Debug)]
struct Opened {
    path: PathBuf,
    id: (u64, u64),
    /// The largest size so far: SQLite never makes the file smaller.
    size: AtomicU64,
}

impl Opened {
    fn now(path: &Path) -> Result<Self, StoreError> {
        let found = fs::metadata(path)?;
        Ok(Self { path: path.to_owned(), id: id(&found), size: AtomicU64::new(found.len()) })
    }

    fn is_still_there(&self) -> Result<(), &'static str> {
        let found = fs::metadata(&self.path).map_err(|_| "the file is gone")?;
        if id(&found) != self.id {
            return Err("the file was replaced");
        }
        match self.size.fetch_max(found.len(), Ordering::Relaxed) > found.len() {
            true => Err("the file became shorter"),
            false => Ok(()),
        }
    }
}

/// What distinguishes a file from another one with the same name.
fn id(found: &Metadata) -> (u64, u64) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        (found.dev(), found.ino())
    }
    #[cfg(not(unix))]
    {
        let _ = found;
        (0, 0)
    }
}

/// Whether every page is as SQLite wrote it.
pub(super) fn quick_check(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    sound(&found)
}

/// The result of the check.
pub(super) fn sound(found: &str) -> Result<(), StoreError> {
    match found {
        "ok" => Ok(()),
        flaw => Err(StoreError::Damaged(flaw.replace('\n', " "))),
    }
}

/// There was a database here and now there is none: a new one would hide the loss.
pub(super) fn must_not_be_lost(path: &Path) -> Result<(), StoreError> {
    let size = |path: &Path| fs::metadata(path).ok().map(|found| found.len());
    let lost = match size(path) {
        Some(size) => size == 0,
        None => size(&connect::beside(path, "-wal")).is_some_and(|size| size > 0),
    };
    if lost { Err(StoreError::Lost(path.to_owned())) } else { Ok(()) }
}
