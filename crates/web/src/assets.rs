//! Files that pages need, all inside the program.

use crate::app::App;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use patolli_boards::{BOARDS_CSS, FONTS, THEME_CSS};
use patolli_core::Digest;
use serde::Deserialize;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use crate::error::WebError;

/// One file and what identifies its content.
struct Asset {
    kind: &'static str,
    content: Cow<'static, [u8]>,
    /// Changes with the content.
    version: String,
}

static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let texts: [(&str, Cow<'static, [u8]>); 15] = [
        ("theme.css", THEME_CSS.as_bytes().into()),
        ("boards.css", BOARDS_CSS.as_bytes().into()),
        ("site.css", include_bytes!("../assets/site.css").as_slice().into()),
        ("table.css", include_bytes!("../assets/table.css").as_slice().into()),
        ("site.js", include_bytes!("../assets/site.js").as_slice().into()),
        ("tips.js", include_bytes!("../assets/tips.js").as_slice().into()),
        ("sight.js", include_bytes!("../assets/sight.js").as_slice().into()),
        ("table.js", include_bytes!("../assets/table.js").as_slice().into()),
        ("idiomorph.js", include_bytes!("../assets/vendor/idiomorph.min.js").as_slice().into()),
        (
            "idiomorph-LICENSE.txt",
            include_bytes!("../assets/vendor/idiomorph-LICENSE.txt").as_slice().into(),
        ),
        ("calls.js", include_bytes!("../assets/calls.js").as_slice().into()),
        ("home.js", include_bytes!("../assets/home.js").as_slice().into()),
        ("favicon-turn.svg", favicon_turn().into_bytes().into()),
        ("favicon.svg", favicon().into_bytes().into()),
        ("manifest.webmanifest", include_bytes!("../assets/manifest.json").as_slice().into()),
    ];
    let fonts = FONTS.iter().map(|(name, content)| (format!("fonts/{name}"), (*content).into()));
    let texts = texts.into_iter().map(|(name, content)| (name.to_string(), content));
    texts.chain(fonts).map(|(name, content)| (name.clone(), Asset::new(&name, content))).collect()
});

impl Asset {
    fn new(name: &str, content: Cow<'static, [u8]>) -> Self {
        let version = Digest::of("patolli 1 asset", &[&content]).to_string();
        Self { kind: kind(name), content, version: version.chars().take(16).collect() }
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}

/// The address of a file. It changes with the content, so that browsers may keep it for ever.
pub fn asset(name: &str) -> String {
    match ASSETS.get(name) {
        Some(asset) => format!("/assets/{name}?v={}", asset.version),
        None => {
            debug_assert!(false, "no asset {name:?}");
            format!("/assets/{name}")
        }
    }
}

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/assets/{*name}", get(file))
        .route("/favicon.ico", get(async |headers: HeaderMap| send("favicon.svg", None, &headers)))
}

#[derive(Deserialize)]
struct Version {
    v: Option<String>,
}

async fn file(
    Path(name): Path<String>,
    Query(version): Query<Version>,
    headers: HeaderMap,
) -> Result<Response, WebError> {
    send(&name, version.v.as_deref(), &headers)
}

fn send(name: &str, version: Option<&str>, headers: &HeaderMap) -> Result<Response, WebError> {
    let asset = ASSETS.get(name).ok_or(WebError::NotFound)?;
    let tag = format!("\"{}\"", asset.version);
    let caching = match version == Some(&asset.version) {
        true => "public, max-age=31536000, immutable",
        // Style sheets name fonts without a version.
        false if name.starts_with("fonts/") => "public, max-age=604800",
        false => "no-cache",
    };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    // A proxy that compresses marks the tag as weak.
    let known = known.is_some_and(|tags| tags == "*" || tags.contains(&tag));
    let head = [
        (header::CONTENT_TYPE, asset.kind.to_string()),
        (header::CACHE_CONTROL, caching.to_string()),
        (header::ETAG, tag),
    ];
    Ok(match (known, &asset.content) {
        (true, _) => (StatusCode::NOT_MODIFIED, head).into_response(),
        (false, Cow::Borrowed(content)) => (head, *content).into_response(),
        (false, Cow::Owned(content)) => (head, content.clone()).into_response(),
    })
}

/// The mark of Patolli with its own colours, since no style sheet reaches it.
fn favicon() -> String {
    let logo = patolli_boards::logo().into_string();
    let logo = logo.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
    [("logo-field", "#8f3a24"), ("logo-squares", "#f4e3c1"), ("logo-eye", "#e0a53a")].iter().fold(
        logo,
        |logo, (class, colour)| {
            let class = format!("class=\"{class}\"");
            logo.replace(&class, &format!("{class} fill=\"{colour}\""))
        },
    )
}

/// The mark with a dot: somebody waits for you.
fn favicon_turn() -> String {
    let dot = "<circle cx=\"76%\" cy=\"24%\" r=\"22%\" fill=\"#ffd23f\" stroke=\"#2b1a12\" \
               stroke-width=\"6%\"/></svg>";
    favicon().replace("</svg>", dot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_change_with_the_content() {
        let address = asset("site.css");
        assert!(address.starts_with("/assets/site.css?v="), "{address}");
        let other = Asset::new("site.css", Cow::Borrowed(b"other"));
        assert!(!address.ends_with(&other.version));
    }

    #[test]
    fn the_mark_stands_alone() {
        let mark = favicon();
        assert!(mark.starts_with("<svg xmlns=") && mark.matches("fill=").count() >= 3, "{mark}");
        assert_eq!(favicon_turn().matches("<circle").count(), mark.matches("<circle").count() + 1);
    }
}
