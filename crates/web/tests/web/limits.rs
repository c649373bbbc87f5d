//! Floods and oversized requests get a clear answer.

use crate::server::{Browser, Server};
use axum::body::Body;
use axum::http::{Method, StatusCode};
use patolli_web::Settings;

#[tokio::test]
async fn who_asks_too_often_is_told_to_wait() {
    let server = Server::with(Settings { rate: Some(2), ..Settings::default() }).await;
    let mut browser = Browser::default();
    let mut answers = Vec::new();
    for _ in 0..30 {
        answers.push(browser.get(&server, "/robots.txt").await);
    }
    assert_eq!(answers[0].status, StatusCode::OK);
    let last = answers.last().expect("answers");
    assert_eq!(last.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(last.header("retry-after").parse::<u64>().is_ok_and(|wait| wait > 0));
    assert!(last.body.contains("Too many requests"), "{}", last.body);
    assert!(!last.header("content-security-policy").is_empty());
    assert!(last.header("connection").is_empty());
    for _ in 0..30 {
        answers.push(browser.post(&server, "/settings", &[]).await);
    }
    let change = answers.last().expect("answers");
    assert_eq!(change.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(change.header("connection"), "close", "its body was not read");
    browser.more = vec![("accept", "application/json".to_string())];
    let last = browser.get(&server, "/robots.txt").await;
    assert!(last.body.contains("\"error\":\"too-fast\""), "{}", last.body);
}

#[tokio::test]
async fn guests_are_not_made_by_the_thousand() {
    let server = Server::with(Settings { rate: Some(8), ..Settings::default() }).await;
    let mut made = 0;
    for i in 0..14 {
        let name = format!("Guest {i}");
        let answer = Browser::default().post(&server, "/me/name", &[("name", &name)]).await;
        made += usize::from(answer.status == StatusCode::SEE_OTHER);
    }
    assert!((4..=9).contains(&made), "{made}");
}

#[tokio::test]
async fn branches_and_rematches_count_like_new_tables() {
    for what in ["rematch", "branch"] {
        let server = Server::with(Settings { rate: Some(8), ..Settings::default() }).await;
        let mut ana = Browser::default().named(&server, "Ana").await;
        let table = ana.order(&server, &[("kind", "solo"), ("watch", "on")]).await;
        let path = format!("{}/{what}", table.split('?').next().unwrap_or_default());
        let fields = [("step", "0"), ("seat", "0"), ("level", "easy")];
        let mut last = StatusCode::OK;
        for _ in 0..12 {
            last = ana.post(&server, &path, &fields).await.status;
        }
        assert_eq!(last, StatusCode::TOO_MANY_REQUESTS, "{what}");
    }
}

#[tokio::test]
async fn without_limits_nobody_waits() {
    let server = Server::new().await;
    let mut browser = Browser::default();
    for _ in 0..300 {
        assert_eq!(browser.get(&server, "/robots.txt").await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn too_large_a_form_is_refused() {
    let server = Server::new().await;
    let mut browser = Browser::default();
    let long = "x".repeat(70_000);
    let answer = browser.post(&server, "/me/name", &[("name", &long)]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.body.contains("too much"), "{}", answer.body);
    assert_eq!(answer.header("connection"), "close", "its body was not read");
    let small = browser.post(&server, "/me/name", &[("name", "")]).await;
    assert!(small.header("connection").is_empty(), "its body was read");
    browser.more = vec![("origin", "https://evil.example".to_string())];
    let foreign = browser.post(&server, "/me/name", &[("name", "Ana")]).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    assert_eq!(foreign.header("connection"), "close");
    browser.more.clear();
    // Even if the size is not announced.
    let chunks = (0..80).map(|_| Ok::<_, std::io::Error>("name=".repeat(200)));
    let body = Body::from_stream(futures_util::stream::iter(chunks));
    let mut request = browser.request(Method::POST, "/me/name", body);
    let kind = "application/x-www-form-urlencoded".parse().expect("a kind");
    request.headers_mut().insert("content-type", kind);
    let answer = server.send(request).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{}", answer.body);
}

#[tokio::test]
async fn streams_are_counted_for_each_address() {
    let server = Server::with(Settings { rate: Some(5000), ..Settings::default() }).await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "solo")]).await;
    let events = format!("{table}/events");
    let mut open = Vec::new();
    while open.len() < 2000 {
        let request = ana.request(Method::GET, &events, Body::empty());
        let response = server.open(request).await;
        if response.status() == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
        assert_eq!(response.status(), StatusCode::OK);
        open.push(response);
    }
    assert!((100..2000).contains(&open.len()), "{}", open.len());
    open.clear();
    let request = ana.request(Method::GET, &events, Body::empty());
    assert_eq!(server.open(request).await.status(), StatusCode::OK);
}
