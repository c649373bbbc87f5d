//! `ritual_cards.toml` (Z 3.11).

use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RitualInput {
    set: Option<SetInput>,
    per_step: Option<u8>,
    per_trade_tile: Option<[u8; Level::COUNT]>,
    per_pyramid_level: Option<u8>,
    per_resource: Option<PerResource>,
    cap: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetInput {
    same: Kind,
    different: Kind,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PerResource {
    basic: u8,
    advanced: u8,
}

pub(super) fn rituals(tables: &Tables) -> Result<[RitualRow; Ritual::COUNT], DataError> {
    let (ids, rows) = tables.fixed::<RitualInput, { Ritual::COUNT }>("ritual_card")?;
    let read: Result<Vec<_>, _> = rows
        .iter()
        .zip(&ids)
        .map(|(row, id)| {
            let scores = ritual_score(row);
            let wrong = || tables.wrong("ritual_card", id, Fault::rule("zapotec-edition-ritual"));
            Ok(RitualRow { scores: scores.ok_or_else(wrong)?, cap: row.cap })
        })
        .collect();
    Ok(<[RitualRow; Ritual::COUNT]>::try_from(read?).expect("as many as were read"))
}

fn ritual_score(row: &RitualInput) -> Option<RitualScore> {
    let mut found = [
        row.set.as_ref().map(|set| RitualScore::Set {
            same: set.same,
            different: set.different,
            points: set.points,
        }),
        row.per_step.map(RitualScore::PerStep),
        row.per_trade_tile.map(RitualScore::PerTradeTile),
        row.per_pyramid_level.map(RitualScore::PerPyramidLevel),
        row.per_resource
            .as_ref()
            .map(|per| RitualScore::PerResource { basic: per.basic, advanced: per.advanced }),
    ]
    .into_iter()
    .flatten();
    let score = found.next();
    if found.next().is_some() { None } else { score }
}
