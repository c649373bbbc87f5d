//! The picture on the box: a jade mask rises over a cracked pyramid, the forest closes in, and six
//! carved signs are below.

use super::icons::GLYPHS;
use crate::svg::{moved, n, polar};
use maud::{Markup, PreEscaped, html};

pub(super) fn picture() -> Markup {
    html! {
        svg class="picture picture-copan" viewBox="0 0 320 400"
            preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect class="pic-dusk" width="320" height="400" {}
            @for (i, r) in [210, 165, 122].iter().enumerate() {
                circle class={ "pic-halo-" (i) } cx="160" cy="118" r=(r) {}
            }
            (stars())
            (mask())
            path class="pic-hill" d="M0 262q40-40 84-20 40-46 76-10 40-38 78 8 46-22 82 22v90H0z" {}
            (pyramid())
            @for (x, size) in [(18.0, 1.0), (302.0, 1.0), (56.0, 0.72), (266.0, 0.72)] { (ceiba(x, size)) }
            path class="pic-water" d="M0 330q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v20H0z" {}
            (signs())
        }
    }
}

fn stars() -> Markup {
    html! {
        @for (x, y) in [(28, 40), (62, 88), (20, 150), (84, 26), (240, 22), (286, 62), (262, 120), (304, 168), (48, 190)] {
            circle class="pic-star" cx=(x) cy=(y) r="1.8" {}
        }
    }
}

/// The face, with feathers around it.
fn mask() -> Markup {
    html! {
        g transform=(moved(160.0, 112.0)) {
            @for i in 0..13 {
                @let angle = 180.0 + 15.0 * f64::from(i);
                @let (x, y) = polar(62.0, angle);
                g transform={ "translate(" (n(x)) " " (n(y)) ") rotate(" (n(angle + 90.0)) ")" } {
                    path class={ "pic-plume-" (i % 2) } d="M0 8C-13-8-11-36 0-50 11-36 13-8 0 8z" {}
                    path class="pic-quill" d="M0 6V-40" {}
                }
            }
            path class="pic-jade" d="M-54-40H54L62-14H74V26H60L44 62 20 86H-20L-44 62-60 26H-74V-14H-62z" {}
            path class="pic-jade-light" d="M-54-40H54L50-14H-50z" {}
            path class="pic-jade-line" d="M-26-40v26M26-40v26M-62-14H62M0-14V14L-16 42H16L0 14M-60 26h30M60 26H30M-44 62-30 30M44 62 30 30M-20 86v-14h40v14" {}
            path class="pic-shell" d="M-46 6q18-18 36 2-18 18-36-2zM46 6Q28-12 10 8q18 18 36-2zM-24 52h48v12h-48z" {}
            circle class="pic-pupil" cx="-28" cy="7" r="6" {}
            circle class="pic-pupil" cx="28" cy="7" r="6" {}
            path class="pic-teeth" d="M-12 52v12M0 52v12M12 52v12" {}
            circle class="pic-flare" cx="-68" cy="38" r="13" {}
            circle class="pic-flare" cx="68" cy="38" r="13" {}
        }
    }
}

/// Four terraces, a stairway of carved stones, and the crack through all of it.
fn pyramid() -> Markup {
    html! {
        @for level in 0..4 {
            @let half = 128.0 - 25.0 * f64::from(level);
            @let top = 304.0 - 28.0 * f64::from(level);
            rect class={ "pic-terrace-" (level % 2) } x=(n(160.0 - half)) y=(n(top)) width=(n(2.0 * half)) height="30" {}
            rect class="pic-ledge" x=(n(160.0 - half - 4.0)) y=(n(top)) width=(n(2.0 * half + 8.0)) height="6" {}
        }
        path class="pic-climb" d="M142 220h36l14 116h-64z" {}
        @for i in 0..11 {
            @let y = 227.0 + 10.0 * f64::from(i);
            @let half = 17.0 + 1.2 * f64::from(i);
            path class="pic-rung" d={ "M" (n(160.0 - half)) " " (n(y)) "H" (n(160.0 + half)) } {}
        }
        path class="pic-crack" d="M214 226l-10 22 12 14-16 22 14 20-12 32M204 284l-22 14M216 262l20 8" {}
    }
}

fn ceiba(x: f64, size: f64) -> Markup {
    html! {
        g transform={ (moved(x, 346.0)) " scale(" (size) ")" } {
            path class="pic-trunk" d="M-10 0Q-4-40-5-96H5Q4-40 10 0z" {}
            path class="pic-crown" d="M0-190c26 0 30 22 26 32 20 2 26 26 8 34 4 18-14 26-34 22-20 4-38-4-34-22-18-8-12-32 8-34-4-10 0-32 26-32z" {}
            path class="pic-vine" d="M-18-104v34M16-108v46M-28-118v22" {}
        }
    }
}

fn signs() -> Markup {
    html! {
        rect class="pic-base" y="346" width="320" height="54" {}
        @for (i, (_, sign)) in GLYPHS.iter().enumerate() {
            g transform={ (moved(11.0 + 51.0 * i as f64, 353.0)) " scale(1.7)" } { (PreEscaped(sign)) }
        }
    }
}
