//! Rewards and roles for Pakal (A 8.4, A 8.5).

use crate::model::*;
use crate::rules::king_pakal::best;
use patolli_core::Host;

impl Turn {
    /// RUL-92: whether the part of Pakal's turn in which this role works has not begun.
    fn is_ahead(&self, role: Role) -> bool {
        match role {
            Role::WarCaptain => false,
            Role::HighPriestess => self.summoned.is_empty() && self.built == 0,
            Role::Dancer | Role::Merchant => self.built == 0,
            Role::MasterBuilder | Role::Queen => true,
        }
    }
}

impl Ahau {
    pub(crate) fn pakal_reward(&mut self, reward: Reward, by: Source, host: &mut impl Host<Event>) {
        match reward {
            Reward::Resource => self.pakal_gains(1, by, host),
            Reward::AdvanceWar => self.advance(PAKAL, host),
            Reward::LayDown => self.pakal_lays_down(host),
            Reward::TempleMarker => self.pakal_enters_temple(host),
            Reward::RoleCard => self.pakal_role_comes(host),
            plain => self.plain_reward(PAKAL, plain, by, host),
        }
        self.show_pakal(host);
    }

    /// RUL-84: on the top of the war track he takes the reward of the space below.
    pub(crate) fn pakal_on_top(&mut self, host: &mut impl Host<Event>) {
        let reward = self.public.kit.war_track[usize::from(WAR_TOP) - 2];
        self.pakal_reward(reward, Source::War, host);
    }

    /// Where he gains the majority, then where he ties, then anywhere; the worst rank.
    fn pakal_lays_down(&mut self, host: &mut impl Host<Event>) {
        let table = &self.public;
        let key = |city: &City| {
            let (k, h) = (table.k(*city), table.h(*city));
            let class = match (k <= h && k + 1 > h, k + 1 == h) {
                (true, _) => 2,
                (_, true) => 1,
                _ => 0,
            };
            (class, table.pakal_city_rank(*city))
        };
        if let Some(city) = best(table.players[PAKAL].standing_in(), key, host) {
            self.lay_down(PAKAL, city, host);
        }
    }

    /// The worst-ranked god at whose temple he has no marker; RUL-87: setup markers count.
    fn pakal_enters_temple(&mut self, host: &mut impl Host<Event>) {
        let free = |god: &God| self.public.marker(PAKAL, *god).is_none();
        if let Some(god) = self.public.pakal_hierarchy().into_iter().rev().find(free) {
            self.put_marker(PAKAL, god, host);
        }
    }

    /// RUL-92: his role works for the parts of the turn that have not begun.
    fn pakal_role_comes(&mut self, host: &mut impl Host<Event>) {
        let role = self.public.players[PAKAL].role_seen.expect("his card is open");
        if self.public.role_in_force(PAKAL).is_none() && self.public.turn.is_ahead(role) {
            self.king_mut().role_by_reward = true;
            host.hear(|| Event::PakalRole { role });
        }
    }

    /// A 8.5, RUL-76.
    pub(crate) fn pakal_queen(&mut self, host: &mut impl Host<Event>) {
        let table = &self.public;
        let Some(city) = table.turn.city else { return };
        let stands = table.players[PAKAL].standing[city] > 0;
        if table.has_role(PAKAL, Role::Queen) && stands && self.king().tracker > 0 {
            self.pakal_pays(1, Source::Role(Role::Queen), host);
            self.lay_down(PAKAL, city, host);
        }
    }
}
