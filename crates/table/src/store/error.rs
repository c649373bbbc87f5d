//! Storage errors, divided by what a server has to do about them.

use std::path::PathBuf;

/// Why something was not stored or read. The text never contains a password or a row's content.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The number is taken, the client id was used or the key is spent: read again and decide
    /// again.
    #[error("another writer was first")]
    Conflict,
    /// Nothing was stored.
    #[error("the disk is full")]
    Full,
    /// Nothing was stored.
    #[error("the database is read-only")]
    ReadOnly,
    /// Worth another try. If the connection broke during the commit, the work may be done
    /// nevertheless: ask [`by_client`](super::Store::by_client) before doing it again.
    #[error("the database is unreachable: {0}")]
    Unavailable(String),
    /// A newer program has changed the schema.
    #[error(
        "the database has schema version {found}, and this program knows versions up to {known}: \
         use a newer program"
    )]
    Newer {
        /// The version the database is at.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// An older program made the schema, and it cannot be changed now.
    #[error("the database has schema version {found}, and this program needs version {known}")]
    Older {
        /// The version the database is at.
        found: i64,
        /// The version this program needs.
        known: i64,
    },
    /// The file is damaged. Nothing more is written to it, so that it gets no worse.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// There was a database, and now its file is empty or gone.
    #[error("{} is empty or gone, although matches were stored there", .0.display())]
    Lost(PathBuf),
    /// The file to be created already exists.
    #[error("{} already exists", .0.display())]
    Exists(PathBuf),
    /// SQLite serves one server only.
    #[error("another server is using {}", .0.display())]
    Locked(PathBuf),
    /// A mistake in the program, or a row that something else wrote.
    #[error("the database gave an invalid answer: {0}")]
    Broken(String),
}

impl StoreError {
    /// Whether the same work may succeed a little later.
    pub fn is_passing(&self) -> bool {
        matches!(self, StoreError::Full | StoreError::ReadOnly | StoreError::Unavailable(_))
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full,
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode;
        let Some(code) = error.sqlite_error().copied() else {
            return StoreError::Broken(error.to_string());
        };
        let text = format!("{code}");
        match code.code {
            ErrorCode::DiskFull => StoreError::Full,
            ErrorCode::ReadOnly => StoreError::ReadOnly,
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => StoreError::Damaged(text),
            ErrorCode::ConstraintViolation if is_taken(code.extended_code) => StoreError::Conflict,
            ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked
            | ErrorCode::SystemIoFailure
            | ErrorCode::CannotOpen
            | ErrorCode::PermissionDenied
            | ErrorCode::OutOfMemory
            | ErrorCode::OperationInterrupted => StoreError::Unavailable(text),
            _ => StoreError::Broken(error.to_string()),
        }
    }
}

fn is_taken(code: i32) -> bool {
    use rusqlite::ffi;
    code == ffi::SQLITE_CONSTRAINT_UNIQUE || code == ffi::SQLITE_CONSTRAINT_PRIMARYKEY
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let Some(said) = error.as_db_error() else {
            return StoreError::Unavailable(with_cause(&error));
        };
        // Only the message: the detail of a violated key would show the row.
        let text = format!("{} ({})", said.message(), said.code().code());
        match said.code().code() {
            "23505" => StoreError::Conflict,
            "53100" => StoreError::Full,
            "25006" => StoreError::ReadOnly,
            // Data or an index is corrupted.
            "XX001" | "XX002" => StoreError::Damaged(text),
            "40001" | "40P01" | "55P03" | "3D000" => StoreError::Unavailable(text),
            // Connection, authorisation, resources, operator.
            code if ["08", "28", "53", "57", "58"].iter().any(|class| code.starts_with(class)) => {
                StoreError::Unavailable(text)
            }
            _ => StoreError::Broken(text),
        }
    }
}

/// An error and its cause: "error connecting to server" alone does not help.
fn with_cause(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(deeper) = cause {
        let more = deeper.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = deeper.source();
    }
    text
}

impl From<deadpool_postgres::PoolError> for StoreError {
    fn from(error: deadpool_postgres::PoolError) -> Self {
        match error {
            deadpool_postgres::PoolError::Backend(inner) => inner.into(),
            other => StoreError::Unavailable(other.to_string()),
        }
    }
}
