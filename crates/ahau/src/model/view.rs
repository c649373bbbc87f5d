//! What one observer may know (A 10), and worlds in which that is what they see.

use crate::model::streams::{PLEDGES, ROLES};
use crate::model::*;
use patolli_core::{Host, PerSeat, Seat};

pub type View = patolli_core::View<Public, Private>;

impl Ahau {
    /// Deals the role cards that the observer cannot place, and chooses cards for those who have
    /// chosen in secret.
    pub(crate) fn imagine(view: &View, host: &mut impl Host<Event>) -> Self {
        let public = view.public;
        let mut game = Ahau { public, private: PerSeat::default(), unseen: Unseen::default() };
        if let Some((seat, own)) = view.own {
            game.private[seat] = own;
        }
        game.imagine_roles(view.own, host);
        for seat in Seat::first(game.public.people()) {
            if !view.is_own(seat) && game.public.pledged.contains(seat) {
                game.private[seat].pledge = Some(game.any_pair(seat, PLEDGES, host));
            }
        }
        game
    }
}

impl Ahau {
    /// A 10: a player who took a role card saw the deck at that moment. Cards taken before are not in
    /// it, cards taken later are.
    fn imagine_roles(&mut self, own: Option<(Seat, Private)>, host: &mut impl Host<Event>) {
        if self.public.pakal.is_some() {
            return self.place_solo_roles();
        }
        let known = |role: Role, game: &Self| {
            game.public.seats().any(|seat| game.private[seat].role == Some(role))
        };
        for seat in self.public.seats() {
            if let Some(role) = self.public.players[seat].role_seen {
                self.private[seat].role = Some(role);
            }
        }
        // While a player chooses, no one can have taken a card later.
        let looked =
            own.filter(|(_, private)| !private.seen_roles.is_empty()).map(|(me, private)| {
                (self.public.players[me].role_taken.unwrap_or(u8::MAX), private.seen_roles)
            });
        for seat in self.public.seats() {
            let Some(when) = self.public.players[seat].role_taken else { continue };
            if self.private[seat].role.is_none() {
                let mut free: Roles =
                    Roles::full().iter().filter(|role| !known(*role, self)).collect();
                free = match looked {
                    Some((mine, seen)) if when > mine => free.and(seen),
                    Some((_, seen)) => free.without(seen),
                    None => free,
                };
                self.private[seat].role = Some(host.draw(ROLES, &mut free));
            }
        }
        let mut free: Roles = Roles::full().iter().filter(|role| !known(*role, self)).collect();
        if let Some((_, seen)) = looked {
            free = free.and(seen);
        }
        self.unseen.roles =
            (0..self.public.role_deck).map(|_| host.draw(ROLES, &mut free)).collect();
        self.remember_decks();
    }

    /// In solo every role card in a hand has been seen.
    fn place_solo_roles(&mut self) {
        for seat in self.public.seats() {
            self.private[seat].role = self.public.players[seat].role_seen;
        }
        self.unseen.roles = self.public.open_roles;
    }

    /// What each player who took a role card saw: the deck as it is now, and all cards that were
    /// taken since.
    pub(crate) fn remember_decks(&mut self) {
        for seat in self.public.seats() {
            let Some(when) = self.public.players[seat].role_taken else { continue };
            let later = |other: &Seat| self.public.players[*other].role_taken >= Some(when);
            let taken = self.public.seats().filter(later).filter_map(|s| self.private[s].role);
            self.private[seat].seen_roles = self.unseen.roles.or(taken.collect());
        }
        if let Some(Step::Role(seat)) = self.public.agenda.front() {
            self.private[seat].seen_roles = self.unseen.roles;
        }
    }
}
