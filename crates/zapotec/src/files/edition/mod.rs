//! From tables to a [`Kit`]: every row is read and checked, and what follows from the printed values
//! is worked out once; errors name the row.

mod checks;
mod prices;
mod ritual_cards;
mod sacrifice_track;
mod trade_tiles;

use crate::model::*;
use patolli_core::{Bundle, By, DataError, Dense, Tables};
use serde::de::DeserializeOwned;
use std::array::from_fn;

/// The most points one thing may score, so that totals cannot overflow.
const MOST_POINTS: u8 = 30;

impl Kit {
    pub(crate) fn from_tables(tables: &Tables) -> Result<Self, DataError> {
        let (space_names, spaces) = rows_by(tables, "space")?;
        let (cell_names, cells) = rows_by(tables, "cell")?;
        let (bot_names, bot_cards) = rows_by(tables, "bot_card")?;
        let (prices, trade_gold) = prices::prices(tables)?;
        let tiles: Vec<_> = tables.rows("building_tile")?.into_iter().map(|(_, row)| row).collect();
        let (_, cards) = rows_by(tables, "action_card")?;
        let trade = trade_tiles::trade_tiles(tables)?;
        let track = sacrifice_track::track(tables)?;
        let rituals = ritual_cards::rituals(tables)?;
        let (_, [supply]) = tables.fixed("supply")?;
        let points = prices::points(tables)?;
        let (_, deals) = tables.fixed("deal")?;
        checks::check_map(tables, &spaces, &tiles)?;
        checks::check_cards(tables, &deals)?;
        checks::check_supply(&supply).map_err(|fault| tables.wrong("supply", "player", fault))?;
        checks::check_cells(tables, &cells)?;
        Ok(Self {
            spaces_at: from_fn(|n| spaces_at(&spaces, n)),
            spaces_with: By::from_fn(|property| spaces_with(&spaces, property)),
            base: base_spaces(&spaces),
            tiles_at: from_fn(|n| tiles_at(&tiles, n)),
            trade_levels: By::from_fn(|tile| trade[tile].level()),
            tiles_of: By::from_fn(|level| {
                TradeTile::all().filter(|tile| trade[*tile].level() == level).collect()
            }),
            instant: from_fn(|i| trade[TradeTile::new(i)].gain),
            exchange: By::from_fn(|tile: ExchangeTile| trade[tile.tile()].exchange()),
            build_by: By::from_fn(|tile: BuildTile| trade[tile.tile()].build_by()),
            fixed_price: By::from_fn(|building| trade[TradeTile::price_of(building)].pay),
            advance: trade[TradeTile::ADVANCE].advance(),
            no_priest_from: no_priest_from(&track),
            lines: By::from_fn(|line| By::from_fn(|basic| line_of(&cells, line, basic))),
            trade_price: By::from_fn(|level| {
                from_fn(|step| price_on(&track[..=step], level, trade_gold[level]))
            }),
            // Z 6.4.1: one priest and as much corn as steps.
            sacrifice_price: By::from_fn(|corn: Corn| {
                prices.sacrifice.plus(prices.sacrifice_step.times(corn.amount()))
            }),
            spaces,
            tiles,
            cards,
            track,
            rituals,
            cells,
            supply,
            prices,
            points,
            deals,
            bot_cards,
            names: Names { spaces: space_names, cells: cell_names, bot_cards: bot_names },
            name: tables.name().to_string(),
            digest: tables.digest(),
        })
    }
}

/// The ids and the rows of a table, by the type that numbers them.
type Rows<K, Row, const N: usize> = (By<K, String, N>, By<K, Row, N>);

fn rows_by<K: Dense, Row: DeserializeOwned, const N: usize>(
    tables: &Tables,
    kind: &str,
) -> Result<Rows<K, Row, N>, DataError> {
    let (ids, rows) = tables.fixed(kind)?;
    Ok((By::new(ids), By::new(rows)))
}

/// The spaces in play at a table of `n` (Z 3.5).
fn spaces_at(spaces: &BySpace<SpaceRow>, n: usize) -> SpaceSet {
    Space::all().filter(|space| usize::from(spaces[*space].players) <= n).collect()
}

fn spaces_with(spaces: &BySpace<SpaceRow>, property: Property) -> SpaceSet {
    let has = |row: SpaceRow| {
        [row.building.into(), row.terrain.into(), row.region.into()].contains(&property)
    };
    Space::all().filter(|space| has(spaces[*space])).collect()
}

/// The spaces of the smallest table by type, terrain and region.
fn base_spaces(spaces: &BySpace<SpaceRow>) -> [[[Space; 3]; 3]; 3] {
    let mut base = [[[Space::new(0); 3]; 3]; 3];
    for space in spaces_at(spaces, 2) {
        let row = spaces[space];
        base[row.building.index()][row.terrain.index()][row.region.index()] = space;
    }
    base
}

/// The tiles in play at a table of `n`.
fn tiles_at(tiles: &[TileRow], n: usize) -> ByBuilding<Bundle<Basic>> {
    let mut bags = ByBuilding::<Bundle<_>>::default();
    for tile in tiles.iter().filter(|tile| usize::from(tile.players) <= n) {
        bags[tile.building] = bags[tile.building].plus(Bundle::of(tile.basic, 1));
    }
    bags
}

/// An edition may leave this bonus out: then no step has it.
fn no_priest_from(track: &[StepBonus]) -> u8 {
    let step = track.iter().position(|bonus| *bonus == StepBonus::NoPriest);
    step.map_or(u8::MAX, |step| step as u8)
}

/// The three cells of a line, in printed order.
fn line_of(cells: &ByCell<CellRow>, line: Line, basic: Basic) -> [Cell; 3] {
    let head = |cell: &Cell| match line {
        Line::Row => cells[*cell].row,
        Line::Column => cells[*cell].column,
    };
    let mut found = Cell::all().filter(|cell| head(cell) == basic);
    from_fn(|_| found.next().expect("three cells in each line"))
}

/// Z 6.1.1, 6.1.6: the price less the discounts of the steps reached, never below one gold.
fn price_on(reached: &[StepBonus], level: Level, gold: u8) -> u8 {
    let off = reached.iter().map(|bonus| match bonus {
        StepBonus::Discount { level: of, gold } if *of == level => *gold,
        _ => 0,
    });
    gold.saturating_sub(off.fold(0, u8::saturating_add)).max(1)
}
