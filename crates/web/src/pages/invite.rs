//! Invitations to a seat, made and taken back.

use super::game;
use super::lobby::lobby;
use crate::app::App;
use crate::error::{WebError, wants_json};
use crate::visitor::Visitor;
use crate::{security, shell};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use patolli_core::Seat;
use patolli_table::{MatchId, Refusal};
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
pub struct Which {
    seat: Seat,
}

/// A fresh invitation to a seat. The page that answers is the only one that ever shows it.
pub async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(which): Form<Which>,
) -> Result<Response, WebError> {
    let id: MatchId = id.parse().map_err(|_| Refusal::NoMatch)?;
    let token = app.hall.invite(visitor.guest()?, &id, which.seat).await?;
    let link = format!("{}/join/{}", security::base(&headers, &app), token.reveal());
    if wants_json(&headers) {
        return Ok(Json(serde_json::json!({ "link": link })).into_response());
    }
    let desk = app.hall.desk(&id).await?;
    let table = desk.table().await;
    let visitor = Visitor { here: Some(format!("/match/{id}")), ..visitor };
    let title = game::title(table.opening.game, visitor.text());
    let main = lobby(&visitor, &table, &[(which.seat, link)]);
    Ok(shell::page(&visitor, &title, &[], &main).into_response())
}

/// Makes every invitation to a seat void.
pub async fn revoke(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(which): Form<Which>,
) -> Result<Redirect, WebError> {
    let id: MatchId = id.parse().map_err(|_| Refusal::NoMatch)?;
    app.hall.revoke(visitor.guest()?, &id, which.seat).await?;
    Ok(Redirect::to(&format!("/match/{id}")))
}
