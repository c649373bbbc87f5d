//! The nine creatures as silhouettes in a field of 24 by 24, in the colour of the text around them.

use crate::sprite::Icon;

/// A goat, an imp, a woman before a tree, a jaguar, a bat, a crocodile, a feathered serpent, a skull,
/// a rain god; a gate of smoke for any of them.
pub(super) const CREATURES: &[Icon] = &[
    (
        "uay_chivo",
        r#"<path class="f-same" fill-rule="evenodd" d="M8 8C2.5 8.5 0 5 1 .5c1.5 3 4 4 7 3.5 2.5-1 5.5-1 8 0 3 .5 5.5-.5 7-3.5 1 4.5-1.5 8-7 7.5l3.5 1.5-3 2c0 4-1.5 6.5-2.5 8v3.5h-4V19.5C9 18 7.5 15.5 7.5 11.5l-3-2zm1.5 2 .5 2 2-.7zm5 0-2.5 1.3 2 .7zM11 16l1 2 1-2z"/>"#,
    ),
    (
        "alux",
        r#"<path class="f-same" fill-rule="evenodd" d="M12 0c2 3 5.5 5 9 5.5L18 8c0 2.5-1 4-2.5 5 3 .5 5 2.5 5.5 5.5l2 1-2.5 2-2.5-2-.5 4h-4v-3h-3v3h-4l-.5-4-2.5 2L1 19.5l2-1c.5-3 2.5-5 5.5-5.5C7 12 6 10.5 6 8L3 5.5C6.5 5 10 3 12 0zM9 8a1.2 1.2 0 1 0 0 2.4A1.2 1.2 0 0 0 9 8zm6 0a1.2 1.2 0 1 0 0 2.4A1.2 1.2 0 0 0 15 8z"/>"#,
    ),
    (
        "xtabay",
        r#"<path class="f-same" fill-rule="evenodd" d="M11 .5c5-.5 8.5 3 8 8.5-.5 6 2.5 8 3 14.5H2C2.5 17 5.5 15 5 9c-.5-5 2-8 6-8.5zM12 4C9.5 4 8.5 6 8.5 8.5s1.5 5 3.5 5 3.5-2.5 3.5-5S14.5 4 12 4zM9 16c-1 2-2 4-2.5 7.5h11C17 20 16 18 15 16q-3 2-6 0z"/>"#,
    ),
    (
        "balam",
        r#"<path class="f-same" fill-rule="evenodd" d="M3 1.5 8 4h8l5-2.5V9c1.5 2 1.5 6-1 9-1.5 2.5-4 5-8 5.5-4-.5-6.5-3-8-5.5C1.5 15 1.5 11 3 9zM6 10.5 8 13l3-.5zm12 0L13 12.5l3 .5zM9.5 16l2.5 2 2.5-2zM8 19.5q4 2.5 8 0l-1.5 2-1-1-1.5 1.2-1.5-1.2-1 1z"/>"#,
    ),
    (
        "camazotz",
        r#"<path class="f-same" d="m9 1 1.5 3h3L15 1l1 6c2.5-3 5-4.5 8-5-1 4 0 7-.5 11-2-1-3.5-.5-4.5 1-1.5-1-3-.5-3.5 1L14 23h-4l-1.5-8c-.5-1.5-2-2-3.5-1-1-1.5-2.5-2-4.5-1C0 9 1 6 0 2c3 .5 5.5 2 8 5z"/>"#,
    ),
    (
        "zipacna",
        r#"<path class="f-same" fill-rule="evenodd" d="M.5 14 5 11l1-4 3 2.5L11 5l3 3.5 3-3 1.5 4 5 3V18l-4 4H16l.5-2.5h-6L9 22H5.5L6 19H.5v-1.5l11-1V15zM18 11.5a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 0 0 0-2.6z"/><path class="f-same" d="m2 20.5 1.5 2L5 20.5z"/>"#,
    ),
    (
        "kukulkan",
        r#"<path class="u-l-bold" d="M12.5 13c-1.8.7-3.2-1.4-1.8-3.2 2.3-2.6 6.7-.6 6.5 3.3-.4 5-6.7 7.3-10.5 3.6C2.5 12.5 4.5 5.5 10.5 4c3.5-.9 6.5 0 8.5 2"/><path class="f-same" d="M17 2.5 24 4l-1 6-6-1.5zM.5 7.5l5 1-2.5 4zM0 16l5.5-1.5-.3 5zM6 24l1.5-5.5 4 2.6zM15 23.5l-2-4.5 4.5-1zM21.5 19.5 17 17l3-3z"/>"#,
    ),
    (
        "ah_puch",
        r#"<path class="f-same" fill-rule="evenodd" d="M12 .5c6 0 10.5 4 10.5 9.5 0 3.5-1.5 6-4 7.5v3.5h-2.5V23.5h-2V21h-1v2.5h-2V21h-1v2.5H8V21H5.5v-3.5c-2.5-1.5-4-4-4-7.5C1.5 4.5 6 .5 12 .5zM7.5 8a3 3 0 1 0 0 6a3 3 0 0 0 0-6zm9 0a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM12 13l-1.8 3.5h3.6z"/>"#,
    ),
    (
        "chaac",
        r#"<path class="f-same" fill-rule="evenodd" d="M3 9c0-5 4-8.5 9-8.5 4.5 0 7.5 2.5 8.5 6 2 0 3 1.5 3 3 0 2.5-2.5 3-4 1.5l-2 1C18 16 15 18 11 18c-5 0-8-4-8-9zm8-3.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z"/><path class="f-same" d="m4 18.5-1.5 5h2l1-5zM9 20l-1 3.5h2l.7-3.5zM14 20l.5 3.5h2l-1-3.5zM19 17.5l1.5 6h2l-2-6z"/>"#,
    ),
    (
        "summoning",
        r#"<path class="f-same" fill-rule="evenodd" d="M2 23.5V10C2 4 6 .5 12 .5S22 4 22 10v13.5h-4V10c0-3.5-2-6-6-6s-6 2.5-6 6v13.5z"/><path class="u-l-smoke" d="M9.5 23.5c-1-4 4.5-4 4-8-.3-2.5-4-2.3-3.5.3"/>"#,
    ),
];
