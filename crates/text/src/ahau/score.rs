//! Where Fame comes from.

use crate::text::Text;
use patolli_ahau::{Public, ScorePart};

pub(super) fn part(text: &Text, _: &Public, part: ScorePart) -> Option<String> {
    Some(text.say(&format!("ahau-score-{part}")))
}
