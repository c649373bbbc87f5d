//! The skeleton of play (Z 5.1): what runs by itself between two decisions.

use crate::model::*;
use patolli_core::{Dense, Host, Seat, Set};

impl Zapotec {
    /// Runs on until a seat owes a decision or the game is over.
    pub(crate) fn run(&mut self, host: &mut impl Host<Event>) {
        while let Some(step) = self.public.agenda.front() {
            match step {
                Step::Turn(place) => self.start_turn(place, host),
                Step::TurnScoring => match self.may_score_hand_card() {
                    true => return,
                    false => self.score_bonus_card(host),
                },
                Step::EndTurn => self.end_turn(host),
                Step::Advance(left) => self.advance_one(left, host),
                Step::EndRound => self.end_round(host),
                Step::SelectCard
                | Step::Income
                | Step::Capital
                | Step::Construction
                | Step::PlaceTile(_)
                | Step::Draw
                | Step::FreeResource
                | Step::FreeDisc
                | Step::TileNow(_) => return,
            }
        }
    }

    /// Z 5.3: seats act in ascending order of their cards; Z 8.1 for Cocijobot.
    fn start_turn(&mut self, place: u8, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.agenda.done();
        if place + 1 < public.n {
            public.agenda.now([Step::Turn(place + 1)]);
        }
        public.active = public.order[usize::from(place)];
        let seat = public.active;
        host.hear(|| Event::TurnStarted { seat });
        if Some(seat) == public.bot() {
            return self.bot_turn(host);
        }
        // Z 5.8: there is no Draw in round 5.
        if public.round < ROUNDS {
            public.agenda.now([Step::Draw, Step::EndTurn]);
        } else {
            public.agenda.now([Step::EndTurn]);
        }
        use Step::{Capital, Construction, Income, TurnScoring};
        public.agenda.now([Income, Capital, Construction, TurnScoring]);
    }

    /// Z 5.9: own tiles turn up, the market is filled, the notes of the turn are wiped.
    fn end_turn(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.agenda.done();
        let player = &mut public.players[public.active];
        let recharged = player.trade.and(EXCHANGES.or(BUILDERS));
        player.face_up = player.face_up.or(recharged);
        player.bought = Set::EMPTY;
        player.built_on = Set::EMPTY;
        self.refill_market(host);
    }

    /// Z 5.10, Z 8.1.5.
    fn end_round(&mut self, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        if self.public.round == ROUNDS {
            // Z 7: the game ends after the fifth round, without a Cleanup.
            host.hear(|| Event::Over);
            return;
        }
        match self.public.solo {
            None => self.clean_up(host),
            Some(_) => self.clean_up_solo(host),
        }
        let public = &mut self.public;
        public.round += 1;
        public.agenda.now([Step::SelectCard]);
        let (round, bonus) = (public.round, public.bonus);
        host.hear(|| Event::RoundStarted { round, bonus });
    }

    /// The player whose turn it is.
    pub(crate) fn me(&self) -> &Player {
        &self.public.players[self.public.active]
    }
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.public.players[self.public.active]
    }
    /// The property that this turn's card asks for.
    pub(crate) fn card_property(&self) -> Property {
        let card = self.me().played.expect("a turn follows the reveal");
        self.public.kit.card(card).property
    }
    /// Points on the track for a seat.
    pub(crate) fn award(&mut self, seat: Seat, vp: i16, by: Points, host: &mut impl Host<Event>) {
        let earned = &mut self.public.players[seat].points;
        match by {
            Points::Turn(_) => earned.turns += vp,
            Points::Step(_) => earned.track += vp,
            Points::Difficulty => earned.gifts += vp,
        }
        host.hear(|| Event::Scored { seat, vp, by });
    }

    /// Z 5.9.2, R24: empty stalls take the next tile of their stack, slot 1 first.
    fn refill_market(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        for level in Level::all() {
            for slot in Slot::all() {
                let stack = &mut public.stacks[level.index()];
                let stall = &mut public.market[level.index()][slot.index()];
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
