//! What one observer may know (Z 10), and worlds that fit it.

use super::components::CardSet;
use super::event::Event;
use super::state::*;
use super::streams::{ACTION_CARDS, BOT_CARDS};
use patolli_core::{Host, PerSeat, Seat, Set};

pub type View = patolli_core::View<Public, Private>;

impl Zapotec {
    /// Deals the cards that the observer has not seen to the other hands; what is left is the deck.
    pub(crate) fn imagine(view: &View, host: &mut impl Host<Event>) -> Self {
        let public = view.public;
        let mut private = PerSeat::<Private, SIDES>::default();
        let mut cards = public.unaccounted();
        if let Some((seat, own)) = view.own {
            private[seat] = own;
            cards = cards.without(own.hand);
        }
        for seat in Seat::first(public.people()) {
            if view.is_own(seat) {
                continue;
            }
            let player = &public.players[seat];
            let mut hand = player.known_hand;
            for _ in hand.len()..usize::from(player.hand_size) {
                hand.insert(host.draw(ACTION_CARDS, &mut cards));
            }
            let pledged = public.pledged.contains(seat);
            let pledge = pledged.then(|| host.draw(ACTION_CARDS, &mut hand.clone()));
            private[seat] = Private { hand, pledge };
        }
        let bot_top = public.bot_back.map(|back| {
            let deck = public.bot_deck.iter();
            let mut fitting: Set<_> =
                deck.filter(|card| public.kit.bot_cards[*card].back == back).collect();
            host.draw(BOT_CARDS, &mut fitting)
        });
        Zapotec { public, private, unseen: Unseen { cards, bot_top } }
    }
}

impl Public {
    /// Action cards that do not lie open and are not known to be in a hand.
    pub(crate) fn unaccounted(&self) -> CardSet {
        let mut open = self.offer.or(self.bonus_pile).or(self.gone).or(Set::one(self.bonus));
        self.next_bonus.iter().for_each(|card| open.insert(*card));
        for seat in self.seats() {
            let player = &self.players[seat];
            open = open.or(player.known_hand);
            player.played.iter().for_each(|card| open.insert(*card));
        }
        Set::full().without(open)
    }
}
