//! Pyramid tiles (A 3.5).

use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FacesRow {
    faces: BTreeMap<Face, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    colour: Colour,
}

/// A 3.5.
pub(super) fn tiles(tables: &Tables) -> Result<TileCounts, DataError> {
    let counts = TileCounts {
        base: counted(tables, "tile")?,
        five_players: counted(tables, "five_player_tile")?,
        start: tables.table_of::<God, StartRow, _, _>("start_tile", |god, row| {
            Ok(Tile::of(god, Face::of(row.colour)))
        })?,
    };
    for tile in Tile::all() {
        let start = u8::from(counts.start.contains(&tile));
        let n = counts.base.get(tile) + counts.five_players.get(tile) + start;
        if n > Tiles::MAX {
            let fault = Fault::rule("ahau-edition-faces").name("face", tile.face()).number("n", n);
            let fault = fault.number("most", Tiles::MAX).inside("faces");
            return Err(tables.wrong("tile", tile.god().name(), fault));
        }
    }
    Ok(counts)
}

/// One row for each god.
fn counted(tables: &Tables, kind: &str) -> Result<Tiles, DataError> {
    let gods: [Tiles; God::COUNT] = tables.table_of::<God, FacesRow, _, _>(kind, |god, row| {
        let fits = |(face, n): (Face, u8)| {
            let n = within(face.name(), n, 0..=Tiles::MAX).map_err(Fault::of("faces"))?;
            Ok((Tile::of(god, face), n))
        };
        row.faces.into_iter().map(fits).collect()
    })?;
    Ok(gods.into_iter().fold(Tiles::NONE, Tiles::plus))
}
