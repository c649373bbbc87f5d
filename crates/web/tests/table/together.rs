//! Several people at one table: going back with consent, bots that stand in, replays, branches.

use crate::world::{Guest, World, bot};
use axum::http::StatusCode;
use patolli_core::Seat;
use patolli_table::{MatchId, Wanted};
use serde_json::{Value, json};

/// Ana and Ben at a table.
async fn two(world: &World) -> (Guest, Guest, MatchId) {
    let (ana, ben) = (world.guest("Ana").await, world.guest("Ben").await);
    let id = world.order_later(&ana, vec![Wanted::Me, Wanted::Friend]).await;
    let token = world.hall.invite(&ana.person, &id, Seat::new(1)).await.expect("an invitation");
    world.hall.join(&ben.person, &token).await.expect("a seat");
    let lobby = world.get(Some(&ana), &format!("/match/{id}")).await;
    assert!(lobby.text().contains("id=\"lobby\""));
    world.start(&ana, &id).await;
    (ana, ben, id)
}

/// Sent again while a bot that stands in is faster.
async fn wish(world: &World, who: &Guest, id: &MatchId, seat: u8, what: (&str, Value)) -> Value {
    loop {
        let number = world.state(who, id).await["number"].clone();
        let client = format!("{number} {seat}");
        let mut wish = json!({ "seat": seat, "number": number, "client": client });
        wish[what.0] = what.1.clone();
        let reply = world.act(who, id, &wish).await;
        if reply.status != StatusCode::CONFLICT {
            assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
            return world.state(who, id).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn going_back_further_needs_everybody() {
    let world = World::new().await;
    let (ana, ben, id) = two(&world).await;
    for (who, seat) in [(&ana, 0), (&ben, 1)] {
        let card = world.state(who, &id).await["mine"][0]["legal"][0].clone();
        wish(&world, who, &id, seat, ("action", card)).await;
    }
    let live = format!("/match/{id}/live");
    let asked = wish(&world, &ana, &id, 0, ("back_to", json!(0))).await;
    assert_eq!(asked["steps"], 2, "nothing happens before all agree");
    let question = |page: &str| page.contains("name=\"rewind\"");
    assert!(question(world.get(Some(&ben), &live).await.text()));
    assert!(!question(world.get(Some(&ana), &live).await.text()));
    let refused = wish(&world, &ben, &id, 1, ("rewind", json!("no"))).await;
    assert_eq!(refused["steps"], 2);
    let history = world.get(Some(&ben), &format!("/match/{id}/history")).await;
    assert!(history.text().contains("Ben declines"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rewind_that_all_agree_to_happens() {
    let world = World::new().await;
    let (ana, ben, id) = two(&world).await;
    for (who, seat) in [(&ana, 0), (&ben, 1)] {
        let card = world.state(who, &id).await["mine"][0]["legal"][0].clone();
        wish(&world, who, &id, seat, ("action", card)).await;
    }
    wish(&world, &ben, &id, 1, ("back_to", json!(0))).await;
    let after = wish(&world, &ana, &id, 0, ("rewind", json!("yes"))).await;
    assert_eq!((&after["steps"], after["to_act"].as_array().map(Vec::len)), (&json!(0), Some(2)));
    // The lines of what was undone are gone; that it was undone stays.
    let history = world.get(Some(&ana), &format!("/match/{id}/history?eyes=0")).await;
    assert!(!history.text().contains("plays") && history.text().contains("Ana agrees"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_and_the_person_comes_back() {
    let world = World::new().await;
    let (ana, ben, id) = two(&world).await;
    let state = wish(&world, &ben, &id, 1, ("bot", json!("easy"))).await;
    assert_eq!(
        (&state["seats"][1]["kind"], &state["seats"][1]["bot"]),
        (&json!("person"), &json!("easy"))
    );
    assert_eq!(state["mine"][0]["legal"], json!([]));
    let page = world.get(Some(&ben), &format!("/match/{id}")).await;
    assert!(page.text().contains("name=\"return\"") && !page.text().contains("id=\"choices\""));
    let seen = world.get(Some(&ana), &format!("/match/{id}")).await;
    assert!(seen.text().contains("bot, easy"));
    let state = wish(&world, &ben, &id, 1, ("return", json!("yes"))).await;
    assert_eq!(state["seats"][1]["bot"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_is_replayed_through_own_eyes_only() {
    let world = World::new().await;
    let (ana, ben, id) = two(&world).await;
    let hand = |page: &str| page.contains("id=\"own\"");
    for (eyes, shown) in [("0", true), ("1", false), ("open", false), ("none", false)] {
        let path = format!("/match/{id}/at/0?eyes={eyes}");
        assert_eq!(hand(world.get(Some(&ana), &path).await.text()), shown, "{eyes}");
        assert!(!hand(world.get(None, &path).await.text()), "{eyes}");
    }
    let path = format!("/match/{id}/at/0?eyes=1");
    assert!(hand(world.get(Some(&ben), &path).await.text()));
    assert_eq!(world.get(Some(&ana), &format!("/match/{id}/at/99")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_line_branches_off_a_finished_match() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me, bot("random")], true).await;
    let branch = format!("/match/{id}/branch");
    let early = world.form(&ana, &branch, "step=0&seat=0&level=easy").await;
    assert!(early.status.is_client_error(), "no position of a running match is given away");
    world.play(&ana, &id, usize::MAX, &mut 5).await;
    let eve = world.guest("Eve").await;
    for budget in ["expert@600s", "hard@100000000", "expert%40600s", "hard@1"] {
        let reply = world.form(&eve, &branch, &format!("step=4&seat=1&level={budget}")).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{budget}");
    }
    let reply = world.form(&eve, &branch, "step=4&seat=1&level=easy").await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
    let place = reply.headers["location"].to_str().expect("an address").to_string();
    let page = world.get(Some(&eve), &place).await;
    assert!(page.text().contains(&format!("/match/{id}/at/4")), "it says where it comes from");
}

/// A finished match of Ana and Ben.
async fn finished(world: &World) -> (Guest, Guest, MatchId) {
    let (ana, ben, id) = two(world).await;
    wish(world, &ben, &id, 1, ("bot", json!("random"))).await;
    world.play(&ana, &id, usize::MAX, &mut 7).await;
    (ana, ben, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_offered_on_the_home_page_to_those_who_played() {
    let world = World::new().await;
    let (ana, ben, id) = finished(&world).await;
    let eve = world.guest("Eve").await;
    let offered = async |who: Option<&Guest>| {
        let [home, mine] = [world.get(who, "/").await, world.get(who, "/mine").await];
        let is_there = |page: &str| page.contains("offers you a rematch");
        assert_eq!(is_there(home.text()), is_there(mine.text()), "the list is kept up to date");
        is_there(home.text())
    };
    assert!(!offered(Some(&ben)).await);
    let reply = world.form(&ana, &format!("/match/{id}/rematch"), "").await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
    let rematch = reply.headers["location"].to_str().expect("an address").to_string();
    assert!(offered(Some(&ben)).await);
    for other in [None, Some(&eve), Some(&ana)] {
        assert!(!offered(other).await, "no one else is asked");
    }
    let page = world.get(Some(&ben), "/mine").await;
    let page = page.text();
    assert!(page.contains("Ana offers you a rematch") && page.contains("Zapotec"), "{page}");
    for way in ["rematch", "decline"] {
        assert!(page.contains(&format!("action=\"/match/{id}/{way}\"")), "{page}");
    }
    let stranger = world.form(&eve, &format!("/match/{id}/decline"), "").await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);

    let declined = world.form(&ben, &format!("/match/{id}/decline"), "").await;
    assert_eq!(declined.headers["location"], "/");
    assert!(!offered(Some(&ben)).await);
    let seen = world.get(Some(&ana), &format!("/match/{id}")).await;
    assert!(seen.text().contains("Rematch declined by Ben"), "{}", seen.text());
    let changed = world.form(&ben, &format!("/match/{id}/rematch"), "").await;
    assert_eq!(changed.headers["location"], rematch.as_str(), "he may change his mind");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_of_a_removed_table_says_so() {
    let world = World::new().await;
    let (ana, ben, id) = finished(&world).await;
    let reply = world.form(&ana, &format!("/match/{id}/rematch"), "").await;
    let rematch = reply.headers["location"].to_str().expect("an address").to_string();
    let week_later = patolli_table::now() + 8 * 24 * 3_600_000;
    assert_eq!(world.hall.purge(week_later).await.expect("purged"), 1);
    for part in ["", "/lobby", "/live", "/events", "/state", "/history"] {
        let reply = world.get(Some(&ana), &format!("{rematch}{part}")).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{part}");
        assert!(reply.text().contains("may have been removed"), "{part}: {}", reply.text());
    }
    assert!(!world.get(Some(&ben), "/mine").await.text().contains("offers you a rematch"));
    // Joining a rematch that is gone offers a new one.
    let again = world.form(&ben, &format!("/match/{id}/rematch"), "").await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    assert_ne!(again.headers["location"], rematch.as_str());
    assert!(world.get(Some(&ana), "/mine").await.text().contains("Ben offers you a rematch"));
}
