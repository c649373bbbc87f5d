//! The table page and its live part.

use super::bar::{bar, rewind};
use super::choices::choices;
use super::curtain::{choose_eyes, curtain};
use super::frame::{frame, guides};
use super::history;
use super::notes::{notes, trust};
use super::picture::Picture;
use super::playback::playback;
use super::scores;
use super::seen::Seen;
use super::shown::Drawing;
use super::since::since;
use crate::shell;
use crate::visitor::Visitor;
use maud::{Markup, html};
use patolli_boards::Mat;
use patolli_core::Seat;
use patolli_table::Phase;
use patolli_text::{args, level_name};
use std::collections::BTreeSet;

/// The scripts of every page with a board.
pub const SCRIPTS: [&str; 2] = ["table.js", "calls.js"];

/// The panels that are open on a page.
#[derive(Clone, Copy, Debug)]
pub struct Panels {
    pub words: bool,
    choices: bool,
}

impl Panels {
    /// The text view opens everything that it needs; otherwise the list of choices is as the
    /// browser remembers it.
    pub const fn of(visitor: &Visitor, text_view: bool) -> Self {
        Self { words: text_view, choices: text_view || visitor.choices_open }
    }
}

/// The whole page. `message` is what went wrong with a form that was sent without a script.
pub fn page(visitor: &Visitor, seen: &Seen<'_>, panels: Panels, message: Option<&str>) -> Markup {
    let main = html! {
        @if let Some(message) = message {
            p class="notice notice-error" role="alert" { (message) }
        }
        (guides(seen.text))
        (fragment(seen, panels))
        (frame(seen))
    };
    shell::page_about(seen.table.opening.game, visitor, &title(seen), &SCRIPTS, &main)
}

/// The title of the browser tab.
fn title(seen: &Seen<'_>) -> String {
    let game = seen.game().title(seen.text);
    match seen.deciding().is_some() || seen.observer.curtain.is_some() {
        true => seen.text.tell("table-title-mine", args!(game = game)),
        false => game,
    }
}

/// The live part for the script.
pub fn picture(seen: &Seen<'_>, panels: Panels) -> Picture {
    let (number, playback) = (seen.table.number(), playback(seen));
    Picture { html: fragment(seen, panels), number, playback }
}

/// Everything that changes with the match, for one observer.
fn fragment(seen: &Seen<'_>, panels: Panels) -> Markup {
    let eyes = seen.observer.eyes.map_or(String::new(), |seat| seat.to_string());
    html! {
        div id="table" class="table-page" data-match=(seen.table.id) data-number=(seen.table.number())
            data-eyes=(eyes) data-title=(shell::full_title(&title(seen))) data-steps=(seen.table.steps())
            data-mine[seen.deciding().is_some()] {
            @match seen.observer.curtain {
                Some(next) => (curtain(seen, next)),
                None => (uncovered(seen, panels)),
            }
        }
    }
}

fn uncovered(seen: &Seen<'_>, panels: Panels) -> Markup {
    let mut offered = BTreeSet::new();
    let board = seen.draw_offering(Drawing::Board, &mut offered);
    let own = own_offering(seen, &mut offered);
    let choices = choices(seen, panels.choices);
    html! {
        (bar(seen, &offered))
        div class="table-notes" {
            (trust(seen.text, seen.table))
            (scores::finished(seen))
            (rewind(seen))
        }
        section class="table-board" id="board" tabindex="-1"
            aria-label=(seen.text.say("table-board")) { (board) }
        (own)
        aside class="table-side" {
            (choose_eyes(seen))
            (notes(seen))
            (choices)
            (since(seen))
            (others(seen))
            @if seen.table.phase == Phase::Playing { (scores::live(seen)) }
            (history::section(seen))
        }
        (in_words(seen, panels.words))
    }
}

/// The observer's own cards and board.
pub fn own(seen: &Seen<'_>) -> Markup {
    own_offering(seen, &mut BTreeSet::new())
}

/// The same; adds the choices that have a place there.
fn own_offering(seen: &Seen<'_>, offered: &mut BTreeSet<String>) -> Markup {
    let Some(seat) = seen.observer.eyes else { return html! {} };
    html! {
        section class="table-own" id="own" aria-label=(seen.text.say("table-own")) {
            (seen.draw_offering(Drawing::Hand, offered))
            (seen.draw_offering(Drawing::Mat(seat, Mat::Large), offered))
        }
    }
}

/// The other seats' boards: small, enlarged on request.
pub fn others(seen: &Seen<'_>) -> Markup {
    let others: Vec<Seat> = seen.seats().filter(|seat| seen.observer.eyes != Some(*seat)).collect();
    html! {
        section class="table-others" id="others" aria-label=(seen.text.say("table-others")) {
            @for seat in others {
                div class="other" {
                    (seen.draw(Drawing::Mat(seat, Mat::Small)))
                    details id={ "other-" (seat) } {
                        summary {
                            (tags(seen, seat))
                            (seen.text.say("table-enlarge"))
                            span class="visually-hidden" { ": " (seen.name(seat)) }
                        }
                        (seen.draw(Drawing::Mat(seat, Mat::Large)))
                    }
                }
            }
        }
    }
}

/// Whether a bot decides for this person.
fn tags(seen: &Seen<'_>, seat: Seat) -> Markup {
    let stand_in = seen.table.chair(seat).and_then(|chair| chair.stand_in);
    html! {
        @if let Some(who) = stand_in {
            span class="badge" {
                (seen.text.tell("table-stand-in", args!(level = level_name(seen.text, who.name()))))
            }
        }
    }
}

/// The table as text.
pub fn in_words(seen: &Seen<'_>, open: bool) -> Markup {
    html! {
        details class="panel table-words" id="words" open[open] {
            summary { h2 { (seen.text.say("table-in-words")) } }
            (seen.draw(Drawing::Words))
        }
    }
}
