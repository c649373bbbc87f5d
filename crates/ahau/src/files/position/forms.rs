//! The parts of a position file.

use super::{is_default, map_of, places_of};
use crate::model::*;
use patolli_core::{Dense, Pile, Seat, Set};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerForm {
    #[serde(default)]
    fame: Earned,
    #[serde(default)]
    war: u8,
    #[serde(default)]
    pub(super) weapons: u8,
    #[serde(default)]
    stock: Stock,
    #[serde(default)]
    reserve: Tiles,
    #[serde(default)]
    pyramid: BTreeMap<Space, Brick>,
    #[serde(default)]
    buildings: Pile<Building, { Slot::COUNT }>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ruler: Option<Region>,
    /// Workers by city.
    #[serde(default)]
    standing: BTreeMap<City, u8>,
    #[serde(default)]
    lying: BTreeMap<City, u8>,
    /// Left and right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    played: Option<(Card, Card)>,
    #[serde(default, skip_serializing_if = "is_default")]
    taken_back: Cards,
    #[serde(default)]
    discard: Cards,
    /// Hidden unless everybody has seen it: drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) role: Option<Role>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) role_seen: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) pledged: bool,
    /// Hidden: two cards are drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) pledge: Option<(Card, Card)>,
}

impl PlayerForm {
    pub(super) fn of(game: &Ahau, seat: Seat) -> Self {
        let (player, private) = (&game.public.players[seat], &game.private[seat]);
        let person = !game.public.is_pakal(seat);
        Self {
            fame: player.fame,
            war: player.war,
            weapons: player.weapons,
            stock: player.stock,
            reserve: player.reserve,
            pyramid: map_of(&player.pyramid),
            buildings: player.buildings,
            ruler: player.ruler,
            standing: map_of(&player.standing.map(|n| (n > 0).then_some(n))),
            lying: map_of(&player.lying.map(|n| (n > 0).then_some(n))),
            played: player.played,
            taken_back: player.taken_back,
            discard: player.discard,
            role: private.role.filter(|_| person),
            role_seen: person && player.role_seen.is_some(),
            pledged: game.public.pledged.contains(seat),
            pledge: private.pledge,
        }
    }

    /// The player without what follows from the rest: workers off the map, the hand, the role.
    pub(super) fn read(&self) -> Player {
        Player {
            fame: self.fame,
            war: self.war,
            weapons: self.weapons,
            stock: self.stock,
            reserve: self.reserve,
            pyramid: places_of(&self.pyramid),
            buildings: self.buildings,
            ruler: self.ruler,
            standing: amounts(&self.standing),
            lying: amounts(&self.lying),
            workers: 0,
            hand: Cards::EMPTY,
            played: self.played,
            taken_back: self.taken_back,
            discard: self.discard,
            role_taken: None,
            role_seen: None,
        }
    }
}

/// How many there are in each place.
fn amounts<K: Dense + Ord, const N: usize>(map: &BTreeMap<K, u8>) -> [u8; N] {
    places_of(map).map(|amount: Option<u8>| amount.unwrap_or(0))
}

/// King Pakal without his deck: it holds the cards that lie nowhere else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PakalForm {
    pub(super) personality: Personality,
    pub(super) difficulty: Difficulty,
    #[serde(default)]
    tracker: u8,
    #[serde(default)]
    setup_markers: Set<God>,
    #[serde(default)]
    aside: Set<Building>,
}

impl PakalForm {
    pub(super) fn of(pakal: &Pakal) -> Self {
        Self {
            personality: pakal.personality,
            difficulty: pakal.difficulty,
            tracker: pakal.tracker,
            setup_markers: pakal.setup_markers,
            aside: pakal.aside,
        }
    }
    pub(super) fn read(&self) -> Pakal {
        Pakal {
            personality: self.personality,
            difficulty: self.difficulty,
            tracker: self.tracker,
            setup_markers: self.setup_markers,
            deck: Cards::EMPTY,
            aside: self.aside,
            role_by_reward: false,
        }
    }
    pub(super) fn role(&self, kit: &Kit) -> Role {
        kit.personality(self.personality).role
    }
    /// SO-3: the god whose starting tile he took.
    pub(super) fn favourite(&self, kit: &Kit) -> God {
        kit.personality(self.personality).hierarchy[0]
    }
}
