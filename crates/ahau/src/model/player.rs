//! What belongs to one player: Fame, resources, the pyramid, workers and cards.

use crate::model::*;
use patolli_core::{Dense, Pile, Set};
use serde::{Deserialize, Serialize};

/// One player's pieces, cards and Fame.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Player {
    pub fame: Earned,
    /// The space on the war track, 0 to 6.
    pub war: u8,
    pub weapons: u8,
    pub stock: Stock,
    pub reserve: Tiles,
    pub pyramid: [Option<Brick>; Space::COUNT],
    pub buildings: Pile<Building, { Slot::COUNT }>,
    /// The Ruler's region; none before the first reveal (SU-16).
    pub ruler: Option<Region>,
    /// Workers in each city.
    pub standing: [u8; City::COUNT],
    pub lying: [u8; City::COUNT],
    /// Workers off the map.
    pub workers: u8,
    /// The hand is open: all other cards lie face up. Only which role card it holds may be unknown.
    pub hand: Cards,
    /// The left and the right card of this round, those taken back included, until the turn is over.
    pub played: Option<(Card, Card)>,
    /// Cards played this round that the Sun God or a reward gave back.
    pub taken_back: Cards,
    pub discard: Cards,
    /// When the player took a role card: the first of all took it at 1.
    pub role_taken: Option<u8>,
    /// Their role card, if everyone has seen it.
    pub role_seen: Option<Role>,
}

/// A tile in a pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brick {
    pub god: God,
    pub colour: Colour,
    /// Whether it is a wild tile, whose colour was named when it was built (PY-1).
    #[serde(default, skip_serializing_if = "is_false")]
    pub wild: bool,
    /// Whether a cube lies on it (PY-5).
    #[serde(default, skip_serializing_if = "is_false")]
    pub cube: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// Fame by where it came from (A 7.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Earned {
    /// Powers of gods.
    pub gods: i16,
    /// Markers put into temples.
    pub temples: i16,
    /// Matching tiles in the pyramid.
    pub adjacency: i16,
    /// Rewards of pyramid spaces and slots.
    pub board: i16,
    pub war: i16,
    /// The Acropolis; with Pakal every building gained.
    pub buildings: i16,
    /// Temples in celebrations.
    pub celebrations: i16,
    /// Cities in celebrations.
    pub cities: i16,
}

impl Earned {
    pub fn total(&self) -> i16 {
        self.gods
            + self.temples
            + self.adjacency
            + self.board
            + self.war
            + self.buildings
            + self.celebrations
            + self.cities
    }
}

impl Player {
    /// WK-2: standing workers count one, laid-down ones two.
    pub fn weight(&self, city: City) -> u8 {
        self.standing[city.index()] + 2 * self.lying[city.index()]
    }
    /// Pieces in a city, whatever they count.
    pub fn pieces(&self, city: City) -> u8 {
        self.standing[city.index()] + self.lying[city.index()]
    }
    pub fn workers(&self, city: City, posture: Posture) -> u8 {
        match posture {
            Posture::Standing => self.standing[city.index()],
            Posture::Lying => self.lying[city.index()],
        }
    }
    /// Cities with a standing worker, which can be laid down (WK-3).
    pub fn standing_in(&self) -> Set<City> {
        occupied(&self.standing)
    }
    /// Cities with a laid-down worker.
    pub fn lying_in(&self) -> Set<City> {
        occupied(&self.lying)
    }
    /// Cities with at least one worker.
    pub fn cities(&self) -> Set<City> {
        self.standing_in().or(self.lying_in())
    }
    pub fn has(&self, building: Building) -> bool {
        self.buildings.contains(building)
    }
    pub fn bricks(&self) -> impl Iterator<Item = (Space, Brick)> + '_ {
        Space::all().filter_map(|space| self.pyramid[space.index()].map(|brick| (space, brick)))
    }
    /// Pyramid spaces with a tile.
    pub fn filled(&self) -> Set<Space> {
        let bit = |i: usize| u64::from(self.pyramid[i].is_some()) << i;
        Set::from_bits((0..Space::COUNT).fold(0, |bits, i| bits | bit(i)))
    }
    pub fn built(&self) -> usize {
        self.pyramid.iter().flatten().count()
    }
    /// Tiles of a god in the pyramid (SM-2).
    pub fn built_of(&self, god: God) -> u8 {
        self.pyramid.iter().flatten().filter(|brick| brick.god == god).count() as u8
    }
    /// Colours of a god's tiles in the pyramid (SM-4).
    pub fn colours_of(&self, god: God) -> Colours {
        self.pyramid.iter().flatten().filter(|b| b.god == god).map(|b| b.colour).collect()
    }
    /// Tiles of each god in the pyramid.
    pub fn built_by_god(&self) -> [u8; God::COUNT] {
        let mut built = [0; God::COUNT];
        self.pyramid.iter().flatten().for_each(|brick| built[brick.god.index()] += 1);
        built
    }
    /// Tiles of each colour in the pyramid.
    pub fn built_by_colour(&self) -> [u8; Colour::COUNT] {
        let mut built = [0; Colour::COUNT];
        self.pyramid.iter().flatten().for_each(|brick| built[brick.colour.index()] += 1);
        built
    }
    /// BD-3: empty spaces on the ground or above two tiles.
    pub fn open_spaces(&self) -> Set<Space> {
        let filled = self.filled();
        Space::supported(filled).without(filled)
    }
}

/// The cities with any of these workers.
fn occupied(workers: &[u8; City::COUNT]) -> Set<City> {
    let bit = |i: usize| u64::from(workers[i] > 0) << i;
    Set::from_bits((0..City::COUNT).fold(0, |bits, i| bits | bit(i)))
}
