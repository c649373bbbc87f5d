//! What the log of a match may contain.

use crate::clock::Clock;
use crate::token::{MatchId, PersonId};
use crate::{by_level, by_text};
use patolli_bots::Level;
use patolli_core::{Chosen, Digest, Seat};
use patolli_games::{GameId, Overlay};
use serde::{Deserialize, Serialize};

/// One line of the log. Numbers go up by one; the first is always `Opened`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    Opened(Box<Opening>),
    /// A person takes an open seat.
    Joined {
        seat: Seat,
        person: PersonId,
        name: String,
    },
    /// A person leaves the seat before the match starts.
    StoodUp {
        seat: Seat,
    },
    /// A person adds a word to the shuffle, after the commitment was shown.
    AddedWord {
        seat: Seat,
        word: String,
    },
    Started {
        seat: Seat,
    },
    Played {
        seat: Seat,
        action: String,
    },
    /// Back to this many steps, within the information horizon.
    TookBack {
        seat: Seat,
        to: usize,
    },
    /// Asks everyone to go back further than that.
    AskedRewind {
        seat: Seat,
        to: usize,
    },
    AnsweredRewind {
        seat: Seat,
        agree: bool,
    },
    /// From now on a bot decides for this person.
    Replaced {
        seat: Seat,
        #[serde(with = "by_level")]
        by: Level,
        why: Replacement,
    },
    /// The person decides again.
    Returned {
        seat: Seat,
    },
    Cancelled {
        seat: Seat,
    },
    /// A person offers a rematch; the other table waits for the rest.
    Rematch {
        seat: Seat,
        id: MatchId,
    },
    /// A person does not want the rematch that is offered.
    DeclinedRematch {
        seat: Seat,
    },
}

/// Why a bot took over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Replacement {
    /// The person asked for it.
    Asked,
    /// Another person at the table asked for it, after a long absence.
    Absent,
    /// The clock ran out.
    Clock,
}

/// How a match was set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    #[serde(with = "by_text")]
    pub game: GameId,
    /// The version of the game's rules at the start.
    pub rules: u32,
    pub options: Chosen,
    /// Changed component values; complete, so that the match needs no file to resume.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Overlay>,
    /// One for each player; the game's own solo opponent has none.
    pub seats: Vec<Sitter>,
    pub clock: Clock,
    /// The least time between two moves of a bot, in milliseconds.
    pub pace: u32,
    /// Whether anyone with the link may watch and the home page lists the match.
    pub watch: bool,
    pub host: PersonId,
    pub commitment: Digest,
    /// The match and the number of steps from which this one branched off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<(MatchId, usize)>,
    /// The position it starts from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<serde_json::Value>,
}

/// The player for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Free for anyone with the invitation.
    Open,
    Person {
        id: PersonId,
        name: String,
    },
    Bot(#[serde(with = "by_level")] Level),
}

impl Entry {
    /// The seat it concerns; `None` for the opening.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Opened(_) => None,
            Self::Joined { seat, .. }
            | Self::StoodUp { seat }
            | Self::AddedWord { seat, .. }
            | Self::Started { seat }
            | Self::Played { seat, .. }
            | Self::TookBack { seat, .. }
            | Self::AskedRewind { seat, .. }
            | Self::AnsweredRewind { seat, .. }
            | Self::Replaced { seat, .. }
            | Self::Returned { seat }
            | Self::Cancelled { seat }
            | Self::DeclinedRematch { seat }
            | Self::Rematch { seat, .. } => Some(*seat),
        }
    }
}
