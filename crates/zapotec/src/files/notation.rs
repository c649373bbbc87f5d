//! Every action as a short text that a person can type, and back.
//!
//! A House and the cell of its tile are two choices; written together they read
//! `build etla_hills_temple @wood_wood`.

use crate::model::*;
use patolli_core::notation::value;
use patolli_core::{Forms, Hint, Unreadable};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayCard(card) => write!(f, "play {card}"),
            Self::Income(line) => write!(f, "income {line}"),
            Self::BuyTrade(Stall::At(level, slot)) => write!(f, "trade {level} {slot}"),
            Self::StartPyramid(plinth, tile) => write!(f, "start {plinth} score_{tile}"),
            Self::AddPyramid(plinth) => write!(f, "add {plinth}"),
            Self::Ritual(slot) => write!(f, "ritual {slot}"),
            Self::Sacrifice(corn) => write!(f, "sacrifice {corn}"),
            Self::UseTile(tile) => write!(f, "use {tile}"),
            Self::EndCapital => write!(f, "end capital"),
            Self::BuildHouse(space) => write!(f, "build {space}"),
            Self::BuildPalace(space) => write!(f, "palace {space}"),
            Self::BuildByTile(tile, space) => write!(f, "build {space} by {tile}"),
            Self::PlaceTile(cell) => write!(f, "@{cell}"),
            Self::EndConstruction => write!(f, "end construction"),
            Self::FreeResource(basic) => write!(f, "take {basic}"),
            Self::FreeDisc(slot) => write!(f, "disc {slot}"),
            Self::Advance => write!(f, "advance"),
            Self::Decline => write!(f, "decline"),
            Self::ScoreBonusCard => write!(f, "score bonus"),
            Self::ScoreHandCard(card) => write!(f, "score {card}"),
            Self::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

/// The verbs and what may follow them.
const FORMS: Forms = Forms(&[
    ("play", "play CARD"),
    ("income", "income row | income column"),
    ("trade", "trade LEVEL SLOT"),
    ("start", "start PYRAMID_SPACE SCORING_TILE"),
    ("add", "add PYRAMID_SPACE"),
    ("ritual", "ritual SLOT"),
    ("sacrifice", "sacrifice CORN"),
    ("use", "use TRADE_TILE"),
    ("end", "end capital | end construction"),
    ("build", "build SPACE [by TRADE_TILE] [@CELL]"),
    ("palace", "palace SPACE"),
    ("@", "@CELL"),
    ("take", "take wood | take brick | take stone"),
    ("disc", "disc SLOT"),
    ("advance", "advance"),
    ("decline", "decline"),
    ("score", "score bonus | score CARD"),
    ("draw", "draw CARD"),
]);

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        FORMS.read(text, read)
    }
}

fn read(words: &[&str]) -> Result<Action, Hint> {
    Ok(match *words {
        ["play", card] => Action::PlayCard(value(card)?),
        ["income", line] => Action::Income(value(line)?),
        ["trade", level, slot] => Action::BuyTrade(Stall::At(value(level)?, value(slot)?)),
        ["start", plinth, tile] => Action::StartPyramid(value(plinth)?, scoring_tile(tile)?),
        ["add", plinth] => Action::AddPyramid(value(plinth)?),
        ["ritual", slot] => Action::Ritual(value(slot)?),
        ["sacrifice", corn] => Action::Sacrifice(value(corn)?),
        ["use", tile] => Action::UseTile(value(tile)?),
        ["end", "capital"] => Action::EndCapital,
        ["end", "construction"] => Action::EndConstruction,
        ["build", space] => Action::BuildHouse(value(space)?),
        ["build", space, "by", tile] => Action::BuildByTile(value(tile)?, value(space)?),
        ["palace", space] => Action::BuildPalace(value(space)?),
        ["take", basic] => Action::FreeResource(value(basic)?),
        ["disc", slot] => Action::FreeDisc(value(slot)?),
        ["advance"] => Action::Advance,
        ["decline"] => Action::Decline,
        ["score", "bonus"] => Action::ScoreBonusCard,
        ["score", card] => Action::ScoreHandCard(value(card)?),
        ["draw", card] => Action::Draw(value(card)?),
        [cell] if cell.starts_with('@') => Action::PlaceTile(value(&cell[1..])?),
        _ => return Err(FORMS.hint(words)),
    })
}

fn scoring_tile(text: &str) -> Result<Property, Hint> {
    value(text.strip_prefix("score_").unwrap_or(text))
}
