//! The server as a whole: what every request can reach, and the layers it passes through.

use crate::error::{self, WebError};
use crate::limits::{self, Limits};
use crate::security;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use patolli_games::OnOffer;
use patolli_table::Hall;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

/// What every request can reach.
pub struct App {
    pub hall: Arc<Hall>,
    pub settings: Settings,
    /// Becomes true when the server is to stop: endless streams must end then.
    pub stopping: watch::Receiver<bool>,
    pub(crate) stop: watch::Sender<bool>,
    pub(crate) limits: Option<Limits>,
}

/// The operator's settings.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Requests per second for each address; `None` switches the limits off.
    pub rate: Option<u32>,
    /// The address people use, for links and the origin check, such as `https://table.example`;
    /// `None`: the host of the request.
    pub public_url: Option<String>,
    /// A reverse proxy passes requests on and names their senders in `X-Forwarded-For`. Without a
    /// proxy anyone could write that header, so it is not trusted by default.
    pub behind_proxy: bool,
    /// Changed component values that people may choose for a new table.
    pub editions: Vec<OnOffer>,
    /// How many files and connections the system lets this program open; `None`: more than enough.
    pub files: Option<u64>,
    /// How long a form may take to arrive.
    pub arrival: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            rate: Some(50),
            public_url: None,
            behind_proxy: false,
            editions: Vec::new(),
            files: None,
            arrival: Duration::from_secs(15),
        }
    }
}

impl App {
    pub fn new(hall: Arc<Hall>, settings: Settings) -> Arc<Self> {
        let (stop, stopping) = watch::channel(false);
        let limits = settings.rate.map(Limits::new);
        Arc::new(Self { hall, settings, stopping, stop, limits })
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("App")
    }
}

/// The largest form.
pub const MAX_BODY: usize = 64 * 1024;
/// How long an answer may take to begin. Live streams begin at once and may then last.
const PATIENCE: Duration = Duration::from_secs(30);

/// Every route with everything around it. A request meets the last layer first: every answer gets
/// the headers, even a refusal; errors get their words before they are compressed; floods are
/// stopped before anything is read.
pub fn router(app: Arc<App>) -> Router {
    let smaller = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
    Router::new()
        .merge(crate::assets::routes())
        .merge(crate::pages::routes())
        .merge(crate::table::routes())
        .fallback(async || WebError::NotFound)
        .method_not_allowed_fallback(async || StatusCode::METHOD_NOT_ALLOWED)
        .layer(from_fn_with_state(app.clone(), to_the_end))
        .layer(DefaultBodyLimit::disable())
        .layer(RequestBodyLimitLayer::new(MAX_BODY))
        .layer(from_fn_with_state(app.clone(), security::origin))
        .layer(from_fn_with_state(app.clone(), limits::streams))
        .layer(from_fn_with_state(app.clone(), limits::flood))
        .layer(from_fn_with_state(app.clone(), security::host))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
        .layer(from_fn(last_words))
        .layer(CatchPanicLayer::custom(|_| WebError::Bug.into_response()))
        .layer(from_fn_with_state(app.clone(), error::dress))
        .layer(CompressionLayer::new().compress_when(smaller))
        .layer(from_fn(security::headers))
        .layer(from_fn(note))
        .with_state(app)
}

/// A request that changes something is completed even if the browser disconnects: a change must not
/// stop between memory and disk. It starts when the whole request has arrived, so that it never
/// waits for the network.
async fn to_the_end(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if *request.method() != Method::POST {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let body = match tokio::time::timeout(app.settings.arrival, to_bytes(body, MAX_BODY)).await {
        Ok(Ok(body)) => Body::from(body),
        Ok(Err(_)) => return StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        Err(_) => return StatusCode::REQUEST_TIMEOUT.into_response(),
    };
    let done = tokio::spawn(next.run(Request::from_parts(parts, body))).await;
    let mut response = done.unwrap_or_else(|why| {
        tracing::error!("a request was interrupted: {why}");
        WebError::Bug.into_response()
    });
    response.extensions_mut().insert(Arrived);
    response
}

/// Marks the answer to a request that was read to its end.
#[derive(Clone)]
struct Arrived;

/// Announces that a connection closes if its request was answered before it was read.
async fn last_words(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = next.run(request).await;
    if !reads && response.extensions().get::<Arrived>().is_none() {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// One line for each request. It names the route, not the path: paths may hold keys.
async fn note(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let route = request.extensions().get::<axum::extract::MatchedPath>().cloned();
    let began = std::time::Instant::now();
    let response = next.run(request).await;
    let route = route.as_ref().map_or("(none)", |route| route.as_str());
    let (status, took) = (response.status().as_u16(), began.elapsed().as_millis());
    tracing::debug!(%method, route, status, took, "request");
    response
}
