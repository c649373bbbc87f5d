//! SQLite inside the program: one thread writes, two read.

mod connect;
mod execute;
pub(super) mod file;
mod health;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, InterruptHandle};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::work::{Answer, Rows, Statement, Take, sql};
use health::Health;

/// Two, so that a long log does not keep everyone else waiting.
const READERS: usize = 2;

/// A file up to this size is checked before it is used, a larger one in the background: the check
/// reads every page, about 4 MiB in ten milliseconds.
const CHECKED_AT_ONCE: u64 = 4 << 20;

/// How many jobs may wait before new ones have to wait to be queued.
const QUEUE: usize = 1024;

/// A transaction, and where its answer goes.
#[derive(Debug)]
struct Job {
    work: Vec<Statement>,
    answer: oneshot::Sender<Answer>,
}

pub(super) struct Sqlite {
    /// None only while it closes.
    queues: Option<Queues>,
    threads: Vec<JoinHandle<()>>,
    /// Ends the check of a large file.
    check: Option<InterruptHandle>,
}

#[derive(Debug)]
struct Queues {
    /// None if nothing may be written.
    writes: Option<mpsc::Sender<Job>>,
    reads: mpsc::Sender<Job>,
}

impl Sqlite {
    pub async fn open(path: PathBuf) -> Result<Self, StoreError> {
        let opening = tokio::task::spawn_blocking(move || Self::open_blocking(&path));
        opening.await.map_err(|error| StoreError::Broken(error.to_string()))?
    }

    fn open_blocking(path: &Path) -> Result<Self, StoreError> {
        let claim = connect::claim(path)?;
        let writer = connect::writer(path)?;
        let health = Arc::new(Health::of(path)?);
        let mut sqlite = Self::reading(path, &health, connect::reader)?;
        sqlite.check_file(path, &health)?;
        let (writes, jobs) = mpsc::channel(QUEUE);
        if let Some(queues) = &mut sqlite.queues {
            queues.writes = Some(writes);
        }
        sqlite.threads.push(start("patolli-writer", move || {
            writer::write_all(&writer, &health, jobs);
            // The file is free for another server only when all writing is done.
            drop(writer);
            drop(claim);
        })?);
        Ok(sqlite)
    }

    /// Reads a file that a server may be using.
    pub async fn look(path: PathBuf) -> Result<Self, StoreError> {
        let reading = move || Self::reading(&path, &Arc::default(), connect::onlooker);
        let opening = tokio::task::spawn_blocking(reading);
        opening.await.map_err(|error| StoreError::Broken(error.to_string()))?
    }

    /// The threads that read.
    fn reading(
        path: &Path,
        health: &Arc<Health>,
        connect: impl Fn(&Path) -> Result<Connection, StoreError>,
    ) -> Result<Self, StoreError> {
        let (reads, jobs) = mpsc::channel(QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        let mut threads = Vec::new();
        for _ in 0..READERS {
            let (reader, jobs, health) = (connect(path)?, Arc::clone(&jobs), Arc::clone(health));
            threads.push(start("patolli-reader", move || read_all(&reader, &health, &jobs))?);
        }
        Ok(Sqlite { queues: Some(Queues { writes: None, reads }), threads, check: None })
    }

    /// Looks for damage: at once in a small file, in the background in a large one.
    fn check_file(&mut self, path: &Path, health: &Arc<Health>) -> Result<(), StoreError> {
        let (connection, health) = (connect::reader(path)?, Arc::clone(health));
        if std::fs::metadata(path)?.len() <= CHECKED_AT_ONCE {
            health.note(&health::quick_check(&connection));
            return Ok(());
        }
        self.check = Some(connection.get_interrupt_handle());
        let check = move || health.note(&health::quick_check(&connection));
        self.threads.push(start("patolli-checker", check)?);
        Ok(())
    }

    /// Whether every page is as SQLite wrote it.
    pub async fn check(&self) -> Result<(), StoreError> {
        let rows = self.read(sql!("PRAGMA quick_check(1)")).await?;
        let found = rows.into_iter().next().map(|row| Take::from(row).text());
        health::sound(&found.transpose()?.unwrap_or_default())
    }

    pub async fn write(&self, work: Vec<Statement>) -> Answer {
        match self.queues.as_ref().map(|queues| &queues.writes) {
            Some(None) => Err(StoreError::ReadOnly),
            Some(Some(queue)) => ask(Some(queue), work).await,
            None => ask(None, work).await,
        }
    }

    pub async fn read(&self, statement: Statement) -> Result<Rows, StoreError> {
        let queue = self.queues.as_ref().map(|queues| &queues.reads);
        Ok(ask(queue, vec![statement]).await?.pop().unwrap_or_default())
    }
}

/// Finishes what was requested, so that the next server to open the file finds it closed.
impl Drop for Sqlite {
    fn drop(&mut self) {
        self.queues = None;
        if let Some(check) = &self.check {
            check.interrupt();
        }
        for thread in self.threads.drain(..) {
            // A thread that panicked has reported it.
            let _ = thread.join();
        }
    }
}

impl std::fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sqlite")
    }
}

fn start(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    Ok(thread::Builder::new().name(name.to_owned()).spawn(work)?)
}

async fn ask(queue: Option<&mpsc::Sender<Job>>, work: Vec<Statement>) -> Answer {
    let stopped = || StoreError::Unavailable("the storage has stopped".to_owned());
    let (answer, answered) = oneshot::channel();
    let queue = queue.ok_or_else(stopped)?;
    queue.send(Job { work, answer }).await.map_err(|_| stopped())?;
    answered.await.map_err(|_| stopped())?
}

/// Reads until all senders are gone. The first free reader takes the next job.
fn read_all(reader: &Connection, health: &Health, jobs: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        let next = match jobs.lock() {
            Ok(mut jobs) => jobs.blocking_recv(),
            Err(_) => None,
        };
        let Some(job) = next else { return };
        let answer = execute::all(reader, &job.work);
        health.note(&answer);
        // The caller may be gone.
        let _ = job.answer.send(answer);
    }
}
