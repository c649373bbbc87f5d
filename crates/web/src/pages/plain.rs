//! Answers for programs: whether the server works, and what search engines should ignore.

use crate::app::App;
use crate::error::WebError;
use axum::Json;
use axum::extract::State;
use patolli_table::Refusal;
use serde_json::{Value, json};
use std::sync::Arc;

/// Whether moves can be stored now: stores something, and names what is wrong.
pub async fn health(State(app): State<Arc<App>>) -> Result<Json<Value>, WebError> {
    app.hall.store().ping().await.map_err(|why| WebError::Unwell(Refusal::from(why)))?;
    Ok(Json(json!({ "status": "ok" })))
}

/// Search engines must not list personal pages.
pub async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /device/\nDisallow: /join/\nDisallow: /match/\nDisallow: /me\n\
     Disallow: /new/\n"
}
