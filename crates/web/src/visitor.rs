//! The visitor who sends a request, and their preferences.

use crate::app::App;
use crate::error::WebError;
use crate::limits;
use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Uri};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use patolli_table::{Person, Token};
use patolli_text::{Lang, Text};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// The cookie that holds a device's key.
pub const KEY: &str = "patolli";
/// The cookie that holds the chosen language.
pub const LANG: &str = "lang";
/// The cookie that holds the chosen theme: `light` or `dark`.
pub const THEME: &str = "theme";

/// The cookie that says whether the list of choices is open. The script of the table writes it.
const CHOICES: &str = "choices";

/// Light or dark, if the visitor chose; otherwise the system decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "light" => Some(Self::Light),
            "dark" => Some(Self::Dark),
            _ => None,
        }
    }
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// The sender of a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The guest whose device this is; `None` for a stranger.
    pub person: Option<Person>,
    pub key: Option<Token>,
    pub lang: Lang,
    pub theme: Option<Theme>,
    /// Whether the list of choices at a table is open.
    pub choices_open: bool,
    /// Where to return after a change of language or theme; `None` where the address holds a key,
    /// which no page repeats.
    pub here: Option<String>,
    pub address: IpAddr,
}

impl Visitor {
    pub fn text(&self) -> &'static Text {
        Text::shared(self.lang)
    }

    /// The visitor without a lookup of the guest.
    pub fn stranger(app: &App, uri: &Uri, headers: &HeaderMap, extensions: &Extensions) -> Self {
        let cookies = CookieJar::from_headers(headers);
        let cookie = |name| cookies.get(name).map(Cookie::value);
        let key = cookie(KEY).and_then(Token::brought);
        let lang = asked_lang(uri).or_else(|| cookie(LANG)?.parse().ok());
        Self {
            person: None,
            key,
            lang: lang.unwrap_or_else(|| preferred(headers)),
            theme: cookie(THEME).and_then(Theme::read),
            choices_open: cookie(CHOICES) == Some("open"),
            here: here(uri),
            address: limits::address(app, headers, extensions),
        }
    }

    /// The guest, where only a guest can be served.
    pub fn guest(&self) -> Result<&Person, WebError> {
        self.person.as_ref().ok_or(WebError::NoGuest)
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = WebError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, WebError> {
        let mut visitor = Self::stranger(app, &parts.uri, &parts.headers, &parts.extensions);
        if let Some(key) = &visitor.key {
            visitor.person = app.hall.person(key).await?;
        }
        Ok(visitor)
    }
}

/// A year.
const LONG: Duration = Duration::from_secs(365 * 24 * 3600);

/// A cookie for every page, for a year. An empty value removes it.
pub fn set_cookie(app: &App, name: &str, value: &str) -> HeaderValue {
    let age = if value.is_empty() { Duration::ZERO } else { LONG };
    cookie_for(app, name, value, "/", age)
}

/// A new cookie: for this site only, inaccessible to scripts.
pub fn cookie_for(app: &App, name: &str, value: &str, path: &str, age: Duration) -> HeaderValue {
    let encrypted = app.settings.public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
    let cookie = Cookie::build((name, value))
        .path(path)
        .max_age(age.try_into().expect("a year at most"))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(encrypted);
    HeaderValue::try_from(cookie.to_string()).expect("keys and settings are plain text")
}

/// Whether a browser opens this address as a page, rather than a script asking for a part of one.
pub fn is_navigation(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-dest").is_some_and(|dest| dest == "document")
}

/// Paths that hold a key.
fn has_key(path: &str) -> bool {
    ["/join/", "/device/"].iter().any(|start| path.starts_with(start))
}

fn here(uri: &Uri) -> Option<String> {
    let whole = uri.path_and_query().map_or("/", |path| path.as_str());
    (!has_key(uri.path())).then(|| whole.to_string())
}

/// Where an address holds a key, the language is part of the address, since there is no way back.
fn asked_lang(uri: &Uri) -> Option<Lang> {
    let query = uri.query().filter(|_| has_key(uri.path()))?;
    query.split('&').find_map(|pair| pair.strip_prefix("lang="))?.parse().ok()
}

/// The supported language that the browser prefers.
fn preferred(headers: &HeaderMap) -> Lang {
    let lines = headers.get_all(ACCEPT_LANGUAGE).iter().filter_map(|value| value.to_str().ok());
    let wishes = lines.flat_map(|line| line.split(',')).filter_map(language_wish);
    // The first of equal ones.
    let best = wishes.rev().max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map_or(Lang::En, |(lang, _)| lang)
}

/// A part of `Accept-Language` such as `fr-CA;q=0.8`: the language if it is supported, and its
/// weight unless it is unwanted.
fn language_wish(wish: &str) -> Option<(Lang, f32)> {
    let wish = wish.to_ascii_lowercase();
    let mut parts = wish.split(';').map(str::trim);
    let lang = parts.next()?.split('-').next()?.parse().ok()?;
    let weight = parts.find_map(|part| part.strip_prefix("q="));
    let weight = weight.map_or(Some(1.0), |weight| weight.parse().ok())?;
    (weight > 0.0).then_some((lang, weight))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_gets_the_language_it_likes_best() {
        for (wishes, lang) in [
            ("fr-FR,fr;q=0.9,en;q=0.8", Lang::Fr),
            ("en;q=0.5, FR-ca;Q=0.7", Lang::Fr),
            ("fr;q=0.1,en-GB;q=0.2", Lang::En),
            ("de,es;q=0.9,fr;q=0.1", Lang::Fr),
            ("fr;q=0,en;q=0.1", Lang::En),
            ("fr;q=0", Lang::En),
            ("en,fr", Lang::En),
            ("fr,en", Lang::Fr),
            ("frr,fro;q=0.5", Lang::En),
            ("fr;q=x,*", Lang::En),
            ("", Lang::En),
        ] {
            let headers =
                HeaderMap::from_iter([(ACCEPT_LANGUAGE, HeaderValue::from_static(wishes))]);
            assert_eq!(preferred(&headers), lang, "{wishes}");
        }
    }
}
