//! SQLite inside the program: one thread writes, two read.

mod connect;
mod execute;
mod writer;

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::work::{Answer, Rows, Statement};

/// Two, so that a long log does not keep everybody else waiting.
const READERS: usize = 2;

/// How much work may wait before those who bring more have to wait themselves.
const QUEUE: usize = 1024;

/// A transaction, and where its answer goes.
#[derive(Debug)]
struct Job {
    work: Vec<Statement>,
    answer: oneshot::Sender<Answer>,
}

#[derive(Debug)]
pub(super) struct Sqlite {
    /// None only while it closes.
    queues: Option<Queues>,
    threads: Vec<JoinHandle<()>>,
}

#[derive(Debug)]
struct Queues {
    writes: mpsc::Sender<Job>,
    reads: mpsc::Sender<Job>,
}

impl Sqlite {
    pub async fn open(path: PathBuf) -> Result<Self, StoreError> {
        let opening = tokio::task::spawn_blocking(move || Self::open_blocking(&path));
        opening.await.map_err(|error| StoreError::Broken(error.to_string()))?
    }

    fn open_blocking(path: &std::path::Path) -> Result<Self, StoreError> {
        let claim = connect::claim(path)?;
        let writer = connect::writer(path)?;
        let readers: Vec<_> =
            (0..READERS).map(|_| connect::reader(path)).collect::<Result<_, _>>()?;

        let (writes, write_jobs) = mpsc::channel(QUEUE);
        let (reads, read_jobs) = mpsc::channel(QUEUE);
        let read_jobs = Arc::new(Mutex::new(read_jobs));
        let mut threads = Vec::new();
        for reader in readers {
            let jobs = Arc::clone(&read_jobs);
            threads.push(start("patolli-reader", move || read_all(&reader, &jobs))?);
        }
        threads.push(start("patolli-writer", move || {
            writer::write_all(&writer, write_jobs);
            // The file is free for another server only when nothing is written any more.
            drop(writer);
            drop(claim);
        })?);
        Ok(Sqlite { queues: Some(Queues { writes, reads }), threads })
    }

    pub async fn write(&self, work: Vec<Statement>) -> Answer {
        ask(self.queues.as_ref().map(|queues| &queues.writes), work).await
    }

    pub async fn read(&self, statement: Statement) -> Result<Rows, StoreError> {
        let queue = self.queues.as_ref().map(|queues| &queues.reads);
        Ok(ask(queue, vec![statement]).await?.pop().unwrap_or_default())
    }
}

/// Finishes what was asked for, so that the next one to open the file finds it closed.
impl Drop for Sqlite {
    fn drop(&mut self) {
        self.queues = None;
        for thread in self.threads.drain(..) {
            // A thread that panicked has said so already.
            let _ = thread.join();
        }
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

/// Reads until nobody can ask any more. Whoever is free takes the next job.
fn read_all(reader: &Connection, jobs: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        let next = match jobs.lock() {
            Ok(mut jobs) => jobs.blocking_recv(),
            Err(_) => None,
        };
        let Some(job) = next else { return };
        let answer = execute::all(reader, &job.work);
        // Who asked may have gone away.
        let _ = job.answer.send(answer);
    }
}
