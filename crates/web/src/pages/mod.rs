//! Pages around the table.

mod device;
pub mod edition;
mod guest;
mod home;
mod invite;
mod join;
pub mod lobby;
mod me;
mod new;
mod plain;
mod rules;
mod seats;
mod settings;
pub mod terms;

use crate::app::App;
use crate::table::to_match;
use axum::Router;
use axum::routing::{get, post};
use std::sync::Arc;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::show))
        .route("/mine", get(home::mine))
        .route("/new/{game}", get(new::show).post(new::order))
        .route("/rules/{game}", get(rules::show))
        .route("/join/{token}", get(join::show).post(join::join))
        .route("/me", get(me::show))
        .route("/me/name", post(me::rename).get(me::to_page))
        .route("/me/device", post(me::hand_over).get(me::to_page))
        .route("/me/forget", post(me::forget).get(me::to_page))
        .route("/device/{token}", get(device::show).post(device::take_over))
        .route("/settings", post(settings::change))
        .route("/match/{id}/lobby", get(lobby::show).post(lobby::act))
        .route("/match/{id}/invite", post(invite::make).get(to_match))
        .route("/match/{id}/revoke", post(invite::revoke).get(to_match))
        .route("/healthz", get(plain::health))
        .route("/robots.txt", get(plain::robots))
}
