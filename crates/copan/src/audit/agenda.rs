//! Pending work: a turn has a fixed course, and only some steps can interrupt it at each point.

use super::phases::nothing_else;
use crate::files::edition::MOST_DISCOUNT;
use crate::model::*;
use patolli_core::{Dense, Flaw, at};

/// What may still join a queue beside the Characters in slots: an exchange, the effect of the
/// action that runs, Embassy tokens.
const QUEUE_ROOM: usize = 8;

impl Public {
    /// I-19: the rest of the turn at the back, before it what interrupts it.
    pub(super) fn check_agenda(&self) -> Result<(), Flaw> {
        use Step::{AutomaAct, AutomaPlace, End, EndTurn, Place, Queue, Site};
        let steps: Vec<Step> = self.agenda.iter().collect();
        let (work, turn) = steps.split_at(steps.iter().position(is_course).unwrap_or(steps.len()));
        let fits = match (self.is_automa(self.active), turn) {
            (false, [EndTurn] | [End, EndTurn] | [Queue, End, EndTurn]) => true,
            (false, [Site, Queue, End, EndTurn] | [Queue, Site, Queue, End, EndTurn]) => true,
            (false, [Place, Site, Queue, End, EndTurn]) => true,
            (false, [Queue, Place, Site, Queue, End, EndTurn]) => true,
            (true, [EndTurn] | [Queue, EndTurn] | [AutomaAct(_), Queue, EndTurn]) => true,
            (true, [AutomaPlace(tile), AutomaAct(card), Queue, EndTurn]) => tile == card,
            (_, []) => work.is_empty(),
            _ => false,
        };
        at("I-19", "agenda").holds(fits)?;
        match turn.first() {
            None => self.check_over()?,
            Some(Queue) => self.check_action(work, turn.len() == 3)?,
            Some(Site | AutomaAct(_)) => self.check_court_phase(work)?,
            Some(_) => nothing_else(work)?,
        }
        turn.iter().try_for_each(|step| self.check_before_court_phase(*step))?;
        self.check_queue(turn.first() == Some(&Queue))?;
        self.check_event(work)?;
        let paying = matches!(work, [Step::Pay, ..]);
        at("I-19", "payment").empty(paying || self.payment == Payment::default())
    }

    /// C 5.10.2: the game ends with the last turn of a round.
    fn check_over(&self) -> Result<(), Flaw> {
        let last = (self.active.index() + 1) % self.n() == self.first.index();
        let over = at("I-18", "agenda");
        over.fits("active", last)?;
        over.fits("pyramid", self.ending)
    }

    /// C 5.3: a Court phase to come needs a tile and a space, and no Event was rolled yet (I-15).
    fn check_before_court_phase(&self, step: Step) -> Result<(), Flaw> {
        let tile = match step {
            Step::Place => self.has_court_phase(self.active),
            Step::AutomaPlace(tile) => self.automa.is_some_and(|automa| automa.tiles.get(tile) > 0),
            _ => return Ok(()),
        };
        at("I-2", "agenda").fits("pyramid", !self.pyramid.free.is_empty())?;
        at("I-1", "agenda").fits("hand", tile)?;
        at("I-15", "fate").empty(self.fate.is_none())
    }

    /// I-19: what waits is worked off in this turn, and has room.
    fn check_queue(&self, worked_off: bool) -> Result<(), Flaw> {
        let (here, items) = (at("I-19", "queue"), self.queue.iter().count());
        here.empty(items == 0 || worked_off)?;
        let slots = match self.is_automa(self.active) {
            true => 0,
            false => self.players[self.active].characters.len(),
        };
        here.range(items, 0, (QUEUE - QUEUE_ROOM).saturating_sub(slots))?;
        self.queue.iter().try_for_each(|item| check_pending(item, "queue"))
    }

    /// I-15, C 5.5.6: an Event is being resolved as long as its end waits. Its result strikes the
    /// players, and a closure needs its symbol.
    fn check_event(&self, work: &[Step]) -> Result<(), Flaw> {
        let resolving = work.contains(&Step::EventOver);
        at("I-15", "agenda").holds(self.in_event == resolving)?;
        let closing = work.iter().any(|step| matches!(step, Step::Close(_)));
        let rolled = match self.fate.map(|fate| self.outcome(fate)) {
            None => !resolving && !closing,
            Some(outcome) => !resolving || !matches!(outcome, Outcome::Decline(_)),
        };
        at("I-15", "fate").fits("agenda", rolled)
    }
}

/// Steps of the course of a turn.
fn is_course(step: &Step) -> bool {
    matches!(
        step,
        Step::Place
            | Step::AutomaPlace(_)
            | Step::Site
            | Step::Queue
            | Step::End
            | Step::EndTurn
            | Step::AutomaAct(_)
    )
}

pub(super) fn check_pending(item: Pending, place: &str) -> Result<(), Flaw> {
    match item {
        Pending::Bonus { discount, .. } => check_discount(discount, place),
        Pending::Jade => Ok(()),
    }
}

pub(super) fn check_discount(discount: u8, place: &str) -> Result<(), Flaw> {
    at("I-19", place).range(discount, 0, MOST_DISCOUNT)
}
