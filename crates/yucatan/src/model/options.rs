//! How many play, and by which rules (Y 4, Y 9).

use super::{BonusRule, GateRule, TokenRule};
use serde::{Deserialize, Serialize};

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Two to four.
    pub people: u8,
    pub house: House,
}

impl Options {
    /// The rules as printed.
    pub fn players(people: u8) -> Self {
        Self { people, house: House::default() }
    }
}

/// House rules: options that no component shows (Y 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    pub final_bonus: BonusRule,
    pub tokens: TokenRule,
    pub gates: GateRule,
}

impl Default for House {
    fn default() -> Self {
        Self {
            final_bonus: BonusRule::Free,
            tokens: TokenRule::Unlimited,
            gates: GateRule::Rulebook,
        }
    }
}
