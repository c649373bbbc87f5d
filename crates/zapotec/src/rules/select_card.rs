//! Choosing a card (Z 5.2): all people at once, in secret.

use crate::model::*;
use patolli_core::{ActionSet, Dense, Host, Seat, Set};

impl Zapotec {
    pub(crate) fn offer_cards(&self, seat: Seat, out: &mut ActionSet<Action>) {
        out.insert_block(Action::PlayCard(Card::new(0)), self.private[seat].hand.bits());
    }

    pub(crate) fn refuse_card(&self, seat: Seat, card: Card) -> Option<Reason> {
        let held = self.private[seat].hand.contains(card);
        (!held).then_some(Reason::NotInHand(card))
    }

    /// A pledge is final and hidden until the last seat has chosen (R47).
    pub(crate) fn pledge(&mut self, seat: Seat, card: Card, host: &mut impl Host<Event>) {
        self.private[seat].pledge = Some(card);
        self.public.pledged.insert(seat);
        host.hear(|| Event::Pledged { seat });
        if self.public.pledged.len() == self.public.people() {
            self.reveal(host);
        }
    }

    /// The cards leave the hands and lie open until Cleanup; they fix the order (Z 5.3).
    fn reveal(&mut self, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        for seat in Seat::first(self.public.people()) {
            let private = &mut self.private[seat];
            let card = private.pledge.take().expect("everybody has pledged");
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

    fn order_by_number(&mut self) {
        let public = &mut self.public;
        let n = public.n();
        let players = &public.players;
        public.order[..n].sort_unstable_by_key(|seat| players[*seat].played.map(Card::index));
    }
}
