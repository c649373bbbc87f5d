//! Building tiles (A 3.8) and role cards (A 6.7): what they cost, and how much they do.

use super::{MOST_GAIN, MOST_POINTS};
use crate::model::*;
use patolli_core::{By, DataError, Fault, Tables, Wrong, length_within, within};
use serde::Deserialize;
use std::ops::RangeInclusive;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingText {
    cost: Colours,
    amount: Option<u8>,
}

/// A 3.8, A 6.6.
pub(super) fn buildings(tables: &Tables) -> Result<ByBuilding<BuildingRow>, DataError> {
    let read = |building: Building, row: BuildingText| {
        length_within("cost", row.cost.len(), 1..=4)?;
        let amount = match (amounts(building), row.amount) {
            (Some(bounds), Some(n)) => within("amount", n, bounds)?,
            (None, None) => 0,
            (Some(_), None) => return Err(Fault::at("amount", Wrong::Missing)),
            (None, Some(_)) => return Err(Fault::rule("ahau-edition-no-amount").inside("amount")),
        };
        Ok(BuildingRow { cost: row.cost, amount })
    };
    tables.table_of("building", read).map(By::new)
}

/// What an edition may print, if the building does something that can be counted.
const fn amounts(building: Building) -> Option<RangeInclusive<u8>> {
    match building {
        Building::ObservationTowerA
        | Building::ObservationTowerB
        | Building::ObservationTowerC
        | Building::ObservationTowerD
        | Building::Market
        | Building::Gateway
        | Building::FavourOfTheGods
        | Building::GiantStele => Some(1..=MOST_GAIN),
        Building::Palace | Building::Acropolis => Some(1..=MOST_POINTS),
        // With the points for neighbours, one tile scores less than 256 (I-15).
        Building::RoyalMonument => Some(1..=3),
        Building::CityGates
        | Building::BallCourt
        | Building::ProduceMarket
        | Building::RoyalPalace => None,
    }
}

/// A 6.7.
pub(super) fn roles(tables: &Tables) -> Result<RolePowers, DataError> {
    let amount = |role: Role| tables.number("role", role.name(), "amount", 1..=MOST_GAIN);
    Ok(RolePowers {
        priestess_strength: amount(Role::HighPriestess)?,
        merchant_cubes: amount(Role::Merchant)?,
    })
}
