//! Removes tables that were cancelled or never started, so that abandoned ones do not pile up.

use crate::hall::{Desk, Hall};
use crate::now::now;
use crate::refusal::Refusal;
use crate::token::MatchId;
use std::sync::Arc;
use std::time::Duration;

/// How often tables are removed. The first round comes this long after the start, when streams that
/// a restart interrupted are back.
const EVERY: Duration = Duration::from_secs(600);
/// Tables removed in one round.
const AT_ONCE: i64 = 200;
/// A table is in use this long after the last request.
const IN_USE: i64 = 10 * 60_000;

impl Hall {
    pub(crate) fn keep_purging(self: Arc<Self>) {
        if self.limits.purge_after.is_none() {
            return;
        }
        let weak = Arc::downgrade(&self);
        tokio::spawn(async move {
            let mut rounds = tokio::time::interval(EVERY);
            rounds.tick().await;
            loop {
                rounds.tick().await;
                let Some(hall) = weak.upgrade() else { return };
                match hall.purge(now()).await {
                    Ok(0) => {}
                    Ok(n) => {
                        tracing::info!("removed {n} tables that never started or were cancelled");
                    }
                    Err(why) => tracing::warn!("old tables could not be removed: {why}"),
                }
            }
        });
    }

    /// Removes a bounded number of tables that were stale by `now`; returns how many.
    pub async fn purge(&self, now: i64) -> Result<usize, Refusal> {
        let Some(after) = self.limits.purge_after else { return Ok(0) };
        let after = i64::try_from(after.as_millis()).unwrap_or(i64::MAX);
        self.keep_those_in_use(now, after).await?;
        let before = now.saturating_sub(after);
        let mut removed = 0;
        for id in self.store.stale(before, AT_ONCE).await? {
            match self.store.purge(&id, before).await {
                Ok(true) => {
                    self.forget(&id);
                    removed += 1;
                }
                Ok(false) => {}
                // One that cannot be removed must not block the others.
                Err(why) => tracing::warn!("match {id} could not be removed: {why}"),
            }
        }
        Ok(removed)
    }

    /// Other servers must know too, so the store notes it; rarely, because half the time is enough.
    async fn keep_those_in_use(&self, now: i64, after: i64) -> Result<(), Refusal> {
        let in_use: Vec<MatchId> = {
            let desks = self.desks.lock().expect("the desks");
            let used = desks.iter().filter(|(_, desk)| is_in_use(desk, now));
            used.map(|(id, _)| id.clone()).collect()
        };
        for id in in_use {
            self.store.keep(id.as_str(), now.saturating_sub(after / 2), now).await?;
        }
        Ok(())
    }

    /// Drops the desk of a removed match, which ends its streams.
    pub(crate) fn forget(&self, id: &str) {
        if let Ok(id) = id.parse::<MatchId>() {
            self.desks.lock().expect("the desks").remove(&id);
        }
    }
}

fn is_in_use(desk: &Desk, now: i64) -> bool {
    desk.watchers() > 0 || now - *desk.used.lock().expect("a clock") < IN_USE
}
