//! The bar on top: what must be done, for whom we wait, and what always stands in the same place.

use super::clock::clocks;
use super::forms;
use super::menu::menu;
use super::seen::Seen;
use maud::{Markup, html};
use patolli_boards::{Drawn, seat_chip};
use patolli_bots::Judge;
use patolli_core::{Dense, Seat};
use patolli_table::Phase;
use patolli_text::{args, names_of};
use std::collections::BTreeSet;

/// More than so many choices without a place on the board stay in the list.
const PROMINENT: usize = 4;
/// So few choices stand in the bar together: a no must never be the only button.
const YES_OR_NO: usize = 3;

/// The bar. `shown` are the choices that the drawings offer.
pub fn bar<G: Judge + Drawn>(seen: &Seen<'_, G>, shown: &BTreeSet<String>) -> Markup {
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
                @if let Some(seat) = mine { (prominent(seen, seat, shown)) }
                (undo(seen))
                (come_back(seen))
            }
            (clocks(seen))
            p class="status" id="status" role="status" { (seen.text.say("table-saved")) }
            (menu(seen))
        }
    }
}

/// What the bar says.
pub fn words<G: Judge + Drawn>(seen: &Seen<'_, G>) -> String {
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
fn stood_in<G: Judge + Drawn>(seen: &Seen<'_, G>) -> Option<Seat> {
    let seat = seen.observer.eyes.filter(|seat| seen.observer.mine.contains(*seat))?;
    let chair = seen.table.chair(seat)?;
    (seen.table.phase == Phase::Playing && chair.stand_in.is_some()).then_some(seat)
}

/// Choices that have no place on the board, such as the end of a phase; where there are few others,
/// these stand before them.
fn prominent<G: Judge + Drawn>(seen: &Seen<'_, G>, seat: Seat, shown: &BTreeSet<String>) -> Markup {
    let on_board = |action: &G::Action| shown.contains(&action.to_string());
    let (mut placed, others): (Vec<G::Action>, Vec<G::Action>) =
        seen.legal.iter().partition(on_board);
    if others.is_empty() || others.len() > PROMINENT {
        return html! {};
    }
    if seen.legal.len() > YES_OR_NO {
        placed.clear();
    }
    let class = if placed.is_empty() { "button button-primary" } else { "button button-quiet" };
    forms::act(
        seen,
        seat,
        "act",
        &html! {
            @for action in placed { (button(seen, action, "button button-primary")) }
            @for action in others { (button(seen, action, class)) }
        },
    )
}

fn button<G: Judge + Drawn>(seen: &Seen<'_, G>, action: G::Action, class: &str) -> Markup {
    html! {
        button class=(class) name="action" value=(action) data-final[seen.last_word.contains(action)] {
            (G::action(seen.text, &seen.view, action, &seen.names))
        }
    }
}

/// The seat of the visitor that may undo choices alone, with the last and the first of them.
pub fn undoable<G: Judge + Drawn>(seen: &Seen<'_, G>) -> Option<(Seat, usize, usize)> {
    let table = seen.table;
    let eyes = seen.observer.eyes;
    let seats = seen.observer.mine.iter().filter(|seat| eyes.is_none_or(|eyes| eyes == *seat));
    let mut choices = seats.map(|seat| (seat, table.undoable_choices(seat)));
    let found = choices.find_map(|(seat, steps)| Some((seat, *steps.first()?, *steps.last()?)));
    found.filter(|_| table.phase == Phase::Playing)
}

/// Undoes the last choice, or all that still can be undone.
fn undo<G: Judge + Drawn>(seen: &Seen<'_, G>) -> Markup {
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

fn come_back<G: Judge + Drawn>(seen: &Seen<'_, G>) -> Markup {
    match stood_in(seen) {
        Some(seat) => forms::one(seen, seat, "return", "yes", &seen.text.say("table-come-back")),
        None => html! {},
    }
}

/// The question of somebody who would like to go back further.
pub fn rewind<G: Judge + Drawn>(seen: &Seen<'_, G>) -> Markup {
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
