//! A player in a position file.

use crate::model::*;
use patolli_core::{Dense, Pile, Seat, form, is_default};

form! {
    pub(super) struct PlayerForm of (player: &Player, private: &Private, pledged: bool) {
        fame: Earned = player.fame,
        war: u8 = player.war,
        weapons: u8 = player.weapons,
        stock: Stock = player.stock,
        reserve: Tiles = player.reserve,
        pyramid: BySpace<Option<Brick>> = player.pyramid,
        buildings: Pile<Building, { Slot::COUNT }> = player.buildings,
        #[serde(skip_serializing_if = "is_default")]
        ruler: Option<Region> = player.ruler,
        /// Workers by city.
        standing: ByCity<u8> = player.standing,
        lying: ByCity<u8> = player.lying,
        /// Left and right.
        #[serde(skip_serializing_if = "is_default")]
        played: Option<(Card, Card)> = player.played,
        #[serde(skip_serializing_if = "is_default")]
        taken_back: Cards = player.taken_back,
        discard: Cards = player.discard,
        /// Hidden unless everyone has seen it: drawn on loading if omitted.
        #[serde(skip_serializing_if = "is_default")]
        pub(super) role: Option<Role> = private.role,
        #[serde(skip_serializing_if = "is_default")]
        pub(super) role_seen: bool = player.role_seen.is_some(),
        #[serde(skip_serializing_if = "is_default")]
        pub(super) pledged: bool = pledged,
        /// Hidden: two cards are drawn on loading if omitted.
        #[serde(skip_serializing_if = "is_default")]
        pub(super) pledge: Option<(Card, Card)> = private.pledge,
    }
}

impl PlayerForm {
    /// The form of a seat. Pakal's role follows from his personality.
    pub(super) fn of_seat(game: &Ahau, seat: Seat) -> Self {
        let public = &game.public;
        let pledged = public.pledged.contains(seat);
        let form = Self::of(&public.players[seat], &game.private[seat], pledged);
        match public.is_pakal(seat) {
            true => Self { role: None, role_seen: false, ..form },
            false => form,
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
            pyramid: self.pyramid,
            buildings: self.buildings,
            ruler: self.ruler,
            standing: self.standing,
            lying: self.lying,
            played: self.played,
            taken_back: self.taken_back,
            discard: self.discard,
            ..Player::default()
        }
    }
}
