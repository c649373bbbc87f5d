//! What one observer sees: a moment of a match, with what is public about the table.

use super::moments::Moment;
use super::names::names;
use super::observer::Observer;
use super::shown::{At, Choice, Drawing, Shown, Sight, Through};
use crate::error::WebError;
use crate::shelf;
use maud::Markup;
use patolli_core::record::Secret;
use patolli_core::{Dense, Seat, SeatSet};
use patolli_table::{Phase, Playing, Table};
use patolli_text::{ScoreRow, Text, args, names_of};
use std::collections::BTreeSet;

/// A moment of a match as one observer may know it.
pub struct Seen<'a> {
    pub text: &'static Text,
    /// For what is public: seats, clocks, the life of the match.
    pub table: &'a Table,
    pub observer: Observer,
    pub names: Vec<String>,
    /// The moment shown, counting steps before a salvage.
    pub at: Moment,
    /// What the observing seat may choose.
    pub choices: Vec<Choice>,
    shown: Box<dyn Shown<'a> + 'a>,
    sight: Box<dyn Sight + 'a>,
}

impl<'a> Seen<'a> {
    /// The table as it is now; `None` if the game has not started.
    pub fn now(table: &'a Table, observer: Observer, text: &'static Text) -> Option<Self> {
        let mut seen = Self::at(table, observer, text, Moment::after(table.steps()))?;
        let before = seen.since().and_then(|from| seen.known(from));
        seen.sight = seen.shown.present(seen.deciding(), before);
        seen.choices = seen.sight.choices();
        Some(seen)
    }

    /// An earlier moment: nothing can be chosen there.
    pub fn at(
        table: &'a Table,
        observer: Observer,
        text: &'static Text,
        at: Moment,
    ) -> Option<Self> {
        let names = names(table, text);
        let through = Through { text, table, eyes: observer.eyes, names: names.clone() };
        let shown = shelf::of(table.opening.game).shown(through)?;
        let step = at.step.checked_sub(table.first_step())?;
        let sight = shown.moment(At { step, part: at.part })?;
        Some(Self { text, table, observer, names, at, choices: Vec::new(), shown, sight })
    }

    /// A moment as the game counts, without the steps before a salvage.
    fn known(&self, at: Moment) -> Option<At> {
        Some(At { step: at.step.checked_sub(self.table.first_step())?, part: at.part })
    }

    /// The match, whichever game it is.
    pub fn shown(&self) -> &(dyn Shown<'a> + 'a) {
        self.shown.as_ref()
    }

    /// The game's entry in the registry.
    pub fn game(&self) -> &'static dyn shelf::Shelved {
        shelf::of(self.table.opening.game)
    }

    /// The observing seat, if its person may decide now.
    pub fn deciding(&self) -> Option<Seat> {
        let attended = |seat: &Seat| self.table.people().contains(*seat);
        let mine = |seat: &Seat| self.observer.mine.contains(*seat);
        let awaited = |seat: &Seat| self.table.to_act().contains(*seat);
        self.observer.eyes.filter(mine).filter(attended).filter(awaited)
    }

    /// Whether the moment shown is the present one.
    pub fn is_now(&self) -> bool {
        self.at == Moment::after(self.table.steps())
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.table.game().map_or(0, Playing::n_seats))
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// Another moment, named in an address, for the same observer.
    pub fn moment(&self, at: &str) -> Result<Self, WebError> {
        let at = at.parse().map_err(|_| WebError::NotFound)?;
        let seen = Self::at(self.table, self.observer.clone(), self.text, at);
        seen.ok_or(WebError::NotFound)
    }

    /// The same moment viewed as another seat, for replays of finished matches.
    pub fn with_eyes(&self, eyes: Option<Seat>) -> Option<Self> {
        let observer = Observer { eyes, ..self.observer.clone() };
        Self::at(self.table, observer, self.text, self.at)
    }

    /// The moment since which the observer has decided nothing: after their last choice, or inside
    /// it where others acted. `None` if there is nothing new.
    pub fn since(&self) -> Option<Moment> {
        let first = self.table.first_step();
        let last = self.table.steps() - first;
        let Some(seat) = self.observer.eyes else {
            return Some(Moment::after(last.checked_sub(1)? + first));
        };
        let decided = |step: &usize| {
            self.shown.taken(*step).is_some_and(|taken| taken.seat == seat && taken.was_choice)
        };
        let Some(own) = (0..last).rev().find(decided) else {
            return (last > 0).then_some(Moment::after(first));
        };
        if self.shown.parts(own).len() > 1 {
            return Some(Moment { step: own + first, part: 1 });
        }
        let reversible = || self.shown.taken(own).is_some_and(|taken| taken.reversible);
        match own + 1 < last {
            true => Some(Moment::after(own + 1 + first)),
            false => (!reversible()).then_some(Moment::after(own + first)),
        }
    }

    /// A drawing of the moment.
    pub fn draw(&self, what: Drawing) -> Markup {
        self.draw_offering(what, &mut BTreeSet::new())
    }

    /// The same; adds the choices for which it has a place.
    pub fn draw_offering(&self, what: Drawing, offered: &mut BTreeSet<String>) -> Markup {
        self.sight.draw(what, offered)
    }

    /// What must be done, or who is to act.
    pub fn prompt(&self) -> String {
        // Spectators see the prompt of a waiting player.
        let seat = self.observer.eyes.or_else(|| {
            let to_act = self.table.to_act();
            self.seats().find(|seat| !to_act.contains(*seat))
        });
        match seat {
            Some(seat) => self.sight.prompt(seat),
            None => {
                let names = names_of(self.text, self.table.to_act(), &self.names);
                self.text.tell("table-waiting", args!(names = names))
            }
        }
    }

    /// Points by source, from what the observer knows.
    pub fn sheet(&self) -> Vec<ScoreRow> {
        self.sight.sheet()
    }

    pub fn winners(&self) -> SeatSet {
        match self.table.phase {
            Phase::Over => self.shown.winners(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The seed and salt, once the match is over.
    pub fn secret(&self) -> Option<&'a Secret> {
        (self.table.phase == Phase::Over).then(|| self.shown.secret())
    }
}
