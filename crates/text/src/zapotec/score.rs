//! Where points come from.

use super::names::*;
use crate::text::Text;
use crate::words::args;
use patolli_core::Dense;
use patolli_zapotec::{Public, ScorePart};

pub(super) fn part(text: &Text, table: &Public, part: ScorePart) -> Option<String> {
    Some(match part {
        ScorePart::Ritual(slot) => {
            let goal = ritual(text, &table.kit, table.rituals[slot]);
            text.tell("zapotec-score-ritual", args!(n = slot.index() + 1, goal = goal))
        }
        ScorePart::Pyramid(plinth) => {
            if !table.plinths().any(|one| one == plinth) {
                return None;
            }
            let tile = table.pyramids[plinth].tile;
            let tile = tile.map_or_else(|| text.say("zapotec-empty"), |tile| property(text, tile));
            text.tell("zapotec-score-pyramid", args!(n = plinth.index() + 1, property = tile))
        }
        ScorePart::Trade | ScorePart::Gifts if table.solo.is_none() => return None,
        _ => text.say(&format!("zapotec-score-{part}")),
    })
}
