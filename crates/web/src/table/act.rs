//! Changes to a match. A request is made durable, then acknowledged; the same request sent twice
//! counts once; a player who has missed something is notified.

use super::history::RECENT;
use super::page::{self, Panels};
use super::wish::Wish;
use super::{desk, may_look, seen_now};
use crate::app::App;
use crate::error::WebError;
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::ACCEPT;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use patolli_table::{Ack, Refusal, Table};
use serde_json::json;
use std::sync::Arc;

/// The kind of answer that the client wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    /// For programs.
    Json,
    /// The new live part at once: one round trip.
    Fragment,
    /// A browser without script: back to the table.
    Page,
}

impl Answer {
    fn wanted(headers: &HeaderMap) -> Self {
        let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or("");
        if headers.contains_key("x-fragment") {
            Self::Fragment
        } else if accepts.contains("application/json") {
            Self::Json
        } else {
            Self::Page
        }
    }
}

pub async fn act(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    wish: Wish,
) -> Result<Response, WebError> {
    let answer = Answer::wanted(&headers);
    match attempt(&app, &visitor, &id, &wish).await {
        Ok(ack) => acknowledge(&app, &visitor, &id, &wish, answer, ack).await,
        Err(why) => refuse(&app, &visitor, &id, &wish, answer, why).await,
    }
}

async fn attempt(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
    wish: &Wish,
) -> Result<Ack, WebError> {
    let id = id.parse().map_err(|_| WebError::NotFound)?;
    let person = visitor.person.as_ref().ok_or(Refusal::NotYourSeat)?;
    Ok(app.hall.act(&id, &person.id, wish.act()?).await?)
}

async fn acknowledge(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
    wish: &Wish,
    answer: Answer,
    ack: Ack,
) -> Result<Response, WebError> {
    match answer {
        Answer::Json => {
            let Ack { number, repeated } = ack;
            Ok(Json(json!({ "number": number, "repeated": repeated })).into_response())
        }
        Answer::Page => Ok(Redirect::to(&back(id, wish)).into_response()),
        Answer::Fragment => {
            let desk = desk(app, id).await?;
            let table = desk.table();
            let seen = seen_now(&table, visitor, wish.eyes.as_deref())?;
            let panels = Panels::of(visitor, wish.text_view());
            Ok(page::picture(&seen, panels).into_response())
        }
    }
}

/// The table as the form showed it.
fn back(id: &str, wish: &Wish) -> String {
    let eyes = wish.eyes.as_deref().filter(|eyes| eyes.parse::<u8>().is_ok());
    let text = if wish.text_view() { "1" } else { "" };
    match eyes {
        Some(eyes) => format!("/match/{id}?eyes={eyes}&text={text}"),
        None => format!("/match/{id}?text={text}"),
    }
}

async fn refuse(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
    wish: &Wish,
    answer: Answer,
    why: WebError,
) -> Result<Response, WebError> {
    let Ok(desk) = desk(app, id).await else { return Err(why) };
    let table = desk.table();
    // Strangers to a private table learn nothing about it, not even how long it has lasted.
    if may_look(&table, visitor).is_err() {
        return Err(why);
    }
    let text = visitor.text();
    let message = why.words(text);
    let status = status(&why);
    let answered = |mut response: Response| {
        why.explain(&mut response);
        Ok(response)
    };
    if answer == Answer::Page {
        if table.game().is_none() {
            let stale = matches!(why, WebError::Refused(Refusal::Stale { .. }));
            let lobby = || Redirect::to(&back(id, wish)).into_response();
            return if stale { Ok(lobby()) } else { Err(why) };
        }
        let seen = seen_now(&table, visitor, wish.eyes.as_deref())?;
        let panels = Panels::of(visitor, wish.text_view());
        let html = page::page(visitor, &seen, panels, Some(&message));
        return answered((status, Html(html.into_string())).into_response());
    }
    let game = table.opening.game;
    let stale = status == StatusCode::CONFLICT;
    let rule = why.rule(text);
    let body = json!({
        "missed": if stale { missed(&table, visitor, wish) } else { Vec::new() },
        "error": why.code(),
        "message": message,
        "number": table.number(),
        "rule": rule,
        "rules_url": rule.map(|rule| format!("/rules/{game}#r{rule}")),
    });
    answered((status, Json(body)).into_response())
}

/// What has happened since the entry the client had seen last, as far as they may know.
fn missed(table: &Table, visitor: &Visitor, wish: &Wish) -> Vec<String> {
    let Ok(seen) = seen_now(table, visitor, wish.eyes.as_deref()) else { return Vec::new() };
    let lines = seen.history(RECENT).into_iter();
    lines.filter(|line| line.id.0 > wish.number).map(|line| line.words).collect()
}

fn status(why: &WebError) -> StatusCode {
    match why {
        WebError::Refused(Refusal::Stale { .. }) => StatusCode::CONFLICT,
        WebError::Refused(
            Refusal::NotLegal(_)
            | Refusal::BotPlays
            | Refusal::NotNow
            | Refusal::Stopped
            | Refusal::EmptyWord,
        ) => StatusCode::UNPROCESSABLE_ENTITY,
        other => other.status(),
    }
}
