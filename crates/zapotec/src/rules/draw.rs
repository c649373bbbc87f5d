//! Draw (Z 5.8): a card of the Offer comes to the hand.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Host, Menu, Seat};

/// A card of the Offer.
#[derive(Clone, Copy)]
pub(super) struct DrawCard;

impl Decision<Zapotec> for DrawCard {
    fn offer(self, game: &Zapotec, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Draw, game.public.offer);
    }

    fn refuse(self, game: &Zapotec, _: Seat, action: Action) -> Option<Reason> {
        let Action::Draw(card) = action else { return Some(Reason::AnotherDecision) };
        (!game.public.offer.contains(card)).then_some(Reason::NotInOffer(card))
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Draw(card) = action else { not_offered(action) };
        game.public.agenda.done();
        game.public.offer.remove(card);
        game.private[seat].hand.insert(card);
        let player = game.player_mut(seat);
        player.hand_size += 1;
        player.known_hand.insert(card);
        host.hear(|| Event::Drew { seat, card });
        if game.public.solo.is_some() {
            game.refill_solo_offer(host);
        }
    }
}
