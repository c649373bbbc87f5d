//! The style sheets and fonts of the drawings, for the server.

/// Palette, type, and the components of every page. Fonts are expected under `/assets/fonts/`.
pub const THEME_CSS: &str = include_str!("../assets/theme.css");
/// The boards themselves.
pub const BOARDS_CSS: &str = concat!(
    include_str!("../assets/boards.css"),
    include_str!("../assets/zapotec.css"),
    include_str!("../assets/copan.css"),
    include_str!("../assets/ahau.css"),
    include_str!("../assets/yucatan.css")
);

/// File names and contents of the fonts, with their licence.
pub const FONTS: &[(&str, &[u8])] = &[
    ("alegreya-700.woff2", include_bytes!("../assets/fonts/alegreya-700.woff2")),
    ("alegreya-sans-400.woff2", include_bytes!("../assets/fonts/alegreya-sans-400.woff2")),
    ("alegreya-sans-500.woff2", include_bytes!("../assets/fonts/alegreya-sans-500.woff2")),
    ("alegreya-sans-700.woff2", include_bytes!("../assets/fonts/alegreya-sans-700.woff2")),
    ("OFL.txt", include_bytes!("../assets/fonts/OFL.txt")),
];
