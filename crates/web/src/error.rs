//! Errors as a page or as JSON, in the visitor's language: what happened and what to do.

mod refusal;

use crate::app::App;
use crate::shelf;
use crate::shell;
use crate::visitor::Visitor;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::html;
use patolli_table::{MatchId, Refusal};
use patolli_text::{BadName, Text, args};
use std::sync::Arc;
use std::time::Duration;

/// Something a visitor must know.
#[derive(Debug)]
pub enum WebError {
    /// The table refuses.
    Refused(Refusal),
    /// There is nothing here.
    NotFound,
    /// The request is invalid, with the key of the message that says why.
    Bad(&'static str),
    /// The name of a person is invalid.
    Name(BadName),
    /// Only a guest can be served, and this visitor is a stranger.
    NoGuest,
    /// The request came for an unknown host name.
    Host,
    /// Another site's page asked for a change.
    Origin,
    /// Too many requests; how long to wait.
    TooFast(Duration),
    /// Nothing can be stored, for the answer of `/healthz`.
    Unwell(Refusal),
    /// The answer took too long.
    Slow,
    /// A bug in the program.
    Bug,
}

impl From<BadName> for WebError {
    fn from(why: BadName) -> Self {
        Self::Name(why)
    }
}

impl From<Refusal> for WebError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// The answer without words: the visitor's language is unknown here. [`dress`] adds them.
impl IntoResponse for WebError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Self::TooFast(wait) = &self {
            let wait = HeaderValue::from(wait.as_secs() + 1);
            response.headers_mut().insert(header::RETRY_AFTER, wait);
        }
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

impl WebError {
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Refused(why) => refusal::status(why),
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::Name(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NoGuest | Self::Origin => StatusCode::FORBIDDEN,
            Self::Host => StatusCode::MISDIRECTED_REQUEST,
            Self::TooFast(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Unwell(_) | Self::Slow => StatusCode::SERVICE_UNAVAILABLE,
            Self::Bug => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A short name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Refused(why) | Self::Unwell(why) => refusal::code(why),
            Self::Slow => "slow",
            Self::NotFound => "not-found",
            Self::Bad(_) => "bad-request",
            Self::Name(_) => "name",
            Self::NoGuest => "no-guest",
            Self::Host => "host",
            Self::Origin => "origin",
            Self::TooFast(_) => "too-fast",
            Self::Bug => "bug",
        }
    }

    /// Adds the cause, for the log, to an answer that has its own words.
    pub fn explain(&self, response: &mut Response) {
        response.extensions_mut().insert(Cause(self.cause()));
    }

    /// What the log says about it, without anything secret.
    fn cause(&self) -> String {
        match self {
            Self::Refused(why) | Self::Unwell(why) => why.cause(),
            Self::Slow => "no answer in time".to_string(),
            Self::Bug => "a bug; the panic before this line says where".to_string(),
            other => other.code().to_string(),
        }
    }

    /// The rule of the game that a refused move would break.
    pub fn rule(&self, text: &'static Text) -> Option<&'static str> {
        match self {
            Self::Refused(Refusal::NotLegal(why)) => {
                shelf::of(why.table.opening.game).refused(text, why).rule
            }
            _ => None,
        }
    }

    /// What happened and what to do.
    pub fn words(&self, text: &'static Text) -> String {
        match self {
            Self::Refused(why) | Self::Unwell(why) => refusal::words(text, why),
            Self::Slow => text.say("web-error-slow"),
            Self::NotFound => text.say("web-error-not-found"),
            Self::Bad(key) => text.say(key),
            Self::Name(why) => why.words(text),
            Self::NoGuest => text.say("web-error-no-guest"),
            Self::Host => text.say("web-error-host"),
            Self::Origin => text.say("web-error-origin"),
            Self::TooFast(wait) => {
                text.tell("web-error-too-fast", args!(seconds = wait.as_secs() + 1))
            }
            Self::Bug => text.say("web-error-bug"),
        }
    }
}

/// Gives every error its words. Answers with their own words stay as they are.
pub async fn dress(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (uri, headers) = (request.uri(), request.headers());
    let mut visitor = Visitor::stranger(&app, uri, headers, request.extensions());
    let json = wants_json(headers);
    let asked = Asked::of(&request);
    let response = next.run(request).await;
    let status = response.status();
    if status.is_server_error() {
        asked.note(&response);
    }
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let said = response.extensions().get::<Arc<WebError>>().cloned();
    if said.is_none() && has_words(&response) {
        return response;
    }
    let why = said.unwrap_or_else(|| Arc::new(of_status(status)));
    if let (Some(key), true) = (&visitor.key, knows_people(&why)) {
        visitor.person = app.hall.person(key).await.ok().flatten();
    }
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.remove(header::CONTENT_TYPE);
    let json = json || matches!(*why, WebError::Unwell(_));
    let worded =
        if json { in_json(&visitor, &why) } else { in_html(&visitor, &why, asked.id.as_ref()) };
    let (more, body) = worded.into_parts();
    parts.headers.extend(more.headers);
    Response::from_parts(parts, body)
}

/// Why an answer with its own words failed.
#[derive(Clone)]
struct Cause(String);

/// What a line of the log may say about a request. Paths and queries may hold keys; the route and
/// the id of a match do not.
struct Asked {
    method: Method,
    route: Option<MatchedPath>,
    id: Option<MatchId>,
}

impl Asked {
    fn of(request: &Request) -> Self {
        let mut path = request.uri().path().split('/').skip(1);
        let id = path.next().filter(|first| *first == "match").and_then(|_| path.next());
        Self {
            method: request.method().clone(),
            route: request.extensions().get().cloned(),
            id: id.and_then(|id| id.parse().ok()),
        }
    }

    /// Logs why a request failed: the visitor can do nothing about it.
    fn note(&self, response: &Response) {
        let route = self.route.as_ref().map_or("(none)", MatchedPath::as_str);
        let id = self.id.as_ref().map(tracing::field::display);
        let (method, status) = (&self.method, response.status().as_u16());
        let (of_page, of_error) = (response.extensions().get(), response.extensions().get());
        let cause = match (of_page, of_error) {
            (Some(Cause(cause)), _) => cause.clone(),
            (None, Some(why)) => Arc::<WebError>::clone(why).cause(),
            (None, None) => of_status(response.status()).cause(),
        };
        tracing::error!(%method, route, id, status, "a request failed: {cause}");
    }
}

pub fn wants_json(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("application/json"))
}

/// Plain text comes from the libraries below us, in English; everything else is ours.
fn has_words(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| !kind.starts_with("text/plain"))
}

/// What a bare status means.
fn of_status(status: StatusCode) -> WebError {
    match status {
        StatusCode::NOT_FOUND => WebError::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => WebError::Bad("web-error-method"),
        StatusCode::PAYLOAD_TOO_LARGE => WebError::Bad("web-error-large"),
        StatusCode::SERVICE_UNAVAILABLE | StatusCode::REQUEST_TIMEOUT => WebError::Slow,
        status if status.is_server_error() => WebError::Bug,
        _ => WebError::Bad("web-error-form"),
    }
}

/// Whether it makes sense to look up the visitor in the store.
fn knows_people(why: &WebError) -> bool {
    let storage = matches!(why, WebError::Refused(Refusal::Store(_)) | WebError::Unwell(_));
    !storage && !matches!(why, WebError::TooFast(_) | WebError::Host | WebError::Origin)
}

fn in_json(visitor: &Visitor, why: &WebError) -> Response {
    let mut said = serde_json::json!({
        "error": why.code(),
        "message": why.words(visitor.text()),
    });
    if let WebError::Refused(Refusal::Stale { number }) = why {
        said["number"] = (*number).into();
    }
    axum::Json(said).into_response()
}

/// `id` is the match that the address names.
fn in_html(visitor: &Visitor, why: &WebError, id: Option<&MatchId>) -> Response {
    let (text, status) = (visitor.text(), why.status());
    // Visitors who may not see the table are not sent there.
    let id = id.filter(|_| !matches!(status, StatusCode::FORBIDDEN | StatusCode::NOT_FOUND));
    let title = match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => text.say("web-error-title-nothing"),
        StatusCode::FORBIDDEN => text.say("web-error-title-forbidden"),
        StatusCode::TOO_MANY_REQUESTS => text.say("web-error-title-wait"),
        status if status.is_server_error() => text.say("web-error-title-server"),
        _ => text.say("web-error-title-refused"),
    };
    let main = html! {
        section.panel.narrow {
            h1.panel-title { (title) }
            p.notice.notice-error role="alert" { (why.words(text)) }
            p.toolbar {
                @if let Some(id) = id {
                    a.button.button-primary href={ "/match/" (id) } { (text.say("table-back")) }
                }
                a.button href="/" { (text.say("web-to-home")) }
            }
        }
    };
    shell::page(visitor, &title, &[], &main).into_response()
}
