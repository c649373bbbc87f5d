//! Killed servers and the moves they had acknowledged.

use crate::server::Server;
use patolli_core::Quick;
use patolli_table::store::{Database, Store};
use patolli_testkit::postgres::Postgres;
use patolli_web::load::{Acked, Player};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::task::JoinHandle;

/// Kills on one machine; a power cut takes seconds, a kill some milliseconds.
const KILLS: usize = 200;
const PLAYERS: u64 = 6;

/// A player who plays until the server is gone, and the moves acknowledged to them.
struct Guest {
    player: Player,
    promised: Vec<Acked>,
}

async fn arrive(address: SocketAddr) -> Vec<Guest> {
    let mut guests = Vec::new();
    for seed in 0..PLAYERS {
        let player = Player::arrive(address, seed).await.expect("a seat");
        guests.push(Guest { player, promised: Vec::new() });
    }
    guests
}

/// Everyone plays until their server dies. The move in progress is sent again later.
fn play(guests: Vec<Guest>, address: impl Fn(usize) -> SocketAddr) -> Vec<JoinHandle<Guest>> {
    let place = |(i, guest): (usize, Guest)| {
        let address = address(i);
        tokio::spawn(async move { until_the_end(guest, address).await })
    };
    guests.into_iter().enumerate().map(place).collect()
}

async fn until_the_end(mut guest: Guest, address: SocketAddr) -> Guest {
    guest.player.client().move_to(address);
    if guest.player.client().reconnect().await.is_err() {
        return guest;
    }
    loop {
        if guest.player.prepare().await.is_err() {
            return guest;
        }
        match guest.player.play().await {
            Ok(acked) => guest.promised.extend(acked),
            Err(_) => return guest,
        }
    }
}

async fn gather(tasks: Vec<JoinHandle<Guest>>) -> Vec<Guest> {
    let mut guests = Vec::new();
    for task in tasks {
        guests.push(task.await.expect("a guest"));
    }
    guests
}

/// Every acknowledged move is in the log once, at its number, and the numbers have no gap.
async fn check(store: &Store, guests: &[Guest]) -> usize {
    let mut checked = 0;
    for promise in guests.iter().flat_map(|guest| &guest.promised) {
        let log = store.entries(&promise.match_id, 0).await.expect("the log");
        let numbers = log.iter().map(|line| line.number);
        assert!(numbers.eq(1..=log.len() as i64), "{}: a gap", promise.match_id);
        let mine: Vec<_> = log.iter().filter(|line| line.client == promise.client).collect();
        assert_eq!(mine.len(), 1, "{promise:?} stands {} times", mine.len());
        assert_eq!(mine[0].number, promise.number, "{promise:?}");
        assert!(mine[0].body.contains(&format!("\"{}\"", promise.action)), "{promise:?}");
        checked += 1;
    }
    checked
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_or_doubled_by_two_hundred_kills() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let mut dice = Quick::new(2026);
    let mut server = Server::start(&["--data", data]);
    let mut guests = arrive(server.address).await;
    for kill in 0..KILLS {
        let address = server.address;
        let tasks = play(guests, |_| address);
        let moment = u64::from(dice.below(150));
        tokio::time::sleep(Duration::from_millis(moment)).await;
        server.kill();
        guests = gather(tasks).await;
        if kill + 1 < KILLS {
            server = Server::start(&["--data", data]);
        }
    }
    let database = Database::Sqlite(folder.path().join("patolli.db"));
    let store = Store::open(&database).await.expect("the file is intact");
    let checked = check(&store, &guests).await;
    assert!(checked > KILLS, "{checked} moves are too few to judge");
    println!("{KILLS} kills, {checked} acknowledged moves, none lost, none duplicated");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_lose_nothing_when_one_dies() {
    let postgres = Postgres::start();
    let url = postgres.url("postgres");
    let place = ["--database", url.as_str()];
    let mut dice = Quick::new(52);
    let mut servers = [Server::start(&place), Server::start(&place)];
    let mut guests = arrive(servers[0].address).await;
    for round in 0..20 {
        let (dying, staying) = (round % 2, (round + 1) % 2);
        let addresses = [servers[0].address, servers[1].address];
        // Everyone on the dying server continues on the other one.
        let tasks = play(guests, |i| addresses[(i + round) % 2]);
        let moment = 50 + u64::from(dice.below(200));
        tokio::time::sleep(Duration::from_millis(moment)).await;
        servers[dying].kill();
        servers[dying] = Server::start(&place);
        servers[staying].kill();
        servers[staying] = Server::start(&place);
        guests = gather(tasks).await;
    }
    let store = Store::open(&Database::Postgres(url.clone())).await.expect("the database");
    let checked = check(&store, &guests).await;
    assert!(checked > 100, "{checked} moves are too few to judge");
    println!("40 kills of two servers, {checked} acknowledged moves, none lost, none duplicated");
}
