//! `ritual_cards.toml` (Z 3.11).

use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RitualText {
    set: Option<SetGoal>,
    per_step: Option<u8>,
    per_trade_tile: Option<[u8; Level::COUNT]>,
    per_pyramid_level: Option<u8>,
    per_resource: Option<PerResource>,
    cap: u8,
}

pub(super) fn rituals(tables: &Tables) -> Result<ByRitual<RitualRow>, DataError> {
    let read = |_, _: &str, row: RitualText| {
        let mut goals = [
            row.set.map(RitualScore::Set),
            row.per_step.map(RitualScore::PerStep),
            row.per_trade_tile.map(RitualScore::PerTradeTile),
            row.per_pyramid_level.map(RitualScore::PerPyramidLevel),
            row.per_resource.map(RitualScore::PerResource),
        ]
        .into_iter()
        .flatten();
        match (goals.next(), goals.next()) {
            (Some(scores), None) => Ok(RitualRow { scores, cap: row.cap }),
            _ => Err(Fault::rule("zapotec-edition-ritual")),
        }
    };
    Ok(By::new(tables.table("ritual_card", read)?.1))
}
