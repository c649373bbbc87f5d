//! The files that pages need, all inside the program.

use crate::app::App;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use patolli_boards::{FONTS, THEME_CSS, boards_css};
use patolli_core::Digest;
use serde::Deserialize;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use crate::error::WebError;

/// One file and what identifies its content.
struct Asset {
    kind: &'static str,
    content: Cow<'static, [u8]>,
    /// Changes with the content.
    version: String,
}

/// Files of a folder of `assets`, by name.
macro_rules! files {
    ($folder:literal: $($name:literal)*) => {
        [$(($name, include_bytes!(concat!("../assets/", $folder, $name)).as_slice())),*]
    };
}

/// The modules of the pages. They import each other by name, so they are in one folder, whose name
/// changes with any of them.
const SCRIPTS: &[(&str, &[u8])] = &files!("scripts/":
    "browser.js" "calls.js" "clocks.js" "controls.js" "glide.js" "home.js" "layers.js" "lobby.js"
    "news.js" "page.js" "picture.js" "playback.js" "replay.js" "rules.js" "search.js" "send.js"
    "server.js" "settings.js" "sight.js" "signals.js" "site.js" "table.js" "tips.js" "turns.js"
    "vendor/idiomorph.js");

static SCRIPTS_VERSION: LazyLock<String> = LazyLock::new(|| {
    let parts: Vec<&[u8]> =
        SCRIPTS.iter().flat_map(|(name, content)| [name.as_bytes(), content]).collect();
    version(&parts)
});

static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let texts: [(&str, Cow<'static, [u8]>); 9] = [
        ("theme.css", THEME_CSS.as_bytes().into()),
        ("boards.css", boards_css().into_bytes().into()),
        ("site.css", include_bytes!("../assets/site.css").as_slice().into()),
        ("table.css", include_bytes!("../assets/table.css").as_slice().into()),
        (
            "idiomorph-LICENSE.txt",
            include_bytes!("../assets/scripts/vendor/idiomorph-LICENSE.txt").as_slice().into(),
        ),
        ("favicon-turn.svg", favicon_turn().into_bytes().into()),
        ("favicon.svg", favicon().into_bytes().into()),
        ("worker.js", include_bytes!("../assets/worker.js").as_slice().into()),
        ("manifest.webmanifest", include_bytes!("../assets/manifest.json").as_slice().into()),
    ];
    let fonts = FONTS.iter().map(|(name, content)| (format!("fonts/{name}"), (*content).into()));
    let texts = texts.into_iter().map(|(name, content)| (name.to_string(), content));
    let scripts =
        SCRIPTS.iter().map(|(name, content)| (format!("scripts/{name}"), (*content).into()));
    let all = texts.chain(fonts).chain(scripts);
    all.map(|(name, content)| (name.clone(), Asset::new(&name, content))).collect()
});

impl Asset {
    fn new(name: &str, content: Cow<'static, [u8]>) -> Self {
        let version = version(&[&content]);
        Self { kind: kind(name), content, version }
    }
}

fn version(parts: &[&[u8]]) -> String {
    Digest::of("patolli 1 asset", parts).to_string().chars().take(16).collect()
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

/// The address of a file. It changes with the content, so that browsers may cache it for ever.
pub fn asset(name: &str) -> String {
    match ASSETS.get(name) {
        Some(asset) => format!("/assets/{name}?v={}", asset.version),
        None => {
            debug_assert!(false, "no asset {name:?}");
            format!("/assets/{name}")
        }
    }
}

/// The address of a module.
pub fn script(name: &str) -> String {
    debug_assert!(source(name).is_some(), "no script {name:?}");
    format!("/assets/scripts/{}/{name}", *SCRIPTS_VERSION)
}

/// The modules that these need, so that browsers fetch all of them at once and not one after
/// another.
pub fn imports(scripts: &[&str]) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    let mut new: Vec<&str> = scripts.to_vec();
    while let Some(name) = new.pop() {
        for import in source(name).into_iter().flat_map(imported) {
            if found.insert(import) {
                new.push(import);
            }
        }
    }
    found.retain(|name| !scripts.contains(name));
    found
}

fn source(name: &str) -> Option<&'static str> {
    let (_, content) = SCRIPTS.iter().find(|(script, _)| *script == name)?;
    std::str::from_utf8(content).ok()
}

/// The names after `from` in a module.
fn imported(source: &'static str) -> impl Iterator<Item = &'static str> {
    let imports = source.lines().filter(|line| line.starts_with("import "));
    imports.filter_map(|line| line.split_once(" from './")?.1.strip_suffix("';"))
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
    let Some(path) = name.strip_prefix("scripts/") else {
        return send(&name, version.v.as_deref(), &headers);
    };
    let (version, script) = path.split_once('/').ok_or(WebError::NotFound)?;
    send(&format!("scripts/{script}"), Some(version), &headers)
}

fn send(name: &str, asked: Option<&str>, headers: &HeaderMap) -> Result<Response, WebError> {
    let asset = ASSETS.get(name).ok_or(WebError::NotFound)?;
    let tag = format!("\"{}\"", asset.version);
    let version = if name.starts_with("scripts/") { &*SCRIPTS_VERSION } else { &asset.version };
    let caching = match asked == Some(version) {
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

/// The mark of Patolli with its own colours, since no style sheet applies to it.
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

/// The mark with a dot: it is your turn somewhere.
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
    fn every_script_is_served_and_finds_what_it_imports() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/scripts");
        let in_folder = |folder: std::path::PathBuf| {
            let files = folder.read_dir().expect("a folder").map(|file| file.expect("a file"));
            let names = files.map(|file| file.file_name().to_string_lossy().to_string());
            names.filter(|name| name.ends_with(".js")).collect::<BTreeSet<String>>()
        };
        let vendored = in_folder(folder.join("vendor"));
        let mut files = in_folder(folder);
        files.extend(vendored.iter().map(|name| format!("vendor/{name}")));
        let served: BTreeSet<String> = SCRIPTS.iter().map(|(name, _)| name.to_string()).collect();
        assert_eq!(served, files);
        for (name, _) in SCRIPTS {
            let text = source(name).expect("text");
            assert_eq!(text.matches("\nimport ").count(), imported(text).count(), "{name}");
            for import in imported(text) {
                assert!(served.contains(import), "{name} imports {import}");
            }
        }
    }

    #[test]
    fn a_page_names_everything_its_scripts_need() {
        let table = imports(&["site.js", "table.js", "calls.js"]);
        assert!(table.contains("vendor/idiomorph.js") && table.contains("glide.js"));
        assert!(!table.contains("table.js") && !table.contains("lobby.js"), "{table:?}");
        assert_eq!(imports(&["home.js"]), BTreeSet::from(["browser.js", "vendor/idiomorph.js"]));
    }

    #[test]
    fn the_mark_stands_alone() {
        let mark = favicon();
        assert!(mark.starts_with("<svg xmlns=") && mark.matches("fill=").count() >= 3, "{mark}");
        assert_eq!(favicon_turn().matches("<circle").count(), mark.matches("<circle").count() + 1);
    }
}
