//! Region cards and role cards: where they are, and who knows.

use super::{Of, list};
use crate::model::*;
use crate::rules::movement::SelectCards;
use patolli_core::{Decision, Dense, Flaw, Seat, Set, ensure};

/// SO-6: role cards that lie open for the person.
const OPEN_ROLES: usize = 3;

impl Public {
    /// All cards of a player, wherever they are.
    pub(crate) fn cards_of(&self, seat: Seat) -> Cards {
        let mut cards = Cards::full();
        if self.players[seat].role_taken.is_none() {
            cards.remove(Card::Role);
        }
        cards
    }

    /// I-7: hand, or Pakal's deck, with what was played and the discard pile.
    pub(super) fn check_cards(&self) -> Result<(), Flaw> {
        for seat in self.seats() {
            let player = &self.players[seat];
            let played = player.played_cards();
            let (left, right) = player.played.unzip();
            ensure!(
                left != right || left.is_none(),
                "I-7",
                Of(seat, "played"),
                "the same card twice"
            );
            let back = player.taken_back.is_subset_of(played);
            ensure!(back, "I-7", Of(seat, "taken_back"), "names a card that was not played");
            let kept = match self.pakal {
                Some(pakal) if seat == PAKAL => {
                    ensure!(player.hand.is_empty(), "I-7", Of(seat, "hand"), "Pakal has a deck");
                    pakal.deck
                }
                _ => player.hand,
            };
            let lie = played.without(player.taken_back);
            let twice = kept.and(lie).or(kept.and(player.discard)).or(lie.and(player.discard));
            ensure!(twice.is_empty(), "I-7", Of(seat, "discard"), "{} lie twice", list(twice));
            let all = kept.or(lie).or(player.discard) == self.cards_of(seat);
            ensure!(all, "I-7", Of(seat, "discard"), "cards are missing, or not the player's");
            let six = left.is_some_and(Card::is_six) && !self.left_six_allowed();
            ensure!(!six, "I-13", Of(seat, "played"), "no Ruler goes to region 6 here");
        }
        Ok(())
    }

    /// I-13: AC-9 and SO-36 care for the next choice of two cards.
    pub(crate) fn check_choice(&self, seat: Seat) -> Result<(), Flaw> {
        let pakal = self.pakal.filter(|_| seat == PAKAL);
        let hand = pakal.map_or(self.players[seat].hand, |pakal| pakal.deck).len();
        ensure!(hand >= 2, "I-13", Of(seat, "discard"), "{hand} cards in hand, two are needed");
        let left = pakal.is_some() || !self.left_cards(seat).is_empty();
        ensure!(left, "I-13", Of(seat, "discard"), "no card in hand may lie on the left");
        Ok(())
    }

    /// Role cards that can still be taken (SU-13, SO-6).
    pub(crate) fn roles_to_take(&self) -> usize {
        let people = Seat::first(self.people());
        let taken = people.filter(|seat| self.players[*seat].role_taken.is_some()).count();
        let all = match self.pakal {
            Some(_) => OPEN_ROLES,
            None => self.n() + usize::from(self.kit.supply.extra_roles),
        };
        all.min(Role::COUNT).saturating_sub(taken)
    }
}

impl Ahau {
    /// I-7: every role card in one place; who saw it knows it.
    pub(super) fn check_roles(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let mut seen = self.unseen.roles;
        for seat in Seat::first(SIDES) {
            let (player, own) = (&public.players[seat], &self.private[seat]);
            let has = player.role_taken.is_some() == own.role.is_some();
            ensure!(has, "I-7", Of(seat, "role"), "is there if and only if one was taken");
            if let Some(role) = own.role {
                let once = !seen.contains(role);
                ensure!(once, "I-7", Of(seat, "role"), "{role} lies elsewhere as well");
                seen.insert(role);
            }
            let known = player.role_seen.is_none() || player.role_seen == own.role;
            ensure!(known, "I-7", Of(seat, "role_seen"), "another card was seen");
            let shown = player.role_seen.is_some() || !player.played_cards().contains(Card::Role);
            ensure!(shown, "I-7", Of(seat, "role_seen"), "all have seen a card that was played");
        }
        let (deck, due) = (self.unseen.roles.len(), public.roles_to_take());
        let fits = deck == due && usize::from(public.role_deck) == due;
        ensure!(fits, "I-7", "role_deck", "{deck} role cards, not {due}");
        let open = if public.pakal.is_some() { self.unseen.roles } else { Roles::EMPTY };
        ensure!(public.open_roles == open, "I-7", "role_deck", "lies open in solo, else hidden");
        self.check_takers()
    }

    /// Role cards were taken one after the other, and who took one saw the rest.
    fn check_takers(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let people = || Seat::first(public.people());
        let when: Set<Seat> = people()
            .filter_map(|seat| public.players[seat].role_taken)
            .filter_map(|when| Seat::try_from(when.checked_sub(1)?).ok())
            .collect();
        let takers = people().filter(|seat| public.players[*seat].role_taken.is_some()).count();
        let one_by_one = when == Seat::first(takers).collect();
        ensure!(one_by_one, "I-7", "role_takers", "are counted from the first on");
        for seat in people() {
            let seen = self.private[seat].seen_roles;
            let fits = match public.players[seat].role_taken {
                Some(_) if public.pakal.is_some() => seen.is_empty(),
                Some(when) => seen == self.deck_at(when),
                // While one is being chosen the deck lies before the player.
                None => seen.is_empty() || seen == self.unseen.roles,
            };
            ensure!(fits, "I-7", "role_takers", "seat {seat} saw another deck");
        }
        Ok(())
    }

    /// The role deck before its card was taken: what is left, and what was taken since.
    fn deck_at(&self, when: u8) -> Roles {
        let since = |seat: &Seat| self.public.players[*seat].role_taken >= Some(when);
        let taken = self.public.seats().filter(since).filter_map(|seat| self.private[seat].role);
        self.unseen.roles.or(taken.collect())
    }

    /// I-13, MV-1: cards are chosen in secret while somebody still has to choose.
    pub(super) fn check_pledges(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let choosing = public.agenda.front() == Some(Step::Select);
        let people: Set<Seat> = Seat::first(public.people()).collect();
        let pledged = public.pledged;
        let open =
            pledged.is_empty() || (choosing && pledged.is_subset_of(people) && pledged != people);
        ensure!(open, "I-13", "players", "cards that all have chosen are turned up");
        for seat in Seat::first(SIDES) {
            let pledge = self.private[seat].pledge;
            let noted = pledge.is_some() == pledged.contains(seat);
            ensure!(noted, "I-13", Of(seat, "pledge"), "is there if and only if it was made");
            let legal = pledge.is_none_or(|(l, r)| {
                SelectCards.refuse(self, seat, Action::Select(l, r)).is_none()
            });
            ensure!(legal, "I-13", Of(seat, "pledge"), "these two cards cannot be chosen");
        }
        Ok(())
    }
}

impl Player {
    /// The two cards of this round, those taken back included.
    pub(crate) fn played_cards(&self) -> Cards {
        self.played.map_or(Set::EMPTY, |(left, right)| [left, right].into_iter().collect())
    }
}
