//! Forms: missing input is reported, typed text is kept, and the lobby leads to the table.

use crate::server::{Browser, Server, field};
use axum::http::StatusCode;

#[tokio::test]
async fn a_bad_form_comes_back_with_everything_typed() {
    let server = Server::new().await;
    let mut browser = Browser::default();
    let fields = [
        ("kind", "hotseat"),
        ("name", "  "),
        ("seat2", "beside"),
        ("name2", "Luis"),
        ("seat3", "bot-hard"),
        ("clock", "days-3"),
        ("pace", "3000"),
        ("watch", "on"),
    ];
    let answer = browser.post(&server, "/new/zapotec", &fields).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.cookies().is_empty(), "no guest for a bad form");
    let body = answer.body;
    assert!(
        body.contains("notice-error") && body.contains("at least one visible character"),
        "{body}"
    );
    assert!(body.contains("value=\"Luis\""), "{body}");
    for chosen in [
        "value=\"beside\" selected",
        "value=\"bot-hard\" selected",
        "value=\"days-3\" selected",
        "value=\"3000\" selected",
    ] {
        assert!(body.contains(chosen), "{chosen}: {body}");
    }
    assert!(body.contains("name=\"watch\" checked"), "{body}");
}

#[tokio::test]
async fn nobody_else_is_not_a_match_with_bots() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let fields = [("kind", "bots"), ("seat2", "nobody"), ("seat3", "nobody")];
    let answer = ana.post(&server, "/new/zapotec", &fields).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("at least one other player"), "{}", answer.body);
    let answer =
        ana.post(&server, "/new/zapotec", &[("kind", "solo"), ("option-solo", "evil")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("evil") && answer.body.contains("normal"), "{}", answer.body);
}

#[tokio::test]
async fn nonsense_is_refused_without_harm() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    for fields in [[("seat2", "dragon")], [("clock", "days-0")], [("pace", "1")]] {
        let answer = ana.post(&server, "/new/zapotec", &fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{fields:?}");
    }
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    for fields in [&[][..], &[("seat", "99")], &[("seat", "x"), ("number", "1")]] {
        for what in ["lobby", "invite", "revoke"] {
            let answer = ana.post(&server, &format!("{table}/{what}"), fields).await;
            assert!(answer.status.is_client_error(), "{what} {fields:?}");
            assert!(answer.body.contains("<h1"), "{what} {fields:?}: {}", answer.body);
        }
    }
    let answer = ana.post(&server, "/me/name", &[("name", "\u{200b}")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ana.get(&server, "/settings").await.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn friends_gather_and_begin() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let lobby = format!("{table}/lobby");
    let page = ana.get(&server, &lobby).await.body;
    assert!(page.contains("One seat is open") && !page.contains("value=\"start\""), "{page}");
    let link = ana.invite(&server, &table, "1").await;

    let mut ben = Browser::default();
    let page = ben.get(&server, &link).await;
    assert!(page.body.contains("Ana invites you to Zapotec"), "{}", page.body);
    let nameless = ben.post(&server, &link, &[("name", " ")]).await;
    assert_eq!(nameless.status, StatusCode::UNPROCESSABLE_ENTITY);
    let joined = ben.post(&server, &link, &[("name", "Ben")]).await;
    assert_eq!((joined.status, joined.location()), (StatusCode::SEE_OTHER, table.as_str()));
    assert_eq!(ben.get(&server, &link).await.location(), table, "back to the guest's own table");
    let late = Browser::default().get(&server, &link).await;
    assert_eq!(late.status, StatusCode::GONE);
    assert!(late.body.contains("no longer valid"), "{}", late.body);

    let page = ben.get(&server, &lobby).await.body;
    let (number, client) = (field(&page, "number"), field(&page, "client"));
    assert!(page.contains("Everyone is here") && client.len() >= 16, "{page}");
    let word = [
        ("seat", "1"),
        ("number", number.as_str()),
        ("client", client.as_str()),
        ("act", "word"),
        ("word", "agave"),
    ];
    assert_eq!(ben.post(&server, &lobby, &word).await.status, StatusCode::SEE_OTHER);
    let page = ana.get(&server, &lobby).await.body;
    assert!(page.contains("agave"), "{page}");
    let stale = [("seat", "0"), ("number", number.as_str()), ("client", "x"), ("act", "start")];
    assert_eq!(ana.post(&server, &lobby, &stale).await.status, StatusCode::CONFLICT);
    let number = field(&page, "number");
    let start = [("seat", "0"), ("number", number.as_str()), ("client", "y"), ("act", "start")];
    assert_eq!(ana.post(&server, &lobby, &start).await.location(), table);
    assert_eq!(ana.get(&server, &lobby).await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn every_address_of_a_match_can_be_opened() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let mut ben = Browser::default();
    for browser in [&mut ana, &mut ben] {
        browser.more.push(("sec-fetch-dest", "document".to_string()));
        for part in ["act", "rematch", "decline", "branch", "invite", "revoke", "lobby", "live"] {
            let answer = browser.get(&server, &format!("{table}/{part}")).await;
            assert_eq!(
                (answer.status, answer.location()),
                (StatusCode::SEE_OTHER, &*table),
                "{part}"
            );
        }
        for part in ["name", "device", "forget"] {
            assert_eq!(browser.get(&server, &format!("/me/{part}")).await.location(), "/me");
        }
    }
    // Nothing has been played yet, or it was undone since then.
    for part in ["at/0", "at/7?eyes=0", "history"] {
        let answer = ana.get(&server, &format!("{table}/{part}")).await;
        assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, &*table), "{part}");
    }
    let stranger = ben.get(&server, &table).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    assert!(stranger.body.contains("Ask one of them for an invitation link"), "{}", stranger.body);
    assert!(!stranger.body.contains(&format!("href=\"{table}\"")), "no link to a missing page");
}

#[tokio::test]
async fn whoever_was_overtaken_in_the_lobby_sees_it_as_it_is() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let lobby = format!("{table}/lobby");
    let link = ana.invite(&server, &table, "1").await;
    let number = field(&ana.get(&server, &lobby).await.body, "number");
    let mut ben = Browser::default().named(&server, "Ben").await;
    ben.post(&server, &link, &[]).await;
    // Ana's page does not know about Ben yet.
    ana.more.push(("sec-fetch-dest", "document".to_string()));
    let asked = |client: &'static str, act: &'static str| {
        [("seat", "0"), ("number", &*number), ("client", client), ("act", act), ("word", "agave")]
    };
    for answer in [
        ana.post(&server, &format!("{table}/invite"), &[("seat", "1")]).await,
        ana.post(&server, &lobby, &asked("a", "word")).await,
        ana.post(&server, &lobby, &asked("b", "start")).await,
    ] {
        assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, &*table));
    }
    let page = ana.get(&server, &table).await.body;
    assert!(page.contains("agave") && page.contains("value=\"start\""), "{page}");
    // A person's own mistake is reported, with the way back.
    let empty = [("seat", "0"), ("number", "1"), ("client", "c"), ("act", "word"), ("word", " ")];
    let answer = ana.post(&server, &lobby, &empty).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains(&format!("href=\"{table}\"")), "{}", answer.body);
}

#[tokio::test]
async fn a_seat_is_given_back_and_a_table_called_off() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let lobby = format!("{table}/lobby");
    let link = ana.invite(&server, &table, "1").await;
    let mut ben = Browser::default().named(&server, "Ben").await;
    ben.post(&server, &link, &[]).await;
    let number = field(&ben.get(&server, &lobby).await.body, "number");
    let cancel = [("seat", "1"), ("number", number.as_str()), ("client", "c"), ("act", "cancel")];
    assert_eq!(
        ben.post(&server, &lobby, &cancel).await.status,
        StatusCode::CONFLICT,
        "not the host"
    );
    let stand = [("seat", "1"), ("number", number.as_str()), ("client", "s"), ("act", "stand-up")];
    assert_eq!(ben.post(&server, &lobby, &stand).await.location(), "/");
    let number = field(&ana.get(&server, &lobby).await.body, "number");
    let cancel = [("seat", "0"), ("number", number.as_str()), ("client", "c"), ("act", "cancel")];
    assert_eq!(ana.post(&server, &lobby, &cancel).await.location(), "/");
    assert_eq!(Browser::default().get(&server, &link).await.status, StatusCode::GONE);
}
