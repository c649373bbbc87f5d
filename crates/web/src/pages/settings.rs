//! Language and theme.

use crate::app::App;
use crate::visitor::{LANG, THEME, Theme, set_cookie};
use axum::Form;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use patolli_text::Lang;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
pub struct SettingsForm {
    lang: Option<String>,
    theme: Option<String>,
    #[serde(default)]
    back: String,
}

/// Stores the setting and returns to the page it was made on.
pub async fn change(State(app): State<Arc<App>>, Form(wish): Form<SettingsForm>) -> Response {
    let mut headers = HeaderMap::new();
    if let Some(lang) = wish.lang.and_then(|lang| lang.parse::<Lang>().ok()) {
        headers.append(SET_COOKIE, set_cookie(&app, LANG, lang.code()));
    }
    if let Some(theme) = wish.theme {
        // No value means: the system's theme.
        let name = Theme::read(&theme).map_or("", Theme::name);
        headers.append(SET_COOKIE, set_cookie(&app, THEME, name));
    }
    headers.insert(LOCATION, way_back(&wish.back));
    (StatusCode::SEE_OTHER, headers).into_response()
}

/// A path on this server, never another site.
fn way_back(path: &str) -> HeaderValue {
    // Browsers drop tabs and line breaks, so that `/<TAB>/elsewhere` would lead there.
    let plain = path.chars().all(|c| c.is_ascii_graphic() && c != '\\');
    let ours = plain && path.starts_with('/') && !path.starts_with("//");
    let way = ours.then(|| HeaderValue::try_from(path).ok()).flatten();
    way.unwrap_or(HeaderValue::from_static("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_with_us() {
        assert_eq!(way_back("/rules/zapotec?q=x"), "/rules/zapotec?q=x");
        for away in [
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "",
            "/a\r\nb: c",
            "/\t/evil.example",
            "/ /evil.example",
        ] {
            assert_eq!(way_back(away), "/", "{away}");
        }
    }
}
