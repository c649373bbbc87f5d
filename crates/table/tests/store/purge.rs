//! Tables that were cancelled or never started are removed, and nothing else.

use patolli_table::store::{Append, Invite, NewMatch, Snapshot, Status, StoreError};

use crate::given::{Place, a_match, entry};

const LIFE: [(&str, Status); 4] = [
    ("new", Status::Gathering),
    ("off", Status::Cancelled),
    ("played", Status::Playing),
    ("over", Status::Over),
];

fn invite(match_id: &str, created: i64) -> Invite {
    Invite { hash: format!("to {match_id}"), match_id: match_id.to_owned(), seat: 1, created }
}

pub async fn only_what_came_to_nothing_is_stale(place: &Place) {
    let store = place.open().await;
    for (at, (id, status)) in (1000..).zip(LIFE) {
        store.create_match(NewMatch { status, at, ..a_match(id) }).await.unwrap();
    }
    assert_eq!(store.stale(1000, 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.stale(9999, 10).await.unwrap(), ["new", "off"]);
    assert_eq!(store.stale(9999, 1).await.unwrap(), ["new"]);
    for (id, status) in LIFE {
        let gone = matches!(status, Status::Gathering | Status::Cancelled);
        assert_eq!(store.purge(id, 9999).await.unwrap(), gone, "{id}");
        assert_eq!(store.match_row(id).await.unwrap().is_none(), gone, "{id}");
        assert_eq!(store.entries(id, 0).await.unwrap().is_empty(), gone, "{id}");
    }
    assert!(!store.purge("new", 9999).await.unwrap(), "it is already gone");
}

pub async fn a_removed_match_leaves_nothing(place: &Place) {
    let store = place.open().await;
    for id in ["m", "kept"] {
        store.create_match(a_match(id)).await.unwrap();
        store.add_invite(invite(id, 5)).await.unwrap();
        let (status, body) = (Status::Cancelled, "{}".to_owned());
        let snapshot = Snapshot { number: 2, rules: 1, fingerprint: "f".to_owned(), body };
        let snapshot = Some(snapshot);
        store.append(Append { status, snapshot, ..entry(id, 2) }).await.unwrap();
    }
    assert!(store.purge("m", 9999).await.unwrap());
    assert_eq!(store.root("m").await.unwrap(), None);
    assert_eq!(store.last_snapshot("m").await.unwrap(), None);
    assert_eq!(store.invite("to m").await.unwrap(), None);
    assert_eq!(store.append(entry("m", 3)).await, Err(StoreError::Conflict), "a late writer");
    let mine = store.matches_of("ana", 10).await.unwrap();
    assert_eq!(mine.iter().map(|(row, _)| row.id.as_str()).collect::<Vec<_>>(), ["kept"]);
    assert_eq!(store.entries("kept", 0).await.unwrap().len(), 2);
    assert!(store.last_snapshot("kept").await.unwrap().is_some());
    store.create_match(a_match("m")).await.unwrap();
}

pub async fn what_is_in_use_is_not_stale(place: &Place) {
    let store = place.open().await;
    for id in ["kept", "invited", "off"] {
        store.create_match(a_match(id)).await.unwrap();
    }
    store.append(Append { status: Status::Cancelled, ..entry("off", 2) }).await.unwrap();
    store.add_invite(invite("invited", 5000)).await.unwrap();
    store.keep("kept", 2000, 5000).await.unwrap();
    store.keep("off", 2000, 5000).await.unwrap();
    assert_eq!(store.stale(5000, 10).await.unwrap(), ["off"]);
    for id in ["kept", "invited"] {
        assert!(!store.purge(id, 5000).await.unwrap(), "{id}");
    }
    store.keep("kept", 5000, 9000).await.unwrap();
    assert_eq!(store.match_row("kept").await.unwrap().unwrap().updated, 5000, "noted before");
    assert_eq!(store.stale(5001, 10).await.unwrap().len(), 3);
}
