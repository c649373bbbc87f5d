//! The course of the game (Y 5.1): Rounds of three phases (RND-1), and what runs by itself between
//! two decisions.

use crate::model::*;
use patolli_core::{Forced, Host};

impl Yucatan {
    /// Runs until a seat owes a decision or the game is over. A decision with a single option is
    /// made automatically, and one with none is skipped (Q65).
    pub(crate) fn run(&mut self, host: &mut impl Host<Event>) {
        while let Some(step) = self.public.agenda.front() {
            if step.is_secret() {
                self.pledge_idle(step, host);
                if self.public.agenda.front() == Some(step) {
                    return;
                }
                continue;
            }
            match self.public.deciders().first() {
                Some(seat) => match self.forced(seat, step) {
                    Forced::No => return,
                    Forced::Nothing => self.public.agenda.done(),
                    Forced::Only(action) => self.perform(seat, step, action, host),
                },
                None => {
                    self.public.agenda.done();
                    self.do_step(step, host);
                }
            }
        }
    }

    /// A step that needs no decision.
    fn do_step(&mut self, step: Step, host: &mut impl Host<Event>) {
        match step {
            Step::StartRound => self.start_round(host),
            Step::StartTurn => self.start_turn(host),
            Step::EndTurn => self.end_turn(),
            Step::Confront => self.confront(host),
            Step::Capture => self.capture(host),
            Step::Enter { leader, city } => self.enter(leader, city, host),
            Step::Revolution => self.revolution(host),
            Step::Finish => self.finish(host),
            decision => unreachable!("{decision:?} waits for a seat"),
        }
    }

    /// RND-3, Q43: the tokens come back.
    fn start_round(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        let round = public.round;
        host.hear(|| Event::RoundStarted { round });
        for player in &mut public.players.0 {
            player.activations = ByElement::default();
        }
        public.turn = 1;
        public.active = public.first;
        public.agenda.now([Step::StartTurn]);
    }

    /// ACT-1: two choices, one of each kind.
    fn start_turn(&mut self, host: &mut impl Host<Event>) {
        let (seat, turn) = (self.public.active, self.public.turn);
        host.hear(|| Event::TurnStarted { seat, turn });
        self.public.agenda.now([Step::Choose, Step::Choose, Step::EndTurn]);
    }

    /// RND-2, RND-4, Q53: the next seat, the next Turn, or the Sacrifice Phase.
    fn end_turn(&mut self) {
        let public = &mut self.public;
        let next = public.active.around(public.n()).nth(1).expect("two seats play");
        if next == public.first {
            if public.turn == public.kit.length.turns {
                return public.agenda.now([Step::Sacrifice]);
            }
            public.turn += 1;
        }
        public.active = next;
        public.agenda.now([Step::StartTurn]);
    }
}
