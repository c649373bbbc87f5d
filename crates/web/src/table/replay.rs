//! A moment of a match: as one seat saw it, as a spectator saw it, or with open hands once the
//! match is over.

use super::forms;
use super::frame::frame;
use super::history;
use super::links;
use super::moments::Moment;
use super::notes::trust;
use super::observer::Observer;
use super::page::{SCRIPTS, in_words, others, own};
use super::picture::Picture;
use super::scores;
use super::seen::Seen;
use super::shown::Drawing;
use crate::pages::edition;
use crate::shell;
use crate::visitor::Visitor;
use maud::{Markup, html};
use patolli_boards::seat_chip;
use patolli_bots::Level;
use patolli_core::Seat;
use patolli_table::{Person, Phase, Refusal, Table};
use patolli_text::{args, level_name};

/// The number of lines of history around the moment.
const AROUND: usize = 12;

/// The view of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    Seat(Seat),
    Spectator,
    /// All hands on the table.
    Open,
}

impl Eyes {
    /// The requested view, as far as it is allowed: a running match shows the visitor's own seats
    /// only.
    pub fn of(
        table: &Table,
        person: Option<&Person>,
        wish: Option<&str>,
    ) -> Result<(Self, Observer), Refusal> {
        let observer = Observer::of(table, person, None, false)?;
        let over = table.phase == Phase::Over;
        let seat = |text: &str| text.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok());
        let eyes = match wish {
            Some("open") if over => Self::Open,
            Some("none" | "open") => Self::Spectator,
            Some(text) => match seat(text).filter(|seat| over || observer.mine.contains(*seat)) {
                Some(seat) if table.chair(seat).is_some() => Self::Seat(seat),
                _ => Self::Spectator,
            },
            // Several people at one screen must say whose secrets they want to see.
            None if observer.mine.len() == 1 => {
                observer.mine.first().map_or(Self::Spectator, Self::Seat)
            }
            None => Self::Spectator,
        };
        let shown = match eyes {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Open => None,
        };
        Ok((eyes, Observer { eyes: shown, curtain: None, ..observer }))
    }

    fn name(self) -> String {
        match self {
            Self::Seat(seat) => seat.to_string(),
            Self::Spectator => "none".to_string(),
            Self::Open => "open".to_string(),
        }
    }
}

/// The whole page.
pub fn page(visitor: &Visitor, seen: &Seen<'_>, eyes: Eyes) -> Markup {
    let main = html! { (fragment(seen, eyes)) (frame(seen)) };
    let args = args!(game = seen.game().title(seen.text), step = seen.at.to_string());
    shell::page_about(
        seen.table.opening.game,
        visitor,
        &seen.text.tell("table-title-replay", args),
        &SCRIPTS,
        &main,
    )
}

/// A moment for the script.
pub fn picture(seen: &Seen<'_>, eyes: Eyes) -> Picture {
    Picture { html: fragment(seen, eyes), number: seen.table.number(), playback: None }
}

/// What changes from moment to moment.
fn fragment(seen: &Seen<'_>, eyes: Eyes) -> Markup {
    let trust = trust(seen.text, seen.table);
    html! {
        div id="table" class="table-page replay" data-match=(seen.table.id)
            data-replay=(seen.at) data-first=(seen.table.first_step())
            data-last=(seen.table.steps()) data-through=(eyes.name()) {
            header class="table-bar" id="turn" {
                (bar(seen, eyes))
            }
            @if !trust.0.is_empty() { div class="table-notes" { (trust) } }
            section class="table-board" id="board" tabindex="-1"
                aria-label=(seen.text.say("table-board")) { (seen.draw(Drawing::Board)) }
            (match eyes { Eyes::Open => open_hands(seen), _ => own(seen) })
            aside class="table-side" {
                (through(seen, eyes))
                (edition::of_table(seen.text, seen.table))
                (around(seen))
                (others(seen))
                (scores::live(seen))
                (branch(seen, eyes))
                (back_to_here(seen))
                (in_words(seen, false))
            }
        }
    }
}

/// First, previous, slider, next, last, and the way back to the present.
fn bar(seen: &Seen<'_>, eyes: Eyes) -> Markup {
    let text = seen.text;
    let (first, last) = (seen.table.first_step(), seen.table.steps());
    let not_here = |at: Moment| (at != seen.at).then_some(at);
    let ways = [
        ("replay-first", "|◀", "table-replay-first", not_here(Moment::after(first))),
        ("replay-previous", "◀", "table-replay-previous", seen.previous_moment(seen.at)),
        ("replay-next", "▶", "table-replay-next", seen.next_moment(seen.at)),
        ("replay-last", "▶|", "table-replay-last", not_here(Moment::after(last))),
    ];
    html! {
        nav class="replay-bar" aria-label=(text.say("table-replay")) {
            h1 class="turn-words" { (place(seen)) }
            @for (id, sign, words, to) in ways {
                @let words = text.say(words);
                @let href = to.map(|to| links::at_through(seen, to, &eyes.name()));
                a class="button" id=(id) href=[href] data-step=[to]
                    aria-disabled=[to.is_none().then_some("true")]
                    aria-label=(words) data-tip=(words) { (sign) }
            }
            form method="get" action={ "/match/" (seen.table.id) "/at" } class="replay-jump" {
                input type="hidden" name="eyes" value=(eyes.name());
                label {
                    span class="visually-hidden" { (text.say("table-replay-jump")) }
                    input type="range" id="replay-range" name="step" min=(first) max=(last) value=(seen.at.step);
                }
                button class="button" { (text.say("table-replay-go")) }
            }
            button class="button" type="button" id="copy-link" { (text.say("table-share")) }
            a class="button" id="replay-now" href=(links::table(seen)) { (text.say("table-replay-now")) }
            p class="status" id="status" role="status" {}
        }
        (just_now(seen))
    }
}

/// Which step this is and of how many, and which event of a step in which the game's opponent acts.
fn place(seen: &Seen<'_>) -> String {
    let (step, part, parts) = seen.place();
    let last = seen.table.steps();
    match parts {
        1 => seen.text.tell("table-replay-at", args!(step = step, last = last)),
        _ => {
            let args = args!(step = step, last = last, part = part, parts = parts);
            seen.text.tell("table-replay-inside", args)
        }
    }
}

/// What happened just now.
fn just_now(seen: &Seen<'_>) -> Markup {
    html! {
        ul class="just-now" id="just-now" {
            @for line in seen.just_now() { li { (line) } }
        }
    }
}

/// The lines just before and after the moment.
fn around(seen: &Seen<'_>) -> Markup {
    let from = seen.at.step.saturating_sub(AROUND / 2).max(seen.table.first_step());
    let to = (seen.at.step + AROUND / 2).min(seen.table.steps());
    let lines = seen.history_between(from, to);
    html! {
        section class="panel" id="history" tabindex="-1" aria-labelledby="history-title" {
            h2 id="history-title" { (seen.text.say("table-history")) }
            div class="history-scroll" tabindex="0" role="group" aria-labelledby="history-title" {
                (history::lines(seen, &lines, Some(seen.at)))
            }
            p { a href=(links::history(seen)) { (seen.text.say("table-history-all")) } }
            @if seen.table.phase == Phase::Over {
                p { a href=(links::post(seen, "record")) download { (seen.text.say("table-record")) } }
            }
        }
    }
}

/// The seats as which the replay can be viewed.
fn through(seen: &Seen<'_>, eyes: Eyes) -> Markup {
    let text = seen.text;
    let over = seen.table.phase == Phase::Over;
    let people = Seat::first(seen.table.chairs.len());
    let seats: Vec<Seat> =
        people.filter(|seat| over || seen.observer.mine.contains(*seat)).collect();
    let way = |to: Eyes, words: Markup| {
        html! {
            a class="tab" href=(links::at_through(seen, seen.at, &to.name()))
                aria-current=[(eyes == to).then_some("true")] { (words) }
        }
    };
    html! {
        nav class="eyes" aria-label=(text.say("table-eyes")) {
            span { (text.say("table-eyes")) }
            @for seat in seats { (way(Eyes::Seat(seat), seat_chip(seat, seen.name(seat)))) }
            (way(Eyes::Spectator, html! { (text.say("table-eyes-none")) }))
            @if over { (way(Eyes::Open, html! { (text.say("table-eyes-open")) })) }
        }
    }
}

/// Every hand, each as its owner saw it.
fn open_hands(seen: &Seen<'_>) -> Markup {
    html! {
        section class="table-own" id="own" aria-label=(seen.text.say("table-eyes-open")) {
            @for seat in Seat::first(seen.table.chairs.len()) {
                @if let Some(theirs) = seen.with_eyes(Some(seat)) {
                    div class="open-hand" {
                        (seat_chip(seat, seen.name(seat)))
                        (theirs.draw(Drawing::Hand))
                    }
                }
            }
        }
    }
}

/// A branch from here, against bots.
fn branch(seen: &Seen<'_>, eyes: Eyes) -> Markup {
    if seen.table.phase != Phase::Over || seen.at.part > 0 {
        return html! {};
    }
    let text = seen.text;
    let looking = match eyes {
        Eyes::Seat(seat) => Some(seat),
        Eyes::Spectator | Eyes::Open => seen.observer.mine.first(),
    };
    html! {
        form class="panel branch" method="post" action=(links::post(seen, "branch")) {
            h2 { (text.say("table-branch")) }
            input type="hidden" name="step" value=(seen.at.step);
            label class="field" { span { (text.say("table-branch-seat")) }
                select name="seat" {
                    @for seat in Seat::first(seen.table.chairs.len()) {
                        option value=(seat) selected[looking == Some(seat)] { (seen.name(seat)) }
                    }
                }
            }
            label class="field" { span { (text.say("table-bot-level")) }
                select name="level" {
                    @for level in Level::ALL {
                        option value=(level) selected[level == Level::Normal] {
                            (level_name(text, level.name()))
                        }
                    }
                }
            }
            button class="button" { (text.say("table-branch-go")) }
        }
    }
}

/// While the match runs: a request to go back to this moment.
fn back_to_here(seen: &Seen<'_>) -> Markup {
    let playing = seen.table.phase == Phase::Playing && !seen.is_now() && seen.at.part == 0;
    let seat = seen.observer.eyes.filter(|seat| seen.observer.mine.contains(*seat));
    match seat.filter(|_| playing && seen.table.may_ask_rewind()) {
        Some(seat) => {
            let words = seen.text.say("table-rewind-here");
            forms::one(seen, seat, "back_to", &seen.at.step.to_string(), &words)
        }
        None => html! {},
    }
}
