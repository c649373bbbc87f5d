//! The sequence of play (A 5): what happens automatically between two decisions.

use crate::model::*;
use patolli_core::{ActionSet, Forced, Host, Seat, SeatSet};

impl Ahau {
    /// The full list of what the seat may choose at this step.
    pub(crate) fn options(&self, seat: Seat, step: Step) -> ActionSet<Action> {
        let mut list = ActionSet::new();
        self.offer(seat, step, &mut list);
        list
    }

    /// Runs until a seat owes a decision or the game is over. Decisions with at most one option are
    /// taken automatically (RUL-97).
    pub(crate) fn run(&mut self, host: &mut impl Host<Event>) {
        while let Some(step) = self.public.agenda.front() {
            self.show_pakal(host);
            match step.decider(self.public.active) {
                Some(seat) if self.public.is_pakal(seat) => self.pakal_decides(step, host),
                Some(seat) => match self.forced(seat, step) {
                    Forced::No => return,
                    Forced::Nothing => self.public.agenda.done(),
                    Forced::Only(action) => self.perform(seat, step, action, host),
                },
                None if step == Step::Select => return,
                None => {
                    self.public.agenda.done();
                    self.do_step(step, host);
                }
            }
        }
    }

    /// Lets the host show King Pakal's turn event by event.
    pub(crate) fn show_pakal(&self, host: &mut impl Host<Event>) {
        if self.public.is_pakal(self.public.active) {
            host.look(self);
        }
    }

    /// A step that is no decision.
    fn do_step(&mut self, step: Step, host: &mut impl Host<Event>) {
        match step {
            Step::Conflicts => self.next_conflict(host),
            Step::Arm => self.arm_losers(host),
            Step::Losers(region) => self.next_loser(region),
            Step::Muster => self.muster(host),
            Step::Turn(place) => self.start_turn(place, host),
            Step::Marker(god) => self.mark_summon(god, host),
            Step::Raise => self.raise(host),
            Step::Built { seat, slot } => self.building_works(seat, slot, host),
            Step::Reward { seat, reward, by } => self.reward(seat, reward, by, host),
            Step::Advance(seat) => self.advance(seat, host),
            Step::Redraw => self.redraw(host),
            Step::Refill => self.refill_squares(host),
            Step::EndRound => self.end_round(host),
            decision => unreachable!("{decision:?} waits for a seat"),
        }
    }

    /// AC-1, AC-3 to AC-9.
    fn start_turn(&mut self, place: u8, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        if place + 1 < public.n {
            public.agenda.now([Step::Turn(place + 1)]);
        }
        let seat = public.order[usize::from(place)];
        public.active = seat;
        public.turn = Turn::default();
        public.summon = Summon::default();
        host.hear(|| Event::TurnStarted { seat });
        if public.is_pakal(seat) {
            return self.pakal_turn(host);
        }
        use Step::{Claim, Close, Main, Place, Redraw};
        let summon = Step::Summon { dance: false };
        public.agenda.now([Place, Claim, summon, Main, Close, Redraw]);
    }

    /// The player whose turn it is.
    pub(crate) fn me(&self) -> &Player {
        &self.public.players[self.public.active]
    }
}

impl Public {
    /// The seats that owe a decision now: everyone who has not chosen cards, or one seat.
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.agenda.front() {
            Some(Step::Select) => {
                SeatSet::from_bits((1 << self.people()) - 1).without(self.pledged)
            }
            Some(step) => step.decider(self.active).map_or(SeatSet::EMPTY, SeatSet::one),
            None => SeatSet::EMPTY,
        }
    }
}
