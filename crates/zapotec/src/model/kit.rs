//! The printed values of one edition, made from `data/*.toml`.

use super::components::*;
use super::state::SIDES;
use patolli_core::{Bundle, Dense, Digest};
use serde::Deserialize;

/// The steps of the Sacrifice track above its start, which is step 0 (R7).
pub const LAST_STEP: usize = 12;

patolli_core::components!(
    Kit of "zapotec": spaces, building_tiles, action_cards, trade_tiles, sacrifice_track, ritual_cards, player_board, prices, points, deal, cocijobot_cards,
);

/// Everything that is printed on a component, in the form the rules use.
#[derive(Debug)]
pub struct Kit {
    pub spaces: BySpace<SpaceRow>,
    /// The spaces in play at each size of table (Z 3.5).
    pub spaces_at: [SpaceSet; SIDES + 1],
    /// The spaces that have each property.
    pub spaces_with: ByProperty<SpaceSet>,
    /// The base space of each type, terrain and region, for Cocijobot (Z 8.2).
    pub base: [[[Space; 3]; 3]; 3],
    pub tiles: Vec<TileRow>,
    /// The tiles of each type at each size of table, by their basic resource (Z 3.6).
    pub tiles_at: [ByBuilding<Bundle<Basic>>; SIDES + 1],
    pub cards: ByCard<CardRow>,
    pub trade_levels: ByTradeTile<Level>,
    /// The Trade tiles of each level.
    pub tiles_of: ByLevel<TileSet>,
    pub instant: [Stock; 12],
    pub exchange: ByExchangeTile<Exchange>,
    pub build_by: ByBuildTile<BuildBy>,
    /// The fixed price of each type for the owner of its permanent tile.
    pub fixed_price: ByBuilding<Stock>,
    pub advance: Advance,
    pub track: [StepBonus; LAST_STEP + 1],
    /// The step from which Rituals need no priest.
    pub no_priest_from: u8,
    pub rituals: ByRitual<RitualRow>,
    pub cells: ByCell<CellRow>,
    /// The cells of each row and column, by the resource that heads it.
    pub lines: ByLine<ByBasic<[Cell; 3]>>,
    pub supply: Supply,
    pub prices: Prices,
    pub points: PrintedPoints,
    pub deals: [Deal; 4],
    pub bot_cards: ByBotCard<BotRow>,
    /// The gold each level costs on each step, discounts included (Z 6.1.6).
    pub trade_price: ByLevel<[u8; LAST_STEP + 1]>,
    /// A priest and the corn of each Sacrifice (Z 6.4.1).
    pub sacrifice_price: ByCorn<Stock>,
    pub(crate) names: Names,
    pub(crate) name: String,
    pub(crate) digest: Digest,
}

/// The ids of rows that have names.
#[derive(Debug)]
pub(crate) struct Names {
    pub spaces: BySpace<String>,
    pub cells: ByCell<String>,
    pub bot_cards: ByBotCard<String>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceRow {
    pub region: Region,
    pub terrain: Terrain,
    pub building: Building,
    /// The smallest table that uses the space.
    pub players: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileRow {
    pub building: Building,
    pub basic: Basic,
    /// The smallest table that uses the tile.
    pub players: u8,
}

impl TileRow {
    pub fn face(&self) -> Tile {
        Tile { building: self.building, basic: self.basic }
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRow {
    pub basic: Basic,
    pub property: Property,
}

#[derive(Clone, Copy, Debug)]
pub struct Exchange {
    pub pay: Stock,
    pub gain: Stock,
}

#[derive(Clone, Copy, Debug)]
pub struct BuildBy {
    pub pay: Stock,
    pub property: Property,
}

/// What trade_34 does.
#[derive(Clone, Copy, Debug)]
pub struct Advance {
    pub pay: Stock,
    pub steps: u8,
}

/// What a Trade tile does (Z 3.8).
#[derive(Clone, Copy, Debug)]
pub enum TileEffect {
    Instant(Stock),
    Exchange(Exchange),
    BuildBy(BuildBy),
    /// The fixed price of a type.
    Price(Building, Stock),
    Advance(Advance),
    HandScoring,
    FreeDisc,
}

/// What a step of the Sacrifice track gives when it is entered or passed (Z 3.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepBonus {
    Nothing,
    Points(u8),
    FreeResource,
    Discount { level: Level, gold: u8 },
    NoPriest,
    FreeDisc,
}

/// What a Ritual card scores at the end (Z 3.11).
#[derive(Clone, Copy, Debug)]
pub struct RitualRow {
    pub scores: RitualScore,
    pub cap: u8,
}

#[derive(Clone, Copy, Debug)]
pub enum RitualScore {
    Set(SetGoal),
    PerStep(u8),
    PerTradeTile([u8; Level::COUNT]),
    PerPyramidLevel(u8),
    PerResource(PerResource),
}

/// Points for three buildings that share one kind of property and differ in another.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetGoal {
    pub same: Kind,
    pub different: Kind,
    pub points: u8,
}

/// Points for each resource left.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerResource {
    pub basic: u8,
    pub advanced: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellRow {
    pub row: Basic,
    pub column: Basic,
    /// Gained once, when a tile covers the cell.
    #[serde(default)]
    pub covered: Stock,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    pub houses: u8,
    pub large: u8,
    pub medium: u8,
    pub small: u8,
    pub discs: u8,
    pub start: Stock,
}

impl Supply {
    /// Pieces by size.
    pub const fn pieces(&self) -> BySize<u8> {
        BySize::new([self.large, self.medium, self.small])
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Prices {
    pub building: ByBuilding<Stock>,
    pub palace: Stock,
    pub pyramid_level: Stock,
    pub ritual: Stock,
    pub ritual_rival: Stock,
    pub sacrifice: Stock,
    pub sacrifice_step: Stock,
}

#[derive(Clone, Copy, Debug)]
pub struct PrintedPoints {
    pub house: u8,
    pub sacrifice_rank: [u8; 3],
    pub pyramid_house: u8,
    pub pyramid_complete: u8,
    pub bot_not_moved: u8,
    pub bot_trade: ByLevel<u8>,
    pub bot_ritual_alone: u8,
    pub bot_ritual_shared: u8,
    pub bot_pyramid_piece: u8,
    pub bot_easy_gift: u8,
    pub bot_hard_gift: u8,
}

/// How the Action cards are dealt for one number of people (Z 4.1, Z 4.2).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub offer: u8,
    pub round_deck: u8,
    pub hand: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotRow {
    pub building: Building,
    pub terrain: Terrain,
    pub region: Region,
    pub number: u8,
    pub back: Property,
}

impl Kit {
    /// The spaces in play at a table of `n` (Z 3.5).
    pub fn in_play(&self, n: usize) -> SpaceSet {
        self.spaces_at[n]
    }
    /// Which tile does what follows from its number.
    pub fn effect(&self, tile: TradeTile) -> TileEffect {
        match tile.index() {
            i @ 0..12 => TileEffect::Instant(self.instant[i]),
            i @ 12..24 => TileEffect::Exchange(self.exchange[ExchangeTile::new(i - 12)]),
            i @ 24..30 => TileEffect::BuildBy(self.build_by[BuildTile::new(i - 24)]),
            i @ 30..33 => {
                let building = Building::from_index(i - 30);
                TileEffect::Price(building, self.fixed_price[building])
            }
            33 => TileEffect::Advance(self.advance),
            34 => TileEffect::HandScoring,
            _ => TileEffect::FreeDisc,
        }
    }
    pub fn deal(&self, people: usize) -> Deal {
        self.deals[people - 1]
    }
}
