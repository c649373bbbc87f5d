//! The cards of a round (MV-1, MV-2): chosen in secret, turned up at once.

use crate::model::streams::PLEDGES;
use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Host, Menu, Quick, Seat, SeatSet, Set, Stream};

/// MV-1: the left card sends the Ruler, the right one gives the strength.
#[derive(Clone, Copy)]
pub(crate) struct SelectCards;

impl Decision<Ahau> for SelectCards {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        let hand = game.public.players[seat].hand;
        for left in game.public.left_cards(seat) {
            let rights = hand.without(Set::one(left));
            menu.add_block(Action::Select(left, Card::One), rights.bits());
        }
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Select(left, right) = action else { return Some(Reason::AnotherDecision) };
        let hand = game.public.players[seat].hand;
        match [left, right].into_iter().find(|card| !hand.contains(*card)) {
            Some(card) => Some(Reason::NotInHand(card)),
            None if left == right => Some(Reason::SameCard),
            None => (!game.public.left_cards(seat).contains(left)).then_some(Reason::LeftSix),
        }
    }

    /// The choice is final and hidden until the last seat has chosen.
    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Select(left, right) = action else { not_offered(action) };
        game.private[seat].pledge = Some((left, right));
        game.public.pledged.insert(seat);
        host.hear(|| Event::Pledged { seat });
        if game.public.pledged.len() == game.public.people() {
            game.reveal(host);
        }
    }

    // Two rolls instead of one for each left card: drawn play is up to 1.03 x as fast.
    fn any(self, game: &Ahau, seat: Seat, dice: &mut Quick) -> Option<Action> {
        let (left, right) = game.any_pair(seat, PLEDGES, dice);
        Some(Action::Select(left, right))
    }
}

impl Public {
    /// MV-1: cards that may lie on the left.
    pub fn left_cards(&self, seat: Seat) -> Cards {
        let hand = self.players[seat].hand;
        match self.left_six_allowed() {
            true => hand,
            false => hand.without([Card::Six, Card::Role].into_iter().collect()),
        }
    }
}

impl Ahau {
    /// A pair that the seat could choose, at random.
    pub(crate) fn any_pair(
        &self,
        seat: Seat,
        stream: Stream,
        host: &mut impl Host<Event>,
    ) -> (Card, Card) {
        let left = host.draw(stream, &mut self.public.left_cards(seat));
        let mut rest = self.public.players[seat].hand.without(Set::one(left));
        (left, host.draw(stream, &mut rest))
    }

    /// MV-2: all cards are turned up at once, and the Rulers go.
    fn reveal(&mut self, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        self.public.pledged = SeatSet::EMPTY;
        for seat in Seat::first(self.public.people()) {
            let (left, right) = self.private[seat].pledge.take().expect("everybody has chosen");
            let player = &mut self.public.players[seat];
            player.hand.remove(left);
            player.hand.remove(right);
            self.turn_up(seat, left, right, host);
        }
        self.public.agenda.now([Step::Conflicts]);
        match self.public.pakal {
            Some(_) => self.reveal_pakal(host),
            None => self.call_captain(),
        }
    }

    /// Two cards lie on the table; the left one sends the Ruler.
    pub(crate) fn turn_up(
        &mut self,
        seat: Seat,
        left: Card,
        right: Card,
        host: &mut impl Host<Event>,
    ) {
        let shown = left == Card::Role || right == Card::Role;
        let role = self.private[seat].role.filter(|_| shown);
        let player = &mut self.public.players[seat];
        player.played = Some((left, right));
        player.ruler = Some(left.region());
        if shown {
            player.role_seen = role;
        }
        host.hear(|| Event::Revealed { seat, left, right, role });
    }
}
