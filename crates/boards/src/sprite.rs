//! Small pictures: all of them once in a page, or each complete in itself.

use crate::seats::SIGNS;
use maud::{Markup, PreEscaped, html};

/// The name of a picture and its drawing in a field of 24 by 24; colours are in the style sheets.
pub(crate) type Icon = (&'static str, &'static str);

/// Pictures as symbols, to which the rest of the page refers, and the signs of the seats.
pub(crate) fn sprite<'a>(icons: impl Iterator<Item = &'a Icon>) -> Markup {
    html! {
        svg class="sprite" aria-hidden="true" {
            @for (name, body) in icons {
                symbol id={ "i-" (name) } viewBox="0 0 24 24" { (PreEscaped(body)) }
            }
            @for (i, body) in SIGNS.iter().enumerate() {
                symbol id={ "i-sign-" (i) } viewBox="0 0 24 24" { (PreEscaped(body)) }
            }
        }
    }
}

/// The picture with this name, for pages without a board.
pub(crate) fn icon<'a>(mut icons: impl Iterator<Item = &'a Icon>, name: &str) -> Option<Markup> {
    let (_, body) = icons.find(|(known, _)| *known == name)?;
    Some(html! {
        svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(body)) }
    })
}
