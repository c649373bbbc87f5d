//! A match whose log was changed: people are notified, and nothing is added to it.

use crate::world::{Guest, World, bot};
use axum::http::StatusCode;
use patolli_core::record::Record;
use patolli_table::MatchId;
use serde_json::json;
use std::io::Write;
use std::sync::{Arc, Mutex};

/// A match of Ana against a bot after some moves, with its sixth entry changed.
async fn changed(moves: usize) -> (World, Guest, MatchId) {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![patolli_table::Wanted::Me, bot("random")], true).await;
    world.play(&ana, &id, moves, &mut 7).await;
    let world = world.changed("UPDATE entries SET at = at + 1 WHERE number = 6").await;
    (world, ana, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_match_is_shown_with_a_notice_and_takes_no_move() {
    let (world, ana, id) = changed(6).await;
    let page = world.get(Some(&ana), &format!("/match/{id}")).await;
    assert_eq!(page.status, StatusCode::OK);
    let body = page.text();
    assert!(body.contains("id=\"flaw\"") && body.contains("From step 4"), "{body}");
    assert!(body.contains("This match is read-only."), "{body}");
    assert!(!body.contains("name=\"action\"") && !body.contains("id=\"undo\""), "{body}");
    let french = [("accept-language", "fr")];
    for path in ["", "/history", "/at/2"] {
        let page = world.get_with(Some(&ana), &format!("/match/{id}{path}"), &french).await;
        assert!(page.text().contains("À partir de l’étape 4"), "{path}: {}", page.text());
    }
    let state = world.state(&ana, &id).await;
    assert_eq!(state["phase"], "stopped");
    assert_eq!(state["flaw"], json!({ "entry": 6, "step": 4, "fault": "changed" }));
    let wish =
        json!({ "seat": 0, "number": state["number"], "client": "x", "action": "end capital" });
    let refused = world.act(&ana, &id, &wish).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.json()["error"], "stopped");
    let home = world.get(Some(&ana), "/").await;
    assert!(home.text().contains("Read-only") && !home.text().contains("data-awaits"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_lobby_is_read_only() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order_later(&ana, vec![patolli_table::Wanted::Me, bot("random")]).await;
    let world = world.changed("UPDATE entries SET actor = 'eve'").await;
    let page = world.get(Some(&ana), &format!("/match/{id}")).await;
    assert!(page.text().contains("id=\"flaw\"") && page.text().contains("From step 1"));
    assert!(!page.text().contains("value=\"start\""), "{}", page.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_changed_match_says_so() {
    let (world, ana, id) = changed(2000).await;
    let page = world.get(Some(&ana), &format!("/match/{id}")).await;
    assert!(page.text().contains("From step 4"), "{}", page.text());
    let reply = world.get(Some(&ana), &format!("/match/{id}/record")).await;
    let record = Record::parse(reply.text()).expect("a record");
    assert_eq!((record.header.untrusted, record.header.salvaged), (Some(4), None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begun_under_other_rules_says_so() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![patolli_table::Wanted::Me, bot("random")], true).await;
    world.play(&ana, &id, 4, &mut 7).await;
    // As an older program left it.
    let older = "UPDATE entries SET hash = ''; UPDATE matches SET chain = '', unchained = head; \
        UPDATE entries SET body = replace(body, '\"rules\":1', '\"rules\":0') WHERE number = 1";
    let world = world.changed(older).await;
    let page = world.get(Some(&ana), &format!("/match/{id}")).await;
    assert!(page.text().contains("began under version 0"), "{}", page.text());
    world.play(&ana, &id, 2000, &mut 7).await;
    let reply = world.get(Some(&ana), &format!("/match/{id}/record")).await;
    let salvaged = Record::parse(reply.text()).expect("a record").header.salvaged;
    assert_eq!(salvaged.map(|salvaged| (salvaged.step, salvaged.rules)), Some((0, 0)));
}

/// What the server logged on this thread.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("the log").extend(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn listen(&self) -> tracing::subscriber::DefaultGuard {
        let log = self.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false);
        let subscriber = subscriber.with_max_level(tracing::Level::WARN);
        tracing::subscriber::set_default(subscriber.with_writer(move || log.clone()).finish())
    }
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("the log")).into_owned()
    }
}

/// One thread, so that everything is captured.
#[tokio::test]
async fn what_fails_is_logged_with_route_match_and_cause() {
    let log = Log::default();
    let _listening = log.listen();
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![patolli_table::Wanted::Me, bot("random")], true).await;
    let whole = world.order(&ana, vec![patolli_table::Wanted::Me, bot("random")], true).await;
    world.play(&ana, &id, 1, &mut 7).await;
    let broken = format!(
        "UPDATE entries SET body = '{{\"secret cards\"' WHERE number = 1 AND match_id = '{id}'"
    );
    let world = world.changed(&broken).await;
    let page = world.get(Some(&ana), &format!("/match/{id}?eyes=topsecret")).await;
    assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(page.text().contains("cannot be opened"), "{}", page.text());
    // One broken match does not affect the others.
    assert_eq!(world.get(Some(&ana), "/").await.status, StatusCode::OK);
    let said = log.text();
    let line = said.lines().find(|line| line.contains("a request failed")).expect("a line");
    for part in ["ERROR", "route=\"/match/{id}\"", &format!("id={id}"), "status=500", "entry 1"] {
        assert!(line.contains(part), "{part} is not in {line}");
    }
    assert!(!said.contains("secret cards") && !said.contains("topsecret"), "{said}");

    // A write that fails, from the page and from the table.
    let world = world.changed("ALTER TABLE entries RENAME TO away; DROP TABLE pulse").await;
    let answer = world.get(None, "/healthz").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(!answer.text().contains("pulse"), "no internals: {}", answer.text());
    assert!(answer.json()["message"].is_string());
    let refused = world.form(&ana, "/new/zapotec", "kind=solo").await;
    assert_eq!(refused.status, StatusCode::INTERNAL_SERVER_ERROR);
    let wish = json!({ "seat": 0, "number": 1, "client": "x", "action": "play 1" });
    assert!(world.act(&ana, &whole, &wish).await.status.is_server_error());
    let said = log.text();
    for route in ["/healthz", "/new/{game}", "/match/{id}/act"] {
        let route = format!("route=\"{route}\"");
        assert!(said.lines().any(|l| l.contains(&route) && l.contains("no such table")), "{said}");
    }
    let key = ana.key.reveal();
    assert!(!said.contains(key), "{said}");
}
