//! Why the table does not do what was asked. The words for it live elsewhere.

use crate::in_play::NoGame;
use crate::store::StoreError;
use crate::table::BadLog;

#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    #[error("there is no such match")]
    NoMatch,
    #[error("this invitation is not valid any more")]
    NoInvite,
    #[error("this seat belongs to somebody else")]
    NotYourSeat,
    #[error("the table is at entry {number}; look at what happened first")]
    Stale { number: i64 },
    #[error("the rules do not allow {action:?} now")]
    NotLegal { action: String },
    #[error("a bot decides for this seat; come back first")]
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
    #[error("the seats do not make a table")]
    Seats,
    #[error(transparent)]
    NoGame(#[from] NoGame),
    #[error("the log of this match cannot be read: {0}")]
    Broken(#[from] BadLog),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Refusal {
    /// The same for a log file, without anything that is secret.
    pub fn cause(&self) -> String {
        match self {
            Self::Broken(why) => why.cause(),
            Self::NoGame(why) => why.cause(),
            other => other.to_string(),
        }
    }
}
