//! The table itself: the page of a match, its live part, replays, and what can be done there.

mod act;
mod bar;
mod chart;
mod choices;
mod clock;
mod curtain;
mod events;
mod forms;
mod frame;
mod history;
mod links;
mod look;
mod menu;
mod moments;
mod names;
mod notes;
mod observer;
mod page;
mod picture;
mod playback;
mod record;
mod refused;
mod replay;
mod scores;
mod seen;
mod shown;
mod since;
mod state;
mod wish;

use crate::app::App;
use crate::error::WebError;
use crate::visitor::Visitor;
use axum::Router;
use axum::routing::{get, post};
pub use look::to_match;
pub use names::sitter_name;
use observer::Observer;
use patolli_core::Seat;
use patolli_table::{Desk, Refusal, Table};
pub use refused::Told;
use seen::Seen;
pub use shown::{Shown, Through};
use std::sync::Arc;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/match/{id}", get(look::table))
        .route("/match/{id}/live", get(look::live))
        .route("/match/{id}/history", get(look::history))
        .route("/match/{id}/at", get(look::jump))
        .route("/match/{id}/at/{step}", get(look::moment))
        .route("/match/{id}/events", get(events::events))
        .route("/match/{id}/state", get(state::state))
        .route("/match/{id}/record", get(record::record))
        .route("/match/{id}/act", post(act::act).get(to_match))
        .route("/match/{id}/rematch", post(record::rematch).get(to_match))
        .route("/match/{id}/decline", post(record::decline).get(to_match))
        .route("/match/{id}/branch", post(record::branch).get(to_match))
}

/// The table with this id.
async fn desk(app: &App, id: &str) -> Result<Arc<Desk>, WebError> {
    let id = id.parse().map_err(|_| WebError::NotFound)?;
    Ok(app.hall.desk(&id).await?)
}

fn seat_wish(eyes: Option<&str>) -> Option<Seat> {
    eyes?.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok())
}

/// The observer of the table as it is now; refused to strangers if the table is private.
fn look_now(table: &Table, visitor: &Visitor, eyes: Option<&str>) -> Result<Observer, Refusal> {
    Observer::of(table, visitor.person.as_ref(), seat_wish(eyes), true)
}

/// The same where nothing is drawn.
fn spectator_or_member(table: &Table, visitor: &Visitor) -> Result<Observer, Refusal> {
    look_now(table, visitor, None)
}

fn may_look(table: &Table, visitor: &Visitor) -> Result<(), Refusal> {
    look_now(table, visitor, None).map(drop)
}

/// The table as it is now, as this visitor may see it.
fn seen_now<'a>(
    table: &'a Table,
    visitor: &Visitor,
    eyes: Option<&str>,
) -> Result<Seen<'a>, WebError> {
    let observer = look_now(table, visitor, eyes)?;
    Ok(Seen::now(table, observer, visitor.text()).ok_or(Refusal::NotNow)?)
}
