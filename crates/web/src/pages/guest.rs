//! Strangers become guests when they first do something that needs a name.

use crate::app::App;
use crate::error::WebError;
use crate::limits::{self, Class};
use crate::visitor::{KEY, Visitor, set_cookie};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use patolli_table::{Person, PersonId, Token};
use patolli_text::{BadName, person_name};

/// A guest, and the key to give to the device if the guest is new.
pub struct Welcome {
    pub person: Person,
    key: Option<Token>,
}

/// The guest that the visitor is, or becomes under this name.
pub async fn welcome(app: &App, visitor: &Visitor, name: &str) -> Result<Welcome, WebError> {
    if let Some(person) = &visitor.person {
        return Ok(Welcome { person: person.clone(), key: None });
    }
    // A refused name must not count.
    let name = person_name(name)?;
    limits::count(app, Class::Guest, visitor.address)?;
    let (person, key) = app.hall.welcome(&name).await?;
    Ok(Welcome { person, key: Some(key) })
}

/// Why a stranger cannot be welcomed under this name; a guest has one already.
pub fn complaint(visitor: &Visitor, name: &str) -> Option<BadName> {
    if visitor.person.is_some() { None } else { person_name(name).err() }
}

impl Welcome {
    /// Redirects to a page; a new guest's device gets its key with it.
    pub fn go_to(&self, app: &App, path: &str) -> Response {
        with_key(app, self.key.as_ref(), Redirect::to(path).into_response())
    }
}

/// An answer that gives the device a key.
pub fn with_key(app: &App, key: Option<&Token>, mut response: Response) -> Response {
    if let Some(key) = key {
        response.headers_mut().append(SET_COOKIE, set_cookie(app, KEY, key.reveal()));
    }
    response
}

/// The field for a stranger's name; nothing for a guest, whose name is known.
pub fn name_field(visitor: &Visitor, given: Option<&str>) -> Markup {
    let text = visitor.text();
    if visitor.person.is_some() {
        return html! {};
    }
    let suggestion = suggestion(visitor);
    html! {
        label.field {
            span { (text.say("web-name")) }
            input type="text" name="name" value=(given.unwrap_or(&suggestion)) required
                maxlength="24" autocomplete="nickname" spellcheck="false" dir="auto";
            small.hint { (text.say("web-name-hint")) }
        }
    }
}

/// A friendly name for guests who have no better one.
fn suggestion(visitor: &Visitor) -> String {
    let names = visitor.text().say("web-names");
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    let dice = usize::from_str_radix(&PersonId::fresh().as_str()[..4], 16).unwrap_or_default();
    names[dice % names.len()].to_string()
}
