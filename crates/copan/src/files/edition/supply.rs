//! How much there is of everything, and what it scores at the end.

use super::{MOST_GAIN, MOST_POINTS};
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};
use serde::Deserialize;
use std::ops::RangeInclusive;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountRow {
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    tiles: Tiles,
}

/// C 3.0, C 4.
pub(super) fn supply(tables: &Tables) -> Result<Supply, DataError> {
    let count = |id: &str, bounds| {
        tables.one("supply", id, |row: CountRow| within("count", row.count, bounds))
    };
    let (court_tiles, hand) = (count("court_tiles", 1..=30)?, count("hand", 1..=MOST_GAIN)?);
    let (all, four) = (4 * u32::from(court_tiles), 4 * u32::from(hand));
    if all < RIVER + four {
        let fault = Fault::rule("copan-edition-court-tiles").number("needed", RIVER + four);
        return Err(tables.wrong("supply", "court_tiles", fault.number("all", all)));
    }
    if all < Space::COUNT as u32 {
        let fault = Fault::rule("copan-edition-pyramid").number("spaces", Space::COUNT);
        return Err(tables.wrong("supply", "court_tiles", fault.number("all", all)));
    }
    let automa_start = tables.one("automa_start", "printed", |row: StartRow| {
        let in_the_box = row.tiles.iter().all(|(_, n)| n <= court_tiles);
        match in_the_box && row.tiles.total() <= u32::from(hand) {
            true => Ok(row.tiles),
            false => Err(Fault::rule("copan-edition-automa").number("hand", hand).inside("tiles")),
        }
    })?;
    Ok(Supply {
        court_tiles,
        hand,
        glyphs: count("glyphs", 1..=20)?,
        tokens: count("tokens", 1..=25)?,
        extensions_per_player: count("extensions", 0..=6)?,
        automa_start,
    })
}
/// Tiles on the River.
const RIVER: u32 = RiverSlot::COUNT as u32;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PointsRow {
    vp: i8,
}

/// C 7.1, C 7.2, C 7.4, C 8.6.
pub(super) fn points(tables: &Tables) -> Result<Points, DataError> {
    let row = |id: &str, bounds: RangeInclusive<i8>| {
        tables.one("points", id, |row: PointsRow| within("vp", row.vp, bounds))
    };
    let vp = |id: &str| row(id, 0..=MOST_POINTS as i8).map(|vp| vp as u8);
    let mut cities = [0; City::COUNT + 1];
    for (i, points) in cities.iter_mut().enumerate() {
        *points = row(&format!("cities_{i}"), -30..=60)?;
    }
    let points = Points {
        cities,
        half: [vp("half_1")?, vp("half_2")?],
        court: [vp("court_1")?, vp("court_2")?, vp("court_3")?],
        mask_complete: vp("mask_complete")?,
        automa: [automa(tables, "fame")?, automa(tables, "zeal")?, automa(tables, "power")?],
    };
    check_order(&points).map_err(|fault| tables.wrong_table("points", fault))?;
    Ok(points)
}

fn check_order(points: &Points) -> Result<(), Fault> {
    if !points.cities.is_sorted() {
        return Err(Fault::rule("copan-edition-cities"));
    }
    if points.half[0] < points.half[1] || !points.court.is_sorted_by(|one, next| one >= next) {
        return Err(Fault::rule("copan-edition-places"));
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AutomaRow {
    easy: u8,
    hard: u8,
}

fn automa(tables: &Tables, card: &str) -> Result<[u8; Difficulty::COUNT], DataError> {
    tables.one("automa_card", card, |row: AutomaRow| {
        Ok([within("easy", row.easy, 0..=MOST_POINTS)?, within("hard", row.hard, 0..=MOST_POINTS)?])
    })
}
