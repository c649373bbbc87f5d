//! Position files: one moment of a game as readable JSON.

use crate::shelf::{GameId, UnknownGame};
use patolli_core::record::EditionTag;
use patolli_core::{Digest, Edition, Flaw, Host, PositionOf, Title};
use serde::{Deserialize, Serialize};

/// The version of the position format written here.
const FORMAT: u32 = 1;

/// The fields around the game's own part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    /// The position format.
    patolli_position: u32,
    game: String,
    edition: EditionTag,
    position: serde_json::Value,
}

/// A text that is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what each is")]
pub enum BadPosition {
    #[error("not a position file: {0}")]
    Syntax(String),
    #[error("position format {0} is newer than this program understands ({FORMAT})")]
    Newer(u32),
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(
        "the position belongs to the edition {name:?}; lay the same edition over with --edition FILE"
    )]
    OtherEdition { name: String, expected: Digest, found: Digest },
    #[error("the position cannot be read: {field}: {why}")]
    Field { field: String, why: String },
    #[error("the position cannot be: {0}")]
    Flaw(#[from] Flaw),
}

impl PositionFile {
    /// A game at this moment, hidden parts included.
    pub fn of<G: Title>(game: &G, kit: &G::Kit) -> Self {
        Self {
            patolli_position: FORMAT,
            game: G::ID.to_string(),
            edition: EditionTag { name: kit.name().to_string(), digest: kit.digest() },
            position: serde_json::to_value(game.position()).expect("plain data"),
        }
    }

    /// Reads the text; [`read`](Self::read) then loads the game.
    pub fn parse(text: &str) -> Result<Self, BadPosition> {
        #[derive(Deserialize)]
        struct Version {
            patolli_position: u32,
        }
        match serde_json::from_str(text) {
            Ok(Version { patolli_position }) if patolli_position > FORMAT => {
                Err(BadPosition::Newer(patolli_position))
            }
            _ => serde_json::from_str(text).map_err(|why| BadPosition::Syntax(why.to_string())),
        }
    }

    /// Readable JSON that [`parse`](Self::parse) reads.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data") + "\n"
    }

    /// The game it belongs to.
    pub fn game(&self) -> Result<GameId, BadPosition> {
        Ok(self.game.parse::<GameId>()?)
    }

    /// The game at this moment, audited. Omitted hidden parts are drawn from the host.
    pub fn read<G: Title>(
        &self,
        kit: &'static G::Kit,
        host: &mut impl Host<G::Event>,
    ) -> Result<G, BadPosition> {
        if self.edition.digest != kit.digest() {
            return Err(BadPosition::OtherEdition {
                name: self.edition.name.clone(),
                expected: kit.digest(),
                found: self.edition.digest,
            });
        }
        let position: G::Position =
            serde_path_to_error::deserialize(&self.position).map_err(|error| {
                BadPosition::Field {
                    field: error.path().to_string(),
                    why: error.inner().to_string(),
                }
            })?;
        Ok(position.into_game(kit, host)?)
    }
}
