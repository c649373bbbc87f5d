//! Bots: they think on their own threads, at a speed people can follow.

use crate::entry::Entry;
use crate::hall::{Bringer, Desk, Hall};
use crate::refusal::Refusal;
use crate::store::StoreError;
use crate::table::Table;
use crate::token::PersonId;
use patolli_bots::{Level, Stop};
use patolli_core::{Dense, Seat};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::{oneshot, watch};
use tokio::time::Instant;

/// A bot's thought about one moment.
struct Thought {
    seat: Seat,
    level: Level,
    number: i64,
    pace: Duration,
    /// The guest who opened the table: guests share the threads.
    guest: PersonId,
    stop: StopWhenDropped,
    think: Box<dyn FnOnce() -> String + Send>,
}

/// How a thought ended.
#[derive(PartialEq, Eq, Debug)]
enum Thinking {
    Done(String),
    /// The table has moved on.
    Past,
    Broken,
}

/// Ends a thought that is no longer needed: the match has moved on, or the server stops.
struct StopWhenDropped(Stop);

impl Drop for StopWhenDropped {
    fn drop(&mut self) {
        self.0.raise();
    }
}

impl Hall {
    /// Lets bots play and makes decisions with one option until a person must decide. One task per
    /// table is enough.
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
                    // The sweeper will try again.
                    hall.complain("a bot could not play", &why);
                    return;
                }
                // Someone may have moved between the last look and letting go.
                let more = has_work(&desk.table());
                if !more || desk.driving.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    async fn bots_play(&self, desk: &Desk) -> Result<(), Refusal> {
        loop {
            if desk.table().by_itself().is_some() {
                self.take_forced(&mut desk.write().await).await?;
            }
            let mut news = desk.watch();
            let Some(thought) = next_thought(&desk.table()) else { return Ok(()) };
            let (seat, number) = (thought.seat, thought.number);
            match self.thought_in_time(&mut news, thought).await {
                Thinking::Done(action) => self.bot_plays(desk, seat, number, action).await?,
                Thinking::Past => {}
                Thinking::Broken => return Ok(()),
            }
        }
    }

    /// Thinks until the table moves on, which makes the thought obsolete.
    async fn thought_in_time(&self, news: &mut watch::Receiver<i64>, thought: Thought) -> Thinking {
        let number = thought.number;
        tokio::select! {
            action = self.think(thought) => action.map_or(Thinking::Broken, Thinking::Done),
            _ = news.wait_for(|now| *now != number) => Thinking::Past,
        }
    }

    /// Waits for a free thread, thinks, and waits until people can follow.
    async fn think(&self, thought: Thought) -> Option<String> {
        let Thought { level, pace, guest, stop: _stop, think, .. } = thought;
        let ready = Instant::now() + pace;
        let place = self.thinkers.place(&guest, level).await;
        let (done, thinking) = oneshot::channel();
        // On a thread that the runtime does not wait for, so that the server can stop at once.
        std::thread::spawn(move || {
            give_way();
            let action = think();
            // The place is free again when the thought has really ended, stopped or not.
            drop(place);
            let _ = done.send(action);
        });
        let Ok(action) = thinking.await else {
            tracing::error!("a bot's thought was interrupted");
            return None;
        };
        tokio::time::sleep_until(ready).await;
        Some(action)
    }

    /// Plays a bot's choice, unless the table has moved on since then.
    async fn bot_plays(
        &self,
        desk: &Desk,
        seat: Seat,
        number: i64,
        action: String,
    ) -> Result<(), Refusal> {
        let mut table = desk.write().await;
        if table.number() != number {
            return Ok(());
        }
        let client = format!("{}", number + 1);
        let bringer = Bringer { actor: format!("bot {seat}"), client };
        match self.commit(&mut table, Entry::Played { seat, action }, bringer).await {
            // No one must be asked in between.
            Ok(_) => self.take_forced(&mut table).await,
            Err(Refusal::Store(StoreError::Conflict)) => Ok(()),
            Err(why) => Err(why),
        }
    }
}

/// People's moves come first: they cost little, and a bot can wait a few milliseconds.
fn give_way() {
    // On other systems this would slow down the whole program.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 10);
}

/// Whether the server itself has a decision to make.
fn has_work(table: &Table) -> bool {
    table.by_itself().is_some() || next_thought(table).is_some()
}

fn next_thought(table: &Table) -> Option<Thought> {
    let game = table.game().filter(|_| !table.is_paused())?;
    let to_act = table.to_act();
    let (seat, level) =
        to_act.iter().find_map(|seat| Some((seat, table.chairs[seat.index()].bot()?)))?;
    let pace = pace_of(table, seat, to_act.len() == 1);
    let stop = Stop::default();
    let think = game.thinker(seat, level, stop.clone());
    let (number, guest) = (table.number(), table.host().clone());
    Some(Thought { seat, level, number, pace, guest, stop: StopWhenDropped(stop), think })
}

/// The least time a bot waits. Simultaneous decisions are not watched.
fn pace_of(table: &Table, seat: Seat, watched: bool) -> Duration {
    let pace = if watched { table.opening.pace } else { 0 };
    // The consequences of a move can follow faster than the next player's move.
    let last = table.log.last().map(|logged| &logged.entry);
    let goes_on = matches!(last, Some(Entry::Played { seat: it, .. }) if *it == seat);
    Duration::from_millis(u64::from(pace)) / if goes_on { 3 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::commands::{Act, Command};
    use crate::hall::Limits;
    use crate::people::Person;
    use crate::seating::{Order, Wanted};
    use crate::store::{Database, Store};
    use patolli_core::Chosen;
    use patolli_games::GameId;

    const FIRST: Seat = Seat::new(0);

    async fn hall() -> (Arc<Hall>, tempfile::TempDir) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("patolli.db");
        let store = Store::open(&Database::Sqlite(file)).await.expect("a store");
        (Hall::open(store, Limits { thinkers: 1, ..Limits::default() }), folder)
    }

    /// A thought that only its stop sign ends.
    fn endless(guest: &PersonId) -> Thought {
        let stop = Stop::default();
        let sign = stop.clone();
        Thought {
            seat: Seat::new(0),
            level: Level::Expert,
            number: 1,
            pace: Duration::ZERO,
            guest: guest.clone(),
            stop: StopWhenDropped(stop),
            think: Box::new(move || {
                while !sign.is_raised() {
                    std::thread::yield_now();
                }
                String::new()
            }),
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_thought_that_is_not_waited_for_makes_room() {
        let (hall, _folder) = hall().await;
        let guest = PersonId::fresh();
        let (thinker, endless) = (hall.clone(), endless(&guest));
        let task = tokio::spawn(async move { thinker.think(endless).await });
        while !hall.thinkers.is_busy() {
            tokio::task::yield_now().await;
        }
        task.abort();
        let place = hall.thinkers.place(&guest, Level::Expert);
        let place = tokio::time::timeout(Duration::from_secs(60), place).await;
        assert!(place.is_ok(), "the place is free again");
    }
    /// A second player at the same screen keeps the table from pausing.
    async fn table_of(hall: &Arc<Hall>, ana: &Person) -> Arc<Desk> {
        let order = Order {
            game: GameId::Zapotec,
            options: Chosen::new(),
            edition: None,
            seats: vec![Wanted::Me, Wanted::BesideMe("Ben".to_string())],
            clock: Clock::None,
            pace: 0,
            watch: false,
            at_once: true,
        };
        let id = hall.order(ana, &order).await.expect("a table");
        hall.desk(&id).await.expect("a desk")
    }

    async fn act(hall: &Arc<Hall>, desk: &Desk, ana: &Person, command: Command) {
        let table = desk.table();
        let (number, client) = (table.number(), format!("{}", table.number()));
        let act = Act { seat: FIRST, number, client, command };
        hall.act(&table.id, &ana.id, act).await.expect("possible");
    }

    /// How long an endless thought about a table continues after something has happened there.
    async fn goes_on(hall: &Arc<Hall>, desk: &Arc<Desk>, ana: &Person, what: Command) -> Duration {
        let thought = Thought { number: desk.table().number(), ..endless(&ana.id) };
        let (thinker, mut news) = (hall.clone(), desk.watch());
        let thinking = async move { thinker.thought_in_time(&mut news, thought).await };
        let thinking = tokio::spawn(thinking);
        while !hall.thinkers.is_busy() {
            tokio::task::yield_now().await;
        }
        act(hall, desk, ana, what).await;
        let from = Instant::now();
        let ended = tokio::time::timeout(Duration::from_secs(60), async {
            let ended = thinking.await.expect("no panic");
            while hall.thinkers.is_busy() {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            ended
        });
        assert_eq!(ended.await.expect("it ends"), Thinking::Past);
        from.elapsed()
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_thought_ends_at_once_when_its_table_moves_on() {
        let (hall, _folder) = hall().await;
        let (ana, _) = hall.welcome("Ana").await.expect("a guest");
        for what in ["moved on", "cancelled", "seat returned"] {
            // A busy machine may be slow at times.
            let mut quickest = Duration::MAX;
            for _ in 0..5 {
                let desk = table_of(&hall, &ana).await;
                let first = desk.table().game().expect("a game").legal(FIRST).swap_remove(0);
                let command = match what {
                    "moved on" => Command::Play(first),
                    "cancelled" => Command::Cancel,
                    _ => {
                        act(&hall, &desk, &ana, Command::LetBotPlay(Level::Random)).await;
                        while desk.driving.load(Ordering::Acquire) {
                            tokio::task::yield_now().await;
                        }
                        Command::ComeBack
                    }
                };
                quickest = quickest.min(goes_on(&hall, &desk, &ana, command).await);
            }
            assert!(quickest < Duration::from_millis(100), "{what}: {quickest:?}");
        }
    }

    /// A thread that cannot be stopped is left behind.
    #[test]
    fn a_server_that_stops_waits_for_no_thought() {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let folder = runtime.block_on(async {
            let (hall, folder) = hall().await;
            let think = || {
                std::thread::sleep(Duration::from_secs(600));
                String::new()
            };
            let stubborn = Thought { think: Box::new(think), ..endless(&PersonId::fresh()) };
            let thinker = hall.clone();
            tokio::spawn(async move { thinker.think(stubborn).await });
            while !hall.thinkers.is_busy() {
                tokio::task::yield_now().await;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
            folder
        });
        let from = std::time::Instant::now();
        drop(runtime);
        assert!(from.elapsed() < Duration::from_secs(60), "{:?}", from.elapsed());
        drop(folder);
    }
}
