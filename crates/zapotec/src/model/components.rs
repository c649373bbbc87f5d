//! What is in the box (Z 2, Z 3): names and numbers of the components.

use super::kit::standard;
use patolli_core::{
    Bundle, By, Dense, Set, UnknownName, by_name, dense_enum, dense_id, named_enum, text_form,
};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

named_enum! {
    /// The three basic resources, then the three advanced ones (Z 3.3).
    pub enum Resource {
        Wood = "wood", Brick = "brick", Stone = "stone",
        Corn = "corn", Gold = "gold", Priest = "priest",
    }
}
named_enum! {
    /// A basic resource: it heads rows and columns of the grid and is printed on cards and tiles.
    pub enum Basic { Wood = "wood", Brick = "brick", Stone = "stone" }
}
named_enum! {
    /// A building type (Z 3.4). A Field is a Cornfield (R43).
    pub enum Building { Cornfield = "cornfield", Temple = "temple", Village = "village" }
}
named_enum! {
    pub enum Terrain { Plains = "plains", Hills = "hills", Forest = "forest" }
}
named_enum! {
    pub enum Region { Etla = "etla", Ocotlan = "ocotlan", Mitla = "mitla" }
}
named_enum! {
    /// The nine properties in the order used everywhere (Z 3.2).
    pub enum Property {
        Cornfield = "cornfield", Temple = "temple", Village = "village",
        Plains = "plains", Hills = "hills", Forest = "forest",
        Etla = "etla", Ocotlan = "ocotlan", Mitla = "mitla",
    }
}
named_enum! {
    /// The three kinds of property: every space has one of each.
    pub enum Kind { Building = "building", Terrain = "terrain", Region = "region" }
}
named_enum! {
    /// A Pyramid piece (Z 3.10), largest first.
    pub enum Size { Large = "L", Medium = "M", Small = "S" }
}
named_enum! {
    /// The ten Ritual cards (Z 3.11).
    pub enum Ritual {
        TypeRegions = "ritual_type_regions", RegionTypes = "ritual_region_types",
        Steps = "ritual_steps", TerrainRegions = "ritual_terrain_regions",
        TerrainTypes = "ritual_terrain_types", Trade = "ritual_trade",
        TypeTerrains = "ritual_type_terrains", Levels = "ritual_levels",
        RegionTerrains = "ritual_region_terrains", Resources = "ritual_resources",
    }
}
named_enum! {
    /// How hard Cocijobot plays (Z 8.6).
    pub enum Difficulty { Easy = "easy", Normal = "normal", Hard = "hard" }
}
named_enum! {
    /// The line of the grid that pays income.
    pub enum Line { Row = "row", Column = "column" }
}

dense_id! { /** An Action card (Z 3.7). */ pub struct Card: 27; }
dense_id! { /** A building space of the map (Z 3.5). */ pub struct Space: 45; }
dense_id! { /** A cell of the resource grid (Z 3.12), row by row. */ pub struct Cell: 9; }
dense_id! { /** A Trade tile (Z 3.8). */ pub struct TradeTile: 36; }
dense_id! { /** A Trade tile that exchanges resources, #13 to #24. */ pub struct ExchangeTile: 12; }
dense_id! { /** A Trade tile that builds a House, #25 to #30. */ pub struct BuildTile: 6; }
dense_id! { /** A level of the market, which is also its row. */ pub struct Level: 3; }
dense_id! { /** A place in a row of the market, from left to right. */ pub struct Slot: 3; }
dense_id! { /** One of the three Ritual cards in play. */ pub struct RitualSlot: 3; }
dense_id! { /** A Pyramid space (Z 3.10). */ pub struct Plinth: 4; }
dense_id! { /** An amount of corn to sacrifice: one to five. */ pub struct Corn: 5; }
dense_id! { /** A Cocijobot card (Z 3.13). */ pub struct BotCard: 27; }

dense_enum! {
    /// A place of the market.
    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Stall { At(level: Level, slot: Slot) }
}

pub type Stock = Bundle<Resource>;
pub type CardSet = Set<Card>;
pub type SpaceSet = Set<Space>;
pub type TileSet = Set<TradeTile>;

pub type ByBasic<V> = By<Basic, V, { Basic::COUNT }>;
pub type ByBuilding<V> = By<Building, V, { Building::COUNT }>;
pub type ByProperty<V> = By<Property, V, { Property::COUNT }>;
pub type ByLine<V> = By<Line, V, { Line::COUNT }>;
pub type ByCell<V> = By<Cell, V, { Cell::COUNT }>;
pub type BySpace<V> = By<Space, V, { Space::COUNT }>;
pub type ByCard<V> = By<Card, V, { Card::COUNT }>;
pub type ByBotCard<V> = By<BotCard, V, { BotCard::COUNT }>;
pub type BySize<V> = By<Size, V, { Size::COUNT }>;
pub type ByPlinth<V> = By<Plinth, V, { Plinth::COUNT }>;
pub type ByRitual<V> = By<Ritual, V, { Ritual::COUNT }>;
pub type ByRitualSlot<V> = By<RitualSlot, V, { RitualSlot::COUNT }>;
pub type ByCorn<V> = By<Corn, V, { Corn::COUNT }>;
pub type ByLevel<V> = By<Level, V, { Level::COUNT }>;
pub type BySlot<V> = By<Slot, V, { Slot::COUNT }>;
pub type ByTradeTile<V> = By<TradeTile, V, { TradeTile::COUNT }>;
pub type ByExchangeTile<V> = By<ExchangeTile, V, { ExchangeTile::COUNT }>;
pub type ByBuildTile<V> = By<BuildTile, V, { BuildTile::COUNT }>;

/// The front of a Building tile: its type's advanced resource and one basic resource (Z 3.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Tile {
    pub building: Building,
    pub basic: Basic,
}

impl From<Basic> for Resource {
    fn from(basic: Basic) -> Self {
        Self::from_index(basic.index())
    }
}
impl Building {
    /// The advanced resource its tiles yield (Z 3.4).
    pub const fn yields(self) -> Resource {
        match self {
            Self::Cornfield => Resource::Corn,
            Self::Temple => Resource::Priest,
            Self::Village => Resource::Gold,
        }
    }
}
impl Tile {
    /// What it adds to an income (Z 5.4).
    pub fn income(self) -> Stock {
        Stock::of(self.building.yields(), 1).plus(Stock::of(self.basic.into(), 1))
    }
}
impl Property {
    pub fn kind(self) -> Kind {
        Kind::from_index(self.index() / 3)
    }
    /// The three properties of one kind.
    pub fn of_kind(kind: Kind) -> impl Iterator<Item = Self> + Clone {
        (0..3).map(move |i| Self::from_index(kind.index() * 3 + i))
    }
}
impl From<Building> for Property {
    fn from(building: Building) -> Self {
        Self::from_index(building.index())
    }
}
impl From<Terrain> for Property {
    fn from(terrain: Terrain) -> Self {
        Self::from_index(3 + terrain.index())
    }
}
impl From<Region> for Property {
    fn from(region: Region) -> Self {
        Self::from_index(6 + region.index())
    }
}
impl Size {
    /// The piece that goes on top of this one.
    pub const fn smaller(self) -> Option<Self> {
        match self {
            Self::Large => Some(Self::Medium),
            Self::Medium => Some(Self::Small),
            Self::Small => None,
        }
    }
}
impl Card {
    /// The printed number, 1 to 27, which decides the order of play.
    pub fn number(self) -> u8 {
        self.index() as u8 + 1
    }
    pub fn numbered(number: usize) -> Option<Self> {
        number.checked_sub(1).and_then(Self::checked)
    }
}
impl Corn {
    pub fn amount(self) -> u8 {
        self.index() as u8 + 1
    }
}
impl TradeTile {
    pub const ADVANCE: Self = Self::new(33);
    pub const HAND_SCORING: Self = Self::new(34);
    pub const FREE_DISC: Self = Self::new(35);

    /// The permanent tile that fixes the price of this type, #31 to #33.
    pub fn price_of(building: Building) -> Self {
        Self::new(30 + building.index())
    }
}
impl ExchangeTile {
    pub(crate) const FIRST: usize = 12;

    pub fn tile(self) -> TradeTile {
        TradeTile::new(Self::FIRST + self.index())
    }
    /// Those among these tiles.
    pub fn among(tiles: TileSet) -> Set<Self> {
        Set::from_bits(tiles.and(EXCHANGES).bits() >> Self::FIRST)
    }
}
impl BuildTile {
    pub(crate) const FIRST: usize = 24;

    pub fn tile(self) -> TradeTile {
        TradeTile::new(Self::FIRST + self.index())
    }
    /// Those among these tiles.
    pub fn among(tiles: TileSet) -> Set<Self> {
        Set::from_bits(tiles.and(BUILDERS).bits() >> Self::FIRST)
    }
}
/// The bits of the tile set that belong to the twelve exchange tiles.
pub const EXCHANGES: TileSet = Set::from_bits(0xfff << ExchangeTile::FIRST);
/// The bits of the tile set that belong to the six building tiles.
pub const BUILDERS: TileSet = Set::from_bits(0x3f << BuildTile::FIRST);

text_form!(Space, "space", space => standard().names.spaces[space]);
text_form!(Cell, "cell", cell => standard().names.cells[cell]);
text_form!(TradeTile, "Trade tile", tile => format_args!("trade_{:02}", tile.index() + 1));
text_form!(ExchangeTile, "exchange tile", tile => tile.tile());
text_form!(BuildTile, "building tile", tile => tile.tile());
text_form!(Plinth, "Pyramid space", plinth => format_args!("pyramid_{}", plinth.index() + 1));
text_form!(Level, "level", level => level.index() + 1);
text_form!(Slot, "slot", slot => slot.index() + 1);
text_form!(RitualSlot, "Ritual slot", slot => slot.index() + 1);
text_form!(Corn, "amount of corn", corn => corn.amount());
text_form!(BotCard, "Cocijobot card", card => standard().names.bot_cards[card]);
text_form!(Tile, "Building tile", tile => format_args!("{}/{}", tile.building, tile.basic));

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}
impl FromStr for Card {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        by_name("Action card", text)
    }
}
/// Cards are written as their numbers.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_u8(self.number())
    }
}
impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let number = usize::deserialize(input)?;
        let unknown =
            || Error::custom(format!("{number} is no Action card; they run from 1 to 27"));
        Self::numbered(number).ok_or_else(unknown)
    }
}

/// The nine faces of Building tiles.
impl Dense for Tile {
    const VALUES: &'static [Self] = &{
        let mut values = [Self { building: Building::VALUES[0], basic: Basic::VALUES[0] }; 9];
        let mut index = 0;
        while index < values.len() {
            values[index].building = Building::VALUES[index / 3];
            values[index].basic = Basic::VALUES[index % 3];
            index += 1;
        }
        values
    };
    fn index(self) -> usize {
        self.building.index() * 3 + self.basic.index()
    }
}
