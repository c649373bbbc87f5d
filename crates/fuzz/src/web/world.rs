//! A server without a network, and what there is on it.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HOST, HeaderName, LOCATION};
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode};
use patolli_core::{Chosen, Seat};
use patolli_games::GameId;
use patolli_table::store::{Database, Store};
use patolli_table::{Clock, Hall, Limits, MatchId, Order, Person, Wanted};
use patolli_web::{App, Settings, router};
use std::sync::Arc;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

/// How many tables each guest has, and may have.
const TABLES: usize = 2;

/// Names that requests use, and what replaces them.
type Names = [(&'static str, String); 6];

/// A request. In all its parts the names of what there is are replaced.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub path: &'a str,
    pub cookies: &'a str,
    pub languages: &'a str,
    /// What is sent; nothing if the page is only read.
    pub form: Option<&'a str>,
}

/// An answer.
pub struct Answer {
    pub status: StatusCode,
    pub kind: String,
    pub location: String,
    pub body: String,
}

/// The parts are dropped in this order.
pub struct World {
    names: Names,
    router: Router,
    runtime: Runtime,
    _folder: TempDir,
}

thread_local! {
    static WORLD: World = World::new();
}

impl World {
    /// With the server of this thread. It is always the same: a reader changes nothing, and a guest who sends
    /// forms has no seat at the tables they name.
    pub fn with(run: impl FnOnce(&Self)) {
        WORLD.with(run);
    }

    fn new() -> Self {
        let folder = TempDir::new().expect("a folder");
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (names, router) = runtime.block_on(furnish(&folder));
        Self { names, router, runtime, _folder: folder }
    }

    /// The answer to a request; `None` if this cannot be sent.
    pub fn ask(&self, asked: &Asked<'_>) -> Option<Answer> {
        let request = self.request(asked)?;
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.expect("an answer");
            let (parts, body) = response.into_parts();
            let [kind, location] = [CONTENT_TYPE, LOCATION].map(|name| text(&parts.headers, &name));
            // Live news never end.
            let ends = kind != "text/event-stream";
            let body = if ends {
                to_bytes(body, usize::MAX).await.expect("a body")
            } else {
                Default::default()
            };
            let body = String::from_utf8_lossy(&body).into_owned();
            Some(Answer { status: parts.status, kind, location, body })
        })
    }

    fn request(&self, asked: &Asked<'_>) -> Option<Request<Body>> {
        let method = if asked.form.is_some() { Method::POST } else { Method::GET };
        let mut request =
            Request::builder().method(method).uri(self.named(asked.path)).header(HOST, "localhost");
        for (name, said) in [(COOKIE, asked.cookies), (ACCEPT_LANGUAGE, asked.languages)] {
            request =
                request.header(name, HeaderValue::from_bytes(self.named(said).as_bytes()).ok()?);
        }
        let form = asked.form.map(|form| self.named(form)).unwrap_or_default();
        let kind = match form.starts_with('{') {
            true => "application/json",
            false => "application/x-www-form-urlencoded",
        };
        request.header(CONTENT_TYPE, kind).body(Body::from(form)).ok()
    }

    fn named(&self, text: &str) -> String {
        self.names.iter().fold(text.to_string(), |text, (name, real)| text.replace(name, real))
    }
}

fn text(headers: &HeaderMap, name: &HeaderName) -> String {
    let value = headers.get(name).map(|value| value.to_str().expect("plain text"));
    value.unwrap_or_default().to_string()
}

/// A host with a lobby and a running table, both open to spectators, and a guest at two other tables.
async fn furnish(folder: &TempDir) -> (Names, Router) {
    let database = Database::Sqlite(folder.path().join("patolli.db"));
    let store = Store::open(&database).await.expect("a database");
    let limits = Limits { open_matches: TABLES, ..Limits::default() };
    let hall = Hall::open(store, limits);
    let (host, key) = hall.welcome("Ana").await.expect("a host");
    let (guest, guests_key) = hall.welcome("Ben").await.expect("a guest");
    let lobby = order(&hall, &host, Wanted::Friend).await;
    let table = order(&hall, &host, Wanted::BesideMe("Zoé".to_string())).await;
    for _ in 0..TABLES {
        order(&hall, &guest, Wanted::Friend).await;
    }
    let invitation = hall.invite(&host, &lobby, Seat::new(1)).await.expect("an invitation");
    let names = [
        ("GAME", GameId::ALL[0].to_string()),
        ("KEY", key.reveal().to_string()),
        ("GUEST", guests_key.reveal().to_string()),
        ("LOBBY", lobby.to_string()),
        ("TABLE", table.to_string()),
        ("INVITATION", invitation.reveal().to_string()),
    ];
    let settings = Settings { rate: None, ..Settings::default() };
    (names, router(App::new(hall, settings)))
}

async fn order(hall: &Arc<Hall>, host: &Person, other: Wanted) -> MatchId {
    let at_once = other != Wanted::Friend;
    let order = Order {
        game: GameId::ALL[0],
        options: Chosen::new(),
        edition: None,
        seats: vec![Wanted::Me, other],
        clock: Clock::None,
        pace: 0,
        watch: true,
        at_once,
    };
    hall.order(host, &order).await.expect("a table")
}
