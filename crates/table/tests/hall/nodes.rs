//! Two servers on one PostgreSQL database.

use crate::given::*;
use patolli_table::store::{Database, Store};
use patolli_table::{Command, Hall, Limits, Phase, Wanted};
use patolli_testkit::postgres::Postgres;
use std::sync::Arc;
use std::time::Duration;

async fn node(url: &str) -> Arc<Hall> {
    let store = Store::open(&Database::Postgres(url.to_string())).await.expect("a store");
    Hall::open(store, Limits::default())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_play_one_match_and_hear_of_each_other() {
    let postgres = Postgres::start();
    let url = postgres.url("postgres");
    let (east, west) = (node(&url).await, node(&url).await);
    let ana = ana(&east).await;
    let seats = vec![Wanted::Me, Wanted::BesideMe("Ben".into()), bot()];
    let id = east.order(&ana, &order(seats)).await.expect("a table");
    let (there, here) =
        (east.desk(&id).await.expect("a desk"), west.desk(&id).await.expect("a desk"));
    let mut heard = here.watch();
    // Each person plays on another server; a late one gets a refusal and reads the table again.
    for turn in 0..4000 {
        let (hall, desk) = if turn % 2 == 0 { (&east, &there) } else { (&west, &here) };
        // One read at a time: a second one would wait for a writer that waits for the first.
        let (phase, seat) = {
            let table = desk.table();
            (table.phase, table.to_act().and(table.people()).first())
        };
        if phase == Phase::Over {
            break;
        }
        let Some(seat) = seat else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let Some(action) = first_legal(desk, seat).await else { continue };
        // A refusal means that the other server was first.
        let _ = act(hall, &id, &ana, seat, Command::Play(action)).await;
    }
    tokio::time::timeout(Duration::from_secs(10), async {
        while here.table().phase != Phase::Over || there.table().phase != Phase::Over {
            let _ = tokio::time::timeout(Duration::from_millis(200), heard.changed()).await;
        }
    })
    .await
    .expect("both servers see the end");
    let (a, b) = (there.table(), here.table());
    assert_eq!(a.log, b.log, "one log");
    let numbers: Vec<_> = a.log.iter().map(|line| line.number).collect();
    assert_eq!(numbers, (1..=a.number()).collect::<Vec<_>>());
}
