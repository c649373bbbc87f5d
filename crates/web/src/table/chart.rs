//! The final points as bars, one for each seat, in pieces by source.

use super::seen::Seen;
use maud::{Markup, html};
use patolli_boards::Drawn;
use patolli_bots::Judge;
use patolli_core::{Dense, Seat};
use patolli_text::ScoreRow;

const WIDTH: i32 = 320;
const ROW: i32 = 50;
const BAR: i32 = 26;
/// So many colours there are, and as many patterns.
const LOOKS: usize = 10;
/// A number needs so much room inside its piece.
const ROOM: i32 = 20;

/// A stacked bar for each seat. The table beside it holds the same numbers for screen readers.
pub fn chart<G: Judge + Drawn>(seen: &Seen<'_, G>, sheet: &[ScoreRow]) -> Markup {
    let Some((total, parts)) = sheet.split_last() else { return html! {} };
    let parts: Vec<&ScoreRow> =
        parts.iter().filter(|row| row.points.iter().any(|points| *points != 0)).collect();
    let most = seen.seats().map(|seat| gains(&parts, seat)).max().unwrap_or(0).max(1);
    let height = ROW * i32::try_from(total.points.len()).unwrap_or(1);
    html! {
        figure class="score-chart" {
            svg viewBox=(format!("0 0 {} {height}", WIDTH + 40)) role="img"
                aria-label=(seen.text.say("table-chart")) {
                (patterns())
                @for (row, seat) in seen.seats().enumerate() {
                    (bar(seen, seat, row, &parts, total, most))
                }
            }
            figcaption { (legend(&parts)) }
        }
    }
}

/// Colour and pattern of a source. When the colours begin again, each has another pattern.
const fn look(i: usize) -> (usize, usize) {
    (i % LOOKS, (i + 3 * (i / LOOKS)) % LOOKS)
}

/// Points of one seat from one source.
fn points_of(row: &ScoreRow, seat: Seat) -> i32 {
    row.points.get(seat.index()).copied().unwrap_or(0).into()
}

/// What a seat's bar shows: its losses are in the table only.
fn gains(parts: &[&ScoreRow], seat: Seat) -> i32 {
    parts.iter().map(|part| points_of(part, seat).max(0)).sum()
}

fn bar<G: Judge + Drawn>(
    seen: &Seen<'_, G>,
    seat: Seat,
    row: usize,
    parts: &[&ScoreRow],
    total: &ScoreRow,
    most: i32,
) -> Markup {
    let scaled = |points: i32| points * WIDTH / most;
    let top = ROW * i32::try_from(row).unwrap_or(0);
    let mut sum = 0;
    let pieces: Vec<_> = (parts.iter().enumerate())
        .filter(|(_, part)| points_of(part, seat) > 0)
        .map(|(i, part)| {
            let points = points_of(part, seat);
            let from = scaled(sum);
            sum += points;
            (look(i), from, scaled(sum) - from, points)
        })
        .collect();
    let end = scaled(sum);
    html! {
        text class="chart-name" x="0" y=(top + 14) { (seen.name(seat)) }
        @for ((colour, pattern), x, width, points) in pieces {
            rect class={ "part-" (colour) } x=(x) y=(top + 19) width=(width) height=(BAR) {}
            rect class="part-pattern" fill={ "url(#pattern-" (pattern) ")" }
                x=(x) y=(top + 19) width=(width) height=(BAR) {}
            @if width >= ROOM {
                text class="chart-points" x=(x + width / 2) y=(top + 37) { (points) }
            }
        }
        text class="chart-total" x=(end + 6) y=(top + 38) { (points_of(total, seat)) }
    }
}

/// Thin marks over the colours, so that colour never speaks alone.
fn patterns() -> Markup {
    const MARKS: [&str; LOOKS] = [
        "",
        "M0 8 8 0",
        "M0 4h8",
        "M4 0v8",
        "M0 0 8 8",
        "M0 0 8 8M0 8 8 0",
        "M4 3v2M3 4h2",
        "M0 4h8M4 0v8",
        "M0 2h3M5 6h3",
        "M2 2h4v4h-4z",
    ];
    html! {
        defs {
            @for (i, mark) in MARKS.iter().enumerate() {
                pattern id={ "pattern-" (i) } width="8" height="8" patternUnits="userSpaceOnUse" {
                    path class="part-mark" d=(mark) {}
                }
            }
        }
    }
}

fn legend(parts: &[&ScoreRow]) -> Markup {
    html! {
        ul class="chart-legend" {
            @for (i, part) in parts.iter().enumerate() {
                @let (colour, pattern) = look(i);
                li {
                    svg class="chart-key" viewBox="0 0 16 16" aria-hidden="true" {
                        rect class={ "part-" (colour) } width="16" height="16" rx="3" {}
                        rect class="part-pattern" fill={ "url(#pattern-" (pattern) ")" }
                            width="16" height="16" rx="3" {}
                    }
                    (part.label)
                }
            }
        }
    }
}
