//! A moment of the game in readable form. `docs/positions.md` explains every field.

mod forms;
mod load;
mod tokens;

use crate::model::*;
use forms::PlayerForm;
use patolli_core::{Dense, Flaw, Host, Moment, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Any moment of a game. What follows from the rest is not written down: Units in the Supply, the
/// special deck, the Bank, victory points for sacrifices and steps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default, skip_serializing_if = "is_default")]
    house: House,
    #[serde(default = "one")]
    round: u8,
    #[serde(default = "one")]
    turn: u8,
    #[serde(default)]
    first: Seat,
    /// Left out: the first player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    active: Option<Seat>,
    /// What is to be done, the next thing first; nothing when the game is over.
    #[serde(default = "new_turn")]
    agenda: Vec<Step>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    battle: Option<Battle>,
    /// Special cards that left the game.
    #[serde(default, skip_serializing_if = "is_default")]
    removed: Specials,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    piles: BTreeMap<City, u8>,
    players: Vec<PlayerForm>,
}

const fn one() -> u8 {
    1
}
fn new_turn() -> Vec<Step> {
    vec![Step::StartTurn]
}
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Moment<Yucatan> for Position {
    fn of(game: &Yucatan) -> Self {
        let public = &game.public;
        Self {
            house: public.house,
            round: public.round,
            turn: public.turn,
            first: public.first,
            active: Some(public.active),
            agenda: public.agenda.iter().collect(),
            battle: public.battle,
            removed: public.removed,
            piles: map_of(&public.piles, 0),
            players: public.seats().map(|seat| PlayerForm::of(game, seat)).collect(),
        }
    }

    fn into_game(self, kit: &'static Kit, host: &mut impl Host<Event>) -> Result<Yucatan, Flaw> {
        self.load(kit, host)
    }
}

/// The places where something is not as usual, by name.
fn map_of<K: Dense + Ord, V: Copy + PartialEq>(places: &[V], usual: V) -> BTreeMap<K, V> {
    let pairs = K::all().zip(places.iter().copied());
    pairs.filter(|(_, value)| *value != usual).collect()
}

/// The places in order; those without a name are as usual.
fn places_of<K: Dense + Ord, V: Copy, const N: usize>(map: &BTreeMap<K, V>, usual: V) -> [V; N] {
    std::array::from_fn(|i| map.get(&K::from_index(i)).copied().unwrap_or(usual))
}
