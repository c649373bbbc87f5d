//! Refusals: what is missing, and what would help.

use super::names::*;
use crate::text::Text;
use crate::words::args;
use patolli_core::Dense;
use patolli_zapotec::{Kit, Plinth, Reason};

pub(super) fn reason(text: &Text, kit: &Kit, reason: &Reason) -> String {
    match *reason {
        Reason::AnotherDecision => text.say("zapotec-reason-another-decision"),
        Reason::NotInHand(it) => {
            text.tell("zapotec-reason-not-in-hand", args!(card = card(text, kit, it)))
        }
        Reason::NotInOffer(it) => {
            text.tell("zapotec-reason-not-in-offer", args!(card = card(text, kit, it)))
        }
        Reason::Missing(lack) => {
            text.tell("zapotec-reason-missing", args!(lack = stock(text, lack)))
        }
        Reason::EmptyStall => text.say("zapotec-reason-empty-stall"),
        Reason::LevelBought(level) => {
            text.tell("zapotec-reason-level-bought", args!(level = level.index() + 1))
        }
        Reason::NoDiscLeft => text.say("zapotec-reason-no-disc"),
        Reason::NeedsPyramidLevel => text.say("zapotec-reason-needs-level"),
        Reason::DiscAlreadyThere(slot) => {
            text.tell("zapotec-reason-disc-there", args!(n = slot.index() + 1))
        }
        Reason::StepsLeft(left) => text.tell("zapotec-reason-steps-left", args!(n = left)),
        Reason::TileNotOwned(tile) => text.tell(
            "zapotec-reason-tile-not-owned",
            args!(tile = tile_number(tile), effect = tile_effect(text, kit, tile)),
        ),
        Reason::TileFaceDown(tile) => {
            text.tell("zapotec-reason-tile-face-down", args!(tile = tile_number(tile)))
        }
        Reason::NotOffered => text.say("zapotec-reason-not-offered"),
        _ => pyramid(text, reason).unwrap_or_else(|| construction(text, kit, reason)),
    }
}

fn pyramid(text: &Text, reason: &Reason) -> Option<String> {
    let about = |key: &str, plinth: Plinth| text.tell(key, args!(n = plinth.index() + 1));
    Some(match *reason {
        Reason::NotInPlay(plinth) => about("zapotec-reason-not-in-play", plinth),
        Reason::PyramidStarted(plinth) => about("zapotec-reason-pyramid-started", plinth),
        Reason::PyramidEmpty(plinth) => about("zapotec-reason-pyramid-empty", plinth),
        Reason::PyramidComplete(plinth) => about("zapotec-reason-pyramid-complete", plinth),
        Reason::BuiltOnThisRound(plinth) => about("zapotec-reason-built-on", plinth),
        Reason::NoScoringTile(tile) => {
            text.tell("zapotec-reason-no-scoring-tile", args!(property = property(text, tile)))
        }
        Reason::NoPieceLeft => text.say("zapotec-reason-no-piece"),
        Reason::NoPieceOfSize(it) => {
            text.tell("zapotec-reason-no-piece-of-size", args!(size = size(text, it)))
        }
        _ => return None,
    })
}

fn construction(text: &Text, kit: &Kit, reason: &Reason) -> String {
    match *reason {
        Reason::SpaceNotInPlay(at) => {
            text.tell("zapotec-reason-space-not-in-play", args!(space = space(text, kit, at)))
        }
        Reason::SpaceTaken(at) => {
            text.tell("zapotec-reason-space-taken", args!(space = space(text, kit, at)))
        }
        Reason::WrongProperty(wanted) => {
            text.tell("zapotec-reason-wrong-property", args!(property = property(text, wanted)))
        }
        Reason::NoHouseLeft => text.say("zapotec-reason-no-house"),
        Reason::PalaceBuilt => text.say("zapotec-reason-palace-built"),
        Reason::CellTaken(at) => {
            text.tell("zapotec-reason-cell-taken", args!(cell = cell(text, kit, at)))
        }
        _ => unreachable!("told above: {reason:?}"),
    }
}
