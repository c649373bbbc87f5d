//! Rarely needed things: bots that stand in, going back further, leaving.

use super::forms;
use super::links;
use super::moments::Moment;
use super::seen::Seen;
use crate::pages::terms;
use maud::{Markup, html};
use patolli_bots::Level;
use patolli_core::{Seat, SeatSet};
use patolli_table::{Chair, Clock, Phase, now};
use patolli_text::{args, level_name};

/// The menu of a table: what people use comes first, what they look up comes last.
pub fn menu(seen: &Seen<'_>) -> Markup {
    let text = seen.text;
    let playing = seen.table.phase == Phase::Playing;
    let seat = seen.observer.eyes.or(seen.observer.mine.first());
    let seat = seat.filter(|seat| playing && seen.observer.mine.contains(*seat));
    html! {
        details class="table-menu" id="menu" {
            summary class="button" { (text.say("table-menu")) }
            div class="menu" {
                @if let Some(seat) = seat {
                    (rewind_further(seen, seat))
                    (let_bot_play(seen, seat))
                    (replace(seen, seat))
                }
                a class="menu-item" href=(links::at(seen, Moment::after(seen.table.first_step()))) {
                    (text.say("table-replay"))
                }
                a class="menu-item" href=(links::history(seen)) { (text.say("table-history-all")) }
                a class="menu-item" href={ "/rules/" (seen.table.opening.game) } { (text.say("table-rules")) }
                button class="menu-item" type="button" data-open="keys" { (text.say("table-keys")) }
                button class="menu-item" type="button" data-open="settings" {
                    (text.say("table-settings"))
                }
                // Cancelling is far from what people use.
                @if let Some(seat) = seat { (cancel(seen, seat)) }
                @if !seen.table.opening.watch {
                    p class="note" { (text.say("table-private")) }
                }
                p class="note sealed" {
                    (text.say("table-sealed")) " " code { (seen.table.opening.commitment) }
                }
                (options(seen))
            }
        }
    }
}

/// The settings of this table, to look up during a game.
fn options(seen: &Seen<'_>) -> Markup {
    let told = terms::options(seen.text, seen.table);
    html! {
        @if !told.0.is_empty() {
            details class="more" id="options" {
                summary { (seen.text.say("table-options")) }
                (told)
            }
        }
    }
}

/// Beyond the horizon everyone must agree; a solo player needs no one else.
fn rewind_further(seen: &Seen<'_>, seat: Seat) -> Markup {
    let table = seen.table;
    let own = (table.first_step()..table.horizon(seat)).rev();
    let game = table.game().map(|game| (game, table.first_step()));
    let by_me = |step: &usize| {
        let of_me = game.is_some_and(|(game, first)| game.step_seat(*step - first) == Some(seat));
        of_me && table.was_choice(*step)
    };
    let to = own.into_iter().find(by_me).filter(|_| table.may_ask_rewind());
    let Some(to) = to else { return html! {} };
    let alone = table.voices(to).without(seen.observer.mine).is_empty();
    let key = match alone {
        true => "table-rewind-alone",
        false => "table-rewind-ask",
    };
    let words = seen.text.tell(key, args!(n = table.steps() - to));
    forms::one(seen, seat, "back_to", &to.to_string(), &words)
}

fn let_bot_play(seen: &Seen<'_>, seat: Seat) -> Markup {
    // The last person at the table would only stop the match.
    let others = seen.table.people().without(SeatSet::one(seat));
    if !seen.table.people().contains(seat) || others.is_empty() {
        return html! {};
    }
    let text = seen.text;
    forms::act(
        seen,
        seat,
        "act",
        &html! {
            label { (text.say("table-bot-level")) " "
                select name="bot" {
                    @for level in Level::ALL {
                        option value=(level) selected[level == Level::Normal] {
                            (level_name(text, level.name()))
                        }
                    }
                }
            }
            button class="button" { (text.say("table-let-bot")) }
        },
    )
}

/// People who keep others waiting for long.
fn replace(seen: &Seen<'_>, seat: Seat) -> Markup {
    let table = seen.table;
    let others = table.to_act().and(table.people()).without(seen.observer.mine);
    let key = match table.opening.clock {
        Clock::Live { .. } => "table-replace-live",
        Clock::None | Clock::Days(_) => "table-replace-slow",
    };
    html! {
        @for other in others.iter() {
            @let words = seen.text.tell(key, args!(name = seen.name(other)));
            (forms::one(seen, seat, "replace", &other.to_string(), &words))
        }
    }
}

/// Cancelling without other people; while absent people can return, the time from which that is
/// possible.
fn cancel(seen: &Seen<'_>, seat: Seat) -> Markup {
    let person = seen.table.chair(seat).and_then(Chair::person);
    let from = person.and_then(|person| seen.table.cancel_from(person));
    let Some(from) = from else { return html! {} };
    let wait = from - now();
    if wait > 0 {
        let hours = wait / 3_600_000 + 1;
        return html! {
            p class="note" { (seen.text.tell("table-cancel-wait", args!(n = hours))) }
        };
    }
    forms::act(
        seen,
        seat,
        "act",
        &html! {
            button class="button" name="cancel" value="yes" data-final { (seen.text.say("table-cancel")) }
        },
    )
}
