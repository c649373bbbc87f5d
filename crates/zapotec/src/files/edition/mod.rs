//! From tables to a [`Kit`]: every row is read and checked; errors name the row.

mod assemble;
mod checks;
mod prices;
mod ritual_cards;
mod sacrifice_track;
mod trade_tiles;

use crate::model::*;
use assemble::Parts;
use patolli_core::{DataError, Tables};

impl Kit {
    pub(crate) fn from_tables(tables: &Tables) -> Result<Self, DataError> {
        let (space_names, spaces) = tables.fixed::<SpaceRow, _>("space")?;
        let (cell_names, cells) = tables.fixed::<CellRow, _>("cell")?;
        let (bot_names, bot_cards) = tables.fixed::<BotRow, _>("bot_card")?;
        let (prices, trade_gold) = prices::prices(tables)?;
        let parts = Parts {
            spaces,
            tiles: tables.rows("building_tile")?.into_iter().map(|(_, row)| row).collect(),
            cards: tables.fixed::<CardRow, _>("action_card")?.1,
            trade: trade_tiles::trade_tiles(tables)?,
            trade_gold,
            track: sacrifice_track::track(tables)?,
            rituals: ritual_cards::rituals(tables)?,
            cells,
            supply: tables.fixed::<Supply, 1>("supply")?.1[0],
            prices,
            points: prices::points(tables)?,
            deals: tables.fixed::<Deal, _>("deal")?.1,
            bot_cards,
            names: Names { spaces: space_names, cells: cell_names, bot_cards: bot_names },
            name: tables.name().to_string(),
            digest: tables.digest(),
        };
        checks::check_map(tables, &parts)?;
        checks::check_cards(tables, &parts)?;
        Ok(Self::assemble(parts))
    }
}

/// The most points one thing may score, so that totals cannot overflow.
const MOST_POINTS: u8 = 30;
