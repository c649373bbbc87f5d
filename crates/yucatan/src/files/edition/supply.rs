//! How much there is of everything and what players start with (Y 3.1, Y 4), and the points that
//! are in no other table (Y 5.7, Y 7).

use super::{MOST_AXES, MOST_GAIN, MOST_GOODS, MOST_POINTS, gain, goods, up_to};
use crate::model::*;
use patolli_core::{By, DataError, Dense, Tables, within};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartText {
    goods: Goods,
    prisoners: u8,
    troop: u8,
}

/// Y 3.1, Y 4, CLD-1, TEM-1.
pub(super) fn supply(tables: &Tables) -> Result<Supply, DataError> {
    let count = |id, bounds| tables.number("supply", id, "count", bounds);
    let price = |id, most| tables.field("price", id, "cost", |cost| up_to(most, cost));
    // SET-5, SET-10, SET-11.
    let start = tables.one("start", "player", |row: StartText| {
        within("prisoners", row.prisoners, 0..=MOST_GAIN)?;
        within("troop", row.troop, 0..=MOST_TROOP)?;
        goods("goods", row.goods)?;
        Ok(row)
    })?;
    let (corn, jade) = (count("corn", 0..=Goods::MAX)?, count("jade", 0..=Goods::MAX)?);
    Ok(Supply {
        units: count("units", 1..=Captives::COUNT as u8 - 1)?,
        tokens: [(Resource::Corn, corn), (Resource::Jade, jade)].into_iter().collect(),
        goods: start.goods,
        prisoners: start.prisoners,
        troop: start.troop,
        troop_limit: count("troop_limit", 1..=MOST_TROOP)?,
        leader_corn: gain(tables, "leader_gift", "corn")?,
        leader_jade: gain(tables, "leader_gift", "jade")?,
        leader_card: price("leader_card", MOST_GOODS)?,
        // Four Rounds beside the most expensive Summoning still fit [`Goods`].
        timer: price("additional_round", MOST_GAIN)?,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WipeOutText {
    vp: u8,
    units: u8,
}

/// Y 5.7, SAC-2, END-2.
pub(super) fn points(tables: &Tables) -> Result<Points, DataError> {
    let axes = |id| tables.number("strength", id, "axes", 0..=MOST_AXES);
    // A choice of sets ends at 63 (Q26).
    let set = |resource: Resource| tables.number("set", resource.name(), "count", 2..=40);
    let wipe_out = tables.one("wipe_out", "troop", |row: WipeOutText| {
        within("vp", row.vp, 0..=MOST_POINTS)?;
        within("units", row.units, 0..=MOST_GAIN)?;
        Ok(row)
    })?;
    let bonus = tables.table_of("final_bonus", |_: Column, row: BonusRow| {
        within("vp", row.vp, 0..=MOST_GAIN)?;
        within("most", row.most, 0..=60)?;
        Ok(row)
    })?;
    Ok(Points {
        leader_axes: axes("leader")?,
        unit_axes: axes("unit")?,
        base_capture: tables.number("capture", "victory", "units", 0..=MOST_GAIN)?,
        wipe_out: wipe_out.vp,
        wipe_out_prisoners: wipe_out.units,
        jade_set: set(Resource::Jade)?,
        corn_set: set(Resource::Corn)?,
        bonus: By::new(bonus),
    })
}
