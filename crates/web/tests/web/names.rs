//! Misleading names are refused with a reason, and nothing shown reverses the direction of a line.

use crate::server::{Browser, Server, field};
use axum::http::StatusCode;
use patolli_bots::Level;
use patolli_core::Seat;
use patolli_table::Person;
use patolli_text::{BadName, Lang, Text, level_name, person_name};

/// Blank-looking names, and names of bots, with words of the reason in each language.
const BAD: [(&str, [&str; 2]); 6] = [
    ("\u{3164}", ["visible character", "caractère visible"]),
    ("\u{2800}\u{2800}", ["visible character", "caractère visible"]),
    ("\u{200f}\u{202e}", ["visible character", "caractère visible"]),
    ("\u{395}asy bot", ["looks like the name of a bot", "ressemble à celui d’un bot"]),
    ("Facile", ["looks like the name of a bot", "ressemble à celui d’un bot"]),
    ("Cocijobot", ["looks like the name of a bot", "ressemble à celui d’un bot"]),
];

#[test]
fn no_person_can_be_taken_for_a_bot_of_any_level() {
    for level in Level::ALL {
        for lang in Lang::ALL {
            let words = level_name(Text::shared(lang), level.name());
            assert_eq!(person_name(&words), Err(BadName::Imitation), "{words}");
        }
        assert_eq!(person_name(level.name()), Err(BadName::Imitation), "{level}");
    }
}

#[tokio::test]
async fn a_bad_name_is_refused_on_every_form_and_kept() {
    let server = Server::new().await;
    let mut host = Browser::default().named(&server, "Ana").await;
    let table = host.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let link = host.invite(&server, &table, "1").await;
    let new = "/new/zapotec";
    for (name, reasons) in BAD {
        let value = format!("value=\"{name}\"");
        for (lang, why) in [Browser::default, Browser::french].into_iter().zip(reasons) {
            let forms: [(&str, &[(&str, &str)]); 3] = [
                ("/me/name", &[("name", name)]),
                (&link, &[("name", name)]),
                (new, &[("kind", "bots"), ("name", name)]),
            ];
            for (path, fields) in forms {
                let answer = lang().post(&server, path, fields).await;
                assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {name:?}");
                assert!(answer.cookies().is_empty(), "{path} {name:?}: no guest");
                assert!(answer.body.contains(why), "{path} {name:?}: {}", answer.body);
                assert!(answer.body.contains(&value), "{path} {name:?}: {}", answer.body);
            }
            let mut ana = lang().named(&server, "Ana").await;
            let renamed = ana.post(&server, "/me/name", &[("name", name)]).await;
            assert_eq!(renamed.status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
            assert!(renamed.body.contains(why) && renamed.body.contains(&value), "{name:?}");
            let fields = [("kind", "hotseat"), ("seat2", "beside"), ("name2", name)];
            let beside = ana.post(&server, new, &fields).await;
            assert_eq!(beside.status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
            assert!(beside.body.contains(why) && beside.body.contains(&value), "{}", beside.body);
        }
    }
}

#[tokio::test]
async fn a_name_that_was_left_out_at_one_screen_is_a_number() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "דוד").await;
    let fields = [("kind", "hotseat"), ("seat2", "beside"), ("name2", " "), ("lobby", "on")];
    let table = ana.order(&server, &fields).await;
    let page = ana.get(&server, &table).await.body;
    assert!(page.contains("Player 2"), "{page}");
    assert!(page.contains("\u{2068}דוד\u{2069}"), "right-to-left letters stay isolated: {page}");
}

#[tokio::test]
async fn two_names_that_look_alike_are_told_apart() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let link = ana.invite(&server, &table, "1").await;
    let mut eve = Browser::default();
    eve.post(&server, &link, &[("name", "\u{410}na")]).await;
    let page = ana.get(&server, &table).await.body;
    assert!(page.contains("\u{410}na 2"), "{page}");
}

#[tokio::test]
async fn words_and_stored_names_show_no_invisible_marks() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let lobby = format!("{table}/lobby");
    let number = field(&ana.get(&server, &lobby).await.body, "number");
    let word = [
        ("seat", "0"),
        ("number", number.as_str()),
        ("client", "w"),
        ("act", "word"),
        ("word", "a\u{202e}b\u{3164}"),
    ];
    assert_eq!(ana.post(&server, &lobby, &word).await.status, StatusCode::SEE_OTHER);
    let page = ana.get(&server, &lobby).await.body;
    assert!(page.contains("a[U+202E]b[U+3164]") && !page.contains('\u{202e}'), "{page}");

    // A guest of an older version takes a seat.
    let (old, _) = server.app.hall.welcome("E\u{202e}ve\u{61c}").await.expect("a guest");
    let host = person(&server, &ana).await;
    let id = table.trim_start_matches("/match/").parse().expect("an id");
    let token = server.app.hall.invite(&host, &id, Seat::new(1)).await.expect("a link");
    server.app.hall.join(&old, &token).await.expect("a seat");
    let page = ana.get(&server, &table).await.body;
    assert!(page.contains("Eve") && !page.contains(['\u{202e}', '\u{61c}']), "{page}");
}

async fn person(server: &Server, browser: &Browser) -> Person {
    let key = patolli_table::Token::brought(browser.key()).expect("a key");
    server.app.hall.person(&key).await.expect("asked").expect("a guest")
}
