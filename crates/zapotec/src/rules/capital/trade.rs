//! Trade (Z 6.1): one tile of each level in a turn, for gold.

use crate::model::*;
use patolli_core::{ActionSet, Dense, Host, Seat};

impl Public {
    /// What a tile of this level costs this player now (Z 6.1.1, 6.1.6).
    pub fn trade_price(&self, seat: Seat, level: Level) -> u8 {
        self.kit.trade_price[level.index()][usize::from(self.players[seat].step)]
    }
}

impl Zapotec {
    pub(crate) fn offer_trade(&self, out: &mut ActionSet<Action>) {
        let me = self.me();
        let gold = me.stock.get(Resource::Gold);
        if gold == 0 {
            return;
        }
        for level in Level::all() {
            if gold < self.public.trade_price(self.public.active, level)
                || me.bought.contains(level)
            {
                continue;
            }
            for slot in Slot::all() {
                if self.public.market[level.index()][slot.index()].is_some() {
                    out.insert(Action::BuyTrade(Stall::At(level, slot)));
                }
            }
        }
    }

    pub(crate) fn refuse_trade(&self, Stall::At(level, slot): Stall) -> Option<Reason> {
        if self.public.market[level.index()][slot.index()].is_none() {
            Some(Reason::EmptyStall)
        } else if self.me().bought.contains(level) {
            Some(Reason::LevelBought(level))
        } else {
            let gold = self.public.trade_price(self.public.active, level);
            self.refuse_price(Stock::of(Resource::Gold, gold))
        }
    }

    pub(crate) fn buy(&mut self, stall: Stall, host: &mut impl Host<Event>) {
        let Stall::At(level, slot) = stall;
        let seat = self.public.active;
        let gold = self.public.trade_price(seat, level);
        self.pay(Stock::of(Resource::Gold, gold));
        let tile = self.public.market[level.index()][slot.index()].take().expect("a tile is there");
        let player = self.me_mut();
        player.bought.insert(level);
        player.trade.insert(tile);
        host.hear(|| Event::Bought { seat, tile, stall, gold });
        self.tile_bought(tile, host);
    }

    /// Z 6.1.4, 6.1.5, 6.1.8: what a tile does on the spot, and which side is up.
    fn tile_bought(&mut self, tile: TradeTile, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        if let Some(&gain) = self.public.kit.instant.get(tile.index()) {
            let player = self.me_mut();
            player.stock = player.stock.plus(gain);
            host.hear(|| Event::Gained { seat, gain, by: Source::Tile(tile) });
        } else if tile == TradeTile::ADVANCE || tile == TradeTile::FREE_DISC {
            // R19, R56: now or never; no question where the effect is impossible.
            if self.tile_can_act(tile) {
                self.public.agenda.now([Step::TileNow(tile)]);
            }
        } else {
            self.me_mut().face_up.insert(tile);
        }
    }

    /// Z 6.6.5, 6.6.7.
    pub(crate) fn tile_can_act(&self, tile: TradeTile) -> bool {
        if tile == TradeTile::ADVANCE {
            let below_end = usize::from(self.me().step) < LAST_STEP;
            below_end && self.me().stock.covers(self.public.kit.advance.pay)
        } else {
            !self.public.open_rituals(self.public.active).is_empty()
        }
    }

    pub(crate) fn offer_tile_now(&self, tile: TradeTile, out: &mut ActionSet<Action>) {
        out.insert(Action::Decline);
        if tile == TradeTile::ADVANCE {
            out.insert(Action::Advance);
        } else {
            self.offer_free_disc(out);
        }
    }

    pub(crate) fn use_advance(&mut self, host: &mut impl Host<Event>) {
        let advance = self.public.kit.advance;
        let seat = self.public.active;
        self.pay(advance.pay);
        host.hear(|| Event::Sacrificed { seat, paid: advance.pay });
        self.public.agenda.instead(Step::Advance(advance.steps));
    }

    pub(crate) fn decline(&mut self, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.public.agenda.done();
        host.hear(|| Event::Declined { seat });
    }
}
