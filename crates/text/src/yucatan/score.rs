//! Where victory points come from.

use crate::text::Text;
use patolli_yucatan::{Public, ScorePart, Step};

/// With a word where the forecast assumes something, or leaves out what is still secret (SAC-1).
pub(super) fn part(text: &Text, table: &Public, part: ScorePart) -> Option<String> {
    let secret = table.agenda.front() == Some(Step::Sacrifice) && !table.pledged.is_empty();
    let choosing = table.seats().any(|seat| table.owes_bonus(seat));
    Some(match part {
        ScorePart::Sacrifices if secret => text.say("yucatan-score-revealed"),
        ScorePart::FinalBonus if choosing => text.say("yucatan-score-best-bonus"),
        _ => text.say(&format!("yucatan-score-{part}")),
    })
}
