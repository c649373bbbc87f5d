//! Role cards (A 6.7): the deck, and the card that comes back (A 6.8).

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Host, Menu, Seat};

/// A 6.8: a card of the role deck.
#[derive(Clone, Copy)]
pub(crate) struct TakeRoleCard;

impl Decision<Ahau> for TakeRoleCard {
    fn offer(self, game: &Ahau, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Role, game.unseen.roles);
    }

    fn refuse(self, game: &Ahau, _: Seat, action: Action) -> Option<Reason> {
        let Action::Role(role) = action else { return Some(Reason::AnotherDecision) };
        (!game.unseen.roles.contains(role)).then_some(Reason::RoleNotThere(role))
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Role(role) = action else { not_offered(action) };
        game.choose_role(seat, role, host);
    }
}

impl Ahau {
    /// A 6.8 `role_card`: first a choice, later the player's card comes back.
    pub(crate) fn role_reward(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let player = &self.public.players[seat];
        if player.role_taken.is_none() {
            self.private[seat].seen_roles = self.unseen.roles;
            self.public.agenda.now([Step::Role(seat)]);
            // A 10: after looking through the deck, a player cannot undo what led there.
            if self.public.pakal.is_none() {
                host.hear(|| Event::TookRole { seat });
            }
        } else if player.to_take_back().contains(Card::Role) {
            let player = &mut self.public.players[seat];
            match player.discard.contains(Card::Role) {
                true => player.discard.remove(Card::Role),
                false => player.taken_back.insert(Card::Role),
            }
            player.hand.insert(Card::Role);
            host.hear(|| Event::RoleBack { seat });
        }
    }

    fn choose_role(&mut self, seat: Seat, role: Role, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let seen = self.unseen.roles;
        self.unseen.roles.remove(role);
        self.private[seat].role = Some(role);
        let takers = self.public.seats().filter_map(|s| self.public.players[s].role_taken).max();
        let player = &mut self.public.players[seat];
        player.role_taken = Some(takers.unwrap_or(0) + 1);
        player.hand.insert(Card::Role);
        self.public.role_deck -= 1;
        // SO-6: in solo the cards lie open.
        if self.public.pakal.is_some() {
            self.public.open_roles.remove(role);
            self.public.players[seat].role_seen = Some(role);
            self.private[seat].seen_roles = Roles::EMPTY;
            host.hear(|| Event::TookRole { seat });
        }
        host.hear(|| Event::ChoseRole { seat, role, seen });
    }
}
