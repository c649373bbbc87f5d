//! What the pages show, in both languages.

use crate::server::{Browser, Server};
use axum::http::StatusCode;

const EVIL: &str = "<script>x</script>";

#[tokio::test]
async fn french_pages_are_french_and_complete() {
    let server = Server::new().await;
    let mut zoe = Browser::french().named(&server, "Zoé").await;
    let table = zoe.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    let solo = zoe.order(&server, &[("kind", "solo")]).await;
    let lobby = format!("{table}/lobby");
    let paths = [
        "/",
        "/new/zapotec",
        "/new/zapotec?kind=bots",
        "/new/zapotec?kind=friends",
        "/me",
        "/new/zapotec?kind=hotseat",
        "/rules/zapotec",
        "/rules/zapotec?q=maïs",
        "/nothing",
        "/device/0",
        "/join/0",
        &lobby,
        &solo,
    ];
    for path in paths {
        let body = zoe.get(&server, path).await.body;
        assert!(!body.contains('⟦'), "{path}");
        assert!(path == lobby || body.contains("<html lang=\"fr\""), "{path}");
        for english in [">Home<", ">Back<", "Your name", "Save<", "There is "] {
            assert!(!body.contains(english), "{path}: {english}");
        }
    }
}

#[tokio::test]
async fn a_language_is_chosen_at_once() {
    let server = Server::new().await;
    let mut browser = Browser::default();
    assert!(browser.get(&server, "/rules/zapotec").await.body.contains("<html lang=\"en\""));
    let wish = [("lang", "fr"), ("back", "/rules/zapotec?q=or")];
    let answer = browser.post(&server, "/settings", &wish).await;
    assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, "/rules/zapotec?q=or"));
    assert!(browser.get(&server, "/rules/zapotec").await.body.contains("<html lang=\"fr\""));
    let answer = browser.post(&server, "/settings", &[("theme", "dark"), ("back", "//evil")]).await;
    assert_eq!(answer.location(), "/");
    assert!(browser.get(&server, "/").await.body.contains("data-theme=\"dark\""));
    browser.post(&server, "/settings", &[("theme", "auto"), ("back", "/")]).await;
    assert!(!browser.get(&server, "/").await.body.contains("data-theme="));
}

#[tokio::test]
async fn a_stranger_plays_alone_after_two_clicks() {
    let server = Server::new().await;
    let mut browser = Browser::default();
    let home = browser.get(&server, "/").await.body;
    assert!(home.contains("/new/zapotec?kind=solo"), "{home}");
    let form = browser.get(&server, "/new/zapotec?kind=solo").await.body;
    let name = crate::server::field(&form, "name");
    assert!(!name.is_empty());
    let table = browser.order(&server, &[("kind", "solo"), ("name", &name)]).await;
    let page = browser.get(&server, &table).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let home = browser.get(&server, "/").await.body;
    assert!(home.contains("Your turn") && home.contains(&table), "{home}");
}

#[tokio::test]
async fn what_people_type_stays_text() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, EVIL).await;
    let fields = [
        ("kind", "friends"),
        ("seat2", "friend"),
        ("seat3", "beside"),
        ("name3", EVIL),
        ("watch", "on"),
    ];
    let table = ana.order(&server, &fields).await;
    let link = ana.invite(&server, &table, "1").await;
    let lobby = ana.get(&server, &format!("{table}/lobby")).await.body;
    let word = [
        ("seat", "0"),
        ("number", &crate::server::field(&lobby, "number")),
        ("client", "a"),
        ("act", "word"),
        ("word", EVIL),
    ];
    assert_eq!(
        ana.post(&server, &format!("{table}/lobby"), &word).await.status,
        StatusCode::SEE_OTHER
    );
    let mut ben = Browser::default();
    let search = format!("/rules/zapotec?q={}", EVIL.replace('<', "%3C").replace('>', "%3E"));
    for path in ["/", "/me", &search, &table, &format!("{table}/lobby")] {
        let body = ana.get(&server, path).await.body;
        assert!(!body.contains(EVIL), "{path}");
        assert!(body.contains("&lt;script&gt;"), "{path}");
    }
    assert!(!ben.get(&server, &link).await.body.contains(EVIL));
    let form = [("kind", "bots"), ("seat2", "nobody"), ("seat3", "nobody"), ("name", EVIL)];
    let again = ben.post(&server, "/new/zapotec", &form).await;
    assert!(!again.body.contains(EVIL) && again.body.contains("&lt;script&gt;"), "{}", again.body);
}

#[tokio::test]
async fn what_does_not_exist_is_said() {
    let server = Server::new().await;
    let mut browser = Browser::default();
    let unknown = format!("/match/{}", "0".repeat(20));
    for path in ["/nothing", "/new/chess", "/rules/chess", "/match/nonsense", &unknown] {
        let answer = browser.get(&server, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.contains("<h1"), "{path}: {}", answer.body);
    }
    browser.more = vec![("accept", "application/json".to_string())];
    let answer = browser.get(&server, &unknown).await;
    assert!(answer.header("content-type").starts_with("application/json"));
    assert!(answer.body.contains("\"error\":\"no-match\""), "{}", answer.body);
}

#[tokio::test]
async fn a_private_table_is_not_shown_to_strangers() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let table = ana.order(&server, &[("kind", "friends"), ("seat2", "friend")]).await;
    for path in [table.clone(), format!("{table}/lobby")] {
        let answer = Browser::default().get(&server, &path).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
    }
    let answer =
        Browser::default().post(&server, &format!("{table}/invite"), &[("seat", "1")]).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_rules_are_searched_without_a_script() {
    let server = Server::new().await;
    let body = Browser::default().get(&server, "/rules/zapotec?q=palace").await.body;
    assert!(body.contains("id=\"r6\"") && body.contains("results for"), "{body}");
    let none = Browser::default().get(&server, "/rules/zapotec?q=submarine").await.body;
    assert!(none.contains("No results for"), "{none}");
    let mut ids: Vec<_> = body.split(" id=\"").skip(1).map(|s| s.split('"').next()).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "an id occurs twice");
}

/// Every assumption is labelled at its rule; the label leads to the ruling and can be linked to.
#[tokio::test]
async fn assumptions_are_labelled() {
    let server = Server::new().await;
    for (lang, word, values) in
        [("en", "Assumption", "Assumption:"), ("fr", "Hypothèse", "Hypothèse\u{a0}:")]
    {
        let mut browser = Browser::default();
        let wish = [("lang", lang), ("back", "/rules/copan")];
        browser.post(&server, "/settings", &wish).await;
        let body = browser.get(&server, "/rules/copan").await.body;
        let label = format!("<a class=\"assumption\" id=\"aR-68\" href=\"#rR-68\">{word} R-68</a>");
        assert!(body.contains(&label) && body.contains("id=\"rR-68\""), "{lang}");
        assert!(
            body.contains(&format!("<strong class=\"assumption\">{values}</strong>")),
            "{lang}"
        );
    }
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let server = Server::new().await;
    let answer = Browser::default().get(&server, "/healthz").await;
    assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, "{\"status\":\"ok\"}"));
}

/// Invitees, waiting players and players in a match can read the table's settings in words.
#[tokio::test]
async fn everybody_can_read_the_options_of_a_table() {
    let server = Server::new().await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let told = |page: &str| {
        let said = ["Player boards", "side B", "Temples pay", "each player’s own value"];
        said.iter().all(|words| page.contains(words)) && page.contains("class=\"terms\"")
    };
    let fields = [
        ("kind", "friends"),
        ("seat2", "friend"),
        ("seat3", "bot-random"),
        ("option-board", "b"),
        ("option-temples", "personal"),
    ];
    let answer = ana.post(&server, "/new/ahau", &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let table = answer.location().to_string();
    let page = ana.get(&server, &table).await.body;
    assert!(told(&page), "{page}");
    let link = ana.invite(&server, &table, "1").await;
    let page = Browser::default().get(&server, &link).await.body;
    assert!(told(&page), "{page}");
    let alone = [("kind", "solo"), ("option-pakal", "hard"), ("option-board", "b")];
    let answer = ana.post(&server, "/new/ahau", &alone).await;
    let page = ana.get(&server, answer.location()).await.body;
    assert!(page.contains("Table settings"), "{page}");
    assert!(page.contains("<dt>King Pakal</dt><dd>hard</dd>"), "{page}");
    assert!(page.contains("<dt>Player boards</dt><dd>side B</dd>"), "{page}");
}
