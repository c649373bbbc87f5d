//! Removes tables that were cancelled or never started. Matches that are played or finished stay.

use super::work::{Take, sql};
use super::{Notice, Store, StoreError};

/// The condition for both statements below: cancelled or never started, and neither changed nor
/// invited to for a while.
macro_rules! stale {
    ($before:literal) => {
        concat!(
            "status IN ('gathering', 'cancelled') AND updated < ",
            $before,
            " AND NOT EXISTS (SELECT 1 FROM invites WHERE match_id = matches.id AND created >= ",
            $before,
            ")"
        )
    };
}

/// Everything that refers to a match.
const PARTS: [&str; 4] = [
    "DELETE FROM snapshots WHERE match_id = $1",
    "DELETE FROM invites WHERE match_id = $1",
    "DELETE FROM members WHERE match_id = $1",
    "DELETE FROM entries WHERE match_id = $1",
];

impl Store {
    /// Matches that were cancelled or never started and have not changed since `before`, the oldest
    /// first.
    pub async fn stale(&self, before: i64, limit: i64) -> Result<Vec<String>, StoreError> {
        let sql =
            concat!("SELECT id FROM matches WHERE ", stale!("$1"), " ORDER BY updated LIMIT $2");
        self.read(sql!(sql, before, limit), Take::text).await
    }

    /// Removes such a match with everything that belongs to it; `false` if it has changed since.
    pub async fn purge(&self, id: &str, before: i64) -> Result<bool, StoreError> {
        // First, because it decides between several writers: the others wait for this row.
        let sql = concat!("UPDATE matches SET due = NULL WHERE id = $1 AND ", stale!("$2"));
        let mut work = vec![sql!(sql, id, before).must_change()];
        work.extend(PARTS.map(|part| sql!(part, id)));
        work.push(sql!("DELETE FROM matches WHERE id = $1", id));
        match self.write(work, self.tell(id, Notice::REMOVED)).await {
            Ok(_) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(why) => Err(why),
        }
    }

    /// Notes that a match that has not started is in use, unless that was noted after `since`.
    pub async fn keep(&self, id: &str, since: i64, now: i64) -> Result<(), StoreError> {
        let sql = "UPDATE matches SET updated = $1 \
                   WHERE id = $2 AND status = 'gathering' AND updated < $3";
        self.change(sql!(sql, now, id, since)).await.map(drop)
    }
}
