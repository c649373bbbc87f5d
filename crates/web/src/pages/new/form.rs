//! The form itself.

use super::super::edition;
use super::super::guest::name_field;
use super::Kind;
use super::draft::{CLOCKS, Draft, PACES, SeatWish, Who, clock_name};
use crate::shelf;
use crate::visitor::Visitor;
use maud::{Markup, html};
use patolli_core::Choice;
use patolli_table::Clock;
use patolli_text::{Text, args};

pub fn form(visitor: &Visitor, draft: &Draft<'_>, complaint: Option<&str>) -> Markup {
    let text = visitor.text();
    let title = shelf::of(draft.game).title(text);
    html! {
        h1 {
            (text.tell("web-new-title", args!(game = title.as_str(), kind = draft.kind.words(text))))
        }
        (other_kinds(text, draft))
        @if let Some(complaint) = complaint {
            p.notice.notice-error role="alert" { (complaint) }
        }
        form.panel.narrow method="post" action={ "/new/" (draft.game) } data-once {
            input type="hidden" name="kind" value=(draft.kind.name());
            (name_field(visitor, draft.said_name.then_some(&draft.name)))
            @if draft.kind == Kind::Solo { (opponent(text, draft)) } @else { (seats(text, draft)) }
            (options(text, draft))
            (edition::choose(text, &draft.offered, draft.edition))
            (details(text, draft))
            div.toolbar {
                button.button.button-primary {
                    @match draft.kind {
                        Kind::Friends => (text.say("web-new-set-up")),
                        _ => (text.say("web-new-begin")),
                    }
                }
                a.button.button-quiet href="/" { (text.say("web-back")) }
            }
        }
    }
}

fn other_kinds(text: &Text, draft: &Draft<'_>) -> Markup {
    html! {
        nav.toolbar.ways aria-label=(text.say("web-new-ways")) {
            @for kind in Kind::of(draft.game) {
                @let current = (kind == draft.kind).then_some("page");
                a.button.button-quiet href={ "/new/" (draft.game) "?kind=" (kind.name()) }
                    aria-current=[current] {
                    (kind.words(text))
                }
            }
        }
    }
}

fn opponent(text: &Text, draft: &Draft<'_>) -> Markup {
    let automa = shelf::of(draft.game).automa(text);
    html! { p { (text.tell("web-new-solo", args!(name = automa))) } }
}

/// The game's own options, for one person or for several.
fn options(text: &Text, draft: &Draft<'_>) -> Markup {
    let fits = |people: &usize| (*people == 1) == (draft.kind == Kind::Solo);
    let open =
        shelf::of(draft.game).choices().iter().filter(|choice| choice.people.iter().any(fits));
    html! {
        div.options {
            @for choice in open {
                @if choice.values.len() <= RADIOS { (radios(text, draft, choice)) }
                @else { (menu(text, draft, choice)) }
            }
        }
    }
}

/// The most values that are shown side by side.
const RADIOS: usize = 3;

fn radios(text: &Text, draft: &Draft<'_>, choice: &Choice) -> Markup {
    html! {
        fieldset.field {
            legend { (shelf::of(draft.game).option_name(text, choice.key)) }
            @for value in choice.values {
                label.radio {
                    input type="radio" name={ "option-" (choice.key) } value=(value)
                        checked[draft.values[choice.key] == *value];
                    " " (shelf::of(draft.game).option_value(text, choice.key, value))
                }
            }
        }
    }
}

fn menu(text: &Text, draft: &Draft<'_>, choice: &Choice) -> Markup {
    html! {
        label.field {
            span { (shelf::of(draft.game).option_name(text, choice.key)) }
            select name={ "option-" (choice.key) } {
                @for value in choice.values {
                    option value=(value) selected[draft.values[choice.key] == *value] {
                        (shelf::of(draft.game).option_value(text, choice.key, value))
                    }
                }
            }
        }
    }
}

fn seats(text: &Text, draft: &Draft<'_>) -> Markup {
    html! {
        fieldset {
            legend { (text.say("web-seats")) }
            p { (text.say("web-new-my-seat")) }
            @for (i, seat) in draft.seats.iter().enumerate() { (seat_row(text, i + 2, seat)) }
        }
    }
}

fn seat_row(text: &Text, n: usize, seat: &SeatWish) -> Markup {
    html! {
        div.seat-row data-seat-row {
            label.field {
                span { (text.tell("web-new-seat", args!(n = n))) }
                select name={ "seat" (n) } {
                    @for who in Who::all() {
                        option value=(who.name()) selected[who == seat.who] { (who_words(text, who)) }
                    }
                }
            }
            label.field data-only="beside" {
                span { (text.say("web-new-beside-name")) }
                input type="text" name={ "name" (n) } value=(seat.name) maxlength="24"
                    placeholder=(text.tell("choose-player", args!(n = n))) autocomplete="off"
                    dir="auto";
            }
        }
    }
}

fn who_words(text: &Text, who: Who) -> String {
    match who {
        Who::Nobody => text.say("web-new-nobody"),
        Who::Friend => text.say("web-new-friend"),
        Who::BesideMe => text.say("web-new-beside"),
        Who::Bot(level) => {
            let level = text.say(&format!("play-level-{level}"));
            text.tell("web-new-bot", args!(level = level))
        }
    }
}

/// What most people leave as it is.
fn details(text: &Text, draft: &Draft<'_>) -> Markup {
    let usual = Draft::fresh(draft.game, draft.kind, &[]);
    let changed = draft.clock != usual.clock
        || draft.pace != usual.pace
        || draft.watch != usual.watch
        || draft.lobby != usual.lobby;
    let open = changed || draft.kind == Kind::Friends;
    html! {
        details.more open[open] {
            summary { (text.say("web-new-more")) }
            label.field {
                span { (text.say("web-new-clock")) }
                select name="clock" {
                    @for clock in CLOCKS {
                        option value=(clock_name(clock)) selected[clock == draft.clock] {
                            (clock_words(text, clock))
                        }
                    }
                }
                small.hint { (text.say("web-new-clock-zero")) }
            }
            label.field {
                span { (text.say("web-new-pace")) }
                select name="pace" {
                    @for (pace, key) in PACES.iter().zip(["web-pace-none", "web-pace-quick", "web-pace-normal", "web-pace-slow"]) {
                        option value=(pace) selected[*pace == draft.pace] { (text.say(key)) }
                    }
                }
            }
            label.field.check {
                input type="checkbox" name="watch" checked[draft.watch];
                " " (text.say("web-new-watch"))
                small.hint { (text.say("web-new-watch-hint")) }
            }
            label.field.check {
                input type="checkbox" name="lobby" checked[draft.lobby];
                " " (text.say("web-new-lobby"))
                small.hint { (text.say("web-new-lobby-hint")) }
            }
        }
    }
}

/// A clock with its numbers.
pub fn clock_words(text: &Text, clock: Clock) -> String {
    match clock {
        Clock::None => text.say("web-clock-none"),
        Clock::Live { bank, gain } => {
            text.tell("web-clock-live", args!(minutes = bank / 60, gain = gain))
        }
        Clock::Days(days) => text.tell("web-clock-days", args!(n = days)),
    }
}
