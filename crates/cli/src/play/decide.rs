//! How a choice is made: by its label or in notation, and confirmed if it cannot be undone.

use super::command::{nearest, switch};
use super::console::Console;
use super::labels::{Labels, meant_as_label, verb};
use super::session::{Next, Session};
use crate::board::Board;
use patolli_bots::Judge;
use patolli_core::{Cites, Match, Refused, Seat};
use patolli_games::{BadLine, PlayedLine, play_line};
use patolli_text::{errors, refusal};

impl<G: Judge + Board> Session<'_, G> {
    pub(super) fn labels(&self, seat: Seat) -> Labels<G::Action> {
        let game = self.played.game();
        Labels::of::<G>(&game.view(Some(seat)), &game.legal(seat))
    }

    pub(super) fn decide(&mut self, seat: Seat, action: G::Action, io: &mut dyn Console) -> Next {
        let mut trial = self.played.clone();
        trial.play(seat, action).expect("listed choices are legal");
        self.settle(seat, trial, io)
    }

    pub(super) fn notation(&mut self, seat: Seat, line: &str, io: &mut dyn Console) -> Next {
        if meant_as_label(line) {
            self.not_offered(line, &self.labels(seat), io);
            return Next::Again;
        }
        let line = line.to_lowercase();
        let mut trial = self.played.clone();
        match play_line(&mut trial, seat, &line) {
            Ok(PlayedLine { rest, .. }) => {
                let next = self.settle(seat, trial, io);
                if let Some(rest) = rest.filter(|_| next == Next::Moved) {
                    // Before the board it would scroll away.
                    let said = self.text.tell("play-line-stopped", &[("rest", rest.into())]);
                    self.notice = Some((seat, said));
                }
                return next;
            }
            Err(BadLine::Unreadable(why)) => {
                io.tell(&errors::unreadable(self.text, &why));
                let moves = self.played.game().legal(seat);
                let moves: Vec<_> = moves.iter().map(|action| action.to_string()).collect();
                match nearest(&line, &moves) {
                    Some(known) => self.tell(io, "play-nearest", &[("known", known.into())]),
                    None => self.tell(io, "play-nothing", &[]),
                }
            }
            Err(BadLine::Refused { action, why }) => {
                let said = refusal::<G>(self.text, self.kit, &why, &self.names);
                let args = [("of", action.as_str().into()), ("said", said.into())];
                self.tell(io, "play-said", &args);
                if let Ok(action) = action.parse() {
                    self.already_decided(seat, action, &why, io);
                }
            }
        }
        Next::Again
    }

    /// Names the choice by which this seat has already made the decision in question.
    pub(super) fn already_decided(
        &self,
        seat: Seat,
        asked: G::Action,
        why: &Refused<G::Reason>,
        io: &mut dyn Console,
    ) {
        if !matches!(why, Refused::NotPossible(reason) if reason.is_untimely()) {
            return;
        }
        let own = self.played.steps().iter().rev().take_while(|step| step.seat == seat);
        let made = own.map(|step| step.action).find(|action| verb(action) == verb(&asked));
        if let Some(made) = made {
            self.tell(io, "play-why-over", &[("action", made.to_string().into())]);
        }
    }

    pub(super) fn not_offered(
        &self,
        typed: &str,
        labels: &Labels<G::Action>,
        io: &mut dyn Console,
    ) {
        let args = [("typed", typed.trim().into()), ("labels", labels.listed().into())];
        self.tell(io, "play-not-offered", &args);
    }

    /// Accepts the match as it was tried. A line of several choices ends with the first that cannot
    /// be undone, so one question is enough for it.
    fn settle(&mut self, seat: Seat, trial: Match<G>, io: &mut dyn Console) -> Next {
        // Here others move at once, so the end of a turn is final too.
        let last_word = trial.undoable(seat) == 0 || !trial.game().to_act().contains(seat);
        if self.confirm && last_word && !self.confirmed(seat, &trial, io) {
            self.tell(io, "play-confirm-no", &[]);
            return Next::Again;
        }
        self.played = trial;
        Next::Moved
    }

    /// Asks whether to make the last choice of the trial. Only a clear yes counts.
    fn confirmed(&self, seat: Seat, trial: &Match<G>, io: &mut dyn Console) -> bool {
        let Some(step) = trial.steps().last() else { return true };
        let view = trial.game_at(trial.steps().len() - 1).view(Some(seat));
        let label = G::action(self.text, &view, step.action, &self.names);
        // “1 Zeal” says little without the heading of its list, “Pay”.
        let args = [("group", G::group(self.text, step.action).into()), ("label", label.into())];
        let answer = io.ask(&self.text.tell("play-confirm", &args));
        answer.is_some_and(|answer| answer.trim().is_empty() || switch(&answer) == Some(true))
    }

    pub(super) fn switch_confirm(&mut self, wanted: &str, io: &mut dyn Console) {
        match switch(wanted) {
            Some(on) => self.confirm = on,
            None if wanted.is_empty() => {}
            None => return self.tell(io, "play-confirm-what", &[("what", wanted.into())]),
        }
        let key = if self.confirm { "play-confirm-on" } else { "play-confirm-off" };
        self.tell(io, key, &[]);
    }
}
