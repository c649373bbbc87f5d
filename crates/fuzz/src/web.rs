//! What strangers send to the server: addresses, headers and forms, through the whole router.

mod page;
mod world;

use axum::http::StatusCode;
use page::{encoded, fields, tags};
use patolli_games::GameId;
use patolli_text::Lang;
use std::borrow::Cow;
use world::{Answer, Asked, World};

/// No page has it. It follows each sign of HTML that is sent, so that one which comes back as a sign shows.
const MARK: &str = "zq";

/// Forms at addresses that name no game. The invitation of the address is none.
const FORMS: [&str; 9] = [
    "/me/name",
    "/settings",
    "/join/000000000000000000000000000000000000000000000000",
    "/match/LOBBY/lobby",
    "/match/LOBBY/invite",
    "/match/LOBBY/revoke",
    "/match/TABLE/act",
    "/match/TABLE/branch",
    "/match/TABLE/rematch",
];

/// A page that is read: a line with its address, one with cookies, one with the wanted languages. Words such as
/// `KEY` and `TABLE` are replaced by those of the server.
pub fn headers(bytes: &[u8]) {
    let Some(text) = marked(bytes) else { return };
    let mut lines = text.split('\n');
    let [path, cookies, languages] = [(); 3].map(|()| lines.next().unwrap_or_default());
    World::with(|world| {
        let asked = Asked { path, cookies, languages, form: None };
        let Some(answer) = world.ask(&asked) else { return };
        let Some((lang, theme)) = checked(&answer).and_then(understood) else { return };
        let cookies = format!("lang={lang}; theme={theme}");
        let plain = Asked { cookies: &cookies, languages: "", ..asked };
        let again = world.ask(&plain).expect("a request");
        if let Some(again) = checked(&again).and_then(understood) {
            assert_eq!(again, (lang, theme), "said plainly, it is understood the same");
        }
    });
}

/// The language and the theme of a whole page.
fn understood(page: &str) -> Option<(String, String)> {
    let html = tags(page).find(|tag| tag.name == "html")?;
    let lang = html.value("lang").expect("a language");
    assert!(lang.parse::<Lang>().is_ok(), "{lang}");
    Some((lang, html.value("data-theme").unwrap_or_default()))
}

/// A form that is sent. The first byte names the form, the second whether a stranger or a guest sends it.
pub fn forms(bytes: &[u8]) {
    let [form, sender, body @ ..] = bytes else { return };
    let Some(body) = marked(body) else { return };
    let path = path_of_form(*form);
    let orders = path.starts_with("/new/");
    // A stranger would get the table, and bots would begin to play; this guest has as many as are allowed.
    let cookies = if orders || sender % 2 == 1 { "patolli=GUEST" } else { "" };
    World::with(|world| {
        let asked = Asked { path: &path, cookies, languages: "", form: Some(&body) };
        let answer = world.ask(&asked).expect("a request");
        let page = checked(&answer);
        if let (true, Some(page)) = (orders, page) {
            nothing_typed_is_lost(world, &asked, page);
        }
    });
}

fn path_of_form(n: u8) -> Cow<'static, str> {
    let n = usize::from(n) % (GameId::ALL.len() + FORMS.len());
    match GameId::ALL.get(n) {
        Some(game) => format!("/new/{game}").into(),
        None => FORMS[n - GameId::ALL.len()].into(),
    }
}

/// The text with a mark after every sign of HTML, also an encoded one; `None` if it has the mark already.
fn marked(bytes: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    if text.contains(MARK) {
        return None;
    }
    // In JSON the other quotes do not belong to what is said.
    let quote = if text.starts_with('{') { "\\\"" } else { "\"" };
    let mut marked = text.into_owned();
    for sign in ["<", quote, "%3C", "%3c", "%22"] {
        marked = marked.replace(sign, &format!("{sign}{MARK}"));
    }
    Some(marked.replace("%26", &format!("%26{MARK};")))
}

/// What holds for every answer. Gives its page, if it is one.
fn checked(answer: &Answer) -> Option<&str> {
    let Answer { status, kind, location, body } = answer;
    assert!(!status.is_server_error(), "{status}: {body}");
    if status.is_redirection() {
        assert!(location.starts_with('/') && !location.starts_with("//"), "leads to {location:?}");
    }
    let is_page = kind.starts_with("text/html");
    if status.is_client_error() {
        let says_why = if is_page { "role=\"alert\"" } else { "\"message\":\"" };
        assert!(body.contains(says_why), "{status} without a reason: {body}");
    }
    if !is_page {
        return None;
    }
    for leak in [format!("<{MARK}"), format!("\"{MARK}"), format!("&{MARK};")] {
        assert!(!body.contains(&leak), "not escaped: {body}");
    }
    Some(body)
}

/// Whatever is wrong with an order, its form comes back as it was.
fn nothing_typed_is_lost(world: &World, asked: &Asked<'_>, page: &str) {
    let shown = fields(page, asked.path);
    if shown.is_empty() {
        return;
    }
    let again = world.ask(&Asked { form: Some(&encoded(&shown)), ..*asked }).expect("a request");
    assert_ne!(again.status, StatusCode::BAD_REQUEST, "a form of ours");
    let again = fields(&again.body, asked.path);
    for field in &shown {
        assert!(again.contains(field), "{field:?} is not in {again:?}");
    }
}
