//! The printed values of one edition, made from `data/*.toml`.

use crate::model::*;
use patolli_core::{Dense, Digest, Set};
use serde::{Deserialize, Serialize};

patolli_core::components!(
    Kit of "ahau": map_five, map_six, tiles, summary_cards, player_board, buildings, role_cards, war_track, temples, supply, points, pakal,
);

/// Everything that is printed on a component, in the form the rules use.
#[derive(Debug)]
pub struct Kit {
    /// By [`MapSide`] (A 3.3).
    pub maps: BySide<Map>,
    pub tiles: TileCounts,
    /// The cubes of each summary card (A 3.6).
    pub summary_cards: BySummaryCard<Stock>,
    /// By [`BoardSide`] (A 3.7).
    pub boards: ByBoard<PlayerBoard>,
    pub buildings: ByBuilding<BuildingRow>,
    pub roles: RolePowers,
    /// The rewards of the spaces 1 to 6 (A 3.4).
    pub war_track: [Reward; WAR_TOP as usize],
    /// Fame for a marker on each space of a temple (A 3.4).
    pub temple_spaces: ByTempleSpace<u8>,
    pub supply: Supply,
    pub points: Points,
    /// Pakal's cards (A 3.11) and levels (A 8.1).
    pub personalities: ByPersonality<PersonalityRow>,
    pub difficulties: ByDifficulty<DifficultyRow>,
    pub(crate) name: String,
    pub(crate) digest: Digest,
}

/// One side of the board (A 3.3): regions are the faces of the graph of routes.
#[derive(Debug)]
pub struct Map {
    pub n_regions: usize,
    pub n_routes: usize,
    /// The first `n_routes` are on this side.
    pub routes: ByRoute<RouteRow>,
    /// The cities around each region.
    pub cities: ByRegion<Set<City>>,
    /// The regions around each city.
    pub regions: ByCity<Set<Region>>,
    /// The regions that share a route with each region (RUL-07).
    pub adjacent: ByRegion<Set<Region>>,
    /// The routes from each city.
    pub roads: ByCity<Set<Route>>,
    /// The ways that begin in each city, and those that end there.
    pub ways_from: ByCity<Set<Way>>,
    pub ways_to: ByCity<Set<Way>>,
}

#[derive(Clone, Copy, Debug)]
pub struct RouteRow {
    pub ends: [City; 2],
    /// Road or water route; the same for all rules.
    pub water: bool,
    /// The regions it borders; the sea and the outside are none.
    pub regions: [Option<Region>; 2],
}

/// How many of each tile there are (A 3.5).
#[derive(Clone, Copy, Debug)]
pub struct TileCounts {
    /// In every game.
    pub base: Tiles,
    /// Added with five players.
    pub five_players: Tiles,
    /// The starting tile of each god.
    pub start: ByGod<Tile>,
}

/// A reward of a player board or of the war track (A 6.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Reward {
    Fame(u8),
    #[default]
    Weapon,
    RoleCard,
    AdvanceWar,
    FamePerBuilding,
    DrawTile,
    Resource,
    TempleMarker,
    FamePerWeapon,
    LayDown,
}

/// One side of a player board (A 3.7).
#[derive(Clone, Copy, Debug)]
pub struct PlayerBoard {
    pub spaces: BySpace<Reward>,
    pub slots: BySlot<Reward>,
}

/// A building tile (A 3.8): its effect follows from which it is, its strength is printed.
#[derive(Clone, Copy, Debug)]
pub struct BuildingRow {
    /// All different.
    pub cost: Colours,
    /// Weapons of a tower, Fame of the Palace and the Acropolis, substitutions of the Market, tiles
    /// of the Gateway and the Giant Stele, cubes of the Favour, the factor of the Royal Monument;
    /// others have none.
    pub amount: u8,
}

/// What the role cards do (A 6.7).
#[derive(Clone, Copy, Debug)]
pub struct RolePowers {
    /// Strength of the High Priestess.
    pub priestess_strength: u8,
    /// Free cubes of the Merchant.
    pub merchant_cubes: u8,
}

/// The amounts of all components (A 3.1, A 3.4).
#[derive(Clone, Copy, Debug)]
pub struct Supply {
    /// Site tiles of each colour; fifteen in all.
    pub sites: Stock,
    /// Cubes of each colour.
    pub cubes: Stock,
    pub weapons: u8,
    pub workers: u8,
    /// Role cards in the deck beyond the number of players (SU-13).
    pub extra_roles: u8,
    /// Places of the offer for 2, 3, 4, 5 players.
    pub offer: [u8; 4],
    /// The calendar space that closes the K'atun for 2, 3, 4, 5 players.
    pub calendar: [u8; 4],
    /// Celebrations of a whole game.
    pub katuns: u8,
    /// The last round, if nothing else ends the game (RUL-66).
    pub last_round: u8,
}

/// Fame of everything that has no other table (A 7.3).
#[derive(Clone, Copy, Debug)]
pub struct Points {
    /// Sun God, for each colour (GS-1).
    pub sun_colour: u8,
    /// Feathered Serpent, for each point of strength and each colour (GF-3).
    pub serpent_strength: u8,
    pub serpent_colour: u8,
    /// Jaguar God, for each step over a matching site (GJ-2).
    pub jaguar_step: u8,
    /// For each neighbour of the same colour, and for each of the same god (BD-4).
    pub same_colour: u8,
    pub same_god: u8,
    /// The rewards `fame_per_building` and `fame_per_weapon` (A 6.8).
    pub per_building: u8,
    pub per_weapon: u8,
    /// A city held alone, or shared (KC-4).
    pub city_sole: u8,
    pub city_tied: u8,
}

/// One of King Pakal's cards (A 3.11).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonalityRow {
    pub role: Role,
    /// The most preferred god first.
    pub hierarchy: [God; God::COUNT],
    /// The place of each god in the hierarchy; 0 is the most preferred.
    #[serde(skip)]
    pub rank: ByGod<u8>,
}

/// How strong King Pakal is (A 8.1).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyRow {
    pub weapons: u8,
    /// Temples with a marker from the start.
    pub markers: u8,
    /// For every building gained.
    pub building_weapons: u8,
    pub building_fame: u8,
    /// Resources at the start (SO-7).
    pub tracker: u8,
}

impl Kit {
    pub fn map(&self, side: MapSide) -> &Map {
        &self.maps[side]
    }
    pub fn building(&self, building: Building) -> &BuildingRow {
        &self.buildings[building]
    }
    /// The number of resources printed on a building (A 3.10).
    pub fn cost(&self, building: Building) -> u8 {
        self.building(building).cost.len() as u8
    }
    pub fn board(&self, side: BoardSide) -> &PlayerBoard {
        &self.boards[side]
    }
    /// The tiles of the bag before the game (SU-5).
    pub fn bag(&self, players: usize) -> Tiles {
        match players {
            5 => self.tiles.base.plus(self.tiles.five_players),
            _ => self.tiles.base,
        }
    }
    /// The calendar space that ends a K'atun (A 3.4).
    pub fn calendar(&self, players: usize) -> usize {
        self.supply.calendar[players - 2].into()
    }
    /// Places of the building offer (A 3.4).
    pub fn offer(&self, players: usize) -> usize {
        self.supply.offer[players - 2].into()
    }
    pub fn personality(&self, personality: Personality) -> &PersonalityRow {
        &self.personalities[personality]
    }
    pub fn difficulty(&self, difficulty: Difficulty) -> &DifficultyRow {
        &self.difficulties[difficulty]
    }
}

impl Map {
    pub fn route(&self, route: Route) -> &RouteRow {
        &self.routes[route]
    }
    pub fn all_routes(&self) -> impl Iterator<Item = Route> + use<> {
        (0..self.n_routes).map(Route::new)
    }
    pub fn all_regions(&self) -> impl DoubleEndedIterator<Item = Region> + use<> {
        (0..self.n_regions).map(Region::new)
    }
    pub fn cities(&self, region: Region) -> Set<City> {
        self.cities[region]
    }
    pub fn regions(&self, city: City) -> Set<Region> {
        self.regions[city]
    }
    pub fn adjacent(&self, region: Region) -> Set<Region> {
        self.adjacent[region]
    }
    pub fn roads(&self, city: City) -> Set<Route> {
        self.roads[city]
    }
    /// The ways that begin in one of these cities.
    pub fn ways_from(&self, cities: Set<City>) -> Set<Way> {
        cities.iter().fold(Set::EMPTY, |all, city| all.or(self.ways_from[city]))
    }
    /// The ways that end in one of these cities.
    pub fn ways_to(&self, cities: Set<City>) -> Set<Way> {
        cities.iter().fold(Set::EMPTY, |all, city| all.or(self.ways_to[city]))
    }
    /// From which city to which.
    pub fn ends(&self, way: Way) -> (City, City) {
        let [a, b] = self.route(way.route()).ends;
        if way.is_back() { (b, a) } else { (a, b) }
    }
    /// The way over this route that begins in this city.
    pub fn way_from(&self, city: City, route: Route) -> Way {
        Way::of(route, self.route(route).ends[0] != city)
    }
}
