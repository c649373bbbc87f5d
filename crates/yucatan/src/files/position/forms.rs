//! The parts of a position file.

use crate::model::*;
use patolli_core::{Seat, Set, form, is_default};
use std::collections::BTreeMap;

form! {
    /// A player and what that seat alone knows.
    pub(super) struct PlayerForm of (game: &Yucatan, player: &Player, private: &Private, seat: Seat) {
        /// Sacrifice Points by Round; those of Rounds to come may be left out.
        pub sacrifices: Vec<i16> = player.sacrifices[..game.public.kit.rounds().len()].to_vec(),
        step: u8 = player.step,
        /// Victory points that do not follow from sacrifices and steps.
        #[serde(skip_serializing_if = "is_default")]
        wipe_outs: i16 = player.vp.wipe_outs,
        #[serde(skip_serializing_if = "is_default")]
        final_bonus: i16 = player.vp.final_bonus,
        #[serde(skip_serializing_if = "is_default")]
        leftovers: i16 = player.vp.leftovers,
        /// Left out: as after set-up.
        #[serde(skip_serializing_if = "is_default")]
        goods: Option<Goods> = Some(player.goods),
        #[serde(skip_serializing_if = "is_default")]
        prisoners: Option<u8> = Some(player.prisoners),
        #[serde(skip_serializing_if = "is_default")]
        buildings: ByBuilding<u8> = player.buildings,
        /// Columns left out are on row 1.
        #[serde(skip_serializing_if = "is_default")]
        rows: BTreeMap<Column, u8> = player.rows.unusual(1),
        #[serde(skip_serializing_if = "is_default")]
        power: Option<Power> = player.power,
        #[serde(skip_serializing_if = "is_default")]
        leader_1: TroopForm = TroopForm::of(&player[Leader::One]),
        #[serde(skip_serializing_if = "is_default")]
        leader_2: TroopForm = TroopForm::of(&player[Leader::Two]),
        /// Left out: as many as the moment asks for.
        #[serde(skip_serializing_if = "is_default")]
        pub activations: Option<ByElement<u8>> = Some(player.activations),
        /// Base cards that left the game.
        #[serde(skip_serializing_if = "is_default")]
        gone: Set<Base> = Set::full().without(player.base),
        /// Left out: as many as the hand shows.
        #[serde(skip_serializing_if = "is_default")]
        specials: Option<u8> = Some(player.specials),
        #[serde(skip_serializing_if = "is_default")]
        known: Specials = player.known,
        /// Hidden: dealt on loading where it is left out.
        #[serde(skip_serializing_if = "is_default")]
        pub hand: Option<Specials> = Some(private.hand),
        #[serde(skip_serializing_if = "is_default")]
        pub pledged: bool = game.public.pledged.contains(seat),
        /// Hidden, as the next two: drawn on loading where a pledge is left out.
        #[serde(skip_serializing_if = "is_default")]
        pub setup: Choices = private.setup,
        #[serde(skip_serializing_if = "is_default")]
        pub card: Option<Card> = private.card,
        #[serde(skip_serializing_if = "is_default")]
        pub sacrifice: Offering = private.sacrifice,
    }
}

form! {
    /// A Troop Leader and the Troop.
    struct TroopForm of (troop: &Troop) {
        #[serde(skip_serializing_if = "is_default")]
        space: Space = troop.space,
        /// Left out: as after set-up.
        #[serde(skip_serializing_if = "is_default")]
        units: Option<u8> = Some(troop.units),
        #[serde(skip_serializing_if = "is_default")]
        counselor: Option<Counselor> = troop.counselor,
        #[serde(skip_serializing_if = "is_default")]
        abilities: BySlot<Option<Ability>> = troop.abilities,
        #[serde(skip_serializing_if = "is_default")]
        link: Option<Link> = troop.link,
    }
}

impl PlayerForm {
    /// Special cards in hand that are written down.
    pub(super) fn shown(&self) -> Specials {
        self.hand.unwrap_or(self.known)
    }

    /// The player without the tokens played, which follow from the moment where they are left out.
    pub(super) fn read(&self, kit: &Kit) -> Player {
        let mut player = Player {
            vp: Earned {
                wipe_outs: self.wipe_outs,
                final_bonus: self.final_bonus,
                leftovers: self.leftovers,
                ..Earned::default()
            },
            sacrifices: std::array::from_fn(|i| self.sacrifices.get(i).copied().unwrap_or(0)),
            goods: self.goods.unwrap_or(kit.supply.goods),
            prisoners: self.prisoners.unwrap_or(kit.supply.prisoners),
            buildings: self.buildings,
            rows: ByColumn::from_unusual(&self.rows, 1),
            step: self.step,
            power: self.power,
            troops: [&self.leader_1, &self.leader_2].map(|troop| troop.read(kit)),
            activations: self.activations.unwrap_or_default(),
            base: Set::full().without(self.gone),
            specials: self.specials.unwrap_or(self.shown().total() as u8),
            known: self.known,
        };
        player.vp.sacrifices = player.sacrificed();
        player.vp.pyramid = player.climbed(kit);
        player
    }
}

impl TroopForm {
    fn read(&self, kit: &Kit) -> Troop {
        let Self { space, units, counselor, abilities, link } = *self;
        Troop { space, units: units.unwrap_or(kit.supply.troop), counselor, abilities, link }
    }
}
