//! The style sheets and fonts of the drawings, for the server.

use crate::Drawn;
use patolli_games::{GameId, with_game};

/// Palette, type, and the components of every page. Fonts are expected under `/assets/fonts/`.
pub const THEME_CSS: &str = include_str!("../assets/theme.css");
/// What the boards share.
const BOARDS_CSS: &str = include_str!("../assets/boards.css");

/// The boards themselves.
pub fn boards_css() -> String {
    let of_games = GameId::ALL.map(|game| with_game!(game, G => G::CSS));
    [BOARDS_CSS].into_iter().chain(of_games).collect()
}

/// File names and contents of the fonts, with their licence.
pub const FONTS: &[(&str, &[u8])] = &[
    ("alegreya-700.woff2", include_bytes!("../assets/fonts/alegreya-700.woff2")),
    ("alegreya-sans-400.woff2", include_bytes!("../assets/fonts/alegreya-sans-400.woff2")),
    ("alegreya-sans-500.woff2", include_bytes!("../assets/fonts/alegreya-sans-500.woff2")),
    ("alegreya-sans-700.woff2", include_bytes!("../assets/fonts/alegreya-sans-700.woff2")),
    ("OFL.txt", include_bytes!("../assets/fonts/OFL.txt")),
];
