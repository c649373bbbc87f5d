//! The score sheet.

use super::names::*;
use crate::text::Text;
use crate::words::{ScoreRow, args};
use patolli_copan::{Breakdown, Earned, Half, Public, Resource, final_scores};
use patolli_core::Dense;

pub(super) fn sheet(text: &Text, table: &Public) -> Vec<ScoreRow> {
    let scores = final_scores(table);
    let row = |label: String, part: &dyn Fn(&Breakdown) -> i16| ScoreRow {
        label,
        points: table.seats().map(|seat| part(&scores[seat])).collect(),
    };
    let mut rows: Vec<_> = earned()
        .into_iter()
        .map(|(key, part)| row(text.say(key), &|parts| part(&parts.earned)))
        .collect();
    rows.push(row(text.say("copan-score-cities"), &|parts| parts.cities));
    for it in Half::all() {
        let label = text.tell("copan-score-half", args!(half = half(text, it)));
        rows.push(row(label, &|parts| parts.halves[it.index()]));
    }
    rows.push(row(text.say("copan-score-court"), &|parts| parts.court));
    for stair in Resource::all() {
        let what = counted(text, stair);
        let args = args!(stair = resource(text, stair), what = what);
        rows.push(row(text.tell("copan-score-stair", args), &|parts| parts.stairs[stair.index()]));
    }
    rows.push(row(text.say("copan-score-mask"), &|parts| parts.mask));
    rows.push(row(text.say("copan-score-characters"), &|parts| parts.characters));
    if table.automa.is_some() {
        let keys =
            ["copan-score-automa-fame", "copan-score-automa-zeal", "copan-score-automa-power"];
        for (i, key) in keys.into_iter().enumerate() {
            rows.push(row(text.say(key), &|parts| parts.automa[i]));
        }
    }
    rows.push(row(text.say("copan-score-total"), &Breakdown::total));
    rows
}

type Part = fn(&Earned) -> i16;

/// Points during the game by where they came from.
fn earned() -> [(&'static str, Part); 8] {
    [
        ("copan-score-earned-totem", |it| it.totem),
        ("copan-score-earned-cities", |it| it.cities),
        ("copan-score-earned-embassies", |it| it.embassies),
        ("copan-score-earned-characters", |it| it.characters),
        ("copan-score-earned-altars", |it| it.altars),
        ("copan-score-earned-mask", |it| it.mask),
        ("copan-score-earned-zenith", |it| it.zenith),
        ("copan-score-earned-events", |it| it.events),
    ]
}
