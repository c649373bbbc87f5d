//! An invitation: the match, who sends it, and a seat to take.

use super::guest::{complaint, name_field, welcome};
use super::{edition, seats, terms};
use crate::app::App;
use crate::error::WebError;
use crate::limits::{self, Class};
use crate::shelf;
use crate::shell;
use crate::visitor::{LANG, Visitor, set_cookie};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use patolli_core::Dense;
use patolli_table::{Invited, Phase, Refusal, Sitter, Table, Token};
use patolli_text::{BadName, args};
use serde::Deserialize;
use std::sync::Arc;

pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, WebError> {
    let (invited, _) = invited(&app, &token).await?;
    let desk = app.hall.desk(&invited.id).await?;
    let table = desk.table();
    let free = table.chair(invited.seat).is_some_and(|chair| chair.sitter == Sitter::Open);
    if !free || matches!(table.phase, Phase::Over | Phase::Cancelled | Phase::Stopped) {
        // Guests who already joined with this link go to the table.
        return match visitor.person.as_ref().map(|person| table.seats_of(&person.id)) {
            Some(mine) if !mine.is_empty() => {
                Ok(axum::response::Redirect::to(&format!("/match/{}", invited.id)).into_response())
            }
            _ => Err(Refusal::NoInvite.into()),
        };
    }
    Ok(page(&visitor, &table, &invited, None).into_response())
}

#[derive(Deserialize)]
pub struct Answer {
    #[serde(default)]
    name: String,
    #[serde(default)]
    lang: String,
}

pub async fn join(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
    Form(answer): Form<Answer>,
) -> Result<Response, WebError> {
    let (invited, token) = invited(&app, &token).await?;
    if let Some(why) = complaint(&visitor, &answer.name) {
        let desk = app.hall.desk(&invited.id).await?;
        let refused = Some((answer.name.as_str(), why));
        let page = page(&visitor, &desk.table(), &invited, refused);
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    }
    limits::count(&app, Class::Match, visitor.address)?;
    let guest = welcome(&app, &visitor, &answer.name).await?;
    app.hall.join(&guest.person, &token).await?;
    let mut response = guest.go_to(&app, &format!("/match/{}", invited.id));
    if let Ok(lang) = answer.lang.parse::<patolli_text::Lang>() {
        response.headers_mut().append(SET_COOKIE, set_cookie(&app, LANG, lang.code()));
    }
    Ok(response)
}

async fn invited(app: &App, token: &str) -> Result<(Invited, Token), WebError> {
    let token = Token::brought(token).ok_or(Refusal::NoInvite)?;
    Ok((app.hall.invited(&token).await?, token))
}

/// `refused` is a name that was typed, and why it was refused.
fn page(
    visitor: &Visitor,
    table: &Table,
    invited: &Invited,
    refused: Option<(&str, BadName)>,
) -> Markup {
    let text = visitor.text();
    let opening = &table.opening;
    let title = shelf::of(opening.game).title(text);
    let sitters: Vec<_> = table.chairs.iter().map(|chair| chair.sitter.clone()).collect();
    let names = seats::names(text, opening.game, &sitters);
    let host = table.seats_of(table.host()).first();
    let host = host.and_then(|seat| names.get(seat.index())).cloned();
    let running = table.phase != Phase::Gathering;
    let heading = match host {
        Some(host) => text.tell("web-join-title", args!(host = host, game = title.as_str())),
        None => text.tell("web-join-title-none", args!(game = title.as_str())),
    };
    let seat = u32::from(u8::from(invited.seat)) + 1;
    let main = html! {
        section.panel.narrow.join {
            h1.panel-title { (heading) }
            div.join-picture { (shelf::of(opening.game).picture()) }
            div {
                p { (shelf::tagline(opening.game, text)) }
                h2 { (text.say("web-seats")) }
                (seats::chips(&names, &[]))
                p { (text.tell("web-join-seat", args!(n = seat))) }
                @if let Some(person) = &visitor.person && !table.seats_of(&person.id).is_empty() {
                    p.notice { (text.say("web-join-already")) }
                }
                @if running { p.notice { (text.say("web-join-running")) } }
                (terms::options(text, table))
                (edition::of_table(text, table))
                p.status { (super::new::clock_words(text, opening.clock)) }
                @if let Some((_, why)) = refused {
                    p.notice.notice-error role="alert" { (why.words(text)) }
                }
                // Without an action the form goes to this page, and the key is not repeated.
                form method="post" data-once {
                    input type="hidden" name="lang" value=(visitor.lang);
                    (name_field(visitor, refused.map(|(typed, _)| typed)))
                    button.button.button-primary { (text.say("web-join")) }
                }
            }
        }
    };
    shell::page(visitor, &heading, &[], &main)
}
