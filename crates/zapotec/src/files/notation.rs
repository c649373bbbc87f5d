//! The notation: every action as a short text that a person can type.
//!
//! A House and the cell of its tile are two choices; written together they read
//! `build etla_hills_temple @wood_wood`.

use crate::model::*;
use patolli_core::notation;

notation! { Action;
    "play {card}" (card) => PlayCard(card);
    "income {line}" (line) => Income(line), told "income row | income column";
    "trade {level} {slot}" (level, slot) => BuyTrade(Stall::At(level, slot));
    "start {pyramid_space} score_{scoring_tile}" (pyramid_space, scoring_tile)
        => StartPyramid(pyramid_space, scoring_tile);
    "add {pyramid_space}" (pyramid_space) => AddPyramid(pyramid_space);
    "ritual {slot}" (slot) => Ritual(slot);
    "sacrifice {corn}" (corn) => Sacrifice(corn);
    "use {trade_tile}" (trade_tile) => UseTile(trade_tile);
    "end capital" () => EndCapital;
    "build {space}" (space) => BuildHouse(space), told "build SPACE [@CELL]";
    "palace {space}" (space) => BuildPalace(space);
    "build {space} by {trade_tile}" (space, trade_tile)
        => BuildByTile(trade_tile, space), told "build SPACE by TRADE_TILE [@CELL]";
    "@{cell}" (cell) => PlaceTile(cell);
    "end construction" () => EndConstruction;
    "take {basic}" (basic) => FreeResource(basic), told "take wood | take brick | take stone";
    "disc {slot}" (slot) => FreeDisc(slot);
    "advance" () => Advance;
    "decline" () => Decline;
    "score bonus" () => ScoreBonusCard;
    "score {card}" (card) => ScoreHandCard(card);
    "draw {card}" (card) => Draw(card);
}
