//! The end of a round (A 5.3) and the end of the game (A 7.2).

use crate::model::streams::BUILDINGS;
use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat};

/// ER-2: the player with the most tiles returns one to the bag.
#[derive(Clone, Copy)]
pub(crate) struct GiveUpTile {
    pub left: u8,
}

impl Decision<Ahau> for GiveUpTile {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Give, game.public.players[seat].reserve.kind_set());
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Give(tile) = action else { return Some(Reason::AnotherDecision) };
        let held = game.public.players[seat].reserve.contains(tile);
        (!held).then_some(Reason::NotInReserve)
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Give(tile) = action else { not_offered(action) };
        game.give_to_bag(seat, tile, self.left, host);
    }
}

impl Ahau {
    /// ER-1; ER-2: what bag and discard pile cannot fill, players give up.
    pub(crate) fn refill_squares(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        let mut missing = 0;
        for square in public.map().all_regions().flat_map(Region::squares) {
            if public.squares[square].is_some() {
                continue;
            }
            match public.draw(host) {
                Some(tile) => {
                    public.squares[square] = Some(tile);
                    host.hear(|| Event::NewTile { tile, square });
                }
                None => missing += 1,
            }
        }
        if missing > 0 {
            let seat = self.public.richest();
            let forced = Step::ForcedDiscard { seat, left: missing };
            self.public.agenda.now([forced, Step::Refill]);
        }
    }

    /// ER-2, RUL-42: one tile at a time, each from the player who then has the most.
    pub(crate) fn give_to_bag(
        &mut self,
        seat: Seat,
        tile: Tile,
        left: u8,
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        self.public.players[seat].reserve.remove(tile);
        self.public.bag.add(tile);
        host.hear(|| Event::GaveTile { seat, tile });
        if left > 1 {
            let seat = self.public.richest();
            self.public.agenda.now([Step::ForcedDiscard { seat, left: left - 1 }]);
        }
    }

    /// ER-3, ER-4, EN-2; RUL-66: no game is endless.
    pub(crate) fn end_round(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.refill_offer(host);
        if public.round >= public.kit.supply.last_round {
            (public.celebrating, public.ending) = (true, true);
            host.hear(|| Event::TooLong);
        }
        if public.celebrating && self.celebrate(host) {
            host.hear(|| Event::Over);
            return;
        }
        self.public.celebrating = false;
        self.public.round += 1;
        let round = self.public.round;
        host.hear(|| Event::RoundStarted { round });
        self.public.agenda.now([Step::Select]);
    }
}

impl Public {
    /// ER-2: most tiles in the reserve; tied, who acted earlier this round.
    pub(crate) fn richest(&self) -> Seat {
        let reserve = |seat: &Seat| self.players[*seat].reserve.total();
        let order = self.order[..self.n()].iter().rev().copied();
        order.max_by_key(reserve).expect("somebody plays")
    }

    /// ER-3: buildings shift left, new ones come on the right; RUL-43: a short stack leaves places
    /// empty.
    pub(crate) fn refill_offer(&mut self, host: &mut impl Host<Event>) {
        let mut kept = 0;
        for place in Place::all() {
            if let Some(building) = self.offer[place].take() {
                self.offer[Place::new(kept)] = Some(building);
                kept += 1;
            }
        }
        for place in Place::all().take(self.kit.offer(self.n())).skip(kept) {
            if self.stack.is_empty() {
                return;
            }
            let building = host.draw(BUILDINGS, &mut self.stack);
            self.offer[place] = Some(building);
            host.hear(|| Event::NewBuilding { building, place });
        }
    }
}
