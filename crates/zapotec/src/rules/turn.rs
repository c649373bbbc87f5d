//! The skeleton of play (Z 5.1): what runs by itself between two decisions, and who decides.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Host, Menu, Seat, SeatSet};

impl Zapotec {
    /// Runs on until a seat owes a decision or the game is over.
    pub(crate) fn run(&mut self, host: &mut impl Host<Event>) {
        while let Some(step) = self.public.agenda.front() {
            let seat = self.public.active;
            match step {
                Step::Turn(place) => self.start_turn(place, host),
                Step::Advance(left) => self.advance_one(left, host),
                Step::TurnScoring if !self.may_score_hand_card(seat) => {
                    self.score_bonus_card(seat, host);
                }
                Step::EndTurn => self.end_turn(host),
                Step::EndRound => self.end_round(host),
                Step::SelectCard
                | Step::Income
                | Step::Capital
                | Step::Construction
                | Step::PlaceTile(_)
                | Step::TurnScoring
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
        // Z 5.8, R27: there is no Draw in round 5.
        if public.round < ROUNDS {
            public.agenda.now([Step::Draw, Step::EndTurn]);
        } else {
            public.agenda.now([Step::EndTurn]);
        }
        // R6: income comes first in each turn.
        use Step::{Capital, Construction, Income, TurnScoring};
        public.agenda.now([Income, Capital, Construction, TurnScoring]);
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
            Some(_) => self.clean_up_solo(),
        }
        let public = &mut self.public;
        public.round += 1;
        public.agenda.now([Step::SelectCard]);
        let (round, bonus) = (public.round, public.bonus);
        host.hear(|| Event::RoundStarted { round, bonus });
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.public.players[seat]
    }
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.public.players[seat]
    }
}

/// The end of the capital or of construction: always possible.
#[derive(Clone, Copy)]
pub(super) struct EndPhase(pub(super) Action);

impl Decision<Zapotec> for EndPhase {
    fn offer(self, _: &Zapotec, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add(self.0);
    }

    fn refuse(self, _: &Zapotec, _: Seat, action: Action) -> Option<Reason> {
        (action != self.0).then_some(Reason::AnotherDecision)
    }

    fn perform(self, game: &mut Zapotec, _: Seat, action: Action, _: &mut impl Host<Event>) {
        if action != self.0 {
            not_offered(action);
        }
        game.public.agenda.done();
    }
}

impl Public {
    /// The seats that owe a decision: all people choose their cards at the same time (Z 5.2),
    /// everything else is decided by the seat whose turn it is.
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.agenda.front() {
            None => SeatSet::EMPTY,
            Some(Step::SelectCard) => {
                let people = SeatSet::from_bits((1 << self.people()) - 1);
                people.without(self.pledged)
            }
            Some(_) => SeatSet::one(self.active),
        }
    }
}
