//! Pieces, places and marks in a field of 24 by 24.

use crate::sprite::Icon;

/// Pieces take the colour of their seat: masks of two Troop Leaders, a priest, a marker.
pub(super) const PIECES: &[Icon] = &[
    (
        "leader_1",
        r#"<path class="p" d="M12 .5 14.5 5l4.5-2.5-.5 4.5H22l-2 3v5c0 4.5-3.5 7-8 8.5-4.5-1.5-8-4-8-8.5v-5L2 7h3.5L5 2.5 9.5 5z"/>"#,
    ),
    (
        "leader_2",
        r#"<path class="p" d="M4 5.5 2 1l6 2 4-2.5L16 3l6-2-2 4.5 3 6-3 2v2c0 4.5-3.5 6.5-8 8-4.5-1.5-8-3.5-8-8v-2l-3-2z"/>"#,
    ),
    (
        "city_leader",
        r#"<path class="p" d="M8.5.7h7L17.5 6l-1.3 1.5c.5 2-.2 3.7-1.5 4.7 4.5 1 6.3 4.3 6.8 11.1h-19c.5-6.8 2.3-10.1 6.8-11.1-1.3-1-2-2.7-1.5-4.7L6.5 6z"/>"#,
    ),
    ("marker", r#"<path class="p" d="M12 1 23 12 12 23 1 12z"/>"#),
];

/// A sun stone, a tree, three cities, a face-down card, levels, timers and time.
pub(super) const THINGS: &[Icon] = &[
    (
        "first",
        r#"<circle class="f-stone-dark" cx="12" cy="12" r="11.5"/><circle class="f-sun" cx="12" cy="12" r="8.5"/><path class="f-sun-light" d="m12 4 2 5.5 5.5-2-3 4.5 3 4.5-5.5-2-2 5.5-2-5.5-5.5 2 3-4.5-3-4.5 5.5 2z"/><circle class="f-ink" cx="12" cy="12" r="1.8"/>"#,
    ),
    (
        "jungle",
        r#"<path class="f-bark" d="M10.5 13h3l1 10.5h-5z"/><path class="u-f-leaf" d="M12 .5c4 0 5 3 4.5 5 3.5 0 6 3.5 4 6.5-1.5 2.5-5 2.5-6.5 1.5q-2 1.5-4 0c-1.5 1-5 1-6.5-1.5-2-3 .5-6.5 4-6.5-.5-2 .5-5 4.5-5z"/>"#,
    ),
    (
        "chichen_itza",
        r#"<path class="f-stone" d="M.5 23.5V20h2.5v-4.5h2.5V11H8V6.5h8V11h2.5v4.5H21V20h2.5v3.5z"/><path class="f-temple" d="M8 1h8v5.5H8z"/><path class="f-stone-light" d="M10 6.5h4l1.5 17h-7z"/><path class="f-ink" d="M10.8 3h2.4v3.5h-2.4z"/>"#,
    ),
    (
        "uxmal",
        r#"<path class="f-stone" d="M1 23.5C2 14 5.5 7.5 8 6.5h8c2.5 1 6 7.5 7 17z"/><path class="f-temple" d="M7 2h10v4.5H7z"/><path class="f-stone-light" d="M10.5 6.5h3L17 23.5H7z"/><path class="l-ink" d="M9.5 11h5M9 15h6M8 19h8"/>"#,
    ),
    (
        "mayapan",
        r#"<path class="f-stone" d="M2 9h20v2.5H2zM3 11.5h3.5V20H3zM10 11.5h4V20h-4zM17.5 11.5H21V20h-3.5z"/><path class="f-temple" d="M12 1c5 0 9 3.5 10 8H2c1-4.5 5-8 10-8z"/><path class="f-stone-dark" d="M.5 20h23v3.5H.5z"/>"#,
    ),
    (
        "special",
        r#"<path class="u-f-back" d="M4 .5h16q1.5 0 1.5 1.5v20q0 1.5-1.5 1.5H4q-1.5 0-1.5-1.5V2Q2.5.5 4 .5z"/><path class="u-f-back-light" d="m12 5 2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/>"#,
    ),
    (
        "back",
        r#"<path class="u-f-back" d="M4 .5h16q1.5 0 1.5 1.5v20q0 1.5-1.5 1.5H4q-1.5 0-1.5-1.5V2Q2.5.5 4 .5z"/><path class="u-l-back" d="M6 20V16h4v-4h4V8h4V4M6 4h4v4M18 20h-4v-4"/>"#,
    ),
    ("level_0", r#"<circle class="u-l-same" cx="12" cy="12" r="3.5"/>"#),
    ("level_1", r#"<circle class="f-same" cx="12" cy="12" r="3.5"/>"#),
    (
        "level_2",
        r#"<circle class="f-same" cx="7" cy="12" r="3.5"/><circle class="f-same" cx="17" cy="12" r="3.5"/>"#,
    ),
    (
        "level_3",
        r#"<circle class="f-same" cx="3.5" cy="12" r="3.5"/><circle class="f-same" cx="12" cy="12" r="3.5"/><circle class="f-same" cx="20.5" cy="12" r="3.5"/>"#,
    ),
    ("per_level", r#"<path class="f-same" d="M1 23v-6h7v-6h7V5h8v18z"/>"#),
    (
        "timer",
        r#"<path class="f-bark" d="M4 0h16v3.5H4zM4 20.5h16V24H4z"/><path class="u-f-glass" d="M6 3.5h12c0 4.5-4 6-4 8.5s4 4 4 8.5H6c0-4.5 4-6 4-8.5s-4-4-4-8.5z"/><path class="f-sun" d="M8 6.5h8c-1 2-4 3-4 5.5 0-2.5-3-3.5-4-5.5zM7.5 20.5c.5-2.5 4.5-2.5 4.5-5 0 2.5 4 2.5 4.5 5z"/>"#,
    ),
    (
        "token",
        r#"<circle class="p" cx="12" cy="12" r="10.5"/><path class="u-f-token" d="M6 10h12v3H6zM8 15h8v2H8zM9 6h6v2.5H9z"/>"#,
    ),
    (
        "pyramid",
        r#"<path class="f-stone" d="M.5 23.5V18h3v-5h3.5V8h3V3h4v5h3v5h3.5v5h3v5.5z"/><path class="f-stone-light" d="M10.5 8h3l2 15.5h-7z"/>"#,
    ),
    (
        "calendar",
        r#"<circle class="f-stone-dark" cx="12" cy="12" r="11.5"/><circle class="f-wall" cx="12" cy="12" r="8.5"/><path class="f-temple" d="M12 3.5V12H3.5A8.5 8.5 0 0 1 12 3.5zM12 12h8.5a8.5 8.5 0 0 1-8.5 8.5z"/><circle class="f-ink" cx="12" cy="12" r="2"/>"#,
    ),
    (
        "prison",
        r#"<path class="f-bark" d="M1 2h22v3H1zM1 19.5h22v3H1zM3 5h2.5v14.5H3zM8 5h2.5v14.5H8zM13.5 5H16v14.5h-2.5zM18.5 5H21v14.5h-2.5z"/>"#,
    ),
];
