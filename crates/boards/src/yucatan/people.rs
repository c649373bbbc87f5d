//! Counselors, powers of the City Leader, and Abilities in a field of 24 by 24, in the colour of the
//! text around them.

use crate::sprite::Icon;

/// A thrusting spear, a scarred shield, a footprint, a key; a shoot, a banner, an eye, bound hands;
/// a flame, a noose; a head in profile for any of them.
pub(super) const PEOPLE: &[Icon] = &[
    (
        "striker",
        r#"<path class="f-same" d="M13 1h10v10l-3.5-3.5-5 5-3-3 5-5zM1 20.5 10 11.5l2.5 2.5L3.5 23z"/><path class="f-same" d="M1.5 7.5h6v2.5h-6zM1.5 3h9v2.5h-9zM14 16.5h2.5v6H14z"/>"#,
    ),
    (
        "veteran",
        r#"<path class="f-same" fill-rule="evenodd" d="M12 .5 22 4v8c0 6-4.5 9.5-10 11.5C6.5 21.5 2 18 2 12V4zm5 5.5-1.5-1.5-10 12L7 18zm2 5-1.5-1.5-6 7.5L13 18.5z"/>"#,
    ),
    (
        "pathfinder",
        r#"<ellipse class="f-same" cx="8" cy="15" rx="4.5" ry="6.5"/><path class="f-same" d="M3.5 21.5h9q-.5 2-4.5 2t-4.5-2z"/><circle class="f-same" cx="4" cy="5.5" r="1.9"/><circle class="f-same" cx="8" cy="4.5" r="1.9"/><circle class="f-same" cx="12" cy="6" r="1.7"/><path class="f-same" d="m16 6 7 6.5-7 6.5v-4.5h-3v-4h3z"/>"#,
    ),
    (
        "jailer",
        r#"<path class="f-same" fill-rule="evenodd" d="M7 5a7 7 0 0 1 6.7 5H23.5v4H21v4h-4v-4h-3.3A7 7 0 1 1 7 5zm0 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z"/>"#,
    ),
    (
        "harvest",
        r#"<path class="f-same" d="M10.5 23.5v-9C5 14.5 1.5 11 1 4.5c6 0 9 2.5 10.5 6.5C12.5 5 16.5 1.5 23 1c0 8-3.5 12-9.5 12.5v10z"/>"#,
    ),
    (
        "war",
        r#"<path class="f-same" d="M3 .5h3v23H3z"/><path class="f-same" d="M7.5 2H23l-4.5 5L23 12H7.5z"/><path class="f-same" d="m9 15 2.5 4.5L16 15l-1 8.5H10z"/>"#,
    ),
    (
        "omens",
        r#"<path class="f-same" fill-rule="evenodd" d="M.5 13C4 7 8 5 12 5s8 2 11.5 8C20 19 16 21 12 21S4 19 .5 13zM12 8.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9z"/><circle class="f-same" cx="12" cy="13" r="2.2"/><path class="f-same" d="M11 0h2v3.5h-2zM3.5 2.5 5 1l2.5 3L6 5.5zM20.5 2.5 19 1l-2.5 3L18 5.5z"/>"#,
    ),
    (
        "captives",
        r#"<circle class="f-same" cx="7" cy="5" r="3.5"/><circle class="f-same" cx="17" cy="5" r="3.5"/><path class="f-same" d="M1.5 23.5V13c0-2.5 2.5-4 5.5-4s5 1.5 5 4c0-2.5 2-4 5-4s5.5 1.5 5.5 4v10.5h-4V18h-3v5.5h-7V18h-3v5.5z"/><path class="u-rope" d="M1 15.5q11 3 22 0"/>"#,
    ),
    (
        "fury",
        r#"<path class="f-flame" d="M12.5.5c5.5 5.5 9 9 8 15.5-.7 4.5-4 7.5-8.5 7.5S4 20.5 3.5 16C3 11.5 6 10 7 5.5c2 1 3 2.5 3.5 4.5 2-3 2.5-6 2-9.5z"/><path class="f-sun-light" d="M12.5 12c2.5 2.5 3.5 4.5 3 7-.5 2-2 3-3.5 3s-3.2-1-3.5-3c-.3-2.2 1.3-3 2-5 1 .3 1.3 1 1.5 1.7.5-1.2.7-2.4.5-3.7z"/>"#,
    ),
    (
        "snare",
        r#"<path class="u-rope" d="M12 9.5c6 0 10 2.5 10 6s-4 6-10 6-10-2.5-10-6 4-6 10-6zM12 9.5V0M10 3.5h4M10 6.5h4"/>"#,
    ),
    (
        "ability",
        r#"<path class="f-flame" d="M7.5 1c4 4 6 6 5.3 10-.5 2.8-2.5 4.5-5.3 4.5S2.3 13.5 2 11c-.2-2.7 1.5-3.7 2.2-6.5C5.5 5 6 6 6.5 7.2 7.5 5.5 7.8 3.5 7.5 1z"/><path class="u-rope" d="M16.5 13c3.5 0 5.5 1.8 5.5 4.3s-2 4.3-5.5 4.3S11 19.8 11 17.3 13 13 16.5 13zM16.5 13V6"/>"#,
    ),
    (
        "counselor",
        r#"<path class="f-same" d="M9 1c6-1 11 2.5 11 8.5l3 4.5-2.5 1v4.5H15v4H4.5V17C1.5 14 1 11 2 7.5L5.5 9 4 3z"/>"#,
    ),
];
