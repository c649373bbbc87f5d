//! Opening the file: only one server, the newest schema, the right durability.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::super::{StoreError, migrate};
use super::health::must_not_be_lost;

/// How long to wait for someone who reads the file with another tool.
const PATIENCE: Duration = Duration::from_secs(5);

/// Makes this process the only server of a file. The lock belongs to the open side file: the system
/// releases it however the process ends.
pub(super) fn claim(path: &Path) -> Result<File, StoreError> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let side = private().open(beside(path, ".lock"))?;
    match side.try_lock() {
        Ok(()) => Ok(side),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// The path with something added to the name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// Files hold the seeds of running matches: only their owner may read them.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The connection that writes, with the schema brought up to date.
pub(super) fn writer(path: &Path) -> Result<Connection, StoreError> {
    must_not_be_lost(path)?;
    // SQLite would quietly open a file that it may not write as read-only.
    drop(private().open(path)?);
    let mut connection = connect(path)?;
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Unavailable(format!("the file stays in journal mode {mode}")));
    }
    // An acknowledged entry is on the disk, even after a power failure.
    connection.pragma_update(None, "synchronous", "full")?;
    migrate(&mut connection)?;
    Ok(connection)
}

/// A connection to read a file that a server may be using. The schema must be the newest already.
pub(super) fn onlooker(path: &Path) -> Result<Connection, StoreError> {
    must_not_be_lost(path)?;
    let connection = reader(path)?;
    migrate::must_be_newest(schema_version(&connection)?)?;
    Ok(connection)
}

/// The schema version of a file.
pub(super) fn schema_version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.query_row(migrate::FOUND, [], |row| row.get(0))?)
}

/// A connection that cannot write.
pub(super) fn reader(path: &Path) -> Result<Connection, StoreError> {
    let connection = connect(path)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

pub(super) fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute(migrate::REMEMBER, [])?;
    let found: i64 = transaction.query_row(migrate::FOUND, [], |row| row.get(0))?;
    for (version, step) in migrate::pending(found)? {
        transaction.execute_batch(step)?;
        transaction.execute(migrate::RECORD, (version, migrate::now()))?;
    }
    Ok(transaction.commit()?)
}
