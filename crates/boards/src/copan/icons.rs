//! Small pictures in a field of 24 by 24. Resources, Fate symbols and Glyphs differ in shape, so
//! that colour never speaks alone (C 14).

use super::book::BOOK;
use super::things::{PIECES, SITES, THINGS};
use crate::sprite::Icon;
use maud::Markup;

/// Resources: a maize ear, a feathered shield, a stepped temple, a jaguar; all four at once; points.
const RESOURCES: &[Icon] = &[
    (
        "food",
        r#"<path class="f-husk" d="M12 23.5C4.5 21 2.5 14 4 7c3 2 4.5 5 5 8h6c.5-3 2-6 5-8 1.5 7-.5 14-8 16.5z"/><path class="f-food" d="M12 .5c3.6 0 5 5 4.6 10S14.5 19 12 21.5C9.5 19 7.8 15.5 7.4 10.5S8.4.5 12 .5z"/><path class="l-food" d="M8 5.5h8M7.5 9h9M7.7 12.5h8.6M8.7 16h6.6M10.3 1.5v17M13.7 1.5v17"/>"#,
    ),
    (
        "fame",
        r#"<path class="f-fame-feather" d="M4 16 1.5 23.5l4-2.5zM9 19l-1 5 4-2 4 2-1-5zM20 16l2.5 7.5-4-2.5z"/><circle class="f-fame" cx="12" cy="10.5" r="10"/><circle class="l-fame" cx="12" cy="10.5" r="6.3"/><path class="f-fame-light" d="m12 6 1.3 3.2 3.2 1.3-3.2 1.3L12 15l-1.3-3.2-3.2-1.3 3.2-1.3z"/>"#,
    ),
    (
        "zeal",
        r#"<path class="f-zeal" d="M12 .5 15 6v2h2.5v4.5H20V17h3v6.5H1V17h3v-4.5h2.5V8H9V6z"/><path class="f-zeal-light" d="M10 13h4l1.5 10.5h-7z"/><path class="l-zeal" d="M9.7 16h4.6M9.3 18.6h5.4M8.9 21.2h6.2"/><path class="f-night" d="M10.8 7.5h2.4V11h-2.4z"/>"#,
    ),
    (
        "power",
        r#"<path class="f-power" d="M1 1h22v22H1z"/><path class="f-power-light" d="M4 4.5 8.5 6h7L20 4.5l-.5 7c0 5-3 8.5-7.5 9.5-4.5-1-7.5-4.5-7.5-9.5z"/><path class="f-night" d="m6.5 10 4 1.5-1 1.5-2.5-.7zM17.5 10l-4 1.5 1 1.5 2.5-.7zM10 15h4l-2 2.2z"/><path class="l-power" d="M12 17v1.8M9.3 18.5q1.5 1.2 2.7.3 1.2.9 2.7-.3M10.5 8h3"/>"#,
    ),
    (
        "any",
        r#"<path class="f-food" d="M12 .5 23.5 12H12z"/><path class="f-fame" d="M23.5 12 12 23.5V12z"/><path class="f-zeal" d="M12 23.5.5 12H12z"/><path class="f-power" d="M.5 12 12 .5V12z"/><path class="l-tile" d="M12 .5 23.5 12 12 23.5.5 12zM.5 12h23M12 .5v23"/>"#,
    ),
    (
        "vp",
        r#"<path class="f-gold-dark" d="M12 0l2.6 2.7 3.6-1 1.2 3.5 3.5 1.2-1 3.6L24.3 12l-2.4 2.4 1 3.6-3.5 1.2-1.2 3.5-3.6-1L12 24.3l-2.6-2.6-3.6 1-1.2-3.5-3.5-1.2 1-3.6L-.3 12l2.4-2-1-3.6 3.5-1.2 1.2-3.5 3.6 1z"/><circle class="f-gold" cx="12" cy="12" r="8.5"/><path class="l-gold" d="M7.5 8.5 12 16.5l4.5-8"/>"#,
    ),
];

/// The six symbols of the Fate die, drawn in the colour of the text around them.
const FATES: &[Icon] = &[
    (
        "cacao",
        r#"<path class="f-same" d="M15.5 1.5c1-1 3-1 3.5-.3l-2 2.3c4 3 5.5 8 2.5 13.5-3 5.5-8.5 7-12.5 5.5-5-2-6-8-3-12.5C7 4.5 12 2 15.5 1.5z"/><path class="l-hole" d="M15.5 5C11 7 7.5 12.5 7.5 20M17.5 8c-3.5 2-6 6.5-6.5 12M11.5 5.5C8 8 5 12.5 5 17"/>"#,
    ),
    (
        "flower",
        r#"<path class="f-same" d="M12 12C8.5 9 7 5 8.5 2.5c1.2-2 5.8-2 7 0C17 5 15.5 9 12 12c3-3.5 7-5 9.5-3.5 2 1.2 2 5.8 0 7C19 17 15 15.5 12 12c3.5 3 5 7 3.5 9.5-1.2 2-5.8 2-7 0C7 19 8.5 15 12 12c-3 3.5-7 5-9.5 3.5-2-1.2-2-5.8 0-7C5 7 9 8.5 12 12z"/><circle class="f-hole" cx="12" cy="12" r="3"/>"#,
    ),
    (
        "sun",
        r#"<path class="f-same" d="M10.7 0h2.6v4h-2.6zM10.7 20h2.6v4h-2.6zM0 10.7h4v2.6H0zM20 10.7h4v2.6h-4zM2.6 4.4l1.8-1.8 2.9 2.8-1.9 1.9zM16.7 18.6l1.9-1.9 2.8 2.9-1.8 1.8zM4.4 21.4l-1.8-1.8 2.8-2.9 1.9 1.9zM18.6 7.3l-1.9-1.9 2.9-2.8 1.8 1.8z"/><path class="f-same" fill-rule="evenodd" d="M12 5.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zm0 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z"/>"#,
    ),
    (
        "moon",
        r#"<path class="f-same" d="M15.5 1A11.2 11.2 0 1 0 22.5 17.5 9.3 9.3 0 0 1 15.5 1z"/><circle class="f-same" cx="17" cy="9" r="1.8"/>"#,
    ),
    (
        "water",
        r#"<path class="f-same" d="M12 .5c5 7 8 10.5 8 15a8 8 0 0 1-16 0c0-4.5 3-8 8-15z"/><path class="l-hole" d="M8 15.5a4 4 0 0 0 4 4"/>"#,
    ),
    (
        "codex",
        r#"<path class="f-same" d="M1 5.5 6.5 3v16L1 21.5zM7.5 3l4.5 2.5v16L7.5 19zM13 5.5 18.5 3v16L13 21.5zM19.5 3 23 5v16l-3.5-2z"/><path class="l-hole" d="M3 9.5l2-1M3 13.5l2-1M15 9.5l2-1M15 13.5l2-1"/>"#,
    ),
];

/// A sign carved into a block of its colour.
macro_rules! carved {
    ($colour:literal, $sign:literal) => {
        (
            $colour,
            concat!(
                r#"<path class="g g-"#,
                $colour,
                r#"" d="M5 .5h14q4.5 0 4.5 4.5v14q0 4.5-4.5 4.5H5Q.5 23.5.5 19V5Q.5.5 5 .5z"/>"#,
                $sign
            ),
        )
    };
}

/// Six carved signs: an eye, a spiral, a shoot, waves, crossed bands, bar and dots (C 3.15).
pub(super) const GLYPHS: &[Icon] = &[
    carved!(
        "red",
        r#"<path class="l-carved" d="M4.5 12C8 6.5 16 6.5 19.5 12 16 17.5 8 17.5 4.5 12z"/><circle class="f-carved" cx="12" cy="12" r="2.8"/>"#
    ),
    carved!(
        "ochre",
        r#"<path class="l-carved" d="M12.5 12.5c-1.8.8-3-1.5-1.5-3 2.3-2 5.8.2 5.3 3.6-.6 4-5.8 5.4-8.8 2.4C4 12 5.8 6 10.5 5"/>"#
    ),
    carved!(
        "green",
        r#"<path class="l-carved" d="M12 20V9.5"/><path class="f-carved" d="M12 14.5C6.5 14 4.5 10 5 5.5c5 .5 7 4 7 9zM12 14.5c5.5-.5 7.5-4.5 7-9-5 .5-7 4-7 9z"/>"#
    ),
    carved!(
        "blue",
        r#"<path class="l-carved" d="M4 8q2.7-3 5.3 0t5.3 0 5.3 0M4 12.7q2.7-3 5.3 0t5.3 0 5.3 0M4 17.4q2.7-3 5.3 0t5.3 0 5.3 0"/>"#
    ),
    carved!(
        "violet",
        r#"<path class="l-carved" d="M5 5l14 14M19 5 5 19"/><path class="f-carved" d="M12 3l2 2.5L12 8l-2-2.5zM12 16l2 2.5-2 2.5-2-2.5zM5.5 9.5l2.5 2.5-2.5 2.5L3 12zM18.5 9.5l2.5 2.5-2.5 2.5L16 12z"/>"#
    ),
    carved!(
        "white",
        r#"<path class="f-carved" d="M4.5 14.5h15v4h-15z"/><circle class="f-carved" cx="7" cy="9" r="2.5"/><circle class="f-carved" cx="17" cy="9" r="2.5"/><circle class="f-carved" cx="12" cy="8" r="2.5"/>"#
    ),
];

/// What the table needs.
fn of_the_table() -> impl Iterator<Item = &'static Icon> {
    [RESOURCES, FATES, GLYPHS, SITES, PIECES, THINGS].into_iter().flatten()
}

/// All symbols, once in a page; everything else refers to them.
pub(super) fn sprite() -> Markup {
    crate::sprite::sprite(of_the_table())
}

/// One of them, complete in itself.
pub(super) fn icon(name: &str) -> Option<Markup> {
    crate::sprite::icon(of_the_table().chain(BOOK), name)
}
