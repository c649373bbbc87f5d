//! King Pakal's cards (A 3.11) and levels (A 8.1).

use super::{MOST_GAIN, MOST_POINTS};
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Set, Tables, Wrong, within};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonalityText {
    role: Role,
    hierarchy: [God; God::COUNT],
}

/// A 3.11, SO-1.
pub(super) fn personalities(
    tables: &Tables,
) -> Result<[PersonalityRow; Personality::COUNT], DataError> {
    let mut roles = Roles::EMPTY;
    tables.table_of::<Personality, _, _, _>("personality", |_, row: PersonalityText| {
        let PersonalityText { role, hierarchy } = row;
        if hierarchy.into_iter().collect::<Set<God>>() != Set::full() {
            return Err(Fault::at("hierarchy", Wrong::EntryTwice));
        }
        if roles.contains(role) {
            return Err(Fault::rule("ahau-edition-role").name("role", role).inside("role"));
        }
        roles.insert(role);
        let mut rank = [0; God::COUNT];
        for (place, god) in (0..).zip(hierarchy) {
            rank[god.index()] = place;
        }
        Ok(PersonalityRow { role, hierarchy, rank })
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DifficultyText {
    weapons: u8,
    markers: u8,
    building_weapons: u8,
    building_fame: u8,
    tracker: u8,
}

/// A 8.1.
pub(super) fn difficulties(
    tables: &Tables,
) -> Result<[DifficultyRow; Difficulty::COUNT], DataError> {
    tables.table_of::<Difficulty, _, _, _>("difficulty", |_, row: DifficultyText| {
        Ok(DifficultyRow {
            weapons: within("weapons", row.weapons, 0..=MOST_GAIN)?,
            markers: within("markers", row.markers, 0..=God::COUNT as u8)?,
            building_weapons: within("building_weapons", row.building_weapons, 0..=MOST_GAIN)?,
            building_fame: within("building_fame", row.building_fame, 0..=MOST_POINTS)?,
            tracker: within("tracker", row.tracker, 0..=MOST_GAIN)?,
        })
    })
}
