//! Pieces, tokens and rewards in a field of 24 by 24.

use crate::sprite::Icon;

/// Pieces take the colour of their seat.
pub(super) const PIECES: &[Icon] = &[
    (
        "worker",
        r#"<path class="p" d="M12 1a4.3 4.3 0 0 1 4.3 4.300c0 1.7-.9 3-2.2 3.800C18.5 10 21 13 21.5 17H18l.5 6h-13L6 17H2.500C3 13 5.5 10 9.9 9.100A4.3 4.3 0 0 1 12 1z"/>"#,
    ),
    (
        "worker_lying",
        r#"<path class="p" d="M1 14.500a4.3 4.3 0 0 1 4.3-4.300c1.7 0 3 .9 3.8 2.2.9-4 3.9-6.4 7.9-6.900V9l6-.5v12l-6-.5v-1.500c-4 0-7-1.5-7.9-2.900a4.3 4.3 0 0 1-8.1-1.100z"/>"#,
    ),
    (
        "ruler",
        r#"<path class="p" d="M12 .7 14.3 5l4.2-2.6-.8 5.100c.2 2-.5 3.6-1.8 4.7 4.2 1 6 4.3 6.3 11.100H1.800c.3-6.8 2.1-10.1 6.3-11.1-1.3-1.1-2-2.7-1.8-4.700l-.8-5.100L9.7 5z"/>"#,
    ),
    ("marker", r#"<circle class="p" cx="12" cy="12" r="10.5"/>"#),
];

/// Tokens, rewards, and what the rules speak of.
pub(super) const THINGS: &[Icon] = &[
    ("disc", r#"<circle class="y-disc" cx="12" cy="12" r="9.3"/>"#),
    (
        "fame",
        r#"<circle class="f-gold" cx="12" cy="12" r="8.5"/><path class="l-leaf" d="M11 22.500C4.5 22 1 17 1.5 11S6 2 10 1.500M13 22.500c6.5-.5 10-5.5 9.5-11.500S18 2 14 1.5"/><path class="f-leaf" d="M1 7.500Q4.5 7.5 5 11 1.5 11 1 7.500zM0 14q3.5-.5 4.7 2.800Q1.2 17.5 0 14zM4 20q3-1.8 5.3.7Q6.5 23 4 20zM23 7.500q-3.5 0-4 3.5 3.5 0 4-3.500zM24 14q-3.5-.5-4.7 2.8 3.5.7 4.7-2.800zM20 20q-3-1.8-5.3.7Q17.5 23 20 20z"/><path class="l-gold" d="m12 7 1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.500L7 10.600l3.5-.4z"/>"#,
    ),
    (
        "weapon",
        r#"<path class="f-shaft" d="M2.5 23.5.5 21.5 15 6l3 3z"/><path class="f-stone" d="M14 7.5 17.5.5l6 6-7 3.500z"/><path class="f-shaft" d="m21.5 23.5 2-2L9 6 6 9z"/><path class="f-stone-dark" d="M10 7.5 6.5.5l-6 6 7 3.500z"/>"#,
    ),
    (
        "tile",
        r#"<path class="f-tile" d="M1.5 1.500h21v21h-21z"/><path class="c-corn" d="M1.5 1.500h5.500v5.500H1.500z"/><path class="c-water" d="M17 1.500h5.500v5.500H17z"/><path class="c-cacao" d="M1.5 17h5.500v5.500H1.500z"/><path class="c-obsidian" d="M17 17h5.500v5.500H17z"/><circle class="qa" cx="12" cy="12" r="5"/>"#,
    ),
    (
        "role",
        r#"<path class="f-feather" d="M5 10 1 3.500l5 1L8 0l4 3.500L16 0l2 4.5 5-1L19 10z"/><path class="f-jade" d="M4.5 8.500h15c1 8-2 13.5-7.5 15-5.5-1.5-8.5-7-7.5-15z"/><path class="qc" d="M6.5 12.500q2.2-2 4.5 0-2.2 2-4.5 0zM13 12.500q2.3-2 4.5 0-2.2 2-4.5 0zM9 18h6v2H9z"/>"#,
    ),
    (
        "temple",
        r#"<path class="f-temple" d="M9 8V3h6v5h2v4h2.500v4H22v4.500h1.500v3H.5v-3H2V16h2.500v-4H7V8z"/><path class="f-temple-light" d="M10 12h4l1.5 11.500h-7z"/><path class="q" d="M10.8 5h2.400v3h-2.400z"/>"#,
    ),
    (
        "war",
        r#"<path class="f-stone" d="M.5 23.500V18H6v-5h5.500V8H17V3h6.500v20.500z"/><path class="qa" d="M1.5 11.5 10 3H5.500V.5H15v9.500h-2.500V5.500l-8.7 8.700z"/>"#,
    ),
    (
        "building",
        r#"<path class="f-temple" d="M12 1 23 6.500V10H1V6.500z"/><path class="f-wall" d="M3 10h18v10H3z"/><path class="f-temple" d="M1 20h22v3.500H1z"/><path class="q" d="M5.5 12H9v8H5.500zM15 12h3.500v8H15zM10.5 12h3v8h-3z"/>"#,
    ),
    (
        "draw",
        r#"<path class="f-clay" d="M8 6.500C3 9.5 1.5 14 2.5 19.500c.5 2.7 2 4 5 4h9c3 0 4.5-1.3 5-4C22.5 14 21 9.5 16 6.500z"/><path class="f-clay-dark" d="M7 4h10l-1 2.500H8zM8.5 1 12 2.5 15.5 1 15 4H9z"/><path class="qc" d="M8.5 11h7v7h-7z"/><path class="qa" d="m12 12 2.5 2.500L12 17l-2.5-2.500z"/>"#,
    ),
    (
        "lay_down",
        r#"<path class="f-skin" d="M5.5 2a3 3 0 0 1 2 5.200c2 .8 3 2.5 3.2 5.300H.3C.5 9.7 1.5 8 3.5 7.200a3 3 0 0 1 2-5.200zM8 19.500a3 3 0 0 1 5.7-1.300c1-2.2 3.3-3.4 6.3-3.700v1.500l3.5-.3v7.600l-3.5-.3v1c-3-.3-5.3-1.3-6.3-3A3 3 0 0 1 8 19.500z"/><path class="l-same-bold" d="M12.5 5.500q6 .5 6.5 6"/><path class="f-same" d="m15.5 10 7 .5-4 4z"/>"#,
    ),
    (
        "deplete",
        r#"<circle class="f-tile" cx="9.5" cy="10" r="8.5"/><path class="c-corn" d="M9.5 4.500c2.5 2 3 6 0 11-3-5-2.5-9 0-11z"/><path class="l-same-bold" d="M14 20.500h6"/><path class="f-same" d="m18 16.5 5.5 4-5.5 3.500z"/>"#,
    ),
    (
        "calendar",
        r#"<circle class="f-clay" cx="12" cy="12" r="11.5"/><circle class="f-wall" cx="12" cy="12" r="8.5"/><path class="l-clay" d="M12 .5V7M12 17v6.500M.5 12H7M17 12h6.500M3.9 3.900l4.6 4.600M15.5 15.500l4.6 4.600M3.9 20.100l4.6-4.600M15.5 8.500l4.6-4.6"/><circle class="qa" cx="12" cy="12" r="5"/><path class="qc" d="M9 11h6v2H9z"/>"#,
    ),
    (
        "katun",
        r#"<path class="f-stone" d="M6 1h12v4h2v18.500H4V5h2z"/><path class="l-stone" d="M8 8h8v4H8zM8 14h8v2H8zM8 18h8v2H8z"/><circle class="qc" cx="10" cy="10" r="1"/><circle class="qc" cx="14" cy="10" r="1"/>"#,
    ),
    (
        "fame_per_building",
        r#"<circle class="f-gold" cx="6.5" cy="6.5" r="6"/><path class="l-gold" d="M3.5 6.500h6M6.5 3.500v6"/><path class="f-temple" d="M16 9.5 24 14v2.500H8V14z"/><path class="f-wall" d="M9.5 16.500h13v5h-13z"/><path class="f-temple" d="M8 21.500h16v2.500H8z"/><path class="q" d="M11 17.500h2.500v4H11zM18.5 17.500H21v4h-2.500z"/>"#,
    ),
    (
        "fame_per_weapon",
        r#"<circle class="f-gold" cx="6.5" cy="6.5" r="6"/><path class="l-gold" d="M3.5 6.500h6M6.5 3.500v6"/><path class="f-shaft" d="M9.5 24 8 22.500l9-9.5 2 2z"/><path class="f-stone" d="m16 14 2.5-5L23 13.5 18 16z"/><path class="f-shaft" d="m22.5 24 1.5-1.5-9-9.5-2 2z"/><path class="f-stone-dark" d="m16 14-2.5-5L9 13.500l5 2.500z"/>"#,
    ),
    (
        "temple_marker",
        r#"<path class="f-temple" d="M10 5V1h4v4h2v3h2.500v3H21v3H3v-3h2.500V8H8V5z"/><circle class="f-gold" cx="12" cy="19" r="4.5"/><path class="l-gold" d="M12 16.500v5M9.5 19h5"/>"#,
    ),
    (
        "card",
        r#"<path class="f-tile" d="M4.5 1h15v22h-15z"/><path class="qa" d="M7 15h10v2.500H7z"/><circle class="qa" cx="8.5" cy="10.5" r="1.7"/><circle class="qa" cx="15.5" cy="10.5" r="1.7"/>"#,
    ),
    (
        "back",
        r#"<path class="y-back" d="M4 .8h16v22.400H4z"/><path class="qw" d="M7 4h10v16H7zM12 7l3.5 5-3.5 5-3.5-5z"/>"#,
    ),
    (
        "city",
        r#"<path class="f-tile" d="M12 .5 22.5 6.200v11.600L12 23.5 1.5 17.800V6.200z"/><path class="f-temple" d="M10 9V6h4v3h1.500v3H17v3h1.500v3h-13v-3H7v-3h1.500V9z"/>"#,
    ),
    (
        "pyramid",
        r#"<path class="f-tile" d="M1 18h5.500v5H1zM6.5 18H12v5H6.500zM12 18h5.500v5H12zM17.5 18H23v5h-5.500zM3.7 12.500h5.500V18H3.700zM9.2 12.500h5.600V18H9.200zM14.8 12.500h5.500V18h-5.500zM6.5 7H12v5.500H6.500zM12 7h5.500v5.500H12zM9.2 1.500h5.600V7H9.200z"/><path class="qa" d="m12 2.5 1.8 1.800L12 6l-1.8-1.700z"/>"#,
    ),
    ("n-1", r#"<circle class="f-same" cx="12" cy="12" r="3.5"/>"#),
    (
        "n-2",
        r#"<circle class="f-same" cx="7" cy="12" r="3.5"/><circle class="f-same" cx="17" cy="12" r="3.5"/>"#,
    ),
    (
        "n-3",
        r#"<circle class="f-same" cx="4" cy="12" r="3.3"/><circle class="f-same" cx="12" cy="12" r="3.3"/><circle class="f-same" cx="20" cy="12" r="3.3"/>"#,
    ),
    (
        "n-4",
        r#"<circle class="f-same" cx="3" cy="12" r="2.7"/><circle class="f-same" cx="9" cy="12" r="2.7"/><circle class="f-same" cx="15" cy="12" r="2.7"/><circle class="f-same" cx="21" cy="12" r="2.7"/>"#,
    ),
    ("n-5", r#"<path class="f-same" d="M1 9h22v6H1z"/>"#),
    (
        "n-6",
        r#"<circle class="f-same" cx="12" cy="6.5" r="3.3"/><path class="f-same" d="M1 13h22v6H1z"/>"#,
    ),
];
