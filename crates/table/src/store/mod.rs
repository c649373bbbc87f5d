//! Where matches are kept: one interface, two engines, all SQL written once.
//!
//! A match is its log. An entry is stored in one transaction that also moves the match's head, so
//! that of two writers with the same number exactly one succeeds and the other gets
//! [`StoreError::Conflict`]. Whatever is acknowledged is on the disk.
//!
//! SQLite lives inside the program and serves one server. PostgreSQL serves any number of them, and
//! carries their [`Notice`]s to each other.

mod chain;
mod database;
mod error;
mod log;
mod matches;
mod migrate;
mod notice;
mod people;
mod postgres;
mod purge;
mod seats;
mod sqlite;
mod work;

use std::sync::Arc;

use tokio::sync::broadcast;

pub use database::Database;
pub use error::StoreError;
pub use log::{Append, LogRow, Snapshot, StoredSnapshot};
pub use matches::{MatchRow, NewMatch, Root, Status};
pub use notice::Notice;
pub use people::{Key, KeyKind, PersonRow};
pub use seats::Invite;
pub use sqlite::file::{Restoring, back_up};
use work::{Answer, Rows, Statement, Take, sql};

/// How many notices a slow listener may miss before it has to read everything again.
const BEHIND: usize = 1024;

/// How many bytes are stored to find out whether storing works: about as much as a move needs. On a
/// disk that is almost full a single byte may still fit.
const PULSE: usize = 16 << 10;

/// The storage of a server. Clones share it; it closes when the last one is dropped.
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    engine: Engine,
    node: String,
    notices: broadcast::Sender<Notice>,
}

#[derive(Debug)]
enum Engine {
    Sqlite(sqlite::Sqlite),
    Postgres(postgres::Postgres),
}

impl Store {
    /// Opens a database, creates it if necessary, and brings it to the newest schema.
    pub async fn open(database: &Database) -> Result<Store, StoreError> {
        let (notices, _) = broadcast::channel(BEHIND);
        let engine = match database {
            Database::Sqlite(path) => Engine::Sqlite(sqlite::Sqlite::open(path.clone()).await?),
            Database::Postgres(url) => {
                Engine::Postgres(postgres::Postgres::open(url, notices.clone()).await?)
            }
        };
        Self::over(engine, notices)
    }

    /// Opens a database for reading, even while a server uses it. Nothing is changed: writes are
    /// refused, and so is a database with another schema.
    pub async fn look(database: &Database) -> Result<Store, StoreError> {
        let engine = match database {
            Database::Sqlite(path) => Engine::Sqlite(sqlite::Sqlite::look(path.clone()).await?),
            Database::Postgres(url) => Engine::Postgres(postgres::Postgres::look(url).await?),
        };
        Self::over(engine, broadcast::channel(BEHIND).0)
    }

    fn over(engine: Engine, notices: broadcast::Sender<Notice>) -> Result<Store, StoreError> {
        let node = random_name()?;
        tracing::debug!(node, "storage is open");
        Ok(Store(Arc::new(Inner { engine, node, notices })))
    }

    /// The name of this server among those that share the database, new with every start.
    pub fn node(&self) -> &str {
        &self.0.node
    }

    /// Whether other servers may write to the same database.
    pub fn is_shared(&self) -> bool {
        matches!(self.0.engine, Engine::Postgres(_))
    }

    /// What all servers of this database write from now on, this one included. Listen first, then
    /// read, or something may be missed in between. With SQLite there is no other server and
    /// nothing ever arrives.
    pub fn notices(&self) -> broadcast::Receiver<Notice> {
        self.0.notices.subscribe()
    }

    /// Whether storing works: stores something.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let sql = "UPDATE pulse SET at = $1, body = $2 WHERE id = 1";
        self.change(sql!(sql, migrate::now(), "x".repeat(PULSE))).await.map(drop)
    }

    /// Whether the file is as SQLite wrote it. PostgreSQL checks its own pages.
    pub async fn check_file(&self) -> Result<(), StoreError> {
        match &self.0.engine {
            Engine::Sqlite(engine) => engine.check().await,
            Engine::Postgres(_) => Ok(()),
        }
    }

    /// One transaction, and a message to the other servers that is sent with it.
    async fn write(&self, work: Vec<Statement>, message: Option<String>) -> Answer {
        match &self.0.engine {
            Engine::Sqlite(engine) => engine.write(work).await,
            Engine::Postgres(engine) => engine.write(&work, message.as_deref()).await,
        }
    }

    /// A transaction of one statement.
    async fn change(&self, statement: Statement) -> Result<Rows, StoreError> {
        let answer = self.write(vec![statement], None).await?;
        Ok(answer.into_iter().next().unwrap_or_default())
    }

    /// Reads rows and converts each one.
    async fn read<T>(
        &self,
        statement: Statement,
        make: impl Fn(&mut Take) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = match &self.0.engine {
            Engine::Sqlite(engine) => engine.read(statement).await?,
            Engine::Postgres(engine) => engine.read(&statement).await?,
        };
        rows.into_iter().map(|row| make(&mut Take::from(row))).collect()
    }

    /// Reads at most one row.
    async fn read_one<T>(
        &self,
        statement: Statement,
        make: impl Fn(&mut Take) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.read(statement, make).await?.pop())
    }

    /// The message that announces a new entry to the other servers.
    fn tell(&self, match_id: &str, number: i64) -> Option<String> {
        Some(Notice::message(match_id, number, self.node()))
    }
}

fn random_name() -> Result<String, StoreError> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Unavailable(error.to_string()))?;
    Ok(format!("{:016x}", u64::from_le_bytes(bytes)))
}
