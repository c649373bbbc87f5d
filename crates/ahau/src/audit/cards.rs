//! Region cards and role cards: where they are, and who knows.

use crate::model::*;
use crate::rules::movement::SelectCards;
use patolli_core::{Decision, Dense, Flaw, PlayerField, Seat, Set, at};

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

    /// The cards in hand, or in Pakal's deck.
    fn cards_kept(&self, seat: Seat) -> Cards {
        self.pakal.filter(|_| seat == PAKAL).map_or(self.players[seat].hand, |pakal| pakal.deck)
    }

    /// I-7: cards kept, with what was played and the discard pile.
    pub(super) fn check_cards(&self) -> Result<(), Flaw> {
        self.seats().try_for_each(|seat| self.check_cards_of(seat))
    }

    fn check_cards_of(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        let here = |rule, field| at(rule, PlayerField(seat, field));
        let pair = player.played.into_iter().flat_map(|(left, right)| [left, right]);
        let played = here("I-7", "played").distinct(pair, Cards::full())?;
        let strange = player.taken_back.without(played).first();
        here("I-7", "taken_back").no_stranger(strange)?;
        here("I-7", "hand").empty(!self.is_pakal(seat) || player.hand.is_empty())?;
        let lie = played.without(player.taken_back).iter().chain(player.discard);
        let all = self.cards_kept(seat).iter().chain(lie);
        here("I-7", "discard").once(all, self.cards_of(seat))?;
        // MV-1.
        let six = player.played.map(|(left, _)| left).filter(|left| left.is_six());
        here("I-13", "played").no_stranger(six.filter(|_| !self.left_six_allowed()))
    }

    /// I-13: AC-9 and SO-36 care for the next choice of two cards.
    pub(crate) fn check_choice(&self, seat: Seat) -> Result<(), Flaw> {
        let here = at("I-13", PlayerField(seat, "discard"));
        let (hand, discard) = (self.cards_kept(seat).len(), self.players[seat].discard.len());
        here.range(discard, 0, (hand + discard).saturating_sub(2))?;
        here.holds(self.is_pakal(seat) || !self.left_cards(seat).is_empty())
    }

    /// Role cards that can still be taken (SU-13, SO-6).
    pub(crate) fn roles_to_take(&self) -> usize {
        let all = match self.pakal {
            Some(_) => OPEN_ROLES,
            None => self.n() + usize::from(self.kit.supply.extra_roles),
        };
        all.min(Role::COUNT).saturating_sub(self.takers().count())
    }

    /// People with a role card.
    fn takers(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.people()).filter(|seat| self.players[*seat].role_taken.is_some())
    }
}

impl Ahau {
    /// I-7: every role card in one place; everyone who saw it knows it.
    pub(super) fn check_roles(&self) -> Result<(), Flaw> {
        let (public, deck) = (&self.public, self.unseen.roles);
        let mut seen = deck;
        for seat in Seat::first(SIDES) {
            let (player, own) = (&public.players[seat], &self.private[seat]);
            let place = |field| at("I-7", PlayerField(seat, field));
            place("role").fits("role_takers", player.role_taken.is_some() == own.role.is_some())?;
            seen = place("role").distinct(seen.iter().chain(own.role), Roles::full())?;
            let here = place("role_seen");
            here.fits("role", player.role_seen.is_none() || player.role_seen == own.role)?;
            let open = player.role_seen.is_some() || !player.played_cards().contains(Card::Role);
            here.fits("played", open)?;
        }
        let here = at("I-7", "role_deck");
        here.value(deck.len(), public.roles_to_take())?;
        here.value(usize::from(public.role_deck), deck.len())?;
        let open = if public.pakal.is_some() { deck } else { Roles::EMPTY };
        here.value(public.open_roles, open)?;
        self.check_takers()
    }

    /// Role cards were taken one after the other, and everyone who took one saw the rest.
    fn check_takers(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let when: Set<Seat> = public
            .takers()
            .filter_map(|seat| public.players[seat].role_taken?.checked_sub(1))
            .filter_map(|when| Seat::try_from(when).ok())
            .collect();
        let one_by_one = when == Seat::first(public.takers().count()).collect();
        at("I-7", "role_takers").holds(one_by_one)?;
        for seat in Seat::first(public.people()) {
            let seen = self.private[seat].seen_roles;
            let fits = match public.players[seat].role_taken {
                Some(_) if public.pakal.is_some() => seen.is_empty(),
                Some(when) => seen == self.deck_at(when),
                // While one is being chosen the deck lies before the player.
                None => seen.is_empty() || seen == self.unseen.roles,
            };
            at("I-7", "role_takers").fits("role_deck", fits)?;
        }
        Ok(())
    }

    /// The role deck before its card was taken: what is left, and what was taken since.
    fn deck_at(&self, when: u8) -> Roles {
        let since = |seat: &Seat| self.public.players[*seat].role_taken >= Some(when);
        let taken = self.public.seats().filter(since).filter_map(|seat| self.private[seat].role);
        self.unseen.roles.or(taken.collect())
    }

    /// I-13, MV-1: cards are chosen in secret until all have chosen.
    pub(super) fn check_pledges(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let choosing = public.agenda.front() == Some(Step::Select);
        let people: Set<Seat> = Seat::first(public.people()).collect();
        let pledged = public.pledged;
        let open =
            pledged.is_empty() || (choosing && pledged.is_subset_of(people) && pledged != people);
        // Cards that all have chosen are turned up.
        at("I-13", "players").fits("agenda", open)?;
        for seat in Seat::first(SIDES) {
            let (pledge, here) =
                (self.private[seat].pledge, at("I-13", PlayerField(seat, "pledge")));
            here.fits("pledged", pledge.is_some() == pledged.contains(seat))?;
            let legal = pledge.is_none_or(|(left, right)| {
                SelectCards.refuse(self, seat, Action::Select(left, right)).is_none()
            });
            here.holds(legal)?;
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
