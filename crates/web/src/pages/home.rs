//! The home page: the games, the visitor's matches, matches to watch.

use super::new::Kind;
use super::seats;
use crate::app::App;
use crate::calls::calls;
use crate::error::WebError;
use crate::shelf;
use crate::shell;
use crate::visitor::Visitor;
use axum::extract::State;
use maud::{Markup, html};
use patolli_core::Dense;
use patolli_games::GameId;
use patolli_table::store::Status;
use patolli_table::{Listed, Sitter};
use patolli_text::{Text, args, list};
use std::sync::Arc;

/// Matches of a list that are shown at once.
const SHOWN: usize = 6;

pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, WebError> {
    let mine = matches_of(&app, &visitor).await?;
    let others = app.hall.matches_to_watch().await?;
    let main = html! {
        (hero(&visitor))
        (my_matches(&app, &visitor, &mine).await?)
        (shelf(&visitor))
        (to_watch(&visitor, &others, &mine))
        (finished(&visitor, &mine))
        @if visitor.person.is_some() {
            (calls(visitor.text(), mine.iter().any(with_others).then_some("call-offer")))
        }
    };
    let scripts: &[&str] = match visitor.person {
        Some(_) => &["home.js", "calls.js"],
        None => &[],
    };
    Ok(shell::page(&visitor, &title(visitor.text(), &mine), scripts, &main))
}

/// Only the visitor's open matches, for the script that keeps the list up to date.
pub async fn mine(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, WebError> {
    my_matches(&app, &visitor, &matches_of(&app, &visitor).await?).await
}

async fn matches_of(app: &App, visitor: &Visitor) -> Result<Vec<Listed>, WebError> {
    match &visitor.person {
        Some(person) => Ok(app.hall.matches_of(person).await?),
        None => Ok(Vec::new()),
    }
}

/// Whether a running match waits for other people.
fn with_others(listed: &Listed) -> bool {
    let people = listed.summary.seats.iter().filter(|who| matches!(who, Sitter::Person { .. }));
    listed.status == Status::Playing && people.count() > listed.my_seats.len()
}

fn hero(visitor: &Visitor) -> Markup {
    let text = visitor.text();
    html! {
        div.hero {
            div {
                h1 { (text.say("web-hero")) }
                p { (text.say("web-hero-more")) }
            }
        }
    }
}

fn shelf(visitor: &Visitor) -> Markup {
    let text = visitor.text();
    let ways = |game: GameId| {
        Kind::of(game).enumerate().map(move |(i, kind)| {
            let class = match kind {
                _ if i == 0 => "button button-primary",
                Kind::Hotseat => "button button-quiet",
                _ => "button",
            };
            (format!("/new/{game}?kind={}", kind.name()), kind.words(text), class)
        })
    };
    html! {
        section aria-labelledby="shelf" {
            h2 #shelf { (text.say("web-shelf")) }
            ul.shelf {
                @for game in GameId::ALL {
                    li.shelf-game {
                        (shelf::of(game).picture())
                        div.shelf-words {
                            h3 { (shelf::of(game).title(text)) }
                            p { (shelf::tagline(game, text)) }
                            div.toolbar.shelf-ways {
                                @for (address, label, class) in ways(game) {
                                    a class=(class) href=(address) { (label) }
                                }
                            }
                            p {
                                a href={ "/rules/" (game) } {
                                    (text.tell("web-rules-of", args!(game = shelf::of(game).title(text))))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn is_my_turn(listed: &Listed) -> bool {
    !listed.stopped && listed.my_seats.iter().any(|seat| listed.summary.to_act.contains(seat))
}

/// The title of the page says in how many matches it is the visitor's turn.
fn title(text: &Text, mine: &[Listed]) -> String {
    match mine.iter().filter(|listed| is_my_turn(listed)).count() {
        0 => "Patolli".to_string(),
        n => text.tell("web-title-mine", args!(n = n)),
    }
}

/// Rematches that wait for the visitor's answer, and open matches, those where it is their turn
/// first.
async fn my_matches(app: &App, visitor: &Visitor, mine: &[Listed]) -> Result<Markup, WebError> {
    let text = visitor.text();
    let offers = app.hall.offers(mine).await?;
    let open = |listed: &&Listed| matches!(listed.status, Status::Gathering | Status::Playing);
    let mut open: Vec<_> = mine.iter().filter(open).collect();
    open.sort_by_key(|listed| !is_my_turn(listed));
    Ok(html! {
        div #my-matches data-title=(shell::full_title(&title(text, mine))) {
            @for listed in offers { (offer(text, listed)) }
            @if !open.is_empty() {
                section.panel aria-labelledby="mine" {
                    h2 #mine.panel-title { (text.say("web-my-matches")) }
                    (match_list(text, open.iter().map(|listed| row(text, listed, &state(text, listed)))))
                }
            }
        }
    })
}

/// The rematch of a finished match that another person offers.
fn offer(text: &Text, listed: &Listed) -> Markup {
    let Some(offer) = &listed.summary.rematch else { return html! {} };
    let names = seats::names(text, listed.game, &listed.summary.seats);
    let name = names.get(offer.by.index()).map_or("?", String::as_str);
    let game = shelf::of(listed.game).title(text);
    let words = text.tell("web-rematch-offered", args!(name = name, game = game));
    let answer = |way: &str, class: &str, label: String| {
        html! {
            form method="post" action={ "/match/" (listed.id) "/" (way) } data-once {
                button #{ (way) "-" (listed.id) } class=(class) aria-describedby={ "offer-" (listed.id) } {
                    (label)
                }
            }
        }
    };
    html! {
        section.notice.offer data-offer=(offer.id) {
            p #{ "offer-" (listed.id) } { (words) }
            div.toolbar {
                (answer("rematch", "button button-primary", text.say("web-rematch-accept")))
                (answer("decline", "button", text.say("web-rematch-decline")))
                a.button.button-quiet href={ "/match/" (listed.id) } { (text.say("web-open-result")) }
            }
        }
    }
}

/// The first matches of a list; the others are collapsed.
fn match_list(text: &Text, rows: impl ExactSizeIterator<Item = Markup>) -> Markup {
    let more = rows.len().saturating_sub(SHOWN);
    let mut rows = rows;
    html! {
        ul.match-list { @for row in rows.by_ref().take(SHOWN) { (row) } }
        @if more > 0 {
            details.more {
                summary { (text.tell("web-more-matches", args!(n = more))) }
                ul.match-list { @for row in rows { (row) } }
            }
        }
    }
}

fn state(text: &Text, listed: &Listed) -> Markup {
    let names = seats::names(text, listed.game, &listed.summary.seats);
    if listed.stopped {
        return html! { strong.badge { (text.say("web-stopped")) } };
    }
    if is_my_turn(listed) {
        return html! { strong.badge.badge-mine { (text.say("web-your-turn")) } };
    }
    let awaited: Vec<_> = listed
        .summary
        .to_act
        .iter()
        .filter_map(|seat| names.get(usize::from(u8::from(*seat))).cloned())
        .collect();
    let said = match listed.status {
        Status::Gathering => text.say("web-gathering"),
        Status::Playing => text.tell("web-waiting-for", args!(names = list(text, &awaited))),
        Status::Over => text.say("web-over"),
        Status::Cancelled => text.say("web-cancelled"),
    };
    html! { span.badge { (said) } }
}

fn row(text: &Text, listed: &Listed, state: &Markup) -> Markup {
    let over = listed.status == Status::Over;
    let names = seats::names(text, listed.game, &listed.summary.seats);
    let scores = if over { &listed.summary.scores[..] } else { &[] };
    let (address, label) = match (over, listed.my_seats.is_empty()) {
        (true, _) => (format!("/match/{}/at/0", listed.id), text.say("web-open-replay")),
        (false, true) => (format!("/match/{}", listed.id), text.say("web-open-watch")),
        (false, false) => (format!("/match/{}", listed.id), text.say("web-open-match")),
    };
    let title = shelf::of(listed.game).title(text);
    html! {
        li.match-row.match-row-mine[is_my_turn(listed)] id={ "row-" (listed.id) }
            data-awaits=[is_my_turn(listed).then_some(&listed.id)] {
            strong { (title) }
            (seats::chips(&names, scores))
            (state)
            span.status data-at=(last_news(listed)) { (ago(text, last_news(listed))) }
            span.toolbar {
                @if over { a.button.button-quiet href={ "/match/" (listed.id) } { (text.say("web-open-result")) } }
                a.button #{ "open-" (listed.id) } href=(address) {
                    (label)
                    span.visually-hidden { ": " (title) ", " (list(text, &names)) }
                }
            }
        }
    }
}

fn to_watch(visitor: &Visitor, others: &[Listed], mine: &[Listed]) -> Markup {
    let text = visitor.text();
    let is_mine = |id| mine.iter().any(|listed| listed.id == id);
    let live = others.iter().filter(|listed| listed.status == Status::Playing);
    let live: Vec<_> = live.filter(|listed| !is_mine(listed.id.clone())).collect();
    html! {
        section.panel aria-labelledby="watch" {
            h2 #watch.panel-title { (text.say("web-to-watch")) }
            @if live.is_empty() { p.status { (text.say("web-nothing-to-watch")) } }
            (match_list(text, live.iter().map(|listed| row(text, listed, &state(text, listed)))))
        }
    }
}

fn finished(visitor: &Visitor, mine: &[Listed]) -> Markup {
    let text = visitor.text();
    let mut over: Vec<_> = mine.iter().filter(|listed| listed.status == Status::Over).collect();
    over.sort_by_key(|listed| std::cmp::Reverse(last_news(listed)));
    if over.is_empty() {
        return html! {};
    }
    html! {
        section.panel aria-labelledby="over" {
            h2 #over.panel-title { (text.say("web-finished")) }
            (match_list(text, over.iter().map(|listed| row(text, listed, &helped(text, listed)))))
        }
    }
}

/// The seats whose result is partly a bot's.
fn helped(text: &Text, listed: &Listed) -> Markup {
    let names = seats::names(text, listed.game, &listed.summary.seats);
    let seats = listed.summary.helped.iter();
    let helped: Vec<_> = seats.filter_map(|seat| names.get(seat.index()).cloned()).collect();
    html! {
        @if listed.stopped { strong.badge { (text.say("web-stopped")) } }
        @if !helped.is_empty() {
            span.badge { (text.tell("web-helped", args!(names = list(text, &helped)))) }
        }
    }
}

/// When something last happened in the game; what follows a result does not change its date.
fn last_news(listed: &Listed) -> i64 {
    listed.summary.finished.unwrap_or(listed.updated)
}

/// How long ago something happened.
fn ago(text: &Text, at: i64) -> String {
    let minutes = patolli_table::now().saturating_sub(at) / 60_000;
    match minutes {
        ..1 => text.say("web-ago-now"),
        1..60 => text.tell("web-ago-minutes", args!(n = minutes)),
        60..1440 => text.tell("web-ago-hours", args!(n = minutes / 60)),
        _ => text.tell("web-ago-days", args!(n = minutes / 1440)),
    }
}
