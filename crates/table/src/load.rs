//! Loads tables: compares the log with its hashes and replays it.

use crate::entry::{Entry, Opening};
use crate::in_play::{Moment, go_on, rules};
use crate::refusal::Refusal;
use crate::store::{LogRow, Root, Snapshot, Store, StoredSnapshot};
use crate::table::{BadLog, Table};
use crate::token::MatchId;
use crate::trust::{Audit, Fault, Flaw, audit};
use patolli_core::Draws;
use patolli_core::record::Secret;
use serde::Deserialize;

/// Loads a match from the store. Any flaw is logged and remembered.
pub(crate) async fn load(store: &Store, id: &MatchId) -> Result<Table, Refusal> {
    let stored = Stored::read(store, id).await?;
    let loaded = stored.table(id);
    report(id, &loaded, stored.has_bad_snapshot());
    let stopped = loaded.as_ref().map_or(true, |table| table.flaw().is_some());
    if stopped != stored.root.stopped
        && let Err(why) = store.set_stopped(id.as_str(), stopped).await
    {
        tracing::warn!(%id, "could not record whether the log can be trusted: {why}");
    }
    Ok(loaded?)
}

/// Reads a match without changing anything: the table, and whether its snapshot was changed.
pub async fn examine(store: &Store, id: &MatchId) -> Result<(Table, bool), Refusal> {
    let stored = Stored::read(store, id).await?;
    Ok((stored.table(id)?, stored.has_bad_snapshot()))
}

fn report(id: &MatchId, loaded: &Result<Table, BadLog>, bad_snapshot: bool) {
    if bad_snapshot {
        tracing::error!(%id, "the snapshot of this match was changed and is not used");
    }
    match loaded {
        Err(why) => tracing::error!(%id, "this match cannot be opened: {}", why.cause()),
        Ok(table) => {
            if let Some(Flaw { entry, step, fault }) = table.flaw() {
                let fault = fault.name();
                tracing::error!(%id, entry, step, "this match is read-only: an entry is {fault}");
            }
            if let Some(salvaged) = table.salvaged() {
                let (step, began, now) = (salvaged.step, salvaged.rules, rules(table.opening.game));
                tracing::warn!(%id, step, began, now, "this match continues under other rules");
            }
        }
    }
}

/// A match as it was stored.
struct Stored {
    root: Root,
    snapshot: Option<StoredSnapshot>,
    rows: Vec<LogRow>,
    audit: Audit,
}

impl Stored {
    /// In this order: another server may write in between, and entries that are newer than the head
    /// or the snapshot do no harm.
    async fn read(store: &Store, id: &MatchId) -> Result<Self, Refusal> {
        let root = store.root(id.as_str()).await?.ok_or(Refusal::NoMatch)?;
        let snapshot = store.last_snapshot(id.as_str()).await?;
        let rows = store.entries(id.as_str(), 0).await?;
        let audit = audit(id.as_str(), &root, &rows, snapshot.as_ref());
        Ok(Self { root, snapshot, rows, audit })
    }

    fn has_bad_snapshot(&self) -> bool {
        self.snapshot.is_some() && !self.audit.is_sealed
    }

    fn table(&self, id: &MatchId) -> Result<Table, BadLog> {
        let opening = opening(&self.rows)?;
        // Not the reason: it might quote the seed.
        let unreadable = |_| BadLog::Unreadable(0, "the seed".to_string());
        let secret: Secret = serde_json::from_str(&self.root.secret).map_err(unreadable)?;
        let Audit { flaw, ref chain, is_sealed } = self.audit;
        let seed = (secret.commitment() != opening.commitment).then_some((1, Fault::Seed));
        let snapshot = self.snapshot.as_ref().filter(|_| is_sealed).map(|stored| &stored.snapshot);
        let log = Log { id, opening: &opening, secret: &secret, flaw: seed.or(flaw) };
        let mut table = log.table(&self.rows, snapshot)?;
        table.chain.clone_from(chain);
        Ok(table)
    }
}

fn opening(rows: &[LogRow]) -> Result<Opening, BadLog> {
    match rows.first().filter(|row| row.number == 1).map(read).transpose()? {
        Some(Entry::Opened(opening)) => Ok(*opening),
        _ => Err(BadLog::Order(1)),
    }
}

/// The year 9999, in milliseconds since 1970: clocks can calculate with any earlier time.
const LATEST: i64 = 253_402_300_799_999;

fn read(row: &LogRow) -> Result<Entry, BadLog> {
    if !(0..=LATEST).contains(&row.at) {
        return Err(BadLog::Impossible(row.number));
    }
    serde_json::from_str(&row.body).map_err(|why| BadLog::Unreadable(row.number, why.to_string()))
}

/// What a log is replayed with.
struct Log<'a> {
    id: &'a MatchId,
    opening: &'a Opening,
    secret: &'a Secret,
    /// The first entry that does not fit its hash.
    flaw: Option<(i64, Fault)>,
}

impl Log<'_> {
    /// The table after all entries, or as many as can be followed. A log that is unchanged but
    /// leads elsewhere was played under other rules: then the match resumes from its snapshot.
    fn table(&self, rows: &[LogRow], snapshot: Option<&Snapshot>) -> Result<Table, BadLog> {
        let is_same = rules(self.opening.game) == self.opening.rules;
        let compared = snapshot.filter(|_| self.flaw.is_none());
        let elsewhere = match self.replay(rows, compared) {
            Ok(table) if is_same => return Ok(table),
            Err(BadLog::Elsewhere(entry)) => Some(entry),
            Ok(_) | Err(_) => None,
        };
        let salvaged = snapshot.filter(|_| self.flaw.is_none() || !is_same).map(|snapshot| {
            self.longest(rows, snapshot.number, |rows| self.salvage(rows, snapshot))
        });
        if let Some(Ok(table)) = salvaged {
            return Ok(table);
        }
        // Without a snapshot the new rules decide how far it goes.
        let mut table = self.longest(rows, 1, |rows| self.replay(rows, None))?;
        if let Some(entry) = elsewhere {
            table.stop(Flaw { entry, step: 1, fault: Fault::Impossible });
        }
        Ok(table)
    }

    /// Follows as many entries as possible, but more than `least`. A match that stops before its
    /// last entry is read-only.
    fn longest(
        &self,
        rows: &[LogRow],
        least: i64,
        follow: impl Fn(&[LogRow]) -> Result<Table, BadLog>,
    ) -> Result<Table, BadLog> {
        let why = match follow(rows) {
            Ok(table) => return Ok(table),
            Err(why) => why,
        };
        let entry = why.entry();
        if entry <= least {
            return Err(why);
        }
        let end = rows.partition_point(|row| row.number < entry);
        let mut table = follow(&rows[..end])?;
        let step = table.steps() + 1;
        // The hashes know better what is wrong, and where.
        if table.flaw().is_none_or(|flaw| flaw.entry > entry) {
            table.stop(Flaw { entry, step, fault: Fault::Impossible });
        }
        Ok(table)
    }

    /// The table after all entries. It must pass through the snapshot, or the rules lead elsewhere
    /// now.
    fn replay(&self, rows: &[LogRow], snapshot: Option<&Snapshot>) -> Result<Table, BadLog> {
        let mut table = self.open(rows);
        let kept = snapshot.map_or(1, |snapshot| upto(snapshot, rows));
        let mut doubt = self.fold(&mut table, &rows[1..kept], None)?;
        if let (Some(snapshot), Some(game)) = (snapshot, table.game())
            && game.fingerprint().to_string() != snapshot.fingerprint
        {
            return Err(BadLog::Elsewhere(snapshot.number));
        }
        doubt = self.fold(&mut table, &rows[kept..], doubt)?;
        self.stop_if_flawed(&mut table, doubt);
        Ok(table)
    }

    fn open(&self, rows: &[LogRow]) -> Table {
        Table::open(self.id.clone(), self.opening.clone(), self.secret.clone(), rows[0].at)
    }

    /// Follows entries. From the flaw on, the least number of steps is the last that can be trusted:
    /// what is undone later may be decided again.
    fn fold(
        &self,
        table: &mut Table,
        rows: &[LogRow],
        mut doubt: Option<usize>,
    ) -> Result<Option<usize>, BadLog> {
        let flawed = |row: &LogRow| self.flaw.is_some_and(|(entry, _)| row.number >= entry);
        for row in rows {
            if flawed(row) {
                doubt = Some(doubt.unwrap_or(usize::MAX).min(table.steps()));
            }
            fold_all(table, std::slice::from_ref(row))?;
        }
        Ok(doubt.map(|least| least.min(table.steps())))
    }

    /// Makes a match read-only whose log does not fit its hashes.
    fn stop_if_flawed(&self, table: &mut Table, doubt: Option<usize>) {
        if let Some((entry, fault)) = self.flaw {
            let step = match entry {
                1 => 1,
                _ => doubt.unwrap_or(table.steps()) + 1,
            };
            table.stop(Flaw { entry, step, fault });
        }
    }

    /// Resumes from the last snapshot. The rules have changed since the match began, so its early
    /// moves may lead elsewhere now; no running match is lost to that. The random streams continue
    /// where they were, so that the moves since then have the same results.
    fn salvage(&self, rows: &[LogRow], snapshot: &Snapshot) -> Result<Table, BadLog> {
        let unreadable =
            |why: serde_json::Error| BadLog::Unreadable(snapshot.number, why.to_string());
        let kept: Kept = serde_json::from_str(&snapshot.body).map_err(unreadable)?;
        let kept_rows = upto(snapshot, rows);
        let mut table = self.open(rows);
        let early = rows[1..kept_rows].iter().map(|row| Ok((read(row)?, row.at)));
        table.follow_without_playing(early)?;
        let moment = Moment { position: Some(kept.position), drawn: kept.drawn };
        table.salvage(go_on(self.opening, self.secret, table.words(), moment)?, kept.steps);
        let doubt = self.fold(&mut table, &rows[kept_rows..], None)?;
        let early = self.flaw.filter(|(entry, _)| *entry <= snapshot.number).map(|_| 0);
        self.stop_if_flawed(&mut table, early.or(doubt));
        Ok(table)
    }
}

/// How many entries a snapshot covers.
fn upto(snapshot: &Snapshot, rows: &[LogRow]) -> usize {
    rows.partition_point(|row| row.number <= snapshot.number).max(1)
}

/// Follows stored entries.
pub(crate) fn fold_all(table: &mut Table, rows: &[LogRow]) -> Result<(), BadLog> {
    for row in rows {
        if row.number != table.number() + 1 {
            return Err(BadLog::Order(row.number));
        }
        table.fold(read(row)?, row.at)?;
    }
    Ok(())
}

/// The content of a snapshot.
#[derive(Deserialize)]
struct Kept {
    steps: usize,
    position: serde_json::Value,
    #[serde(default)]
    drawn: Draws,
}
