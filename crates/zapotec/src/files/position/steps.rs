//! Steps that interrupt a phase, as text.

use crate::model::*;
use std::str::FromStr;

/// A step that interrupts a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pending(pub(super) Step);

impl std::fmt::Display for Pending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Step::FreeResource => write!(f, "free_resource"),
            Step::FreeDisc => write!(f, "free_disc"),
            Step::Advance(left) => write!(f, "advance {left}"),
            Step::TileNow(tile) => write!(f, "tile_now {tile}"),
            Step::PlaceTile(space) => write!(f, "place_tile {space}"),
            Step::Turn(place) => write!(f, "turn {place}"),
            Step::EndTurn => write!(f, "end_turn"),
            Step::EndRound => write!(f, "end_round"),
            Step::SelectCard
            | Step::Income
            | Step::Capital
            | Step::Construction
            | Step::TurnScoring
            | Step::Draw => write!(f, "phase"),
        }
    }
}

impl FromStr for Pending {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<_> = text.split(' ').collect();
        let step = match *words {
            ["free_resource"] => Step::FreeResource,
            ["free_disc"] => Step::FreeDisc,
            ["advance", left] => Step::Advance(left.parse().map_err(|_| "advance 1 to 12")?),
            ["tile_now", tile] => {
                let tile: TradeTile = tile.parse().map_err(|why| format!("{why}"))?;
                match tile == TradeTile::ADVANCE || tile == TradeTile::FREE_DISC {
                    true => Step::TileNow(tile),
                    false => return Err(format!("{tile} does nothing at the purchase")),
                }
            }
            ["place_tile", space] => {
                Step::PlaceTile(space.parse().map_err(|why| format!("{why}"))?)
            }
            _ => {
                return Err(format!(
                    "{text:?} is nothing that waits: free_resource, free_disc, advance N, \
                     tile_now TRADE_TILE or place_tile SPACE"
                ));
            }
        };
        Ok(Self(step))
    }
}
patolli_core::serde_by_name!(Pending);
