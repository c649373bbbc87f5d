//! The schema and its versions.

use patolli_table::store::{Store, StoreError};

use crate::given::{Place, a_match};

pub async fn opening_twice_changes_nothing(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(store.entries("m", 0).await.unwrap().len(), 1);
}

pub async fn a_newer_schema_is_refused(place: &Place) {
    drop(place.open().await);
    place.behind("INSERT INTO schema_version (version, applied) VALUES (1000, 0)").await;
    match Store::open(&place.database).await {
        Err(StoreError::Newer { found: 1000, known }) => assert!(known < 1000),
        other => panic!("{other:?}"),
    }
    place.behind("DELETE FROM schema_version WHERE version = 1000").await;
    place.open().await.ping().await.unwrap();
}

pub async fn the_storage_says_that_it_is_well(place: &Place) {
    let store = place.open().await;
    store.ping().await.unwrap();
    let twin = store.clone();
    assert_eq!(store.node(), twin.node());
    assert_eq!(store.node().len(), 16);
}
