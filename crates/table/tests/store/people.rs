//! People, keys and invitations.

use patolli_table::store::{Invite, Key, KeyKind, StoreError};

use crate::given::{Place, a_match, a_person};

fn key(hash: &str, kind: KeyKind, expires: Option<i64>) -> Key {
    Key { hash: hash.to_owned(), person: "ana".to_owned(), kind, created: 5, expires }
}

pub async fn a_person_has_a_name(place: &Place) {
    let store = place.open().await;
    store.add_person(a_person("ana")).await.unwrap();
    assert_eq!(store.add_person(a_person("ana")).await, Err(StoreError::Conflict));
    assert_eq!(store.person("ana").await.unwrap(), Some(a_person("ana")));
    assert_eq!(store.person("ben").await.unwrap(), None);

    store.rename_person("ana", "Ana Ñ").await.unwrap();
    assert_eq!(store.person("ana").await.unwrap().unwrap().name, "Ana Ñ");
    assert_eq!(store.rename_person("ben", "Ben").await, Err(StoreError::Conflict));
}

pub async fn a_key_opens_until_it_ends(place: &Place) {
    let store = place.open().await;
    store.add_person(a_person("ana")).await.unwrap();
    store.add_key(key("forever", KeyKind::Device, None)).await.unwrap();
    store.add_key(key("a while", KeyKind::Device, Some(100))).await.unwrap();
    store.add_key(key("handover", KeyKind::Handover, None)).await.unwrap();
    let again = store.add_key(key("forever", KeyKind::Device, None)).await;
    assert_eq!(again, Err(StoreError::Conflict));

    let who = async |hash: &str, now| {
        store.person_by_key(hash, KeyKind::Device, now).await.unwrap().map(|person| person.id)
    };
    assert_eq!(who("forever", 1_000_000).await.as_deref(), Some("ana"));
    assert_eq!(who("a while", 99).await.as_deref(), Some("ana"));
    assert_eq!(who("a while", 100).await, None);
    assert_eq!(who("handover", 50).await, None);
    assert_eq!(who("unknown", 50).await, None);
    store.revoke_keys("ana", "a while", 60).await.unwrap();
    assert_eq!(who("forever", 61).await, None);
}

pub async fn a_handover_works_once(place: &Place) {
    let store = place.open().await;
    store.add_person(a_person("ana")).await.unwrap();
    for (hash, kind, expires) in [
        ("link", KeyKind::Handover, Some(100)),
        ("old", KeyKind::Handover, Some(50)),
        ("device", KeyKind::Device, None),
    ] {
        store.add_key(key(hash, kind, expires)).await.unwrap();
    }
    let spend = |hash| store.use_key(hash, KeyKind::Handover, 60);
    let (one, two) = tokio::join!(spend("link"), spend("link"));
    let both = [one.unwrap(), two.unwrap()];
    assert_eq!(both.iter().flatten().count(), 1);
    assert_eq!(both.into_iter().flatten().next(), Some(a_person("ana")));
    assert_eq!(spend("link").await.unwrap(), None);
    assert_eq!(spend("old").await.unwrap(), None);
    assert_eq!(spend("device").await.unwrap(), None);
}

pub async fn leaving_the_other_devices(place: &Place) {
    let store = place.open().await;
    store.add_person(a_person("ana")).await.unwrap();
    for hash in ["phone", "laptop", "lost"] {
        store.add_key(key(hash, KeyKind::Device, None)).await.unwrap();
    }
    store.revoke_keys("ana", "phone", 60).await.unwrap();
    let open = async |hash| store.person_by_key(hash, KeyKind::Device, 61).await.unwrap().is_some();
    assert!(open("phone").await);
    assert!(!open("laptop").await && !open("lost").await);
}

pub async fn an_invitation_can_be_taken_back(place: &Place) {
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    let invite = |hash: &str, seat| Invite {
        hash: hash.to_owned(),
        match_id: "m".to_owned(),
        seat,
        created: 9,
    };
    for (hash, seat) in [("one", 1), ("uno", 1), ("two", 2)] {
        store.add_invite(invite(hash, seat)).await.unwrap();
    }
    assert_eq!(store.add_invite(invite("one", 3)).await, Err(StoreError::Conflict));
    assert_eq!(store.invite("one").await.unwrap(), Some(invite("one", 1)));
    store.revoke_invite("m", 1, 10).await.unwrap();
    assert_eq!(store.invite("one").await.unwrap(), None);
    assert_eq!(store.invite("uno").await.unwrap(), None);
    assert_eq!(store.invite("two").await.unwrap(), Some(invite("two", 2)));

    // No one can be invited to a missing match.
    let lost = Invite { match_id: "nobody".to_owned(), ..invite("x", 1) };
    assert!(matches!(store.add_invite(lost).await, Err(StoreError::Broken(_))));
}
