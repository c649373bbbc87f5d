//! Small pictures in a field of 24 by 24. Every resource and property has its own shape.

use crate::sprite::Icon;
use maud::Markup;

/// Name and drawing; the colours are in the style sheet.
const ICONS: &[Icon] = &[
    // Resources: a log's end, a block, a boulder, a cob, a coin, a feather crown.
    (
        "wood",
        r#"<circle class="f-bark" cx="12" cy="12" r="10.5"/><circle class="f-wood" cx="12" cy="12" r="7.8"/><path class="l-bark" d="M7.2 12a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0M10.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M12 7V2"/>"#,
    ),
    (
        "brick",
        r#"<path class="f-brick" d="M1.5 9.5 7 4.5h15.5v9.5L17 19.5H1.5z"/><path class="f-brick-light" d="M1.5 9.5 7 4.5h15.5L17 9.5z"/><path class="f-brick-dark" d="m17 9.5 5.5-5V14L17 19.5z"/><path class="l-brick" d="M1.5 14.5H17M9 9.5v5M5 14.5v5M13 14.5v5"/>"#,
    ),
    (
        "stone",
        r#"<path class="f-stone" d="M7.5 2.5h9l6 9-4.5 10H6L1.5 12z"/><path class="f-stone-light" d="m7.5 2.5 9 0-4 7.5-7 2.5-4-.5z"/><path class="f-stone-dark" d="m12.5 10 5.5 11.5H6l-.5-9z"/>"#,
    ),
    (
        "corn",
        r#"<path class="f-corn" d="M12 1c4 0 5 5.5 4.5 10.5S14.5 20 12 22c-2.5-2-4-5.5-4.5-10.5S8 1 12 1z"/><path class="l-corn" d="M8 6.5h8M7.5 10h9M8 13.5h8M10.3 2.5v14M13.7 2.5v14"/><path class="f-husk" d="M12 23C4 21.5 3 14 5 9c1 5 3.5 7.5 7 8 3.5-.5 6-3 7-8 2 5 1 12.5-7 14z"/>"#,
    ),
    (
        "gold",
        r#"<circle class="f-gold-dark" cx="12" cy="12" r="10.5"/><circle class="f-gold" cx="12" cy="12" r="8.5"/><path class="l-gold" d="M12.5 12.5c-1.5.8-3-1-1.7-2.6 1.8-2 5.2-.3 4.9 2.8-.4 3.8-5.4 5-8 2"/>"#,
    ),
    (
        "priest",
        r#"<path class="f-feather" d="m12 .5 2.8 9.5H9.2zM4 3.5l6.5 7-3.7 2.5zM20 3.5 17.2 13l-3.7-2.5zM.5 11 8 11.5 7 16zM23.5 11 17 16l-1-4.5z"/><path class="f-skin" d="M6.5 12h11v4.5a5.5 6.5 0 0 1-11 0z"/><path class="f-gold" d="M6 10.5h12v3.5H6z"/><path class="l-ink" d="M9.5 17h1M13.5 17h1M10.5 20h3"/>"#,
    ),
    // Building types.
    (
        "cornfield",
        r#"<path class="l-stalk" d="M5 21V8M12 21V5M19 21V8"/><path class="f-husk" d="M5 18c-3-.5-4-3-4-5 3 .5 4 2.5 4 5 0-2.5 1-4.5 4-5 0 2-1 4.5-4 5zM12 16c-3-.5-4-3-4-5 3 .5 4 2.5 4 5 0-2.5 1-4.5 4-5 0 2-1 4.5-4 5zM19 18c-3-.5-4-3-4-5 3 .5 4 2.5 4 5 0-2.5 1-4.5 4-5 0 2-1 4.5-4 5z"/><path class="f-corn" d="M5 3c2 0 2 5 0 7-2-2-2-7 0-7zM12 .5c2 0 2 5 0 7-2-2-2-7 0-7zM19 3c2 0 2 5 0 7-2-2-2-7 0-7z"/><path class="f-soil" d="M1 20h22v3H1z"/>"#,
    ),
    (
        "temple",
        r#"<path class="f-temple" d="M8 3h8v5h2.5v5H21v5h2v4H1v-4h2v-5h2.5V8H8z"/><path class="f-temple-light" d="M10 11h4l1.5 11h-7z"/><path class="f-ink" d="M10.5 5h3v4h-3z"/><path class="l-temple" d="M9.8 14h4.4M9.5 17h5M9 19.7h6M7 3h10"/>"#,
    ),
    (
        "village",
        r#"<path class="f-wall" d="M3 13h10v9H3zM13 15h8v7h-8z"/><path class="f-village" d="M8 3.5 15 14H1zM17 8l6 8.5H11.5z"/><path class="f-ink" d="M6.5 16.5h3V22h-3zM16 18h2.5v4H16z"/><path class="l-village" d="M5.5 9.5h5M4 12h8M15 12h4"/>"#,
    ),
    // Terrains: furrows, peaks, trees.
    (
        "plains",
        r#"<path class="f-plains" d="M1 7q5.5-4 11 0t11 0v4q-5.5 4-11 0t-11 0zM1 15q5.5-4 11 0t11 0v4q-5.5 4-11 0t-11 0z"/>"#,
    ),
    (
        "hills",
        r#"<path class="f-hills" d="M0 20 8.5 5l5 8.5L16.5 9 24 20z"/><path class="f-hills-light" d="m8.5 5 2.7 4.6L8.5 12 6 9.5zM16.5 9l2.3 3.4-2.3 1.6-1.7-2.4z"/>"#,
    ),
    (
        "forest",
        r#"<path class="f-trunk" d="M6 18h2.5v5H6zM15.5 18H18v5h-2.5z"/><path class="f-forest" d="M7.2 2 11 9H9l4 6H10l3.5 5H1l3.5-5h-3l4-6H3.5z"/><path class="f-forest-dark" d="m16.8 4 3.7 6H19l3 5h-2l3.5 5H11.5l3-5h-2l3-5H13z"/>"#,
    ),
    // Regions: an owl, a drop of rain, a bat.
    (
        "etla",
        r#"<path class="f-etla" d="M2 3q4 .5 6 2.5h8q2-2 6-2.5-1.5 3-1 6v5a9 9 0 0 1-18 0V9Q3.5 6 2 3z"/><circle class="f-face" cx="8" cy="11" r="4"/><circle class="f-face" cx="16" cy="11" r="4"/><circle class="f-ink" cx="8" cy="11" r="1.8"/><circle class="f-ink" cx="16" cy="11" r="1.8"/><path class="f-corn" d="M10.5 13.5h3L12 18z"/>"#,
    ),
    (
        "ocotlan",
        r#"<path class="f-ocotlan" d="M12 1c5 6.5 7.5 9.5 7.5 13.5a7.5 7.5 0 0 1-15 0C4.5 10.5 7 7.5 12 1z"/><path class="l-face" d="M7.5 15.5q2.2-2.5 4.5 0t4.5 0M9 11.5q1.5-1.7 3 0t3 0M9.5 19q1.2-1.3 2.5 0t2.5 0"/>"#,
    ),
    (
        "mitla",
        r#"<path class="f-mitla" d="M9.5 5 11 8h2l1.5-3 1 4Q20 4.5 23.5 5.5q-1.2 3 0 9-3.5-2.5-5.5 0-2-1-3 2L12 20.5 9 16.5q-1-3-3-2-2-2.5-5.5 0 1.2-6 0-9Q4 4.5 8.5 9z"/><path class="f-face" d="M10 10.5h1.5v1.5H10zM12.5 10.5H14v1.5h-1.5z"/>"#,
    ),
    // Pieces take the colour of their seat.
    ("house", r#"<path class="p" d="M12 1.5 22.5 10H20v12H4V10H1.5z"/>"#),
    (
        "palace",
        r#"<path class="p" d="M4 1.5h3.5V4H10V1.5h4V4h2.5V1.5H20V9h3v13.5H1V9h3z"/><path class="p-light" d="M4 9h16v2H4z"/>"#,
    ),
    ("disc", r#"<circle class="p" cx="12" cy="12" r="10.5"/>"#),
    ("piece_l", r#"<path class="p" d="M1 7h22v10H1z"/>"#),
    ("piece_m", r#"<path class="p" d="M4 8h16v8H4z"/>"#),
    ("piece_s", r#"<path class="p" d="M7 8.5h10v7H7z"/>"#),
    // Other things of the table.
    (
        "points",
        r#"<path class="f-sun" d="M12 0l2.2 4.2L18 1.6l.2 4.7 4.2-.3-2.2 4.1L24 12l-3.8 2.3 2.2 4-4.5.1-.2 4.5-4-2.4L12 24l-2.3-3.5-3.9 2.4-.2-4.7-4.2.1 2.2-4.1L0 12l3.6-2L1.6 6l4.5-.1.2-4.5 3.8 2.6z"/><circle class="f-sun-light" cx="12" cy="12" r="7"/>"#,
    ),
    (
        "pyramid",
        r#"<path class="f-stone-dark" d="M1 22h22v-5H1z"/><path class="f-stone" d="M5 17h14v-5H5z"/><path class="f-stone-light" d="M8.5 12h7V6h-7z"/>"#,
    ),
    (
        "ritual",
        r#"<path class="f-flame" d="M12 1c4 4 6 6.5 4.5 10.5C15.5 14 8.5 14 7.5 11.5 6.5 8.5 9 8 9 5c1.5.5 2 1.5 2.5 2.5C12.5 5.5 12.5 3 12 1z"/><path class="f-temple" d="M4 14h16l-3 5h-1.5l1.5 4H7l1.5-4H7z"/>"#,
    ),
    (
        "sacrifice",
        r#"<path class="f-obsidian" d="M12 1c4 4 4.5 9 2.5 13h-5C7.5 10 8 5 12 1z"/><path class="f-gold" d="M8 14h8v2.5H8z"/><path class="f-bark" d="M10 16.5h4V22l-2 1.5L10 22z"/>"#,
    ),
    ("trade", r#"<path class="f-trade" d="M1 8h14V4l8 6-8 6v-4H1zM23 18H12v3.5L6 16.5 12 12z"/>"#),
    ("arrow", r#"<path class="f-soft" d="M2 10h11V5l9 7-9 7v-5H2z"/>"#),
    (
        "basic",
        r#"<circle class="f-bark" cx="7" cy="8" r="5.5"/><path class="f-brick" d="M13 4h9.5v8H13z"/><path class="f-stone" d="m9 13.5h7l4 4.5-3 5H8.5l-3-5z"/>"#,
    ),
    (
        "card",
        r#"<path class="f-card" d="M5 1.5h14v21H5z"/><path class="f-temple" d="M8 15h8v-2.5h-1.5V10H13V7.5h-2V10H9.5v2.5H8z"/>"#,
    ),
    ("row", r#"<path class="f-soft" d="M1 9h15V5l7 7-7 7v-4H1z"/>"#),
    ("column", r#"<path class="f-soft" d="M9 1h6v15h4l-7 7-7-7h4z"/>"#),
];

/// Pictures of things that stand at the table as themselves; only the rulebook needs them small.
const BOOK: &[Icon] = &[
    (
        "building_tile",
        r#"<path class="f-card" d="M3 3h18v18H3z"/><path class="f-temple" d="M12 5.5 18 11h-1.5v5.5h-9V11H6z"/><circle class="f-stone" cx="18.5" cy="18.5" r="4"/>"#,
    ),
    (
        "scoring_tile",
        r#"<path class="f-card" d="M1.5 6h21v12h-21z"/><circle class="f-gold-dark" cx="17" cy="12" r="4"/><circle class="f-gold" cx="17" cy="12" r="2.8"/><path class="f-temple" d="M4 15h7v-2.5H9.8V10H8.5V8h-2v2H5.2v2.5H4z"/>"#,
    ),
];

/// The rulebook calls some things by their full name.
fn short_name(name: &str) -> &str {
    match name {
        "action_card" => "card",
        "ritual_card" => "ritual",
        "trade_tile" => "trade",
        other => other,
    }
}

/// All symbols, once in a page; everything else refers to them.
pub(super) fn sprite() -> Markup {
    crate::sprite::sprite(ICONS.iter())
}

/// One of them, complete in itself.
pub(super) fn icon(name: &str) -> Option<Markup> {
    crate::sprite::icon(ICONS.iter().chain(BOOK), short_name(name))
}
