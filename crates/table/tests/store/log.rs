//! The log of a match.

use patolli_table::store::{Append, MatchRow, Snapshot, Status, StoreError};

use crate::given::{Place, a_match, entry};

pub async fn a_match_comes_back_as_it_was_stored(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    let row = store.match_row("m").await.unwrap().unwrap();
    let expected = MatchRow {
        id: "m".to_owned(),
        game: "zapotec".to_owned(),
        status: Status::Gathering,
        head: 1,
        listed: true,
        created: 1000,
        updated: 1000,
        due: None,
        summary: "{}".to_owned(),
        stopped: false,
    };
    assert_eq!(row, expected);
    let root = store.root("m").await.unwrap().unwrap();
    assert_eq!((root.secret.as_str(), root.head), (r#"{"seed":"00"}"#, 1));
    assert_eq!((root.chain, root.unchained, root.stopped), (a_match("m").hash(), 0, false));
    let log = store.entries("m", 0).await.unwrap();
    assert_eq!((log.len(), log[0].number, log[0].at), (1, 1, 1000));
    assert_eq!((log[0].actor.as_str(), log[0].client.as_str()), ("ana", "open"));
    assert_eq!(log[0].body, r#"{"opened":1}"#);
    assert_eq!(log[0].hash, a_match("m").hash());

    assert_eq!(store.match_row("nobody").await.unwrap(), None);
    assert!(store.root("nobody").await.unwrap().is_none());
    assert_eq!(store.entries("nobody", 0).await.unwrap(), []);
}

pub async fn an_id_is_taken_once(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    assert_eq!(store.create_match(a_match("m")).await, Err(StoreError::Conflict));
    assert_eq!(store.entries("m", 0).await.unwrap().len(), 1);
}

pub async fn entries_follow_each_other(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    for number in 2..=4 {
        let append = Append { due: Some(number * 10), ..entry("m", number) };
        store.append(append).await.unwrap();
    }
    let numbers: Vec<_> =
        store.entries("m", 2).await.unwrap().into_iter().map(|row| row.number).collect();
    assert_eq!(numbers, [3, 4]);
    let row = store.match_row("m").await.unwrap().unwrap();
    assert_eq!((row.head, row.updated, row.due), (4, 1004, Some(40)));
    assert_eq!((row.status, row.summary.as_str()), (Status::Playing, "after 4"));
    assert_eq!(row.created, 1000);
}

pub async fn a_stale_number_is_a_conflict_and_changes_nothing(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    store.append(entry("m", 2)).await.unwrap();
    let before = store.match_row("m").await.unwrap();
    for number in [1, 2, 4] {
        let client = format!("late {number}");
        let late = Append { client, members: Some(Vec::new()), ..entry("m", number) };
        assert_eq!(store.append(late).await, Err(StoreError::Conflict), "{number}");
    }
    assert_eq!(store.append(entry("nobody", 1)).await, Err(StoreError::Conflict));
    assert_eq!(store.match_row("m").await.unwrap(), before);
    assert_eq!(store.entries("m", 0).await.unwrap().len(), 2);
    assert_eq!(store.matches_of("ana", 10).await.unwrap().len(), 1);
}

pub async fn the_same_request_counts_once(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    store.append(entry("m", 2)).await.unwrap();
    // The number is the next one, but this client's request was stored as number 2.
    let again = Append { client: "c2".to_owned(), ..entry("m", 3) };
    assert_eq!(store.append(again.clone()).await, Err(StoreError::Conflict));
    assert_eq!(store.by_client("m", "ana", "c2").await.unwrap(), Some(2));
    assert_eq!(store.match_row("m").await.unwrap().unwrap().head, 2);
    // Another actor may use the same id, and so may the same one in another match.
    store.append(Append { actor: "ben".to_owned(), ..again }).await.unwrap();
    assert_eq!(store.by_client("m", "ben", "c2").await.unwrap(), Some(3));
    assert_eq!(store.by_client("m", "cy", "c2").await.unwrap(), None);
    assert_eq!(store.by_client("other", "ana", "c2").await.unwrap(), None);
}

pub async fn of_two_writers_one_wins(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    for number in 2..30 {
        let by = |actor: &str| Append { actor: actor.to_owned(), ..entry("m", number) };
        let (ana, ben) = tokio::join!(store.append(by("ana")), store.append(by("ben")));
        let mut both = [ana, ben];
        both.sort_by_key(Result::is_err);
        assert_eq!(both, [Ok(()), Err(StoreError::Conflict)], "{number}");
    }
    assert_eq!(store.entries("m", 0).await.unwrap().len(), 29);
}

/// Sixteen tasks each want to write ten entries and take the next number they see.
pub async fn many_writers_leave_no_gap(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    let writers = (0..16).map(|writer| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut done = 0;
            while done < 10 {
                let head = store.match_row("m").await.unwrap().unwrap().head;
                let (actor, client) = (format!("w{writer}"), format!("{done}"));
                match store.append(Append { actor, client, ..entry("m", head + 1) }).await {
                    Ok(()) => done += 1,
                    Err(error) => assert_eq!(error, StoreError::Conflict),
                }
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    let log = store.entries("m", 0).await.unwrap();
    assert!(log.iter().map(|row| row.number).eq(1..=161));
}

pub async fn only_the_last_snapshot_is_kept(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    assert_eq!(store.last_snapshot("m").await.unwrap(), None);
    let snapshot = |number| Snapshot {
        number,
        rules: 3,
        fingerprint: format!("f{number}"),
        body: "{}".to_owned(),
    };
    for number in [2, 3] {
        let append = Append { snapshot: Some(snapshot(number)), ..entry("m", number) };
        store.append(append).await.unwrap();
    }
    store.append(entry("m", 4)).await.unwrap();
    let stored = store.last_snapshot("m").await.unwrap().unwrap();
    assert_eq!((stored.snapshot, stored.seal.len()), (snapshot(3), 64));
}

pub async fn strange_texts_come_back(place: &Place) {
    let store = place.open().await;
    let body = format!("'; DROP TABLE entries; -- $1 ? é 玛雅 🐆 {}", "long ".repeat(100_000));
    let new = patolli_table::store::NewMatch { body: body.clone(), ..a_match("m’; --") };
    store.create_match(new).await.unwrap();
    assert_eq!(store.entries("m’; --", 0).await.unwrap()[0].body, body);
}
