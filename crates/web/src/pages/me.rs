//! The guest's own page: name, devices.

use super::guest::{name_field, welcome};
use crate::app::App;
use crate::error::WebError;
use crate::shell;
use crate::visitor::Visitor;
use crate::{made, security};
use axum::Form;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use patolli_table::Person;
use patolli_text::{BadName, person_name};
use serde::Deserialize;
use std::sync::Arc;

/// What has just happened on this page.
#[derive(Default)]
struct News {
    /// The key of a message.
    said: Option<&'static str>,
    /// A name that was refused, and why.
    refused: Option<(String, BadName)>,
    /// A link for another device that this one has made.
    link: Option<String>,
}

#[derive(Deserialize)]
pub struct MeQuery {
    #[serde(default)]
    done: String,
}

pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    asked: axum::extract::Query<MeQuery>,
    headers: HeaderMap,
) -> Markup {
    let said = match asked.done.as_str() {
        "name" => Some("web-me-renamed"),
        "forget" => Some("web-me-forgotten"),
        _ => None,
    };
    let link = made::device(&app, &headers).await;
    page(&visitor, &News { said, link, ..News::default() })
}

/// The address of something that was sent from this page, opened directly.
pub async fn to_page() -> Redirect {
    Redirect::to("/me")
}

#[derive(Deserialize)]
pub struct Name {
    #[serde(default)]
    name: String,
}

/// A stranger who chooses a name here becomes a guest.
pub async fn rename(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<Name>,
) -> Result<Response, WebError> {
    let name = match person_name(&form.name) {
        Ok(name) => name,
        Err(why) => {
            let news = News { refused: Some((form.name, why)), ..News::default() };
            let page = page(&at_home(visitor), &news);
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    match &visitor.person {
        Some(person) => {
            app.hall.rename(person, &name).await?;
            Ok(Redirect::to("/me?done=name").into_response())
        }
        None => Ok(welcome(&app, &visitor, &name).await?.go_to(&app, "/me")),
    }
}

/// A link for a second device. Only the device it was made on shows it.
pub async fn hand_over(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<Response, WebError> {
    let token = app.hall.handover(visitor.guest()?).await?;
    let kept = [(SET_COOKIE, made::keep_device(&app, &token))];
    Ok((kept, Redirect::to("/me")).into_response())
}

/// Ends the keys of every other device.
pub async fn forget(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Redirect, WebError> {
    let key = visitor.key.as_ref().ok_or(WebError::NoGuest)?;
    app.hall.forget_other_devices(visitor.guest()?, key).await?;
    Ok(Redirect::to("/me?done=forget"))
}

/// After a form, the way back leads to the page itself.
fn at_home(visitor: Visitor) -> Visitor {
    Visitor { here: Some("/me".to_string()), ..visitor }
}

fn page(visitor: &Visitor, news: &News) -> Markup {
    let text = visitor.text();
    let title = text.say("web-me-title");
    let main = html! {
        h1 { (title) }
        @if let Some(said) = news.said { p.notice role="status" { (text.say(said)) } }
        @if let Some((_, why)) = news.refused {
            p.notice.notice-error role="alert" { (why.words(text)) }
        }
        (name(visitor, news.refused.as_ref().map(|(typed, _)| typed.as_str())))
        @if visitor.person.is_some() { (devices(visitor, news)) }
    };
    shell::page(visitor, &title, &[], &main)
}

/// `typed` is a name that was refused.
fn name(visitor: &Visitor, typed: Option<&str>) -> Markup {
    let text = visitor.text();
    let known = |person: &Person| {
        html! {
            label.field {
                span { (text.say("web-name")) }
                input type="text" name="name" value=(typed.unwrap_or(&person.name)) required
                    maxlength="24" autocomplete="nickname" spellcheck="false" dir="auto";
                small.hint { (text.say("web-me-name-hint")) }
            }
        }
    };
    html! {
        section.panel.narrow {
            h2.panel-title { (text.say("web-me-name")) }
            form method="post" action="/me/name" {
                @match &visitor.person {
                    Some(person) => (known(person)),
                    None => (name_field(visitor, typed)),
                }
                button.button.button-primary { (text.say("web-save")) }
            }
        }
    }
}

fn devices(visitor: &Visitor, news: &News) -> Markup {
    let text = visitor.text();
    html! {
        section.panel.narrow {
            h2.panel-title { (text.say("web-me-devices")) }
            p { (text.say("web-me-devices-more")) }
            @if let Some(link) = &news.link {
                (shown_link(visitor, link, &text.say("web-me-link-hint")))
            }
            form.toolbar method="post" action="/me/device" {
                button.button { (text.say("web-me-make-link")) }
            }
            form method="post" action="/me/forget" {
                p { (text.say("web-me-forget-more")) }
                button.button.button-danger { (text.say("web-me-forget")) }
            }
        }
    }
}

/// A link made on this device, with a button to copy it.
pub fn shown_link(visitor: &Visitor, link: &str, hint: &str) -> Markup {
    let text = visitor.text();
    html! {
        div.notice.shown-link role="status" {
            label.field {
                span { (text.say("web-link")) }
                input type="text" readonly value=(link) data-select;
                small.hint { (hint) }
                @if security::is_local(link) { small.hint { (text.say("web-link-local")) } }
            }
            button.button.button-primary type="button" hidden data-copy=(link)
                data-done=(text.say("web-copied")) { (text.say("web-copy")) }
        }
    }
}
