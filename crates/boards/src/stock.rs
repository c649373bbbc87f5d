//! Amounts as pictures.

use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Bundle, Dense};
use std::fmt::Display;

/// Each kind once, with its number where there are several.
pub(crate) fn icons<R: Dense + Display>(stock: Bundle<R>) -> Markup {
    html! {
        span class="stock" { @for (kind, n) in stock.iter() { (amount(n, &kind.to_string())) } }
    }
}

/// A picture with its number, if there are several.
pub(crate) fn amount(n: u8, icon: &str) -> Markup {
    html! {
        @if n == 1 {
            (inline(icon))
        } @else {
            span class="amount" { b { (n) } (inline(icon)) }
        }
    }
}
