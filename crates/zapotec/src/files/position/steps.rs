//! Steps as text: a position names those that interrupt its phase.

use crate::model::*;
use patolli_core::{Hint, Unreadable, notation};
use serde::de::Error;

notation! { Step;
    "select_card" () => SelectCard;
    "turn {place}" (place: number) => Turn(place);
    "income" () => Income;
    "capital" () => Capital;
    "construction" () => Construction;
    "place_tile {space}" (space) => PlaceTile(space);
    "turn_scoring" () => TurnScoring;
    "draw" () => Draw;
    "end_turn" () => EndTurn;
    "advance {left}" (left: number) => Advance(left);
    "free_resource" () => FreeResource;
    "free_disc" () => FreeDisc;
    "tile_now {trade_tile}" (trade_tile) => TileNow(trade_tile);
    "end_round" () => EndRound;
}

fn number(word: &str) -> Result<u8, Hint> {
    word.parse().map_err(|_| Hint::Form("advance N".to_string()))
}

patolli_core::serde_by_name!(Step, |why: Unreadable, _| match why.hint {
    Hint::Name(name) => Error::custom(name),
    Hint::Form(_) | Hint::Verbs(_) => Error::custom(format!(
        "{:?} is nothing that waits: free_resource, free_disc, advance N, tile_now TRADE_TILE or \
         place_tile SPACE",
        why.text
    )),
});
