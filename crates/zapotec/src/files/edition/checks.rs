//! What the tables must keep together.

use super::assemble::Parts;
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};

/// Z 3.5, 3.6: at every player count each type has as many tiles as spaces, and the base map has
/// each combination once.
pub(super) fn check_map(tables: &Tables, parts: &Parts) -> Result<(), DataError> {
    for n in 2..=4 {
        for building in Building::all() {
            let spaces = parts.spaces.iter().filter(|s| s.players <= n && s.building == building);
            let tiles = parts.tiles.iter().filter(|t| t.players <= n && t.building == building);
            let (spaces, tiles) = (spaces.count(), tiles.count());
            if spaces != tiles {
                let fault = Fault::rule("zapotec-edition-spaces").number("players", n);
                let fault = fault.number("spaces", spaces).number("tiles", tiles);
                return Err(tables.wrong_table("building_tile", fault.name("building", building)));
            }
        }
    }
    let base = parts.spaces.iter().filter(|space| space.players <= 2);
    let mut seen: Vec<_> = base.map(|s| (s.building, s.terrain, s.region)).collect();
    seen.sort_unstable();
    seen.dedup();
    let n_base = parts.spaces.iter().filter(|space| space.players <= 2).count();
    if seen.len() != 27 || n_base != 27 {
        return Err(tables.wrong_table("space", Fault::rule("zapotec-edition-map")));
    }
    Ok(())
}

/// Z 4.1, R28: the deal needs 27 cards at most, and a hand that is never empty.
pub(super) fn check_cards(tables: &Tables, parts: &Parts) -> Result<(), DataError> {
    for (i, deal) in parts.deals.iter().enumerate() {
        let (people, id) = (i + 1, format!("players_{}", i + 1));
        let needed = 1
            + u32::from(deal.offer)
            + u32::from(deal.round_deck)
            + people as u32 * u32::from(deal.hand);
        let sizes = if people == 1 { (2, 6) } else { (people as u8 + 1, 4) };
        if needed > Card::COUNT as u32 || deal.hand == 0 {
            let fault = Fault::rule("zapotec-edition-deal").number("needed", needed);
            return Err(tables.wrong("deal", &id, fault.number("cards", Card::COUNT)));
        }
        if (deal.offer, deal.round_deck) != sizes {
            let fault = Fault::rule("zapotec-edition-rounds").number("offer", sizes.0);
            return Err(tables.wrong("deal", &id, fault.number("deck", sizes.1)));
        }
    }
    check_supply(&parts.supply).map_err(|fault| tables.wrong("supply", "player", fault))?;
    for basic in Basic::all() {
        let rows = parts.cells.iter().filter(|cell| cell.row == basic).count();
        let columns = parts.cells.iter().filter(|cell| cell.column == basic).count();
        if (rows, columns) != (3, 3) {
            let fault = Fault::rule("zapotec-edition-cells").name("basic", basic);
            return Err(tables.wrong_table("cell", fault));
        }
    }
    Ok(())
}

/// The grid has room for nine Houses, and a player has one disc for each Ritual.
fn check_supply(supply: &Supply) -> Result<(), Fault> {
    within("houses", supply.houses, 0..=9)?;
    within("discs", supply.discs, 0..=3)?;
    within("large", supply.large, 1..=9)?;
    within("medium", supply.medium, 1..=9)?;
    within("small", supply.small, 1..=9)?;
    Ok(())
}
