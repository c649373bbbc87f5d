//! The log of a match: the only way a match changes.

use super::chain::{self, Link};
use super::matches::{NewMatch, seat_members};
use super::work::{Statement, Take, sql};
use super::{Status, Store, StoreError};

/// The next entry of a match, with everything that changes together with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The match.
    pub match_id: String,
    /// The number of the entry: one more than the head the writer has seen.
    pub number: i64,
    /// When it happened; the match was updated then.
    pub at: i64,
    /// Who did it.
    pub actor: String,
    /// The id that the actor's client gave the request: the same request twice counts once.
    pub client: String,
    /// Its content.
    pub body: String,
    /// The hash of the entry before it.
    pub before: String,
    /// The status of the match afterwards.
    pub status: Status,
    /// What a list shows of it afterwards.
    pub summary: String,
    /// When the server itself must do something next.
    pub due: Option<i64>,
    /// The people in it afterwards with their seats, if that may have changed.
    pub members: Option<Vec<(String, String)>>,
    /// The state after an entry, to start from there next time.
    pub snapshot: Option<Snapshot>,
    /// Another match that is opened with it, or not at all.
    pub opens: Option<Box<NewMatch>>,
}

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// Its number; the first is 1.
    pub number: i64,
    /// When it happened.
    pub at: i64,
    /// Who did it.
    pub actor: String,
    /// The id that the client gave the request.
    pub client: String,
    /// Its content.
    pub body: String,
    /// The hash it was stored with; empty if it is older than the chain.
    pub hash: String,
}

impl LogRow {
    /// The hash that this entry should have after the one with the hash `before`.
    pub(crate) fn hash_after(&self, match_id: &str, before: &str) -> String {
        let Self { number, at, .. } = *self;
        let (actor, client, body) = (&self.actor, &self.client, &self.body);
        Link { match_id, number, at, actor, client, body }.after(before)
    }
}

/// The state of a match after an entry. An optional shortcut: without it the log is replayed from
/// the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The last entry it includes.
    pub number: i64,
    /// The version of the rules it was made with.
    pub rules: i64,
    /// The fingerprint of what it was made from.
    pub fingerprint: String,
    /// The state.
    pub body: String,
}

/// A snapshot as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSnapshot {
    pub snapshot: Snapshot,
    /// The hash it was stored with; empty if it is older than the chain.
    pub seal: String,
}

impl StoredSnapshot {
    /// Whether it is the one that was stored after the entry with the hash `chain`.
    pub(crate) fn is_sealed(&self, match_id: &str, chain: &str) -> bool {
        self.seal == chain::seal(chain, match_id, &self.snapshot)
    }
}

impl Append {
    /// The hash of the entry.
    pub fn hash(&self) -> String {
        let Self { number, at, .. } = *self;
        let (actor, client, body) = (&self.actor, &self.client, &self.body);
        Link { match_id: &self.match_id, number, at, actor, client, body }.after(&self.before)
    }

    fn statements(&self) -> Vec<Statement> {
        let id = self.match_id.as_str();
        let hash = self.hash();
        let mut work = vec![self.move_head(&hash), self.entry(&hash)];
        if let Some(members) = &self.members {
            work.push(sql!("DELETE FROM members WHERE match_id = $1", id));
            work.extend(seat_members(id, members));
        }
        if let Some(snapshot) = &self.snapshot {
            // Only the last one is ever read.
            work.push(sql!("DELETE FROM snapshots WHERE match_id = $1", id));
            work.push(snapshot.keep(id, &hash));
        }
        if let Some(new) = &self.opens {
            work.extend(new.statements());
        }
        work
    }

    /// First, because it decides which of several writers continues: the others wait for this row.
    fn move_head(&self, hash: &str) -> Statement {
        sql!(
            "UPDATE matches SET head = $1, status = $2, summary = $3, due = $4, updated = $5, \
             chain = $6 WHERE id = $7 AND head = $8",
            self.number,
            self.status,
            self.summary.as_str(),
            self.due,
            self.at,
            hash,
            self.match_id.as_str(),
            self.number - 1,
        )
        .must_change()
    }

    fn entry(&self, hash: &str) -> Statement {
        sql!(
            "INSERT INTO entries (match_id, number, at, actor, client, body, hash) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            self.match_id.as_str(),
            self.number,
            self.at,
            self.actor.as_str(),
            self.client.as_str(),
            self.body.as_str(),
            hash,
        )
    }
}

impl Snapshot {
    fn keep(&self, match_id: &str, chain: &str) -> Statement {
        sql!(
            "INSERT INTO snapshots (match_id, number, rules, fingerprint, body, seal) \
             VALUES ($1, $2, $3, $4, $5, $6)",
            match_id,
            self.number,
            self.rules,
            self.fingerprint.as_str(),
            self.body.as_str(),
            chain::seal(chain, match_id, self),
        )
    }
}

impl Store {
    /// Stores the next entry of a match. A conflict if the number is no longer the next one, or if
    /// the actor's client has used this id before; [`Store::by_client`] shows which.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let message = self.tell(&append.match_id, append.number);
        self.write(append.statements(), message).await.map(drop)
    }

    /// The number of the entry for a client's request, if it was stored.
    pub async fn by_client(
        &self,
        match_id: &str,
        actor: &str,
        client: &str,
    ) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT number FROM entries WHERE match_id = $1 AND actor = $2 AND client = $3";
        self.read_one(sql!(sql, match_id, actor, client), Take::int).await
    }

    /// The entries after a number, in order; all of them after 0.
    pub async fn entries(&self, match_id: &str, after: i64) -> Result<Vec<LogRow>, StoreError> {
        let sql = "SELECT number, at, actor, client, body, hash FROM entries \
                   WHERE match_id = $1 AND number > $2 ORDER BY number";
        self.read(sql!(sql, match_id, after), |row| {
            Ok(LogRow {
                number: row.int()?,
                at: row.int()?,
                actor: row.text()?,
                client: row.text()?,
                body: row.text()?,
                hash: row.text()?,
            })
        })
        .await
    }

    /// The last snapshot of a match.
    pub async fn last_snapshot(
        &self,
        match_id: &str,
    ) -> Result<Option<StoredSnapshot>, StoreError> {
        let sql = "SELECT number, rules, fingerprint, body, seal FROM snapshots \
                   WHERE match_id = $1 ORDER BY number DESC LIMIT 1";
        self.read_one(sql!(sql, match_id), |row| {
            let snapshot = Snapshot {
                number: row.int()?,
                rules: row.int()?,
                fingerprint: row.text()?,
                body: row.text()?,
            };
            Ok(StoredSnapshot { snapshot, seal: row.text()? })
        })
        .await
    }
}
