//! What remains of a finished match: its record, a rematch, branches from any moment.

use super::names::tags;
use super::{desk, may_look};
use crate::app::App;
use crate::error::WebError;
use crate::limits::{self, Class};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use patolli_bots::Level;
use patolli_core::Seat;
use patolli_table::{MatchId, Person, Phase, Refusal, Table};
use serde::Deserialize;
use std::sync::Arc;

/// The file name of a record.
pub fn file_name(table: &Table) -> String {
    let hash = table.opening.commitment.to_string();
    format!("{}-{}.jsonl", table.opening.game, &hash[..hash.len().min(8)])
}

/// The record with its seed, once the match is over: anyone can verify it.
pub async fn record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, WebError> {
    let desk = desk(&app, &id).await?;
    let table = desk.table();
    may_look(&table, &visitor)?;
    if table.phase != Phase::Over {
        return Err(Refusal::NotNow.into());
    }
    let (tags, file) = (tags(&table, visitor.text()), file_name(&table));
    let text = table.record(tags, true).ok_or(Refusal::NotNow)?.to_text();
    let headers = [
        (CONTENT_TYPE, "application/jsonl; charset=utf-8".to_string()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{file}\"")),
    ];
    Ok((headers, text).into_response())
}

fn person(visitor: &Visitor) -> Result<&Person, Refusal> {
    visitor.person.as_ref().ok_or(Refusal::NotYourSeat)
}

fn match_id(id: &str) -> Result<MatchId, WebError> {
    id.parse().map_err(|_| WebError::NotFound)
}

/// Offers a rematch, or accepts the one that is offered.
pub async fn rematch(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, WebError> {
    let id = match_id(&id)?;
    let person = person(&visitor)?;
    limits::count(&app, Class::Match, visitor.address)?;
    let rematch = app.hall.rematch(person, &id).await?;
    Ok(Redirect::to(&format!("/match/{rematch}")))
}

/// Declines the rematch that is offered; sent from the home page.
pub async fn decline(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, WebError> {
    app.hall.decline_rematch(person(&visitor)?, &match_id(&id)?).await?;
    Ok(Redirect::to("/"))
}

/// A request for a branch: from which moment, on which seat, and against which bots.
#[derive(Deserialize, Debug)]
pub struct Branch {
    step: usize,
    seat: Seat,
    level: String,
}

/// A new match from a moment of a finished one.
pub async fn branch(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(wish): Form<Branch>,
) -> Result<Redirect, WebError> {
    let id = match_id(&id)?;
    let person = person(&visitor)?;
    may_look(&app.hall.desk(&id).await?.table(), &visitor)?;
    limits::count(&app, Class::Match, visitor.address)?;
    let against: Level = wish.level.parse().map_err(|_| WebError::Bad("table-bad-form"))?;
    let branch = app.hall.branch(person, &id, wish.step, wish.seat, against).await?;
    Ok(Redirect::to(&format!("/match/{branch}")))
}
