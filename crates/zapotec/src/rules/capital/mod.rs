//! The capital (Z 5.5): any number of actions in any order, until the seat ends the step.

mod pyramid;
mod ritual;
mod sacrifice;
mod trade;

use crate::model::*;
use patolli_core::{ActionSet, Dense, Host};

impl Zapotec {
    pub(crate) fn offer_capital(&self, out: &mut ActionSet<Action>) {
        out.insert(Action::EndCapital);
        self.offer_trade(out);
        self.offer_pyramids(out);
        self.offer_rituals(out);
        self.offer_sacrifice(out);
        self.offer_exchanges(out);
    }

    pub(crate) fn end_step(&mut self) {
        self.public.agenda.done();
    }

    /// Z 6.6.2, R17: tiles #13 to #24, between other actions of Capital and Construction.
    pub(crate) fn offer_exchanges(&self, out: &mut ActionSet<Action>) {
        let me = self.me();
        for tile in me.face_up.and(EXCHANGES) {
            let tile = ExchangeTile::new(tile.index() - 12);
            if me.stock.covers(self.public.kit.exchange[tile.index()].pay) {
                out.insert(Action::UseTile(tile));
            }
        }
    }

    pub(crate) fn refuse_exchange(&self, tile: ExchangeTile) -> Option<Reason> {
        self.refuse_tile(tile.tile())
            .or_else(|| self.refuse_price(self.public.kit.exchange[tile.index()].pay))
    }

    pub(crate) fn exchange(&mut self, tile: ExchangeTile, host: &mut impl Host<Event>) {
        let deal = self.public.kit.exchange[tile.index()];
        let (seat, tile) = (self.public.active, tile.tile());
        let player = self.me_mut();
        player.face_up.remove(tile);
        player.stock = player.stock.minus(deal.pay).plus(deal.gain);
        host.hear(|| Event::Exchanged { seat, tile, paid: deal.pay, gain: deal.gain });
    }

    /// Why the active player cannot flip this tile now (Z 6.6.2, 6.6.3).
    pub(crate) fn refuse_tile(&self, tile: TradeTile) -> Option<Reason> {
        let me = self.me();
        if !me.trade.contains(tile) {
            Some(Reason::TileNotOwned(tile))
        } else if !me.face_up.contains(tile) {
            Some(Reason::TileFaceDown(tile))
        } else {
            None
        }
    }

    /// The full price must be in stock: no debt, no part payment (Z 5.5, 5.13).
    pub(crate) fn refuse_price(&self, price: Stock) -> Option<Reason> {
        let stock = self.me().stock;
        (!stock.covers(price)).then(|| Reason::Missing(stock.lacking(price)))
    }

    pub(crate) fn pay(&mut self, price: Stock) {
        let player = self.me_mut();
        player.stock = player.stock.minus(price);
    }
}
