//! Setup (C 4).

use crate::model::*;
use crate::rules::refill::draw_tiles;
use patolli_core::{Agenda, By, Dense, Host, PerSeat, Pile, Printed, Seat, Set, Stream};
use serde::{Deserialize, Serialize};

/// Each deck and die has its own random stream.
pub(crate) const FATE_DIE: Stream = Stream(0);
pub(crate) const BAG: Stream = Stream(1);
pub(crate) const CHARACTERS: Stream = Stream(2);
pub(crate) const ALTARS: Stream = Stream(3);
pub(crate) const GLYPHS: Stream = Stream(4);
pub(crate) const EMBASSIES: Stream = Stream(5);
const CITY_TILES: Stream = Stream(6);
const FIRST_PLAYER: Stream = Stream(7);
const AUTOMA_CARDS: Stream = Stream(8);
pub(crate) const AUTOMA_DIE: Stream = Stream(9);

/// The number of players, the Event card and the opponent (C 4, C 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// One to four; a single person plays against the Automa.
    pub people: u8,
    pub event_card: EventCard,
    #[serde(default)]
    pub house: House,
    /// The solo opponent, in a solo game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<Solo>,
}

/// The Automa to play against (C 8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    pub mode: Mode,
    /// The cards with their hard side up.
    pub hard: Set<Resource>,
    /// Always the same Court tiles at the start.
    #[serde(default)]
    pub printed_start: bool,
}

impl Options {
    /// Two to four people with the default Event card.
    pub const fn players(people: u8) -> Self {
        let house = House { eject_may: false, open_hands: false, river_slides: false };
        Self { people, event_card: EventCard::StandardEasy, house, solo: None }
    }
    /// One person against an Automa that is equally hard on all its cards.
    pub fn solo(mode: Mode, difficulty: Difficulty) -> Self {
        let hard = match difficulty {
            Difficulty::Easy => Set::EMPTY,
            Difficulty::Hard => Set::full(),
        };
        Self { solo: Some(Solo { mode, hard, printed_start: false }), ..Self::players(1) }
    }
    #[must_use]
    pub const fn with_event_card(self, event_card: EventCard) -> Self {
        Self { event_card, ..self }
    }
    /// Sides with a score. Solo is set up for two (C 8.1).
    pub const fn sides(self) -> usize {
        match self.solo {
            None => self.people as usize,
            Some(_) => 2,
        }
    }
}

/// C 4: sets up the table for the first turn.
pub(crate) fn setup(kit: &'static Kit, options: &Options, host: &mut impl Host<Event>) -> Copan {
    let n = options.sides();
    let mut public = Public {
        kit: Printed(kit),
        n: n as u8,
        event_card: options.event_card,
        house: options.house,
        automa: None,
        round: 1,
        first: Seat::new(0),
        active: Seat::new(0),
        ending: false,
        agenda: Agenda::new(),
        queue: Agenda::new(),
        payment: Payment::default(),
        fate: None,
        in_event: false,
        exchanged: false,
        pyramid: Pyramid { free: kit.in_play(n), ..Pyramid::default() },
        decline: By::default(),
        zeniths: 0,
        river: By::default(),
        extensions: kit.supply.extensions_per_player * n as u8,
        cities: lay_cities(host),
        embassies: kit.embassy_stacks,
        drawn: Pile::new(),
        court: By::default(),
        court_closed: Set::EMPTY,
        characters: Characters { pile: Set::full(), ..Characters::default() },
        altars: By::from_fn(|_| Altar::new(0)),
        altar_tokens: By::default(),
        altars_closed: Set::EMPTY,
        altar_pile: Set::full(),
        altar_discard: Set::EMPTY,
        glyphs: By::default(),
        glyphs_closed: Set::EMPTY,
        glyph_deck: GlyphDeck {
            pile: Colour::all().map(|colour| (colour, kit.supply.glyphs)).collect(),
            ..GlyphDeck::default()
        },
        blind_known: Tiles::NOTHING,
        players: PerSeat::default(),
    };
    public.lay_altars(host);
    let bag = Resource::all().map(|kind| (kind, kit.supply.court_tiles)).collect();
    let unseen = Unseen { bag, blind: Tiles::NOTHING };
    let mut game = Copan { public, private: PerSeat::default(), unseen };
    if let Some(solo) = options.solo {
        game.lay_automa(solo, host);
    }
    game.refill(host);
    game.deal(options, host);
    let first = Seat::new(host.roll(FIRST_PLAYER, n as u32) as usize);
    game.public.first = first;
    host.hear(|| Event::RoundStarted { round: 1 });
    game.start_turn(first, host);
    game.run(host);
    game
}

/// C 4 step 3: one City tile on each City space; the others leave the game unseen.
fn lay_cities(host: &mut impl Host<Event>) -> ByCity<Option<CityTile>> {
    let mut tiles = Set::<CityTile>::full();
    By::from_fn(|_| Some(host.draw(CITY_TILES, &mut tiles)))
}

impl Copan {
    /// C 8.1: the priority order of the Automa's cards, and the tiles of the option `printed`,
    /// which leave the bag before anything else is drawn.
    fn lay_automa(&mut self, solo: Solo, host: &mut impl Host<Event>) {
        let mut cards = Set::<Resource>::full();
        let order = std::array::from_fn(|_| host.draw(AUTOMA_CARDS, &mut cards));
        let tiles = match solo.printed_start {
            true => self.public.kit.supply.automa_start,
            false => Tiles::NOTHING,
        };
        self.unseen.bag = self.unseen.bag.minus(tiles);
        self.public.automa = Some(Automa {
            mode: solo.mode,
            order,
            hard: solo.hard,
            tiles,
            face_up: Pile::new(),
            glyphs: Pile::new(),
        });
        host.hear(|| Event::AutomaCards { order });
    }

    /// C 4 step 13, C 8.1: everyone draws Court tiles, the Automa onto its cards.
    fn deal(&mut self, options: &Options, host: &mut impl Host<Event>) {
        let n = self.public.kit.supply.hand;
        for seat in Seat::first(self.public.people()) {
            let hand = draw_tiles(n.into(), &mut self.unseen.bag, host);
            self.private[seat].hand = hand;
            let player = &mut self.public.players[seat];
            player.hand_size = n;
            if options.house.open_hands {
                player.known_hand = hand;
                host.hear(|| Event::DealtOpen { seat, hand });
            } else {
                host.hear(|| Event::Dealt { seat, hand });
            }
        }
        if let (Some(automa), Some(solo)) = (&mut self.public.automa, options.solo) {
            if !solo.printed_start {
                automa.tiles = draw_tiles(n.into(), &mut self.unseen.bag, host);
            }
            let hand = automa.tiles;
            host.hear(|| Event::DealtOpen { seat: AUTOMA, hand });
        }
    }
}
