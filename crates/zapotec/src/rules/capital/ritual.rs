//! Rituals (Z 6.3): discs on the three Ritual cards.

use crate::model::*;
use patolli_core::{ActionSet, Dense, Host, Seat};

impl Public {
    /// Z 6.3.1: a priest, unless the track spares it, and gold for each disc of others.
    pub fn ritual_price(&self, seat: Seat, slot: RitualSlot) -> Stock {
        let spared = self.players[seat].step >= self.kit.no_priest_from;
        let base = if spared { Stock::NOTHING } else { self.kit.prices.ritual };
        let rivals = self.discs[slot.index()].without(patolli_core::Set::one(seat)).len();
        (0..rivals).fold(base, |price, _| price.plus(self.kit.prices.ritual_rival))
    }
    /// Paid Rituals still allowed by the Pyramid levels built (Z 6.3.2, 6.3.3).
    pub fn rituals_allowed(&self, seat: Seat) -> u8 {
        self.pieces_built(seat).saturating_sub(self.players[seat].paid_rituals)
    }
}

impl Zapotec {
    pub(crate) fn offer_rituals(&self, out: &mut ActionSet<Action>) {
        let seat = self.public.active;
        if self.public.rituals_allowed(seat) == 0 {
            return;
        }
        for slot in self.public.open_rituals(seat) {
            if self.me().stock.covers(self.public.ritual_price(seat, slot)) {
                out.insert(Action::Ritual(slot));
            }
        }
    }

    pub(crate) fn refuse_ritual(&self, slot: RitualSlot) -> Option<Reason> {
        let seat = self.public.active;
        self.refuse_disc(slot).or_else(|| {
            if self.public.rituals_allowed(seat) == 0 {
                Some(Reason::NeedsPyramidLevel)
            } else {
                self.refuse_price(self.public.ritual_price(seat, slot))
            }
        })
    }

    pub(crate) fn ritual(&mut self, slot: RitualSlot, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        let price = self.public.ritual_price(seat, slot);
        self.pay(price);
        self.me_mut().paid_rituals += 1;
        self.place_disc(seat, slot, price, host);
    }

    /// Z 6.3.4, R11 to R13: no Pyramid level, no payment, but a card without a disc of one's own.
    pub(crate) fn offer_free_disc(&self, out: &mut ActionSet<Action>) {
        out.insert(Action::Decline);
        let open = self.public.open_rituals(self.public.active);
        out.extend(open.iter().map(Action::FreeDisc));
    }

    pub(crate) fn refuse_disc(&self, slot: RitualSlot) -> Option<Reason> {
        let seat = self.public.active;
        if self.public.discs[slot.index()].contains(seat) {
            Some(Reason::DiscAlreadyThere(slot))
        } else if self.public.open_rituals(seat).is_empty() {
            Some(Reason::NoDiscLeft)
        } else {
            None
        }
    }

    pub(crate) fn free_disc(&mut self, slot: RitualSlot, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        self.place_disc(self.public.active, slot, Stock::NOTHING, host);
    }

    pub(crate) fn place_disc(
        &mut self,
        seat: Seat,
        slot: RitualSlot,
        paid: Stock,
        host: &mut impl Host<Event>,
    ) {
        self.public.discs[slot.index()].insert(seat);
        host.hear(|| Event::Disc { seat, slot, paid });
    }
}
