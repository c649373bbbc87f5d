//! Small helpers for pictures: numbers stay short, since every drawing is sent after every move.

use maud::{Markup, PreEscaped};
use std::fmt::Write;

/// A number with at most one decimal, and none where it would be invisible.
pub fn n(value: f64) -> String {
    let fine = if value.abs() < 100.0 { 10.0 } else { 1.0 };
    let rounded = (value * fine).round() / fine;
    // Minus zero would be a longer zero.
    format!("{}", if rounded == 0.0 { 0.0 } else { rounded })
}

pub fn moved(x: f64, y: f64) -> String {
    format!("translate({} {})", n(x), n(y))
}

/// A point at an angle in degrees, clockwise from the right.
pub fn polar(radius: f64, degrees: f64) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (radius * cos, radius * sin)
}

/// A piece of a ring between two radii and two angles.
pub fn sector(inner: f64, outer: f64, from: f64, to: f64) -> String {
    let [a, b, c, d] =
        [(outer, from), (outer, to), (inner, to), (inner, from)].map(|(r, angle)| polar(r, angle));
    let large = u8::from(to - from > 180.0);
    let mut path = format!("M{} {}", n(a.0), n(a.1));
    let _ = write!(path, "A{r} {r} 0 {large} 1 {} {}", n(b.0), n(b.1), r = n(outer));
    let _ = write!(path, "L{} {}", n(c.0), n(c.1));
    let _ = write!(path, "A{r} {r} 0 {large} 0 {} {}Z", n(d.0), n(d.1), r = n(inner));
    path
}

/// An arc for text to follow; anticlockwise where the text would otherwise be upside down.
pub fn arc(radius: f64, from: f64, to: f64) -> String {
    let (a, b) = (polar(radius, from), polar(radius, to));
    let clockwise = u8::from(to > from);
    format!("M{} {}A{r} {r} 0 0 {clockwise} {} {}", n(a.0), n(a.1), n(b.0), n(b.1), r = n(radius))
}

/// A regular polygon as the points of a path.
pub fn polygon(corners: usize, radius: f64, turn: f64) -> String {
    let step = 360.0 / corners as f64;
    let corner = |i: usize| polar(radius, turn + step * i as f64);
    let points: Vec<_> =
        (0..corners).map(corner).map(|(x, y)| format!("{} {}", n(x), n(y))).collect();
    format!("M{}Z", points.join("L"))
}

/// A symbol of the sprite around a point. Written by hand: there are hundreds in a page, and the
/// markup macro would close each with a separate tag.
pub fn symbol(name: &str, x: f64, y: f64, size: f64) -> Markup {
    let (left, top, size) = (n(x - size / 2.0), n(y - size / 2.0), n(size));
    PreEscaped(format!(
        r##"<use href="#i-{name}" x="{left}" y="{top}" width="{size}" height="{size}"/>"##
    ))
}

/// A drawing defined in the page, in place.
pub fn reuse(id: &str, class: &str) -> Markup {
    PreEscaped(format!(r##"<use href="#{id}" class="{class}"/>"##))
}

/// A symbol of the sprite inside a spot, whose label says what it shows.
pub fn inline(name: &str) -> Markup {
    PreEscaped(format!(r##"<svg class="icon"><use href="#i-{name}"/></svg>"##))
}
