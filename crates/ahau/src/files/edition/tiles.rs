//! Pyramid tiles (A 3.5).

use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables, within};
use std::collections::BTreeMap;

/// A 3.5.
pub(super) fn tiles(tables: &Tables) -> Result<TileCounts, DataError> {
    let start = |god: God, colour: Colour| Ok(Tile::of(god, Face::of(colour)));
    let counts = TileCounts {
        base: counted(tables, "tile")?,
        five_players: counted(tables, "five_player_tile")?,
        start: By::new(tables.fields("start_tile", "colour", start)?),
    };
    for tile in Tile::all() {
        let start = u8::from(counts.start[tile.god()] == tile);
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
    let read = |god: God, faces: BTreeMap<Face, u8>| {
        let tiles = faces
            .into_iter()
            .map(|(face, n)| Ok((Tile::of(god, face), within(face.name(), n, 0..=Tiles::MAX)?)));
        tiles.collect::<Result<Tiles, Fault>>()
    };
    let gods: [Tiles; God::COUNT] = tables.fields(kind, "faces", read)?;
    Ok(gods.into_iter().fold(Tiles::NONE, Tiles::plus))
}
