//! Payments (Z 5.13): prices are fixed bundles, paid in full to the supply.

use crate::model::*;
use patolli_core::Seat;

impl Zapotec {
    /// The full price must be in stock: no debt, no part payment (Z 5.5, 5.13).
    pub(super) fn refuse_price(&self, seat: Seat, price: Stock) -> Option<Reason> {
        let stock = self.player(seat).stock;
        (!stock.covers(price)).then(|| Reason::Missing(stock.lacking(price)))
    }

    pub(super) fn pay(&mut self, seat: Seat, price: Stock) {
        let player = self.player_mut(seat);
        player.stock = player.stock.minus(price);
    }

    /// R1: the supply never runs out.
    pub(super) fn gain(&mut self, seat: Seat, gain: Stock) {
        let player = self.player_mut(seat);
        player.stock = player.stock.plus(gain);
    }
}
