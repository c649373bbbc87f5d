//! A server without a network, and people who use it.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use patolli_bots::Level;
use patolli_core::{Chosen, Digest, Seat};
use patolli_games::GameId;
use patolli_table::store::{Database, Store, StoreError};
use patolli_table::{Act, Clock, Command, Hall, Limits, MatchId, Order, Person, Token, Wanted};
use patolli_web::{App, Settings, router};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use tower::ServiceExt;

/// A server with its own database.
pub struct World {
    pub router: axum::Router,
    pub hall: std::sync::Arc<Hall>,
    folder: Folder,
}

/// A temporary folder.
struct Folder(PathBuf);

/// A guest with a device.
#[derive(Clone)]
pub struct Guest {
    pub person: Person,
    pub key: Token,
}

/// An answer.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

impl World {
    pub async fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let n = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("patolli-table-{}-{n}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self::over(Folder(folder)).await
    }

    async fn over(folder: Folder) -> Self {
        let database = Database::Sqlite(folder.0.join("tables.db"));
        let mut opened = Store::open(&database).await;
        // The tasks of an old hall end within a round of the sweeper.
        while let Err(StoreError::Locked(_)) = opened {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            opened = Store::open(&database).await;
        }
        let hall = Hall::open(opened.expect("a store"), Limits::default());
        let settings = Settings { rate: None, ..Settings::default() };
        let router = router(App::new(hall.clone(), settings));
        Self { router, hall, folder }
    }

    /// The same matches after a restart, with a change that bypassed the server.
    pub async fn changed(self, sql: &str) -> Self {
        let Self { router, hall, folder } = self;
        drop((router, hall));
        let file = rusqlite::Connection::open(folder.0.join("tables.db")).expect("the file");
        file.execute_batch(sql).expect("a change");
        drop(file);
        Self::over(folder).await
    }

    pub async fn guest(&self, name: &str) -> Guest {
        let (person, key) = self.hall.welcome(name).await.expect("a guest");
        Guest { person, key }
    }

    pub async fn order(&self, host: &Guest, seats: Vec<Wanted>, watch: bool) -> MatchId {
        self.set_up(host, seats, watch, true).await
    }

    /// A table that waits in its lobby.
    pub async fn order_later(&self, host: &Guest, seats: Vec<Wanted>) -> MatchId {
        self.set_up(host, seats, true, false).await
    }

    async fn set_up(
        &self,
        host: &Guest,
        seats: Vec<Wanted>,
        watch: bool,
        at_once: bool,
    ) -> MatchId {
        self.ask(host, &Order { watch, at_once, ..usual(GameId::Zapotec, seats) }).await
    }

    pub async fn ask(&self, host: &Guest, order: &Order) -> MatchId {
        self.hall.order(&host.person, order).await.expect("a table")
    }

    pub async fn start(&self, host: &Guest, id: &MatchId) {
        let number = self.hall.desk(id).await.expect("a desk").table().number();
        let (seat, client) = (Seat::new(0), "start".to_string());
        let act = Act { seat, number, client, command: Command::Start };
        self.hall.act(id, &host.person.id, act).await.expect("a start");
    }

    /// A form as a browser without script sends it.
    pub async fn form(&self, who: &Guest, path: &str, body: &str) -> Reply {
        let headers =
            [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/html")];
        self.send(request("POST", Some(who), path, &headers, Body::from(body.to_string()))).await
    }

    pub async fn send(&self, request: Request<Body>) -> Reply {
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, 10_000_000).await.expect("a body").to_vec();
        Reply { status: parts.status, headers: parts.headers, body }
    }

    pub async fn get(&self, who: Option<&Guest>, path: &str) -> Reply {
        self.get_with(who, path, &[]).await
    }

    pub async fn get_with(
        &self,
        who: Option<&Guest>,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Reply {
        self.send(request("GET", who, path, headers, Body::empty())).await
    }

    pub async fn act(&self, who: &Guest, id: &MatchId, body: &Value) -> Reply {
        self.act_with(who, id, body, &[("accept", "application/json")]).await
    }

    pub async fn act_with(
        &self,
        who: &Guest,
        id: &MatchId,
        body: &Value,
        headers: &[(&str, &str)],
    ) -> Reply {
        let mut headers = headers.to_vec();
        headers.push(("content-type", "application/json"));
        let path = format!("/match/{id}/act");
        self.send(request("POST", Some(who), &path, &headers, Body::from(body.to_string()))).await
    }

    /// What a program learns.
    pub async fn state(&self, who: &Guest, id: &MatchId) -> Value {
        self.get(Some(who), &format!("/match/{id}/state")).await.json()
    }

    /// Plays for one guest, with nothing but what the state offers, until the match is over or the
    /// guest has made this many moves.
    pub async fn play(&self, who: &Guest, id: &MatchId, most: usize, dice: &mut u64) -> Value {
        let mut moves = 0;
        for _ in 0..20_000 {
            let state = self.state(who, id).await;
            let mut mine = state["mine"].as_array().expect("seats").iter();
            let open = mine.find(|seat| !seat["legal"].as_array().expect("a list").is_empty());
            if state["phase"] == "over" || moves == most && open.is_some() {
                return state;
            }
            let Some(open) = open else {
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
                continue;
            };
            let legal = open["legal"].as_array().expect("a list");
            *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let action = &legal[(*dice >> 33) as usize % legal.len()];
            let reply = self
                .act(
                    who,
                    id,
                    &json!({
                        "seat": open["seat"], "number": state["number"],
                        "client": format!("move {moves} {dice}"), "action": action,
                    }),
                )
                .await;
            assert!([StatusCode::OK, StatusCode::CONFLICT].contains(&reply.status), "{reply:?}");
            moves += usize::from(reply.status == StatusCode::OK);
        }
        panic!("the match does not end");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A table that starts at once, with instant bots.
pub fn usual(game: GameId, seats: Vec<Wanted>) -> Order {
    Order {
        game,
        options: Chosen::new(),
        edition: None,
        seats,
        clock: Clock::None,
        pace: 0,
        watch: true,
        at_once: true,
    }
}

fn request(
    method: &str,
    who: Option<&Guest>,
    path: &str,
    headers: &[(&str, &str)],
    body: Body,
) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path).header("host", "127.0.0.1");
    if let Some(guest) = who {
        request = request.header("cookie", format!("patolli={}", guest.key.reveal()));
    }
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(body).expect("a request")
}

pub fn bot(level: &str) -> Wanted {
    Wanted::Bot(level.parse::<Level>().expect("a level"))
}

/// Any fixed value.
pub fn digest(of: &str) -> Digest {
    Digest::of("test", &[of.as_bytes()])
}
