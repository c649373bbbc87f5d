//! Rituals (Z 6.3): discs on the three Ritual cards.

use crate::model::*;
use crate::rules::decisions::not_offered;
use patolli_core::{Decision, Host, Menu, Seat, Set};

/// A disc that is paid for.
#[derive(Clone, Copy)]
pub(in crate::rules) struct PerformRitual;

impl Decision<Zapotec> for PerformRitual {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        let public = &game.public;
        if public.rituals_allowed(seat) == 0 {
            return;
        }
        let stock = game.player(seat).stock;
        let open = public.open_rituals(seat).iter();
        let payable = open.filter(|slot| stock.covers(public.ritual_price(seat, *slot)));
        menu.add_each(Action::Ritual, payable.collect());
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Ritual(slot) = action else { return Some(Reason::AnotherDecision) };
        game.public.refuse_disc(seat, slot).or_else(|| {
            if game.public.rituals_allowed(seat) == 0 {
                Some(Reason::NeedsPyramidLevel)
            } else {
                game.refuse_price(seat, game.public.ritual_price(seat, slot))
            }
        })
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Ritual(slot) = action else { not_offered(action) };
        let price = game.public.ritual_price(seat, slot);
        game.pay(seat, price);
        game.player_mut(seat).paid_rituals += 1;
        game.place_disc(seat, slot, price, host);
    }
}

/// Z 6.3.4, R11 to R13: no Pyramid level, no payment, but a card without a disc of the same player.
/// R10: it may be declined.
#[derive(Clone, Copy)]
pub(in crate::rules) struct FreeDisc;

impl Decision<Zapotec> for FreeDisc {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::Decline);
        menu.add_each(Action::FreeDisc, game.public.open_rituals(seat));
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Decline => None,
            Action::FreeDisc(slot) => game.public.refuse_disc(seat, slot),
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.public.agenda.done();
        match action {
            Action::Decline => host.hear(|| Event::Declined { seat }),
            Action::FreeDisc(slot) => game.place_disc(seat, slot, Stock::NOTHING, host),
            _ => not_offered(action),
        }
    }
}

impl Zapotec {
    pub(in crate::rules) fn place_disc(
        &mut self,
        seat: Seat,
        slot: RitualSlot,
        paid: Stock,
        host: &mut impl Host<Event>,
    ) {
        self.public.discs[slot].insert(seat);
        host.hear(|| Event::Disc { seat, slot, paid });
    }
}

impl Public {
    /// Z 6.3.1: a priest, unless the track waives it, and gold for each rival disc.
    pub fn ritual_price(&self, seat: Seat, slot: RitualSlot) -> Stock {
        let spared = self.players[seat].step >= self.kit.no_priest_from;
        let base = if spared { Stock::NOTHING } else { self.kit.prices.ritual };
        let rivals = self.discs[slot].without(Set::one(seat)).len();
        (0..rivals).fold(base, |price, _| price.plus(self.kit.prices.ritual_rival))
    }

    /// Paid Rituals still allowed by the Pyramid levels built (Z 6.3.2, 6.3.3).
    pub fn rituals_allowed(&self, seat: Seat) -> u8 {
        self.pieces_built(seat).saturating_sub(self.players[seat].paid_rituals)
    }

    fn refuse_disc(&self, seat: Seat, slot: RitualSlot) -> Option<Reason> {
        if self.discs[slot].contains(seat) {
            Some(Reason::DiscAlreadyThere(slot))
        } else if self.open_rituals(seat).is_empty() {
            Some(Reason::NoDiscLeft)
        } else {
            None
        }
    }
}
