//! Role cards of a position: who has which, and which are left.

use super::Position;
use crate::model::streams::ROLES;
use crate::model::*;
use patolli_core::{Flaw, Host, PlayerField, Seat, at};

impl Position {
    /// Cards that are not written down are drawn from those that lie nowhere.
    pub(super) fn fill_roles(
        &self,
        game: &mut Ahau,
        host: &mut impl Host<Event>,
    ) -> Result<(), Flaw> {
        self.note_takers(&mut game.public)?;
        let mut free = self.unnamed_roles(game)?;
        for (seat, form) in Seat::first(game.public.people()).zip(&self.players) {
            let player = &mut game.public.players[seat];
            if player.role_taken.is_some() {
                let role = form.role.unwrap_or_else(|| host.draw(ROLES, &mut free));
                // SO-6: in solo all cards lie open.
                let seen = form.role_seen || self.pakal.is_some();
                player.role_seen = seen.then_some(role);
                game.private[seat].role = Some(role);
            }
        }
        let deck = game.public.roles_to_take();
        game.unseen.roles = match self.role_deck {
            Some(roles) => roles,
            None => (0..deck).map(|_| host.draw(ROLES, &mut free)).collect(),
        };
        game.public.role_deck = deck as u8;
        game.remember_roles();
        Ok(())
    }

    /// Who has a role card, and in which order they took them.
    fn note_takers(&self, public: &mut Public) -> Result<(), Flaw> {
        let takers = || self.role_takers.iter().copied();
        let people = || Seat::first(public.people());
        let took = at("I-7", "role_takers").distinct(takers(), people().collect())?;
        for (seat, form) in people().zip(&self.players) {
            let none = form.role.is_none() && !form.role_seen;
            at("I-7", PlayerField(seat, "role"))
                .fits("role_takers", none || took.contains(seat))?;
            let known = form.role.is_some() || !form.role_seen;
            at("I-7", PlayerField(seat, "role_seen")).fits("role", known)?;
        }
        (1..).zip(takers()).for_each(|(when, seat)| public.players[seat].role_taken = Some(when));
        Ok(())
    }

    /// Role cards that the position does not name.
    fn unnamed_roles(&self, game: &mut Ahau) -> Result<Roles, Flaw> {
        let mut named = Roles::EMPTY;
        if let Some(pakal) = &self.pakal {
            let role = game.public.kit.personality(pakal.personality).role;
            named.insert(role);
            game.private[PAKAL].role = Some(role);
            let king = &mut game.public.players[PAKAL];
            (king.role_taken, king.role_seen) = (Some(0), Some(role));
        }
        for (seat, form) in Seat::first(SIDES).zip(&self.players) {
            let here = at("I-7", PlayerField(seat, "role"));
            named = here.distinct(named.iter().chain(form.role), Roles::full())?;
        }
        if let Some(deck) = self.role_deck {
            let here = at("I-7", "role_deck");
            named = here.distinct(named.iter().chain(deck), Roles::full())?;
            here.value(deck.len(), game.public.roles_to_take())?;
        }
        Ok(Roles::full().without(named))
    }
}

impl Ahau {
    /// What follows from where the role cards are.
    fn remember_roles(&mut self) {
        if self.public.pakal.is_none() {
            return self.remember_decks();
        }
        self.public.open_roles = self.unseen.roles;
        if let Some(Step::Role(seat)) = self.public.agenda.front() {
            self.private[seat].seen_roles = self.unseen.roles;
        }
    }
}
