//! What lists of matches show without opening the match.

use crate::entry::Sitter;
use crate::in_play::Playing;
use crate::store::Status;
use crate::table::{Offer, Phase, Table};
use patolli_core::{Dense, Seat};
use serde::{Deserialize, Serialize};

/// A match in one line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    pub seats: Vec<Sitter>,
    /// The seats that owe a decision.
    pub to_act: Vec<Seat>,
    pub scores: Vec<i16>,
    /// Steps taken.
    pub steps: usize,
    /// When the match ended, whatever has happened to it since.
    #[serde(default)]
    pub finished: Option<i64>,
    /// The seats of people some of whose decisions bots made.
    #[serde(default)]
    pub helped: Vec<Seat>,
    /// The rematch that someone offers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<Offer>,
}

pub(crate) fn summary(table: &Table) -> String {
    let summary = Summary {
        seats: table.chairs.iter().map(|chair| chair.sitter.clone()).collect(),
        to_act: table.to_act().iter().collect(),
        scores: table.game().map(Playing::scores).unwrap_or_default(),
        steps: table.steps(),
        finished: table.step_times.last().copied().filter(|_| table.phase == Phase::Over),
        helped: table.helped().iter().collect(),
        rematch: table.rematch.clone(),
    };
    serde_json::to_string(&summary).expect("plain data")
}

/// Each person at the table with their seats.
pub(crate) fn members(table: &Table) -> Vec<(String, String)> {
    let mut members: Vec<(String, String)> = Vec::new();
    for (i, chair) in table.chairs.iter().enumerate() {
        let Some(person) = chair.person() else { continue };
        match members.iter_mut().find(|(id, _)| id == person.as_str()) {
            Some((_, seats)) => *seats += &format!(",{i}"),
            None => members.push((person.to_string(), i.to_string())),
        }
    }
    members
}

impl From<Phase> for Status {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Gathering => Self::Gathering,
            // A stopped match keeps its stored status.
            Phase::Playing | Phase::Stopped => Self::Playing,
            Phase::Over => Self::Over,
            Phase::Cancelled => Self::Cancelled,
        }
    }
}

impl Table {
    /// When the server itself must do something: at once for a bot or a decision with one option,
    /// otherwise when a clock runs out.
    pub(crate) fn due(&self) -> Option<i64> {
        if self.is_paused() {
            return None;
        }
        let to_act = self.to_act();
        let bot = to_act.iter().any(|seat| self.chairs[seat.index()].bot().is_some());
        match bot || self.by_itself().is_some() {
            true => Some(0),
            false => to_act.iter().filter_map(|seat| self.deadline(seat)).min(),
        }
    }
}
