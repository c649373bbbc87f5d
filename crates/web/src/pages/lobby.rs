//! Before a match starts: who has a seat, who is missing, and a word for the shuffle.

use super::{edition, new, seats, terms};
use crate::app::App;
use crate::calls::calls;
use crate::error::WebError;
use crate::made;
use crate::pages::me::shown_link;
use crate::shelf;
use crate::shell;
use crate::visitor::{Visitor, is_navigation};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use patolli_boards::seat_chip;
use patolli_core::{Dense, Seat};
use patolli_table::{Act, Command, MatchId, PersonId, Phase, Refusal, Sitter, Table};
use patolli_text::{Text, args, shown_word};
use serde::Deserialize;
use std::sync::Arc;

/// How often a request is repeated when others were quicker.
const TRIES: usize = 8;

/// The lobby of a table that is gathering. `links` are invitations made on this device.
pub fn lobby(visitor: &Visitor, table: &Table, links: &[(Seat, String)]) -> Markup {
    let text = visitor.text();
    let mine = visitor.person.as_ref().and_then(|person| table.seats_of(&person.id).first());
    let title = shelf::of(table.opening.game).title(text);
    if table.phase != Phase::Gathering {
        return gone(text, &title);
    }
    html! {
        div #lobby.lobby data-match=(table.id) data-number=(table.number()) {
            section.panel {
                h1.panel-title { (text.tell("web-lobby-title", args!(game = title))) }
                p.status role="status" { (waiting(text, table)) }
                (chairs(visitor, table, mine.is_some(), links))
                @if let Some(seat) = mine { (controls(visitor, table, seat)) }
            }
            aside {
                section.panel { (luck(text, table, mine)) }
                section.panel {
                    h2.panel-title { (text.say("web-lobby-terms")) }
                    (terms::options(text, table))
                    (edition::of_table(text, table))
                    p { (new::clock_words(text, table.opening.clock)) }
                    p {
                        @if table.opening.watch { (text.say("web-lobby-watched")) }
                        @else { (text.say("web-lobby-private")) }
                    }
                }
            }
        }
    }
}

/// The page of a table that is gathering: players are alerted when others join, and when the match
/// starts.
pub fn page(visitor: &Visitor, table: &Table, links: &[(Seat, String)]) -> Markup {
    let title = shelf::of(table.opening.game).title(visitor.text());
    let mine = visitor.person.as_ref().map_or(0, |who| table.seats_of(&who.id).len());
    let (sits, bot) = (mine > 0, |sitter: &Sitter| matches!(sitter, Sitter::Bot(_)));
    let others = table.chairs.iter().filter(|chair| !bot(&chair.sitter)).count() > mine;
    let offer = if is_host(visitor, table) { "call-offer-lobby" } else { "call-offer" };
    let main = html! {
        @if sits { (calls(visitor.text(), others.then_some(offer))) }
        (lobby(visitor, table, links))
    };
    let scripts: &[&str] = if sits { &["lobby.js", "calls.js"] } else { &["lobby.js"] };
    shell::page(visitor, &title, scripts, &main)
}

fn is_host(visitor: &Visitor, table: &Table) -> bool {
    visitor.person.as_ref().is_some_and(|person| person.id == *table.host())
}

/// A table that was cancelled before it started.
fn gone(text: &Text, title: &str) -> Markup {
    html! {
        section.panel.narrow {
            h1.panel-title { (title) }
            p.notice { (text.say("web-lobby-gone")) }
            p.toolbar { a.button href="/" { (text.say("web-to-home")) } }
        }
    }
}

fn waiting(text: &Text, table: &Table) -> String {
    let open = table.chairs.iter().filter(|chair| chair.sitter == Sitter::Open).count();
    match open {
        0 => text.say("web-lobby-ready"),
        n => text.tell("web-lobby-open", args!(n = n)),
    }
}

/// Every seat, and for the open ones a way to invite.
fn chairs(visitor: &Visitor, table: &Table, sits: bool, links: &[(Seat, String)]) -> Markup {
    let text = visitor.text();
    let sitters: Vec<_> = table.chairs.iter().map(|chair| chair.sitter.clone()).collect();
    let names = seats::names(text, table.opening.game, &sitters);
    let hosting = table.seats_of(table.host());
    let hosts = |seat: Seat| hosting.contains(seat);
    // Shows the host's script who has joined.
    let arrived = |seat: Seat, name: &str| {
        let guest =
            matches!(sitters.get(seat.index()), Some(Sitter::Person { .. })) && !hosts(seat);
        (guest && is_host(visitor, table))
            .then(|| text.tell("web-lobby-arrived", args!(name = name)))
    };
    html! {
        ol.lobby-seats {
            @for (seat, name) in Seat::first(names.len()).zip(&names) {
                li data-arrived=[arrived(seat, name)] {
                    span {
                        (seat_chip(seat, name))
                        @if hosts(seat) { " " span.badge { (text.say("web-lobby-host")) } }
                    }
                    @if sits && sitters.get(seat.index()) == Some(&Sitter::Open) {
                        (invitation(visitor, table, seat, links))
                    }
                }
            }
        }
    }
}

fn invitation(visitor: &Visitor, table: &Table, seat: Seat, links: &[(Seat, String)]) -> Markup {
    let text = visitor.text();
    let link = links.iter().find(|(of, _)| *of == seat).map(|(_, link)| link);
    let form = |what: &str, class: &str, words: String| {
        html! {
            form method="post" action={ "/match/" (table.id) "/" (what) } {
                input type="hidden" name="seat" value=(seat);
                button class=(class) { (words) }
            }
        }
    };
    html! {
        @if let Some(link) = link {
            (shown_link(visitor, link, &text.say("web-invite-hint")))
        }
        div.toolbar {
            @match link {
                None => (form("invite", "button button-primary", text.say("web-invite"))),
                Some(_) => (form("invite", "button", text.say("web-invite-again"))),
            }
            (form("revoke", "button button-quiet", text.say("web-revoke")))
        }
    }
}

/// A form that does something with the table on behalf of a seat.
fn form(table: &Table, seat: Seat, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ "/match/" (table.id) "/lobby" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="number" value=(table.number());
            input type="hidden" name="client" value=(PersonId::fresh());
            (inside)
        }
    }
}

fn button(table: &Table, seat: Seat, act: &str, class: &str, words: &str) -> Markup {
    form(table, seat, &html! { button class=(class) name="act" value=(act) { (words) } })
}

fn controls(visitor: &Visitor, table: &Table, seat: Seat) -> Markup {
    let text = visitor.text();
    let full = table.chairs.iter().all(|chair| chair.sitter != Sitter::Open);
    html! {
        div.toolbar.lobby-controls {
            @if full {
                (button(table, seat, "start", "button button-primary", &text.say("web-lobby-start")))
            }
            @if is_host(visitor, table) {
                (button(table, seat, "cancel", "button button-danger", &text.say("web-lobby-cancel")))
            } @else {
                (button(table, seat, "stand-up", "button", &text.say("web-lobby-stand-up")))
            }
        }
    }
}

/// The commitment, what it is, and the words that people added.
fn luck(text: &Text, table: &Table, mine: Option<Seat>) -> Markup {
    let sitters: Vec<_> = table.chairs.iter().map(|chair| chair.sitter.clone()).collect();
    let names = seats::names(text, table.opening.game, &sitters);
    html! {
        h2.panel-title { (text.say("web-luck-title")) }
        p { (text.say("web-luck-commitment")) }
        p { code.commitment { (table.opening.commitment) } }
        @if !table.words.is_empty() {
            p { (text.say("web-luck-words")) }
            ul { @for (seat, word) in &table.words { li { q { (shown_word(word)) } " (" (names[seat.index()]) ")" } } }
        }
        @if let Some(seat) = mine {
            (form(table, seat, &html! {
                label.field {
                    span { (text.say("web-luck-add")) }
                    input type="text" name="word" maxlength="100" required
                        autocomplete="off" dir="auto";
                }
                button.button name="act" value="word" { (text.say("web-luck-button")) }
            }))
        }
    }
}

/// Only the lobby, for the script that keeps it up to date; nothing once the match has started.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, WebError> {
    let id: MatchId = id.parse().map_err(|_| Refusal::NoMatch)?;
    if is_navigation(&headers) {
        return Ok(Redirect::to(&format!("/match/{id}")).into_response());
    }
    let desk = app.hall.desk(&id).await?;
    let links = made::invitations(&app, &headers, &desk).await;
    let table = desk.table();
    let sits = visitor.person.as_ref().is_some_and(|who| !table.seats_of(&who.id).is_empty());
    if !sits && !table.opening.watch {
        return Err(Refusal::NotYourSeat.into());
    }
    let visitor = Visitor { here: Some(format!("/match/{id}")), ..visitor };
    Ok(match table.phase {
        Phase::Gathering => lobby(&visitor, &table, &links).into_response(),
        _ => axum::http::StatusCode::NO_CONTENT.into_response(),
    })
}

#[derive(Deserialize)]
pub struct LobbyForm {
    seat: Seat,
    number: i64,
    client: String,
    act: String,
    #[serde(default)]
    word: String,
}

pub async fn act(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(wish): Form<LobbyForm>,
) -> Result<Redirect, WebError> {
    let id: MatchId = id.parse().map_err(|_| Refusal::NoMatch)?;
    let command = match wish.act.as_str() {
        "start" => Command::Start,
        "stand-up" => Command::StandUp,
        "cancel" => Command::Cancel,
        "word" => Command::AddWord(wish.word),
        _ => return Err(WebError::Bad("web-error-form")),
    };
    // A player who leaves the table has nothing more to see there.
    let away = matches!(command, Command::StandUp | Command::Cancel);
    let act = Act { seat: wish.seat, number: wish.number, client: wish.client, command };
    match send(&app, &visitor.guest()?.id, &id, act).await {
        Ok(()) if away => Ok(Redirect::to("/")),
        Ok(()) => Ok(Redirect::to(&format!("/match/{id}"))),
        Err(why) => overtaken(&headers, &id, why),
    }
}

/// A word, or leaving, means the same whatever others have done since then.
async fn send(
    app: &Arc<App>,
    person: &PersonId,
    id: &MatchId,
    mut act: Act,
) -> Result<(), Refusal> {
    let anyway = matches!(act.command, Command::AddWord(_) | Command::StandUp);
    for _ in 0..TRIES {
        match app.hall.act(id, person, act.clone()).await {
            Err(Refusal::Stale { number }) if anyway => act.number = number,
            done => return done.map(drop),
        }
    }
    app.hall.act(id, person, act).await.map(drop)
}

/// Others may be quicker than a click: then the current table says more than an error page, which
/// could not be reloaded either.
pub fn overtaken(headers: &HeaderMap, id: &MatchId, why: Refusal) -> Result<Redirect, WebError> {
    let by_others = matches!(why, Refusal::Stale { .. } | Refusal::NotNow | Refusal::SeatsOpen);
    match by_others && is_navigation(headers) {
        true => Ok(Redirect::to(&format!("/match/{id}"))),
        false => Err(why.into()),
    }
}
