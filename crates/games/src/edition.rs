//! Editions: component values that somebody lays over the shipped ones.

use crate::shelf::GameId;
use crate::with_game;
use patolli_core::{Change, DataError, Digest, Edition, Tables, Title};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::sync::Mutex;

/// An edition as somebody wrote it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overlay {
    /// Named in errors.
    pub file: String,
    /// TOML.
    pub text: String,
}

/// The components with an edition laid over them, and what it changes.
#[derive(Debug)]
pub struct Laid<K> {
    pub kit: K,
    pub changes: Vec<Change>,
}

impl Overlay {
    /// Lays it over the components of a game. It is read once and stays in memory as long as the
    /// program runs, because states point at it.
    pub fn lay<G: Title>(&self) -> Result<&'static Laid<G::Kit>, DataError> {
        static LAID: Mutex<Vec<(Digest, &'static (dyn Any + Sync))>> = Mutex::new(Vec::new());
        let key = Digest::of("patolli 1 overlay", &[G::ID.as_bytes(), self.text.as_bytes()]);
        let mut laid = LAID.lock().expect("the editions");
        if let Some((_, known)) = laid.iter().find(|(known, _)| *known == key) {
            let known: &'static dyn Any = *known;
            return Ok(known.downcast_ref().expect("the key names the game"));
        }
        let fresh: &'static Laid<G::Kit> = Box::leak(Box::new(self.read::<G>()?));
        laid.push((key, fresh));
        Ok(fresh)
    }

    fn read<G: Title>(&self) -> Result<Laid<G::Kit>, DataError> {
        let kit = G::edition(&self.file, &self.text)?;
        let shipped = Tables::read(G::tables())?;
        let mut tables = shipped.clone();
        tables.lay_over(&self.file, &self.text)?;
        Ok(Laid { kit, changes: tables.changes_from(&shipped) })
    }

    /// The game it names as its own: `[edition] game = "…"`.
    pub fn game(&self) -> Result<GameId, DataError> {
        #[derive(Deserialize)]
        struct File {
            edition: Head,
        }
        #[derive(Deserialize)]
        struct Head {
            game: String,
        }
        let wrong = |reason: String| {
            let (file, row) = (self.file.clone(), "[edition]".to_string());
            DataError { file, row, reason }
        };
        let file: File =
            toml::from_str(&self.text).map_err(|why| wrong(why.message().to_string()))?;
        file.edition.game.parse().map_err(|why: crate::UnknownGame| wrong(why.to_string()))
    }
}

/// A checked edition that people may choose for a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnOffer {
    pub game: GameId,
    pub name: String,
    pub overlay: Overlay,
}

impl OnOffer {
    pub fn check(overlay: Overlay) -> Result<Self, DataError> {
        let game = overlay.game()?;
        let name = with_game!(game, G => overlay.lay::<G>()?.kit.name().to_string());
        Ok(Self { game, name, overlay })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Zapotec;

    const STEP: &str = "[[sacrifice_step]]\nid = \"step_1\"\npoints = 2\n";

    fn overlay(head: &str) -> Overlay {
        let text = format!("[edition]\nname = \"generous\"\n{head}\n{STEP}");
        Overlay { file: "mine.toml".to_string(), text }
    }

    #[test]
    fn an_edition_is_read_once() {
        let laid = overlay("").lay::<Zapotec>().expect("a sound edition");
        let again = overlay("").lay::<Zapotec>().expect("a sound edition");
        assert!(std::ptr::eq(laid, again));
        assert_eq!(laid.kit.name(), "generous");
        let changes: Vec<_> = laid.changes.iter().map(Change::to_string).collect();
        assert_eq!(changes, ["sacrifice_step step_1 points: 1 → 2"]);
        // The same words say something else about another game.
        assert!(overlay("").lay::<crate::Ahau>().is_err());
    }

    #[test]
    fn an_edition_on_offer_names_its_game() {
        let offer = OnOffer::check(overlay("game = \"zapotec\"")).expect("a sound edition");
        assert_eq!((offer.game, offer.name.as_str()), (GameId::Zapotec, "generous"));
        let refused = |head: &str| OnOffer::check(overlay(head)).expect_err("no game").to_string();
        assert_eq!(refused(""), "mine.toml: [edition]: missing field `game`");
        assert!(refused("game = \"chess\"").contains("no game is called \"chess\""));
        assert!(refused("game = \"copan\"").contains("[[sacrifice_step]]: no such table"));
    }
}
