//! What protects a page travels with every answer.

use crate::server::{Browser, HOST, Server};
use axum::http::StatusCode;
use patolli_web::Settings;

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let lobby = format!("{table}/lobby");
    let paths = [
        "/",
        "/new/zapotec",
        "/new/zapotec?kind=friends",
        "/rules/zapotec",
        "/rules/zapotec?q=corn",
        "/me",
        "/join/0",
        "/device/0",
        "/healthz",
        "/robots.txt",
        "/assets/worker.js",
        "/favicon.ico",
        "/nothing",
        "/assets/nothing",
        "/match/0",
        "/settings",
        "/new/chess",
        &table,
        &lobby,
    ];
    for path in paths {
        let answer = ana.get(&server, path).await;
        let policy = answer.header("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self'",
            "worker-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "strict-origin", "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(answer.header("permissions-policy").contains("camera=()"), "{path}");
        let kept = answer.header("cache-control");
        assert_eq!(
            kept == "no-store",
            path != "/assets/worker.js" && path != "/favicon.ico",
            "{path}"
        );
        assert!(!answer.body.contains("style=\"") && !answer.body.contains(" onclick="), "{path}");
        assert!(!answer.body.contains("<script>") && !answer.body.contains("<style"), "{path}");
    }
}

#[tokio::test]
async fn files_carry_what_protects_files() {
    let server = Server::new().await;
    for path in ["/assets/theme.css", "/assets/scripts/1/table.js", "/assets/favicon.svg"] {
        let answer = Browser::default().get(&server, path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'none'; base-uri 'none'; frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin", "{path}");
    }
}

#[tokio::test]
async fn nothing_comes_from_elsewhere() {
    let server = Server::new().await;
    for path in ["/", "/rules/zapotec", "/join/0", "/device/0", "/me", "/assets/theme.css"] {
        let body = Browser::default().get(&server, path).await.body;
        for word in ["src=\"http", "href=\"http", "url(http", "//cdn", "@import"] {
            assert!(!body.contains(word), "{path}: {word}");
        }
    }
}

#[tokio::test]
async fn changes_that_another_site_asks_for_are_refused() {
    let server = Server::new().await;
    let strangers = [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
        ("origin", "http://localhost:9999"),
        ("origin", "null"),
    ];
    for (name, value) in strangers {
        let mut browser = Browser { more: vec![(name, value.to_string())], ..Browser::default() };
        let answer = browser.post(&server, "/me/name", &[("name", "Ana")]).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{name}: {value}");
        assert!(answer.cookies().is_empty());
        assert!(answer.body.contains("another site"), "{}", answer.body);
    }
    let ours = vec![("sec-fetch-site", "same-origin".to_string()), ("origin", "null".to_string())];
    let mut browser = Browser { more: ours, ..Browser::default() };
    let answer = browser.post(&server, "/me/name", &[("name", "Ana")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_public_address_is_ours_too() {
    let url = Some("https://table.example".to_string());
    let server =
        Server::with(Settings { rate: None, public_url: url, ..Settings::default() }).await;
    let more = vec![("origin", "https://table.example".to_string())];
    let mut browser = Browser { more, ..Browser::default() };
    let answer = browser.post(&server, "/me/name", &[("name", "Ana")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    assert!(answer.cookies()[0].contains("; Secure"), "{:?}", answer.cookies());
    browser.post(&server, "/me/device", &[]).await;
    let page = browser.get(&server, "/me").await;
    assert!(page.body.contains("https://table.example/device/"), "{}", page.body);
}

#[tokio::test]
async fn strange_hosts_are_refused() {
    let server = Server::new().await;
    for (host, status) in [
        ("evil.example", StatusCode::MISDIRECTED_REQUEST),
        ("192.168.1.7:8080", StatusCode::OK),
        (HOST, StatusCode::OK),
    ] {
        let mut request =
            Browser::default().request(axum::http::Method::GET, "/", axum::body::Body::empty());
        request.headers_mut().insert("host", host.parse().expect("a host"));
        assert_eq!(server.send(request).await.status, status, "{host}");
    }
}

#[tokio::test]
async fn the_key_is_out_of_reach_of_scripts_and_strangers() {
    let server = Server::new().await;
    let mut ana = Browser::default();
    let answer = ana.post(&server, "/me/name", &[("name", "Ana")]).await;
    let cookie = &answer.cookies()[0];
    for part in ["patolli=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "plain HTTP on this machine must work: {cookie}");
    assert!(ana.key().len() >= 32);
}

#[tokio::test]
async fn files_are_kept_by_their_version() {
    let server = Server::new().await;
    let mut browser = Browser::default();
    let home = browser.get(&server, "/").await.body;
    let mut seen = 0;
    for part in home.split("\"/assets/").skip(1) {
        let path = format!("/assets/{}", part.split('"').next().unwrap_or_default());
        let answer = browser.get(&server, &path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert!(answer.header("cache-control").contains("immutable"), "{path}");
        let tag = answer.header("etag").to_string();
        browser.more = vec![("if-none-match", tag)];
        assert_eq!(browser.get(&server, &path).await.status, StatusCode::NOT_MODIFIED, "{path}");
        browser.more.clear();
        seen += 1;
    }
    assert!(seen >= 5 && home.contains("/site.js\""), "{home}");
    for (path, kind) in [
        ("/assets/scripts/an-older-version/site.js", "text/javascript"),
        ("/assets/theme.css", "text/css"),
        ("/assets/favicon.svg", "image/svg+xml"),
        ("/assets/fonts/alegreya-700.woff2", "font/woff2"),
        ("/assets/manifest.webmanifest", "application/manifest+json"),
        ("/assets/idiomorph-LICENSE.txt", "text/plain"),
    ] {
        let answer = browser.get(&server, path).await;
        assert!(answer.header("content-type").starts_with(kind), "{path}");
    }
    // Browsers request a newer worker at this address; in this folder it controls no page.
    let worker = browser.get(&server, "/assets/worker.js").await;
    assert!(worker.header("content-type").starts_with("text/javascript"));
    assert_eq!(worker.header("cache-control"), "no-cache");
    assert!(!worker.body.contains("fetch"), "it answers no requests");
    for path in
        ["/assets/../Cargo.toml", "/assets/%2e%2e/x", "/assets/none.css", "/assets/scripts/site.js"]
    {
        assert_eq!(browser.get(&server, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn pages_are_sent_small() {
    let server = Server::new().await;
    let mut browser =
        Browser { more: vec![("accept-encoding", "gzip".to_string())], ..Browser::default() };
    for path in ["/", "/rules/zapotec", "/assets/theme.css", "/assets/favicon.svg"] {
        assert_eq!(browser.get(&server, path).await.header("content-encoding"), "gzip", "{path}");
    }
    let font = browser.get(&server, "/assets/fonts/alegreya-700.woff2").await;
    assert_eq!(font.header("content-encoding"), "");
}
