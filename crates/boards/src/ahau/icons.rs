//! Small pictures in a field of 24 by 24. Gods and resources differ in shape, and every colour has
//! its own pattern, so that nothing depends on colour alone (A 14).

use super::book::{BUILDINGS, ROLES};
use super::things::{PIECES, THINGS};
use crate::sprite::Icon;
use maud::{Markup, PreEscaped, html};
use patolli_ahau::{Face, God};
use patolli_core::Dense;

/// Gods: an open hand with a sign, three drops, a paw, a disc with rays, a feathered coil.
pub(super) const GODS: &[Icon] = &[
    (
        "chief",
        r#"<path class="q" d="M5.6 12.6V6.4a1.5 1.5 0 0 1 3 0v4.1h.5V3.3a1.5 1.5 0 0 1 3 0v7.2h.5V4a1.5 1.5 0 0 1 3 0v6.8h.5V6.9a1.4 1.4 0 0 1 2.8 0v8.5c0 5-2.8 8-7 8-3.5 0-5.4-1.7-6.8-4.800L2.3 13.200c-.7-1.5 1.1-2.7 2.2-1.500z"/><circle class="qc" cx="12.3" cy="16" r="3.6"/><path class="q" d="M12.3 13.6 14.7 16l-2.4 2.400L9.9 16z"/>"#,
    ),
    (
        "rain",
        r#"<path class="q" d="M12 1c3.7 5.3 5.2 7.6 5.2 10.500a5.2 5.2 0 0 1-10.4 0C6.8 8.6 8.3 6.3 12 1zM5 13.500c2 2.9 3 4.2 3 5.900a3 3 0 0 1-6 0c0-1.7 1-3 3-5.900zM19 13.500c2 2.9 3 4.2 3 5.900a3 3 0 0 1-6 0c0-1.7 1-3 3-5.900z"/><path class="qw" d="M9.3 11.500a2.7 2.7 0 0 0 2.5 2.7"/>"#,
    ),
    (
        "jaguar",
        r#"<path class="q" d="M12 11c4 0 7.5 3.8 7.5 7.5 0 3-2.4 4.5-4.6 3.8-1-.3-1.9-.5-2.9-.5s-1.9.2-2.9.5c-2.2.7-4.6-.8-4.6-3.800C4.5 14.8 8 11 12 11z"/><ellipse class="q" cx="3.3" cy="10.8" rx="2.3" ry="3.1" transform="rotate(-24 3.3 10.8)"/><ellipse class="q" cx="8.5" cy="5.3" rx="2.5" ry="3.7" transform="rotate(-7 8.5 5.3)"/><ellipse class="q" cx="15.5" cy="5.3" rx="2.5" ry="3.7" transform="rotate(7 15.5 5.3)"/><ellipse class="q" cx="20.7" cy="10.8" rx="2.3" ry="3.1" transform="rotate(24 20.7 10.8)"/>"#,
    ),
    (
        "sun",
        r#"<path class="q" d="m12 0 2.2 4.300L18 1.700l-.1 4.7 4.5-.6-2.3 4 4 2.2-4 2.2 2.3 4-4.5-.6.1 4.7-3.8-2.600L12 24l-2.2-4.300L6 22.300l.1-4.7-4.5.6 2.3-4-4-2.2 4-2.2-2.3-4 4.5.6L6 1.700l3.8 2.600z"/><circle class="qc" cx="12" cy="12" r="5.6"/><path class="q" d="M8.6 10.500q1.3-1.3 2.6 0M12.8 10.500q1.3-1.3 2.6 0M9.5 14h5q-2.5 3-5 0z"/>"#,
    ),
    (
        "serpent",
        r#"<path class="ql" d="M12.5 12.600c-1.6.6-2.9-1.3-1.6-2.9 2-2.3 5.9-.5 5.7 3-.3 4.5-6 6.6-9.5 3.300C3.2 12.3 5 5.6 10.7 4.300c3.8-.9 7.6.5 9.5 3.2"/><path class="q" d="M18.3 4.6 24 6.200l-1.3 5.3-5-1.200zM1.5 8.500l4.3 1-2.3 3.500zM.5 16l5.3-1.5-.3 4.700zM6 23.500l1.5-5.2 3.6 2.500zM14.5 23.300l-2-4.4 4.5-.7zM20.7 19.500l-4.2-2.3 3-2.900z"/><circle class="qc" cx="20.6" cy="7.7" r="1"/>"#,
    ),
];

/// Resources: a cob, a wave, a blade, a bean, a block; any of them is a ring of five sectors.
pub(super) const RESOURCES: &[Icon] = &[
    (
        "corn",
        r#"<path class="f-husk" d="M12 23.500C5 21.5 3 15 4.3 8.5 7 10 8.5 13 9 16h6c.5-3 2-6 4.7-7.500C21 15 19 21.5 12 23.500z"/><path class="c-corn" d="M12 .5c3.5 0 5 4.7 4.6 9.700S14.5 19 12 21.500C9.5 19 7.8 15.2 7.4 10.200S8.5.5 12 .5z"/><path class="k-corn" d="M8.2 5.500h7.600M7.5 9h9M7.7 12.500h8.600M8.7 16h6.600M10.3 1.500v17M13.7 1.500v17"/>"#,
    ),
    (
        "water",
        r#"<path class="c-water" d="M.5 14c0-6.5 5-11 11-11 4.3 0 7.3 2.5 7.3 5.5 0 2.7-2.1 4.3-4.3 4.3-1.8 0-3-1-3.3-2.3-2 1.3-1.5 4.7 2.6 4.7 3.6 0 6-2.2 9.7-1.700V21H.5z"/><path class="k-water" d="M3 18.500q2.3-2 4.5 0t4.5 0 4.5 0 4.5 0"/>"#,
    ),
    (
        "obsidian",
        r#"<path class="c-obsidian" d="m13 .5 5 6.5-.5 6L20 17l-5.5 6.500h-5L5 17.500l1.5-6L6 7z"/><path class="k-obsidian" d="M13 .5 11.5 9l6 4M11.5 9 6 7M11.5 9l-1 8.500L5 17.500M10.5 17.500l4 6M10.5 17.5 17.5 13"/>"#,
    ),
    (
        "cacao",
        r#"<path class="c-cacao" d="M17.5 2C23 5 23.5 12 19 17.500S7 23.5 4 20 1.5 11 6 6s8.5-5.7 11.5-4z"/><path class="k-cacao" d="M19.5 4.500C16 9 9 14 4.5 19.500M15.5 4.500C11 8 6 12 3.5 16M21 9c-3 4-8 7.5-12 11.5"/>"#,
    ),
    (
        "limestone",
        r#"<path class="c-limestone" d="M2 8.5 12 3.500l10 5V18l-10 5-10-5z"/><path class="k-limestone" d="M2 8.500l10 5 10-5M12 13.500V23"/>"#,
    ),
    (
        "any",
        r#"<path class="c-corn" d="M12 12V.5L22.9 8.400z"/><path class="c-water" d="m12 12 10.9-3.6-4.1 12.900z"/><path class="c-obsidian" d="m12 12 6.8 9.300H5.200z"/><path class="c-cacao" d="m12 12-6.8 9.300L1.1 8.400z"/><path class="c-limestone" d="M12 12 1.1 8.4 12 .5z"/><path class="qw" d="M12 12V.5M12 12l10.9-3.600M12 12l6.8 9.300M12 12l-6.8 9.300M12 12 1.1 8.4"/>"#,
    ),
];

/// The grounds of tiles and sites: dotted, wavy, cross-hatched, striped, plain, and all in turn.
const GROUNDS: &[Icon] = &[
    (
        "g-corn",
        r#"<path class="c-corn" d="M0 0h24v24H0z"/><path class="k-dots" d="M3 3h0M8 1.500h0M16 1.500h0M21 3h0M1.5 8h0M22.5 8h0M1.5 16h0M22.5 16h0M3 21h0M8 22.500h0M16 22.500h0M21 21h0"/>"#,
    ),
    (
        "g-water",
        r#"<path class="c-water" d="M0 0h24v24H0z"/><path class="k-waves" d="M0 3q2-2.5 4 0t4 0 4 0 4 0 4 0 4 0M0 7.500q2-2.5 4 0M20 7.500q2-2.5 4 0M0 16.500q2-2.5 4 0M20 16.500q2-2.5 4 0M0 21.500q2-2.5 4 0t4 0 4 0 4 0 4 0 4 0"/>"#,
    ),
    (
        "g-obsidian",
        r#"<path class="c-obsidian" d="M0 0h24v24H0z"/><path class="k-hatch" d="M0 6 6 0M0 12 12 0M0 18 4 14M14 4l4-4M18 6l6-6M0 24l6-6M6 24l4-4M12 24l12-12M18 24l6-6M20 10l4-4M24 6l-6-6M24 12 12 0M24 18l-4-4M10 4 6 0M6 6 0 0M24 24l-6-6M18 24l-4-4M12 24 0 12M6 24l-6-6M4 10 0 6"/>"#,
    ),
    (
        "g-cacao",
        r#"<path class="c-cacao" d="M0 0h24v24H0z"/><path class="k-stripes" d="M2.5 0v24M7 0v24M12 0v24M17 0v24M21.5 0v24"/>"#,
    ),
    ("g-limestone", r#"<path class="c-limestone" d="M.7.7h22.600v22.600H.7z"/>"#),
    (
        "g-wild",
        r#"<path class="c-corn" d="M12 12V0h12v6z"/><path class="c-water" d="M12 12 24 6v14z"/><path class="c-obsidian" d="m12 12 12 8v4H4z"/><path class="c-cacao" d="M12 12 4 24H0V10z"/><path class="c-limestone" d="M12 12 0 10V0h12z"/>"#,
    ),
];

/// What the table needs.
fn of_the_table() -> impl Iterator<Item = &'static Icon> {
    [GODS, RESOURCES, GROUNDS, PIECES, THINGS, BUILDINGS, ROLES].into_iter().flatten()
}

/// All symbols, once in a page; everything else refers to them.
pub(super) fn sprite() -> Markup {
    html! {
        (crate::sprite::sprite(of_the_table()))
        (PreEscaped(tile_symbols()))
    }
}

/// The thirty pyramid tiles: a god on a light disc over the ground of the colour.
fn tile_symbols() -> String {
    let kinds = God::all().flat_map(|god| Face::all().map(move |face| (god, face)));
    let symbols: String = kinds
        .map(|(god, face)| {
            format!(
                r##"<symbol id="i-{god}_{face}" viewBox="0 0 24 24"><use href="#i-g-{face}"/><use href="#i-disc"/><use href="#i-{god}" x="5" y="5" width="14" height="14"/></symbol>"##
            )
        })
        .collect();
    format!(r#"<svg class="sprite" aria-hidden="true">{symbols}</svg>"#)
}

/// One of them, complete in itself.
pub(super) fn icon(name: &str) -> Option<Markup> {
    crate::sprite::icon(of_the_table(), name)
}
