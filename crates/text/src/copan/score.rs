//! Where points come from.

use super::names::*;
use crate::text::Text;
use crate::words::args;
use patolli_copan::{Public, ScorePart};

pub(super) fn part(text: &Text, table: &Public, part: ScorePart) -> Option<String> {
    Some(match part {
        ScorePart::Half(it) => text.tell("copan-score-half", args!(half = half(text, it))),
        ScorePart::Stair(it) => {
            let args = args!(stair = resource(text, it), what = counted(text, it));
            text.tell("copan-score-stair", args)
        }
        ScorePart::AutomaFame | ScorePart::AutomaZeal | ScorePart::AutomaPower
            if table.automa.is_none() =>
        {
            return None;
        }
        _ => text.say(&format!("copan-score-{part}")),
    })
}
