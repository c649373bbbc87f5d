//! Halls, people and tables for tests.

use patolli_bots::Level;
use patolli_core::{Chosen, Seat};
use patolli_games::GameId;
use patolli_table::store::{Database, Store};
use patolli_table::{
    Ack, Act, Clock, Command, Desk, Hall, Limits, MatchId, Order, Person, Phase, Refusal, Wanted,
};
use std::sync::Arc;
use std::time::Duration;

/// A hall on a temporary file, deleted with it.
pub struct Given {
    pub hall: Arc<Hall>,
    pub file: std::path::PathBuf,
    _folder: Arc<tempfile::TempDir>,
}

pub async fn hall() -> Given {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let file = folder.path().join("patolli.db");
    let hall = open(&file).await;
    Given { hall, file, _folder: folder }
}

pub async fn open(file: &std::path::Path) -> Arc<Hall> {
    let store = Store::open(&Database::Sqlite(file.to_path_buf())).await.expect("a store");
    Hall::open(store, Limits::default())
}

impl Given {
    /// The same file with a new hall, as after a restart.
    pub async fn restart(self) -> Self {
        let Self { hall, file, _folder } = self;
        drop(hall);
        // The old hall's tasks end within a round of the sweeper.
        for _ in 0..100 {
            match Store::open(&Database::Sqlite(file.clone())).await {
                Ok(store) => {
                    return Self { hall: Hall::open(store, Limits::default()), file, _folder };
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
        panic!("the file stays locked");
    }
}

pub async fn ana(hall: &Hall) -> Person {
    hall.welcome("Ana").await.expect("a guest").0
}

pub fn order(seats: Vec<Wanted>) -> Order {
    Order {
        game: GameId::Zapotec,
        options: Chosen::new(),
        edition: None,
        seats,
        clock: Clock::None,
        pace: 0,
        watch: true,
        at_once: true,
    }
}

pub fn bot() -> Wanted {
    Wanted::Bot(Level::Random)
}

pub const FIRST: Seat = Seat::new(0);
pub const SECOND: Seat = Seat::new(1);

/// Does something with the current number of the table.
pub async fn act(
    hall: &Arc<Hall>,
    id: &MatchId,
    person: &Person,
    seat: Seat,
    command: Command,
) -> Result<Ack, Refusal> {
    let number = hall.desk(id).await?.table().number();
    let client = format!("{number} {seat} {command:?}");
    let client = client.chars().filter(char::is_ascii).take(60).collect();
    hall.act(id, &person.id, Act { seat, number, client, command }).await
}

/// The first thing the seat may do, if it is its turn.
pub async fn first_legal(desk: &Desk, seat: Seat) -> Option<String> {
    let table = desk.table();
    table.game()?.legal(seat).into_iter().next()
}

/// Waits until no bot has to move.
pub async fn settled(desk: &Desk) {
    let mut news = desk.watch();
    for _ in 0..1000 {
        let table = desk.table();
        let people = table.people();
        if table.phase != Phase::Playing || !table.to_act().and(people).is_empty() {
            let bots_wait = table.to_act().without(people).is_empty();
            if bots_wait {
                return;
            }
        }
        drop(table);
        let _ = tokio::time::timeout(Duration::from_secs(5), news.changed()).await;
    }
    panic!("the bots never settle");
}

/// A person plays the first legal action this many times, while bots answer.
pub async fn play_on(hall: &Arc<Hall>, id: &MatchId, person: &Person, seat: Seat, moves: usize) {
    let desk = hall.desk(id).await.expect("a desk");
    for _ in 0..moves {
        settled(&desk).await;
        let Some(action) = first_legal(&desk, seat).await else { return };
        act(hall, id, person, seat, Command::Play(action)).await.expect("a legal move");
    }
}
