//! What the tables must keep together.

use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};

/// Z 3.5, 3.6: at every player count each type has as many tiles as spaces, and the base map has
/// each combination once.
pub(super) fn check_map(
    tables: &Tables,
    spaces: &BySpace<SpaceRow>,
    tiles: &[TileRow],
) -> Result<(), DataError> {
    for (n, building) in (2..=4).flat_map(|n| Building::all().map(move |building| (n, building))) {
        let spaces = spaces.values().filter(|s| s.players <= n && s.building == building).count();
        let tiles = tiles.iter().filter(|t| t.players <= n && t.building == building).count();
        if spaces != tiles {
            let fault = Fault::rule("zapotec-edition-spaces").number("players", n);
            let fault = fault.number("spaces", spaces).number("tiles", tiles);
            return Err(tables.wrong_table("building_tile", fault.name("building", building)));
        }
    }
    let base = spaces.values().filter(|space| space.players <= 2);
    let mut seen: Vec<_> = base.map(|s| (s.building, s.terrain, s.region)).collect();
    let n = seen.len();
    seen.sort_unstable();
    seen.dedup();
    match (n, seen.len()) {
        (27, 27) => Ok(()),
        _ => Err(tables.wrong_table("space", Fault::rule("zapotec-edition-map"))),
    }
}

/// Z 4.1, R28: the deal needs 27 cards at most, and a hand that is never empty.
pub(super) fn check_cards(tables: &Tables, deals: &[Deal; 4]) -> Result<(), DataError> {
    for (deal, people) in deals.iter().zip(1..) {
        let check = || {
            let needed = 1 + u32::from(deal.offer) + u32::from(deal.round_deck);
            let needed = needed + u32::from(people) * u32::from(deal.hand);
            if needed > Card::COUNT as u32 || deal.hand == 0 {
                let fault = Fault::rule("zapotec-edition-deal").number("needed", needed);
                return Err(fault.number("cards", Card::COUNT));
            }
            match if people == 1 { (2, 6) } else { (people + 1, 4) } {
                sizes if sizes == (deal.offer, deal.round_deck) => Ok(()),
                (offer, deck) => {
                    let fault = Fault::rule("zapotec-edition-rounds").number("offer", offer);
                    Err(fault.number("deck", deck))
                }
            }
        };
        check().map_err(|fault| tables.wrong("deal", &format!("players_{people}"), fault))?;
    }
    Ok(())
}

/// The grid has room for nine Houses, and a player has one disc for each Ritual.
pub(super) fn check_supply(supply: &Supply) -> Result<(), Fault> {
    within("houses", supply.houses, 0..=9)?;
    within("discs", supply.discs, 0..=3)?;
    within("large", supply.large, 1..=9)?;
    within("medium", supply.medium, 1..=9)?;
    within("small", supply.small, 1..=9)?;
    Ok(())
}

/// Z 3.12: each basic resource heads one row and one column of three cells.
pub(super) fn check_cells(tables: &Tables, cells: &ByCell<CellRow>) -> Result<(), DataError> {
    for basic in Basic::all() {
        let rows = cells.values().filter(|cell| cell.row == basic).count();
        let columns = cells.values().filter(|cell| cell.column == basic).count();
        if (rows, columns) != (3, 3) {
            let fault = Fault::rule("zapotec-edition-cells").name("basic", basic);
            return Err(tables.wrong_table("cell", fault));
        }
    }
    Ok(())
}
