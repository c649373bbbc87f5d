//! The picture on the box: a sun over a stepped pyramid, maize on both sides, step-frets below.

use crate::ornament::FRET;
use crate::svg::{moved, n, polar};
use maud::{Markup, html};
use std::fmt::Write;

pub(super) fn picture() -> Markup {
    html! {
        svg class="picture picture-zapotec" viewBox="0 0 320 400"
            preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect class="pic-sky" width="320" height="400" {}
            @for (i, r) in [230, 185, 145].iter().enumerate() {
                circle class={ "pic-glow-" (i) } cx="160" cy="132" r=(r) {}
            }
            (sun())
            path class="pic-far" d="M0 262l46-52 34 34 40-60 40 44 40-44 40 60 34-34 46 52v80H0z" {}
            path class="pic-near" d="M0 296l70-44 60 26h60l60-26 70 44v46H0z" {}
            (pyramid())
            @for (x, size) in [(52.0, 0.56), (268.0, 0.56), (22.0, 0.86), (298.0, 0.86)] { (maize(x, size)) }
            (frets())
        }
    }
}

fn sun() -> Markup {
    let mut rays = String::new();
    for i in 0..24 {
        let angle = f64::from(i) * 15.0;
        let long = if i % 2 == 0 { 104.0 } else { 90.0 };
        let [a, b, c] = [polar(74.0, angle - 5.0), polar(long, angle), polar(74.0, angle + 5.0)];
        let _ = write!(rays, "M{} {}L{} {}L{} {}Z", n(a.0), n(a.1), n(b.0), n(b.1), n(c.0), n(c.1));
    }
    html! {
        g transform=(moved(160.0, 132.0)) {
            path class="pic-ray" d=(rays) {}
            circle class="pic-sun" r="70" {}
            circle class="pic-ring" r="58" {}
            circle class="pic-ring" r="40" {}
            @for i in 0..12 {
                @let (x, y) = polar(49.0, f64::from(i) * 30.0);
                circle class="pic-dot" cx=(n(x)) cy=(n(y)) r="4" {}
            }
        }
    }
}

/// Five terraces in talud-tablero, with stairs and a shrine.
fn pyramid() -> Markup {
    html! {
        @for level in 0..5 {
            @let half = 132.0 - 22.0 * f64::from(level);
            @let top = 308.0 - 30.0 * f64::from(level);
            @let (left, right) = (160.0 - half, 160.0 + half);
            path class="pic-slope" d={ "M" (n(left)) " " (n(top + 30.0)) "L" (n(left + 8.0)) " " (n(top + 10.0)) "H" (n(right - 8.0)) "L" (n(right)) " " (n(top + 30.0)) "Z" } {}
            rect class="pic-panel" x=(n(left + 4.0)) y=(n(top)) width=(n(2.0 * half - 8.0)) height="12" {}
            rect class="pic-inset" x=(n(left + 9.0)) y=(n(top + 3.5)) width=(n(2.0 * half - 18.0)) height="5" {}
        }
        path class="pic-shrine" d="M138 188v-34h-6v-10h8v-8h40v8h8v10h-6v34z" {}
        path class="pic-door" d="M152 188v-24h16v24z" {}
        path class="pic-stairs" d="M144 188h32l12 150h-56z" {}
        @for i in 0..14 {
            @let y = 196.0 + 10.0 * f64::from(i);
            @let half = 16.5 + 0.8 * f64::from(i);
            path class="pic-tread" d={ "M" (n(160.0 - half)) " " (n(y)) "H" (n(160.0 + half)) } {}
        }
    }
}

fn maize(x: f64, size: f64) -> Markup {
    html! {
        g transform={ (moved(x, 340.0)) " scale(" (size) ")" } {
            path class="pic-stalk" d="M0 0V-120" {}
            path class="pic-leaf" d="M0-10C-26-16-34-40-32-64-14-52-2-36 0-10zM0-10C26-16 34-40 32-64 14-52 2-36 0-10zM0-56C-20-62-26-82-24-100-10-90-2-78 0-56zM0-56C20-62 26-82 24-100 10-90 2-78 0-56z" {}
            path class="pic-cob" d="M0-150c11 0 13 22 10 40-2 12-6 20-10 24-4-4-8-12-10-24-3-18-1-40 10-40z" {}
            path class="pic-grain" d="M-9-134H9M-11-120H11M-10-106H10M-4-148V-94M4-148V-94" {}
        }
    }
}

fn frets() -> Markup {
    html! {
        rect class="pic-band" y="338" width="320" height="62" {}
        @for i in 0..6 {
            g transform={ (moved(f64::from(i) * 53.3 + 2.5, 347.0)) " scale(1.11 1.84)" } {
                path class={ "pic-fret pic-fret-" (i % 2) } d={ "M0 24" (FRET) } {}
            }
        }
    }
}
