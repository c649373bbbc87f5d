//! The final points as bars, one for each seat, divided by source.

use super::seen::Seen;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::{ScoreRow, signed};

const WIDTH: i32 = 320;
const ROW: i32 = 50;
const BAR: i32 = 26;
/// The number of colours, and of patterns.
const LOOKS: usize = 10;
/// The space a number needs inside its piece.
const ROOM: i32 = 20;

/// A stacked bar for each seat. The table beside it holds the same numbers for screen readers.
pub fn chart(seen: &Seen<'_>, sheet: &[ScoreRow]) -> Markup {
    let Some((total, parts)) = sheet.split_last() else { return html! {} };
    let parts: Vec<&ScoreRow> =
        parts.iter().filter(|row| row.points.iter().any(|points| *points != 0)).collect();
    let scale = Scale::of(seen.seats(), &parts);
    let height = ROW * i32::try_from(total.points.len()).unwrap_or(1);
    html! {
        figure class="score-chart" {
            svg viewBox=(format!("0 0 {} {height}", WIDTH + 40)) role="img"
                aria-label=(seen.text.say("table-chart")) {
                (patterns())
                @for (row, seat) in seen.seats().enumerate() {
                    (bar(seen, seat, row, &parts, total, &scale))
                }
            }
            figcaption { (legend(&parts)) }
        }
    }
}

/// Colour and pattern of a source. When the colours repeat, each has another pattern.
const fn look(i: usize) -> (usize, usize) {
    (i % LOOKS, (i + 3 * (i / LOOKS)) % LOOKS)
}

/// Points of one seat from one source.
fn points_of(row: &ScoreRow, seat: Seat) -> i32 {
    row.points.get(seat.index()).copied().unwrap_or(0).into()
}

/// The points that a seat gained, and those that it lost, from all sources.
fn gains_and_losses(parts: &[&ScoreRow], seat: Seat) -> (i32, i32) {
    let points = parts.iter().map(|part| points_of(part, seat));
    points.fold((0, 0), |(gains, losses), n| (gains + n.max(0), losses - n.min(0)))
}

/// Losses are left of the zero line, gains right of it: the pieces add up to the total.
struct Scale {
    gains: i32,
    losses: i32,
}

impl Scale {
    /// With space for the highest gains and the highest losses of any seat.
    fn of(seats: impl Iterator<Item = Seat>, parts: &[&ScoreRow]) -> Self {
        let each = seats.map(|seat| gains_and_losses(parts, seat));
        let most = |a: (i32, i32), b: (i32, i32)| (a.0.max(b.0), a.1.max(b.1));
        let (gains, losses) = each.fold((1, 0), most);
        Self { gains, losses }
    }

    /// The position of a number of points.
    fn at(&self, points: i32) -> i32 {
        (points + self.losses) * WIDTH / (self.gains + self.losses)
    }
}

/// One source in the bar of one seat.
struct Piece {
    look: (usize, usize),
    points: i32,
    x: i32,
    width: i32,
}

/// Gains are stacked to the right, losses to the left.
fn pieces(parts: &[&ScoreRow], seat: Seat, scale: &Scale) -> Vec<Piece> {
    let (mut gained, mut lost) = (0, 0);
    let drawn = parts.iter().enumerate().filter(|(_, part)| points_of(part, seat) != 0);
    let piece = |(i, part): (usize, &&ScoreRow)| {
        let points = points_of(part, seat);
        let pile = if points > 0 { &mut gained } else { &mut lost };
        let (from, to) = (scale.at(*pile), scale.at(*pile + points));
        *pile += points;
        Piece { look: look(i), points, x: from.min(to), width: (to - from).abs() }
    };
    drawn.map(piece).collect()
}

fn bar(
    seen: &Seen<'_>,
    seat: Seat,
    row: usize,
    parts: &[&ScoreRow],
    total: &ScoreRow,
    scale: &Scale,
) -> Markup {
    let top = ROW * i32::try_from(row).unwrap_or(0);
    let (gains, losses) = gains_and_losses(parts, seat);
    html! {
        text class="chart-name" x="0" y=(top + 14) { (seen.name(seat)) }
        @for Piece { look: (colour, pattern), points, x, width } in pieces(parts, seat, scale) {
            g class=[(points < 0).then_some("part-loss")] data-points=(points) {
                rect class={ "part-" (colour) } x=(x) y=(top + 19) width=(width) height=(BAR) {}
                rect class="part-pattern" fill={ "url(#pattern-" (pattern) ")" }
                    x=(x) y=(top + 19) width=(width) height=(BAR) {}
                @if width >= ROOM {
                    text class="chart-points" x=(x + width / 2) y=(top + 37) { (signed(points)) }
                }
            }
        }
        @if losses > 0 {
            line class="chart-zero" x1=(scale.at(0)) x2=(scale.at(0)) y1=(top + 16) y2=(top + 22 + BAR) {}
        }
        text class="chart-total" x=(scale.at(gains) + 6) y=(top + 38) { (signed(points_of(total, seat))) }
    }
}

/// Thin marks over the colours, so that nothing depends on colour alone.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn row(points: &[i16]) -> ScoreRow {
        ScoreRow { source: String::new(), label: String::new(), points: points.to_vec() }
    }

    #[test]
    fn losses_lie_left_of_zero_and_the_pieces_add_up() {
        let rows = [row(&[10, 4]), row(&[-6, 0]), row(&[6, 0])];
        let parts: Vec<&ScoreRow> = rows.iter().collect();
        let scale = Scale::of(Seat::first(2), &parts);
        let drawn = pieces(&parts, Seat::new(0), &scale);
        let zero = scale.at(0);
        assert_eq!(drawn.iter().map(|piece| piece.points).sum::<i32>(), 10);
        assert_eq!(drawn[1].x + drawn[1].width, zero, "the loss ends at zero");
        assert_eq!((drawn[0].x, drawn[2].x), (zero, drawn[0].x + drawn[0].width));
        assert!(drawn.iter().all(|piece| piece.x >= 0 && piece.x + piece.width <= WIDTH));
    }
}
