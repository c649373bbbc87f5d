//! Backups: copies of the whole file, made while a server runs and checked before they count.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use super::super::{StoreError, migrate};
use super::connect::{self, beside};
use super::health::{must_not_be_lost, quick_check};

/// How many pages are copied in one step.
const PAGES: i32 = 4096;

/// Copies a database, which a server may be using, into a new file that only its owner can read.
pub fn back_up(database: &Path, copy: &Path) -> Result<(), StoreError> {
    must_be_there(database)?;
    if copy.exists() {
        return Err(StoreError::Exists(copy.to_owned()));
    }
    let part = Part(beside(copy, ".part"));
    copy_into(&connect::reader(database)?, &part.0)?;
    put(&part.0, copy)
}

/// A backup that was copied beside the database it is to replace. While it exists no server can use
/// that database; if it is dropped, nothing has changed.
#[derive(Debug)]
pub struct Restoring {
    part: Part,
    database: PathBuf,
    _claim: File,
}

impl Restoring {
    /// Checks a backup and copies it beside the database.
    pub fn begin(backup: &Path, database: &Path) -> Result<Self, StoreError> {
        must_be_there(backup)?;
        let claim = connect::claim(database)?;
        // A backup may be in a read-only place.
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let from = Connection::open_with_flags(backup, flags)?;
        drop(migrate::pending(connect::schema_version(&from)?)?);
        let part = Part(beside(database, ".part"));
        copy_into(&from, &part.0)?;
        Ok(Self { part, database: database.to_owned(), _claim: claim })
    }

    /// The copy, to be checked before it counts.
    pub fn copy(&self) -> &Path {
        &self.part.0
    }

    /// Replaces the database with the copy. The old database is kept under the name that is
    /// returned.
    pub fn finish(self) -> Result<Option<PathBuf>, StoreError> {
        as_one_file(&connect::connect(&self.part.0)?)?;
        #[cfg(unix)]
        self.keep_owner()?;
        let old = self.move_aside()?;
        put(&self.part.0, &self.database)?;
        Ok(old)
    }

    /// What root restores must belong to the user of the server: the owner of the database or, if there is none, of
    /// its folder.
    #[cfg(unix)]
    fn keep_owner(&self) -> Result<(), StoreError> {
        use std::os::unix::fs::{MetadataExt, chown};
        if fs::metadata(&self.part.0)?.uid() == 0 {
            let owner =
                fs::metadata(&self.database).or_else(|_| folder(&self.database).metadata())?;
            for path in [&self.part.0, &beside(&self.database, ".lock")] {
                chown(path, Some(owner.uid()), Some(owner.gid()))?;
            }
        }
        Ok(())
    }

    fn move_aside(&self) -> Result<Option<PathBuf>, StoreError> {
        let found = |ending: &&str| beside(&self.database, ending).exists();
        let endings: Vec<_> = ["", "-wal", "-shm"].into_iter().filter(found).collect();
        if endings.is_empty() {
            return Ok(None);
        }
        let names = (1..).map(|n| beside(&self.database, &format!(".old-{n}")));
        let free = |name: &PathBuf| endings.iter().all(|ending| !beside(name, ending).exists());
        let old = names.into_iter().find(free).unwrap_or_default();
        for ending in endings {
            fs::rename(beside(&self.database, ending), beside(&old, ending))?;
        }
        Ok(Some(old))
    }
}

/// An unfinished file; dropping it deletes it.
#[derive(Debug)]
struct Part(PathBuf);

impl Drop for Part {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", "-journal", ".lock"] {
            let _ = fs::remove_file(beside(&self.0, ending));
        }
    }
}

fn must_be_there(path: &Path) -> Result<(), StoreError> {
    must_not_be_lost(path)?;
    if path.exists() { Ok(()) } else { Err(StoreError::Lost(path.to_owned())) }
}

/// Copies a database as it is at one moment, and checks the copy.
fn copy_into(from: &Connection, path: &Path) -> Result<(), StoreError> {
    let _ = fs::remove_file(path);
    drop(connect::private().create_new(true).open(path)?);
    // One view of the database until the end: otherwise the copy would restart with each new entry.
    from.execute_batch("BEGIN; SELECT COUNT(*) FROM sqlite_schema")?;
    let mut to = connect::connect(path)?;
    Backup::new(from, &mut to)?.run_to_completion(PAGES, Duration::ZERO, None)?;
    from.execute_batch("ROLLBACK")?;
    as_one_file(&to)?;
    quick_check(&to)
}

/// Moves everything into the file itself: one is easier to keep than three.
fn as_one_file(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?)
}

/// Gives a finished file its name, durably.
fn put(part: &Path, path: &Path) -> Result<(), StoreError> {
    File::open(part)?.sync_all()?;
    fs::rename(part, path)?;
    #[cfg(unix)]
    File::open(folder(path))?.sync_all()?;
    Ok(())
}

/// The folder of a file.
#[cfg(unix)]
fn folder(path: &Path) -> &Path {
    let named = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    named.unwrap_or(Path::new("."))
}
