//! The action turn in progress: the turn itself, its summon and its payment.

use crate::model::*;
use patolli_core::Set;
use serde::{Deserialize, Serialize};

/// The action turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Turn {
    /// Where the worker was put this turn (AC-3).
    pub city: Option<City>,
    /// That piece has been laid down since (WK-3).
    pub laid_down: bool,
    /// Gods summoned in this turn (A 6.7, Dancer).
    pub summoned: Set<God>,
    pub gateway_used: bool,
    pub queen_used: bool,
    /// Tiles built in this Build step (BD-1).
    pub built: u8,
    /// Substitutions of the Market in this Build step (PY-3 iv).
    pub substituted: u8,
}

/// The summon that is being declared or resolved (SM-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Summon {
    pub god: Option<God>,
    pub strength: u8,
    pub colours: Colours,
    /// Reserve tiles discarded for it.
    pub discarded: Tiles,
    /// A wild Jaguar tile was discarded: every site matches (GJ-3).
    pub joker: bool,
}

/// What is being built (BD-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Work {
    /// The tile has left the reserve.
    Lay {
        tile: Tile,
        space: Space,
    },
    Buy(Place),
}

/// A payment that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Payment {
    pub work: Option<Work>,
    /// The colour that the tile will have.
    pub colour: Option<Colour>,
    /// Nominal colours that are not settled yet.
    pub due: Colours,
    /// Colours of which there was a cube when the payment began (RUL-31).
    pub owned: Colours,
    /// The Master Builder still has to pay for one colour (PY-2).
    pub waiver: bool,
    /// A cube of the named colour was paid, which stays on the wild tile (PY-5).
    pub cube: bool,
    pub cubes: Stock,
    pub tiles: Tiles,
}
