//! The turns of the games' own opponents, event by event, and replays: as many steps as announced.

use crate::world::{Guest, Reply, World, bot, usual};
use axum::http::StatusCode;
use patolli_games::GameId;
use patolli_table::{MatchId, Order, Wanted};
use serde_json::{Value, json};

const SOLO: [GameId; 3] = [GameId::Zapotec, GameId::Copan, GameId::Ahau];
/// The largest update over the wire.
const MOST: usize = 30 * 1024;

/// The text between two others, if it is there.
fn between<'a>(page: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(from)?;
    Some(rest.split_once(to)?.0)
}

/// The value of an attribute of the element that starts with this.
fn attribute<'a>(page: &'a str, element: &str, name: &str) -> Option<&'a str> {
    between(between(page, element, ">")?, &format!(" {name}=\""), "\"")
}

/// The texts of all list items in a part of the page.
fn items(part: &str) -> Vec<String> {
    let items = part.split("<li").skip(1).filter_map(|item| item.split_once('>'));
    let text = |item: &str| {
        let pieces = item.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, t)| t));
        pieces.collect::<String>()
    };
    items.map(|(_, item)| text(item.split("</li>").next().unwrap_or_default())).collect()
}

/// A page of a moment: its place, what has just happened, and the links from here.
struct Page {
    text: String,
}

impl Page {
    async fn get(world: &World, who: &Guest, path: &str) -> Self {
        let reply = world.get(Some(who), &path.replace("&amp;", "&")).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}");
        Self { text: reply.text().to_string() }
    }
    /// The numbers of the title: step, of how many, event, of how many.
    fn place(&self) -> Vec<usize> {
        let title = between(&self.text, "<h1 class=\"turn-words\">", "</h1>").expect("a title");
        title.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect()
    }
    fn just_now(&self) -> Vec<String> {
        items(between(&self.text, "id=\"just-now\">", "</ul>").expect("what happened"))
    }
    fn way(&self, id: &str) -> Option<&str> {
        attribute(&self.text, &format!("<a class=\"button\" id=\"{id}\""), "href")
    }
    fn board(&self) -> &str {
        between(&self.text, "id=\"board\"", "<aside").expect("a board")
    }
}

/// All pages from one on, by the link forward or back.
async fn walk(world: &World, who: &Guest, from: &str, way: &str) -> Vec<Page> {
    let mut pages = vec![Page::get(world, who, from).await];
    while let Some(next) = pages.last().and_then(|page| page.way(way)) {
        let next = next.to_string();
        pages.push(Page::get(world, who, &next).await);
    }
    pages
}

/// Waits until no bot has to choose.
async fn quiet(world: &World, who: &Guest, id: &MatchId) {
    while world.state(who, id).await["to_act"]
        .as_array()
        .is_some_and(|all| all.iter().any(|s| *s != 0))
    {
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
}

/// Steps through the news as the page does. Returns how many moments there were.
async fn go_through(world: &World, who: &Guest, id: &MatchId) -> usize {
    let table = Page::get(world, who, &format!("/match/{id}")).await;
    let Some(since) = between(&table.text, "id=\"since\"", "</section>") else { return 0 };
    let promised: usize =
        between(since, "data-count=\"", "\"").expect("a count").parse().expect("n");
    let lines = items(between(since, "<ol", "</ol>").expect("a list"));
    let told = between(since, "id=\"since-title\">", "</h2>").expect("a title");
    let events = told.split(' ').next().expect("a number").replace("One", "1");
    assert_eq!(events, lines.len().to_string(), "{told}");
    let button = since.split("<a class=\"button\"").nth(1).expect("a button");
    if promised > 1 {
        assert!(button.contains(&format!("in {promised} steps")), "{button}");
    }
    let start = between(button, "href=\"", "\"").expect("a link").to_string();
    let pages = walk(world, who, &start, "replay-next").await;
    assert_eq!(pages.len(), promised, "as many steps as announced");
    let seen: Vec<_> = pages.iter().flat_map(Page::just_now).collect();
    assert_eq!(seen, lines, "every event once, in order");
    promised
}

/// A step that the replay omits shows nothing.
async fn shows_nothing(world: &World, who: &Guest, id: &MatchId, step: usize) {
    let silent = Page::get(world, who, &format!("/match/{id}/at/{step}")).await;
    assert!(silent.just_now().is_empty(), "step {step} was omitted");
}

/// Steps through the whole replay forwards and backwards and checks what its pages say about
/// themselves.
async fn go_through_replay(world: &World, who: &Guest, id: &MatchId) -> usize {
    let first = format!("/match/{id}/at/0");
    let pages = walk(world, who, &first, "replay-next").await;
    let last = pages[0].place()[1];
    assert_eq!(pages[0].place(), [0, last]);
    let (mut step, mut event) = (0, usize::MAX);
    for page in &pages[1..] {
        let place = page.place();
        let (part, parts) = match place[..] {
            [_, _] => (1, 1),
            [_, _, part, parts] => (part, parts),
            _ => panic!("{place:?}"),
        };
        // Steps that show nothing are omitted: secret choices of others.
        while part == 1 && step + 1 < place[0] {
            step += 1;
            shows_nothing(world, who, id, step).await;
        }
        (step, event) = if part == 1 { (step + 1, 1) } else { (step, event + 1) };
        assert_eq!((place[0], place[1], part), (step, last, event), "{place:?}");
        assert!(parts == 1 || !page.just_now().is_empty(), "{place:?} shows nothing");
        let inside = format!("/at/{}.", step - 1);
        let goes_on = page.way("replay-next").is_some_and(|next| next.contains(&inside));
        assert_eq!(goes_on, part + 1 < parts, "{place:?}");
    }
    while step < last {
        step += 1;
        shows_nothing(world, who, id, step).await;
    }
    let end = pages.last().expect("a page").place()[0];
    let back = walk(world, who, &format!("/match/{id}/at/{end}"), "replay-previous").await;
    assert_eq!(back.len(), pages.len());
    for (there, here) in pages.iter().zip(back.iter().rev()) {
        assert_eq!(there.place(), here.place());
    }
    pages.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn news_and_replays_have_as_many_steps_as_they_promise() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let alone = SOLO.map(|game| usual(game, vec![Wanted::Me]));
    let bots = [GameId::Zapotec, GameId::Yucatan]
        .map(|game| usual(game, vec![Wanted::Me, bot("random"), bot("random")]));
    for order in alone.iter().chain(&bots) {
        let id = world.ask(&ana, order).await;
        let (mut most, mut dice) = (0, 5);
        for _ in 0..25 {
            world.play(&ana, &id, 1, &mut dice).await;
            quiet(&world, &ana, &id).await;
            most = most.max(go_through(&world, &ana, &id).await);
        }
        eprintln!("{}: up to {most} steps of news", order.game);
        assert!(most > 1, "{}: the news had {most} steps at most", order.game);
        let moments = go_through_replay(&world, &ana, &id).await;
        let steps = world.state(&ana, &id).await["steps"].as_u64().expect("steps") as usize;
        if order.seats.len() == 1 {
            assert!(moments > steps + 1, "{moments} moments of {steps} steps");
        }
    }
}

/// Makes a move and returns the answer for the script; nothing when the match is over.
async fn act(world: &World, who: &Guest, id: &MatchId, dice: usize) -> Option<(Value, Reply)> {
    let state = world.state(who, id).await;
    let legal = state["mine"][0]["legal"].as_array().expect("a list");
    let action = legal.get(dice % legal.len().max(1))?;
    let wish = json!({
        "seat": 0, "number": state["number"], "client": format!("c{dice}"), "action": action,
    });
    let reply = world.act_with(who, id, &wish, &[("x-fragment", "1")]).await;
    assert_eq!(reply.status, StatusCode::OK);
    Some((state, reply))
}

/// The ids of the lines of history.
fn history(page: &str) -> Vec<String> {
    let ids = page.split("<li class=\"history-line\" id=\"").skip(1);
    ids.filter_map(|rest| rest.split('"').next()).map(String::from).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_goes_through_the_opponents_turn() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    for game in SOLO {
        let id = world.ask(&ana, &Order { pace: 300, ..usual(game, vec![Wanted::Me]) }).await;
        let (mut followed, mut changed) = (0, 0);
        for dice in 0..30 {
            let Some((before, answer)) = act(&world, &ana, &id, dice).await else { break };
            let Some(moments) = answer.headers.get("x-moments") else { continue };
            let moments = moments.to_str().expect("moments");
            assert_eq!(answer.headers["x-pace"], "150");
            let mut known: Vec<String> = Vec::new();
            let mut board = String::new();
            for at in moments.split(' ').filter(|at| step_of(at) >= before["steps"].as_u64()) {
                let path = format!("/match/{id}/live?eyes=0&at={at}");
                let reply = world.get_with(Some(&ana), &path, &[("accept-encoding", "gzip")]).await;
                assert!(reply.body.len() < MOST, "{at} weighs {}", reply.body.len());
                assert!(!reply.headers.contains_key("x-moments"), "a moment leads nowhere");
                let told = reply.headers["x-number"].clone();
                let picture = Page::get(&world, &ana, &path).await;
                assert!(!picture.text.contains("name=\"action\""), "nothing can be chosen");
                let number = attribute(&picture.text, "<div id=\"table\"", "data-number");
                assert_eq!(number, told.to_str().ok());
                let number: i64 = number.expect("a number").parse().expect("a number");
                assert!(before["number"].as_i64().is_some_and(|known| known <= number));
                let lines = history(&picture.text);
                // Only the last lines are sent.
                assert!(lines.last().is_some_and(|line| !known.contains(line)), "{at} has no news");
                assert!(known.last().is_none_or(|line| lines.contains(line)), "{at} forgets");
                changed += usize::from(picture.board() != board);
                (known, board) = (lines, picture.board().to_string());
                followed += 1;
            }
            let lines = history(answer.text());
            assert!(known.last().is_none_or(|line| lines.contains(line)), "no line is removed");
        }
        eprintln!("{game}: {followed} pictures, {changed} with another board");
        assert!(followed > 2 && changed > 1, "{game}: {changed} of {followed}");
    }
}

fn step_of(at: &str) -> Option<u64> {
    at.split('.').next()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_play_at_once_are_shown_at_once() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.ask(&ana, &usual(GameId::Zapotec, vec![Wanted::Me])).await;
    for dice in 0..20 {
        let Some((_, answer)) = act(&world, &ana, &id, dice).await else { break };
        assert!(!answer.headers.contains_key("x-moments"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn moments_that_are_not_there_are_not_found() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.ask(&ana, &usual(GameId::Zapotec, vec![Wanted::Me])).await;
    world.play(&ana, &id, 3, &mut 1).await;
    for at in ["0.99", "99", "1.", "x", "1.1.1", "-1", "18446744073709551615.1"] {
        for path in [format!("/match/{id}/at/{at}"), format!("/match/{id}/live?at={at}")] {
            assert_eq!(world.get(Some(&ana), &path).await.status, StatusCode::NOT_FOUND, "{path}");
        }
    }
}
