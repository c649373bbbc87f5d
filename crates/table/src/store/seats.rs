//! Invitations to a seat.

use super::work::sql;
use super::{Store, StoreError};

/// A link that lets its holder take a seat. Only the link's hash is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invite {
    /// The hash of the link's token.
    pub hash: String,
    /// The match.
    pub match_id: String,
    /// The seat.
    pub seat: i64,
    /// When it was made.
    pub created: i64,
}

impl Store {
    /// Stores an invitation; a conflict if the hash is taken.
    pub async fn add_invite(&self, invite: Invite) -> Result<(), StoreError> {
        self.change(sql!(
            "INSERT INTO invites (hash, match_id, seat, created) VALUES ($1, $2, $3, $4)",
            invite.hash,
            invite.match_id,
            invite.seat,
            invite.created,
        ))
        .await
        .map(drop)
    }

    /// An invitation, unless it was revoked.
    pub async fn invite(&self, hash: &str) -> Result<Option<Invite>, StoreError> {
        let sql = "SELECT hash, match_id, seat, created FROM invites \
                   WHERE hash = $1 AND revoked IS NULL";
        self.read_one(sql!(sql, hash), |row| {
            Ok(Invite {
                hash: row.text()?,
                match_id: row.text()?,
                seat: row.int()?,
                created: row.int()?,
            })
        })
        .await
    }

    /// Revokes every invitation to a seat.
    pub async fn revoke_invite(
        &self,
        match_id: &str,
        seat: i64,
        now: i64,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE invites SET revoked = $1 \
                   WHERE match_id = $2 AND seat = $3 AND revoked IS NULL";
        self.change(sql!(sql, now, match_id, seat)).await.map(drop)
    }
}
