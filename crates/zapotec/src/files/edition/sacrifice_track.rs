//! `sacrifice_track.toml` (Z 3.9).

use super::MOST_POINTS;
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepText {
    points: Option<u8>,
    #[serde(default)]
    free_resource: bool,
    discount: Option<DiscountText>,
    #[serde(default)]
    no_priest: bool,
    #[serde(default)]
    free_disc: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscountText {
    level: u8,
    gold: u8,
}

pub(super) fn track(tables: &Tables) -> Result<[StepBonus; LAST_STEP + 1], DataError> {
    Ok(tables.table("sacrifice_step", |i, _, row| bonus(i, row))?.1)
}

/// At most one bonus on each step, and none at the start.
fn bonus(step: usize, row: StepText) -> Result<StepBonus, Fault> {
    let discount = row.discount.map(discount).transpose()?;
    within("points", row.points.unwrap_or(0), 0..=MOST_POINTS)?;
    let mut given = [
        row.points.map(StepBonus::Points),
        row.free_resource.then_some(StepBonus::FreeResource),
        discount,
        row.no_priest.then_some(StepBonus::NoPriest),
        row.free_disc.then_some(StepBonus::FreeDisc),
    ]
    .into_iter()
    .flatten();
    match (given.next(), given.next()) {
        (None, _) => Ok(StepBonus::Nothing),
        (Some(bonus), None) if step > 0 => Ok(bonus),
        _ => Err(Fault::rule("zapotec-edition-step")),
    }
}

fn discount(DiscountText { level, gold }: DiscountText) -> Result<StepBonus, Fault> {
    let level = within("discount.level", level, 1..=Level::COUNT as u8)?;
    Ok(StepBonus::Discount { level: Level::new(usize::from(level) - 1), gold })
}
