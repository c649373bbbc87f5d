//! How much thinking time people have left.

use super::seen::Seen;
use maud::{Markup, html};
use patolli_boards::seat_chip;
use patolli_core::Seat;
use patolli_table::{Clock, Phase, now};
use patolli_text::{Text, args};

const MINUTE: i64 = 60_000;
const DAY: i64 = 86_400_000;

/// The clocks of all people, if the match has any. The script runs the running ones.
pub fn clocks(seen: &Seen<'_>) -> Markup {
    let table = seen.table;
    if table.opening.clock == Clock::None || table.phase != Phase::Playing {
        return html! {};
    }
    let people: Vec<_> = table.people().iter().collect();
    html! {
        ul class="clocks" data-now=(now()) aria-label=(seen.text.say("table-clocks")) {
            @for seat in people { (clock(seen, seat)) }
        }
    }
}

fn clock(seen: &Seen<'_>, seat: Seat) -> Markup {
    let left = seen.table.left(seat).unwrap_or(0);
    // Only a live clock warns, and only its owner.
    let live = matches!(seen.table.opening.clock, Clock::Live { .. });
    let own = live && seen.observer.mine.contains(seat);
    html! {
        li class="clock" data-own[own] data-tip=(seen.text.say("table-clock-zero")) tabindex="0" {
            (seat_chip(seat, seen.name(seat)))
            " "
            span class="clock-left" data-deadline=[seen.table.deadline(seat)] {
                (duration(seen.text, left))
            }
        }
    }
}

/// A span of time: `4:05` below an hour, then hours, then days.
fn duration(text: &Text, ms: i64) -> String {
    let ms = ms.max(0);
    if ms >= DAY {
        let (days, hours) = (ms / DAY, ms % DAY / (60 * MINUTE));
        text.tell("table-clock-days", args!(days = days, hours = hours))
    } else {
        let (minutes, seconds) = (ms / MINUTE, ms % MINUTE / 1000);
        match minutes / 60 {
            0 => format!("{minutes}:{seconds:02}"),
            hours => format!("{hours}:{:02}:{seconds:02}", minutes % 60),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use patolli_text::Lang;

    #[test]
    fn spans_are_readable() {
        let text = Text::shared(Lang::En);
        assert_eq!(duration(text, 245_900), "4:05");
        assert_eq!(duration(text, 3_600_000 + 61_000), "1:01:01");
        assert_eq!(duration(text, -5), "0:00");
        assert!(duration(text, 2 * DAY + 3_600_000).contains('2'));
    }
}
