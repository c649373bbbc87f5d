//! What lists, clocks and the lobby ask.

use patolli_table::store::{Append, NewMatch, Status, Store};

use crate::given::{Place, a_match, entry};

pub async fn due_matches_come_in_order(place: &Place) {
    let store = place.open().await;
    for (id, due) in [("late", Some(30)), ("soon", Some(10)), ("never", None), ("now", Some(20))] {
        store.create_match(NewMatch { due, ..a_match(id) }).await.unwrap();
    }
    assert_eq!(store.due(9, 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due(20, 10).await.unwrap(), ["soon", "now"]);
    assert_eq!(store.due(99, 2).await.unwrap(), ["soon", "now"]);
    store.append(entry("soon", 2)).await.unwrap();
    assert_eq!(store.due(99, 10).await.unwrap(), ["now", "late"]);
}

pub async fn members_are_replaced(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    let members = vec![("ben".to_owned(), "1".to_owned()), ("cy".to_owned(), "0,2".to_owned())];
    store.append(Append { members: Some(members), ..entry("m", 2) }).await.unwrap();
    store.append(entry("m", 3)).await.unwrap();
    assert!(seats_of(&store, "ana").await.is_empty());
    assert_eq!(seats_of(&store, "ben").await, ["m 1"]);
    assert_eq!(seats_of(&store, "cy").await, ["m 0,2"]);
}

async fn seats_of(store: &Store, person: &str) -> Vec<String> {
    let rows = store.matches_of(person, 10).await.unwrap();
    rows.into_iter().map(|(row, seats)| format!("{} {seats}", row.id)).collect()
}

pub async fn open_matches_are_counted_and_come_first(place: &Place) {
    let store = place.open().await;
    for (at, (id, status)) in (100..).zip([
        ("new", Status::Gathering),
        ("played", Status::Playing),
        ("over", Status::Over),
        ("off", Status::Cancelled),
    ]) {
        store.create_match(NewMatch { status, at, ..a_match(id) }).await.unwrap();
    }
    assert_eq!(store.open_matches_of("ana").await.unwrap(), 2);
    assert_eq!(store.open_matches_of("ben").await.unwrap(), 0);
    let members = Some(vec![("ben".to_owned(), "1".to_owned())]);
    store.create_match(a_match("left")).await.unwrap();
    store.append(Append { members, ..entry("left", 2) }).await.unwrap();
    assert_eq!(store.open_matches_of("ana").await.unwrap(), 2, "she left that one");
    assert_eq!(store.open_matches_of("ben").await.unwrap(), 0, "he did not open it");
    assert_eq!(seats_of(&store, "ana").await, ["played 0", "new 0", "off 0", "over 0"]);
    assert_eq!(store.matches_of("ana", 1).await.unwrap()[0].0.id, "played");
}

pub async fn the_lobby_shows_what_may_be_watched(place: &Place) {
    let store = place.open().await;
    for (at, (id, status, listed)) in (100..).zip([
        ("first", Status::Gathering, true),
        ("secret", Status::Playing, false),
        ("second", Status::Playing, true),
        ("over", Status::Over, true),
    ]) {
        store.create_match(NewMatch { status, listed, at, ..a_match(id) }).await.unwrap();
    }
    let shown = |rows: Vec<patolli_table::store::MatchRow>| -> Vec<String> {
        rows.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(shown(store.listed(10).await.unwrap()), ["second", "first"]);
    store.append(entry("first", 2)).await.unwrap();
    assert_eq!(shown(store.listed(1).await.unwrap()), ["first"]);
}
