//! The score sheet.

use super::names::*;
use crate::text::Text;
use crate::words::{ScoreRow, args};
use patolli_core::Dense;
use patolli_zapotec::{Breakdown, Public, RitualSlot, final_scores};

pub(super) fn sheet(text: &Text, table: &Public) -> Vec<ScoreRow> {
    let scores = final_scores(table);
    let points = |part: &dyn Fn(&Breakdown) -> i16| -> Vec<i16> {
        table.seats().map(|seat| part(&scores[seat])).collect()
    };
    let plain = |key: &str, part: &dyn Fn(&Breakdown) -> i16| ScoreRow::of(text, key, points(part));
    let mut rows = vec![
        plain("zapotec-score-turns", &|parts| parts.turns),
        plain("zapotec-score-track", &|parts| parts.track),
        plain("zapotec-score-majority", &|parts| parts.majority),
    ];
    for slot in RitualSlot::all() {
        let goal = ritual(text, &table.kit, table.rituals[slot]);
        let n = slot.index() + 1;
        let label = text.tell("zapotec-score-ritual", args!(n = n, goal = goal));
        let points = points(&|parts| parts.rituals[slot]);
        rows.push(ScoreRow { source: format!("ritual_{n}"), label, points });
    }
    for plinth in table.plinths() {
        let tile = table.pyramids[plinth].tile;
        let tile = tile.map_or_else(|| text.say("zapotec-empty"), |tile| property(text, tile));
        let n = plinth.index() + 1;
        let label = text.tell("zapotec-score-pyramid", args!(n = n, property = tile));
        let points = points(&|parts| parts.pyramids[plinth]);
        rows.push(ScoreRow { source: format!("pyramid_{n}"), label, points });
    }
    if table.solo.is_some() {
        rows.push(plain("zapotec-score-trade", &|parts| parts.trade));
        rows.push(plain("zapotec-score-gifts", &|parts| parts.gifts));
    }
    rows.push(plain("zapotec-score-total", &Breakdown::total));
    rows
}
