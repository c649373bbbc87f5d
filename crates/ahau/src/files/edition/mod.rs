//! From tables to a [`Kit`]: every row is read and checked, and errors name it.
//!
//! An edition may print other values. The bounds guarantee what the engine relies on: amounts fit their
//! types, the map is a map, the board can be refilled for every number of players, and no reward
//! leads back to itself.

mod board;
mod buildings;
mod king_pakal;
mod map;
#[cfg(test)]
mod refusals;
mod supply;
#[cfg(test)]
mod tests;
mod tiles;

use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables};

impl Kit {
    pub(crate) fn from_tables(tables: &Tables) -> Result<Self, DataError> {
        let kit = Self {
            maps: map::maps(tables)?,
            tiles: tiles::tiles(tables)?,
            summary_cards: supply::summary_cards(tables)?,
            boards: board::boards(tables)?,
            buildings: buildings::buildings(tables)?,
            roles: buildings::roles(tables)?,
            war_track: board::war_track(tables)?,
            temple_spaces: board::temple_spaces(tables)?,
            supply: supply::supply(tables)?,
            points: supply::points(tables)?,
            personalities: king_pakal::personalities(tables)?,
            difficulties: king_pakal::difficulties(tables)?,
            name: tables.name().to_string(),
            digest: tables.digest(),
        };
        kit.check_bank(tables)?;
        for players in 2..=3 {
            kit.check_table(tables, players, MapSide::Five)?;
        }
        for players in 4..=5 {
            kit.check_table(tables, players, MapSide::Six)?;
        }
        Ok(kit)
    }

    /// SU-15: five players can take what their summary cards show.
    fn check_bank(&self, tables: &Tables) -> Result<(), DataError> {
        let taken = self.summary_cards.values().fold(Stock::NOTHING, |sum, card| sum.plus(*card));
        match self.supply.cubes.lacking(taken).iter().next() {
            None => Ok(()),
            Some((colour, _)) => {
                let (n, cubes) = (taken.get(colour), self.supply.cubes.get(colour));
                let fault = Fault::rule("ahau-edition-cubes").number("n", n).name("colour", colour);
                Err(tables.wrong_table("summary_card", fault.number("cubes", cubes)))
            }
        }
    }

    /// What must hold for a number of players on their side of the board (SU-1).
    fn check_table(&self, tables: &Tables, players: usize, side: MapSide) -> Result<(), DataError> {
        let map = self.map(side);
        if self.calendar(players) > map.n_routes {
            let fault = Fault::rule("ahau-edition-calendar").number("sites", map.n_routes);
            let id = format!("players_{players}");
            return Err(tables.wrong("player_count", &id, fault.inside("calendar")));
        }
        // ER-2: with every pyramid full, what is left still fills the squares.
        let tiles = self.bag(players).total() as usize + players;
        let needed = Space::COUNT * players + 2 * map.n_regions;
        match tiles >= needed {
            true => Ok(()),
            false => {
                let fault = Fault::rule("ahau-edition-tiles").number("players", players);
                let fault = fault.number("tiles", tiles).number("needed", needed);
                Err(tables.wrong_table("tile", fault))
            }
        }
    }
}

/// The most Fame of one thing: totals stay far from the end of their type.
const MOST_POINTS: u8 = 30;
/// The most pieces that one effect gives, and the most Fame of things that come in numbers.
const MOST_GAIN: u8 = 9;
