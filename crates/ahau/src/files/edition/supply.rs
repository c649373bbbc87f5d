//! The amounts of all components (A 3.1, A 3.4), what players start with (A 3.6), and the Fame
//! that no other table has (A 7.3).

use super::{MOST_GAIN, MOST_POINTS};
use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables, total_within, within};
use serde::Deserialize;

/// A 3.6.
pub(super) fn summary_cards(tables: &Tables) -> Result<BySummaryCard<Stock>, DataError> {
    let read = |_: SummaryCard, stock: Stock| {
        total_within("", stock.total(), 0..=MOST_GAIN.into()).map(|_| stock)
    };
    tables.fields("summary_card", "resources", read).map(By::new)
}

/// A 3.1, A 3.4.
pub(super) fn supply(tables: &Tables) -> Result<Supply, DataError> {
    let count = |id: &str, bounds| tables.number("supply", id, "count", bounds);
    let (sites, cubes) = resources(tables)?;
    let players = |n| of_players(tables, n);
    let by_players = [players(2)?, players(3)?, players(4)?, players(5)?];
    Ok(Supply {
        sites,
        cubes,
        weapons: count("weapons", 0..=60)?,
        // Pakal begins with one on the map (SO-2), and every player needs one for the first turn.
        workers: count("workers", 2..=30)?,
        extra_roles: count("extra_roles", 0..=4)?,
        offer: by_players.map(|row| row.offer),
        calendar: by_players.map(|row| row.calendar),
        katuns: count("katuns", 1..=9)?,
        last_round: count("last_round", 1..=100)?,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResourceRow {
    sites: u8,
    cubes: u8,
}

/// Site tiles and cubes.
fn resources(tables: &Tables) -> Result<(Stock, Stock), DataError> {
    let read = |_: Colour, row: ResourceRow| {
        within("sites", row.sites, 0..=SITES as u8)?;
        within("cubes", row.cubes, 1..=60)?;
        Ok(row)
    };
    let rows: ByColour<ResourceRow> = tables.table_of("resource", read).map(By::new)?;
    let sites: Stock = rows.iter().map(|(colour, row)| (colour, row.sites)).collect();
    let n = sites.total() as usize;
    if n != SITES {
        let fault = Fault::rule("ahau-edition-sites").number("sites", SITES).number("n", n);
        return Err(tables.wrong_table("resource", fault));
    }
    Ok((sites, rows.iter().map(|(colour, row)| (colour, row.cubes)).collect()))
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersRow {
    offer: u8,
    calendar: u8,
}

/// Places of the offer, and the calendar space that closes the K'atun.
fn of_players(tables: &Tables, players: u8) -> Result<PlayersRow, DataError> {
    tables.one("player_count", &format!("players_{players}"), |row: PlayersRow| {
        within("offer", row.offer, 1..=Place::COUNT as u8)?;
        within("calendar", row.calendar, 1..=SITES as u8)?;
        Ok(row)
    })
}

/// A 7.3.
pub(super) fn points(tables: &Tables) -> Result<Points, DataError> {
    let up_to = |most: u8, id: &str| tables.number("points", id, "fame", 0..=most);
    // What is scored for every step, colour or neighbour, and for gods in every round.
    let each = |id: &str| up_to(MOST_GAIN, id);
    let fame = |id: &str| up_to(MOST_POINTS, id);
    Ok(Points {
        sun_colour: each("sun_colour")?,
        serpent_strength: each("serpent_strength")?,
        serpent_colour: each("serpent_colour")?,
        jaguar_step: each("jaguar_step")?,
        same_colour: each("same_colour")?,
        same_god: each("same_god")?,
        per_building: fame("per_building")?,
        per_weapon: fame("per_weapon")?,
        city_sole: fame("city_sole")?,
        city_tied: fame("city_tied")?,
    })
}
