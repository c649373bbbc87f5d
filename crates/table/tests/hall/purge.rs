//! Tables that were cancelled or never started are removed after a while.

use crate::given::*;
use patolli_table::store::{Database, Store};
use patolli_table::{Command, Hall, Limits, MatchId, Order, Person, Phase, Refusal, Wanted, now};
use patolli_testkit::postgres::Postgres;
use std::sync::Arc;
use std::time::Duration;

const DAY: i64 = 24 * 3_600_000;

async fn friends(hall: &Arc<Hall>, host: &Person) -> MatchId {
    let friends = Order { at_once: false, ..order(vec![Wanted::Me, Wanted::Friend]) };
    hall.order(host, &friends).await.expect("a table")
}

async fn exists(hall: &Hall, id: &MatchId) -> bool {
    !matches!(hall.desk(id).await, Err(Refusal::NoMatch))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_later_only_matches_that_were_played_are_left() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let waiting = friends(hall, &ana).await;
    let link = hall.invite(&ana, &waiting, SECOND).await.expect("a link");
    let begun = hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    let cancelled = hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    settled(&hall.desk(&cancelled).await.expect("a desk")).await;
    act(hall, &cancelled, &ana, FIRST, Command::Cancel).await.expect("cancelled");
    let over = hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    play_on(hall, &over, &ana, FIRST, 2000).await;

    assert_eq!(hall.purge(now() + 6 * DAY).await.expect("purged"), 0, "too early");
    let mut news = hall.desk(&cancelled).await.expect("a desk").watch();
    news.borrow_and_update();
    assert_eq!(hall.purge(now() + 8 * DAY).await.expect("purged"), 2);
    assert!(news.changed().await.is_err(), "its streams end");
    for (id, left) in [(&waiting, false), (&cancelled, false), (&begun, true), (&over, true)] {
        assert_eq!(exists(hall, id).await, left);
    }
    let ben = hall.welcome("Ben").await.expect("a guest").0;
    assert!(matches!(hall.join(&ben, &link).await, Err(Refusal::NoInvite)));
    assert_eq!(hall.matches_of(&ana).await.expect("a list").len(), 2);
    assert_eq!(hall.purge(now() + 999 * DAY).await.expect("purged"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_where_someone_waits_stays() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let (watched, left) = (friends(hall, &ana).await, friends(hall, &ana).await);
    let stream = hall.desk(&watched).await.expect("a desk").watch();
    assert_eq!(hall.purge(now() + 8 * DAY).await.expect("purged"), 1);
    assert!(exists(hall, &watched).await && !exists(hall, &left).await);
    drop(stream);
    assert_eq!(
        hall.purge(now() + 14 * DAY).await.expect("purged"),
        0,
        "a week after the last visit"
    );
    assert_eq!(hall.purge(now() + 16 * DAY).await.expect("purged"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_bounded_and_can_be_switched_off() {
    let given = hall().await;
    let mut guests = Vec::new();
    for n in 0..5 {
        guests.push(given.hall.welcome(&format!("Guest {n}")).await.expect("a guest").0);
    }
    for guest in &guests {
        for _ in 0..45 {
            friends(&given.hall, guest).await;
        }
    }
    assert_eq!(given.hall.purge(now() + 8 * DAY).await.expect("purged"), 200);
    assert_eq!(given.hall.purge(now() + 8 * DAY).await.expect("purged"), 25);

    let folder = tempfile::tempdir().expect("a folder");
    let database = Database::Sqlite(folder.path().join("patolli.db"));
    let store = Store::open(&database).await.expect("a store");
    let hall = Hall::open(store, Limits { purge_after: None, ..Limits::default() });
    let id = friends(&hall, &ana(&hall).await).await;
    assert_eq!(hall.purge(i64::MAX).await.expect("asked"), 0);
    assert!(exists(&hall, &id).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_was_cancelled_or_removed_can_be_offered_again() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let id = hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    play_on(hall, &id, &ana, FIRST, 2000).await;
    let first = hall.rematch(&ana, &id).await.expect("a rematch");
    assert_eq!(hall.purge(now() + 8 * DAY).await.expect("purged"), 1);
    let second = hall.rematch(&ana, &id).await.expect("another");
    assert_ne!(first, second);
    act(hall, &second, &ana, SECOND, Command::Cancel).await.expect("cancelled");
    let third = hall.rematch(&ana, &id).await.expect("a third");
    let phase = hall.desk(&third).await.expect("a desk").table().phase;
    assert_eq!(phase, Phase::Gathering);
    let given = given.restart().await;
    assert_eq!(given.hall.rematch(&ana, &id).await.expect("the log has all of it"), third);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_server_forgets_a_removed_table_and_keeps_one_in_use() {
    let postgres = Postgres::start();
    let database = Database::Postgres(postgres.url("postgres"));
    let node = async || {
        let store = Store::open(&database).await.expect("a store");
        Hall::open(store, Limits::default())
    };
    let (east, west) = (node().await, node().await);
    let ana = ana(&east).await;
    let (left, watched) = (friends(&east, &ana).await, friends(&east, &ana).await);
    let _stream = west.desk(&watched).await.expect("a desk").watch();
    west.desk(&left).await.expect("a desk");
    // The round of the server with the stream comes in time.
    west.purge(now() + 4 * DAY).await.expect("purged");
    assert_eq!(east.purge(now() + 8 * DAY).await.expect("purged"), 1);
    assert!(exists(&east, &watched).await);
    let forgotten = async {
        while exists(&west, &left).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), forgotten).await.expect("west is notified");
}
