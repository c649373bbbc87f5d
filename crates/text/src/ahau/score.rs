//! The score sheet.

use crate::text::Text;
use crate::words::ScoreRow;
use patolli_ahau::{Earned, Public, final_scores};

pub(super) fn sheet(text: &Text, table: &Public) -> Vec<ScoreRow> {
    let scores = final_scores(table);
    let row = |(key, part): (&str, Part)| {
        ScoreRow::of(text, key, table.seats().map(|seat| part(&scores[seat])).collect())
    };
    PARTS.into_iter().map(row).collect()
}

type Part = fn(&Earned) -> i16;

/// Fame by where it came from, the total last.
const PARTS: [(&str, Part); 9] = [
    ("ahau-score-gods", |it| it.gods),
    ("ahau-score-temples", |it| it.temples),
    ("ahau-score-adjacency", |it| it.adjacency),
    ("ahau-score-board", |it| it.board),
    ("ahau-score-war", |it| it.war),
    ("ahau-score-buildings", |it| it.buildings),
    ("ahau-score-celebrations", |it| it.celebrations),
    ("ahau-score-cities", |it| it.cities),
    ("ahau-score-total", Earned::total),
];
