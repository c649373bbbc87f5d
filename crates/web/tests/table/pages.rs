//! The contents of pages: size, no style, no missing words, no duplicate ids.

use crate::world::{Guest, Reply, World, bot};
use axum::http::StatusCode;
use patolli_table::{MatchId, Wanted};
use std::collections::BTreeSet;

/// The largest live part over the wire.
const MOST: usize = 30 * 1024;

fn check(reply: &Reply, path: &str) {
    assert_eq!(reply.status, StatusCode::OK, "{path}");
    let page = reply.text();
    assert!(!page.contains('⟦'), "{path} lacks words");
    assert!(!page.contains(" style="), "{path} has inline style");
    let mut known = BTreeSet::new();
    for part in page.split(" id=\"").skip(1) {
        let id = part.split('"').next().unwrap_or_default();
        assert!(known.insert(id), "{path} has the id {id} twice");
    }
}

async fn check_all(world: &World, who: Option<&Guest>, id: &MatchId, lang: &str, steps: u64) {
    let paths = ["", "?text=1", "/live", "/history", "/at/0", &format!("/at/{steps}?eyes=none")];
    for path in paths {
        let path = format!("/match/{id}{path}");
        check(&world.get_with(who, &path, &[("accept-language", lang)]).await, &path);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_clean_and_small_at_every_table() {
    let world = World::new().await;
    let ana = world.guest("Ana <b>&\"").await;
    for bots in 0..=3 {
        let mut seats = vec![Wanted::Me];
        seats.extend((0..bots).map(|_| bot("random")));
        let id = world.order(&ana, seats, true).await;
        let mut dice = bots + 1;
        for moves in [0, 3, 12, usize::MAX] {
            let state = world.play(&ana, &id, moves, &mut dice).await;
            let steps = state["steps"].as_u64().expect("a number");
            let lang = if moves == 3 { "fr" } else { "en" };
            check_all(&world, Some(&ana), &id, lang, steps).await;
            check_all(&world, None, &id, lang, steps).await;
            let live = format!("/match/{id}/live");
            let plain = world.get(Some(&ana), &live).await.body.len();
            let zipped = world.get_with(Some(&ana), &live, &[("accept-encoding", "gzip")]).await;
            assert_eq!(zipped.headers["content-encoding"], "gzip");
            eprintln!(
                "{} seats, step {steps}: {plain} bytes, {} zipped",
                bots + 1,
                zipped.body.len()
            );
            assert!(zipped.body.len() < MOST);
        }
        let open = format!("/match/{id}/at/9?eyes=open");
        check(&world.get(Some(&ana), &open).await, &open);
        assert!(!world.get(None, &open).await.text().contains("<b>&"), "names are text");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_for_its_people() {
    let world = World::new().await;
    let (ana, eve) = (world.guest("Ana").await, world.guest("Eve").await);
    let id = world.order(&ana, vec![Wanted::Me], false).await;
    for path in ["", "/live", "/events", "/state", "/at/0", "/history"] {
        let path = format!("/match/{id}{path}");
        assert_eq!(world.get(Some(&eve), &path).await.status, StatusCode::FORBIDDEN, "{path}");
        assert_eq!(world.get(None, &path).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(world.get(None, "/match/zzz").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_has_a_curtain() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let seats = vec![Wanted::Me, Wanted::BesideMe("Ben".to_string())];
    let id = world.order(&ana, seats, false).await;
    let covered = world.get(Some(&ana), &format!("/match/{id}")).await;
    assert!(covered.text().contains("id=\"curtain\"") && !covered.text().contains("id=\"own\""));
    for seat in 0..2 {
        let open = world.get(Some(&ana), &format!("/match/{id}?eyes={seat}")).await;
        assert!(!open.text().contains("id=\"curtain\"") && open.text().contains("id=\"own\""));
    }
    // Once Ana has chosen it is Ben's turn to look, whatever her page asks for.
    let state = world.state(&ana, &id).await;
    let wish = serde_json::json!({
        "seat": 0, "number": state["number"], "client": "a", "eyes": "0",
        "action": state["mine"][0]["legal"][0],
    });
    let reply = world.act_with(&ana, &id, &wish, &[("x-fragment", "1")]).await;
    assert!(reply.text().contains("id=\"curtain\"") && !reply.text().contains("id=\"own\""));
}

/// The menu starts with what people use; the commitment, which few ever read, comes last.
#[tokio::test(flavor = "multi_thread")]
async fn the_menu_ends_with_the_commitment() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me, bot("random")], true).await;
    let reply = world.get(Some(&ana), &format!("/match/{id}")).await;
    let menu = reply.text().split("id=\"menu\"").nth(1).expect("a menu");
    let at = |part: &str| menu.find(part).unwrap_or_else(|| panic!("no {part}"));
    for used in ["name=\"cancel\"", "/history", "/rules/zapotec", "data-open=\"settings\""] {
        assert!(at(used) < at("sealed"), "{used}");
    }
}
