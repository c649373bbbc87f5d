//! What separates strangers' pages from ours: headers, the host, the origin of every change.

use crate::app::App;
use crate::error::WebError;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;

/// Only our own files, no inline script or style, no frames, no forms to elsewhere. The worker shows
/// notifications.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'";

/// `strict-origin` never shows a path, which may hold a key. `no-referrer` would make browsers send
/// `Origin: null` with our own forms, and the origin check could not tell them from strangers'.
static HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::REFERRER_POLICY, "strict-origin"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Of files that are not pages: a page of modules loads many of them, and the headers weigh as much
/// as a small one.
static OF_FILES: [(HeaderName, &str); 3] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds the headers to every answer. Unless marked otherwise, an answer is personal and not cached.
pub async fn headers(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    // The worker runs independently, under its own policy.
    let is_file = path.starts_with("/assets/") && path != "/assets/worker.js";
    let mut response = next.run(request).await;
    let is_file = is_file && response.status().is_success();
    let headers = response.headers_mut();
    for (name, value) in if is_file { &OF_FILES[..] } else { &HEADERS[..] } {
        headers.insert(name.clone(), HeaderValue::from_static(value));
    }
    let kept = HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(kept);
    response
}

/// Refuses requests for an unknown host: a name that a stranger has pointed at this server would
/// let the stranger's page read ours.
pub async fn host(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    // Every browser names the host; programs that do not have no pages to protect.
    let ours = match request.headers().get(header::HOST) {
        None => true,
        Some(host) => host.to_str().is_ok_and(|host| is_ours(host, &app)),
    };
    match ours {
        true => next.run(request).await,
        false => WebError::Host.into_response(),
    }
}

fn is_ours(host: &str, app: &App) -> bool {
    let public = app.settings.public_url.as_deref().map(authority);
    public.is_some_and(|public| public.eq_ignore_ascii_case(host)) || is_near(host)
}

/// Addresses and names that no stranger can own: numbers, this machine, the local network.
fn is_near(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    let number = name.trim_start_matches('[').trim_end_matches(']');
    let name = name.to_ascii_lowercase();
    let local = [".localhost", ".local", ".lan", ".home.arpa", ".internal"];
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'.' || b == b'_';
    number.parse::<IpAddr>().is_ok()
        || !name.is_empty()
            && name.bytes().all(plain)
            && (!name.contains('.') || local.iter().any(|end| name.ends_with(end)))
}

/// `host:port` of an address.
fn authority(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.split('/').next().unwrap_or(rest)
}

/// Refuses changes that another site's page asks for.
pub async fn origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    match reads || is_own(request.headers(), &app) {
        true => next.run(request).await,
        false => WebError::Origin.into_response(),
    }
}

/// Whether a request comes from our own page, or from a program that is not a browser. Browsers
/// name the site or the origin with every request that does more than read.
fn is_own(headers: &HeaderMap, app: &App) -> bool {
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    if let Some(site) = text(&HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text(&header::ORIGIN) else { return true };
    let from = authority(origin);
    let public = app.settings.public_url.as_deref();
    let host = text(&header::HOST).unwrap_or("");
    match origin.contains("://") {
        true => from.eq_ignore_ascii_case(host) || public.is_some_and(|url| authority(url) == from),
        false => false,
    }
}

/// The beginning of a link that works elsewhere, such as `http://192.168.0.7:8080`.
pub fn base(headers: &HeaderMap, app: &App) -> String {
    if let Some(url) = &app.settings.public_url {
        return url.trim_end_matches('/').to_string();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.map(|host| format!("http://{host}")).unwrap_or_default()
}

/// Whether links with this beginning work on this machine only.
pub fn is_local(link: &str) -> bool {
    let host = authority(link);
    ["localhost", "127.", "[::1]"].iter().any(|start| host.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_local_names_are_near_and_others_are_not() {
        for near in
            ["127.0.0.1:8080", "[::1]:8080", "localhost", "kitchen", "a.local:1", "10.0.0.7"]
        {
            assert!(is_near(near), "{near}");
        }
        for far in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "", "a b", "x/y"]
        {
            assert!(!is_near(far), "{far}");
        }
    }

    #[test]
    fn an_address_has_an_authority() {
        assert_eq!(authority("https://table.example/x"), "table.example");
        assert_eq!(authority("http://localhost:8080"), "localhost:8080");
    }
}
