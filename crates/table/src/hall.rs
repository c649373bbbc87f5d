//! The hall: all tables in use on this server, and the only way to change them.

use crate::commands::{Act, Checked};
use crate::entry::Entry;
use crate::load::{fold_all, load};
use crate::now::now;
use crate::quiet::Quiet;
use crate::refusal::Refusal;
use crate::store::{Append, LogRow, NewMatch, Snapshot, Store, StoreError};
use crate::summary::{members, summary};
use crate::table::{BadLog, Table};
use crate::thinkers::Thinkers;
use crate::token::{MatchId, PersonId};
use crate::trust::Trail;
use patolli_core::Dense;
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;
use tokio::sync::{MutexGuard, watch};

/// What a guest and a server may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Matches that are not over, for each guest.
    pub open_matches: usize,
    /// Bots that search at the same time.
    pub thinkers: usize,
    /// Tables that were cancelled or never started are removed after this time; `None`: never.
    pub purge_after: Option<Duration>,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // One core stays free for people's moves.
        let week = Duration::from_secs(7 * 24 * 3600);
        Self { open_matches: 50, thinkers: (cores - 1).max(1), purge_after: Some(week) }
    }
}

/// All tables of this server.
pub struct Hall {
    pub(crate) store: Store,
    pub(crate) limits: Limits,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) desks: Mutex<HashMap<MatchId, Arc<Desk>>>,
    pub(crate) quiet: Quiet,
}

/// One table on this server.
pub struct Desk {
    /// The table as it is durable. Readers take a copy of the pointer, so that no one waits for the
    /// disk because of another person's move.
    table: RwLock<Arc<Table>>,
    /// Writers take turns.
    turn: tokio::sync::Mutex<()>,
    /// The number of the last entry that is durable.
    news: watch::Sender<i64>,
    pub(crate) driving: AtomicBool,
    /// When it was last requested.
    pub(crate) used: Mutex<i64>,
}

impl Desk {
    fn new(table: Table) -> Arc<Self> {
        let news = watch::Sender::new(table.number());
        Arc::new(Self {
            table: RwLock::new(Arc::new(table)),
            turn: tokio::sync::Mutex::default(),
            news,
            driving: AtomicBool::new(false),
            used: Mutex::new(now()),
        })
    }
    /// The table as it is durable.
    pub fn table(&self) -> Arc<Table> {
        self.table.read().expect("a table").clone()
    }
    /// The table for a writer; other writers wait until this one is done.
    pub(crate) async fn write(&self) -> Writing<'_> {
        let turn = self.turn.lock().await;
        Writing { desk: self, table: self.table(), durable: None, _turn: turn }
    }
    /// Announces each new entry by its number.
    pub fn watch(&self) -> watch::Receiver<i64> {
        self.news.subscribe()
    }
    /// How many streams are open.
    pub fn watchers(&self) -> usize {
        self.news.receiver_count()
    }
}

/// A table in the hands of its only writer. Readers see what is durable when the writer is done and
/// not before, so that no one is asked for a decision that is then made automatically.
pub(crate) struct Writing<'a> {
    desk: &'a Desk,
    pub table: Arc<Table>,
    /// The table with the last entry in the store, if it is new.
    durable: Option<Arc<Table>>,
    _turn: MutexGuard<'a, ()>,
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        if let Some(table) = self.durable.take() {
            let number = table.number();
            *self.desk.table.write().expect("a table") = table;
            self.desk.news.send_replace(number);
        }
    }
}

impl Deref for Writing<'_> {
    type Target = Table;
    fn deref(&self) -> &Table {
        &self.table
    }
}

/// An acknowledged act: it is durable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ack {
    /// The number of its entry.
    pub number: i64,
    /// It had been acknowledged before, and counts once.
    pub repeated: bool,
}

/// Who sends an entry, and how a repetition is recognised.
pub(crate) struct Bringer {
    pub actor: String,
    pub client: String,
}

/// Number of entries between snapshots.
const SNAPSHOT_EVERY: i64 = 50;
/// The longest id a device may choose for an act.
const MAX_CLIENT: usize = 64;
/// The prefix of ids for entries that the server writes in a person's name; no device can send it.
const OURS: char = '@';

impl Bringer {
    /// A consequence of what a person asked for, under an id that no device can choose.
    pub fn ours(person: &PersonId, what: &str) -> Self {
        Self { actor: person.to_string(), client: format!("{OURS}{what}") }
    }
}

/// Whether a device may choose this id: plain, short, and without the server's prefix.
fn is_client_id(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_graphic() || c == ' ';
    (1..=MAX_CLIENT).contains(&text.len()) && text.chars().all(plain) && !text.starts_with(OURS)
}

impl Hall {
    /// Opens the hall and resumes everything that waits for a bot or a clock.
    pub fn open(store: Store, limits: Limits) -> Arc<Self> {
        let hall = Arc::new(Self {
            store,
            limits,
            thinkers: Thinkers::new(limits.thinkers),
            desks: Mutex::default(),
            quiet: Quiet::default(),
        });
        hall.clone().keep_sweeping();
        hall.clone().keep_purging();
        hall.clone().keep_listening();
        hall
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// A table, loaded from the store if it is not in use.
    pub async fn desk(&self, id: &MatchId) -> Result<Arc<Desk>, Refusal> {
        if let Some(desk) = self.desk_in_use(id) {
            *desk.used.lock().expect("a clock") = now();
            return Ok(desk);
        }
        let table = load(&self.store, id).await?;
        let desk = {
            let mut desks = self.desks.lock().expect("the desks");
            desks.entry(id.clone()).or_insert_with(|| Desk::new(table)).clone()
        };
        if self.store.is_shared() {
            // Another server may have written between reading and listening.
            self.catch_up(&desk, i64::MAX).await?;
        }
        Ok(desk)
    }

    pub(crate) fn desk_in_use(&self, id: &MatchId) -> Option<Arc<Desk>> {
        self.desks.lock().expect("the desks").get(id).cloned()
    }

    pub(crate) fn put(&self, table: Table) -> Arc<Desk> {
        let desk = Desk::new(table);
        let id = desk.table().id.clone();
        self.desks.lock().expect("the desks").insert(id, desk.clone());
        desk
    }

    /// Does what a person asks, durably, before anyone is notified.
    pub async fn act(
        self: &Arc<Self>,
        id: &MatchId,
        person: &PersonId,
        act: Act,
    ) -> Result<Ack, Refusal> {
        if !is_client_id(&act.client) {
            return Err(Refusal::BadClient);
        }
        let desk = self.desk(id).await?;
        let mut table = desk.write().await;
        let mut tries = 0;
        loop {
            if let Some(number) = self.already(&table, person, &act).await? {
                return Ok(Ack { number, repeated: true });
            }
            let entry = table.table.entry_for(person, &act, now())?;
            let bringer = Bringer { actor: person.to_string(), client: act.client.clone() };
            match self.commit(&mut table, entry, bringer).await {
                Ok(number) => {
                    if let Err(why) = self.take_forced(&mut table).await {
                        // The act itself is durable, and the sweeper will try again.
                        tracing::warn!("a decision with one option was not made: {why}");
                    }
                    drop(table);
                    self.drive(&desk);
                    return Ok(Ack { number, repeated: false });
                }
                // Another server was first; the table now has what it wrote.
                Err(Refusal::Store(StoreError::Conflict)) if tries < 3 => tries += 1,
                Err(why) => return Err(why),
            }
        }
    }

    /// Makes people's decisions with one option until someone has a choice.
    pub(crate) async fn take_forced(&self, table: &mut Writing<'_>) -> Result<(), Refusal> {
        while let Some((seat, action)) = table.by_itself() {
            let Some(person) = table.chairs[seat.index()].person() else { return Ok(()) };
            let bringer = Bringer::ours(person, &format!("forced {}", table.number() + 1));
            match self.commit(table, Entry::Played { seat, action }, bringer).await {
                // Another server was first; the table now has what it wrote.
                Ok(_) | Err(Refusal::Store(StoreError::Conflict)) => {}
                Err(why) => return Err(why),
            }
        }
        Ok(())
    }

    /// The number under which the same act was acknowledged before.
    async fn already(
        &self,
        table: &Table,
        person: &PersonId,
        act: &Act,
    ) -> Result<Option<i64>, Refusal> {
        // An act that saw the last entry cannot be in the log yet.
        if act.number >= table.number() {
            return Ok(None);
        }
        Ok(self.store.by_client(table.id.as_str(), person.as_str(), &act.client).await?)
    }

    /// Folds an entry and makes it durable. If that fails, the table is reloaded from the store as
    /// if nothing had happened.
    pub(crate) async fn commit(
        &self,
        table: &mut Writing<'_>,
        entry: impl Into<Checked>,
        bringer: Bringer,
    ) -> Result<i64, Refusal> {
        self.commit_with(table, entry, bringer, None).await
    }

    /// The same together with another match that this entry opens: both become durable, or neither.
    pub(crate) async fn commit_with(
        &self,
        writing: &mut Writing<'_>,
        entry: impl Into<Checked>,
        bringer: Bringer,
        opens: Option<Box<NewMatch>>,
    ) -> Result<i64, Refusal> {
        if writing.flaw().is_some() {
            return Err(Refusal::Stopped);
        }
        let entry = entry.into();
        let body = serde_json::to_string(&entry.entry).expect("an entry is plain data");
        // Readers keep the table as it was until then.
        let table = Arc::make_mut(&mut writing.table);
        // After a restart the system's clock may be behind: time in a log never runs backwards.
        let at = now().max(table.log.last().map_or(0, |last| last.at));
        let stored = match table.fold(entry, at) {
            Ok(()) => {
                let append = Append { opens, ..append(table, at, body, bringer) };
                table.chain = append.hash();
                self.store.append(append).await
            }
            Err(why) => {
                self.reload(writing).await?;
                return Err(why.into());
            }
        };
        match stored {
            Ok(()) => {
                writing.durable = Some(writing.table.clone());
                Ok(writing.number())
            }
            Err(why) => {
                self.reload(writing).await?;
                Err(why.into())
            }
        }
    }

    /// Reloads a table from the store. If even that fails, the desk is dropped, so that no one sees
    /// what is not durable.
    async fn reload(&self, writing: &mut Writing<'_>) -> Result<(), Refusal> {
        match load(&self.store, &writing.id).await {
            Ok(fresh) => {
                writing.table = Arc::new(fresh);
                writing.durable = Some(writing.table.clone());
                Ok(())
            }
            Err(why) => {
                self.desks.lock().expect("the desks").remove(&writing.id);
                Err(why)
            }
        }
    }

    /// Another server has written: reads what.
    pub(crate) async fn catch_up(&self, desk: &Desk, number: i64) -> Result<(), Refusal> {
        let mut writing = desk.write().await;
        // Nothing after a flaw is read.
        if writing.number() < number && writing.flaw().is_none() {
            let missed = self.store.entries(writing.id.as_str(), writing.number()).await?;
            match follow(Arc::make_mut(&mut writing.table), &missed) {
                Ok(()) => writing.durable = Some(writing.table.clone()),
                Err(_) => self.reload(&mut writing).await?,
            }
        }
        Ok(())
    }
}

/// Follows what another server wrote. An error means that it does not fit what is known here.
fn follow(table: &mut Table, missed: &[LogRow]) -> Result<(), BadLog> {
    let id = table.id.clone();
    let mut trail = Trail::after(id.as_str(), table.number(), &table.chain);
    if let Some((entry, _)) = missed.iter().find_map(|row| trail.follow(row, 0)) {
        return Err(BadLog::Order(entry));
    }
    table.chain = trail.hash;
    fold_all(table, missed)
}

fn append(table: &Table, at: i64, body: String, bringer: Bringer) -> Append {
    let number = table.number();
    let snapshot = (number % SNAPSHOT_EVERY == 0).then(|| snapshot_of(table)).flatten();
    Append {
        match_id: table.id.to_string(),
        number,
        at,
        actor: bringer.actor,
        client: bringer.client,
        body,
        before: table.chain.clone(),
        status: table.phase.into(),
        summary: summary(table),
        due: table.due(),
        members: changes_seats(table).then(|| members(table)),
        snapshot,
        opens: None,
    }
}

/// Whether the last entry changed who has which seat.
fn changes_seats(table: &Table) -> bool {
    let last = table.log.last().map(|logged| &logged.entry);
    matches!(last, Some(Entry::Joined { .. } | Entry::StoodUp { .. }))
}

fn snapshot_of(table: &Table) -> Option<Snapshot> {
    let game = table.game()?;
    Some(Snapshot {
        number: table.number(),
        rules: i64::from(table.opening.rules),
        fingerprint: game.fingerprint().to_string(),
        body: serde_json::json!({
            "steps": table.steps(),
            "position": game.position_at(game.steps()),
            "drawn": game.drawn(),
        })
        .to_string(),
    })
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hall")
    }
}
impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Desk(entry {})", *self.news.borrow())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::{Order, Wanted};
    use crate::store::Database;
    use crate::{Clock, Command};
    use patolli_core::Chosen;
    use patolli_games::GameId;

    #[tokio::test(flavor = "multi_thread")]
    async fn who_looks_waits_for_no_writer_and_sees_what_is_durable() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("patolli.db");
        let store = Store::open(&Database::Sqlite(file)).await.expect("a store");
        let hall = Hall::open(store, Limits::default());
        let (ana, _) = hall.welcome("Ana").await.expect("a guest");
        let order = Order {
            game: GameId::Zapotec,
            options: Chosen::new(),
            edition: None,
            seats: vec![Wanted::Me, Wanted::Friend],
            clock: Clock::None,
            pace: 0,
            watch: true,
            at_once: false,
        };
        let id = hall.order(&ana, &order).await.expect("a table");
        let desk = hall.desk(&id).await.expect("a desk");
        let mut writing = desk.write().await;
        let before = desk.table().number();
        let seat = patolli_core::Seat::new(0);
        let word = Command::AddWord("moon".to_string());
        let act = Act { seat, number: before, client: "1".to_string(), command: word };
        let entry = writing.table.entry_for(&ana.id, &act, now()).expect("an entry");
        let bringer = Bringer::ours(&ana.id, "word");
        assert_eq!(hall.commit(&mut writing, entry, bringer).await.expect("durable"), before + 1);
        assert_eq!(desk.table().number(), before, "the writer may continue");
        drop(writing);
        assert_eq!(desk.table().number(), before + 1);
    }
}
