//! What waits: a turn has a fixed course, and only some things can interrupt it where it stands.

use crate::files::edition::MOST_DISCOUNT;
use crate::model::*;
use patolli_core::{Dense, Flaw, ensure};

/// What may still join a queue beside the Characters in slots: an exchange, the effect of the
/// action that runs, Embassy tokens.
const QUEUE_ROOM: usize = 8;

impl Public {
    /// I-19: the rest of the turn at the back, before it what interrupts it.
    pub(super) fn check_agenda(&self) -> Result<(), Flaw> {
        use Step::{AutomaAct, AutomaPlace, End, EndTurn, Place, Queue, Site};
        let steps: Vec<Step> = self.agenda.iter().collect();
        let (work, turn) = steps.split_at(steps.iter().position(is_course).unwrap_or(steps.len()));
        let automa = self.is_automa(self.active);
        let fits = match (automa, turn) {
            (false, [EndTurn] | [End, EndTurn] | [Queue, End, EndTurn]) => true,
            (false, [Site, Queue, End, EndTurn] | [Queue, Site, Queue, End, EndTurn]) => true,
            (false, [Place, Site, Queue, End, EndTurn]) => true,
            (false, [Queue, Place, Site, Queue, End, EndTurn]) => true,
            (true, [EndTurn] | [Queue, EndTurn] | [AutomaAct(_), Queue, EndTurn]) => true,
            (true, [AutomaPlace(tile), AutomaAct(card), Queue, EndTurn]) => tile == card,
            (_, []) => work.is_empty(),
            _ => false,
        };
        let course = match automa {
            true => "automa_place, automa_act, queue, end_turn",
            false => "place, site, queue, end, end_turn",
        };
        ensure!(fits, "I-19", "agenda", "must end with the rest of a turn: {course}");
        match turn.first() {
            None => self.check_over()?,
            Some(Queue) => self.check_action(work, turn.len() == 3)?,
            Some(Site | AutomaAct(_)) => self.check_court_phase(work)?,
            Some(_) => {
                ensure!(work.is_empty(), "I-19", "agenda", "nothing comes before the turn begins");
            }
        }
        self.check_before_court_phase(turn)?;
        self.check_queue(turn.first() == Some(&Queue))?;
        self.check_event(work)?;
        let paying = matches!(work, [Step::Pay, ..]) || self.payment == Payment::default();
        ensure!(paying, "I-19", "payment", "nothing is to be paid");
        Ok(())
    }

    /// C 5.10.2: the game ends with the last turn of a round.
    fn check_over(&self) -> Result<(), Flaw> {
        let last = (self.active.index() + 1) % self.n() == self.first.index();
        let over = self.ending && last;
        ensure!(over, "I-18", "agenda", "is empty, but the game is not over");
        Ok(())
    }

    /// C 5.3: a Court phase to come needs a tile and a space, and no Event was rolled yet (I-15).
    fn check_before_court_phase(&self, turn: &[Step]) -> Result<(), Flaw> {
        for step in turn {
            let possible = match step {
                Step::Place => self.has_court_phase(self.active),
                Step::AutomaPlace(tile) => {
                    let tiles = self.automa.map_or(0, |automa| automa.tiles.get(*tile));
                    tiles > 0 && !self.pyramid.free.is_empty()
                }
                _ => continue,
            };
            ensure!(possible, "I-2", "agenda", "a Court phase needs a tile and a free space");
            ensure!(self.fate.is_none(), "I-15", "fate", "is rolled when a tile is placed");
        }
        Ok(())
    }

    /// I-19: what waits is worked off in this turn, and has room.
    fn check_queue(&self, worked_off: bool) -> Result<(), Flaw> {
        let items = self.queue.iter().count();
        ensure!(items == 0 || worked_off, "I-19", "queue", "is empty when nothing works it off");
        let slots = match self.is_automa(self.active) {
            true => 0,
            false => self.players[self.active].characters.len(),
        };
        let most = (QUEUE - QUEUE_ROOM).saturating_sub(slots);
        ensure!(items <= most, "I-19", "queue", "{items} items, at most {most}");
        self.queue.iter().try_for_each(|item| check_pending(item, "queue"))
    }

    /// I-15, C 5.5.6: an Event is being resolved as long as its end waits.
    fn check_event(&self, work: &[Step]) -> Result<(), Flaw> {
        let resolving = work.contains(&Step::EventOver);
        ensure!(self.in_event == resolving, "I-15", "agenda", "an Event ends with `event_over`");
        let outcome = self.fate.map(|fate| self.outcome(fate));
        let struck = !resolving || outcome.is_some_and(|o| !matches!(o, Outcome::Decline(_)));
        ensure!(struck, "I-15", "fate", "no result of the Event card strikes the players");
        let closing = work.iter().any(|step| matches!(step, Step::Close(_)));
        ensure!(!closing || outcome.is_some(), "I-15", "fate", "a closure needs a Fate symbol");
        Ok(())
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
    let sane = discount <= MOST_DISCOUNT;
    ensure!(sane, "I-19", place, "no action is cheaper by {discount}");
    Ok(())
}
