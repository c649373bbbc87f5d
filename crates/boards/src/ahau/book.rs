//! The twelve kinds of buildings and the six roles in a field of 24 by 24.

use crate::sprite::Icon;

/// A tower, a gate, a market, a ring, a palace, a passage, baskets, a hill of temples, a throne, a
/// monument, an offering, a stele.
pub(super) const BUILDINGS: &[Icon] = &[
    (
        "tower",
        r#"<path class="f-stone" d="M8 6h8v14H8z"/><path class="f-stone-dark" d="M6 1h12l1 5H5zM4 20h16v3.500H4z"/><path class="q" d="M10.5 2.500h3v3.500h-3zM10.5 14h3v6h-3z"/>"#,
    ),
    (
        "city_gates",
        r#"<path class="f-stone" d="M1 4h6v19.500H1zM17 4h6v19.500h-6z"/><path class="f-stone-dark" d="M0 1h8v3H0zM16 1h8v3h-8zM7 7h10v4H7z"/><path class="f-bark" d="M7 11h4.300v12.500H7zM12.7 11H17v12.500h-4.300z"/>"#,
    ),
    (
        "market",
        r#"<path class="f-temple" d="M2 2h20l2 7H0z"/><path class="qc" d="M6 2h4v7H5zM14 2h4l1 7h-5z"/><path class="f-bark" d="M2 9h2v14.500H2zM20 9h2v14.500h-2z"/><circle class="c-corn" cx="8" cy="17" r="3"/><circle class="c-water" cx="16" cy="17" r="3"/><path class="f-bark" d="M4 20h16v3.500H4z"/>"#,
    ),
    (
        "ball_court",
        r#"<path class="f-stone" fill-rule="evenodd" d="M10 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zm0 5a5 5 0 1 0 0 10a5 5 0 0 0 0-10z"/><circle class="q" cx="19" cy="18.5" r="4.5"/>"#,
    ),
    (
        "palace",
        r#"<path class="f-temple" d="M1 5h22v4H1z"/><path class="f-wall" d="M2 9h20v10H2z"/><path class="q" d="M4 11h3.500v8H4zM10.2 11h3.600v8h-3.600zM16.5 11H20v8h-3.500z"/><path class="f-temple" d="M0 19h24v4.500H0zM7 1.500h10V5H7z"/>"#,
    ),
    (
        "gateway",
        r#"<path class="f-wall" d="M1 23.500V7l3-5h16l3 5v16.500z"/><path class="f-temple" d="M1 7l3-5h16l3 5z"/><path class="q" d="M7 23.500V15l5-6 5 6v8.500z"/>"#,
    ),
    (
        "produce_market",
        r#"<path class="c-corn" d="M8 13c-2-5-1-9 1-12 2.5 3 3 7 2 12z"/><path class="f-husk" d="M13 13c-1-4 1-8 5-10 1 4 0 8-3 10z"/><path class="f-clay" d="M2 13h20l-3 10.500H5z"/><path class="l-clay" d="M2.7 16.500h18.600M3.7 20h16.600M8 13l1 10.500M16 13l-1 10.5"/>"#,
    ),
    (
        "acropolis",
        r#"<path class="f-husk" d="M0 23.5 5 12h14l5 11.500z"/><path class="f-wall" d="M4 12V8h4v4zM16 12V8h4v4zM9 12V5h6v7z"/><path class="f-temple" d="M3.5 8 6 5.5 8.5 8zM15.5 8 18 5.5 20.5 8zM8 5l4-4.500L16 5z"/><path class="qc" d="M10.5 14h3l1.5 9.500H9z"/>"#,
    ),
    (
        "royal_palace",
        r#"<path class="f-gold" d="m3 8 3 2 2.5-7L12 8l3.5-5L18 10l3-2-1.5 7h-15z"/><path class="f-temple" d="M2 15h20v3H2z"/><path class="f-wall" d="M3 18h18v5.500H3z"/><path class="q" d="M6 19.500h3v4H6zM15 19.500h3v4h-3z"/>"#,
    ),
    (
        "royal_monument",
        r#"<path class="f-stone-dark" d="M3 20h18v3.500H3z"/><path class="f-stone" d="M7 3.500h10V20H7z"/><path class="f-stone-light" d="M5.5.5h13v3h-13z"/><circle class="qa" cx="12" cy="8.5" r="2.8"/><path class="qa" d="M8.5 13.500h7v1.500h-7zM8.5 16.500h7V18h-7z"/>"#,
    ),
    (
        "favour_of_the_gods",
        r#"<path class="f-flame" d="M12 .5c4 4 5.5 6.5 4 9.5-1 2.5-7 2.5-8 0C7 7.5 9.3 7 9.3 4.500c1.5.5 1.7 1.5 2.2 2.3 1-2 1-4 .5-6.300z"/><path class="f-clay" d="M3 12h18c0 4-2.5 6.5-5.5 7l1 4.500h-9l1-4.500C5.5 18.5 3 16 3 12z"/><path class="l-clay" d="M5 15h14"/>"#,
    ),
    (
        "giant_stele",
        r#"<path class="f-stone" d="M6 23.500V5l6-4.500L18 5v18.500z"/><path class="l-stone" d="M9 8h6v5H9zM9 15.500h6M9 18h6M9 20.500h6"/><circle class="qc" cx="12" cy="10.5" r="1.5"/>"#,
    ),
];

/// A plumb and square, a staff, a dancer, a scale, a spear, a crown.
pub(super) const ROLES: &[Icon] = &[
    (
        "master_builder",
        r#"<path class="f-bark" d="M10.5 8h3v15.500h-3z"/><path class="f-stone" d="M3 1.500h15l3.5 3.500v5H3z"/>"#,
    ),
    (
        "high_priestess",
        r#"<path class="l-bark" d="M12 9v15"/><path class="f-bark" d="M11 9h2v14.500h-2z"/><path class="f-gold" d="M12 .5 14 5l4-2-2 5h-8L6 3l4 2z"/><path class="f-jade" d="M8 8h8l-1.5 3.500h-5z"/><path class="f-jade" d="M4 14l3-1.500L9 18zM20 14l-3-1.5-2 5.500z"/>"#,
    ),
    (
        "dancer",
        r#"<circle class="f-skin" cx="13" cy="3.5" r="3"/><path class="f-skin" d="m1 6 2-1.5 6 4h6l5-5.5 2 1.5-6.5 7.5-1 4 4 3.5-1 4.500h-2.500l.5-3.5-4.5-2.5-5 4.500L4 21l4-4.500L9.5 11z"/><path class="f-feather" d="M8.5 12.500h6.500l2 5H7z"/>"#,
    ),
    (
        "merchant",
        r#"<path class="f-bark" d="M11 2h2v20h-2zM6 21h12v2.500H6zM2 4h20v2H2z"/><path class="l-bark" d="M4.5 6 1.5 13M4.5 6l3 7M19.5 6l-3 7M19.5 6l3 7"/><path class="c-corn" d="M.5 13h8c0 5-8 5-8 0z"/><path class="c-cacao" d="M15.5 13h8c0 5-8 5-8 0z"/>"#,
    ),
    (
        "war_captain",
        r#"<path class="f-bark" d="M17 8h2v15.500h-2z"/><path class="f-stone-dark" d="m18 .5 3 5-3 4-3-4z"/><circle class="qa" cx="8" cy="13" r="7.5"/><circle class="qc" cx="8" cy="13" r="4.5"/><circle class="qa" cx="8" cy="13" r="2"/>"#,
    ),
    (
        "queen",
        r#"<path class="f-gold" d="m2 6 4.5 5L12 2l5.5 9L22 6l-2 13H4z"/><path class="f-gold-dark" d="M4 19h16v3.500H4z"/><circle class="f-jade" cx="12" cy="15" r="2"/><circle class="f-jade" cx="7" cy="15.5" r="1.5"/><circle class="f-jade" cx="17" cy="15.5" r="1.5"/>"#,
    ),
];
