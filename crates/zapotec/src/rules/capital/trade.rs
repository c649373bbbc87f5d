//! Trade (Z 6.1): one tile of each level in a turn, for gold.

use crate::model::*;
use crate::rules::decisions::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// A tile of the market.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Trade;

impl Decision<Zapotec> for Trade {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        let (public, player) = (&game.public, game.player(seat));
        let gold = player.stock.get(Resource::Gold);
        if gold == 0 {
            return;
        }
        let mut stalls = Set::EMPTY;
        // Z 6.1.2, R23: one tile of each level, even at a discount.
        for level in Set::full().without(player.bought) {
            if gold >= public.trade_price(seat, level) {
                stalls = stalls.or(public.filled_stalls(level));
            }
        }
        menu.add_each(Action::BuyTrade, stalls);
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        let Action::BuyTrade(Stall::At(level, slot)) = action else {
            return Some(Reason::AnotherDecision);
        };
        if game.public.market[level][slot].is_none() {
            Some(Reason::EmptyStall)
        } else if game.player(seat).bought.contains(level) {
            Some(Reason::LevelBought(level))
        } else {
            let gold = game.public.trade_price(seat, level);
            game.refuse_price(seat, Stock::of(Resource::Gold, gold))
        }
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::BuyTrade(stall) = action else { not_offered(action) };
        let Stall::At(level, slot) = stall;
        let gold = game.public.trade_price(seat, level);
        game.pay(seat, Stock::of(Resource::Gold, gold));
        // Z 6.1.3: the slot stays empty until the end of the turn.
        let tile = game.public.market[level][slot].take().expect("a tile is there");
        let player = game.player_mut(seat);
        player.bought.insert(level);
        // Z 6.1.7: tiles are kept, and all of them count for their Ritual.
        player.trade.insert(tile);
        host.hear(|| Event::Bought { seat, tile, stall, gold });
        game.tile_bought(seat, tile, host);
    }
}

impl Public {
    /// What a tile of this level costs this player now (Z 6.1.1, 6.1.6).
    pub fn trade_price(&self, seat: Seat, level: Level) -> u8 {
        self.kit.trade_price[level][usize::from(self.players[seat].step)]
    }

    /// The places of a row that hold a tile.
    fn filled_stalls(&self, level: Level) -> Set<Stall> {
        let row = &self.market[level];
        let filled = Slot::all().filter(|slot| row[*slot].is_some());
        filled.map(|slot| Stall::At(level, slot)).collect()
    }
}
