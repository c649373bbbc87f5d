//! From rows to a [`Kit`]: what follows from the printed values is worked out once.

use crate::model::*;
use patolli_core::{Bundle, Dense, Digest, Set};

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
        let mut with = [Set::EMPTY; Property::COUNT];
        let mut base = [[[Space::new(0); 3]; 3]; 3];
        for space in Space::all() {
            let row = parts.spaces[space.index()];
            let (b, t, r) = (row.building, row.terrain, row.region);
            for property in [Property::from(b), Property::from(t), Property::from(r)] {
                with[property.index()].insert(space);
            }
            if row.players <= 2 {
                base[b.index()][t.index()][r.index()] = space;
            }
        }
        let spaces_at = std::array::from_fn(|n| {
            let in_play = |space: &Space| usize::from(parts.spaces[space.index()].players) <= n;
            Space::all().filter(in_play).collect()
        });
        let tiles_at = std::array::from_fn(|n| tiles_at(&parts.tiles, n));
        let trade_stacks = std::array::from_fn(|level| {
            let of_level = |tile: &TradeTile| parts.trade.levels[tile.index()].index() == level;
            TradeTile::all().filter(of_level).collect()
        });
        let lines = std::array::from_fn(|line| {
            std::array::from_fn(|basic| line_of(&parts.cells, line, Basic::from_index(basic)))
        });
        let no_priest_from =
            parts.track.iter().position(|bonus| *bonus == StepBonus::NoPriest).unwrap_or(99) as u8;
        let trade_price = std::array::from_fn(|level| {
            std::array::from_fn(|step| price_on(&parts, Level::new(level), step))
        });
        let sacrifice_price = std::array::from_fn(|i| {
            let corn = parts.prices.sacrifice_step.times(Corn::new(i).amount());
            parts.prices.sacrifice.plus(corn)
        });
        Self {
            spaces_at,
            with,
            base,
            tiles_at,
            trade_stacks,
            lines,
            no_priest_from,
            trade_price,
            sacrifice_price,
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

/// The tiles in play at a table of `n`.
fn tiles_at(tiles: &[TileRow], n: usize) -> [Bundle<Basic>; Building::COUNT] {
    let mut bags = [Bundle::NOTHING; Building::COUNT];
    for tile in tiles.iter().filter(|tile| usize::from(tile.players) <= n) {
        let bag = &mut bags[tile.building.index()];
        *bag = bag.plus(Bundle::of(tile.basic, 1));
    }
    bags
}

/// The three cells of a line, in printed order.
fn line_of(cells: &[CellRow; Cell::COUNT], line: usize, basic: Basic) -> [Cell; 3] {
    let head = |cell: &Cell| match Line::from_index(line) {
        Line::Row => cells[cell.index()].row,
        Line::Column => cells[cell.index()].column,
    };
    let mut found = Cell::all().filter(|cell| head(cell) == basic);
    std::array::from_fn(|_| found.next().expect("three cells in each line"))
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
