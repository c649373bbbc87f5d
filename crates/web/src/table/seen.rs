//! What one observer is shown. Beside the words of refusals this is the only place of the table page
//! that touches a whole game: everything that is drawn or listed comes out of here.

use super::moments::Moment;
use super::names::names;
use super::observer::Observer;
use crate::error::WebError;
use maud::Markup;
use patolli_boards::{Drawn, Scene};
use patolli_bots::Judge;
use patolli_core::{ActionSet, Audience, Dense, Fact, Match, Seat, SeatSet, Step, why_not};
use patolli_table::{InPlay, Phase, Table};
use patolli_text::{ScoreRow, Text, Words, forced, refusal};
use std::sync::Arc;

/// A moment of a match as one observer may know it.
pub struct Seen<'a, G: Judge + Drawn> {
    pub text: &'static Text,
    /// For what is public: seats, clocks, the life of the match.
    pub table: &'a Table,
    pub observer: Observer,
    pub names: Vec<String>,
    /// The moment shown, steps before a salvage included.
    pub at: Moment,
    pub view: G::View,
    /// What the observer last knew, if something has happened since.
    pub before: Option<G::View>,
    /// What the observing seat may choose.
    pub legal: ActionSet<G::Action>,
    /// Those of them that cannot be taken back.
    pub last_word: ActionSet<G::Action>,
    play: &'a InPlay<G>,
}

impl<'a, G: Judge + Drawn> Seen<'a, G> {
    /// The table as it stands; `None` if the game has not begun.
    pub fn now(table: &'a Table, observer: Observer, text: &'static Text) -> Option<Self> {
        let mut seen = Self::at(table, observer, text, Moment::after(table.steps()))?;
        if let Some(seat) = seen.deciding() {
            seen.legal = seen.play.played.game().legal(seat);
            seen.last_word = last_word(&seen.play.played, seat, &seen.legal);
        }
        seen.before = seen.since().and_then(|from| seen.view_at(from));
        Some(seen)
    }

    /// An earlier moment: nothing can be chosen there.
    pub fn at(
        table: &'a Table,
        observer: Observer,
        text: &'static Text,
        at: Moment,
    ) -> Option<Self> {
        let play = table.game_as::<G>()?;
        let index = at.step.checked_sub(table.first_step()).filter(|_| at.step <= table.steps())?;
        let view = play.played.game_at(index).view(observer.eyes);
        let names = names::<G>(table, text);
        let (legal, last_word) = (ActionSet::new(), ActionSet::new());
        let before = None;
        let mut seen =
            Self { text, table, observer, names, at, view, before, legal, last_word, play };
        if at.part > 0 {
            seen.view = seen.view_at(at)?;
        }
        Some(seen)
    }

    /// The observing seat, if its person decides now and may.
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

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.play.played.game().n_seats())
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// What is printed on the components of this match.
    fn kit(&self) -> &'static G::Kit {
        self.play.deal.kit
    }

    pub fn played(&self) -> &Match<G> {
        &self.play.played
    }

    /// What this observer knew at a moment, if the match has it.
    fn view_at(&self, at: Moment) -> Option<G::View> {
        let index = at.step.checked_sub(self.table.first_step())?;
        let eyes = self.observer.eyes;
        match at.part.checked_sub(1) {
            None => Some(self.play.played.game_at(index).view(eyes)),
            Some(part) => {
                let parts = self.parts(index);
                // The last part is the moment after the step.
                parts.get(part).filter(|_| at.part < parts.len()).map(|part| part.game.view(eyes))
            }
        }
    }

    /// Another moment, named in an address, for the same observer.
    pub fn moment(&self, at: &str) -> Result<Self, WebError> {
        let at = at.parse().map_err(|_| WebError::NotFound)?;
        let seen = Self::at(self.table, self.observer.clone(), self.text, at);
        seen.ok_or(WebError::NotFound)
    }

    /// The same moment through other eyes, for replays of finished matches.
    pub fn with_eyes(&self, eyes: Option<Seat>) -> Option<Self> {
        let observer = Observer { eyes, ..self.observer.clone() };
        Self::at(self.table, observer, self.text, self.at)
    }

    /// The moment since which the observer has not decided anything: after their last choice, or
    /// inside it where others acted. `None` if there is nothing new.
    pub fn since(&self) -> Option<Moment> {
        let (steps, first) = (self.play.played.steps(), self.table.first_step());
        let Some(seat) = self.observer.eyes else {
            return Some(Moment::after(steps.len().checked_sub(1)? + first));
        };
        let decided = |step: &Arc<Step<G>>| step.seat == seat && !step.was_forced();
        let Some(own) = steps.iter().rposition(decided) else {
            return (!steps.is_empty()).then_some(Moment::after(first));
        };
        if self.parts(own).len() > 1 {
            return Some(Moment { step: own + first, part: 1 });
        }
        match own + 1 < steps.len() {
            true => Some(Moment::after(own + 1 + first)),
            false => (!steps[own].reversible).then_some(Moment::after(own + first)),
        }
    }

    /// Lets a drawing look.
    pub fn draw(&self, drawing: impl FnOnce(&Scene<'_, G>) -> Markup) -> Markup {
        let game = self.play.played.game();
        let why = |action: G::Action| {
            let refused = why_not(game, self.deciding()?, action)?;
            Some(refusal::<G>(self.text, self.kit(), &refused, &self.names))
        };
        drawing(&Scene {
            text: self.text,
            view: &self.view,
            before: self.before.as_ref(),
            eyes: self.observer.eyes,
            names: &self.names,
            legal: self.legal.clone(),
            why_not: &why,
        })
    }

    /// What must be done, or for whom we wait.
    pub fn prompt(&self) -> String {
        // Whoever has no seat is told what somebody is told who waits.
        let seat = self.observer.eyes.or_else(|| {
            let to_act = self.table.to_act();
            self.seats().find(|seat| !to_act.contains(*seat))
        });
        match seat {
            Some(seat) => G::prompt(self.text, &self.view, seat, &self.names),
            None => {
                let names = patolli_text::names_of(self.text, self.table.to_act(), &self.names);
                self.text.tell("table-waiting", patolli_text::args!(names = names))
            }
        }
    }

    /// What was taken for a person. It is nobody's secret: everyone could work it out.
    pub fn forced_line(&self, step: &Step<G>) -> Option<String> {
        let of_person = self.table.chair(step.seat)?.person().is_some();
        let taken = of_person && step.was_forced();
        let view = step.before().view(self.observer.eyes);
        taken.then(|| forced::<G>(self.text, &view, (step.seat, step.action), &self.names))
    }

    /// What setup told.
    pub fn opening_lines(&self) -> Vec<String> {
        self.lines(self.play.played.opening())
    }

    pub fn lines(&self, events: &[G::Event]) -> Vec<String> {
        let eyes = self.observer.eyes;
        let known = events.iter().filter(|event| match event.audience() {
            Audience::Everyone => true,
            Audience::Only(owner) => Some(owner) == eyes,
        });
        let words = |event| G::event(self.text, self.kit(), event, &self.names);
        known.filter_map(words).collect()
    }

    /// Points part by part, from what the observer knows.
    pub fn sheet(&self) -> Vec<ScoreRow> {
        G::score_sheet(self.text, &self.view)
    }

    pub fn winners(&self) -> SeatSet {
        match self.table.phase {
            Phase::Over => self.play.played.game().winners(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The seed and salt, once the match is over.
    pub fn secret(&self) -> Option<&patolli_core::record::Secret> {
        (self.table.phase == Phase::Over).then_some(&self.play.deal.secret)
    }
}

/// Actions after which the seat could not go back by itself.
fn last_word<G: Words>(
    played: &Match<G>,
    seat: Seat,
    legal: &ActionSet<G::Action>,
) -> ActionSet<G::Action> {
    let mut last = ActionSet::new();
    for action in legal.iter() {
        if !played.is_reversible(seat, action) {
            last.insert(action);
        }
    }
    last
}
