//! Links made on a device. The server keeps only their hashes, so the device remembers them in
//! cookies: a page that shows a link can be reloaded, and no address ever contains one.

use crate::app::App;
use crate::security;
use crate::visitor::cookie_for;
use axum::http::{HeaderMap, HeaderValue};
use axum_extra::extract::cookie::CookieJar;
use patolli_core::{Dense, Seat};
use patolli_table::{Desk, MatchId, Sitter, Token};
use std::time::Duration;

/// An invitation is shown to its maker for as long as people usually need to gather.
const INVITATION: Duration = Duration::from_secs(7 * 24 * 3600);
/// As long as a link for a second device works.
const DEVICE: Duration = Duration::from_secs(15 * 60);
const DEVICE_NAME: &str = "device";

fn invitation_name(seat: Seat) -> String {
    format!("invite-{seat}")
}

/// Lets this device remember an invitation made on it.
pub fn keep_invitation(app: &App, id: &MatchId, seat: Seat, token: &Token) -> HeaderValue {
    let path = format!("/match/{id}");
    cookie_for(app, &invitation_name(seat), token.reveal(), &path, INVITATION)
}

/// Lets this device remember a link for another one.
pub fn keep_device(app: &App, token: &Token) -> HeaderValue {
    cookie_for(app, DEVICE_NAME, token.reveal(), "/me", DEVICE)
}

fn kept(headers: &HeaderMap, name: &str) -> Option<Token> {
    CookieJar::from_headers(headers).get(name).and_then(|cookie| Token::brought(cookie.value()))
}

/// The valid invitations to seats of a table that were made on this device.
pub async fn invitations(app: &App, headers: &HeaderMap, desk: &Desk) -> Vec<(Seat, String)> {
    let (id, open) = {
        let table = desk.table();
        let seats = Seat::first(table.chairs.len());
        let open = |seat: &Seat| table.chairs[seat.index()].sitter == Sitter::Open;
        (table.id.clone(), seats.filter(open).collect::<Vec<_>>())
    };
    let mut links = Vec::new();
    for seat in open {
        let Some(token) = kept(headers, &invitation_name(seat)) else { continue };
        let valid = app.hall.invited(&token).await;
        if valid.is_ok_and(|invited| invited.id == id && invited.seat == seat) {
            links.push((seat, invitation_link(app, headers, &token)));
        }
    }
    links
}

pub fn invitation_link(app: &App, headers: &HeaderMap, token: &Token) -> String {
    format!("{}/join/{}", security::base(headers, app), token.reveal())
}

/// The link for another device that was made on this one, while it works.
pub async fn device(app: &App, headers: &HeaderMap) -> Option<String> {
    let token = kept(headers, DEVICE_NAME)?;
    let works = app.hall.lets_in(&token).await.unwrap_or(false);
    works.then(|| format!("{}/device/{}", security::base(headers, app), token.reveal()))
}
