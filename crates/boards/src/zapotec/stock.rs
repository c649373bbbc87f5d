//! Amounts of resources as icons.

use crate::svg::inline;
use maud::{Markup, html};
use patolli_zapotec::Stock;

/// Each kind once, with its number where there are several.
pub(super) fn icons(stock: Stock) -> Markup {
    html! {
        span class="stock" {
            @for (kind, n) in stock.iter() {
                @if n > 1 {
                    span class="amount" { b { (n) } (inline(kind.name())) }
                } @else {
                    (inline(kind.name()))
                }
            }
        }
    }
}
