//! Pictures of Sites, pieces, cards and effects, in a field of 24 by 24.

use crate::sprite::Icon;

/// The five Sites: a road between two temples, water, a goal ring, a fire on a stone, carved steps.
pub(super) const SITES: &[Icon] = &[
    (
        "embassies",
        r#"<path class="f-husk" d="M1 23c0-7 4-6 6-9.5S7 8 12 7s4-4 4-4l3 1.5S18 10 13 11s-2 4-4 7-2 5-2 5z"/><path class="f-zeal" d="M13 23v-3h1.5v-3H16v-3h4v3h1.5v3H23v3z"/><path class="f-food" d="M2 10V7.5h1V5h1.5V2.5h3V5H9v2.5h1V10z"/><path class="f-night" d="M5.2 7.5h1.6V10H5.2zM17 19.5h2V23h-2z"/>"#,
    ),
    (
        "river",
        r#"<path class="f-river" d="M.5 5q3.8-4 7.7 0t7.6 0 7.7 0v3.5q-3.9 4-7.7 0t-7.6 0-7.7 0z"/><path class="f-river-dark" d="M.5 12q3.8-4 7.7 0t7.6 0 7.7 0v3.5q-3.9 4-7.7 0t-7.6 0-7.7 0z"/><path class="f-river" d="M.5 19q3.8-4 7.7 0t7.6 0 7.7 0v3q-3.9 3.5-7.7 0t-7.6 0-7.7 0z"/>"#,
    ),
    (
        "ball_court",
        r#"<path class="f-fame" fill-rule="evenodd" d="M9.5 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21zm0 5.5a5 5 0 1 0 0 10a5 5 0 0 0 0-10z" transform="translate(-.5)"/><path class="l-fame" d="M9 3.5v1.5M9 19v1.5M.8 12h1.7M15.5 12h1.7"/><circle class="f-night" cx="18.5" cy="18.5" r="5"/><path class="l-hole" d="M15.5 16.5q3 1 5.5-1M16 21q2.5-2 6-1.5"/>"#,
    ),
    (
        "altars",
        r#"<path class="f-flame" d="M12 .5c4 4 5.5 6.5 4 9.5-1 2.5-7 2.5-8 0C7 7.5 9.3 7 9.3 4.5c1.5.5 1.7 1.5 2.2 2.3 1-2 1-4 .5-6.3z"/><path class="f-zeal" d="M2 12.5h20V16h-3v3.5h3v4H2v-4h3V16H2z"/><path class="f-zeal-light" d="M8 16h8v3.5H8z"/>"#,
    ),
    (
        "hieroglyphs",
        r#"<path class="f-power" d="M1 23.5V17h5.5v-5H12V7h5.5V1.5H23v22z"/><circle class="f-power-light" cx="20.3" cy="5" r="1.6"/><circle class="f-power-light" cx="14.7" cy="10.5" r="1.6"/><circle class="f-power-light" cx="9.2" cy="15.5" r="1.6"/><circle class="f-power-light" cx="3.8" cy="20.3" r="1.6"/><path class="l-power-light" d="M14 15.5h7M14 19.5h7M19 10.5h2.5"/>"#,
    ),
];

/// Pieces take the colour of their seat.
pub(super) const PIECES: &[Icon] = &[
    (
        "totem",
        r#"<path class="p" d="M7 1.5 12 4l5-2.5V7h4v4h-4v2.5h3.5V18H17v2h3v3.5H4V20h3v-2H3.5v-4.5H7V11H3V7h4z"/>"#,
    ),
    ("token", r#"<circle class="p" cx="12" cy="12" r="10.5"/>"#),
    (
        "priest",
        r#"<path class="p" d="M12 .5 14.5 5 19 2.5 17.5 9c0 2-1 3.5-2.5 4.5 3.5 1 5 4 5.5 10h-17c.5-6 2-9 5.5-10C7.5 12.5 6.5 11 6.5 9L5 2.5 9.5 5z"/>"#,
    ),
];

/// Things of the table and what they do.
pub(super) const THINGS: &[Icon] = &[
    (
        "blind_tile",
        r#"<path class="f-stone-dark" d="M2 2h20v20H2z"/><path class="l-stone-light" d="M5 5h14v14H5zM5 5l14 14M19 5 5 19M12 5v14M5 12h14"/>"#,
    ),
    (
        "event_space",
        r#"<path class="f-omen" d="M12 0l2.5 4L19 2.5 18.5 7l4.5 1-2.5 4 2.5 4-4.5 1 .5 4.5-4.5-1.5L12 24l-2.5-4L5 21.5 5.5 17 1 16l2.5-4L1 8l4.5-1L5 2.5 9.5 4z"/><path class="f-tile-plain" d="M4.5 12C8 7 16 7 19.5 12 16 17 8 17 4.5 12z"/><circle class="f-night" cx="12" cy="12" r="3.2"/>"#,
    ),
    (
        "bonus_space",
        r#"<path class="f-food" d="M8.5 3 15 9.5H8.5z"/><path class="f-fame" d="M15 9.5 8.5 16V9.5z"/><path class="f-zeal" d="M8.5 16 2 9.5h6.5z"/><path class="f-power" d="M2 9.5 8.5 3v6.5z"/><path class="l-tile" d="M8.5 3 15 9.5 8.5 16 2 9.5zM2 9.5h13M8.5 3v13"/><path class="f-food" d="M15.5 8 22 14.5h-6.5z"/><path class="f-fame" d="M22 14.5 15.5 21v-6.5z"/><path class="f-zeal" d="M15.5 21 9 14.5h6.5z"/><path class="f-power" d="M9 14.5 15.5 8v6.5z"/><path class="l-tile" d="M15.5 8 22 14.5 15.5 21 9 14.5zM9 14.5h13M15.5 8v13"/>"#,
    ),
    (
        "decline",
        r#"<path class="f-same" d="M1 2h6v5.5h5.5V13H18v4h4l-6.5 7L9 17h4v-2H7.5V9.5H1z"/>"#,
    ),
    (
        "closed",
        r#"<path class="f-stone-dark" d="M1.5 3.5 8 1l8 1.5 6.5 3-.5 8 1 6.5-7 3.5-8-1-6.5.5L2 15z"/><path class="l-hole" d="m13 1.8-3 6 4 2.7-3.5 5.5 2.5 7M10 8 2 9.5M14 10.5l8.5-1M10.5 16 3 20M11.5 18l7 3"/>"#,
    ),
    (
        "embassy_token",
        r#"<circle class="f-gold-dark" cx="12" cy="12" r="11"/><circle class="f-tile-plain" cx="12" cy="12" r="8.8"/><path class="f-zeal" d="M6 17.5v-2.5h1.5v-2.5H9V10h1.5V7h3v3H15v2.5h1.5V15H18v2.5z"/>"#,
    ),
    (
        "extension",
        r#"<path class="f-clay-dark" d="M7.5 1.5h9V5h-9z"/><path class="f-clay" d="M8 5h8c5 3 6.5 6.5 6 11-.4 3.5-3 7-5.5 7h-9C5 23 2.4 19.5 2 16c-.5-4.5 1-8 6-11z"/><path class="l-clay" d="M3 11.5h18M2.3 16.5h19.4"/><path class="f-tile-plain" d="M4.5 12.3h2l1.5 2.5H6zM10 12.3h2l1.5 2.5h-2zM15.5 12.3h2l1.5 2.5h-2z"/>"#,
    ),
    (
        "character",
        r#"<path class="f-tile" d="M3.5 1h17v22h-17z"/><path class="f-fame" d="M6 10C6 5 8 3 10 3c0 2 .5 3 1 4 .5-2 2-4 4.5-4-.5 2-.5 3 0 4 1-1 2-1.5 3-1.5 0 2-1 4-2.5 5z"/><path class="f-skin" d="M8 10h8.5l1.5 4.5-1.5.8V18H14l-.5 3H7.5v-4.5C6.5 14.5 7 12 8 10z"/><path class="f-gold" d="M6.5 8.8h10.5v2H6.5z"/><path class="f-night" d="M13.5 12.5h2V14h-2z"/>"#,
    ),
    (
        "permanent",
        r#"<path class="l-same-bold" d="M12 12C9 7.5 7.5 6.5 5.7 6.5a5.5 5.5 0 0 0 0 11C7.5 17.5 9 16.5 12 12s4.5-5.5 6.3-5.5a5.5 5.5 0 0 1 0 11C16.5 17.5 15 16.5 12 12z"/>"#,
    ),
    ("one_shot", r#"<path class="f-flash" d="M14.5.5 4 13.5h6.5L8.5 23.5 20 9.5h-7z"/>"#),
    (
        "endgame",
        r#"<path class="f-flame" d="M10.7 2h2.6v4h-2.6zM2.5 6.5l2-2 3 3-2 2zM19.5 4.5l2 2-3 3-2-2zM5 16a7 7 0 0 1 14 0z"/><path class="f-same" d="M1 17.5h22V20H1zM4 21.5h16V24H4z"/>"#,
    ),
    (
        "glyph",
        r#"<path class="f-tile" d="M3 1h18v22H3z"/><path class="f-power" d="M6 4h12v16H6z"/><path class="l-carved-light" d="M8.5 8.5C10 6.5 14 6.5 15.5 8.5 14 10.5 10 10.5 8.5 8.5zM8.5 14q1.8-1.8 3.5 0t3.5 0M8.5 17q1.8-1.8 3.5 0t3.5 0"/>"#,
    ),
    (
        "jade",
        r#"<path class="f-jade" d="M7 1.5h10L23 8v8l-6 6.5H7L1 16V8z"/><path class="f-jade-light" d="M7 1.5h10l-3.5 6h-4z"/><path class="l-jade" d="m9.5 7.5 5 0 3 4.5-3 4.5h-5l-3-4.5zM7 1.5l2.5 6M17 1.5l-3 6M23 8l-5.5 4L23 16M1 8l5.5 4L1 16M7 22.5l2.5-6M17 22.5l-2.5-6"/>"#,
    ),
    (
        "mask",
        r#"<path class="f-jade" d="M5 2h14l1.5 5H23v6.5h-2.5L18 19l-3.5 4h-5L6 19l-2.5-5.5H1V7h2.5z"/><path class="l-jade" d="M8.5 2v4.5M15.5 2v4.5M3.5 7h17M12 7v4l-2 4.5h4L12 11M6 19h12"/><path class="f-tile-plain" d="M5.5 9.5q2.5-1.5 5 .5-2.5 2-5-.5zM18.5 9.5q-2.5-1.5-5 .5 2.5 2 5-.5zM8.5 16.8h7v1.5h-7z"/>"#,
    ),
    (
        "climb",
        r#"<path class="f-same" d="M1 23.5V19h5.5v-4.5H12V10h5.5V6H23v17.5z"/><path class="f-same" d="M1.5 9.5 8 3 6 1h8v8l-2-2-6.5 6.5z"/>"#,
    ),
    (
        "descend",
        r#"<path class="f-same" d="M1 23.5V19h5.5v-4.5H12V10h5.5V6H23v17.5z"/><path class="f-same" d="M10 0l4 4-6 6 2 2H2V4l2 2z"/>"#,
    ),
    (
        "first",
        r#"<path class="f-husk" d="M12 0c2.5 4 2.5 8 0 13-2.5-5-2.5-9 0-13zM4.5 2c3.5 2 5.5 6 5.5 11-4-2-6-6.5-5.5-11zM19.5 2c.5 4.5-1.5 9-5.5 11 0-5 2-9 5.5-11z"/><path class="f-omen" d="M0 7.5c4 .5 7 3 8 7-4-.5-7-3-8-7zM24 7.5c-1 4-4 6.5-8 7 1-4 4-6.5 8-7z"/><path class="f-gold-dark" d="M2.5 15h19l-1 6h-17z"/><path class="f-gold" d="M2.5 15h19l-.4 2.5H2.9z"/><circle class="f-jade" cx="12" cy="18.5" r="2"/><circle class="f-jade" cx="6.5" cy="18.5" r="1.3"/><circle class="f-jade" cx="17.5" cy="18.5" r="1.3"/>"#,
    ),
    ("arrow", r#"<path class="f-soft" d="M2 10h11V5l9 7-9 7v-5H2z"/>"#),
    (
        "hand",
        r#"<path class="f-tile" d="M7 1.5h14.5V16H7z"/><path class="f-stone-light" d="M2.5 8H17v14.5H2.5z"/><path class="l-tile" d="M2.5 8H17v14.5H2.5z"/><path class="f-fame" d="m9.7 10.5 5 4.7-5 4.8-5-4.8z"/>"#,
    ),
    (
        "two_tiles",
        r#"<path class="f-river" d="M0 16.5q3-3 6 0t6 0 6 0 6 0V24H0z"/><path class="f-tile" d="M1.5 3h9.5v9.5H1.5zM13 3h9.5v9.5H13z"/><path class="f-food" d="m6.2 4.7 3 3-3 3-3-3z"/><path class="f-power" d="m17.7 4.7 3 3-3 3-3-3z"/>"#,
    ),
    (
        "any_site",
        r#"<path class="f-same" fill-rule="evenodd" d="m12 .5 11.5 9-4.5 14H5L.5 9.5zm0 4.5-7 5.5 2.7 8.5h8.6L19 10.5z"/><path class="f-same" d="m12 8 1.3 2.8 3 .3-2.3 2 .8 3-2.8-1.6-2.8 1.6.8-3-2.3-2 3-.3z"/>"#,
    ),
    (
        "city",
        r#"<path class="f-clay" d="M1 23.5V18h3v-4.5h3V9h2.5V4h5v5H17v4.5h3V18h3v5.5z"/><path class="f-night" d="M10.5 18h3v5.5h-3z"/><path class="l-clay" d="M4 18h16M7 13.5h10M9.5 9h5"/>"#,
    ),
    (
        "rounds",
        r#"<path class="f-same" d="M3 1h18v3h-2.5c0 4-2 6-4.5 8 2.5 2 4.5 4 4.5 8H21v3H3v-3h2.5c0-4 2-6 4.5-8-2.5-2-4.5-4-4.5-8H3z"/><path class="f-hole" d="M8 5h8c-.5 2.5-2 4-4 5.5C10 9 8.5 7.5 8 5z"/>"#,
    ),
    (
        "discard",
        r#"<path class="f-tile" d="M3.5 1h17v22h-17z"/><path class="f-stone-dark" d="M6 3.5h12v17H6z"/><path class="l-stone-light" d="M8 6h8v12H8zM8 6l8 12M16 6 8 18"/>"#,
    ),
    (
        "zoom",
        r#"<path class="l-same-bold" d="M14.5 14.5 22 22M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM10 7v6M7 10h6"/>"#,
    ),
];
