//! The end of a turn (Z 5.9), which runs by itself.

use crate::model::*;
use patolli_core::{Dense, Host, Set};

impl Zapotec {
    /// The player's tiles turn face up (R20), the market is filled, the notes of the turn are cleared.
    pub(super) fn end_turn(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.agenda.done();
        let player = &mut public.players[public.active];
        let recharged = player.trade.and(EXCHANGES.or(BUILDERS));
        player.face_up = player.face_up.or(recharged);
        player.bought = Set::EMPTY;
        player.built_on = Set::EMPTY;
        self.refill_market(host);
    }

    /// Z 5.9.2, R24: empty stalls take the next tile of their stack, slot 1 first.
    fn refill_market(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        for level in Level::all() {
            for slot in Slot::all() {
                let stack = &mut public.stacks[level];
                let stall = &mut public.market[level][slot];
                // R25: an empty stack leaves the slot empty.
                if stall.is_none() && !stack.is_empty() {
                    let tile = host.draw(TRADE_TILES, stack);
                    *stall = Some(tile);
                    host.hear(|| Event::Refilled { tile, stall: Stall::At(level, slot) });
                }
            }
        }
    }
}
