//! How far a log can be trusted.

use crate::in_play::rules;
use crate::store::{LogRow, Root, StoredSnapshot};
use crate::table::{Phase, Table};
use patolli_core::record::{Record, Salvaged};
use serde::Serialize;

/// What is wrong with an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It is not the entry that was stored, or not in its place.
    Changed,
    /// It is missing.
    Missing,
    /// The seed is not the one to which the match committed before the start.
    Seed,
    /// It cannot be read, or this program's rules do not allow it.
    Impossible,
}

impl Fault {
    /// A short name for programs and Fluent files.
    pub fn code(self) -> &'static str {
        match self {
            Self::Changed => "changed",
            Self::Missing => "missing",
            Self::Seed => "seed",
            Self::Impossible => "impossible",
        }
    }

    /// In the words of the log.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Changed => "changed or moved",
            Self::Missing => "missing",
            Self::Seed => "not the seed of its commitment",
            Self::Impossible => "impossible under the rules of this program",
        }
    }
}

/// Where a log stops being trustworthy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Flaw {
    /// The first entry that cannot be trusted.
    pub entry: i64,
    /// The first step that cannot be trusted, counted from one.
    pub step: usize,
    pub fault: Fault,
}

/// What the hashes of a log say.
pub(crate) struct Audit {
    /// The first entry that does not fit.
    pub flaw: Option<(i64, Fault)>,
    /// The hash of the last entry.
    pub chain: String,
    /// Whether the snapshot is the one that was stored.
    pub is_sealed: bool,
}

/// Follows the hashes of a log.
pub(crate) struct Trail<'a> {
    id: &'a str,
    number: i64,
    pub hash: String,
}

impl<'a> Trail<'a> {
    /// Starts after the entry with this number and hash.
    pub fn after(id: &'a str, number: i64, hash: &str) -> Self {
        Self { id, number, hash: hash.to_string() }
    }

    /// Takes the next entry. Entries up to `unchained` may have no hash; then the one they should
    /// have counts, so that the first hash after them covers them.
    pub fn follow(&mut self, row: &LogRow, unchained: i64) -> Option<(i64, Fault)> {
        let (next, expected) = (self.number + 1, row.hash_after(self.id, &self.hash));
        let may_lack = row.number <= unchained && row.hash.is_empty();
        (self.number, self.hash) = match row.hash.is_empty() {
            true => (row.number, expected.clone()),
            // What follows is compared with what was stored, so that one flaw does not count as
            // many.
            false => (row.number, row.hash.clone()),
        };
        if row.number != next {
            return Some((next, Fault::Missing));
        }
        let fits = may_lack || row.hash == expected;
        (!fits).then_some((row.number, Fault::Changed))
    }
}

/// Compares a log with its hashes.
pub(crate) fn audit(
    id: &str,
    root: &Root,
    rows: &[LogRow],
    snapshot: Option<&StoredSnapshot>,
) -> Audit {
    let mut trail = Trail::after(id, 0, "");
    let (mut flaw, mut is_sealed) = (None, false);
    for row in rows {
        flaw = flaw.or(trail.follow(row, root.unchained));
        if row.number == root.head && row.number > root.unchained && trail.hash != root.chain {
            flaw = flaw.or(Some((row.number, Fault::Changed)));
        }
        if let Some(stored) = snapshot.filter(|stored| stored.snapshot.number == row.number) {
            let is_older = row.number <= root.unchained && stored.seal.is_empty();
            is_sealed = is_older || stored.is_sealed(id, &trail.hash);
        }
    }
    // Another server may have written more since the head was read, but never less.
    if trail.number < root.head {
        flaw = flaw.or(Some((trail.number + 1, Fault::Missing)));
    }
    Audit { flaw, chain: trail.hash, is_sealed }
}

impl Table {
    /// Where the log stops being trustworthy. Such a match is read-only: nothing is added to a log
    /// that was changed, and nothing is removed from it.
    pub fn flaw(&self) -> Option<Flaw> {
        self.flaw
    }

    pub(crate) fn stop(&mut self, flaw: Flaw) {
        self.flaw = Some(flaw);
        if matches!(self.phase, Phase::Gathering | Phase::Playing) {
            self.phase = Phase::Stopped;
        }
    }

    /// The step from which a match is known and the version of the rules it began with, if it was
    /// resumed under other rules.
    pub fn salvaged(&self) -> Option<Salvaged> {
        let began = self.opening.rules;
        let is_older = self.is_salvaged || began != rules(self.opening.game);
        is_older.then_some(Salvaged { step: self.first_step(), rules: began })
    }

    /// The record of the match, which says how far it can be trusted and where it starts.
    pub fn record(&self, seats: Vec<String>, show_secret: bool) -> Option<Record> {
        let mut record = self.game()?.record(seats, show_secret);
        record.header.salvaged = self.salvaged();
        // A record counts its moves from its starting position.
        let first = self.first_step();
        record.header.untrusted = self.flaw.map(|flaw| flaw.step.saturating_sub(first).max(1));
        Some(record)
    }
}
