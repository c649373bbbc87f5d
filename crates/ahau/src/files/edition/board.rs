//! Rewards of the player boards (A 3.7) and of the war track, and Fame in the temples (A 3.4).

use super::MOST_POINTS;
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};
use serde::Deserialize;
use std::array::from_fn;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SidesRow {
    side_a: Reward,
    side_b: Reward,
}

/// A 3.7, by [`BoardSide`].
pub(super) fn boards(tables: &Tables) -> Result<[PlayerBoard; BoardSide::COUNT], DataError> {
    let read = |row: SidesRow| Ok([reward("side_a", row.side_a)?, reward("side_b", row.side_b)?]);
    let spaces: [_; Space::COUNT] =
        tables.table_of::<Space, _, _, _>("pyramid_space", |_, row| read(row))?;
    let slots: [_; Slot::COUNT] = tables.table_of::<Slot, _, _, _>("slot", |_, row| read(row))?;
    Ok(from_fn(|side| PlayerBoard {
        spaces: spaces.map(|sides| sides[side]),
        slots: slots.map(|sides| sides[side]),
    }))
}

fn reward(field: &str, reward: Reward) -> Result<Reward, Fault> {
    if let Reward::Fame(fame) = reward {
        within("fame", fame, 1..=MOST_POINTS).map_err(Fault::of(field))?;
    }
    Ok(reward)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WarRow {
    reward: Reward,
}

/// A 3.4, A 6.8.
pub(super) fn war_track(tables: &Tables) -> Result<[Reward; WAR_TOP as usize], DataError> {
    let read = |_, _: &str, row: WarRow| match row.reward {
        Reward::Resource | Reward::DrawTile | Reward::Fame(_) => reward("reward", row.reward),
        // A board may give an advance: a reward of the track must not lead to another one.
        _ => Err(Fault::rule("ahau-edition-war-track").inside("reward")),
    };
    Ok(tables.table("war_space", read)?.1)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TempleRow {
    fame: u8,
}

/// A 3.4.
pub(super) fn temple_spaces(tables: &Tables) -> Result<[u8; TempleSpace::COUNT], DataError> {
    tables.table_of::<TempleSpace, TempleRow, _, _>("temple_space", |_, row| {
        within("fame", row.fame, 0..=MOST_POINTS)
    })
}
