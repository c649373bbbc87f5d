//! Role cards of a position: who has which, and what nobody has taken.

use super::Position;
use crate::model::streams::ROLES;
use crate::model::*;
use patolli_core::{Dense, Flaw, Host, Seat, ensure};

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
        for (when, seat) in (1..).zip(&self.role_takers) {
            let person = seat.index() < public.people();
            ensure!(person, "I-7", "role_takers", "no person sits on seat {seat}");
            let player = &mut public.players[*seat];
            let first = player.role_taken.is_none();
            ensure!(first, "I-7", "role_takers", "seat {seat} takes one card only");
            player.role_taken = Some(when);
        }
        for (seat, form) in Seat::first(public.people()).zip(&self.players) {
            let place = format_args!("players[{seat}].role");
            let taken = public.players[seat].role_taken.is_some();
            let none = form.role.is_none() && !form.role_seen;
            ensure!(taken || none, "I-7", place, "the seat is not among the role_takers");
            let known = form.role.is_some() || !form.role_seen;
            ensure!(known, "I-7", place, "must be named when all have seen it");
        }
        Ok(())
    }

    /// Role cards that the position does not name.
    fn unnamed_roles(&self, game: &mut Ahau) -> Result<Roles, Flaw> {
        let mut free = Roles::full();
        let mut take = |role: Role, place: &dyn std::fmt::Display| {
            ensure!(free.contains(role), "I-7", place, "{role} lies elsewhere as well");
            free.remove(role);
            Ok(())
        };
        if let Some(pakal) = &self.pakal {
            let role = pakal.role(game.public.kit.0);
            take(role, &"pakal.personality")?;
            game.private[PAKAL].role = Some(role);
            let king = &mut game.public.players[PAKAL];
            (king.role_taken, king.role_seen) = (Some(0), Some(role));
        }
        for (seat, form) in Seat::first(SIDES).zip(&self.players) {
            if let Some(role) = form.role {
                take(role, &format_args!("players[{seat}].role"))?;
            }
        }
        let deck = self.role_deck.unwrap_or(Roles::EMPTY);
        deck.iter().try_for_each(|role| take(role, &"role_deck"))?;
        let (given, due) = (deck.len(), game.public.roles_to_take());
        let fits = self.role_deck.is_none() || given == due;
        ensure!(fits, "I-7", "role_deck", "{given} role cards, not {due}");
        Ok(free)
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
