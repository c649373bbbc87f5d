//! The table as plain data: what lies open, what each seat alone knows, what no one has seen.

use super::components::*;
use super::kit::Kit;
use super::step::{AGENDA, Step};
use patolli_core::{Agenda, Arrivals, By, Dense, PerSeat, Printed, Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};

/// The most sides of a game: four people, or one and Cocijobot.
pub const SIDES: usize = 4;
/// Exactly five rounds (Z 5.1).
pub const ROUNDS: u8 = 5;

patolli_core::state!(
    /// A game of Zapotec.
    Zapotec, SIDES, at most 1024 bytes
);

/// Everything on the table, open to all.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    pub kit: Printed<Kit>,
    /// Players, Cocijobot included.
    pub n: u8,
    /// The solo opponent's strength in a solo game.
    pub solo: Option<Difficulty>,
    /// From 1 to 5.
    pub round: u8,
    pub agenda: Agenda<Step, AGENDA>,
    /// The seats in the order of this round's cards; meaningful after the reveal.
    pub order: [Seat; SIDES],
    /// The seat whose turn it is; meaningful during a turn.
    pub active: Seat,
    /// Seats that have chosen a card for this round; empty once all have.
    pub pledged: SeatSet,
    pub offer: CardSet,
    pub bonus: Card,
    /// The bonus cards of earlier rounds.
    pub bonus_pile: CardSet,
    /// Action cards that left the game face up: those scored with trade_35 and, in solo, those played.
    pub gone: CardSet,
    /// Solo: the card set aside as the next bonus card.
    pub next_bonus: Option<Card>,
    /// Cards left in the Round deck.
    pub round_deck: u8,
    /// The rows by level, each from left to right (R26).
    pub market: ByLevel<BySlot<Option<TradeTile>>>,
    /// Tiles still in each stack: everyone can work out which, but no one knows their order.
    pub stacks: ByLevel<TileSet>,
    /// The holding area from top to bottom, without gaps.
    pub scoring_tiles: [Option<Property>; 5],
    pub pyramids: ByPlinth<Pyramid>,
    pub rituals: ByRitualSlot<Ritual>,
    pub discs: ByRitualSlot<SeatSet>,
    /// The basic resource of the tile that lies, or lay, on each space in play.
    pub tiles: BySpace<Basic>,
    /// Spaces that still hold their tile.
    pub free: SpaceSet,
    /// Every seat, in the order of the last moves on the Sacrifice track: the first is the lowest disc.
    pub arrivals: Arrivals<SIDES>,
    pub players: PerSeat<Player, SIDES>,
    /// Solo: Cocijobot's unseen cards, the top one included.
    pub bot_deck: Set<BotCard>,
    /// Solo: the back of its top card.
    pub bot_back: Option<Property>,
    /// Solo: the card it turned up this round.
    pub bot_card: Option<BotCard>,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Player {
    pub stock: Stock,
    pub grid: ByCell<Option<Tile>>,
    /// Spaces with a House, that of the Palace included.
    pub houses: SpaceSet,
    pub palace: Option<Space>,
    /// Pieces left by size.
    pub pieces: BySize<u8>,
    /// Rituals performed by the action, not the free discs (R12).
    pub paid_rituals: u8,
    /// The step on the Sacrifice track.
    pub step: u8,
    pub points: Earned,
    /// Trade tiles owned, and those of them that lie face up.
    pub trade: TileSet,
    pub face_up: TileSet,
    /// Levels bought in this turn.
    pub bought: Set<Level>,
    /// Pyramids built on in this turn.
    pub built_on: Set<Plinth>,
    /// The card played this round, once revealed.
    pub played: Option<Card>,
    pub hand_size: u8,
    /// Cards in this hand that everyone has seen.
    pub known_hand: CardSet,
}

/// Points on the track by where they came from; it has no end (Z 3.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Earned {
    pub turns: i16,
    pub track: i16,
    /// Solo: points for Houses that Cocijobot could not place (Z 8.6).
    pub gifts: i16,
}

/// What one seat alone knows.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Private {
    /// The hand, the pledged card included.
    pub hand: CardSet,
    pub pledge: Option<Card>,
}

/// What no one has seen. Sets only: nothing hidden has an order.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Unseen {
    /// The Round deck and the cards removed in setup.
    pub cards: CardSet,
    /// Solo: Cocijobot's top card, whose back is open.
    pub bot_top: Option<BotCard>,
}

/// A Pyramid space and what is built on it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pyramid {
    /// The Scoring tile, once started.
    pub tile: Option<Property>,
    /// Pieces from the bottom, with their owners.
    pub levels: [Option<(Seat, Size)>; 3],
}

impl Public {
    pub fn n(&self) -> usize {
        usize::from(self.n)
    }
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.n())
    }
    /// Number of people.
    pub fn people(&self) -> usize {
        if self.solo.is_some() { 1 } else { self.n() }
    }
    pub fn bot(&self) -> Option<Seat> {
        self.solo.map(|_| BOT)
    }
    /// Weight of a player on spaces with a property: a Palace counts two (R31).
    pub fn weight(&self, seat: Seat, property: Property) -> u8 {
        self.players[seat].weight_on(self.kit.spaces_with[property])
    }
    pub fn houses_left(&self, seat: Seat) -> u8 {
        self.kit.supply.houses.saturating_sub(self.players[seat].houses.len() as u8)
    }
    /// Discs that this player has on Ritual cards.
    pub fn discs_of(&self, seat: Seat) -> u8 {
        self.discs.values().filter(|discs| discs.contains(seat)).count() as u8
    }
    /// Ritual slots that can take a disc of this player.
    pub fn open_rituals(&self, seat: Seat) -> Set<RitualSlot> {
        if self.discs_of(seat) >= self.kit.supply.discs {
            return Set::EMPTY;
        }
        RitualSlot::all().filter(|slot| !self.discs[*slot].contains(seat)).collect()
    }
    pub fn pieces_built(&self, seat: Seat) -> u8 {
        let pieces: u8 = self.kit.supply.pieces().values().sum();
        pieces - self.players[seat].pieces.values().sum::<u8>()
    }
    /// The tile that lies, or lay, on a space.
    pub fn tile_of(&self, space: Space) -> Tile {
        Tile { building: self.kit.spaces[space].building, basic: self.tiles[space] }
    }
    /// Pyramid spaces in play (R16).
    pub fn plinths(&self) -> impl Iterator<Item = Plinth> + use<> {
        Plinth::all().take(self.n())
    }
    pub fn holds_scoring_tile(&self, property: Property) -> bool {
        self.scoring_tiles.contains(&Some(property))
    }
}

/// The seats in order; a smaller table uses the first ones.
pub(crate) const SEATS: [Seat; SIDES] = [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3)];
/// The person in a solo game.
pub(crate) const PERSON: Seat = SEATS[0];
/// Cocijobot's seat in a solo game.
pub const BOT: Seat = SEATS[1];

impl Player {
    /// Z 4.1.7.
    pub(crate) fn new(kit: &Kit) -> Self {
        Self {
            stock: kit.supply.start,
            grid: By::default(),
            houses: Set::EMPTY,
            palace: None,
            pieces: kit.supply.pieces(),
            paid_rituals: 0,
            step: 0,
            points: Earned::default(),
            trade: Set::EMPTY,
            face_up: Set::EMPTY,
            bought: Set::EMPTY,
            built_on: Set::EMPTY,
            played: None,
            hand_size: 0,
            known_hand: Set::EMPTY,
        }
    }
    pub fn weight_on(&self, spaces: SpaceSet) -> u8 {
        let palace = self.palace.is_some_and(|space| spaces.contains(space));
        self.houses.and(spaces).len() as u8 + u8::from(palace)
    }
    pub fn vp(&self) -> i16 {
        self.points.turns + self.points.track + self.points.gifts
    }
    pub fn largest_piece(&self) -> Option<Size> {
        Size::all().find(|size| self.pieces[*size] > 0)
    }
}

impl Pyramid {
    pub fn top(&self) -> Option<Size> {
        self.levels.iter().flatten().last().map(|(_, size)| *size)
    }
    /// Nothing goes on top of a small piece, even if it is the only one (Z 6.2.4, 6.2.5).
    pub fn is_complete(&self) -> bool {
        self.top() == Some(Size::Small)
    }
    /// The size that would be added next; `None` if empty or complete.
    pub fn next_size(&self) -> Option<Size> {
        self.top().and_then(Size::smaller)
    }
    pub fn levels_of(&self, seat: Seat) -> u8 {
        self.levels.iter().flatten().filter(|(owner, _)| *owner == seat).count() as u8
    }
}
