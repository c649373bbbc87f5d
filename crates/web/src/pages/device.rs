//! A link that adds a second device. Opening it does not use it up, because programs preview links.

use super::guest::with_key;
use crate::app::App;
use crate::error::WebError;
use crate::shell;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use patolli_table::{Refusal, Token};
use patolli_text::{args, shown_name};
use std::sync::Arc;

pub async fn show(visitor: Visitor, Path(_): Path<String>) -> Markup {
    let text = visitor.text();
    let title = text.say("web-device-title");
    let main = html! {
        section.panel.narrow {
            h1.panel-title { (title) }
            p { (text.say("web-device-more")) }
            @if let Some(person) = &visitor.person {
                p.notice { (text.tell("web-device-already", args!(name = shown_name(&person.name)))) }
            }
            // Without an action the form goes to this page, and the key is not repeated.
            form method="post" { button.button.button-primary { (text.say("web-device-confirm")) } }
        }
    };
    shell::page(&visitor, &title, &[], &main)
}

pub async fn take_over(
    State(app): State<Arc<App>>,
    Path(link): Path<String>,
) -> Result<Response, WebError> {
    let link = Token::brought(&link).ok_or(Refusal::NoInvite)?;
    let (_, key) = app.hall.take_over(&link).await?;
    Ok(with_key(&app, Some(&key), Redirect::to("/").into_response()))
}
