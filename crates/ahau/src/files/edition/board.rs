//! Rewards of the player boards (A 3.7) and of the war track, and Fame in the temples (A 3.4).

use super::MOST_POINTS;
use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables, within};
use serde::Deserialize;
use std::fmt::Display;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SidesRow {
    side_a: Reward,
    side_b: Reward,
}

/// A 3.7, by [`BoardSide`].
pub(super) fn boards(tables: &Tables) -> Result<ByBoard<PlayerBoard>, DataError> {
    let [spaces_a, spaces_b] = sides(tables, "pyramid_space")?;
    let [slots_a, slots_b] = sides(tables, "slot")?;
    Ok(By::new([
        PlayerBoard { spaces: spaces_a, slots: slots_a },
        PlayerBoard { spaces: spaces_b, slots: slots_b },
    ]))
}

/// The rewards of one side, and of the other.
fn sides<K: Dense + Display, const N: usize>(
    tables: &Tables,
    kind: &str,
) -> Result<[By<K, Reward, N>; BoardSide::COUNT], DataError> {
    let read = |_: K, row: SidesRow| {
        checked("side_a", row.side_a)?;
        checked("side_b", row.side_b)?;
        Ok(row)
    };
    let rows: [_; N] = tables.table_of(kind, read)?;
    let side = |of: fn(&SidesRow) -> Reward| By::new(rows.each_ref().map(of));
    Ok([side(|row| row.side_a), side(|row| row.side_b)])
}

fn checked(field: &str, reward: Reward) -> Result<Reward, Fault> {
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
    let read = |_, _: &str, WarRow { reward }| match reward {
        Reward::Resource | Reward::DrawTile | Reward::Fame(_) => checked("reward", reward),
        // A board may give an advance: a reward of the track must not lead to another one.
        _ => Err(Fault::rule("ahau-edition-war-track").inside("reward")),
    };
    Ok(tables.table("war_space", read)?.1)
}

/// A 3.4.
pub(super) fn temple_spaces(tables: &Tables) -> Result<ByTempleSpace<u8>, DataError> {
    tables.numbers::<TempleSpace, _, _>("temple_space", "fame", &(0..=MOST_POINTS)).map(By::new)
}
