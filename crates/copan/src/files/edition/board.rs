//! The boards: Pyramid, Decline tracks, stairways, Player board and mask.

use super::spelling::EffectText;
use super::{MOST_GAIN, MOST_POINTS};
use crate::model::kit::Pyramid;
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Set, Tables, dense_id, named_enum, text_form, within};
use serde::Deserialize;
use std::array::from_fn;

dense_id! { /** A space of a section; all four are alike (C 3.3). */ pub struct Local: 12; }
text_form!(Local, "space of a section", local => {
    let space = Space::new(local.index());
    10 * space.row() + space.column()
});
named_enum! {
    pub enum Mark { Plain = "plain", Event = "event", Bonus = "bonus" }
}
named_enum! {
    pub enum SetupTile { None = "none", A = "a", B = "b" }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PyramidRow {
    symbol: Mark,
    neighbours: Set<Local>,
    setup_tile: SetupTile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusRow {
    any: u8,
}

/// C 3.3.
pub(super) fn pyramid(tables: &Tables) -> Result<Pyramid, DataError> {
    let rows: [PyramidRow; SECTION] =
        tables.table_of::<Local, _, _, _>(SPACES, |_, row| Ok(row))?;
    check_neighbours(&rows.each_ref().map(|row| row.neighbours))
        .map_err(|(space, why)| tables.wrong(SPACES, &space.to_string(), why))?;
    let with = |fits: &dyn Fn(&PyramidRow) -> bool| -> SpaceSet {
        Space::all().filter(|space| fits(&rows[space.local()])).collect()
    };
    let in_play = [
        with(&|row| row.setup_tile == SetupTile::None),
        with(&|row| row.setup_tile != SetupTile::A),
        SpaceSet::full(),
    ];
    for (spaces, players) in in_play.iter().zip(2..) {
        let n = spaces.len();
        if n == 0 || n % players != 0 {
            let fault = Fault::rule("copan-edition-shares").number("players", players);
            return Err(tables.wrong_table(SPACES, fault.number("n", n)));
        }
    }
    Ok(Pyramid {
        in_play,
        event_spaces: with(&|row| row.symbol == Mark::Event),
        bonus_spaces: with(&|row| row.symbol == Mark::Bonus),
        neighbours: from_fn(|i| {
            let (section, local) = (i / SECTION, i % SECTION);
            let space = |next: Local| Space::new(section * SECTION + next.index());
            rows[local].neighbours.iter().map(space).collect()
        }),
        bonus: tables.one("pyramid_bonus", "bonus_space", |row: BonusRow| {
            within("any", row.any, 1..=MOST_GAIN)
        })?,
    })
}
const SPACES: &str = "pyramid_space";

/// A neighbour is another space and has this one as its neighbour.
fn check_neighbours<T: Dense + ToString>(neighbours: &[Set<T>]) -> Result<(), (T, Fault)> {
    for space in T::all() {
        for next in neighbours[space.index()] {
            if next == space {
                let fault = Fault::rule("copan-edition-own-neighbour");
                return Err((space, fault.inside("neighbours")));
            }
            if !neighbours[next.index()].contains(space) {
                let fault = Fault::rule("copan-edition-neighbour").name("here", space.to_string());
                let fault = fault.name("there", next.to_string());
                return Err((space, fault.inside("neighbours")));
            }
        }
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackRow {
    tier_2: u8,
    tier_3: u8,
    last: u8,
}

/// C 3.4.
pub(super) fn tracks(tables: &Tables) -> Result<[Track; 3], DataError> {
    let track = |players: u8| {
        tables.one("decline_track", &format!("players_{players}"), |row: TrackRow| {
            let TrackRow { tier_2, tier_3, last } = row;
            match 0 < tier_2 && tier_2 < tier_3 && tier_3 <= last && last <= LONGEST {
                true => Ok(Track { tier_2, tier_3, last }),
                false => Err(Fault::rule("copan-edition-track").number("most", LONGEST)),
            }
        })
    };
    Ok([track(2)?, track(3)?, track(4)?])
}
/// The last position of the longest track.
const LONGEST: u8 = 60;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TierRow {
    yields: u8,
}

/// C 3.4: what a Court tile yields in each tier.
pub(super) fn yields(tables: &Tables) -> Result<[u8; 3], DataError> {
    let tier = |n: u8| {
        tables.one("decline_tier", &format!("tier_{n}"), |row: TierRow| {
            within("yields", row.yields, 0..=MOST_GAIN)
        })
    };
    Ok([tier(1)?, tier(2)?, tier(3)?])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StairRow {
    steps: [i8; TOP as usize + 1],
}

/// C 3.5.
pub(super) fn stairs(
    tables: &Tables,
) -> Result<[[i8; TOP as usize + 1]; Resource::COUNT], DataError> {
    let most = MOST_POINTS as i8;
    tables.table_of::<Resource, StairRow, _, _>("stairway", |_, row| {
        row.steps.iter().try_for_each(|vp| within("steps", *vp, -most..=most).map(drop))?;
        Ok(row.steps)
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ZenithRow {
    vp: u8,
}

/// C 3.5.
pub(super) fn zenith(tables: &Tables) -> Result<[u8; 3], DataError> {
    let token = |n: u8| {
        tables.one("zenith", &format!("zenith_{n}"), |row: ZenithRow| {
            within("vp", row.vp, 0..=MOST_POINTS)
        })
    };
    Ok([token(1)?, token(2)?, token(3)?])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StorageRow {
    capacity: u8,
    slots: u8,
}

/// C 3.17.
pub(super) fn player_board(tables: &Tables, supply: &Supply) -> Result<PlayerBoard, DataError> {
    let row = |id| tables.one("storage", id, |row: StorageRow| Ok(row));
    let (board, extension) = (row("board")?, row("extension")?);
    let extensions = u32::from(supply.extensions_per_player) * SIDES;
    let full = |base: u8, more: u8| u32::from(base) + u32::from(more) * extensions;
    let fault = if board.capacity == 0 || board.slots == 0 {
        Fault::rule("copan-edition-board")
    } else if full(board.capacity, extension.capacity) > Stock::MAX.into() {
        Fault::rule("copan-edition-capacity").number("most", Stock::MAX)
    } else if full(board.slots, extension.slots) > MOST_SLOTS {
        Fault::rule("copan-edition-slots").number("most", MOST_SLOTS)
    } else {
        return Ok(PlayerBoard {
            capacity: board.capacity,
            capacity_per_extension: extension.capacity,
            slots: board.slots,
            slots_per_extension: extension.slots,
        });
    };
    Err(tables.wrong_table("storage", fault))
}
/// The sides of the largest table, which share the extensions.
const SIDES: u32 = 4;
/// Each Character in a slot can put one item into the queue of a turn.
const MOST_SLOTS: u32 = 18;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MaskText {
    effect: EffectText,
    outer: bool,
    neighbours: MaskSet,
}

/// C 3.18.
pub(super) fn mask(tables: &Tables) -> Result<[MaskRow; MaskSpace::COUNT], DataError> {
    let rows: [MaskRow; MaskSpace::COUNT] =
        tables.table_of::<MaskSpace, MaskText, _, _>(MASK, |_, row| {
            let effect = row.effect.effect("effect")?;
            match effect {
                // A Jade tile may be placed out of turn, when nothing can be queued (C 5.5.6).
                Effect::Jade | Effect::Bonus { .. } | Effect::PlaceEmbassy => {
                    Err(Fault::rule("copan-edition-mask").inside("effect"))
                }
                _ => Ok(MaskRow { effect, outer: row.outer, neighbours: row.neighbours }),
            }
        })?;
    let neighbours = rows.map(|row| row.neighbours);
    check_neighbours(&neighbours)
        .map_err(|(space, why)| tables.wrong(MASK, &space.to_string(), why))?;
    let all = |key| Err(tables.wrong_table(MASK, Fault::rule(key)));
    if !rows.iter().any(|row| row.outer) {
        return all("copan-edition-outer");
    }
    match is_connected(&neighbours) {
        true => Ok(rows),
        false => all("copan-edition-connected"),
    }
}
const MASK: &str = "mask_space";

/// Then a mask that is not full always has room for another Jade tile (C 6.6).
fn is_connected(neighbours: &[MaskSet]) -> bool {
    let mut reached = MaskSet::one(MaskSpace::new(0));
    for _ in MaskSpace::all() {
        reached = reached.iter().fold(reached, |set, space| set.or(neighbours[space.index()]));
    }
    reached == MaskSet::full()
}
