//! A form to order a table. It works without a script, and keeps what was typed when something is
//! missing.

mod draft;
mod form;

use super::guest::{self, welcome};
use crate::app::App;
use crate::error::WebError;
use crate::limits::{self, Class};
use crate::shelf;
use crate::shell;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use draft::Draft;
pub use form::clock_words;
use maud::Markup;
use patolli_games::GameId;
use patolli_text::{Text, args, errors};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// How people want to play; it decides what the form starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Solo,
    Bots,
    Friends,
    Hotseat,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Solo, Self::Bots, Self::Friends, Self::Hotseat];

    /// The ways to play a game: solo only if it has its own opponent.
    pub fn of(game: GameId) -> impl Iterator<Item = Self> {
        let solo = shelf::of(game).people().contains(&1);
        Self::ALL.into_iter().filter(move |kind| solo || *kind != Self::Solo)
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::Bots => "bots",
            Self::Friends => "friends",
            Self::Hotseat => "hotseat",
        }
    }
    pub fn words(self, text: &Text) -> String {
        text.say(match self {
            Self::Solo => "web-play-alone",
            Self::Bots => "web-play-bots",
            Self::Friends => "web-play-friends",
            Self::Hotseat => "web-play-hotseat",
        })
    }
    /// The way with this name, or the default.
    fn read(game: GameId, text: &str) -> Self {
        let named = Self::of(game).find(|kind| kind.name() == text);
        named.or(Self::of(game).next()).expect("a game can be played")
    }
}

#[derive(Deserialize)]
pub struct NewQuery {
    #[serde(default)]
    kind: String,
}

pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<NewQuery>,
) -> Result<Markup, WebError> {
    let game = game.parse().map_err(|_| WebError::NotFound)?;
    let draft = Draft::fresh(game, Kind::read(game, &asked.kind), &app.settings.editions);
    Ok(page(&visitor, &draft, None))
}

/// Orders the table and goes there.
pub async fn order(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, WebError> {
    let game: GameId = game.parse().map_err(|_| WebError::NotFound)?;
    let kind = Kind::read(game, fields.get("kind").map_or("", String::as_str));
    let mut draft = Draft::fresh(game, kind, &app.settings.editions);
    let again =
        Visitor { here: Some(format!("/new/{game}?kind={}", draft.kind.name())), ..visitor };
    if !draft.read(&fields) {
        return Err(WebError::Bad("web-error-form"));
    }
    if let Some(why) = complaint(&again, &draft) {
        let page = page(&again, &draft, Some(&why));
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    }
    match place(&app, &again, &draft).await {
        Ok(response) => Ok(response),
        Err(why) => {
            let mut response = page(&again, &draft, Some(&why.words(again.text()))).into_response();
            *response.status_mut() = why.status();
            why.explain(&mut response);
            Ok(response)
        }
    }
}

/// What the person has to change, in words.
fn complaint(visitor: &Visitor, draft: &Draft<'_>) -> Option<String> {
    let text = visitor.text();
    if let Some(why) = guest::complaint(visitor, &draft.name) {
        return Some(why.words(text));
    }
    if let Some((seat, why)) = draft.bad_name() {
        let seat = text.tell("web-new-seat", args!(n = seat));
        return Some(text.tell("web-error-seat-name", args!(seat = seat, why = why.words(text))));
    }
    let people = draft.people();
    if people == 1 && draft.kind != Kind::Solo && shelf::of(draft.game).people().contains(&1) {
        let automa = shelf::of(draft.game).automa(text);
        return Some(text.tell("web-error-alone", args!(name = automa)));
    }
    let bad = shelf::of(draft.game).check(people, &draft.options()).err()?;
    Some(errors::option(text, &bad))
}

async fn place(app: &Arc<App>, visitor: &Visitor, draft: &Draft<'_>) -> Result<Response, WebError> {
    limits::count(app, Class::Match, visitor.address)?;
    let guest = welcome(app, visitor, &draft.name).await?;
    let id = app.hall.order(&guest.person, &draft.order(visitor.text())).await?;
    Ok(guest.go_to(app, &format!("/match/{id}")))
}

fn page(visitor: &Visitor, draft: &Draft<'_>, complaint: Option<&str>) -> Markup {
    let title = shelf::of(draft.game).title(visitor.text());
    let main = form::form(visitor, draft, complaint);
    shell::page(visitor, &title, &[], &main)
}
