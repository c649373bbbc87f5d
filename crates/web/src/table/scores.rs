//! Points by source, live and at the end.

use super::chart::chart;
use super::links;
use super::moments::Moment;
use super::seen::Seen;
use maud::{Markup, html};
use patolli_boards::{seat_chip, seat_mark};
use patolli_core::SeatSet;
use patolli_table::Phase;
use patolli_text::{ScoreRow, args, names_of, shown_word, signed};

/// The points so far, as if the game ended now. The script hides them for players who prefer not to
/// know.
pub fn live(seen: &Seen<'_>) -> Markup {
    html! {
        details class="panel live-scores" id="scores" {
            summary { h2 { (seen.text.say("table-scores-now")) } }
            (table(seen, &seen.sheet()))
        }
    }
}

/// A table of points: a row for each source that gave any player something, a column for each seat.
fn table(seen: &Seen<'_>, sheet: &[ScoreRow]) -> Markup {
    let last = sheet.len().saturating_sub(1);
    let counts = |(i, row): &(usize, &ScoreRow)| *i == last || row.points.iter().any(|n| *n != 0);
    html! {
        div class="score-scroll" tabindex="0" role="group" aria-label=(seen.text.say("table-scores")) {
            table class="score-table" {
                thead {
                    tr {
                        th scope="col" { (seen.text.say("table-score-source")) }
                        @for seat in seen.seats() {
                            th scope="col" { (seat_chip(seat, seen.name(seat))) }
                        }
                    }
                }
                tbody {
                    @for (i, row) in sheet.iter().enumerate().filter(counts) {
                        tr class=[(i == last).then_some("score-total")] {
                            th scope="row" { (row.label) }
                            @for points in &row.points { td { (signed(*points)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The end: who won, by what, and how anyone can check it.
pub fn finished(seen: &Seen<'_>) -> Markup {
    if seen.table.phase != Phase::Over {
        return html! {};
    }
    let (text, sheet) = (seen.text, seen.sheet());
    html! {
        section class="panel finished" id="finished" aria-labelledby="finished-title" {
            div {
                h2 id="finished-title" { (text.say("table-final")) }
                p class="winners" {
                    @for seat in seen.winners().iter() { (seat_mark(seat)) }
                    (super::bar::words(seen))
                }
                (helped(seen))
                (again(seen))
                (declined(seen))
                (chart(seen, &sheet))
            }
            (table(seen, &sheet))
            (proof(seen))
        }
    }
}

/// The seats whose result is partly a bot's.
fn helped(seen: &Seen<'_>) -> Markup {
    let helped = seen.table.helped();
    let names = names_of(seen.text, helped, &seen.names);
    html! {
        @if !helped.is_empty() {
            p class="notice" { (seen.text.tell("table-helped", args!(names = names))) }
        }
    }
}

/// Another match, or a look back.
fn again(seen: &Seen<'_>) -> Markup {
    let text = seen.text;
    html! {
        div class="finished-acts" {
            @if seen.observer.sits() {
                form method="post" action=(links::post(seen, "rematch")) {
                    button class="button button-primary" {
                        @if seen.table.rematch.is_some() { (text.say("table-rematch-join")) }
                        @else { (text.say("table-rematch")) }
                    }
                }
            } @else if let Some(offer) = &seen.table.rematch {
                a class="button button-primary" href={ "/match/" (offer.id) } {
                    (text.say("table-rematch-watch"))
                }
            }
            a class="button" href=(links::at(seen, Moment::after(seen.table.first_step()))) {
                (text.say("table-replay"))
            }
            a class="button" href=(links::post(seen, "record")) download { (text.say("table-record")) }
        }
    }
}

/// The players who declined the rematch.
fn declined(seen: &Seen<'_>) -> Markup {
    let offer = seen.table.rematch.iter();
    let seats: SeatSet = offer.flat_map(|offer| offer.declined.iter().copied()).collect();
    let names = names_of(seen.text, seats, &seen.names);
    html! {
        @if !seats.is_empty() {
            p class="notice" { (seen.text.tell("table-rematch-declined", args!(names = names))) }
        }
    }
}

/// The seed was fixed before the first move: commitment, seed, and the command that checks both.
fn proof(seen: &Seen<'_>) -> Markup {
    let Some(secret) = seen.secret() else { return html! {} };
    let text = seen.text;
    let file = super::record::file_name(seen.table);
    html! {
        details class="proof" id="proof" {
            summary { (text.say("table-proof")) }
            p { (text.say("table-proof-why")) }
            dl {
                dt { (text.say("table-commitment")) }
                dd { code { (seen.table.opening.commitment) } }
                dt { (text.say("table-seed")) }
                dd { code { (secret.seed) } }
                dt { (text.say("table-salt")) }
                dd { code { (secret.salt) } }
                @if !seen.table.words.is_empty() {
                    dt { (text.say("table-words-added")) }
                    dd { (words_added(seen)) }
                }
            }
            p { (text.say("table-verify")) " " code { "patolli verify " (file) } }
        }
    }
}

fn words_added(seen: &Seen<'_>) -> String {
    let word = |(seat, word): &(patolli_core::Seat, String)| {
        seen.text.tell("table-word-by", args!(name = seen.name(*seat), word = shown_word(word)))
    };
    seen.table.words.iter().map(word).collect::<Vec<_>>().join(", ")
}
