//! Matches as rows: what lists, clocks and the lobby need without reading a log.

use super::chain::Link;
use super::work::{Statement, Take, sql};
use super::{Store, StoreError};

/// The phase of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Seats are still free, or people are not ready.
    Gathering,
    /// A seat owes a decision.
    Playing,
    /// Played to its end, or given up.
    Over,
    /// Never started, and never will be.
    Cancelled,
}

impl Status {
    /// Its name in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Gathering => "gathering",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Cancelled => "cancelled",
        }
    }

    fn read(word: &str) -> Result<Status, StoreError> {
        [Status::Gathering, Status::Playing, Status::Over, Status::Cancelled]
            .into_iter()
            .find(|status| status.as_str() == word)
            .ok_or_else(|| StoreError::Broken(format!("“{word}” is not the status of a match")))
    }
}

/// A match that is not stored yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Seed and salt; read again with [`Store::root`] only, never with the row.
    pub secret: String,
    /// Whether the lobby lists it and it may be watched.
    pub listed: bool,
    /// What a list shows of it.
    pub summary: String,
    /// Its status.
    pub status: Status,
    /// When the server itself must do something next.
    pub due: Option<i64>,
    /// When it was made: the time of the first entry.
    pub at: i64,
    /// Who wrote the first entry and so opened the match.
    pub actor: String,
    /// The id that the actor's client gave the first entry.
    pub client: String,
    /// The content of the first entry.
    pub body: String,
    /// The people in it with their seats, as the table writes them.
    pub members: Vec<(String, String)>,
}

impl NewMatch {
    /// The number of the first entry of every log.
    pub const FIRST: i64 = 1;

    /// The hash of the first entry.
    pub fn hash(&self) -> String {
        let (match_id, number, at) = (self.id.as_str(), Self::FIRST, self.at);
        let (actor, client, body) = (&self.actor, &self.client, &self.body);
        Link { match_id, number, at, actor, client, body }.after("")
    }

    pub(super) fn statements(&self) -> Vec<Statement> {
        let (id, hash) = (self.id.as_str(), self.hash());
        let mut work = vec![
            sql!(
                "INSERT INTO matches \
                 (id, game, status, head, listed, created, updated, due, summary, secret, host, \
                 chain) VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11)",
                id,
                self.game.as_str(),
                self.status,
                Self::FIRST,
                self.listed,
                self.at,
                self.due,
                self.summary.as_str(),
                self.secret.as_str(),
                self.actor.as_str(),
                hash.as_str(),
            ),
            sql!(
                "INSERT INTO entries (match_id, number, at, actor, client, body, hash) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
                id,
                Self::FIRST,
                self.at,
                self.actor.as_str(),
                self.client.as_str(),
                self.body.as_str(),
                hash.as_str(),
            ),
        ];
        work.extend(seat_members(id, &self.members));
        work
    }
}

/// A match as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Its status.
    pub status: Status,
    /// The number of the last entry.
    pub head: i64,
    /// Whether the lobby lists it and it may be watched.
    pub listed: bool,
    /// When it was made.
    pub created: i64,
    /// When the last entry was stored.
    pub updated: i64,
    /// When the server itself must do something next.
    pub due: Option<i64>,
    /// What a list shows of it.
    pub summary: String,
    /// Whether its log cannot be trusted, which makes it read-only.
    pub stopped: bool,
}

/// What the log of a match is checked against.
#[derive(Clone, PartialEq, Eq)]
pub struct Root {
    /// Seed and salt.
    pub secret: String,
    /// The number of the last entry.
    pub head: i64,
    /// The hash of the last entry; empty if it is older than the chain.
    pub chain: String,
    /// The last entry that is older than the chain, or 0.
    pub unchained: i64,
    /// Whether the log was found untrustworthy before.
    pub stopped: bool,
}

/// Without the seed.
impl std::fmt::Debug for Root {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Root(entry {})", self.head)
    }
}

/// The columns of a [`MatchRow`], for a `SELECT` that continues with the given text.
macro_rules! select_rows {
    ($rest:literal) => {
        concat!(
            "SELECT m.id, m.game, m.status, m.head, m.listed, m.created, m.updated, m.due, \
             m.summary, m.stopped ",
            $rest
        )
    };
}

fn match_row(row: &mut Take) -> Result<MatchRow, StoreError> {
    Ok(MatchRow {
        id: row.text()?,
        game: row.text()?,
        status: Status::read(&row.text()?)?,
        head: row.int()?,
        listed: row.flag()?,
        created: row.int()?,
        updated: row.int()?,
        due: row.int_or_null()?,
        summary: row.text()?,
        stopped: row.flag()?,
    })
}

/// Writes who is in a match. Earlier members must have been removed.
pub(super) fn seat_members<'a>(
    match_id: &'a str,
    members: &'a [(String, String)],
) -> impl Iterator<Item = Statement> + 'a {
    members.iter().map(move |(person, seats)| {
        sql!(
            "INSERT INTO members (match_id, person, seats) VALUES ($1, $2, $3)",
            match_id,
            person.as_str(),
            seats.as_str(),
        )
    })
}

impl Store {
    /// Stores a match with its first entry; a conflict if the id is taken.
    pub async fn create_match(&self, new: NewMatch) -> Result<(), StoreError> {
        self.write(new.statements(), self.tell(&new.id, NewMatch::FIRST)).await.map(drop)
    }

    /// A match without its log and its secret.
    pub async fn match_row(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        self.read_one(sql!(select_rows!("FROM matches m WHERE m.id = $1"), id), match_row).await
    }

    /// What the log of a match is checked against.
    pub async fn root(&self, id: &str) -> Result<Option<Root>, StoreError> {
        let sql = "SELECT secret, head, chain, unchained, stopped FROM matches WHERE id = $1";
        self.read_one(sql!(sql, id), |row| {
            Ok(Root {
                secret: row.text()?,
                head: row.int()?,
                chain: row.text()?,
                unchained: row.int()?,
                stopped: row.flag()?,
            })
        })
        .await
    }

    /// Records whether a match is read-only because its log cannot be trusted.
    pub async fn set_stopped(&self, id: &str, stopped: bool) -> Result<(), StoreError> {
        let sql = "UPDATE matches SET stopped = $1 WHERE id = $2";
        self.change(sql!(sql, stopped, id)).await.map(drop)
    }

    /// The ids of matches after this one, in order; from the first after an empty id.
    pub async fn ids_after(&self, id: &str, limit: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2";
        self.read(sql!(sql, id, limit), Take::text).await
    }

    /// The number of matches and of entries.
    pub async fn extent(&self) -> Result<(i64, i64), StoreError> {
        let sql = "SELECT COUNT(*), CAST(COALESCE(SUM(head), 0) AS BIGINT) FROM matches";
        let found = self.read_one(sql!(sql), |row| Ok((row.int()?, row.int()?))).await?;
        Ok(found.unwrap_or_default())
    }

    /// The matches in which the server itself must do something by now, the longest due first.
    pub async fn due(&self, now: i64, limit: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM matches WHERE due <= $1 AND stopped = 0 ORDER BY due LIMIT $2";
        self.read(sql!(sql, now, limit), Take::text).await
    }

    /// The matches a person is in, with the seats: unfinished ones first, then the newest.
    pub async fn matches_of(
        &self,
        person: &str,
        limit: i64,
    ) -> Result<Vec<(MatchRow, String)>, StoreError> {
        let sql = select_rows!(
            ", w.seats FROM members w JOIN matches m ON m.id = w.match_id \
             WHERE w.person = $1 \
             ORDER BY CASE WHEN m.status IN ('gathering', 'playing') THEN 0 ELSE 1 END, \
             m.updated DESC, m.id LIMIT $2"
        );
        self.read(sql!(sql, person, limit), |row| Ok((match_row(row)?, row.text()?))).await
    }

    /// How many matches that are not over a person has opened and not left.
    pub async fn open_matches_of(&self, person: &str) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM matches m JOIN members w ON w.match_id = m.id \
                   WHERE m.host = $1 AND w.person = m.host \
                   AND m.status IN ('gathering', 'playing') AND m.stopped = 0";
        Ok(self.read_one(sql!(sql, person), Take::int).await?.unwrap_or(0))
    }

    /// The matches of the lobby, gathering or playing, the newest first.
    pub async fn listed(&self, limit: i64) -> Result<Vec<MatchRow>, StoreError> {
        let sql = select_rows!(
            "FROM matches m WHERE m.status IN ('gathering', 'playing') AND m.listed = 1 \
             AND m.stopped = 0 \
             ORDER BY m.updated DESC, m.id LIMIT $1"
        );
        self.read(sql!(sql, limit), match_row).await
    }
}
