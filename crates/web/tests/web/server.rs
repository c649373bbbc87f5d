//! A server without a network, and browsers that keep their cookies.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use patolli_table::store::{Database, Store};
use patolli_table::{Hall, Limits};
use patolli_web::{App, Settings, router};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tower::ServiceExt;

pub const HOST: &str = "localhost:8080";

pub struct Server {
    pub app: Arc<App>,
    pages: Router,
    folder: PathBuf,
}

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

/// A browser: it remembers cookies and sends what browsers send.
#[derive(Default)]
pub struct Browser {
    pub cookies: Vec<(String, String)>,
    pub more: Vec<(&'static str, String)>,
}

impl Server {
    pub async fn new() -> Self {
        Self::with(Settings { rate: None, ..Settings::default() }).await
    }

    pub async fn with(settings: Settings) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let n = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("patolli-web-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let database = Database::Sqlite(folder.join("patolli.db"));
        let store = Store::open(&database).await.expect("a database");
        let app = App::new(Hall::open(store, Limits::default()), settings);
        Self { pages: router(app.clone()), app, folder }
    }

    /// An answer whose body is not read yet.
    pub async fn open(&self, request: Request<Body>) -> axum::response::Response {
        self.pages.clone().oneshot(request).await.expect("an answer")
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.open(request).await;
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, 10_000_000).await.expect("a body");
        let body = String::from_utf8_lossy(&body).into_owned();
        Answer { status: parts.status, headers: parts.headers, body }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Browser {
    pub fn french() -> Self {
        Self { more: vec![("accept-language", "fr-FR,fr;q=0.9".to_string())], ..Self::default() }
    }

    pub fn request(&self, method: Method, path: &str, body: Body) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
        if !self.cookies.is_empty() {
            let pairs: Vec<_> = self.cookies.iter().map(|(k, v)| format!("{k}={v}")).collect();
            request = request.header(header::COOKIE, pairs.join("; "));
        }
        for (name, value) in &self.more {
            request = request.header(*name, value);
        }
        request.body(body).expect("a request")
    }

    pub async fn get(&mut self, server: &Server, path: &str) -> Answer {
        let request = self.request(Method::GET, path, Body::empty());
        self.keep(server.send(request).await)
    }

    pub async fn post(&mut self, server: &Server, path: &str, fields: &[(&str, &str)]) -> Answer {
        let form: Vec<_> = fields.iter().map(|(k, v)| format!("{k}={}", encoded(v))).collect();
        let mut request = self.request(Method::POST, path, Body::from(form.join("&")));
        let kind = "application/x-www-form-urlencoded".parse().expect("a kind");
        request.headers_mut().insert(header::CONTENT_TYPE, kind);
        if !request.headers().contains_key(header::ORIGIN) {
            let origin = format!("http://{HOST}").parse().expect("an origin");
            request.headers_mut().insert(header::ORIGIN, origin);
        }
        self.keep(server.send(request).await)
    }

    fn keep(&mut self, answer: Answer) -> Answer {
        for cookie in answer.cookies() {
            let (name, rest) = cookie.split_once('=').expect("a cookie");
            let value = rest.split(';').next().unwrap_or_default();
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_string(), value.to_string()));
        }
        answer
    }

    /// The key of this device.
    pub fn key(&self) -> &str {
        let key = self.cookies.iter().find(|(name, _)| name == "patolli");
        key.map(|(_, value)| value.as_str()).expect("a guest")
    }

    /// Becomes a guest.
    pub async fn named(mut self, server: &Server, name: &str) -> Self {
        let answer = self.post(server, "/me/name", &[("name", name)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        self
    }

    /// Orders a table and returns its address.
    pub async fn order(&mut self, server: &Server, fields: &[(&str, &str)]) -> String {
        let answer = self.post(server, "/new/zapotec", fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        answer.location().to_string()
    }

    /// Makes an invitation and returns the path of its link.
    pub async fn invite(&mut self, server: &Server, table: &str, seat: &str) -> String {
        let answer = self.post(server, &format!("{table}/invite"), &[("seat", seat)]).await;
        assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, table));
        link(&self.get(server, table).await.body, "/join/")
    }
}

impl Answer {
    pub fn cookies(&self) -> Vec<String> {
        let cookies = self.headers.get_all(header::SET_COOKIE).iter();
        cookies.map(|value| value.to_str().expect("text").to_string()).collect()
    }
    pub fn location(&self) -> &str {
        self.header("location")
    }
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }
}

/// The path of a link that a page shows, such as `/join/…`.
pub fn link(body: &str, start: &str) -> String {
    let from = body.find(start).unwrap_or_else(|| panic!("no {start} in {body}"));
    body[from..].split('"').next().unwrap_or_default().to_string()
}

/// The hidden fields and buttons of the lobby need the values on the page.
pub fn field(body: &str, name: &str) -> String {
    let start = format!("name=\"{name}\" value=\"");
    let from = body.find(&start).unwrap_or_else(|| panic!("no {name} in {body}")) + start.len();
    body[from..].split('"').next().unwrap_or_default().to_string()
}

fn encoded(text: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric();
    text.bytes()
        .map(|b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") })
        .collect()
}
