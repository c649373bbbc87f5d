//! The boards: Pyramid, Decline tracks, stairways, Player board and mask.

use super::spelling::check_effect;
use super::{MOST_GAIN, MOST_POINTS};
use crate::model::kit::Pyramid;
use crate::model::*;
use patolli_core::{
    By, DataError, Dense, Fault, Set, Tables, dense_id, named_enum, text_form, within,
};
use serde::Deserialize;

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

/// C 3.3.
pub(super) fn pyramid(tables: &Tables) -> Result<Pyramid, DataError> {
    let rows: By<Local, PyramidRow, SECTION> = tables.by(SPACES, |_, row| Ok(row))?;
    check_neighbours(|space| rows[space].neighbours)
        .map_err(|(space, why)| tables.wrong(SPACES, &space.to_string(), why))?;
    let with = |fits: &dyn Fn(&PyramidRow) -> bool| -> SpaceSet {
        Space::all().filter(|space| fits(&rows[Local::new(space.local())])).collect()
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
        neighbours: By::from_fn(|space: Space| {
            let first = SECTION * space.section().index();
            let next = rows[Local::new(space.local())].neighbours.iter();
            next.map(|next| Space::new(first + next.index())).collect()
        }),
        bonus: tables.number("pyramid_bonus", "bonus_space", "any", 1..=MOST_GAIN)?,
    })
}
const SPACES: &str = "pyramid_space";

/// A neighbour is another space and has this one as its neighbour.
fn check_neighbours<T: Dense + ToString>(of: impl Fn(T) -> Set<T>) -> Result<(), (T, Fault)> {
    for (space, next) in T::all().flat_map(|space| of(space).iter().map(move |next| (space, next)))
    {
        let fault = if next == space {
            Fault::rule("copan-edition-own-neighbour")
        } else if !of(next).contains(space) {
            let fault = Fault::rule("copan-edition-neighbour").name("here", space.to_string());
            fault.name("there", next.to_string())
        } else {
            continue;
        };
        return Err((space, fault.inside("neighbours")));
    }
    Ok(())
}

/// C 3.4.
pub(super) fn tracks(tables: &Tables) -> Result<[Track; 3], DataError> {
    let track = |players: u8| {
        tables.one("decline_track", &format!("players_{players}"), |track: Track| {
            let Track { tier_2, tier_3, last } = track;
            match 0 < tier_2 && tier_2 < tier_3 && tier_3 <= last && last <= LONGEST {
                true => Ok(track),
                false => Err(Fault::rule("copan-edition-track").number("most", LONGEST)),
            }
        })
    };
    Ok([track(2)?, track(3)?, track(4)?])
}
/// The last position of the longest track.
const LONGEST: u8 = 60;

/// C 3.4: what a Court tile yields in each tier.
pub(super) fn yields(tables: &Tables) -> Result<[u8; 3], DataError> {
    let bounds = 0..=MOST_GAIN;
    let tier = |id| tables.number("decline_tier", id, "yields", bounds.clone());
    Ok([tier("tier_1")?, tier("tier_2")?, tier("tier_3")?])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StairRow {
    steps: [i8; TOP as usize + 1],
}

/// C 3.5.
pub(super) fn stairs(tables: &Tables) -> Result<ByResource<[i8; TOP as usize + 1]>, DataError> {
    let most = MOST_POINTS as i8;
    tables.by("stairway", |_, row: StairRow| {
        row.steps.iter().try_for_each(|vp| within("steps", *vp, -most..=most).map(drop))?;
        Ok(row.steps)
    })
}

/// C 3.5.
pub(super) fn zenith(tables: &Tables) -> Result<[u8; 3], DataError> {
    let token = |id| tables.number("zenith", id, "vp", 0..=MOST_POINTS);
    Ok([token("zenith_1")?, token("zenith_2")?, token("zenith_3")?])
}

/// C 3.17: the Player board and a Storage extension.
pub(super) fn storage(tables: &Tables, supply: &Supply) -> Result<(Storage, Storage), DataError> {
    let row = |id| tables.one("storage", id, |row: Storage| Ok(row));
    let (board, extension) = (row("board")?, row("extension")?);
    let extensions = u32::from(supply.extensions_per_player) * SIDES as u32;
    let full = |base: u8, more: u8| u32::from(base) + u32::from(more) * extensions;
    let fault = if board.capacity == 0 || board.slots == 0 {
        Fault::rule("copan-edition-board")
    } else if full(board.capacity, extension.capacity) > Stock::MAX.into() {
        Fault::rule("copan-edition-capacity").number("most", Stock::MAX)
    } else if full(board.slots, extension.slots) > MOST_SLOTS {
        Fault::rule("copan-edition-slots").number("most", MOST_SLOTS)
    } else {
        return Ok((board, extension));
    };
    Err(tables.wrong_table("storage", fault))
}
/// Each Character in a slot can put one item into the queue of a turn.
const MOST_SLOTS: u32 = 18;

/// C 3.18.
pub(super) fn mask(tables: &Tables) -> Result<ByMaskSpace<MaskRow>, DataError> {
    let rows: ByMaskSpace<MaskRow> = tables.by(MASK, |_, row: MaskRow| {
        check_effect("effect", row.effect)?;
        match row.effect {
            // A Jade tile may be placed out of turn, when nothing can be queued (C 5.5.6).
            Effect::Jade | Effect::Bonus { .. } | Effect::PlaceEmbassy => {
                Err(Fault::rule("copan-edition-mask").inside("effect"))
            }
            _ => Ok(row),
        }
    })?;
    check_neighbours(|space| rows[space].neighbours)
        .map_err(|(space, why)| tables.wrong(MASK, &space.to_string(), why))?;
    let all = |key| Err(tables.wrong_table(MASK, Fault::rule(key)));
    if !rows.values().any(|row| row.outer) {
        return all("copan-edition-outer");
    }
    match is_connected(&rows) {
        true => Ok(rows),
        false => all("copan-edition-connected"),
    }
}
const MASK: &str = "mask_space";

/// Then a mask that is not full always has room for another Jade tile (C 6.6).
fn is_connected(mask: &ByMaskSpace<MaskRow>) -> bool {
    let mut reached = MaskSet::one(MaskSpace::new(0));
    for _ in MaskSpace::all() {
        reached = reached.iter().fold(reached, |set, space| set.or(mask[space].neighbours));
    }
    reached == MaskSet::full()
}
