//! Small pictures in a field of 24 by 24. Corn and jade differ in shape first, in colour second
//! (Y 14.2).

use super::creatures::CREATURES;
use super::people::PEOPLE;
use super::things::{PIECES, THINGS};
use super::warfare::{CARDS, WARFARE};
use crate::sprite::Icon;
use maud::Markup;

/// A cob, a ring with a hole; a standing figure, the same in ropes; a sun, a drop, a stepped fret.
const RESOURCES: &[Icon] = &[
    (
        "corn",
        r#"<path class="f-husk" d="M12 23.5C5.5 21.5 3 15.5 4 8.5c3 1.5 4.5 4.5 5 8h6c.5-3.5 2-6.5 5-8 1 7-1.5 13-8 15z"/><path class="f-corn" d="M12 .5c3.5 0 4.9 4.7 4.5 9.7S14.5 19 12 21.5C9.5 19 7.9 15.2 7.5 10.2S8.5.5 12 .5z"/><path class="l-corn" d="M8.3 5.5h7.4M7.6 9h8.8M7.9 12.5h8.2M8.9 16h6.2M10.4 1.5v17M13.6 1.5v17"/>"#,
    ),
    (
        "jade",
        r#"<path class="u-f-jade" fill-rule="evenodd" d="M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22zm0 6.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9z"/><path class="u-l-jade" d="M5 9.5A8 8 0 0 1 9.5 4.5"/>"#,
    ),
    (
        "unit",
        r#"<circle class="f-same" cx="12" cy="4.7" r="4.2"/><path class="f-same" d="M4.5 19v-5.5c0-3 3.2-4 7.5-4s7.5 1 7.5 4V19H17v4.5h-4V18h-2v5.5H7V19z"/>"#,
    ),
    (
        "prisoner",
        r#"<circle class="f-same" cx="12" cy="4.7" r="4.2"/><path class="f-same" d="M4.5 19v-5.5c0-3 3.2-4 7.5-4s7.5 1 7.5 4V19H17v4.5h-4V18h-2v5.5H7V19z"/><path class="u-rope" d="M3.5 13.5q8.5 3 17 0M3.5 17q8.5 3 17 0"/>"#,
    ),
    (
        "vp",
        r#"<path class="f-sun" d="m12 0 2.3 4.3L18 1.7l-.1 4.7 4.5-.6-2.3 4 4 2.2-4 2.2 2.3 4-4.5-.6.1 4.7-3.7-2.6L12 24l-2.3-4.3L6 22.3l.1-4.7-4.5.6 2.3-4-4-2.2 4-2.2-2.3-4 4.5.6L6 1.7l3.7 2.6z"/><circle class="f-sun-light" cx="12" cy="12" r="6"/><path class="l-ink" d="M9 10.5h1M14 10.5h1M9.5 14q2.5 2 5 0"/>"#,
    ),
    (
        "sp",
        r#"<path class="u-f-blood" d="M12 .5c5 7 8 10.5 8 15a8 8 0 0 1-16 0c0-4.5 3-8 8-15z"/><path class="u-l-light" d="M7.7 15.5a4.3 4.3 0 0 0 4.3 4.3"/>"#,
    ),
    (
        "evolution",
        r#"<path class="f-same" d="M.5 23.5V18H6v-5.5h5.5V7H17V1.5h6.5v5H20V10h-5.5v5.5H9V21H3.5v2.5z"/><path class="f-same" d="M12.5 23.5v-4H17v-4h6.5v8h-4V19z"/>"#,
    ),
];

/// A crane, crossed spears, a tent, a stairway, a sack; all of them as one house.
const BUILDINGS: &[Icon] = &[
    (
        "construction_site",
        r#"<path class="f-bark" d="M7 6h3v15.5H7zM2 21h14v2.5H2z"/><path class="f-wood" d="M.5 6.5 23 1v2.5L.5 9z"/><path class="l-bark" d="M20 4v7M8.5 20.5 3 8M8.5 6V2.5"/><path class="f-stone" d="M16 11h8v7h-8z"/><path class="f-stone-dark" d="M16 16h8v2h-8z"/>"#,
    ),
    (
        "military_school",
        r#"<path class="f-bark" d="m3 23.5-2-2L16.5 6l2 2zM21 23.5l2-2L7.5 6l-2 2z"/><path class="f-stone-dark" d="M15 7.5 16.5 2 23 .5 21.5 7 17 9.5z"/><path class="f-stone" d="M9 7.5 7.5 2 1 .5 2.5 7 7 9.5z"/><path class="f-temple" d="m9.8 12.3 2.2-2.2 2.2 2.2L12 14.5z"/>"#,
    ),
    (
        "barracks",
        r#"<path class="l-bark" d="m10 0 2 4 2-4"/><path class="f-clay" d="M12 3 23.5 22.5H.5z"/><path class="f-clay-dark" d="M12 3l11.5 19.5H18z"/><path class="f-ink" d="M12 10.5l5.5 12h-11z"/><path class="f-temple" d="M0 22h24v1.5H0z"/>"#,
    ),
    (
        "temple",
        r#"<path class="f-stone-dark" d="M6 23.5V1.5h12v22z"/><path class="f-stone" d="M1 23.5V19h3v-4.5h3V10h2.5V5.5h5V10H17v4.5h3V19h3v4.5z"/><path class="f-stone-light" d="M9.5 10h5l2 13.5h-9z"/><path class="l-ink" d="M9.3 13h5.4M8.9 16h6.2M8.5 19h7M8 22h8"/><path class="f-temple" d="M7 .5h10v3H7z"/>"#,
    ),
    (
        "granary",
        r#"<path class="f-wood" d="M8 7.5C3 10.5 1.5 15.5 3 20c.7 2.3 2 3.5 4.5 3.5h9c2.5 0 3.8-1.2 4.5-3.5 1.5-4.5 0-9.5-5-12.5z"/><path class="f-bark" d="M6.5 5h11v2.5h-11z"/><path class="f-wood" d="m8 .5 4 1.5 4-1.5L17.5 5h-11z"/><path class="f-corn" d="M12 10c2 0 2.8 2.7 2.5 5.5S13.5 20 12 21.5c-1.5-1.5-2.2-3.2-2.5-6S10 10 12 10z"/><path class="l-corn" d="M9.8 13h4.4M9.6 16h4.8M10.5 19h3"/>"#,
    ),
    (
        "building",
        r#"<path class="f-temple" d="M12 1 23 6.5V10H1V6.5z"/><path class="f-wall" d="M3 10h18v10H3z"/><path class="f-temple" d="M1 20h22v3.5H1z"/><path class="f-ink" d="M5.5 12H9v8H5.5zM15 12h3.5v8H15zM10.5 12h3v8h-3z"/>"#,
    ),
];

/// What the table needs, which is all that the rules at hand show, too.
fn all() -> impl Iterator<Item = &'static Icon> {
    [RESOURCES, BUILDINGS, PIECES, THINGS, PEOPLE, WARFARE, CARDS, CREATURES].into_iter().flatten()
}

/// All symbols, once in a page; everything else refers to them.
pub(super) fn sprite() -> Markup {
    crate::sprite::sprite(all())
}

/// One of them, complete in itself.
pub(super) fn icon(name: &str) -> Option<Markup> {
    crate::sprite::icon(all(), name)
}
