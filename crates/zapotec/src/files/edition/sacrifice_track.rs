//! `sacrifice_track.toml` (Z 3.9).

use super::MOST_POINTS;
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepRow {
    points: Option<u8>,
    #[serde(default)]
    free_resource: bool,
    discount: Option<DiscountRow>,
    #[serde(default)]
    no_priest: bool,
    #[serde(default)]
    free_disc: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscountRow {
    level: u8,
    gold: u8,
}

pub(super) fn track(tables: &Tables) -> Result<[StepBonus; LAST_STEP + 1], DataError> {
    let (ids, rows) = tables.fixed::<StepRow, { LAST_STEP + 1 }>("sacrifice_step")?;
    let mut track = [StepBonus::Nothing; LAST_STEP + 1];
    for (i, row) in rows.iter().enumerate() {
        let wrong = |fault: Fault| tables.wrong("sacrifice_step", &ids[i], fault);
        let discount = match &row.discount {
            None => None,
            Some(off) => {
                let level = within("discount.level", off.level, 1..=Level::COUNT as u8);
                let level = Level::new(usize::from(level.map_err(wrong)?) - 1);
                Some(StepBonus::Discount { level, gold: off.gold })
            }
        };
        let bonuses = [
            row.points.map(StepBonus::Points),
            row.free_resource.then_some(StepBonus::FreeResource),
            discount,
            row.no_priest.then_some(StepBonus::NoPriest),
            row.free_disc.then_some(StepBonus::FreeDisc),
        ];
        within("points", row.points.unwrap_or(0), 0..=MOST_POINTS).map_err(wrong)?;
        let mut given = bonuses.into_iter().flatten();
        track[i] = given.next().unwrap_or(StepBonus::Nothing);
        if given.next().is_some() || (i == 0 && track[i] != StepBonus::Nothing) {
            return Err(wrong(Fault::rule("zapotec-edition-step")));
        }
    }
    Ok(track)
}
