//! Pictures of things that the board draws in full; only the rulebook needs them small.

use crate::sprite::Icon;

/// The last two are the Totem with either side up: at the table its symbol lies on the piece.
pub(super) const BOOK: &[Icon] = &[
    (
        "pyramid",
        r#"<path class="f-stone-dark" d="M.5 23.5V18h23v5.5z"/><path class="f-stone" d="M4 18v-5.5h16V18z"/><path class="f-stone-light" d="M7.5 12.5V7h9v5.5z"/><path class="f-zeal" d="M9.5 7V2h5v5z"/><path class="l-stone" d="M10.5 9.5h3M10 12.5h4M9.5 15h5M9 18h6M8.5 20.5h7"/>"#,
    ),
    (
        "court_tile",
        r#"<path class="f-tile" d="M2 2h20v20H2z"/><path class="f-food" d="M12 4.5 19.5 12H12z"/><path class="f-fame" d="M19.5 12 12 19.5V12z"/><path class="f-zeal" d="M12 19.5 4.5 12H12z"/><path class="f-power" d="M4.5 12 12 4.5V12z"/>"#,
    ),
    (
        "setup_tile",
        r#"<path class="f-stone" d="M1.5 1.5h21v11h-10v10h-11z"/><path class="l-stone" d="M12.5 1.5v11M1.5 12.5h11M4 4h6v6H4zM15 4h5v6h-5zM4 15h6v5H4z"/>"#,
    ),
    (
        "fate_die",
        r#"<path class="f-tile" d="m12 .5 10 5.5v12l-10 5.5L2 18V6z"/><path class="l-tile" d="m2 6 10 5.5L22 6M12 11.5v12"/><path class="f-night" d="M12 3.5 16.5 6 12 8.5 7.5 6zM5 11c2 1 3.5 3.5 3.5 6-2-.8-3.5-3.5-3.5-6zM19.5 11.5a3.3 3.3 0 1 1-4 5c2.5 0 4-2 4-5z"/>"#,
    ),
    (
        "altar",
        r#"<path class="f-tile" d="M1 2.5h22v19H1z"/><path class="l-tile" d="M8.3 6.5v15M15.7 6.5v15M1 6.5h22"/><path class="f-zeal" d="M2.5 19.5v-2h1V15h2.3v2.5h1v2zM10 19.5v-2h1V15h2.3v2.5h1v2zM17.2 19.5v-2h1V15h2.3v2.5h1v2z"/><path class="f-gold" d="M3 9h3.3v3H3zM10.3 9h3.3v3h-3.3zM17.7 9H21v3h-3.3z"/>"#,
    ),
    ("stair", r#"<path class="f-same" d="M1 23.5V19h5.5v-5H12V9h5.5V4H23v19.5z"/>"#),
    (
        "zenith",
        r#"<path class="f-stone-dark" d="M1 23.5V20h22v3.5z"/><path class="f-stone" d="M4 20v-4h16v4z"/><path class="f-stone-light" d="M7 16v-4h10v4z"/><path class="f-gold" d="m12 0 1.7 3.8 4.1.4-3.1 2.7.9 4.1L12 8.9 8.4 11l.9-4.1L6.2 4.2l4.1-.4z"/>"#,
    ),
    (
        "automa",
        r#"<path class="f-stone" d="M3 3h18v15l-3.5 5h-11L3 18z"/><path class="f-stone-dark" d="M3 3h18v4.5H3zM.5 9H3v6H.5zM21 9h2.5v6H21z"/><path class="f-night" d="M6 10h4.5v3.5H6zM13.5 10H18v3.5h-4.5zM8 17.5h8V20H8z"/><path class="f-flash" d="M7.5 11h1.5v1.5H7.5zM15 11h1.5v1.5H15z"/><path class="l-stone-light" d="M6 5.2h12M10.5 17.5V20M13.5 17.5V20"/>"#,
    ),
    (
        "resource_side",
        r#"<path class="p" d="M7 1.5 12 4l5-2.5V7h4v4h-4v2.5h3.5V18H17v2h3v3.5H4V20h3v-2H3.5v-4.5H7V11H3V7h4z"/><path class="f-food" d="M12 5.5 18 11.5h-6z"/><path class="f-fame" d="M18 11.5l-6 6v-6z"/><path class="f-zeal" d="M12 17.5l-6-6h6z"/><path class="f-power" d="M6 11.5l6-6v6z"/>"#,
    ),
    (
        "vp_side",
        r#"<path class="p" d="M7 1.5 12 4l5-2.5V7h4v4h-4v2.5h3.5V18H17v2h3v3.5H4V20h3v-2H3.5v-4.5H7V11H3V7h4z"/><circle class="f-gold-dark" cx="12" cy="11.5" r="6.5"/><circle class="f-gold" cx="12" cy="11.5" r="5"/><path class="l-gold" d="m9.5 9.5 2.5 5 2.5-5"/>"#,
    ),
];
