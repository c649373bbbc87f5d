//! From rows to a [`Kit`]: what follows from the printed values is worked out once.

use crate::model::*;
use patolli_core::{Bundle, Dense, Digest};
use std::array::from_fn;

/// The tables after reading, before anything is derived from them.
pub(crate) struct Parts {
    pub spaces: [SpaceRow; Space::COUNT],
    pub tiles: Vec<TileRow>,
    pub cards: [CardRow; Card::COUNT],
    pub trade: TradeParts,
    pub trade_gold: [u8; Level::COUNT],
    pub track: [StepBonus; LAST_STEP + 1],
    pub rituals: [RitualRow; Ritual::COUNT],
    pub cells: [CellRow; Cell::COUNT],
    pub supply: Supply,
    pub prices: Prices,
    pub points: PrintedPoints,
    pub deals: [Deal; 4],
    pub bot_cards: [BotRow; BotCard::COUNT],
    pub names: Names,
    pub name: String,
    pub digest: Digest,
}

pub(crate) struct TradeParts {
    pub levels: [Level; TradeTile::COUNT],
    pub instant: [Stock; 12],
    pub exchange: [Exchange; ExchangeTile::COUNT],
    pub build_by: [BuildBy; BuildTile::COUNT],
    pub fixed_price: [Stock; Building::COUNT],
    pub advance: Advance,
}

impl Kit {
    pub(super) fn assemble(parts: Parts) -> Self {
        Self {
            spaces_at: from_fn(|n| spaces_at(&parts.spaces, n)),
            with: from_fn(|i| spaces_with(&parts.spaces, Property::from_index(i))),
            base: base_spaces(&parts.spaces),
            tiles_at: from_fn(|n| tiles_at(&parts.tiles, n)),
            trade_stacks: from_fn(|i| trade_stack(&parts.trade, Level::new(i))),
            lines: from_fn(|line| {
                from_fn(|basic| line_of(&parts.cells, line, Basic::from_index(basic)))
            }),
            no_priest_from: no_priest_from(&parts.track),
            trade_price: from_fn(|i| from_fn(|step| price_on(&parts, Level::new(i), step))),
            sacrifice_price: from_fn(|i| sacrifice_price(&parts.prices, Corn::new(i))),
            spaces: parts.spaces,
            tiles: parts.tiles,
            cards: parts.cards,
            trade_levels: parts.trade.levels,
            instant: parts.trade.instant,
            exchange: parts.trade.exchange,
            build_by: parts.trade.build_by,
            fixed_price: parts.trade.fixed_price,
            advance: parts.trade.advance,
            track: parts.track,
            rituals: parts.rituals,
            cells: parts.cells,
            supply: parts.supply,
            prices: parts.prices,
            points: parts.points,
            deals: parts.deals,
            bot_cards: parts.bot_cards,
            names: parts.names,
            name: parts.name,
            digest: parts.digest,
        }
    }
}

/// The spaces in play at a table of `n` (Z 3.5).
fn spaces_at(spaces: &[SpaceRow; Space::COUNT], n: usize) -> SpaceSet {
    Space::all().filter(|space| usize::from(spaces[space.index()].players) <= n).collect()
}

fn spaces_with(spaces: &[SpaceRow; Space::COUNT], property: Property) -> SpaceSet {
    let has = |row: SpaceRow| {
        [row.building.into(), row.terrain.into(), row.region.into()].contains(&property)
    };
    Space::all().filter(|space| has(spaces[space.index()])).collect()
}

/// The spaces of the smallest table by type, terrain and region.
fn base_spaces(spaces: &[SpaceRow; Space::COUNT]) -> [[[Space; 3]; 3]; 3] {
    let mut base = [[[Space::new(0); 3]; 3]; 3];
    for space in spaces_at(spaces, 2) {
        let row = spaces[space.index()];
        base[row.building.index()][row.terrain.index()][row.region.index()] = space;
    }
    base
}

/// The tiles in play at a table of `n`.
fn tiles_at(tiles: &[TileRow], n: usize) -> [Bundle<Basic>; Building::COUNT] {
    let mut bags = [Bundle::NOTHING; Building::COUNT];
    for tile in tiles.iter().filter(|tile| usize::from(tile.players) <= n) {
        let bag = &mut bags[tile.building.index()];
        *bag = bag.plus(Bundle::of(tile.basic, 1));
    }
    bags
}

fn trade_stack(trade: &TradeParts, level: Level) -> TileSet {
    TradeTile::all().filter(|tile| trade.levels[tile.index()] == level).collect()
}

/// An edition may leave this bonus out: then no step has it.
fn no_priest_from(track: &[StepBonus; LAST_STEP + 1]) -> u8 {
    let step = track.iter().position(|bonus| *bonus == StepBonus::NoPriest);
    step.map_or(u8::MAX, |step| step as u8)
}

/// Z 6.4.1: one priest and as much corn as steps.
fn sacrifice_price(prices: &Prices, corn: Corn) -> Stock {
    prices.sacrifice.plus(prices.sacrifice_step.times(corn.amount()))
}

/// The three cells of a line, in printed order.
fn line_of(cells: &[CellRow; Cell::COUNT], line: usize, basic: Basic) -> [Cell; 3] {
    let head = |cell: &Cell| match Line::from_index(line) {
        Line::Row => cells[cell.index()].row,
        Line::Column => cells[cell.index()].column,
    };
    let mut found = Cell::all().filter(|cell| head(cell) == basic);
    from_fn(|_| found.next().expect("three cells in each line"))
}

/// Z 6.1.1, 6.1.6: the price less the discounts reached, never below one gold.
fn price_on(parts: &Parts, level: Level, step: usize) -> u8 {
    let off = parts.track[..=step]
        .iter()
        .map(|bonus| match bonus {
            StepBonus::Discount { level: of, gold } if *of == level => *gold,
            _ => 0,
        })
        .fold(0, u8::saturating_add);
    parts.trade_gold[level.index()].saturating_sub(off).max(1)
}
