//! The table as plain data: what is public, what each seat alone knows, what no one has seen.

use crate::model::*;

use patolli_core::{Agenda, Dense, PerSeat, Pile, Printed, Seat, Set};
use serde::{Deserialize, Serialize};

/// The most sides of a game: four people, or one and the Automa.
pub const SIDES: usize = 4;
/// The Automa sits across the table from the person.
pub const AUTOMA: Seat = Seat::new(1);
pub const PERSON: Seat = Seat::new(0);

patolli_core::state!(
    /// A game of Copan.
    Copan, SIDES, at most 2048 bytes
);

/// Everything on the table: public knowledge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    pub kit: Printed<Kit>,
    /// Players, the Automa included.
    pub n: u8,
    pub event_card: EventCard,
    pub house: House,
    /// The solo opponent's cards in a solo game.
    pub automa: Option<Automa>,
    /// From 1.
    pub round: u8,
    /// Fixed for the whole game.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The end was triggered: the round is finished, then scored (C 5.10).
    pub ending: bool,
    pub agenda: Agenda<Step, AGENDA>,
    /// Bonus actions and Jade tiles that wait (C 5.1.4).
    pub queue: Agenda<Pending, QUEUE>,
    pub payment: Payment,
    /// The symbol of this turn's Event, once rolled (C 5.5.3).
    pub fate: Option<Fate>,
    /// An Event is being resolved: no one may use a Character (C 5.5.6).
    pub in_event: bool,
    /// The active player has exchanged Glyphs this turn (C 6.7).
    pub exchanged: bool,
    pub pyramid: Pyramid,
    /// Positions of the Decline cubes (C 5.4).
    pub decline: ByResource<u8>,
    /// Zenith tokens taken so far.
    pub zeniths: u8,
    /// Face-up tiles of the River.
    pub river: ByRiverSlot<Option<Resource>>,
    /// Storage extensions left.
    pub extensions: u8,
    /// The City tiles; a closed City has none (C 5.5.7).
    pub cities: ByCity<Option<CityTile>>,
    /// Embassy tokens left in each stack. Which they are follows from what was seen.
    pub embassies: [Set<EmbassyToken>; 3],
    /// Embassy tokens drawn together and not yet applied; the top one is next.
    pub drawn: Pile<EmbassyToken, { EmbassyToken::COUNT }>,
    pub court: ByCourtSpace<Option<Character>>,
    pub court_closed: Set<CourtSpace>,
    pub characters: Characters,
    pub altars: ByAltarPlace<Altar>,
    /// The token on each Altar space.
    pub altar_tokens: ByAltarSpace<Option<Seat>>,
    pub altars_closed: Set<AltarSpace>,
    /// The draw pile of the Altars, without order, and their discard.
    pub altar_pile: Set<Altar>,
    pub altar_discard: Set<Altar>,
    pub glyphs: ByGlyphSpace<Option<Colour>>,
    pub glyphs_closed: Set<GlyphSpace>,
    pub glyph_deck: GlyphDeck,
    /// Blind tiles of a known type, because they came from the River (C 5.3.3).
    pub blind_known: Tiles,
    pub players: PerSeat<Player, SIDES>,
}

/// Options of play that are no components (C 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// An ejected Totem may leave the board.
    pub eject_may: bool,
    /// Court tiles in hand are public.
    pub open_hands: bool,
    /// The River's tiles slide left before it is refilled.
    pub river_slides: bool,
}

/// Court tiles on the Pyramid.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pyramid {
    pub free: SpaceSet,
    /// Face-up tiles by type.
    pub tiles: ByResource<SpaceSet>,
    pub blind: SpaceSet,
}

/// Where the Characters are that no one holds (C 3.12).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Characters {
    /// The draw pile below the known cards, without order.
    pub pile: CharacterSet,
    /// Cards that closures put on top of it (C 5.5.7); the last one is drawn first.
    pub top: Pile<Character, 6>,
    pub discard: CharacterSet,
    /// Left the game: Characters that the Automa had to give up (C 8.5).
    pub removed: CharacterSet,
}

/// Where the Glyphs are that no one holds (C 3.15).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct GlyphDeck {
    pub pile: Glyphs,
    /// Cards that closures put on top of it; the last one is drawn first.
    pub top: Pile<Colour, 6>,
    pub discard: Glyphs,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Player {
    pub stock: Stock,
    pub extensions: u8,
    /// Characters in slots; with the Automa those that are face up.
    pub characters: CharacterSet,
    /// The player's own discard, face down (C 6.8.4).
    pub discarded: CharacterSet,
    pub glyphs: Glyphs,
    pub mask: MaskSet,
    /// The steps of the four Priests.
    pub priests: ByResource<u8>,
    /// Stairways whose top was reached once.
    pub topped: Set<Resource>,
    /// Where the Totem is; `None` before the first turn.
    pub totem: Option<Totem>,
    /// Tokens in each City.
    pub cities: ByCity<u8>,
    /// Tokens on each half of the Ball Court.
    pub court: ByHalf<u8>,
    /// Tokens in the Altar reserve.
    pub reserve: u8,
    pub points: Earned,
    pub hand_size: u8,
    /// Tiles that everyone saw going into this hand.
    pub known_hand: Tiles,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totem {
    pub site: Site,
    pub socket: Socket,
    pub side: Side,
}

/// Points during the game by where they came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Earned {
    pub totem: i16,
    pub cities: i16,
    pub embassies: i16,
    pub characters: i16,
    pub altars: i16,
    pub mask: i16,
    pub zenith: i16,
    /// Gains of the Automa, which has no stock, and losses that could not be paid (C 5.1.7, 8.5).
    pub events: i16,
}

impl Earned {
    pub fn total(&self) -> i16 {
        self.totem
            + self.cities
            + self.embassies
            + self.characters
            + self.altars
            + self.mask
            + self.zenith
            + self.events
    }
}

/// The solo opponent beyond what every side has (C 8).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Automa {
    pub mode: Mode,
    /// The resources of its cards from left to right: its priorities (C 8.1).
    pub order: [Resource; Resource::COUNT],
    /// Cards with their hard side up.
    #[serde(default)]
    pub hard: Set<Resource>,
    /// Court tiles on its cards.
    #[serde(default)]
    pub tiles: Tiles,
    /// Characters that are face up, in the order in which it got them.
    #[serde(default)]
    pub face_up: Pile<Character, { Character::COUNT }>,
    /// Glyphs in the order in which it got them.
    #[serde(default)]
    pub glyphs: Pile<Colour, 120>,
}

/// What one seat alone knows.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Private {
    /// Court tiles in hand.
    pub hand: Tiles,
}

/// What no one has seen. Amounts only: nothing hidden has an order.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Unseen {
    pub bag: Tiles,
    /// The true types of the blind tiles that came from the bag.
    pub blind: Tiles,
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
        if self.automa.is_some() { 1 } else { self.n() }
    }
    pub fn is_automa(&self, seat: Seat) -> bool {
        seat == AUTOMA && self.automa.is_some()
    }
    /// The solo opponent, if this is its seat.
    pub fn automa_at(&self, seat: Seat) -> Option<&Automa> {
        self.automa.as_ref().filter(|_| seat == AUTOMA)
    }
    /// Player tokens that a player has left (C 5.13).
    pub fn tokens_left(&self, seat: Seat) -> u8 {
        self.tokens_for_altars(seat).saturating_sub(self.altar_tokens_of(seat))
    }
    /// Whether there are any. Altar tokens rarely matter, so they are rarely counted.
    pub fn has_token_left(&self, seat: Seat) -> bool {
        let most = self.tokens_for_altars(seat);
        usize::from(most) > AltarSpace::COUNT || most > self.altar_tokens_of(seat)
    }
    /// Player tokens that are on no Embassy, on no card and not in the reserve.
    fn tokens_for_altars(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        let cities: u8 = player.cities.values().sum();
        let used = cities + player.court_tokens() + player.reserve;
        self.kit.supply.tokens.saturating_sub(used)
    }
    pub fn capacity(&self, seat: Seat) -> u8 {
        self.kit.capacity(self.players[seat].extensions)
    }
    /// The most this player can store of each resource.
    pub fn full_storage(&self, seat: Seat) -> Stock {
        same_of_each(self.capacity(seat))
    }
    pub fn slots(&self, seat: Seat) -> u8 {
        self.kit.slots(self.players[seat].extensions)
    }
    /// 0, 1 or 2 for the tiers of a Decline track.
    pub fn tier(&self, track: Resource) -> usize {
        self.kit.track(self.n()).tier(self.decline[track])
    }
    /// Whether the cube is on the last space.
    pub fn is_finished(&self, track: Resource) -> bool {
        self.decline[track] >= self.kit.track(self.n()).last
    }
    pub fn is_city_closed(&self, city: City) -> bool {
        self.cities[city].is_none()
    }
    pub fn altar_at(&self, space: AltarSpace) -> Altar {
        self.altars[space.place()]
    }
    /// The seat whose Totem is there.
    pub fn totem_at(&self, site: Site, socket: Socket) -> Option<Seat> {
        self.seats().find(|seat| {
            self.players[*seat].totem.is_some_and(|t| t.site == site && t.socket == socket)
        })
    }
}

impl Player {
    /// Cities with an Embassy (C 7.1).
    pub fn n_cities(&self) -> usize {
        self.cities.values().filter(|tokens| **tokens > 0).count()
    }
    /// Stairways whose Priest is on the top step.
    pub(crate) fn on_top(&self) -> Set<Resource> {
        Resource::all().filter(|stair| self.priests[*stair] == TOP).collect()
    }
    pub fn court_tokens(&self) -> u8 {
        self.court.values().sum()
    }
    pub fn vp(&self) -> i16 {
        self.points.total()
    }
}

impl Pyramid {
    /// The type of the face-up tile on a space.
    pub fn tile(&self, space: Space) -> Option<Resource> {
        Resource::all().find(|kind| self.tiles[*kind].contains(space))
    }
}
