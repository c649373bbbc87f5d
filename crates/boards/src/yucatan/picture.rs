//! The picture on the box: a pyramid at night before the disc of the Calendar, two feathered serpents
//! down its stairs, leaves of the jungle on both sides; creatures are below.

use super::creatures::CREATURES;
use crate::svg::{moved, n, polar, sector};
use maud::{Markup, PreEscaped, html};

pub(super) fn picture() -> Markup {
    html! {
        svg class="picture picture-yucatan" viewBox="0 0 320 400"
            preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect class="pic-u-sky" width="320" height="400" {}
            (stars())
            (disc())
            path class="pic-u-far" d="M0 262q40-30 84-18t72-10 76 6 88-14v174H0z" {}
            (pyramid())
            (leaves())
            (signs())
        }
    }
}

fn stars() -> Markup {
    html! {
        @for (x, y) in [(24, 40), (58, 96), (40, 160), (286, 52), (262, 110), (298, 168), (96, 28), (226, 26)] {
            circle class="pic-u-star" cx=(x) cy=(y) r="2.4" {}
        }
    }
}

/// Four quarters for four Rounds, a ring of dots around them.
fn disc() -> Markup {
    html! {
        g transform=(moved(160.0, 118.0)) {
            circle class="pic-u-rim" r="98" {}
            @for i in 0..24 {
                @let (x, y) = polar(88.0, 15.0 * f64::from(i));
                circle class="pic-u-bead" cx=(n(x)) cy=(n(y)) r="5" {}
            }
            @for i in 0..4 {
                @let from = 90.0 * f64::from(i) - 45.0;
                path class={ "pic-u-quarter-" (i % 2) } d=(sector(22.0, 76.0, from + 2.0, from + 88.0)) {}
            }
            circle class="pic-u-eye" r="18" {}
        }
    }
}

/// Five terraces, a shrine, stairs between two serpents.
fn pyramid() -> Markup {
    html! {
        g transform=(moved(160.0, 346.0)) {
            @for level in 0..5 {
                @let half = 138.0 - 22.0 * f64::from(level);
                @let top = -34.0 * f64::from(level + 1);
                path class={ "pic-u-terrace-" (level % 2) }
                    d={ "M" (n(-half)) " " (n(top + 34.0)) "L" (n(-half + 10.0)) " " (n(top)) "H" (n(half - 10.0)) "L" (n(half)) " " (n(top + 34.0)) "Z" } {}
            }
            path class="pic-u-shrine" d="M-34-170v-34h68v34zM-42-204h84l-10-14h-64z" {}
            path class="pic-u-door" d="M-9-170v-24H9v24z" {}
            path class="pic-u-stairs" d="M-17-170h34L34 0h-68z" {}
            @for i in 0..10 {
                @let (y, half) = (-17.0 * f64::from(i) - 4.0, 33.5 - 1.7 * f64::from(i));
                path class="pic-u-tread" d={ "M" (n(-half)) " " (n(y)) "H" (n(half)) } {}
            }
            (serpent("pic-u-serpent"))
            g transform="scale(-1 1)" { (serpent("pic-u-serpent")) }
        }
    }
}

/// Down one side of the stairs, the head on the ground.
fn serpent(class: &str) -> Markup {
    html! {
        path class=(class) d="M21-170q9 22 5 44t8 44 4 44 6 30" {}
        path class="pic-u-head" d="M36-10q-2-22 16-24 22 0 30 18l-16 2 14 6q-8 16-26 14-14-2-18-16z" {}
        circle class="pic-u-pupil" cx="56" cy="-20" r="3.4" {}
    }
}

fn leaves() -> Markup {
    let leaf = |x: f64, y: f64, turn: i32, shade: usize| {
        html! {
            g transform={ (moved(x, y)) " rotate(" (turn) ")" } {
                path class={ "pic-u-leaf-" (shade) } d="M0 0C-26-30-24-84 0-118 24-84 26-30 0 0z" {}
                path class="pic-u-vein" d="M0-6V-106M0-40l-13-16M0-40l13-16M0-66l-11-14M0-66l11-14" {}
            }
        }
    };
    html! {
        @for (i, (y, turn)) in [(356.0, 8), (352.0, 38), (360.0, 66), (300.0, 52), (260.0, 30)].into_iter().enumerate() {
            (leaf(-4.0, y, turn, i % 2)) (leaf(324.0, y, -turn, (i + 1) % 2))
        }
    }
}

fn signs() -> Markup {
    html! {
        rect class="pic-u-base" y="346" width="320" height="54" {}
        @for (i, (_, sign)) in CREATURES.iter().skip(2).take(6).enumerate() {
            g class="pic-u-sign" transform=(moved(9.0 + 52.0 * i as f64, 352.0)) {
                circle class="pic-u-medal" cx="21" cy="21" r="20" {}
                g transform="translate(6.6 6.6) scale(1.2)" { (PreEscaped(sign)) }
            }
        }
    }
}
