//! Why the table refuses a request. `web` has the words for it.

use crate::in_play::{Forbidden, NoGame};
use crate::store::StoreError;
use crate::table::{BadLog, Table};
use patolli_core::{Game, Seat};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    #[error("there is no such match")]
    NoMatch,
    #[error("this invitation is no longer valid")]
    NoInvite,
    #[error("this seat belongs to another player")]
    NotYourSeat,
    #[error("the table is at entry {number}; look at what happened first")]
    Stale { number: i64 },
    #[error("the rules do not allow this now")]
    NotLegal(NotLegal),
    #[error("a bot decides for this seat; resume playing first")]
    BotPlays,
    #[error("the id of this request is empty, too long or not plain text")]
    BadClient,
    #[error("the log of this match cannot be trusted, so it is read-only")]
    Stopped,
    #[error("that is not possible now")]
    NotNow,
    #[error("not all seats are taken")]
    SeatsOpen,
    #[error("the word is empty")]
    EmptyWord,
    #[error("too many open matches: {most} at most")]
    TooMany { most: usize },
    #[error("invalid seat selection")]
    Seats,
    #[error(transparent)]
    NoGame(#[from] NoGame),
    #[error("the log of this match cannot be read: {0}")]
    Broken(#[from] BadLog),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A move that the rules rejected, with the reason and the table it was rejected on.
pub struct NotLegal {
    pub table: Arc<Table>,
    pub seat: Seat,
    pub(crate) why: Box<dyn Any + Send + Sync>,
}

impl NotLegal {
    /// The reason, in the terms of the game at this table.
    pub fn why<G: Game>(&self) -> Option<&Forbidden<G>> {
        self.why.downcast_ref()
    }
}

/// Without the reason: it may mention what only this seat knows.
impl fmt::Debug for NotLegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NotLegal({:?}, {})", self.table, self.seat)
    }
}

impl Refusal {
    /// The same for the log, without anything secret.
    pub fn cause(&self) -> String {
        match self {
            Self::Broken(why) => why.cause(),
            Self::NoGame(why) => why.cause(),
            other => other.to_string(),
        }
    }
}
