//! A moment of the game in readable form. `docs/positions.md` explains every field.

mod forms;
mod load;
mod piles;
mod roles;

use crate::model::*;
use forms::{PakalForm, PlayerForm};
use patolli_core::{Dense, Flaw, Host, Moment, Pile, Seat, Set};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Any moment of a game. What follows from the rest is not written down: hands, draw piles, the bag,
/// the bank, weapons and workers that nobody has placed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default = "side_a")]
    board: BoardSide,
    #[serde(default = "global")]
    temple_scoring: TempleScoring,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pakal: Option<PakalForm>,
    #[serde(default = "one")]
    round: u8,
    #[serde(default)]
    katun: u8,
    /// Also true when the table shows the cause.
    #[serde(default)]
    celebrating: bool,
    #[serde(default)]
    ending: bool,
    #[serde(default)]
    first: Seat,
    #[serde(default)]
    active: Seat,
    /// Left out: by the regions of the Rulers (AC-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    order: Option<Vec<Seat>>,
    /// What is to be done, the next thing first; nothing when the game is over.
    #[serde(default = "choice_of_cards")]
    agenda: Vec<Step>,
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    losers: Pile<Seat, SIDES>,
    #[serde(default, skip_serializing_if = "is_default")]
    turn: Turn,
    #[serde(default, skip_serializing_if = "is_default")]
    summon: Summon,
    #[serde(default, skip_serializing_if = "is_default")]
    payment: Payment,
    /// Cities left out get the tiles that are left, in order.
    #[serde(default)]
    city_tiles: BTreeMap<City, God>,
    /// Left out: what is neither on the calendar nor set aside, in order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sites: Option<BTreeMap<Route, Colour>>,
    /// Left out: what is neither on the map nor set aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    calendar: Option<Pile<Colour, SITES>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    set_aside: Option<Colour>,
    /// In setup: summary cards that are still to be had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start_tiles: Option<BTreeMap<SummaryCard, God>>,
    /// Gods whose starting tile was taken. Left out: those of no summary card, or the first ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start_gods: Option<Set<God>>,
    /// Left out: drawn from the bag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    squares: Option<BTreeMap<Square, Tile>>,
    /// Left out: drawn from the stack, and so is the offer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    region_buildings: Option<BTreeMap<Region, Building>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    offer: Option<BTreeMap<Place, Building>>,
    #[serde(default)]
    discard: Tiles,
    /// Temples left out get the tiles that are left, in order.
    #[serde(default)]
    scoring: BTreeMap<God, Scoring>,
    #[serde(default)]
    temples: BTreeMap<God, BTreeMap<TempleSpace, Seat>>,
    /// Who moved last is on top; seats left out lie below, in order.
    #[serde(default)]
    fame_order: Vec<Seat>,
    #[serde(default)]
    war_order: Vec<Seat>,
    /// People with a role card in the order in which they took one.
    #[serde(default)]
    role_takers: Vec<Seat>,
    /// Role cards to take: open in solo, else hidden. Drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    role_deck: Option<Roles>,
    players: Vec<PlayerForm>,
}

const fn side_a() -> BoardSide {
    BoardSide::A
}
const fn global() -> TempleScoring {
    TempleScoring::Global
}
const fn one() -> u8 {
    1
}
fn choice_of_cards() -> Vec<Step> {
    vec![Step::Select]
}
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Moment<Ahau> for Position {
    fn of(game: &Ahau) -> Self {
        let public = &game.public;
        let markers = |god: God| (god, map_of(&public.temples[god.index()]));
        Self {
            board: public.board,
            temple_scoring: public.temple_scoring,
            pakal: public.pakal.as_ref().map(PakalForm::of),
            round: public.round,
            katun: public.katun,
            celebrating: public.celebrating,
            ending: public.ending,
            first: public.first,
            active: public.active,
            order: Some(public.order[..public.n()].to_vec()),
            agenda: public.agenda.iter().collect(),
            losers: public.losers,
            turn: public.turn,
            summon: public.summon,
            payment: public.payment,
            city_tiles: map_of(&public.city_tiles.map(Some)),
            sites: Some(map_of(&public.sites)),
            calendar: Some(public.calendar),
            set_aside: public.set_aside,
            start_tiles: public.in_setup().then(|| map_of(&public.start_tiles)),
            start_gods: Some(public.start_gods()),
            squares: Some(map_of(&public.squares)),
            region_buildings: Some(map_of(&public.region_buildings)),
            offer: Some(map_of(&public.offer)),
            discard: public.discard,
            scoring: map_of(&public.scoring.map(Some)),
            temples: God::all().map(markers).filter(|(_, spaces)| !spaces.is_empty()).collect(),
            fame_order: public.fame_order.iter().collect(),
            war_order: public.war_order.iter().collect(),
            role_takers: public.role_takers(),
            role_deck: Some(game.unseen.roles),
            players: public.seats().map(|seat| PlayerForm::of(game, seat)).collect(),
        }
    }

    fn into_game(self, kit: &'static Kit, host: &mut impl Host<Event>) -> Result<Ahau, Flaw> {
        self.load(kit, host)
    }
}

impl Public {
    /// People with a role card, who took one first before the others.
    fn role_takers(&self) -> Vec<Seat> {
        let mut takers: Vec<Seat> = Seat::first(self.people())
            .filter(|seat| self.players[*seat].role_taken.is_some())
            .collect();
        takers.sort_by_key(|seat| self.players[*seat].role_taken);
        takers
    }
}

/// The places that hold something, by name.
fn map_of<K: Dense + Ord, V: Copy>(places: &[Option<V>]) -> BTreeMap<K, V> {
    K::all().zip(places).filter_map(|(key, value)| Some((key, (*value)?))).collect()
}

/// The places in order; those without a name hold nothing.
fn places_of<K: Dense + Ord, V: Copy, const N: usize>(map: &BTreeMap<K, V>) -> [Option<V>; N] {
    std::array::from_fn(|i| map.get(&K::from_index(i)).copied())
}
