//! What happens without a request: clocks run out, bots resume after a restart, idle tables are
//! unloaded, and other servers' entries arrive.

use crate::entry::{Entry, Replacement};
use crate::hall::{Bringer, Desk, Hall};
use crate::now::now;
use crate::refusal::Refusal;
use crate::store::Notice;
use crate::table::Table;
use crate::token::MatchId;
use patolli_bots::Level;
use patolli_core::Seat;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// The time between two rounds.
const ROUND: Duration = Duration::from_secs(1);
/// A table that was not requested for this long is unloaded.
const IDLE: i64 = 10 * 60_000;
/// A bot's move that another server has not made by then is made here.
const PATIENCE: i64 = 10_000;
/// The most matches checked in one round.
const AT_ONCE: i64 = 200;

impl Hall {
    pub(crate) fn keep_sweeping(self: Arc<Self>) {
        let weak = Arc::downgrade(&self);
        tokio::spawn(async move {
            let mut rounds = tokio::time::interval(ROUND);
            loop {
                rounds.tick().await;
                let Some(hall) = weak.upgrade() else { return };
                if let Err(why) = hall.sweep().await {
                    hall.complain("the sweeper failed", &why);
                }
            }
        });
    }

    async fn sweep(self: &Arc<Self>) -> Result<(), Refusal> {
        for id in self.store.due(now(), AT_ONCE).await? {
            let Ok(id) = id.parse() else { continue };
            // One match that fails must not block the others.
            if let Err(why) = self.take_up(&id).await {
                self.complain(&format!("match {id} cannot be resumed"), &why);
            }
        }
        self.put_away();
        Ok(())
    }

    /// Does what is due in a match.
    async fn take_up(self: &Arc<Self>, id: &MatchId) -> Result<(), Refusal> {
        let desk = self.desk(id).await?;
        self.flag(&desk).await?;
        if self.is_ours(&desk).await {
            self.drive(&desk);
        }
        Ok(())
    }

    /// Logs what went wrong without a request, but not every second.
    pub(crate) fn complain(&self, what: &str, why: &Refusal) {
        let line = format!("{what}: {}", why.cause());
        if self.quiet.is_news(&line) {
            tracing::error!("{line}");
        }
    }

    /// Whether this server should move the bots: it wrote last, or no other server did for a while.
    async fn is_ours(&self, desk: &Desk) -> bool {
        if !self.store.is_shared() {
            return true;
        }
        let table = desk.table();
        table.log.last().is_none_or(|last| now() - last.at > PATIENCE)
    }

    /// Lets a bot take over for people whose time is up.
    async fn flag(&self, desk: &Desk) -> Result<(), Refusal> {
        let mut table = desk.write().await;
        while let Some(seat) = out_of_time(&table) {
            let by = Level::Normal;
            let entry = Entry::Replaced { seat, by, why: Replacement::Clock };
            let client = format!("{}", table.number() + 1);
            let bringer = Bringer { actor: "clock".to_string(), client };
            self.commit(&mut table, entry, bringer).await?;
        }
        Ok(())
    }

    fn put_away(&self) {
        let mut desks = self.desks.lock().expect("the desks");
        desks.retain(|_, desk| {
            let idle = now() - *desk.used.lock().expect("a clock") > IDLE;
            let busy = desk.watchers() > 0 || desk.driving.load(Ordering::Acquire);
            busy || !idle || Arc::strong_count(desk) > 1
        });
    }

    /// Receives what other servers wrote.
    pub(crate) fn keep_listening(self: Arc<Self>) {
        if !self.store.is_shared() {
            return;
        }
        let weak = Arc::downgrade(&self);
        let mut notices = self.store.notices();
        tokio::spawn(async move {
            loop {
                let heard = match notices.recv().await {
                    Ok(heard) => heard,
                    Err(RecvError::Lagged(_)) => Notice::Resync,
                    Err(RecvError::Closed) => return,
                };
                let Some(hall) = weak.upgrade() else { return };
                hall.hear(heard).await;
            }
        });
    }

    async fn hear(&self, notice: Notice) {
        let wanted: Vec<_> = match notice {
            Notice::Match { node, .. } if node == self.store.node() => return,
            Notice::Match { id, number: Notice::REMOVED, .. } => return self.forget(&id),
            Notice::Match { id, number, .. } => {
                let desk = id.parse().ok().and_then(|id| self.desk_in_use(&id));
                desk.map(|desk| (desk, number)).into_iter().collect()
            }
            // Something may have been missed: check everything in use.
            Notice::Resync => {
                let desks = self.desks.lock().expect("the desks");
                desks.values().map(|desk| (desk.clone(), i64::MAX)).collect()
            }
        };
        for (desk, number) in wanted {
            if let Err(why) = self.catch_up(&desk, number).await {
                tracing::warn!("could not read what another server wrote: {why}");
            }
        }
    }
}

fn out_of_time(table: &Table) -> Option<Seat> {
    let late = |seat: &Seat| table.deadline(*seat).is_some_and(|at| at <= now());
    table.to_act().and(table.people()).iter().find(late)
}
