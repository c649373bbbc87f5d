//! The thread that writes. Waiting for the disk is the cost: all jobs that wait at the same time
//! share one commit.

use rusqlite::Connection;
use tokio::sync::mpsc;

use super::super::StoreError;
use super::super::work::{Answer, Statement};
use super::health::Health;
use super::{Job, execute};

/// How many transactions share a commit at most.
const GROUP: usize = 64;

/// Writes until all senders are gone.
pub(super) fn write_all(connection: &Connection, health: &Health, mut jobs: mpsc::Receiver<Job>) {
    while let Some(first) = jobs.blocking_recv() {
        let mut group = vec![first];
        while group.len() < GROUP
            && let Ok(job) = jobs.try_recv()
        {
            group.push(job);
        }
        let work: Vec<_> = group.iter().map(|job| job.work.as_slice()).collect();
        let answers = match health.check() {
            Ok(()) => commit_together(connection, &work),
            Err(damaged) => vec![Err(damaged); work.len()],
        };
        answers.iter().for_each(|answer| health.note(answer));
        for (job, answer) in group.into_iter().zip(answers) {
            // The caller may be gone.
            let _ = job.answer.send(answer);
        }
    }
}

/// Each job fails or succeeds separately, but nothing counts, not even a conflict, until it is on
/// the disk.
fn commit_together(connection: &Connection, group: &[&[Statement]]) -> Vec<Answer> {
    try_together(connection, group).unwrap_or_else(|error| {
        if !connection.is_autocommit()
            && let Err(second) = connection.execute_batch("ROLLBACK")
        {
            tracing::error!(%second, "a transaction could not be rolled back");
        }
        vec![Err(error); group.len()]
    })
}

fn try_together(
    connection: &Connection,
    group: &[&[Statement]],
) -> Result<Vec<Answer>, StoreError> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    let mut answers = Vec::with_capacity(group.len());
    for work in group {
        answers.push(apart(connection, work)?);
    }
    connection.prepare_cached("COMMIT")?.execute([])?;
    Ok(answers)
}

/// One job between savepoints. The outer error is the whole group's: SQLite has aborted the
/// transaction, as it does when a write to the disk fails or the file is damaged.
fn apart(connection: &Connection, work: &[Statement]) -> Result<Answer, StoreError> {
    connection.prepare_cached("SAVEPOINT work")?.execute([])?;
    let answer = execute::all(connection, work);
    match &answer {
        Err(error @ StoreError::Damaged(_)) => return Err(error.clone()),
        Err(error) if connection.is_autocommit() => return Err(error.clone()),
        Err(_) => drop(connection.prepare_cached("ROLLBACK TO work")?.execute([])?),
        Ok(_) => {}
    }
    connection.prepare_cached("RELEASE work")?.execute([])?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::super::super::work::sql;
    use super::*;

    /// A table with room for this many pages.
    fn small(pages: i64) -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE t (id BIGINT PRIMARY KEY, body TEXT)").unwrap();
        connection.pragma_update(None, "max_page_count", pages).unwrap();
        connection
    }

    fn insert(id: i64, length: usize) -> Vec<Statement> {
        vec![sql!("INSERT INTO t (id, body) VALUES ($1, $2)", id, "x".repeat(length))]
    }

    fn ids(connection: &Connection) -> Vec<i64> {
        let mut ids = connection.prepare("SELECT id FROM t ORDER BY id").unwrap();
        ids.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn one_conflict_does_not_spoil_the_group() {
        let connection = small(1000);
        let (one, two, again) = (insert(1, 1), insert(2, 1), insert(1, 1));
        // Rolled back as a whole, although its first statement succeeded.
        let half = [insert(3, 1), insert(2, 1)].concat();
        let answers = commit_together(&connection, &[&one, &two, &again, &half]);
        let good = |answer: &Answer| answer.is_ok();
        assert_eq!(answers.iter().map(good).collect::<Vec<_>>(), [true, true, false, false]);
        assert_eq!(answers[2], Err(StoreError::Conflict));
        assert_eq!(ids(&connection), [1, 2]);
    }

    #[test]
    fn a_full_disk_acknowledges_nothing_and_recovers() {
        let connection = small(20);
        let first = insert(1, 10_000);
        assert!(commit_together(&connection, &[&first])[0].is_ok());
        let (fits, too_long) = (insert(2, 10), insert(3, 200_000));
        let answers = commit_together(&connection, &[&fits, &too_long]);
        assert_eq!(answers[1], Err(StoreError::Full));
        let stored: &[i64] = if answers[0].is_ok() { &[1, 2] } else { &[1] };
        assert_eq!(ids(&connection), stored);
        assert!(connection.is_autocommit());

        connection.pragma_update(None, "max_page_count", 1000).unwrap();
        assert!(commit_together(&connection, &[&too_long])[0].is_ok());
    }
}
