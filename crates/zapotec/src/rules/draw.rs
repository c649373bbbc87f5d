//! Draw (Z 5.8) and Cleanup (Z 5.10): cards move in a closed loop.

use crate::model::*;
use patolli_core::{ActionSet, Host, Set};

impl Zapotec {
    pub(crate) fn offer_draw(&self, out: &mut ActionSet<Action>) {
        out.insert_block(Action::Draw(Card::new(0)), self.public.offer.bits());
    }

    pub(crate) fn refuse_draw(&self, card: Card) -> Option<Reason> {
        (!self.public.offer.contains(card)).then_some(Reason::NotInOffer(card))
    }

    pub(crate) fn draw_card(&mut self, card: Card, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.public.agenda.done();
        self.public.offer.remove(card);
        self.private[seat].hand.insert(card);
        let player = self.me_mut();
        player.hand_size += 1;
        player.known_hand.insert(card);
        host.hear(|| Event::Drew { seat, card });
        if self.public.solo.is_some() {
            self.refill_solo_offer(host);
        }
    }

    /// Z 5.10: the card nobody took scores next; the cards played and one of the deck are the Offer.
    pub(crate) fn clean_up(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.bonus_pile.insert(public.bonus);
        public.bonus = public.offer.first().expect("one card was left in the Offer");
        public.offer = Set::EMPTY;
        for seat in public.seats() {
            let card = public.players[seat].played.take().expect("everybody played a card");
            public.offer.insert(card);
        }
        self.offer_from_deck(host);
    }

    /// Turns up the top card of the Round deck.
    pub(crate) fn offer_from_deck(&mut self, host: &mut impl Host<Event>) {
        let card = host.draw(ACTION_CARDS, &mut self.unseen.cards);
        self.public.round_deck -= 1;
        self.public.offer.insert(card);
        host.hear(|| Event::Offered { card });
    }
}
