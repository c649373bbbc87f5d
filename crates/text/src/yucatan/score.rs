//! The score sheet.

use crate::text::Text;
use crate::words::ScoreRow;
use patolli_yucatan::{Earned, Public, Step, final_scores};

pub(super) fn sheet(text: &Text, table: &Public) -> Vec<ScoreRow> {
    let scores = final_scores(table);
    let row = |(key, part): (&str, Part)| {
        let points = table.seats().map(|seat| part(&scores[seat])).collect();
        let row = ScoreRow::of(text, key, points);
        ScoreRow { label: caveat(text, table, key).unwrap_or(row.label), ..row }
    };
    PARTS.into_iter().map(row).collect()
}

/// Where the forecast assumes something, or leaves out what is still secret (SAC-1).
fn caveat(text: &Text, table: &Public, key: &str) -> Option<String> {
    let secret = table.agenda.front() == Some(Step::Sacrifice) && !table.pledged.is_empty();
    let choosing = table.seats().any(|seat| table.owes_bonus(seat));
    match key {
        "yucatan-score-sacrifices" if secret => Some(text.say("yucatan-score-revealed")),
        "yucatan-score-final_bonus" if choosing => Some(text.say("yucatan-score-best-bonus")),
        _ => None,
    }
}

type Part = fn(&Earned) -> i16;

/// Victory points by where they came from, the total last.
const PARTS: [(&str, Part); 6] = [
    ("yucatan-score-sacrifices", |it| it.sacrifices),
    ("yucatan-score-pyramid", |it| it.pyramid),
    ("yucatan-score-wipe_outs", |it| it.wipe_outs),
    ("yucatan-score-final_bonus", |it| it.final_bonus),
    ("yucatan-score-leftovers", |it| it.leftovers),
    ("yucatan-score-total", Earned::total),
];
