//! The course of play (C 5.1, C 5.2, C 5.11): what runs between two decisions.

use crate::model::*;
use patolli_core::{Forced, Host, Seat, SeatSet};

impl Public {
    /// The seat that owes a decision; none when the game is over.
    #[inline(always)]
    pub(crate) fn deciders(&self) -> SeatSet {
        let decider = self.agenda.front().and_then(|step| step.decider(self.active));
        decider.map_or(SeatSet::EMPTY, SeatSet::one)
    }
}

impl Copan {
    /// Runs on until a seat owes a decision or the game is over. A decision with one option or
    /// none is not asked (C 5.1.2).
    pub(crate) fn run(&mut self, host: &mut impl Host<Event>) {
        while let Some(step) = self.public.agenda.front() {
            self.show_automa(host);
            match step.decider(self.public.active) {
                Some(seat) => match self.left_to_decide(seat, step) {
                    Forced::No => return,
                    Forced::Nothing => self.pass_over(seat, step, host),
                    Forced::Only(action) => self.perform(seat, step, action, host),
                },
                None => {
                    self.public.agenda.done();
                    self.do_step(step, host);
                }
            }
        }
    }

    /// Lets the host follow the Automa's turn event by event.
    pub(crate) fn show_automa(&self, host: &mut impl Host<Event>) {
        if self.public.is_automa(self.public.active) {
            host.look(self);
        }
    }

    /// Runs a step that is not a decision.
    fn do_step(&mut self, step: Step, host: &mut impl Host<Event>) {
        let active = self.public.active;
        match step {
            Step::Strike(seat) => self.strike(seat, host),
            Step::EventOver => self.public.in_event = false,
            Step::Close(track) => self.close(track, host),
            Step::Collect { tile, space } => self.collect(tile, space, host),
            Step::Symbol => self.resolve_symbol(host),
            Step::Perform(target) => self.perform_target(target, host),
            Step::Effect { seat, effect, by } => self.effect(seat, effect, by, host),
            Step::Tokens { seat, city, draws } => self.draw_embassy_tokens(seat, city, draws, host),
            Step::Apply { seat, left } => self.apply_embassy_token(seat, left, host),
            Step::Enter { seat, character } => self.enter_slot(seat, character, host),
            Step::Append(what) => self.queue(active, what, host),
            Step::Queue => self.work_off_queue(host),
            Step::EndTurn => self.end_turn(host),
            Step::AutomaAct(card) => self.automa_acts(card, host),
            decision => unreachable!("{decision:?} waits for a seat"),
        }
    }

    /// A decision without options: what was to be decided is lost.
    fn pass_over(&mut self, seat: Seat, step: Step, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        match step {
            Step::Pay => self.close_payment(seat, host),
            Step::Jade { left, .. } => {
                (0..left).for_each(|_| host.hear(|| Event::JadeLost { seat }));
            }
            Step::Bonus { site, .. } => host.hear(|| Event::ActionLost { seat, site }),
            Step::Lose { left, .. } => self.lose_all(seat, left, host),
            _ => {}
        }
    }

    /// C 5.1.1, C 5.2.
    pub(crate) fn start_turn(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.active = seat;
        public.fate = None;
        public.exchanged = false;
        host.hear(|| Event::TurnStarted { seat });
        if public.is_automa(seat) {
            return self.automa_turn(host);
        }
        public.agenda.now([Step::Site, Step::Queue, Step::End, Step::EndTurn]);
        if self.public.has_court_phase(seat) {
            self.public.agenda.now([Step::Place]);
        } else {
            host.hear(|| Event::CourtSkipped { seat });
        }
    }

    /// The player whose turn it is.
    pub(crate) fn me(&self) -> &Player {
        &self.public.players[self.public.active]
    }
}
