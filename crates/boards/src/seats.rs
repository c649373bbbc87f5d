//! Each seat has a colour, a sign and a name, so that nothing depends on colour alone.

use maud::{Markup, PreEscaped, html};
use patolli_core::{Dense, Seat};

/// The signs in a field of 24 by 24: dot, bar, ring, cross, triangle.
pub(crate) const SIGNS: [&str; 5] = [
    r#"<circle cx="12" cy="12" r="7"/>"#,
    r#"<path d="M8 3h8v18H8z"/>"#,
    r#"<path fill-rule="evenodd" d="M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zm0 5a4 4 0 1 0 0 8a4 4 0 0 0 0-8z"/>"#,
    r#"<path d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z"/>"#,
    r#"<path d="M12 3 22 21H2z"/>"#,
];

/// The sign of a seat on its colour; complete in itself.
pub fn seat_mark(seat: Seat) -> Markup {
    html! {
        svg class={ "seat-mark seat-" (seat) } viewBox="-8 -8 40 40" aria-hidden="true" {
            (PreEscaped(SIGNS[seat.index()]))
        }
    }
}

/// Sign and name.
pub fn seat_chip(seat: Seat, name: &str) -> Markup {
    html! {
        span class={ "seat-name seat-" (seat) } { (seat_mark(seat)) span { (name) } }
    }
}

/// A piece of a seat in a field of 24 by 24: its shape, its sign, and a mark at its foot.
pub(crate) fn piece(kind: &str, seat: Seat, mark: Option<&str>) -> Markup {
    html! {
        svg class="piece" viewBox="0 0 24 24" aria-hidden="true" {
            use href={ "#i-" (kind) } {}
            g class="sign" { use href={ "#i-sign-" (seat.index()) } x="7.5" y="7.5" width="9" height="9" {} }
            @if let Some(mark) = mark {
                use href={ "#i-" (mark) } x="12" y="12" width="13" height="13" {}
            }
        }
    }
}
