//! How much there is of everything, and what it scores at the end.

use super::{MOST_GAIN, MOST_POINTS};
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};
use serde::Deserialize;

/// C 3.0, C 4.
pub(super) fn supply(tables: &Tables) -> Result<Supply, DataError> {
    let count = |id, bounds| tables.number("supply", id, "count", bounds);
    let (court_tiles, hand) = (count("court_tiles", 1..=30)?, count("hand", 1..=MOST_GAIN)?);
    let (all, four) = (4 * u32::from(court_tiles), 4 * u32::from(hand));
    let wrong = |fault: Fault| tables.wrong("supply", "court_tiles", fault.number("all", all));
    let river = RiverSlot::COUNT as u32;
    if all < river + four {
        return Err(wrong(Fault::rule("copan-edition-court-tiles").number("needed", river + four)));
    }
    if all < Space::COUNT as u32 {
        return Err(wrong(Fault::rule("copan-edition-pyramid").number("spaces", Space::COUNT)));
    }
    let automa_start = tables.field("automa_start", "printed", "tiles", |tiles: Tiles| {
        let in_the_box = tiles.iter().all(|(_, n)| n <= court_tiles);
        match in_the_box && tiles.total() <= u32::from(hand) {
            true => Ok(tiles),
            false => Err(Fault::rule("copan-edition-automa").number("hand", hand)),
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

/// C 7.1, C 7.2, C 7.4, C 8.6.
pub(super) fn points(tables: &Tables) -> Result<Points, DataError> {
    let vp = |id| tables.number("points", id, "vp", 0..=MOST_POINTS as i8).map(|vp| vp as u8);
    let mut cities = [0; City::COUNT + 1];
    for (i, points) in cities.iter_mut().enumerate() {
        *points = tables.number("points", &format!("cities_{i}"), "vp", -30..=60)?;
    }
    let points = Points {
        cities,
        half: [vp("half_1")?, vp("half_2")?],
        court: [vp("court_1")?, vp("court_2")?, vp("court_3")?],
        mask_complete: vp("mask_complete")?,
        automa: [automa(tables, "fame")?, automa(tables, "zeal")?, automa(tables, "power")?],
    };
    let wrong = |key| Err(tables.wrong_table("points", Fault::rule(key)));
    if !points.cities.is_sorted() {
        return wrong("copan-edition-cities");
    }
    if points.half[0] < points.half[1] || !points.court.is_sorted_by(|one, next| one >= next) {
        return wrong("copan-edition-places");
    }
    Ok(points)
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
