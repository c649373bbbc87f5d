//! Cards in hands, on discard piles and in the role deck.

use super::{Scene, named, set_of};
use patolli_ahau::*;
use patolli_core::Seat;

impl Scene {
    /// Exactly these cards in hand; what is not on the table lies on the discard pile.
    pub fn hand(&mut self, seat: Seat, names: &str) -> &mut Self {
        let player = self.player_mut(seat);
        let mut all = Cards::full();
        if player.role_taken.is_none() {
            all.remove(Card::Role);
        }
        player.hand = set_of(names);
        let (left, right) = player.played.unzip();
        let played = left.into_iter().chain(right).collect::<Cards>().without(player.taken_back);
        player.discard = all.without(player.hand).without(played);
        self
    }
    /// The next player to have taken a role card, this one. It is in the hand.
    pub fn role(&mut self, seat: Seat, role: &str) -> &mut Self {
        self.roles_in_deck(role);
        let role = named::<Role>(role);
        let others = self.public().seats().filter(|other| *other != seat);
        let takers = others.filter_map(|other| self.player(other).role_taken).max().unwrap_or(0);
        self.game.unseen.roles.remove(role);
        self.game.public.role_deck -= 1;
        self.game.private[seat].role = Some(role);
        let player = self.player_mut(seat);
        player.role_taken = Some(takers + 1);
        player.hand.insert(Card::Role);
        self.lay_open_roles();
        if self.public().pakal.is_some() {
            self.player_mut(seat).role_seen = Some(role);
        }
        self.remember_decks()
    }
    /// These role cards are among those that can be taken.
    pub fn roles_in_deck(&mut self, names: &str) -> &mut Self {
        let wanted = set_of::<Role>(names);
        for role in wanted {
            let deck = &mut self.game.unseen.roles;
            if !deck.contains(role) {
                let other = deck.without(wanted).first().expect("a card to exchange");
                deck.remove(other);
                deck.insert(role);
            }
        }
        self.lay_open_roles();
        self.remember_decks()
    }
    /// SO-6: in solo they lie open.
    fn lay_open_roles(&mut self) {
        if self.public().pakal.is_some() {
            self.game.public.open_roles = self.game.unseen.roles;
        }
    }
    /// Who took a role card saw what is left and what was taken since.
    fn remember_decks(&mut self) -> &mut Self {
        if self.public().pakal.is_some() {
            return self;
        }
        for seat in self.public().seats() {
            let Some(when) = self.player(seat).role_taken else { continue };
            let since = |other: &Seat| self.player(*other).role_taken >= Some(when);
            let taken = self.public().seats().filter(since);
            let taken: Roles = taken.filter_map(|other| self.game.private[other].role).collect();
            self.game.private[seat].seen_roles = self.game.unseen.roles.or(taken);
        }
        self
    }
}
