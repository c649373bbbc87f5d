//! The picture on the box: a ruler in profile under a feathered headdress, before a rising sun and a
//! stepped temple; the five gods stand below.

use super::icons::GODS;
use crate::svg::{moved, n, polar};
use maud::{Markup, PreEscaped, html};

pub(super) fn picture() -> Markup {
    html! {
        svg class="picture picture-ahau" viewBox="0 0 320 400"
            preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect class="pic-y-sky" width="320" height="400" {}
            (sun())
            path class="pic-y-far" d="M0 268q50-34 96-16t88-8 136 14v142H0z" {}
            (temple())
            path class="pic-y-near" d="M0 330q60-30 130-14t190-12v96H0z" {}
            (ruler())
            (signs())
        }
    }
}

fn sun() -> Markup {
    html! {
        g transform=(moved(212.0, 138.0)) {
            @for i in 0..20 {
                @let angle = 18.0 * f64::from(i);
                @let [a, b, c] = [polar(86.0, angle - 5.0), polar(124.0, angle), polar(86.0, angle + 5.0)];
                path class="pic-y-ray" d={ "M" (n(a.0)) " " (n(a.1)) "L" (n(b.0)) " " (n(b.1)) "L" (n(c.0)) " " (n(c.1)) "Z" } {}
            }
            circle class="pic-y-sun" r="80" {}
            circle class="pic-y-ring" r="64" {}
        }
    }
}

/// Five terraces and a shrine, seen from afar.
fn temple() -> Markup {
    html! {
        g transform=(moved(236.0, 318.0)) {
            @for level in 0..5 {
                @let half = 70.0 - 12.0 * f64::from(level);
                @let top = -20.0 * f64::from(level + 1);
                rect class={ "pic-y-terrace-" (level % 2) } x=(n(-half)) y=(n(top)) width=(n(2.0 * half)) height="21" {}
            }
            path class="pic-y-stairs" d="M-10-100h20l8 100h-36z" {}
            path class="pic-y-shrine" d="M-18-100v-22h36v22zM-22-122h44l-6-10h-32z" {}
            path class="pic-y-door" d="M-5-100v-14H5v14z" {}
        }
    }
}

/// Head, ear flare, necklace, and the plumes of quetzals.
fn ruler() -> Markup {
    html! {
        g transform=(moved(104.0, 196.0)) {
            @for i in 0..9 {
                g transform={ "translate(14 -52) rotate(" (-118 + 21 * i) ")" } {
                    path class={ "pic-y-plume-" (i % 3) } d="M0 0C-17-34-15-96 0-128 15-96 17-34 0 0z" {}
                    path class="pic-y-quill" d="M0-6V-116" {}
                }
            }
            path class="pic-y-cloak" d="M-84 204C-84 116-46 84 4 84S86 120 86 204z" {}
            path class="pic-y-skin" d="M44-40C14-58-30-44-36-4c-2 14 1 20-3 32-4 13-12 23-16 30l17 7c-3 4-3 7-1 10 0 9 3 19 12 22 9 3 21-3 29-1l2 26h52l-4-56c10-20 8-50 2-72z" {}
            path class="pic-y-band" d="M58-58C30-76-36-70-46-36l-2 18C-30-40 20-46 60-28z" {}
            circle class="pic-y-jade" cx="-22" cy="-42" r="9" {}
            circle class="pic-y-jade" cx="6" cy="-54" r="9" {}
            circle class="pic-y-jade" cx="36" cy="-54" r="9" {}
            path class="pic-y-eye" d="M-32 10q14-12 26 0-14 8-26 0z" {}
            path class="pic-y-mouth" d="M-41 82q10-4 20 0" {}
            circle class="pic-y-flare" cx="36" cy="26" r="17" {}
            circle class="pic-y-jade" cx="36" cy="26" r="7" {}
            path class="pic-y-collar" d="M-40 138Q10 96 70 130l8 26Q14 122-44 164z" {}
        }
    }
}

fn signs() -> Markup {
    html! {
        rect class="pic-y-base" y="346" width="320" height="54" {}
        @for (i, (_, sign)) in GODS.iter().enumerate() {
            g transform=(moved(16.0 + 62.0 * i as f64, 352.0)) {
                circle class="pic-y-medal" cx="20" cy="20" r="20" {}
                g transform="translate(5 5) scale(1.25)" { (PreEscaped(sign)) }
            }
        }
    }
}
