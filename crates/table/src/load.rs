//! From the store to a table: the log is replayed.

use crate::entry::{Entry, Opening};
use crate::in_play::{Moment, go_on, rules};
use crate::refusal::Refusal;
use crate::store::{LogRow, Snapshot, Store};
use crate::table::{BadLog, Table};
use crate::token::MatchId;
use patolli_core::Drawn;
use patolli_core::record::Secret;
use serde::Deserialize;

/// Takes a match from the store.
pub(crate) async fn load(store: &Store, id: &MatchId) -> Result<Table, Refusal> {
    let secret = store.secret(id.as_str()).await?.ok_or(Refusal::NoMatch)?;
    let secret: Secret =
        serde_json::from_str(&secret).map_err(|why| BadLog::Unreadable(0, why.to_string()))?;
    let rows = store.entries(id.as_str(), 0).await?;
    let snapshot = store.last_snapshot(id.as_str()).await?;
    let opening = opening(&rows)?;
    match (replay(id, &opening, &secret, &rows, snapshot.as_ref()), snapshot) {
        (Ok(table), _) if rules(opening.game) == opening.rules => Ok(table),
        (_, Some(snapshot)) => Ok(salvage(id, &opening, &secret, &rows, &snapshot)?),
        (replayed, None) => Ok(replayed?),
    }
}

fn opening(rows: &[LogRow]) -> Result<Opening, BadLog> {
    match rows.first().map(read).transpose()? {
        Some(Entry::Opened(opening)) => Ok(*opening),
        _ => Err(BadLog::Order(1)),
    }
}

fn read(row: &LogRow) -> Result<Entry, BadLog> {
    serde_json::from_str(&row.body).map_err(|why| BadLog::Unreadable(row.number, why.to_string()))
}

/// The table after all entries. On the way it must come by the snapshot, or the rules lead elsewhere
/// than they did.
fn replay(
    id: &MatchId,
    opening: &Opening,
    secret: &Secret,
    rows: &[LogRow],
    snapshot: Option<&Snapshot>,
) -> Result<Table, BadLog> {
    let mut table = Table::open(id.clone(), opening.clone(), secret.clone(), rows[0].at);
    let kept = snapshot.map_or(1, |snapshot| upto(snapshot, rows));
    fold_all(&mut table, &rows[1..kept])?;
    if let (Some(snapshot), Some(game)) = (snapshot, table.game())
        && game.fingerprint().to_string() != snapshot.fingerprint
    {
        return Err(BadLog::Elsewhere(snapshot.number));
    }
    fold_all(&mut table, &rows[kept..])?;
    Ok(table)
}

/// How many entries a snapshot stands for.
fn upto(snapshot: &Snapshot, rows: &[LogRow]) -> usize {
    usize::try_from(snapshot.number).unwrap_or(usize::MAX).clamp(1, rows.len())
}

/// Follows what was written.
pub(crate) fn fold_all(table: &mut Table, rows: &[LogRow]) -> Result<(), BadLog> {
    for row in rows {
        if row.number != table.number() + 1 {
            return Err(BadLog::Order(row.number));
        }
        table.fold(read(row)?, row.at)?;
    }
    Ok(())
}

/// What a snapshot holds.
#[derive(Deserialize)]
struct Kept {
    steps: usize,
    position: serde_json::Value,
    #[serde(default)]
    drawn: Drawn,
}

/// Goes on from the last snapshot. The rules have changed since the match began, so its early moves
/// may lead elsewhere now; nobody loses a running match to that. The luck goes on where it stood, so
/// that the moves since then find what they found.
fn salvage(
    id: &MatchId,
    opening: &Opening,
    secret: &Secret,
    rows: &[LogRow],
    snapshot: &Snapshot,
) -> Result<Table, BadLog> {
    let unreadable = |why: serde_json::Error| BadLog::Unreadable(snapshot.number, why.to_string());
    let kept: Kept = serde_json::from_str(&snapshot.body).map_err(unreadable)?;
    let kept_rows = upto(snapshot, rows);
    let mut table = Table::open(id.clone(), opening.clone(), secret.clone(), rows[0].at);
    table.follow_without_playing(rows[1..kept_rows].iter().map(|row| Ok((read(row)?, row.at))))?;
    let moment = Moment { position: Some(kept.position), drawn: kept.drawn };
    table.salvage(go_on(opening, secret, table.words(), moment)?, kept.steps);
    fold_all(&mut table, &rows[kept_rows..])?;
    Ok(table)
}
