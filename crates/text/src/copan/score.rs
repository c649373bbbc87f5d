//! The score sheet.

use super::names::*;
use crate::text::Text;
use crate::words::{ScoreRow, args};
use patolli_copan::{Breakdown, Earned, Half, Public, Resource, final_scores};
use patolli_core::Dense;

pub(super) fn sheet(text: &Text, table: &Public) -> Vec<ScoreRow> {
    let scores = final_scores(table);
    let points = |part: &dyn Fn(&Breakdown) -> i16| -> Vec<i16> {
        table.seats().map(|seat| part(&scores[seat])).collect()
    };
    let plain = |key: &str, part: &dyn Fn(&Breakdown) -> i16| ScoreRow::of(text, key, points(part));
    let earned = EARNED.into_iter();
    let mut rows: Vec<_> =
        earned.map(|(source, part)| plain(source, &|parts| part(&parts.earned))).collect();
    rows.push(plain("copan-score-cities", &|parts| parts.cities));
    for it in Half::all() {
        let label = text.tell("copan-score-half", args!(half = half(text, it)));
        let points = points(&|parts| parts.halves[it]);
        rows.push(ScoreRow { source: format!("court_{it}"), label, points });
    }
    rows.push(plain("copan-score-court", &|parts| parts.court));
    for it in Resource::all() {
        let args = args!(stair = resource(text, it), what = counted(text, it));
        let label = text.tell("copan-score-stair", args);
        let points = points(&|parts| parts.stairs[it]);
        rows.push(ScoreRow { source: format!("stair_{it}"), label, points });
    }
    rows.push(plain("copan-score-mask", &|parts| parts.mask));
    rows.push(plain("copan-score-characters", &|parts| parts.characters));
    if table.automa.is_some() {
        for (i, source) in
            ["copan-score-automa_fame", "copan-score-automa_zeal", "copan-score-automa_power"]
                .into_iter()
                .enumerate()
        {
            rows.push(plain(source, &|parts| parts.automa[i]));
        }
    }
    rows.push(plain("copan-score-total", &Breakdown::total));
    rows
}

type Part = fn(&Earned) -> i16;

/// Points during the game by where they came from.
const EARNED: [(&str, Part); 8] = [
    ("copan-score-earned_totem", |it| it.totem),
    ("copan-score-earned_cities", |it| it.cities),
    ("copan-score-earned_embassies", |it| it.embassies),
    ("copan-score-earned_characters", |it| it.characters),
    ("copan-score-earned_altars", |it| it.altars),
    ("copan-score-earned_mask", |it| it.mask),
    ("copan-score-earned_zenith", |it| it.zenith),
    ("copan-score-earned_events", |it| it.events),
];
