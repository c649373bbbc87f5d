//! Viewing a match: now, at any moment, and as a list of what happened.

use super::history;
use super::links;
use super::moments::Moment;
use super::notes::trust;
use super::page::{self, Panels};
use super::playback;
use super::replay::{self, Eyes};
use super::seen::Seen;
use super::{desk, look_now, may_look, seen_now};
use crate::app::App;
use crate::error::WebError;
use crate::made;
use crate::pages::lobby;
use crate::visitor::{Visitor, is_navigation};
use crate::{shelf, shell};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use patolli_table::{Phase, Refusal, Table};
use patolli_text::args;
use serde::Deserialize;
use std::sync::Arc;

/// How a visitor wants to view a match.
#[derive(Deserialize, Default, Debug)]
#[serde(default)]
pub struct Look {
    /// A seat, `none` or `open`.
    eyes: Option<String>,
    /// `1` opens the text view.
    text: Option<String>,
    /// The last entry the client has.
    n: Option<String>,
    /// Where to jump.
    step: Option<usize>,
    /// A moment that a page shows on the way to the present.
    at: Option<String>,
}

/// A request to look at the match or moment that the path names.
type Asked<Of> = (State<Arc<App>>, Visitor, Path<Of>, HeaderMap, Query<Look>);

impl Look {
    fn panels(&self, visitor: &Visitor) -> Panels {
        Panels::of(visitor, self.text.as_deref() == Some("1"))
    }
}

fn send(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// The page of a match, whatever its phase.
pub async fn table(
    (State(app), visitor, Path(id), headers, Query(look)): Asked<String>,
) -> Result<Response, WebError> {
    let desk = desk(&app, &id).await?;
    let links = made::invitations(&app, &headers, &desk).await;
    let table = desk.table();
    if table.game().is_none() {
        may_look(&table, &visitor)?;
        let main = match table.phase {
            Phase::Cancelled => {
                html! { p class="notice" { (visitor.text().say("table-cancelled")) } }
            }
            Phase::Stopped => trust(visitor.text(), &table),
            _ => return Ok(send(lobby::page(&visitor, &table, &links))),
        };
        let title = shelf::of(table.opening.game).title(visitor.text());
        return Ok(send(shell::page(&visitor, &title, &[], &main)));
    }
    let seen = seen_now(&table, &visitor, look.eyes.as_deref())?;
    Ok(send(page::page(&visitor, &seen, look.panels(&visitor), None)))
}

/// Only the live part; nothing if the browser has it.
pub async fn live(
    (State(app), visitor, Path(id), headers, Query(look)): Asked<String>,
) -> Result<Response, WebError> {
    let desk = desk(&app, &id).await?;
    if is_navigation(&headers) {
        return Ok(Redirect::to(&format!("/match/{id}")).into_response());
    }
    let table = desk.table();
    look_now(&table, &visitor, None)?;
    if look.at.is_none() && look.n.as_deref() == Some(table.number().to_string().as_str()) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let seen = seen_now(&table, &visitor, look.eyes.as_deref())?;
    let panels = look.panels(&visitor);
    Ok(match look.at.as_deref().filter(|_| seen.observer.curtain.is_none()) {
        Some(at) => playback::picture(&seen.moment(at)?, panels).into_response(),
        None => page::picture(&seen, panels).into_response(),
    })
}

/// The address of something that was sent to a match, opened as a page: leads to the match.
pub async fn to_match(Path(id): Path<String>) -> Result<Redirect, WebError> {
    let id: patolli_table::MatchId = id.parse().map_err(|_| WebError::NotFound)?;
    Ok(Redirect::to(&format!("/match/{id}")))
}

/// The board at a moment: a page, or its live part for the script.
pub async fn moment(
    (State(app), visitor, Path((id, at)), headers, Query(look)): Asked<(String, String)>,
) -> Result<Response, WebError> {
    let desk = desk(&app, &id).await?;
    let table = desk.table();
    let (eyes, observer) = Eyes::of(&table, visitor.person.as_ref(), look.eyes.as_deref())?;
    let at: Moment = at.parse().map_err(|_| WebError::NotFound)?;
    // Links lead to the first moment, which may no longer be known.
    let at = if at == Moment::after(0) { Moment::after(table.first_step()) } else { at };
    let Some(seen) = Seen::at(&table, observer, visitor.text(), at) else {
        return gone(&table, &headers, WebError::NotFound);
    };
    Ok(match headers.contains_key("x-fragment") {
        true => replay::picture(&seen, eyes).into_response(),
        false => send(replay::page(&visitor, &seen, eyes)),
    })
}

/// The address of a moment that was undone, or of a game that has not started, leads to the table
/// as it is now.
fn gone(table: &Table, headers: &HeaderMap, why: WebError) -> Result<Response, WebError> {
    match is_navigation(headers) {
        true => Ok(Redirect::to(&format!("/match/{}", table.id)).into_response()),
        false => Err(why),
    }
}

/// Where the slider of a replay leads without a script.
pub async fn jump(Path(id): Path<String>, Query(look): Query<Look>) -> Result<Redirect, WebError> {
    let id: patolli_table::MatchId = id.parse().map_err(|_| WebError::NotFound)?;
    let eyes = match look.eyes.as_deref() {
        Some("open") => "open".to_string(),
        eyes => super::seat_wish(eyes).map_or("none".to_string(), |seat| seat.to_string()),
    };
    Ok(Redirect::to(&format!("/match/{id}/at/{}?eyes={eyes}", look.step.unwrap_or(0))))
}

/// Everything that happened.
pub async fn history(
    (State(app), visitor, Path(id), headers, Query(look)): Asked<String>,
) -> Result<Response, WebError> {
    let desk = desk(&app, &id).await?;
    let table = desk.table();
    let (_, observer) = Eyes::of(&table, visitor.person.as_ref(), look.eyes.as_deref())?;
    let seen = Seen::at(&table, observer, visitor.text(), Moment::after(table.steps()));
    let Some(seen) = seen else { return gone(&table, &headers, Refusal::NotNow.into()) };
    Ok(send(history_page(&visitor, &seen)))
}

fn history_page(visitor: &Visitor, seen: &Seen<'_>) -> Markup {
    let text = seen.text;
    let title = text.tell("table-title-history", args!(game = seen.game().title(text)));
    let lines = seen.history(usize::MAX);
    let main = html! {
        h1 { (title) }
        p {
            a class="button" href=(links::table(seen)) { (text.say("table-back")) }
            @if seen.table.phase == Phase::Over {
                " " a class="button" href=(links::post(seen, "record")) download {
                    (text.say("table-record"))
                }
            }
        }
        (trust(text, seen.table))
        section class="panel" { (history::lines(seen, &lines, None)) }
    };
    shell::page_about(seen.table.opening.game, visitor, &title, &[], &main)
}
