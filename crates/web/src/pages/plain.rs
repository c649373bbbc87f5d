//! Answers for programs: whether the server works, and what search engines should leave alone.

use crate::app::App;
use crate::error::WebError;
use axum::Json;
use axum::extract::State;
use patolli_table::Refusal;
use serde_json::{Value, json};
use std::sync::Arc;

/// Whether moves could be stored now.
pub async fn health(State(app): State<Arc<App>>) -> Result<Json<Value>, WebError> {
    app.hall.store().ping().await.map_err(Refusal::from)?;
    Ok(Json(json!({ "status": "ok" })))
}

/// Personal pages are nobody's business.
pub async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /device/\nDisallow: /join/\nDisallow: /match/\nDisallow: /me\n\
     Disallow: /new/\n"
}
