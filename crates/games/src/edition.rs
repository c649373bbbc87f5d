//! Editions: files that override component values.

use crate::shelf::{GameId, UnknownGame};
use crate::with_game;
use patolli_core::{
    Change, DataError, Digest, Edition, Fault, Head, Naming, Place, Tables, Title, Wrong,
};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::sync::Mutex;

/// The text of an edition file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overlay {
    /// Named in errors.
    pub file: String,
    /// TOML.
    pub text: String,
}

/// The components with the values of an edition, and what it changes.
#[derive(Debug)]
pub struct Laid<K> {
    /// The components as they are with the edition.
    pub kit: K,
    /// Every value that differs from the shipped one.
    pub changes: Vec<Change>,
}

impl Overlay {
    /// Overrides the components of a game. The result is read once and stays in memory until the
    /// program ends, because states refer to it.
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
        let shipped = Tables::read(G::ID, G::tables())?;
        let mut tables = shipped.clone();
        tables.lay_over(&self.file, &self.text)?;
        Ok(Laid { kit, changes: tables.changes_from(&shipped) })
    }

    /// The game that it names: `[edition] game = "…"`.
    pub fn game(&self) -> Result<GameId, DataError> {
        let name = Head::read(&self.file, &self.text)?.game;
        let wrong = match name.as_deref().map(str::parse) {
            Some(Ok(game)) => return Ok(game),
            Some(Err(UnknownGame(name))) => {
                let known = GameId::ALL.map(|game| game.name().to_string()).to_vec();
                Wrong::Unknown { of: Naming::Value, name, known }
            }
            None => Wrong::Missing,
        };
        let fault = Fault::at("game", wrong);
        Err(DataError { file: self.file.clone(), place: Place::Head, fault })
    }
}

/// A checked edition that can be chosen for a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnOffer {
    /// The game it belongs to.
    pub game: GameId,
    /// The name of the edition.
    pub name: String,
    /// The file.
    pub overlay: Overlay,
}

impl OnOffer {
    /// Reads the file and checks it against the rules of its game.
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
        // The same text means something else for another game.
        assert!(overlay("").lay::<crate::Ahau>().is_err());
        let foreign =
            Overlay { text: "[edition]\nname = \"x\"\ngame = \"ahau\"\n".into(), ..overlay("") };
        let error = foreign.lay::<Zapotec>().expect_err("of another game").to_string();
        assert_eq!(error, "mine.toml: [edition]: game: game ahau, not zapotec");
    }

    #[test]
    fn an_edition_on_offer_names_its_game() {
        let offer = OnOffer::check(overlay("game = \"zapotec\"")).expect("a sound edition");
        assert_eq!((offer.game, offer.name.as_str()), (GameId::Zapotec, "generous"));
        let refused = |head: &str| OnOffer::check(overlay(head)).expect_err("no game").to_string();
        assert_eq!(refused(""), "mine.toml: [edition]: game: missing");
        let chess =
            "mine.toml: [edition]: game: no Value \"chess\"; known: zapotec, copan, ahau, yucatan";
        assert_eq!(refused("game = \"chess\""), chess);
        let table = "mine.toml: file: no Table \"sacrifice_step\"";
        assert!(refused("game = \"copan\"").starts_with(table));
    }

    /// Every example of docs/editions.md is a valid file.
    #[test]
    fn the_examples_are_valid() {
        let docs = include_str!("../../../docs/editions.md");
        let examples: Vec<_> = docs.split("```toml\n").skip(1).collect();
        assert_eq!(examples.len(), 4);
        for example in examples {
            let text = example.split("```").next().unwrap_or_default().to_string();
            let checked = OnOffer::check(Overlay { file: "docs.toml".to_string(), text });
            assert!(checked.is_ok(), "{checked:?}");
        }
    }
}
