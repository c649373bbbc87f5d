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
    pub pyramid: BySpace<Option<Brick>>,
    pub buildings: Pile<Building, { Slot::COUNT }>,
    /// The Ruler's region; none before the first reveal (SU-16).
    pub ruler: Option<Region>,
    /// Workers in each city.
    pub standing: ByCity<u8>,
    pub lying: ByCity<u8>,
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
        self.standing[city] + 2 * self.lying[city]
    }
    /// Pieces in a city, whatever they count.
    pub fn pieces(&self, city: City) -> u8 {
        self.standing[city] + self.lying[city]
    }
    pub fn workers(&self, city: City, posture: Posture) -> u8 {
        match posture {
            Posture::Standing => self.standing[city],
            Posture::Lying => self.lying[city],
        }
    }
    /// Cities with a standing worker, which can be laid down (WK-3).
    pub fn standing_in(&self) -> Set<City> {
        self.standing.those(|n| *n > 0)
    }
    /// Cities with a laid-down worker.
    pub fn lying_in(&self) -> Set<City> {
        self.lying.those(|n| *n > 0)
    }
    /// Cities with at least one worker.
    pub fn cities(&self) -> Set<City> {
        self.standing_in().or(self.lying_in())
    }
    pub fn has(&self, building: Building) -> bool {
        self.buildings.contains(building)
    }
    pub fn bricks(&self) -> impl Iterator<Item = (Space, Brick)> + '_ {
        self.pyramid.iter().filter_map(|(space, brick)| Some((space, (*brick)?)))
    }
    /// Pyramid spaces with a tile.
    pub fn filled(&self) -> Set<Space> {
        self.pyramid.those(Option::is_some)
    }
    pub fn built(&self) -> usize {
        self.pyramid.values().flatten().count()
    }
    /// Tiles of a god in the pyramid (SM-2).
    pub fn built_of(&self, god: God) -> u8 {
        self.pyramid.values().flatten().filter(|brick| brick.god == god).count() as u8
    }
    /// Colours of a god's tiles in the pyramid (SM-4).
    pub fn colours_of(&self, god: God) -> Colours {
        self.pyramid.values().flatten().filter(|b| b.god == god).map(|b| b.colour).collect()
    }
    /// Tiles of each god in the pyramid.
    pub fn built_by_god(&self) -> ByGod<u8> {
        let mut built = ByGod::default();
        self.pyramid.values().flatten().for_each(|brick| built[brick.god] += 1);
        built
    }
    /// Tiles of each colour in the pyramid.
    pub fn built_by_colour(&self) -> ByColour<u8> {
        let mut built = ByColour::default();
        self.pyramid.values().flatten().for_each(|brick| built[brick.colour] += 1);
        built
    }
    /// BD-3: empty spaces on the ground or above two tiles.
    pub fn open_spaces(&self) -> Set<Space> {
        let filled = self.filled();
        Space::supported(filled).without(filled)
    }
}
