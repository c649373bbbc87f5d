//! How much there is of everything and what players start with (Y 3.1, Y 4), and the points that
//! no table of its own tells (Y 5.7, Y 7).

use super::{MOST_AXES, MOST_GAIN, MOST_GOODS, MOST_POINTS, goods, some_goods};
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountText {
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartText {
    goods: Goods,
    prisoners: u8,
    troop: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GainText {
    gain: Goods,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CostText {
    cost: Goods,
}

/// Y 3.1, Y 4, CLD-1, TEM-1.
pub(super) fn supply(tables: &Tables) -> Result<Supply, DataError> {
    let count = |id: &str, bounds| {
        tables.one("supply", id, |row: CountText| within("count", row.count, bounds))
    };
    let gift =
        |id: &str| tables.one("leader_gift", id, |row: GainText| some_goods("gain", row.gain));
    let (start, prisoners, troop) = start(tables)?;
    let (corn, jade) = (count("corn", 0..=Goods::MAX)?, count("jade", 0..=Goods::MAX)?);
    Ok(Supply {
        units: count("units", 1..=Captives::COUNT as u8 - 1)?,
        tokens: [(Resource::Corn, corn), (Resource::Jade, jade)].into_iter().collect(),
        goods: start,
        prisoners,
        troop,
        troop_limit: count("troop_limit", 1..=MOST_TROOP)?,
        leader_corn: gift("corn")?,
        leader_jade: gift("jade")?,
        leader_card: price(tables, "leader_card", MOST_GOODS)?,
        // Four Rounds beside the dearest Summoning still fit [`Goods`].
        timer: price(tables, "additional_round", MOST_GAIN)?,
    })
}

/// SET-5, SET-10, SET-11.
fn start(tables: &Tables) -> Result<(Goods, u8, u8), DataError> {
    tables.one("start", "player", |row: StartText| {
        let prisoners = within("prisoners", row.prisoners, 0..=MOST_GAIN)?;
        let troop = within("troop", row.troop, 0..=MOST_TROOP)?;
        Ok((goods("goods", row.goods)?, prisoners, troop))
    })
}

fn price(tables: &Tables, id: &str, most: u8) -> Result<Goods, DataError> {
    tables.one("price", id, |row: CostText| {
        for (resource, n) in row.cost.iter() {
            within(resource.name(), n, 0..=most).map_err(Fault::of("cost"))?;
        }
        Ok(row.cost)
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StrengthText {
    axes: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaptureText {
    units: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WipeOutText {
    vp: u8,
    units: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusText {
    vp: u8,
    most: u8,
}

/// Y 5.7, SAC-2, END-2.
pub(super) fn points(tables: &Tables) -> Result<Points, DataError> {
    let axes = |id: &str| {
        tables.one("strength", id, |row: StrengthText| within("axes", row.axes, 0..=MOST_AXES))
    };
    let set = |resource: Resource| {
        // A choice of sets ends at 63 (Q26).
        tables.one("set", resource.name(), |row: CountText| within("count", row.count, 2..=40))
    };
    let captured = |row: CaptureText| within("units", row.units, 0..=MOST_GAIN);
    let (wipe_out, wipe_out_prisoners) = tables.one("wipe_out", "troop", |row: WipeOutText| {
        let vp = within("vp", row.vp, 0..=MOST_POINTS)?;
        Ok((vp, within("units", row.units, 0..=MOST_GAIN)?))
    })?;
    let bonus: [_; Column::COUNT] = tables
        .table_of::<Column, BonusText, _, _>("final_bonus", |_, row| {
            Ok((within("vp", row.vp, 0..=MOST_GAIN)?, within("most", row.most, 0..=60)?))
        })?;
    Ok(Points {
        leader_axes: axes("leader")?,
        unit_axes: axes("unit")?,
        base_capture: tables.one("capture", "victory", captured)?,
        wipe_out,
        wipe_out_prisoners,
        jade_set: set(Resource::Jade)?,
        corn_set: set(Resource::Corn)?,
        bonus: bonus.map(|(vp, _)| vp),
        bonus_limit: bonus.map(|(_, most)| most),
    })
}
