//! Cards that come back: by the Sun God (GS-2), or when the hand runs out (AC-9).

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
}
