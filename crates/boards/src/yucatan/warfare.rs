//! What counts in a Battle, and the pictures of the Battle cards, in a field of 24 by 24.

use crate::sprite::Icon;

/// An axe, a net, a shield, smoke, an arrow bending back, two axes against each other.
pub(super) const WARFARE: &[Icon] = &[
    (
        "axe",
        r#"<path class="f-bark" d="M8 1.5h3.5v22H8z"/><path class="u-f-blade" d="M10 3.5h3.5C17 3.5 20 2.5 22 .5c2 4 2 9.5 0 13.5-2-2-5-3-8.5-3H10zM5 4.5h3v5.5H5z"/>"#,
    ),
    (
        "net",
        r#"<path class="u-l-net" d="M2.5 5.5 12 1l9.5 4.5v8L12 23l-9.5-9.5zM2.5 9.5 16.5 2.8M3.5 15 21.5 6M8 19.5l13.5-9.5M21.5 9.5 7.5 2.8M20.5 15 2.5 6M16 19.5 2.5 10"/>"#,
    ),
    (
        "guard",
        r#"<circle class="u-f-shield" cx="12" cy="12" r="11"/><circle class="f-wall" cx="12" cy="12" r="7.5"/><circle class="u-f-shield" cx="12" cy="12" r="4"/><circle class="f-wall" cx="12" cy="12" r="1.5"/>"#,
    ),
    (
        "veil",
        r#"<path class="u-l-smoke" d="M5 23c-1-5 8-4.5 8-9.5 0-3.5-5.5-3.5-5.5-.3 0 2.3 2.8 2.6 3.5.8M13 13.5c4.5-.5 7.5-3.5 6.5-7.5-.8-3.3-5.2-3-5.2.2 0 2 2.5 2.3 3 .7M6 9C4 6.5 5 3 8 2"/>"#,
    ),
    (
        "return",
        r#"<path class="u-l-same" d="M5 8.5h10.5a5.5 5.5 0 0 1 0 11H9"/><path class="f-same" d="M9.5 2v13L1 8.5z"/>"#,
    ),
    (
        "battle",
        r#"<path class="f-bark" d="m2 23.5-1.5-2L16 6l2 2zM22 23.5l1.5-2L8 6 6 8z"/><path class="u-f-blade" d="M14 7c-.5-3 .5-5 2.5-6.5 2.5 1 6 4.5 7 7-1.5 2-3.5 3-6.5 2.5zM10 7c.5-3-.5-5-2.5-6.5-2.5 1-6 4.5-7 7 1.5 2 3.5 3 6.5 2.5z"/>"#,
    ),
];

/// A paw, a thrown net, three heads, a row of shields, two arrows; shards, a moon, a pierced hand,
/// smoke, a drum.
pub(super) const CARDS: &[Icon] = &[
    (
        "jaguar_charge",
        r#"<path class="f-same" d="M12 11c4.5 0 8 4 8 7.8 0 3-2.5 4.4-4.8 3.7-1-.3-2-.5-3.2-.5s-2.2.2-3.2.5C6.5 23.2 4 21.8 4 18.8 4 15 7.5 11 12 11z"/><ellipse class="f-same" cx="3.3" cy="10.5" rx="2.4" ry="3.3"/><ellipse class="f-same" cx="8.4" cy="5" rx="2.6" ry="3.9"/><ellipse class="f-same" cx="15.6" cy="5" rx="2.6" ry="3.9"/><ellipse class="f-same" cx="20.7" cy="10.5" rx="2.4" ry="3.3"/>"#,
    ),
    (
        "net_ambush",
        r#"<path class="u-l-net" d="M2 13Q2 2 12 2t10 11M12 2v13M7 3.5Q6 9 6.5 15M17 3.5q1 5.5.5 11.5M2.5 9q9.5 3 19 0M2 13.5q10 3.5 20 0"/><circle class="f-same" cx="3" cy="17.5" r="2"/><circle class="f-same" cx="9" cy="20" r="2"/><circle class="f-same" cx="15" cy="20" r="2"/><circle class="f-same" cx="21" cy="17.5" r="2"/>"#,
    ),
    (
        "war_council",
        r#"<circle class="f-same" cx="12" cy="5" r="4"/><circle class="f-same" cx="4" cy="9" r="3.2"/><circle class="f-same" cx="20" cy="9" r="3.2"/><path class="f-same" d="M6.5 23.5V14q0-3.5 5.5-3.5t5.5 3.5v9.5zM.5 23.5V16q0-2.5 4.5-2.5v10zM23.5 23.5V16q0-2.5-4.5-2.5v10z"/>"#,
    ),
    (
        "shield_line",
        r#"<path class="f-same" fill-rule="evenodd" d="M.5 5h7v9c0 4-1.5 6.5-3.5 8-2-1.5-3.5-4-3.5-8zM8.5 3h7v10.5c0 4.5-1.5 7-3.5 8.5-2-1.5-3.5-4-3.5-8.5zM16.5 5h7v9c0 4-1.5 6.5-3.5 8-2-1.5-3.5-4-3.5-8zM11 6v10h2V6z"/>"#,
    ),
    (
        "skirmish",
        r#"<path class="f-same" d="m23 1-8 1.5 2 2L3 18.5V23h3.5L20 9l2.5 2.5zM1 1l8 1.5-2 2 4.5 4.5L9 11.5 4.5 7 2.5 9zM15 13.5l6 6V23h-3.5l-5.5-6.5z"/>"#,
    ),
    (
        "obsidian_storm",
        r#"<path class="f-same" d="m8 .5 4 7-2.5 6L5 8zM17 2l3.5 6-3 7-4-6.5zM4 11.5 7 16l-2 7-4-6zM13 13l4 5-3 5.5-4-4.5zM21 13l2.5 4-2 5-3-4.5z"/>"#,
    ),
    (
        "night_raid",
        r#"<path class="f-same" d="M14 .5A11.5 11.5 0 1 0 23 16 9.5 9.5 0 0 1 14 .5z"/><path class="f-same" d="m18.5 5 1.2 2.8 2.8 1.2-2.8 1.2-1.2 2.8-1.2-2.8L14.5 9l2.8-1.2z"/>"#,
    ),
    (
        "blood_pact",
        r#"<path class="f-same" d="M5 12V6a1.6 1.6 0 0 1 3.2 0v4h.6V3a1.6 1.6 0 0 1 3.2 0v7h.6V4a1.6 1.6 0 0 1 3.2 0v6.5h.6V7a1.5 1.5 0 0 1 3 0v6.5c0 4-2.5 6-6.5 6S7.5 18.5 6 16l-4-5c-.6-1.5 1-2.5 2-1.5z"/><path class="u-f-blood" d="M11.5 14c2 3 3.3 4.5 3.3 6.5a3.3 3.3 0 0 1-6.6 0c0-2 1.3-3.5 3.3-6.5z"/>"#,
    ),
    (
        "veil_of_smoke",
        r#"<path class="u-l-smoke" d="M3 23c0-5 7-4 7-8.5 0-3-4.5-3-4.5 0M10 14.5c4 0 6-3 5-6.5-.8-3-4.8-2.5-4.5.5M12 23c0-4 8-3 8.5-8 .3-3.5-4.5-4-5-1M4 8c-1-3 1-5.5 4-6M18 6c2-.5 3-2 3-4"/>"#,
    ),
    (
        "war_drums",
        r#"<path class="f-same" fill-rule="evenodd" d="M2 8c0-3 4.5-5 10-5s10 2 10 5v9c0 3-4.5 5-10 5S2 20 2 17zm2.5 0c0 1.5 3 3 7.5 3s7.5-1.5 7.5-3-3-3-7.5-3-7.5 1.5-7.5 3zM5 13v4l3 2v-4.5zM11 15v5h2v-5zM16 14.5V19l3-2v-4z"/>"#,
    ),
];
