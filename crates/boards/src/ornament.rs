//! Ornaments of the pages, and a sample of their components.

use crate::svg::n;
use maud::{Markup, html};
use std::fmt::Write;

/// The mark of Patolli: the cross-shaped board of the ancient game of that name.
pub fn logo() -> Markup {
    let squares = cross();
    html! {
        svg class="logo" viewBox="0 0 44 44" aria-hidden="true" {
            path class="logo-field" d="M16 1h12v15h15v12H28v15H16V28H1V16h15z" {}
            path class="logo-squares" d=(squares) {}
            circle class="logo-eye" cx="22" cy="22" r="3.2" {}
        }
    }
}

/// Every second square of the four arms.
fn cross() -> String {
    let mut path = String::new();
    for i in 0..3 {
        let far = 3.0 + 4.5 * f64::from(i);
        let back = 41.0 - far - 3.5;
        let (near, other) = if i % 2 == 0 { (18.0, 22.5) } else { (22.5, 18.0) };
        for (x, y) in [(near, far), (far, other), (other, back), (back, near)] {
            let _ = write!(path, "M{} {}h3.5v3.5h-3.5z", n(x), n(y));
        }
    }
    path
}

/// A divider of step-frets, the stepped spirals of Mitla's walls. It needs no id, so that a page
/// may have several; screens wider than sixty frets show the background at the end.
pub fn band() -> Markup {
    let frets: String = (0..60).map(|i| format!("M{} 24{FRET}", i * 48)).collect();
    html! {
        svg class="band" width="100%" height="24" aria-hidden="true" {
            rect class="band-ground" width="100%" height="24" {}
            path class="band-step" d=(frets) {}
        }
    }
}

/// One step-fret, 44 wide and 24 high, from its lower left corner: a stair that rises and a hook
/// that turns back.
pub(crate) const FRET: &str = "v-4h6v-5h6v-5h6v-5h6v-5h20v20h-16v-11h10v5h-5v2h7v-12h-12v20z";

/// The components of the pages side by side, for developers.
pub fn sample() -> Markup {
    html! {
        section class="panel" {
            h2 class="panel-title" { "Panel" }
            p { "Text, " a href="#sample" { "a link" } ", " span class="badge" { "badge" } "." }
            div class="toolbar" {
                button class="button button-primary" type="button" { "Primary" }
                button class="button" type="button" { "Button" }
                button class="button button-quiet" type="button" { "Quiet" }
                button class="button button-danger" type="button" { "Danger" }
                button class="button" type="button" disabled { "Disabled" }
            }
            label class="field" { span { "Field" } input type="text" value="Ana"; }
            label class="field" { span { "Choice" } select { option { "one" } option { "two" } } }
            p class="notice" role="status" { "A notice." }
            p class="notice notice-error" role="alert" { "An error that says what to do." }
            p {
                @for seat in 0..5 {
                    span class={ "seat-chip seat-" (seat) } { "Seat " (seat + 1) } " "
                }
            }
            ul class="choice-list" {
                li { button type="button" { "A choice with the facts needed to choose" } }
                li { button type="button" { "Another choice" } }
            }
        }
    }
}
