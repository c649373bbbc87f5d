//! The parts of a position file.

use super::{map_of, places_of};
use crate::model::*;
use patolli_core::{Dense, Seat, Set};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A cost that is being paid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PaymentForm {
    /// Icons of specific resources, and of any.
    #[serde(default)]
    icons: Stock,
    #[serde(default)]
    any: u8,
    #[serde(default)]
    waived: u8,
    #[serde(default)]
    paid: Stock,
}

impl PaymentForm {
    pub(super) fn of(payment: &Payment) -> Option<Self> {
        let Payment { cost: Cost { icons, any }, waived, paid } = *payment;
        (*payment != Payment::default()).then_some(Self { icons, any, waived, paid })
    }
    pub(super) fn read(&self) -> Payment {
        let cost = Cost { icons: self.icons, any: self.any };
        Payment { cost, waived: self.waived, paid: self.paid }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerForm {
    #[serde(default)]
    stock: Stock,
    #[serde(default)]
    pub(super) extensions: u8,
    /// Those of the Automa are named there, in order.
    #[serde(default)]
    pub(super) characters: CharacterSet,
    #[serde(default)]
    pub(super) discarded: CharacterSet,
    #[serde(default)]
    pub(super) glyphs: Glyphs,
    #[serde(default)]
    mask: MaskSet,
    #[serde(default)]
    priests: BTreeMap<Resource, u8>,
    /// Also those whose Priest stands on the top step now.
    #[serde(default)]
    topped: Set<Resource>,
    #[serde(default)]
    totem: Option<Totem>,
    #[serde(default)]
    cities: BTreeMap<City, u8>,
    #[serde(default)]
    court: BTreeMap<Half, u8>,
    #[serde(default)]
    reserve: u8,
    #[serde(default)]
    points: Earned,
    #[serde(default)]
    pub(super) hand_size: u8,
    #[serde(default)]
    pub(super) known_hand: Tiles,
    /// Hidden: drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) hand: Option<Tiles>,
}

impl PlayerForm {
    pub(super) fn of(game: &Copan, seat: Seat) -> Self {
        let player = &game.public.players[seat];
        let person = !game.public.is_automa(seat);
        Self {
            stock: player.stock,
            extensions: player.extensions,
            characters: if person { player.characters } else { Set::EMPTY },
            discarded: player.discarded,
            glyphs: if person { player.glyphs } else { Glyphs::NOTHING },
            mask: player.mask,
            priests: map_of(&player.priests.map(Some)),
            topped: player.topped,
            totem: player.totem,
            cities: map_of(&player.cities.map(|n| (n > 0).then_some(n))),
            court: map_of(&player.court.map(|n| (n > 0).then_some(n))),
            reserve: player.reserve,
            points: player.points,
            hand_size: player.hand_size,
            known_hand: player.known_hand,
            hand: person.then_some(game.private[seat].hand),
        }
    }

    pub(super) fn read(&self) -> Player {
        let priests = amounts(&self.priests);
        let on_top = Resource::all().filter(|stair| priests[stair.index()] == TOP).collect();
        Player {
            stock: self.stock,
            extensions: self.extensions,
            characters: self.characters,
            discarded: self.discarded,
            glyphs: self.glyphs,
            mask: self.mask,
            priests,
            topped: self.topped.or(on_top),
            totem: self.totem,
            cities: amounts(&self.cities),
            court: amounts(&self.court),
            reserve: self.reserve,
            points: self.points,
            hand_size: self.hand_size,
            known_hand: self.known_hand,
        }
    }
}

/// How much of each there is.
pub(super) fn amounts<K: Dense + Ord, const N: usize>(map: &BTreeMap<K, u8>) -> [u8; N] {
    places_of(map).map(|amount: Option<u8>| amount.unwrap_or(0))
}
