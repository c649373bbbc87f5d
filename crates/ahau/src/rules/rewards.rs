//! Rewards (A 6.8): gained at once, or after a choice of the player.

use crate::model::*;
use patolli_core::{Host, Seat};

impl Ahau {
    /// Resolves a reward or asks for a choice. Depth first: its effects come at once.
    pub(crate) fn reward(
        &mut self,
        seat: Seat,
        reward: Reward,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        if self.public.is_pakal(seat) {
            return self.pakal_reward(reward, by, host);
        }
        match reward {
            Reward::Resource => self.gain_any(seat, 1, by),
            Reward::TempleMarker => self.public.agenda.now([Step::Temple { seat, by }]),
            Reward::LayDown => self.public.agenda.now([Step::LayDown(seat)]),
            Reward::RoleCard => self.role_reward(seat, host),
            Reward::AdvanceWar => self.advance(seat, host),
            plain => self.plain_reward(seat, plain, by, host),
        }
    }

    /// Rewards that are the same for people and for King Pakal (A 8.4).
    pub(crate) fn plain_reward(
        &mut self,
        seat: Seat,
        reward: Reward,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let (player, points) = (&self.public.players[seat], &self.public.kit.points);
        match reward {
            Reward::Fame(k) => self.score(seat, k.into(), by, host),
            Reward::FamePerBuilding => {
                let fame = player.buildings.len() as i16 * i16::from(points.per_building);
                self.score(seat, fame, by, host);
            }
            Reward::FamePerWeapon => {
                let fame = i16::from(player.weapons) * i16::from(points.per_weapon);
                self.score(seat, fame, by, host);
            }
            Reward::Weapon => self.take_weapons(seat, 1, by, host),
            Reward::DrawTile => self.draw_tile(seat, by, host),
            choice => unreachable!("{choice:?} is chosen"),
        }
    }
}
