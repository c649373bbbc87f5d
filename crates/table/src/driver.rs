//! Bots: they think on their own threads, at a pace people can follow.

use crate::entry::Entry;
use crate::hall::{Bringer, Desk, Hall};
use crate::refusal::Refusal;
use crate::store::StoreError;
use crate::table::Table;
use patolli_core::{Dense, Seat};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::Instant;

/// A bot's thought about one moment.
struct Thought {
    seat: Seat,
    number: i64,
    pace: Duration,
    think: Box<dyn FnOnce() -> String + Send>,
}

impl Hall {
    /// Lets bots play until a person must decide. One task a table is enough.
    pub(crate) fn drive(self: &Arc<Self>, desk: &Arc<Desk>) {
        if desk.driving.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hall, desk) = (self.clone(), desk.clone());
        tokio::spawn(async move {
            loop {
                let outcome = hall.bots_play(&desk).await;
                desk.driving.store(false, Ordering::Release);
                if let Err(why) = outcome {
                    // The sweeper comes by again.
                    tracing::warn!("a bot could not play: {why}");
                    return;
                }
                // Somebody may have moved between the last look and letting go.
                let more = next_thought(&*desk.table().await).is_some();
                if !more || desk.driving.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    async fn bots_play(&self, desk: &Desk) -> Result<(), Refusal> {
        loop {
            let Some(thought) = next_thought(&*desk.table().await) else { return Ok(()) };
            let Thought { seat, number, pace, think } = thought;
            let ready = Instant::now() + pace;
            let permit = self.thinkers.acquire().await;
            let action = tokio::task::spawn_blocking(think).await;
            drop(permit);
            let Ok(action) = action else {
                tracing::error!("a bot's thought broke off");
                return Ok(());
            };
            tokio::time::sleep_until(ready).await;
            self.bot_plays(desk, seat, number, action).await?;
        }
    }

    /// Plays what a bot chose, unless the table has moved on meanwhile.
    async fn bot_plays(
        &self,
        desk: &Desk,
        seat: Seat,
        number: i64,
        action: String,
    ) -> Result<(), Refusal> {
        let mut table = self.write(desk).await;
        if table.number() != number {
            return Ok(());
        }
        let client = format!("{}", number + 1);
        let bringer = Bringer { actor: format!("bot {seat}"), client };
        match self.commit(desk, &mut table, Entry::Played { seat, action }, bringer).await {
            Ok(_) | Err(Refusal::Store(StoreError::Conflict)) => Ok(()),
            Err(why) => Err(why),
        }
    }
}

fn next_thought(table: &Table) -> Option<Thought> {
    let game = table.game()?;
    let to_act = table.to_act();
    let (seat, who) =
        to_act.iter().find_map(|seat| table.chairs[seat.index()].bot().map(|who| (seat, who)))?;
    let pace = pace_of(table, seat, to_act.len() == 1);
    Some(Thought { seat, number: table.number(), pace, think: game.thinker(seat, who) })
}

/// How long a bot waits at least. Where people decide at the same time nobody watches it.
fn pace_of(table: &Table, seat: Seat, watched: bool) -> Duration {
    let pace = if watched { table.opening.pace } else { 0 };
    // Whoever follows a move sees what comes of it more quickly than that another one moves.
    let last = table.log.last().map(|logged| &logged.entry);
    let goes_on = matches!(last, Some(Entry::Played { seat: it, .. }) if *it == seat);
    Duration::from_millis(u64::from(pace)) / if goes_on { 3 } else { 1 }
}
