//! People, and the keys by which their devices are recognised.

use super::work::{Take, sql};
use super::{Store, StoreError};

/// A person who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// An id that never changes.
    pub id: String,
    /// The name the others see.
    pub name: String,
    /// When this person first visited.
    pub created: i64,
}

/// What a key allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyKind {
    /// A device may act as its person, any number of times.
    Device,
    /// Another device may become this person's, once.
    Handover,
}

impl KeyKind {
    const fn as_str(self) -> &'static str {
        match self {
            KeyKind::Device => "device",
            KeyKind::Handover => "handover",
        }
    }
}

/// A key that is not stored yet. Only its hash is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The hash of the secret.
    pub hash: String,
    /// Whose it is.
    pub person: String,
    /// What it allows.
    pub kind: KeyKind,
    /// When it was made.
    pub created: i64,
    /// When it expires.
    pub expires: Option<i64>,
}

fn person(row: &mut Take) -> Result<PersonRow, StoreError> {
    Ok(PersonRow { id: row.text()?, name: row.text()?, created: row.int()? })
}

impl Store {
    /// Stores a person; a conflict if the id is taken.
    pub async fn add_person(&self, person: PersonRow) -> Result<(), StoreError> {
        self.change(sql!(
            "INSERT INTO people (id, name, created) VALUES ($1, $2, $3)",
            person.id,
            person.name,
            person.created,
        ))
        .await
        .map(drop)
    }

    /// A person by id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        let sql = "SELECT id, name, created FROM people WHERE id = $1";
        self.read_one(sql!(sql, id), person).await
    }

    /// Gives a person another name; a conflict if there is no such person.
    pub async fn rename_person(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let sql = "UPDATE people SET name = $1 WHERE id = $2";
        self.change(sql!(sql, name, id).must_change()).await.map(drop)
    }

    /// Stores a key; a conflict if the hash is taken.
    pub async fn add_key(&self, key: Key) -> Result<(), StoreError> {
        self.change(sql!(
            "INSERT INTO keys (hash, person, kind, created, expires) VALUES ($1, $2, $3, $4, $5)",
            key.hash,
            key.person,
            key.kind.as_str(),
            key.created,
            key.expires,
        ))
        .await
        .map(drop)
    }

    /// Whose key this is, if it is of this kind and still valid.
    pub async fn person_by_key(
        &self,
        hash: &str,
        kind: KeyKind,
        now: i64,
    ) -> Result<Option<PersonRow>, StoreError> {
        let sql = "SELECT p.id, p.name, p.created \
                   FROM keys k JOIN people p ON p.id = k.person \
                   WHERE k.hash = $1 AND k.kind = $2 AND k.ended IS NULL \
                   AND (k.expires IS NULL OR k.expires > $3)";
        self.read_one(sql!(sql, hash, kind.as_str(), now), person).await
    }

    /// Spends a key and returns its owner. None if it was spent before, has expired, is of another
    /// kind or never existed: of two who use it at once, one gets None.
    pub async fn use_key(
        &self,
        hash: &str,
        kind: KeyKind,
        now: i64,
    ) -> Result<Option<PersonRow>, StoreError> {
        let sql = "UPDATE keys SET ended = $1 \
                   WHERE hash = $2 AND kind = $3 AND ended IS NULL \
                   AND (expires IS NULL OR expires > $1) RETURNING person";
        let rows = self.change(sql!(sql, now, hash, kind.as_str())).await?;
        match rows.into_iter().next() {
            Some(row) => self.person(&Take::from(row).text()?).await,
            None => Ok(None),
        }
    }

    /// Ends all keys of a person, except the one with this hash.
    pub async fn revoke_keys(&self, person: &str, keep: &str, now: i64) -> Result<(), StoreError> {
        let sql = "UPDATE keys SET ended = $1 \
                   WHERE person = $2 AND ended IS NULL AND hash <> $3";
        self.change(sql!(sql, now, person, keep)).await.map(drop)
    }
}
