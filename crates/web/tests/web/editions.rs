//! Changed component values: available in the form, and shown at the table.

use crate::server::{Browser, Server};
use axum::http::StatusCode;
use patolli_games::{OnOffer, Overlay};
use patolli_web::Settings;

const GENEROUS: &str = "[edition]\nname = \"Generous & Co\"\ngame = \"zapotec\"\n\
                        [[sacrifice_step]]\nid = \"step_1\"\npoints = 2\n";

async fn server() -> Server {
    let overlay = Overlay { file: "generous.toml".to_string(), text: GENEROUS.to_string() };
    let editions = vec![OnOffer::check(overlay).expect("a sound edition")];
    Server::with(Settings { rate: None, editions, ..Settings::default() }).await
}

/// The name is shown, and what differs from the shipped game.
fn tells(page: &str) -> bool {
    let said = [
        "Generous &amp; Co",
        "Step 1 of the Sacrifice track",
        "2 points",
        "As shipped: 1 point (our assumption)",
    ];
    said.iter().all(|words| page.contains(words))
}

#[tokio::test]
async fn an_edition_is_offered_for_its_game_only() {
    let server = server().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let page = ana.get(&server, "/new/zapotec?kind=bots").await.body;
    assert!(page.contains("value=\"generous.toml\"") && tells(&page), "{page}");
    let page = ana.get(&server, "/new/copan?kind=bots").await.body;
    assert!(!page.contains("name=\"edition\""), "{page}");
    for fields in
        [[("kind", "bots"), ("edition", "other.toml")], [("kind", "bots"), ("edition", "x")]]
    {
        let answer = ana.post(&server, "/new/zapotec", &fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    }
    let fields =
        [("kind", "bots"), ("seat2", "nobody"), ("seat3", "nobody"), ("edition", "generous.toml")];
    let page = ana.post(&server, "/new/zapotec", &fields).await.body;
    assert!(page.contains("value=\"generous.toml\" selected"), "{page}");
}

#[tokio::test]
async fn everybody_at_the_table_is_told_of_its_edition() {
    let server = server().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let wish = [("kind", "bots"), ("seat2", "bot-random"), ("edition", "generous.toml")];
    let table = ana.order(&server, &wish).await;
    let page = ana.get(&server, &table).await.body;
    assert!(tells(&page) && page.contains("Changes from the shipped values (1)"), "{page}");
    let page = ana.get(&server, &format!("{table}/at/0")).await.body;
    assert!(tells(&page), "{page}");
    let state = ana.get(&server, &format!("{table}/state")).await.body;
    assert!(state.contains("\"edition\":\"Generous & Co\""), "{state}");
    let friends = [("kind", "friends"), ("seat2", "friend"), ("edition", "generous.toml")];
    let table = ana.order(&server, &friends).await;
    assert!(tells(&ana.get(&server, &table).await.body));
    let link = ana.invite(&server, &table, "1").await;
    let page = Browser::default().get(&server, &link).await.body;
    assert!(tells(&page), "{page}");
    let plain = ana.order(&server, &[("kind", "bots"), ("seat2", "bot-random")]).await;
    assert!(!ana.get(&server, &plain).await.body.contains("id=\"edition\""));
}

/// What the example of docs/editions.md changes, in both languages.
#[tokio::test]
async fn differences_are_told_in_words() {
    let text = include_str!("../../../../editions/yucatan-long-shadows.toml").to_string();
    let overlay = Overlay { file: "yucatan-long-shadows.toml".to_string(), text };
    let editions = vec![OnOffer::check(overlay).expect("a sound edition")];
    let server = Server::with(Settings { rate: None, editions, ..Settings::default() }).await;
    let english = [
        "Long Shadows",
        "Price of an additional Round of a Summoning",
        "As shipped: 1 jade (printed in the rulebook)",
    ];
    let french = [
        "Long Shadows",
        "Prix d’une manche de plus d’une invocation",
        "Valeur fournie\u{a0}: 1 jade (imprimée dans la règle)",
    ];
    for (mut browser, words) in [(Browser::default(), english), (Browser::french(), french)] {
        let page = browser.get(&server, "/new/yucatan?kind=bots").await.body;
        for said in words {
            assert!(page.contains(said), "{said}: {page}");
        }
        assert!(!page.contains("additional_round"), "{page}");
    }
}

/// Boards and words follow the length of the game that is played.
#[tokio::test]
async fn boards_show_the_length_of_an_edition() {
    let text = "[edition]\nname = \"Epic\"\ngame = \"yucatan\"\n\
                [[length]]\nid = \"rounds\"\ncount = 6\n[[length]]\nid = \"turns\"\ncount = 2\n";
    let overlay = Overlay { file: "epic.toml".to_string(), text: text.to_string() };
    let editions = vec![OnOffer::check(overlay).expect("a valid edition")];
    let server = Server::with(Settings { rate: None, editions, ..Settings::default() }).await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let fields = [("kind", "bots"), ("seat2", "bot-random"), ("edition", "epic.toml")];
    let table = ana.post(&server, "/new/yucatan", &fields).await.location().to_string();
    let page = ana.get(&server, &table).await.body;
    assert!(page.contains("<b>1/6</b>") && page.contains(">VI<"), "{page}");
    assert!(page.contains("Rounds of a game") && page.contains("As shipped: 4 (printed"), "{page}");
}
