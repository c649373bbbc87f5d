//! The games that Patolli plays.

use crate::edition::Overlay;
use patolli_ahau::Ahau;
use patolli_copan::Copan;
use patolli_core::{DataError, Title};
use patolli_yucatan::Yucatan;
use patolli_zapotec::Zapotec;
use std::fmt;
use std::str::FromStr;

/// A registered game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameId {
    /// Zapotec, for one to four.
    Zapotec,
    /// Copan: Dying City, for one to four.
    Copan,
    /// Ahau: Rulers of Yucatán, for one to five.
    Ahau,
    /// Yucatan, for two to four.
    Yucatan,
}

/// Runs generic code with the type of the game that an id names. Only this list grows when a game
/// is added; each caller states its own bounds.
///
/// ```
/// use patolli_core::Title;
/// let id: patolli_games::GameId = "zapotec".parse().unwrap();
/// assert_eq!(patolli_games::with_game!(id, G => G::PEOPLE), 1..=4);
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::GameId::Zapotec => {
                type $G = $crate::Zapotec;
                $body
            }
            $crate::GameId::Copan => {
                type $G = $crate::Copan;
                $body
            }
            $crate::GameId::Ahau => {
                type $G = $crate::Ahau;
                $body
            }
            $crate::GameId::Yucatan => {
                type $G = $crate::Yucatan;
                $body
            }
        }
    };
}

impl GameId {
    /// All games, in the order of their listing.
    pub const ALL: [Self; 4] = [Self::Zapotec, Self::Copan, Self::Ahau, Self::Yucatan];

    /// The name, as it is written in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zapotec => Zapotec::ID,
            Self::Copan => Copan::ID,
            Self::Ahau => Ahau::ID,
            Self::Yucatan => Yucatan::ID,
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An unknown name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no game is called {0:?}; there are: {known}", known = names())]
pub struct UnknownGame(pub String);

fn names() -> String {
    GameId::ALL.map(GameId::name).join(", ")
}

impl FromStr for GameId {
    type Err = UnknownGame;
    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let name = text.trim().to_lowercase();
        let found = Self::ALL.into_iter().find(|game| game.name() == name);
        found.ok_or_else(|| UnknownGame(text.to_string()))
    }
}

/// The components as shipped, or with the values of the edition.
pub fn load_edition<G: Title>(overlay: Option<&Overlay>) -> Result<&'static G::Kit, DataError> {
    match overlay {
        None => Ok(G::standard()),
        Some(overlay) => Ok(&overlay.lay::<G>()?.kit),
    }
}
