//! Invitations to a seat, made and revoked.

use super::lobby::overtaken;
use crate::app::App;
use crate::error::{WebError, wants_json};
use crate::made;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
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

/// A new invitation to a seat. Only the device it was made on shows it.
pub async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(which): Form<Which>,
) -> Result<Response, WebError> {
    let id: MatchId = id.parse().map_err(|_| Refusal::NoMatch)?;
    let token = match app.hall.invite(visitor.guest()?, &id, which.seat).await {
        Ok(token) => token,
        Err(why) => return Ok(overtaken(&headers, &id, why)?.into_response()),
    };
    let kept = [(SET_COOKIE, made::keep_invitation(&app, &id, which.seat, &token))];
    Ok(match wants_json(&headers) {
        true => {
            let link = made::invitation_link(&app, &headers, &token);
            (kept, Json(serde_json::json!({ "link": link }))).into_response()
        }
        false => (kept, Redirect::to(&format!("/match/{id}"))).into_response(),
    })
}

/// Revokes every invitation to a seat.
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
