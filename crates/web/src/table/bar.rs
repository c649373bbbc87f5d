//! The bar at the top: what must be done, who is to act, and what is always in the same place.

use super::clock::clocks;
use super::forms;
use super::menu::menu;
use super::seen::Seen;
use super::shown::Choice;
use maud::{Markup, html};
use patolli_boards::seat_chip;
use patolli_core::{Dense, Seat};
use patolli_table::Phase;
use patolli_text::{args, names_of};
use std::collections::BTreeSet;

/// More choices than this without a place on the board stay in the list.
const PROMINENT: usize = 4;
/// Up to this many choices are in the bar together: a no must never be the only button.
const YES_OR_NO: usize = 3;

/// The bar. `offered` are the choices that have a place in the drawings.
pub fn bar(seen: &Seen<'_>, offered: &BTreeSet<String>) -> Markup {
    let mine = seen.deciding();
    let class = if mine.is_some() { "turn-bar turn-bar-mine" } else { "turn-bar" };
    html! {
        header id="turn" class=(class) {
            div class="turn-what" {
                @if seen.observer.mine.len() > 1 && let Some(eyes) = seen.observer.eyes {
                    (seat_chip(eyes, seen.name(eyes)))
                }
                h1 class="turn-words" id="turn-words" tabindex="-1" { (words(seen)) }
            }
            div class="turn-acts" {
                @if let Some(seat) = mine { (prominent(seen, seat, offered)) }
                (undo(seen))
                (come_back(seen))
            }
            (clocks(seen))
            p class="status" id="status" role="status" { (seen.text.say("table-saved")) }
            (menu(seen))
        }
    }
}

/// The words in the bar.
pub fn words(seen: &Seen<'_>) -> String {
    match seen.table.phase {
        Phase::Cancelled => seen.text.say("table-cancelled"),
        Phase::Over => {
            let winners = seen.winners();
            let names = names_of(seen.text, winners, &seen.names);
            seen.text.tell("play-winner", args!(n = winners.len(), names = names))
        }
        Phase::Stopped => seen.text.say("table-stopped"),
        _ if seen.table.is_paused() => seen.text.say("table-paused"),
        Phase::Gathering | Phase::Playing => match stood_in(seen) {
            Some(_) => seen.text.say("table-bot-decides"),
            None => seen.prompt(),
        },
    }
}

/// The observing seat, if a bot decides for it.
fn stood_in(seen: &Seen<'_>) -> Option<Seat> {
    let seat = seen.observer.eyes.filter(|seat| seen.observer.mine.contains(*seat))?;
    let chair = seen.table.chair(seat)?;
    (seen.table.phase == Phase::Playing && chair.stand_in.is_some()).then_some(seat)
}

/// Choices that have no place on the board, such as the end of a phase; where there are few others,
/// these come before them.
fn prominent(seen: &Seen<'_>, seat: Seat, offered: &BTreeSet<String>) -> Markup {
    let on_board = |choice: &&Choice| offered.contains(&choice.action);
    let (mut placed, others): (Vec<_>, Vec<_>) = seen.choices.iter().partition(on_board);
    if others.is_empty() || others.len() > PROMINENT {
        return html! {};
    }
    if seen.choices.len() > YES_OR_NO {
        placed.clear();
    }
    let class = if placed.is_empty() { "button button-primary" } else { "button button-quiet" };
    forms::act(
        seen,
        seat,
        "act",
        &html! {
            @for choice in placed { (button(choice, "button button-primary")) }
            @for choice in others { (button(choice, class)) }
        },
    )
}

fn button(choice: &Choice, class: &str) -> Markup {
    html! {
        button class=(class) name="action" value=(choice.action) data-final[choice.is_final] {
            (choice.words)
        }
    }
}

/// The seat of the visitor that may undo choices alone, with the last and the first of them.
pub fn undoable(seen: &Seen<'_>) -> Option<(Seat, usize, usize)> {
    let table = seen.table;
    let eyes = seen.observer.eyes;
    let seats = seen.observer.mine.iter().filter(|seat| eyes.is_none_or(|eyes| eyes == *seat));
    let mut choices = seats.map(|seat| (seat, table.undoable_choices(seat)));
    let found = choices.find_map(|(seat, steps)| Some((seat, *steps.first()?, *steps.last()?)));
    found.filter(|_| table.phase == Phase::Playing)
}

/// Undoes the last choice, or all that can still be undone.
fn undo(seen: &Seen<'_>) -> Markup {
    let Some((seat, last, first)) = undoable(seen) else { return html! {} };
    forms::act(
        seen,
        seat,
        "act undo",
        &html! {
            button class="button" id="undo" name="back_to" value=(last) { (seen.text.say("table-undo")) }
            @if first < last {
                button class="button" name="back_to" value=(first) {
                    (seen.text.say("table-undo-turn"))
                }
            }
        },
    )
}

fn come_back(seen: &Seen<'_>) -> Markup {
    match stood_in(seen) {
        Some(seat) => forms::one(seen, seat, "return", "yes", &seen.text.say("table-come-back")),
        None => html! {},
    }
}

/// The request of a player who would like to go back further.
pub fn rewind(seen: &Seen<'_>) -> Markup {
    let Some(rewind) = &seen.table.rewind else { return html! {} };
    let asked = seen.observer.mine.and(seen.table.voices(rewind.to)).without(rewind.agreed);
    let args = args!(name = seen.name(rewind.by), n = seen.table.steps() - rewind.to);
    html! {
        section class="notice" id="rewind" aria-live="polite" {
            p { (seen.text.tell("table-rewind-asked", args)) }
            @if let Some(seat) = asked.first() {
                @if asked.len() > 1 || seen.observer.mine.len() > 1 {
                    (seat_chip(seat, &seen.names[seat.index()]))
                }
                (forms::act(seen, seat, "act", &html! {
                    button class="button" name="rewind" value="yes" { (seen.text.say("table-rewind-yes")) }
                    button class="button" name="rewind" value="no" { (seen.text.say("table-rewind-no")) }
                }))
            }
        }
    }
}
