//! The score sheet.

use super::names::*;
use crate::text::Text;
use crate::words::{ScoreRow, args};
use patolli_core::Dense;
use patolli_zapotec::{Breakdown, Public, RitualSlot, final_scores};

pub(super) fn sheet(text: &Text, table: &Public) -> Vec<ScoreRow> {
    let scores = final_scores(table);
    let row = |label: String, part: &dyn Fn(&Breakdown) -> i16| ScoreRow {
        label,
        points: table.seats().map(|seat| part(&scores[seat])).collect(),
    };
    let mut rows = vec![
        row(text.say("zapotec-score-turns"), &|parts| parts.turns),
        row(text.say("zapotec-score-track"), &|parts| parts.track),
        row(text.say("zapotec-score-majority"), &|parts| parts.majority),
    ];
    for slot in RitualSlot::all() {
        let goal = ritual(text, &table.kit, table.rituals[slot.index()]);
        let label = text.tell("zapotec-score-ritual", args!(n = slot.index() + 1, goal = goal));
        rows.push(row(label, &|parts| parts.rituals[slot.index()]));
    }
    for plinth in table.plinths() {
        let tile = table.pyramid(plinth).tile;
        let tile = tile.map_or_else(|| text.say("zapotec-empty"), |tile| property(text, tile));
        let args = args!(n = plinth.index() + 1, property = tile);
        rows.push(row(text.tell("zapotec-score-pyramid", args), &|parts| {
            parts.pyramids[plinth.index()]
        }));
    }
    if table.solo.is_some() {
        rows.push(row(text.say("zapotec-score-trade"), &|parts| parts.trade));
        rows.push(row(text.say("zapotec-score-gifts"), &|parts| parts.gifts));
    }
    rows.push(row(text.say("zapotec-score-total"), &Breakdown::total));
    rows
}
