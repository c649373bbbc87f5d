//! PostgreSQL, for several servers together.

mod execute;
mod listen;

use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use tokio_postgres::{Config, NoTls};

use super::work::{Answer, Rows, Statement};
use super::{Notice, StoreError, migrate};
use execute::Failure;

/// Connections of one server. Transactions are short: a few serve many people.
const CONNECTIONS: usize = 8;

/// How long a connection, or an answer, may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many times work is tried that failed without leaving a trace.
const TRIES: u32 = 4;

/// Servers that start together take turns with the schema by this lock: “patolli” in bytes.
const SCHEMA_LOCK: i64 = 0x0070_6174_6f6c_6c69;

#[derive(Debug)]
pub(super) struct Postgres {
    pool: Pool,
    /// None if it only reads.
    listener: Option<AbortHandle>,
}

impl Postgres {
    pub async fn open(url: &str, notices: broadcast::Sender<Notice>) -> Result<Self, StoreError> {
        let config = config(url)?;
        let pool = pool(&config)?;
        migrate(&pool).await?;
        let listener = tokio::spawn(listen::forever(config, notices)).abort_handle();
        Ok(Postgres { pool, listener: Some(listener) })
    }

    /// Reads only; the schema must be the newest already.
    pub async fn look(url: &str) -> Result<Self, StoreError> {
        let mut config = config(url)?;
        let options = config.get_options().unwrap_or_default();
        let options = format!("{options} -c default_transaction_read_only=on");
        config.options(options);
        let pool = pool(&config)?;
        let found: i64 = pool.get().await?.query_one(migrate::FOUND, &[]).await?.get(0);
        migrate::must_be_newest(found)?;
        Ok(Postgres { pool, listener: None })
    }

    pub async fn write(&self, work: &[Statement], message: Option<&str>) -> Answer {
        self.persist(Task::Write(work, message)).await
    }

    pub async fn read(&self, statement: &Statement) -> Result<Rows, StoreError> {
        Ok(self.persist(Task::Read(statement)).await?.pop().unwrap_or_default())
    }

    /// Tries again what failed without leaving a trace: a deadlock, a connection that had died in
    /// the pool.
    async fn persist(&self, task: Task<'_>) -> Answer {
        let mut tries = 1;
        loop {
            let mut client = self.pool.get().await?;
            let Ok(done) = tokio::time::timeout(PATIENCE, task.run(&mut client)).await else {
                // No one else should wait for this connection.
                drop(Object::take(client));
                return Err(StoreError::Unavailable("no answer in time".to_owned()));
            };
            match done {
                Ok(answer) => return Ok(answer),
                Err(failure) if failure.left_no_trace && tries < TRIES => {
                    drop(client);
                    tokio::time::sleep(Duration::from_millis(10 << tries)).await;
                    tries += 1;
                }
                Err(failure) => return Err(failure.error),
            }
        }
    }
}

/// Work that may have to be done more than once.
enum Task<'a> {
    Write(&'a [Statement], Option<&'a str>),
    Read(&'a Statement),
}

impl Task<'_> {
    async fn run(&self, client: &mut Object) -> Result<Vec<Rows>, Failure> {
        match self {
            Task::Write(work, message) => execute::write(client, work, *message).await,
            Task::Read(statement) => Ok(vec![execute::read(client, statement).await?]),
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
        self.pool.close();
    }
}

fn config(url: &str) -> Result<Config, StoreError> {
    // The error of the parser is not shown: it may quote the address.
    let mut config: Config = url
        .parse()
        .map_err(|_| StoreError::Broken("the address of PostgreSQL is malformed".to_owned()))?;
    config
        .application_name("patolli")
        .connect_timeout(PATIENCE / 2)
        .tcp_user_timeout(PATIENCE)
        .keepalives_idle(PATIENCE);
    Ok(config)
}

fn pool(config: &Config) -> Result<Pool, StoreError> {
    let how = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    Pool::builder(Manager::from_config(config.clone(), NoTls, how))
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .recycle_timeout(Some(PATIENCE))
        .build()
        .map_err(|error| StoreError::Broken(error.to_string()))
}

async fn migrate(pool: &Pool) -> Result<(), StoreError> {
    let mut client = pool.get().await?;
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&SCHEMA_LOCK]).await?;
    transaction.batch_execute(migrate::REMEMBER).await?;
    let found: i64 = transaction.query_one(migrate::FOUND, &[]).await?.get(0);
    for (version, step) in migrate::pending(found)? {
        transaction.batch_execute(step).await?;
        transaction.execute(migrate::RECORD, &[&version, &migrate::now()]).await?;
    }
    Ok(transaction.commit().await?)
}
