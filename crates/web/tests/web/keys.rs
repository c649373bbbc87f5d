//! Keys give the access they should, once where they should, and are never repeated.

use crate::server::{Browser, Server, link};
use axum::http::StatusCode;
use std::io::Write;
use std::sync::Mutex;

/// Everything that any test logs.
static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Log;

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOG.lock().expect("the log").extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn token(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or_default()
}

#[tokio::test]
async fn a_second_device_is_let_in_once() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    assert_eq!(ana.post(&server, "/me/device", &[]).await.location(), "/me");
    let page = ana.get(&server, "/me").await;
    let way = link(&page.body, "/device/");
    assert!(!Browser::default().get(&server, "/me").await.body.contains(&way));
    let mut phone = Browser::default();
    // Opening the link does not use it up.
    assert_eq!(phone.get(&server, &way).await.status, StatusCode::OK);
    assert_eq!(phone.get(&server, &way).await.status, StatusCode::OK);
    assert_eq!(phone.post(&server, &way, &[]).await.location(), "/");
    assert!(phone.get(&server, "/me").await.body.contains("value=\"Ana\""));
    assert_ne!(phone.key(), ana.key());
    let again = Browser::default().post(&server, &way, &[]).await;
    assert_eq!(again.status, StatusCode::GONE);
    assert!(again.cookies().is_empty());
    // Ana removes it again.
    assert_eq!(ana.post(&server, "/me/forget", &[]).await.location(), "/me?done=forget");
    assert!(!phone.get(&server, "/me").await.body.contains("value=\"Ana\""));
    assert!(ana.get(&server, "/me").await.body.contains("value=\"Ana\""));
}

#[tokio::test]
async fn an_invitation_taken_back_opens_nothing() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let first = ana.invite(&server, &table, "1").await;
    let second = ana.invite(&server, &table, "1").await;
    assert_eq!(Browser::default().get(&server, &first).await.status, StatusCode::GONE);
    assert_eq!(Browser::default().get(&server, &second).await.status, StatusCode::OK);
    let answer = ana.post(&server, &format!("{table}/revoke"), &[("seat", "1")]).await;
    assert_eq!(answer.location(), table);
    for way in [&first, &second] {
        let answer = Browser::default().post(&server, way, &[("name", "Eve")]).await;
        assert_eq!(answer.status, StatusCode::GONE);
        assert!(answer.cookies().is_empty(), "no guest for an invalid link");
    }
}

#[tokio::test]
async fn keys_are_shown_to_their_maker_only_and_never_logged() {
    tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(|| Log).init();
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table =
        ana.order(&server, &[("kind", "friends"), ("seat2", "friend"), ("watch", "on")]).await;
    let invitation = ana.invite(&server, &table, "1").await;
    ana.post(&server, "/me/device", &[]).await;
    let device = link(&ana.get(&server, "/me").await.body, "/device/");
    let keys = [token(&invitation), token(&device), ana.key()].map(str::to_string);
    let mut ben = Browser::default();
    let lobby = format!("{table}/lobby");
    for path in ["/", "/me", &table, &lobby, &invitation, &device, "/nothing"] {
        let shown: &[&str] = match path {
            "/me" => &[token(&device)],
            path if path == table || path == lobby => &[token(&invitation)],
            _ => &[],
        };
        for (browser, shown) in [(&mut ana, shown), (&mut ben, &[])] {
            let answer = browser.get(&server, path).await;
            let said = format!("{:?} {}", answer.headers, answer.body);
            for key in &keys {
                assert_eq!(said.contains(key.as_str()), shown.contains(&key.as_str()), "{path}");
            }
        }
    }
    ben.post(&server, &invitation, &[("name", "Ben")]).await;
    Browser::default().post(&server, &device, &[]).await;
    let void = Browser::default().post(&server, &device, &[]).await;
    assert!(!void.body.contains(token(&device)));
    let logged = String::from_utf8_lossy(&LOG.lock().expect("the log")).into_owned();
    assert!(logged.contains("/join/{token}"), "{logged}");
    for key in keys.iter().map(String::as_str).chain([ben.key()]) {
        assert!(!logged.contains(key), "{logged}");
    }
}

#[tokio::test]
async fn a_link_page_can_be_read_in_another_language() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let way = ana.invite(&server, &table, "1").await;
    let mut ben = Browser::default();
    let body = ben.get(&server, &format!("{way}?lang=fr")).await.body;
    assert!(body.contains("<html lang=\"fr\"") && body.contains("Ana vous invite"), "{body}");
    ben.post(&server, &way, &[("name", "Ben"), ("lang", "fr")]).await;
    assert!(ben.get(&server, "/").await.body.contains("<html lang=\"fr\""));
}
