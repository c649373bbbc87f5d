//! The table as plain data: what lies open, what each seat alone knows, what nobody has seen.

use crate::components::*;
use crate::kit::{Kit, Map};
use crate::pay::Payment;
pub use crate::step::*;
use crate::tiles::Tiles;
use patolli_core::{Agenda, Arrivals, Dense, PerSeat, Pile, Printed, Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};

/// The most sides of a game.
pub const SIDES: usize = 5;
/// King Pakal sits across the table from the person (A 8).
pub const PAKAL: Seat = Seat::new(1);
pub const PERSON: Seat = Seat::new(0);

/// A game of Ahau.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ahau {
    pub public: Public,
    pub private: PerSeat<Private, SIDES>,
    pub unseen: Unseen,
}

const _: () = assert!(size_of::<Ahau>() <= 2048, "a state must stay cheap to copy");

/// All that lies on the table. Anyone may look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    pub kit: Printed<Kit>,
    /// Players, King Pakal included.
    pub n: u8,
    pub board: BoardSide,
    pub temple_scoring: TempleScoring,
    /// The solo opponent in a solo game.
    pub pakal: Option<Pakal>,
    /// From 1.
    pub round: u8,
    /// Celebrations held.
    pub katun: u8,
    /// The end of the K'atun was triggered in this round (KC-1).
    pub celebrating: bool,
    /// The end of the game was triggered in this round (EN-1, B and C).
    pub ending: bool,
    /// The starting player (SU-15).
    pub first: Seat,
    /// The seat whose action turn it is; meaningful during a turn.
    pub active: Seat,
    /// The order of this round's Action Phase; meaningful after the Movement Phase.
    pub order: [Seat; SIDES],
    pub agenda: Agenda<Step, AGENDA>,
    /// Who has chosen cards for this round, while not all have.
    pub pledged: SeatSet,
    /// The losers of a conflict who still have to retreat; the last one goes first.
    pub losers: Pile<Seat, SIDES>,
    pub turn: Turn,
    pub summon: Summon,
    pub payment: Payment,
    /// The god of each city (SU-2).
    pub city_tiles: [God; City::COUNT],
    /// The production site tile of each route.
    pub sites: [Option<Colour>; Route::COUNT],
    /// Depleted site tiles in order.
    pub calendar: Pile<Colour, SITES>,
    /// With two and three players the site tile beside the calendar.
    pub set_aside: Option<Colour>,
    /// The starting tiles on the summary cards; a card that was taken has none.
    pub start_tiles: [Option<God>; SummaryCard::COUNT],
    pub squares: [Option<Tile>; Square::COUNT],
    pub region_buildings: [Option<Building>; Region::COUNT],
    pub offer: [Option<Building>; Place::COUNT],
    /// The face-down buildings, without order. Which they are follows from what lies open.
    pub stack: Set<Building>,
    /// The bag, without order. What is in it follows from what lies open.
    pub bag: Tiles,
    pub discard: Tiles,
    pub bank: Stock,
    /// Weapons that nobody has.
    pub weapons: u8,
    /// What each temple pays for (SU-9).
    pub scoring: [Scoring; God::COUNT],
    /// Whose marker stands on each space of each temple.
    pub temples: [[Option<Seat>; TempleSpace::COUNT]; God::COUNT],
    /// On one Fame space, who came later is on top and ahead (FT-1).
    pub fame_order: Arrivals<SIDES>,
    /// On one war space, who came later is on top and ahead.
    pub war_order: Arrivals<SIDES>,
    /// Cards of the role deck.
    pub role_deck: u8,
    /// Solo: the role cards that lie open for the person (SO-6).
    pub open_roles: Roles,
    pub players: PerSeat<Player, SIDES>,
}

/// What stands before one player.
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
    /// Where the Ruler stands; nowhere before the first reveal (SU-16).
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
    /// Their role card, if everybody has seen it.
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

/// What is remembered of the action turn that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Turn {
    /// Where the worker was put this turn (AC-3).
    pub city: Option<City>,
    /// That very piece was laid down since (WK-3).
    pub laid_down: bool,
    /// Gods summoned in this turn (A 6.7, Dancer).
    pub summoned: Set<God>,
    pub gateway_used: bool,
    pub queen_used: bool,
    /// Tiles built in this Build step (BD-1).
    pub built: u8,
    /// Substitutions of the Market in this Build step (PY-3 iv).
    pub substituted: u8,
}

/// The summon that is being declared or resolved (SM-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Summon {
    pub god: Option<God>,
    pub strength: u8,
    pub colours: Colours,
    /// Reserve tiles discarded for it.
    pub discarded: Tiles,
    /// A wild Jaguar tile was discarded: every site matches (GJ-3).
    pub joker: bool,
}

/// The solo opponent beyond what every side has (A 8).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pakal {
    pub personality: Personality,
    pub difficulty: Difficulty,
    /// Resources without colours (SO-7).
    pub tracker: u8,
    /// Temples whose marker of his still is a setup marker (SO-9).
    #[serde(default)]
    pub setup_markers: Set<God>,
    /// Cards in his deck, without order; the cards dealt face down among them are not (SO-11).
    pub deck: Cards,
    /// Buildings put aside face down (SO-34).
    #[serde(default)]
    pub aside: Set<Building>,
    /// His role is in force by a reward (A 8.4, RUL-92).
    #[serde(default)]
    pub role_by_reward: bool,
}

/// What one seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Private {
    /// The left and the right card chosen for this round, until all have chosen.
    pub pledge: Option<(Card, Card)>,
    /// The player's own role card.
    pub role: Option<Role>,
    /// The role deck as the player saw it when taking one, the own card included.
    pub seen_roles: Roles,
}

/// What nobody has seen, or only some. Sets only: nothing hidden has an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unseen {
    /// The role deck; other roles that nobody holds are in the box (SU-13).
    pub roles: Roles,
}

impl Public {
    pub fn n(&self) -> usize {
        usize::from(self.n)
    }
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.n())
    }
    /// All seats clockwise from this one.
    pub fn seats_from(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        first.around(self.n())
    }
    /// Seats with a person.
    pub fn people(&self) -> usize {
        if self.pakal.is_some() { 1 } else { self.n() }
    }
    pub fn is_pakal(&self, seat: Seat) -> bool {
        self.pakal.is_some() && seat == PAKAL
    }
    /// SU-1.
    pub fn map_side(&self) -> MapSide {
        if self.n <= 3 { MapSide::Five } else { MapSide::Six }
    }
    pub fn map(&self) -> &'static Map {
        self.kit.0.map(self.map_side())
    }
    /// A 5.1, MV-1: with two and three players no Ruler is sent to a region 6.
    pub fn left_six_allowed(&self) -> bool {
        self.map_side() == MapSide::Six
    }
    /// WK-2.
    pub fn weight(&self, seat: Seat, city: City) -> u8 {
        self.players[seat].weight(city)
    }
    /// Whether this role was played in this round by its owner (A 6.7). GS-3: taking the card back
    /// does not end its power.
    pub fn role_in_force(&self, seat: Seat) -> Option<Role> {
        let player = &self.players[seat];
        let played = player.played.is_some_and(|(l, r)| l == Card::Role || r == Card::Role);
        let by_reward = self.is_pakal(seat) && self.pakal.is_some_and(|p| p.role_by_reward);
        player.role_seen.filter(|_| played || by_reward)
    }
    pub fn has_role(&self, seat: Seat, role: Role) -> bool {
        self.players[seat].role_seen == Some(role) && self.role_in_force(seat).is_some()
    }
    /// Whether a building works for its owner. Of Pakal's only the Royal Palace does (A 8.3).
    pub fn works(&self, seat: Seat, building: Building) -> bool {
        let kept = building == Building::RoyalPalace || !self.is_pakal(seat);
        kept && self.players[seat].has(building)
    }
    /// Printed strength of a building for its owner; 0 for others.
    pub fn power(&self, seat: Seat, building: Building) -> u8 {
        if self.works(seat, building) { self.kit.building(building).amount } else { 0 }
    }
    /// Right card and weapons (MV-4.1).
    pub fn strength(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        player.played.map_or(0, |(_, right)| right.number()) + player.weapons
    }
    /// The space of a player's marker in a temple.
    pub fn marker(&self, seat: Seat, god: God) -> Option<TempleSpace> {
        let spaces = &self.temples[god.index()];
        spaces.iter().position(|marker| *marker == Some(seat)).map(TempleSpace::new)
    }
    /// Depleted sites still missing until the K'atun ends.
    pub fn sites_to_katun(&self) -> usize {
        self.kit.calendar(self.n()).saturating_sub(self.calendar.len())
    }
    /// Routes that still hold a site tile.
    pub fn open_sites(&self) -> Set<Route> {
        self.map().all_routes().filter(|route| self.sites[route.index()].is_some()).collect()
    }
    /// Regions with two Rulers or more (MV-4).
    pub fn contested(&self) -> Set<Region> {
        let (mut once, mut again) = (Set::EMPTY, Set::EMPTY);
        for region in self.seats().filter_map(|seat| self.players[seat].ruler).map(Set::one) {
            again = again.or(once.and(region));
            once = once.or(region);
        }
        again
    }
    /// Who stands in a region.
    pub fn rulers(&self, region: Region) -> SeatSet {
        self.seats().filter(|seat| self.players[*seat].ruler == Some(region)).collect()
    }
    /// Regions without a Ruler.
    pub fn unoccupied(&self) -> Set<Region> {
        let taken: Set<Region> = self.seats().filter_map(|seat| self.players[seat].ruler).collect();
        Set::from_bits((1 << self.map().n_regions) - 1).without(taken)
    }
    /// Fame, and the height in the stack of markers (FT-1): who is further on has more.
    pub fn standing(&self, seat: Seat) -> (i16, usize) {
        (self.players[seat].fame.total(), self.fame_order.height(seat))
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
    /// Cities with at least one worker.
    pub fn cities(&self) -> Set<City> {
        City::all().filter(|city| self.pieces(*city) > 0).collect()
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
    /// Tiles of a colour in the pyramid.
    pub fn built_in(&self, colour: Colour) -> u8 {
        self.pyramid.iter().flatten().filter(|brick| brick.colour == colour).count() as u8
    }
    /// BD-3: empty spaces on the ground or above two tiles.
    pub fn open_spaces(&self) -> Set<Space> {
        let filled = self.filled();
        Space::supported(filled).without(filled)
    }
}
