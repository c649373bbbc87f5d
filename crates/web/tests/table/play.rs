//! Playing through the interfaces for programs and for forms.

use crate::world::{Guest, World, bot};
use axum::http::StatusCode;
use patolli_core::record::Record;
use patolli_games::Zapotec;
use patolli_table::{MatchId, Wanted};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_game_is_played_with_what_the_state_offers() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me], false).await;
    let record = world.get(Some(&ana), &format!("/match/{id}/record")).await;
    assert!(record.status.is_client_error(), "the record is withheld while the match runs");
    let state = world.play(&ana, &id, usize::MAX, &mut 1).await;
    assert_eq!(state["phase"], "over");
    assert_eq!(state["scores"].as_array().map(Vec::len), Some(2));
    assert_eq!(state["seats"][1]["kind"], "automa");

    let record = world.get(Some(&ana), &format!("/match/{id}/record")).await;
    let record = Record::parse(record.text()).expect("a record");
    let kit = patolli_games::load_edition::<Zapotec>(None).expect("the box");
    patolli_core::replay::<Zapotec>(&record, kit).expect("a true record");

    let page = world.get(Some(&ana), &format!("/match/{id}")).await;
    for part in ["score-chart", "score-table", "patolli verify", "rematch"] {
        assert!(page.text().contains(part), "no {part}");
    }
    let rematch = world.form(&ana, &format!("/match/{id}/rematch"), "").await;
    assert_eq!(rematch.status, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_no_is_never_the_only_button() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let mut questions = 0;
    // Not every match has a question with two or three answers.
    for _ in 0..10 {
        let id = world.order(&ana, vec![Wanted::Me], false).await;
        questions += questions_with_all_answers(&world, &ana, &id).await;
        if questions > 0 {
            return;
        }
    }
    panic!("nothing was asked");
}

/// Plays a match, and counts the questions whose two or three answers are all in the bar.
async fn questions_with_all_answers(world: &World, who: &Guest, id: &MatchId) -> usize {
    let (mut dice, mut questions) = (1, 0);
    loop {
        let state = world.play(who, id, 1, &mut dice).await;
        if state["phase"] == "over" {
            return questions;
        }
        let choices = state["mine"][0]["legal"].as_array().map_or(0, Vec::len);
        let page = world.get(Some(who), &format!("/match/{id}")).await;
        let bar = page.text().split(r#"class="turn-acts""#).nth(1).expect("a bar");
        let bar = bar.split(r#"id="status""#).next().unwrap_or_default();
        let buttons = bar.matches(r#"name="action""#).count();
        if buttons > 0 && (2..=3).contains(&choices) {
            assert_eq!(buttons, choices, "{bar}");
            questions += 1;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_missed_something_is_told_and_a_repetition_counts_once() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me], false).await;
    let state = world.state(&ana, &id).await;
    let (number, action) = (state["number"].clone(), state["mine"][0]["legal"][0].clone());
    let wish = json!({ "seat": 0, "number": number, "client": "a", "action": action });
    let first = world.act(&ana, &id, &wish).await;
    assert_eq!((first.status, &first.json()["repeated"]), (StatusCode::OK, &json!(false)));
    let second = world.act(&ana, &id, &wish).await;
    assert_eq!((second.status, &second.json()["repeated"]), (StatusCode::OK, &json!(true)));
    assert_eq!(first.json()["number"], second.json()["number"]);
    let now = world.state(&ana, &id).await["number"].clone();
    assert_eq!(now, first.json()["number"], "one entry");

    let late = json!({ "seat": 0, "number": number, "client": "b", "action": action });
    let late = world.act(&ana, &id, &late).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert_eq!(late.json()["number"], now);
    assert_eq!(late.json()["error"], "stale");
    assert!(
        !late.json()["missed"].as_array().expect("lines").is_empty(),
        "it shows what was missed"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_the_rule_in_the_visitors_language() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me], false).await;
    let number = world.state(&ana, &id).await["number"].clone();
    let wish = json!({ "seat": 0, "number": number, "client": "x", "action": "income row" });
    for (lang, word) in [("en", "Not possible"), ("fr", "Impossible")] {
        let headers = [("accept", "application/json"), ("accept-language", lang)];
        let reply = world.act_with(&ana, &id, &wish, &headers).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
        let told = reply.json();
        let rule = told["rule"].as_str().expect("a rule");
        assert!(told["message"].as_str().expect("words").contains(word), "{told}");
        assert_eq!(told["rules_url"], format!("/rules/zapotec#r{rule}"));
    }
    let nonsense = json!({ "seat": 0, "number": number, "client": "y", "action": "fly" });
    let reply = world.act(&ana, &id, &nonsense).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    let stranger = world.guest("Eve").await;
    let reply = world.act(&stranger, &id, &wish).await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_up_to_the_horizon() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me, bot("random")], false).await;
    let mut dice = 7;
    // The income of the first turn can be undone; what revealed the cards cannot.
    let before = loop {
        let state = world.play(&ana, &id, 1, &mut dice).await;
        let legal = state["mine"][0]["legal"].as_array().expect("a list").clone();
        if legal.iter().any(|action| action.as_str().is_some_and(|a| a.starts_with("income"))) {
            break state;
        }
    };
    let action = before["mine"][0]["legal"][0].clone();
    let wish = json!({ "seat": 0, "number": before["number"], "client": "in", "action": action });
    assert_eq!(world.act(&ana, &id, &wish).await.status, StatusCode::OK);
    let page = world.get(Some(&ana), &format!("/match/{id}")).await;
    assert!(page.text().contains("id=\"undo\""));
    let state = world.state(&ana, &id).await;
    let back = json!({
        "seat": 0, "number": state["number"], "client": "un", "back_to": before["steps"],
    });
    let reply = world.act_with(&ana, &id, &back, &[("x-fragment", "1")]).await;
    assert_eq!(reply.status, StatusCode::OK);
    assert!(reply.text().starts_with("<div id=\"table\""));
    let number = reply.headers["x-number"].to_str().expect("a number").to_string();
    let after = world.state(&ana, &id).await;
    assert_eq!(after["number"].to_string(), number);
    assert_eq!(after["mine"], before["mine"]);
    for path in [format!("/match/{id}/live?n=0"), format!("/match/{id}/at/0")] {
        let reply = world.get_with(Some(&ana), &path, &[("x-fragment", "1")]).await;
        assert_eq!(reply.headers["x-number"], number, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_work_without_a_script() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me], false).await;
    let state = world.state(&ana, &id).await;
    let action = state["mine"][0]["legal"][0].as_str().expect("an action").replace(' ', "+");
    let number = &state["number"];
    let form = |action: &str| format!("seat=0&number={number}&eyes=0&action={action}");
    let path = format!("/match/{id}/act");
    let post = async |body: String| world.form(&ana, &path, &body).await;
    let reply = post(form("income+row")).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(reply.text().contains("role=\"alert\"") && reply.text().contains("id=\"table\""));
    let reply = post(form(&action)).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
    assert!(reply.headers["location"].to_str().is_ok_and(|to| to.starts_with("/match/")));
    let again = post(form(&action)).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "the same form counts once");
    let late = post(form("income+row")).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "another choice on an old page");
    assert!(late.text().contains("role=\"alert\"") && late.text().contains("id=\"table\""));
    let now = world.state(&ana, &id).await["number"].as_i64();
    assert_eq!(now, number.as_i64().map(|n| n + 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_tells_numbers_and_nothing_else() {
    use futures_util::StreamExt;
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me], false).await;
    let request = axum::http::Request::get(format!("/match/{id}/events"))
        .header("host", "127.0.0.1")
        .header("cookie", format!("patolli={}", ana.key.reveal()))
        .body(axum::body::Body::empty())
        .expect("a request");
    let response =
        tower::ServiceExt::oneshot(world.router.clone(), request).await.expect("an answer");
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let mut frames = response.into_body().into_data_stream();
    let mut next = async || {
        let frame = frames.next().await.expect("a frame").expect("bytes");
        String::from_utf8(frame.to_vec()).expect("text")
    };
    let number = world.state(&ana, &id).await["number"].as_i64().expect("a number");
    assert_eq!(next().await, format!("data: {number}\n\n"));
    world.play(&ana, &id, 1, &mut 3).await;
    assert_eq!(next().await, format!("data: {}\n\n", number + 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_by_itself_is_told_and_undone_with_the_choice_before() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me], false).await;
    let mut dice = 3;
    // A choice with automatic decisions after it, so that the match is more than one step further.
    let (before, after, page) = loop {
        let before = world.state(&ana, &id).await;
        let after = world.play(&ana, &id, 1, &mut dice).await;
        assert_eq!(after["phase"], "playing", "a solo match has such choices");
        let page = world.get(Some(&ana), &format!("/match/{id}")).await.text().to_string();
        let further = after["steps"].as_u64() > before["steps"].as_u64().map(|steps| steps + 1);
        if further && page.contains("id=\"undo\"") {
            break (before, after, page);
        }
    };
    assert!(page.contains("Ana, only option: "), "the history shows it");
    let choice = format!("id=\"undo\" name=\"back_to\" value=\"{}\"", before["steps"]);
    assert!(page.contains(&choice), "one click undoes it together with the choice");
    let back = json!({
        "seat": 0, "number": after["number"], "client": "un", "back_to": before["steps"],
    });
    assert_eq!(world.act(&ana, &id, &back).await.status, StatusCode::OK);
    let again = world.state(&ana, &id).await;
    assert_eq!((&again["steps"], &again["mine"]), (&before["steps"], &before["mine"]));
}
