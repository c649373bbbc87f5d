//! Choosing a card (Z 5.2): all people at once, in secret.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// A card of the hand for this round.
#[derive(Clone, Copy)]
pub(super) struct SelectCard;

impl Decision<Zapotec> for SelectCard {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::PlayCard, game.private[seat].hand);
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        let Action::PlayCard(card) = action else { return Some(Reason::AnotherDecision) };
        game.refuse_hand_card(seat, card)
    }

    /// A pledge is final and hidden until the last seat has chosen (R47).
    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::PlayCard(card) = action else { not_offered(action) };
        game.private[seat].pledge = Some(card);
        game.public.pledged.insert(seat);
        host.hear(|| Event::Pledged { seat });
        if game.public.pledged.len() == game.public.people() {
            game.reveal(host);
        }
    }
}

impl Zapotec {
    pub(super) fn refuse_hand_card(&self, seat: Seat, card: Card) -> Option<Reason> {
        let held = self.private[seat].hand.contains(card);
        (!held).then_some(Reason::NotInHand(card))
    }

    /// The cards leave the hands and lie open until Cleanup; they fix the order (Z 5.3).
    fn reveal(&mut self, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        for seat in Seat::first(self.public.people()) {
            let private = &mut self.private[seat];
            let card = private.pledge.take().expect("everyone has pledged");
            private.hand.remove(card);
            let player = &mut self.public.players[seat];
            player.played = Some(card);
            player.hand_size -= 1;
            player.known_hand.remove(card);
            host.hear(|| Event::Revealed { seat, card });
        }
        self.public.pledged = Set::EMPTY;
        self.public.agenda.now([Step::Turn(0), Step::EndRound]);
        match self.public.solo {
            None => self.order_by_number(),
            Some(_) => self.order_against_bot(host),
        }
    }

    /// Z 5.3: lower numbers act first.
    fn order_by_number(&mut self) {
        let public = &mut self.public;
        let n = public.n();
        let players = &public.players;
        public.order[..n].sort_unstable_by_key(|seat| players[*seat].played.map(Card::index));
    }
}
