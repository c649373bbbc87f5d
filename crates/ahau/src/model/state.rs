//! The table as plain data: public information, what only one seat knows, and what no one has seen.

use crate::model::*;
use patolli_core::{Agenda, Arrivals, PerSeat, Pile, Printed, Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};

/// The most sides of a game.
pub const SIDES: usize = 5;
/// King Pakal sits across the table from the person (A 8).
pub const PAKAL: Seat = Seat::new(1);
pub const PERSON: Seat = Seat::new(0);

patolli_core::state!(
    /// A game of Ahau.
    Ahau, SIDES, at most 2048 bytes
);

/// Everything on the table, visible to everyone.
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
    /// The seats that have chosen cards for this round, until all have.
    pub pledged: SeatSet,
    /// The losers of a conflict who still have to retreat; the last one goes first.
    pub losers: Pile<Seat, SIDES>,
    pub turn: Turn,
    pub summon: Summon,
    pub payment: Payment,
    /// The god of each city (SU-2).
    pub city_tiles: ByCity<God>,
    /// The production site tile of each route.
    pub sites: ByRoute<Option<Colour>>,
    /// Depleted site tiles in order.
    pub calendar: Pile<Colour, SITES>,
    /// With two and three players the site tile beside the calendar.
    pub set_aside: Option<Colour>,
    /// The starting tiles on the summary cards; a card that was taken has none.
    pub start_tiles: BySummaryCard<Option<God>>,
    pub squares: BySquare<Option<Tile>>,
    pub region_buildings: ByRegion<Option<Building>>,
    pub offer: ByPlace<Option<Building>>,
    /// The face-down buildings, without order. Which they are follows from what lies open.
    pub stack: Set<Building>,
    /// The bag, without order. What is in it follows from what lies open.
    pub bag: Tiles,
    pub discard: Tiles,
    pub bank: Stock,
    /// Weapons left in the supply.
    pub weapons: u8,
    /// What each temple pays for (SU-9).
    pub scoring: ByGod<Scoring>,
    /// Whose marker stands on each space of each temple.
    pub temples: ByGod<ByTempleSpace<Option<Seat>>>,
    /// On a shared Fame space, the later arrival is on top and ahead (FT-1).
    pub fame_order: Arrivals<SIDES>,
    /// On a shared war space, the later arrival is on top and ahead.
    pub war_order: Arrivals<SIDES>,
    /// Cards of the role deck.
    pub role_deck: u8,
    /// Solo: the role cards that lie open for the person (SO-6).
    pub open_roles: Roles,
    pub players: PerSeat<Player, SIDES>,
}

/// The solo opponent beyond what every side has (A 8).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pakal {
    pub personality: Personality,
    pub difficulty: Difficulty,
    /// Resources without colours (SO-7).
    #[serde(default)]
    pub tracker: u8,
    /// Temples in which his marker is still a setup marker (SO-9).
    #[serde(default)]
    pub setup_markers: Set<God>,
    /// Cards in his deck, without order; the cards dealt face down among them are not (SO-11).
    #[serde(skip)]
    pub deck: Cards,
    /// Buildings put aside face down (SO-34).
    #[serde(default)]
    pub aside: Set<Building>,
    /// His role is in force by a reward (A 8.4, RUL-92).
    #[serde(skip)]
    pub role_by_reward: bool,
}

/// What one seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Private {
    /// The left and the right card chosen for this round, until all have chosen.
    pub pledge: Option<(Card, Card)>,
    /// The player's own role card.
    pub role: Option<Role>,
    /// The role deck as the player saw it when taking one, including the card taken.
    pub seen_roles: Roles,
}

/// Hidden from all players, or from some. Sets only: nothing hidden has an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unseen {
    /// The role deck; other roles that no one holds are in the box (SU-13).
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
        self.temples[god].those(|marker| *marker == Some(seat)).first()
    }
    /// The gods in whose temples a player has a marker.
    pub fn marked(&self, seat: Seat) -> Set<God> {
        self.temples.those(|spaces| spaces.as_array().contains(&Some(seat)))
    }
    /// The leftmost empty space of a temple (SM-7).
    pub fn next_space(&self, god: God) -> Option<TempleSpace> {
        self.temples[god].those(Option::is_none).first()
    }
    /// Depleted sites still missing until the K'atun ends.
    pub fn sites_to_katun(&self) -> usize {
        self.kit.calendar(self.n()).saturating_sub(self.calendar.len())
    }
    /// Routes that still hold a site tile.
    pub fn open_sites(&self) -> Set<Route> {
        self.sites.those(Option::is_some)
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
    /// The Rulers in a region.
    pub fn rulers(&self, region: Region) -> SeatSet {
        self.seats().filter(|seat| self.players[*seat].ruler == Some(region)).collect()
    }
    /// Regions without a Ruler.
    pub fn unoccupied(&self) -> Set<Region> {
        let taken: Set<Region> = self.seats().filter_map(|seat| self.players[seat].ruler).collect();
        Set::from_bits((1 << self.map().n_regions) - 1).without(taken)
    }
    /// Fame, and the height in the stack of markers (FT-1): greater is further ahead.
    pub fn standing(&self, seat: Seat) -> (i16, usize) {
        (self.players[seat].fame.total(), self.fame_order.height(seat))
    }
}
