//! King Pakal's cards (A 3.11) and levels (A 8.1).

use super::{MOST_GAIN, MOST_POINTS};
use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Set, Tables, Wrong, within};

/// A 3.11, SO-1.
pub(super) fn personalities(tables: &Tables) -> Result<ByPersonality<PersonalityRow>, DataError> {
    let mut roles = Roles::EMPTY;
    let read = |_: Personality, mut row: PersonalityRow| {
        let PersonalityRow { role, hierarchy, .. } = row;
        if hierarchy.into_iter().collect::<Set<God>>() != Set::full() {
            return Err(Fault::at("hierarchy", Wrong::EntryTwice));
        }
        if roles.contains(role) {
            return Err(Fault::rule("ahau-edition-role").name("role", role).inside("role"));
        }
        roles.insert(role);
        for (place, god) in (0..).zip(hierarchy) {
            row.rank[god] = place;
        }
        Ok(row)
    };
    tables.table_of("personality", read).map(By::new)
}

/// A 8.1.
pub(super) fn difficulties(tables: &Tables) -> Result<ByDifficulty<DifficultyRow>, DataError> {
    let read = |_: Difficulty, row: DifficultyRow| {
        within("weapons", row.weapons, 0..=MOST_GAIN)?;
        within("markers", row.markers, 0..=God::COUNT as u8)?;
        within("building_weapons", row.building_weapons, 0..=MOST_GAIN)?;
        within("building_fame", row.building_fame, 0..=MOST_POINTS)?;
        within("tracker", row.tracker, 0..=MOST_GAIN)?;
        Ok(row)
    };
    tables.table_of("difficulty", read).map(By::new)
}
