//! The score sheet.

use crate::text::Text;
use crate::words::ScoreRow;
use patolli_yucatan::{Earned, Public};

pub(super) fn sheet(text: &Text, table: &Public) -> Vec<ScoreRow> {
    let row = |(key, part): (&str, Part)| ScoreRow {
        label: text.say(key),
        points: table.seats().map(|seat| part(&table.players[seat].vp)).collect(),
    };
    PARTS.into_iter().map(row).collect()
}

type Part = fn(&Earned) -> i16;

/// Victory points by where they came from, the total last.
const PARTS: [(&str, Part); 6] = [
    ("yucatan-score-sacrifices", |it| it.sacrifices),
    ("yucatan-score-pyramid", |it| it.pyramid),
    ("yucatan-score-wipe-outs", |it| it.wipe_outs),
    ("yucatan-score-final-bonus", |it| it.final_bonus),
    ("yucatan-score-leftovers", |it| it.leftovers),
    ("yucatan-score-total", Earned::total),
];
