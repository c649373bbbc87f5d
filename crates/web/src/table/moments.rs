//! Moments of a match: after a step, and inside one while the game's own opponent takes its turn.

use super::seen::Seen;
use patolli_boards::Drawn;
use patolli_bots::Judge;
use patolli_core::Part;
use std::fmt;
use std::str::FromStr;

/// So many whole steps, and so many parts of the next one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Moment {
    pub step: usize,
    pub part: usize,
}

impl Moment {
    pub fn after(step: usize) -> Self {
        Self { step, part: 0 }
    }
}

/// Written `12`, or `12.3` inside the thirteenth step.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            0 => write!(f, "{}", self.step),
            part => write!(f, "{}.{part}", self.step),
        }
    }
}

impl FromStr for Moment {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (step, part) = text.split_once('.').unwrap_or((text, "0"));
        Ok(Self { step: step.parse()?, part: part.parse()? })
    }
}

/// A part of a step as one observer may know it.
pub struct Shown<G> {
    pub lines: Vec<String>,
    pub game: G,
}

impl<G: Judge + Drawn> Seen<'_, G> {
    /// The parts of a step in which the observer learns something, at least one. The step is counted
    /// among those the game still knows.
    pub fn parts(&self, index: usize) -> Vec<Shown<G>> {
        let Some(step) = self.played().steps().get(index) else { return Vec::new() };
        let mut shown: Vec<Shown<G>> = Vec::new();
        let mut lines: Vec<String> = self.forced_line(step).into_iter().collect();
        let mut told = 0;
        for Part { events, game } in self.raw_parts(index) {
            lines.extend(self.lines(&step.events[told..events]));
            told = events;
            match shown.last_mut().filter(|_| lines.is_empty()) {
                // Nobody would see what is new.
                Some(last) => last.game = game,
                None => shown.push(Shown { lines: std::mem::take(&mut lines), game }),
            }
        }
        // The own part of a step may tell nothing, and the opponent's does.
        if shown.len() > 1 && shown[0].lines.is_empty() {
            shown.remove(0);
        }
        shown
    }

    /// Only the games' own opponents act inside a step of somebody else.
    fn raw_parts(&self, index: usize) -> Vec<Part<G>> {
        let played = self.played();
        match (played.game().automa(), played.steps().get(index)) {
            (Some(_), _) => played.parts(index),
            (None, Some(step)) => {
                let game = played.game_at(index + 1).clone();
                vec![Part { events: step.events.len(), game }]
            }
            (None, None) => Vec::new(),
        }
    }

    /// The moments of a step, each with its lines.
    pub fn moments(&self, step: usize) -> impl Iterator<Item = (Moment, Vec<String>)> + use<G> {
        let parts = self.parts(step - self.table.first_step());
        let last = parts.len();
        parts.into_iter().enumerate().map(move |(i, part)| {
            let inside = Moment { step, part: i + 1 };
            (if i + 1 == last { Moment::after(step + 1) } else { inside }, part.lines)
        })
    }

    fn n_parts(&self, step: usize) -> usize {
        self.parts(step - self.table.first_step()).len()
    }

    /// The moments of a step that show the observer something: a line, or a choice of their own. Others
    /// choose in secret, too, and then nothing is to be seen.
    fn worth_showing(&self, step: usize) -> impl DoubleEndedIterator<Item = (Moment, Vec<String>)> {
        let chosen = self.played().steps().get(step - self.table.first_step());
        let own = chosen.is_some_and(|chosen| self.observer.eyes == Some(chosen.seat));
        let moments: Vec<_> = self.moments(step).collect();
        moments.into_iter().filter(move |(_, lines)| own || !lines.is_empty())
    }

    /// What is worth showing after this moment, up to the present.
    pub fn moments_since(&self, from: Moment) -> impl Iterator<Item = (Moment, Vec<String>)> {
        let steps = from.step..self.table.steps();
        steps.flat_map(|step| self.worth_showing(step)).filter(move |(at, _)| *at > from)
    }

    pub fn next_moment(&self, at: Moment) -> Option<Moment> {
        self.moments_since(at).map(|(next, _)| next).next()
    }

    pub fn previous_moment(&self, at: Moment) -> Option<Moment> {
        let first = Moment::after(self.table.first_step());
        let steps = (first.step..self.table.steps().min(at.step + 1)).rev();
        let told = steps.flat_map(|step| self.worth_showing(step).rev());
        told.map(|(before, _)| before).chain([first]).find(|before| *before < at)
    }

    /// What happened just before the moment shown.
    pub fn just_now(&self) -> Vec<String> {
        let before =
            if self.at.part == 0 { self.at.step.checked_sub(1) } else { Some(self.at.step) };
        let Some(step) = before.filter(|step| *step >= self.table.first_step()) else {
            return Vec::new();
        };
        let mut moments = self.moments(step);
        moments.find(|(at, _)| *at == self.at).map_or(Vec::new(), |(_, lines)| lines)
    }

    /// The step that led to the moment shown, the part of it, and how many parts it has.
    pub fn place(&self) -> (usize, usize, usize) {
        match (self.at.part, self.at.step.checked_sub(1)) {
            (0, Some(step)) if step >= self.table.first_step() => {
                let parts = self.n_parts(step);
                (self.at.step, parts, parts)
            }
            (0, _) => (self.at.step, 1, 1),
            (part, _) => (self.at.step + 1, part, self.n_parts(self.at.step)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_read_back_and_have_an_order() {
        for (text, step, part) in [("0", 0, 0), ("12", 12, 0), ("12.3", 12, 3)] {
            let moment = Moment { step, part };
            assert_eq!((text.parse(), moment.to_string().as_str()), (Ok(moment), text));
        }
        for bad in ["", "x", "1.", ".1", "1.2.3", "-1"] {
            assert!(bad.parse::<Moment>().is_err(), "{bad}");
        }
        assert!(Moment { step: 12, part: 9 } < Moment::after(13));
    }
}
