//! Cleanup (Z 5.10): Action cards move in a closed loop.

use crate::model::*;
use patolli_core::{Host, Set};

impl Zapotec {
    /// The card that no one took scores next; the cards played and one of the deck are the Offer.
    pub(super) fn clean_up(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.bonus_pile.insert(public.bonus);
        public.bonus = public.offer.first().expect("one card was left in the Offer");
        public.offer = Set::EMPTY;
        for seat in public.seats() {
            let card = public.players[seat].played.take().expect("everyone played a card");
            public.offer.insert(card);
        }
        self.offer_from_deck(host);
    }

    /// Turns up the top card of the Round deck.
    pub(super) fn offer_from_deck(&mut self, host: &mut impl Host<Event>) {
        let card = host.draw(ACTION_CARDS, &mut self.unseen.cards);
        self.public.round_deck -= 1;
        self.public.offer.insert(card);
        host.hear(|| Event::Offered { card });
    }
}
