//! The City board: Buildings (Y 3.5) and the powers of a City Leader (Y 3.9).

use super::{MOST_GAIN, MOST_GOODS, goods};
use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables, expect_id, within};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::array::from_fn;
use std::fmt::Display;

/// From 0.
const LEVELS: usize = TOP as usize + 1;
/// Kinds of Buildings with levels, and powers.
const KINDS: usize = 4;
const _: () = assert!(Building::COUNT == KINDS && Power::COUNT == KINDS);

/// A table of four kinds with four levels each: `temple_0` to `temple_3`.
fn by_level<K: Dense + Display, Row: DeserializeOwned, T: Copy>(
    tables: &Tables,
    kind: &str,
    read: impl Fn(K, Row) -> Result<T, Fault>,
) -> Result<By<K, ByLevel<T>, KINDS>, DataError> {
    let read = |i: usize, id: &str, row| {
        let (of, level) = (K::from_index(i / LEVELS), i % LEVELS);
        expect_id(id, &format!("{of}_{level}"))?;
        read(of, row)
    };
    let (_, rows) = tables.table::<Row, T, { KINDS * LEVELS }>(kind, read)?;
    Ok(By::from_fn(|of: K| from_fn(|level| rows[LEVELS * of.index() + level])))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingText {
    cost: Option<Goods>,
    units: Option<u8>,
}

/// Y 3.5.
pub(super) fn buildings(tables: &Tables) -> Result<ByBuilding<ByLevel<BuildingRow>>, DataError> {
    by_level(tables, "building", |building, row: BuildingText| {
        match (building, row.cost, row.units) {
            (Building::Barracks, None, Some(units)) => {
                Ok(BuildingRow { cost: Goods::NOTHING, units })
            }
            (Building::Barracks, ..) => Err(Fault::rule("yucatan-edition-barracks")),
            (_, Some(cost), None) => Ok(BuildingRow { cost: goods("cost", cost)?, units: 0 }),
            _ => Err(Fault::rule("yucatan-edition-building")),
        }
    })
}

/// Y 3.9.
pub(super) fn powers(tables: &Tables) -> Result<ByPower<ByLevel<PowerRow>>, DataError> {
    by_level(tables, "power", |power, row: PowerRow| {
        goods("cost", row.cost)?;
        goods("gain", row.gain)?;
        within("units", row.units, 0..=Units::COUNT as u8)?;
        within("cards", row.cards, 0..=MOST_GAIN)?;
        // For every Unit of the box it still fits its type.
        within("per_prisoner", row.per_prisoner, 0..=4)?;
        within("most", row.most, 0..=MOST_GOODS)?;
        let only_units = PowerRow { units: row.units, ..PowerRow::default() };
        match (power, row.units) {
            (Power::War, _) if row != only_units => Err(Fault::rule("yucatan-edition-war")),
            (Power::Harvest | Power::Omens | Power::Captives, 1..) => {
                Err(Fault::rule("yucatan-edition-only-war").inside("units"))
            }
            _ => Ok(row),
        }
    })
}
