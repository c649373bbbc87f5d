//! Cards that come back (GS-2, AC-9) and role cards (A 6.7, A 6.8).

use crate::model::*;
use patolli_core::{Host, Seat, Set};

impl Ahau {
    /// A card of the discard pile or of this round comes back into the hand.
    pub(crate) fn take_back(&mut self, seat: Seat, card: Card, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        if player.discard.contains(card) {
            player.discard.remove(card);
        } else {
            player.taken_back.insert(card);
        }
        player.hand.insert(card);
        host.hear(|| Event::TookBack { seat, cards: Set::one(card) });
    }

    /// AC-9, RUL-40, RUL-41: the two cards are put aside, or all come back.
    pub(crate) fn redraw(&mut self, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        let sixes_count = self.public.left_six_allowed();
        let player = &mut self.public.players[seat];
        let open = player.to_take_back();
        player.played = None;
        player.taken_back = Cards::EMPTY;
        let stuck = !sixes_count && player.hand.iter().all(Card::is_six);
        if player.hand.len() < 2 || stuck {
            player.hand = player.hand.or(open);
            player.discard = Cards::EMPTY;
            host.hear(|| Event::Redrew { seat });
        } else {
            player.discard = open;
        }
    }

    /// A 6.8 `role_card`: first a choice, later the own card comes back.
    pub(crate) fn role_reward(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let player = &self.public.players[seat];
        if player.role_taken.is_none() {
            self.private[seat].seen_roles = self.unseen.roles;
            self.public.agenda.now([Step::Role(seat)]);
            // A 10: who has looked through the deck cannot take back what led there.
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

    pub(crate) fn choose_role(&mut self, seat: Seat, role: Role, host: &mut impl Host<Event>) {
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
