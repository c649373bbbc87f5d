//! What only PostgreSQL guarantees: several servers on one database.

use std::time::Duration;

use patolli_table::store::{Append, Database, Notice, Store, StoreError};
use patolli_testkit::postgres::Postgres;
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use crate::given::{Place, a_match, entry, on_postgres};

const END_ALL: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                       WHERE application_name = 'patolli'";

async fn next(notices: &mut Receiver<Notice>) -> Notice {
    timeout(Duration::from_secs(20), notices.recv()).await.expect("in time").expect("a notice")
}

/// The notices of a store that is certain to listen by now: it has received a test notice.
async fn listening(store: &Store, place: &Place) -> Receiver<Notice> {
    let mut notices = store.notices();
    let mut called = false;
    while !called {
        place.behind("NOTIFY patolli, '0 caller anybody'").await;
        let heard = timeout(Duration::from_millis(200), notices.recv()).await;
        called = matches!(heard, Ok(Ok(Notice::Match { number: 0, .. })));
    }
    notices
}

/// The next entry that is announced, past test notices and reconnections.
async fn next_entry(notices: &mut Receiver<Notice>) -> (i64, String) {
    loop {
        if let Notice::Match { id, number: number @ 1.., node } = next(notices).await {
            assert_eq!(id, "a match");
            return (number, node);
        }
    }
}

/// One test for all, because starting a server takes longer than they do.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_share_a_database() {
    let server = Postgres::start();
    servers_that_start_together_make_one_schema(&server).await;
    servers_hear_of_each_other(&server).await;
    of_two_servers_one_wins(&server).await;
    a_dead_connection_is_replaced(&server).await;
    work_that_is_cut_off_is_done_once(&server).await;
    a_schema_that_may_only_be_read_says_so(&server).await;
    what_is_wrong_is_said_without_the_password(&server).await;
}

async fn servers_that_start_together_make_one_schema(server: &Postgres) {
    let place = Place::postgres(server, "together").await;
    let starts: Vec<_> = (0..6)
        .map(|_| {
            let database = place.database.clone();
            tokio::spawn(async move { Store::open(&database).await.map(drop) })
        })
        .collect();
    for start in starts {
        start.await.unwrap().unwrap();
    }
}

async fn servers_hear_of_each_other(server: &Postgres) {
    let place = Place::postgres(server, "notices").await;
    let (here, there) = (place.open().await, place.open().await);
    assert_ne!(here.node(), there.node());
    assert!(here.is_shared());
    let mut notices = listening(&there, &place).await;
    here.create_match(a_match("a match")).await.unwrap();
    here.append(entry("a match", 2)).await.unwrap();
    // What did not happen is not announced.
    assert_eq!(here.append(entry("a match", 2)).await, Err(StoreError::Conflict));
    there.append(entry("a match", 3)).await.unwrap();
    for (number, by) in [(1, &here), (2, &here), (3, &there)] {
        assert_eq!(next_entry(&mut notices).await, (number, by.node().to_owned()));
    }
    // A listener that is notified of an entry can read it.
    assert_eq!(there.entries("a match", 0).await.unwrap().len(), 3);
}

async fn of_two_servers_one_wins(server: &Postgres) {
    let place = Place::postgres(server, "rivals").await;
    let (here, there) = (place.open().await, place.open().await);
    here.create_match(a_match("m")).await.unwrap();
    for number in 2..40 {
        let by = |actor: &str| Append { actor: actor.to_owned(), ..entry("m", number) };
        let (ana, ben) = tokio::join!(here.append(by("ana")), there.append(by("ben")));
        assert!(ana.is_ok() != ben.is_ok(), "{ana:?} {ben:?}");
    }
    assert_eq!(here.entries("m", 0).await.unwrap().len(), 39);
}

async fn a_dead_connection_is_replaced(server: &Postgres) {
    let place = Place::postgres(server, "deaths").await;
    let store = place.open().await;
    let mut notices = listening(&store, &place).await;
    store.create_match(a_match("a match")).await.unwrap();
    assert_eq!(next_entry(&mut notices).await.0, 1);
    for number in 2..6 {
        on_postgres(&server.url("postgres"), END_ALL).await;
        store.append(entry("a match", number)).await.unwrap();
        assert_eq!(store.entries("a match", 0).await.unwrap().len(), number as usize);
    }
    // Entries were stored while no one listened: listeners must read again.
    while next(&mut notices).await != Notice::Resync {}
    let mut notices = listening(&store, &place).await;
    store.append(entry("a match", 6)).await.unwrap();
    while next_entry(&mut notices).await.0 != 6 {}
}

/// The connection dies in the middle of a transaction, while it waits for a row.
async fn work_that_is_cut_off_is_done_once(server: &Postgres) {
    let place = Place::postgres(server, "cut_off").await;
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    let holds = "BEGIN; SELECT head FROM matches WHERE id = 'm' FOR UPDATE; \
                 SELECT pg_sleep(0.5); COMMIT";
    let cut_off = async {
        tokio::time::sleep(Duration::from_millis(250)).await;
        on_postgres(&server.url("postgres"), END_ALL).await;
    };
    let append = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        store.append(entry("m", 2)).await
    };
    let ((), (), stored) = tokio::join!(place.behind(holds), cut_off, append);
    assert_eq!(stored, Ok(()));
    assert_eq!(store.entries("m", 0).await.unwrap().len(), 2);
}

async fn a_schema_that_may_only_be_read_says_so(server: &Postgres) {
    let place = Place::postgres(server, "stone").await;
    place.open().await.create_match(a_match("m")).await.unwrap();
    let Database::Postgres(url) = &place.database else { panic!("PostgreSQL") };
    let store = place.open().await;
    place.behind("ALTER DATABASE stone SET default_transaction_read_only = on").await;
    on_postgres(&server.url("postgres"), END_ALL).await;
    assert_eq!(store.append(entry("m", 2)).await, Err(StoreError::ReadOnly));
    assert_eq!(store.entries("m", 0).await.unwrap().len(), 1);
    assert_eq!(Store::open(&place.database).await.unwrap_err(), StoreError::ReadOnly);
    on_postgres(
        &format!("{url}?options=-c%20default_transaction_read_only%3Doff"),
        "ALTER DATABASE stone RESET default_transaction_read_only",
    )
    .await;
    on_postgres(&server.url("postgres"), END_ALL).await;
    store.append(entry("m", 2)).await.unwrap();
}

async fn what_is_wrong_is_said_without_the_password(server: &Postgres) {
    let good = server.url("nowhere").replace("patolli@", "patolli:hunter2@");
    for url in [
        good.clone(),
        good.replace("127.0.0.1", "hunter2@127.0.0.1"),
        "postgres://patolli:hunter2@127.0.0.1:1/patolli".to_owned(),
        "postgres://patolli:hunter2@127.0.0.1:hunter2/x".to_owned(),
        "postgres://patolli:%zzhunter2@127.0.0.1/x?hunter2=hunter2".to_owned(),
    ] {
        let error = Store::open(&Database::Postgres(url)).await.unwrap_err();
        assert!(!format!("{error} {error:?}").contains("hunter2"), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_gives_a_passing_error() {
    let server = Postgres::start();
    let place = Place::postgres(&server, "gone").await;
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    drop(server);
    let error = store.append(entry("m", 2)).await.unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
    assert!(error.is_passing());
    assert!(store.ping().await.unwrap_err().is_passing());
}
