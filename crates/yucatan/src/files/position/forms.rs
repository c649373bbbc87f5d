//! The parts of a position file.

use super::{is_default, map_of, places_of};
use crate::model::*;
use patolli_core::{Seat, Set};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerForm {
    /// Sacrifice Points by Round; those of Rounds to come may be left out.
    #[serde(default)]
    sacrifices: Vec<i16>,
    #[serde(default)]
    step: u8,
    /// Victory points that do not follow from sacrifices and steps.
    #[serde(default, skip_serializing_if = "is_default")]
    wipe_outs: i16,
    #[serde(default, skip_serializing_if = "is_default")]
    final_bonus: i16,
    #[serde(default, skip_serializing_if = "is_default")]
    leftovers: i16,
    /// Left out: as after set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    goods: Option<Goods>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    prisoners: Option<u8>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    buildings: BTreeMap<Building, u8>,
    /// Columns left out are on row 1.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    rows: BTreeMap<Column, u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    power: Option<Power>,
    #[serde(default, skip_serializing_if = "is_default")]
    leader_1: TroopForm,
    #[serde(default, skip_serializing_if = "is_default")]
    leader_2: TroopForm,
    /// Left out: as many as the moment asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) activations: Option<BTreeMap<Element, u8>>,
    /// Base cards that left the game.
    #[serde(default, skip_serializing_if = "is_default")]
    gone: Set<Base>,
    /// Left out: as many as the hand shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    specials: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    known: Specials,
    /// Hidden: dealt on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) hand: Option<Specials>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) pledged: bool,
    /// Hidden, as the next two: drawn on loading where a pledge is left out.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) setup: Choices,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) card: Option<Card>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) sacrifice: Offering,
}

impl PlayerForm {
    pub(super) fn of(game: &Yucatan, seat: Seat) -> Self {
        let (player, private) = (&game.public.players[seat], &game.private[seat]);
        Self {
            sacrifices: player.sacrifices[..game.public.kit.rounds().len()].to_vec(),
            step: player.step,
            wipe_outs: player.vp.wipe_outs,
            final_bonus: player.vp.final_bonus,
            leftovers: player.vp.leftovers,
            goods: Some(player.goods),
            prisoners: Some(player.prisoners),
            buildings: map_of(&player.buildings, 0),
            rows: map_of(&player.rows, 1),
            power: player.power,
            leader_1: TroopForm::of(&player[Leader::One]),
            leader_2: TroopForm::of(&player[Leader::Two]),
            activations: Some(map_of(&player.activations, 0)),
            gone: Set::full().without(player.base),
            specials: Some(player.specials),
            known: player.known,
            hand: Some(private.hand),
            pledged: game.public.pledged.contains(seat),
            setup: private.setup,
            card: private.card,
            sacrifice: private.sacrifice,
        }
    }

    /// How many Rounds the sacrifices are told for.
    pub(super) fn rounds(&self) -> usize {
        self.sacrifices.len()
    }

    /// Special cards in hand that are written down.
    pub(super) fn shown(&self) -> Specials {
        self.hand.unwrap_or(self.known)
    }

    /// The player without the tokens played, which follow from the moment where they are left out.
    pub(super) fn read(&self, kit: &Kit) -> Player {
        let sacrifices = std::array::from_fn(|i| self.sacrifices.get(i).copied().unwrap_or(0));
        let mut player = Player {
            vp: Earned {
                wipe_outs: self.wipe_outs,
                final_bonus: self.final_bonus,
                leftovers: self.leftovers,
                ..Earned::default()
            },
            sacrifices,
            goods: self.goods.unwrap_or(kit.supply.goods),
            prisoners: self.prisoners.unwrap_or(kit.supply.prisoners),
            buildings: places_of(&self.buildings, 0),
            rows: places_of(&self.rows, 1),
            step: self.step,
            power: self.power,
            troops: [self.leader_1.read(kit), self.leader_2.read(kit)],
            activations: places_of(&self.activations.clone().unwrap_or_default(), 0),
            base: Set::full().without(self.gone),
            specials: self.specials.unwrap_or(self.shown().total() as u8),
            known: self.known,
        };
        player.vp.sacrifices = player.sacrificed();
        player.vp.pyramid = player.climbed(kit);
        player
    }
}

/// A Troop Leader and the Troop.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct TroopForm {
    #[serde(skip_serializing_if = "is_default")]
    space: Space,
    /// Left out: as after set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    units: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counselor: Option<Counselor>,
    /// By slot.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    abilities: BTreeMap<Slot, Ability>,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<Link>,
}

impl TroopForm {
    fn of(troop: &Troop) -> Self {
        let tiles = map_of(&troop.abilities, None);
        Self {
            space: troop.space,
            units: Some(troop.units),
            counselor: troop.counselor,
            abilities: tiles.into_iter().filter_map(|(slot, tile)| Some((slot, tile?))).collect(),
            link: troop.link,
        }
    }
    fn read(&self, kit: &Kit) -> Troop {
        let tiles = self.abilities.iter().map(|(slot, tile)| (*slot, Some(*tile))).collect();
        Troop {
            space: self.space,
            units: self.units.unwrap_or(kit.supply.troop),
            counselor: self.counselor,
            abilities: places_of(&tiles, None),
            link: self.link,
        }
    }
}
