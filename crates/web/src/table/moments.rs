//! Moments of a match: after a step, and inside one while the game's own opponent takes its turn.

use super::seen::Seen;
use std::fmt;
use std::str::FromStr;

/// This many whole steps, and this many parts of the next one.
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

impl Seen<'_> {
    /// The moments of a step, each with its lines.
    pub fn moments(&self, step: usize) -> impl Iterator<Item = (Moment, Vec<String>)> + use<> {
        let parts = self.shown().parts(step - self.table.first_step());
        let last = parts.len();
        parts.into_iter().enumerate().map(move |(i, part)| {
            let inside = Moment { step, part: i + 1 };
            (if i + 1 == last { Moment::after(step + 1) } else { inside }, part)
        })
    }

    fn n_parts(&self, step: usize) -> usize {
        self.shown().parts(step - self.table.first_step()).len()
    }

    /// The moments of a step that show the observer something: a line, or their own choice.
    /// Others may choose in secret, and then there is nothing to see.
    fn worth_showing(&self, step: usize) -> impl DoubleEndedIterator<Item = (Moment, Vec<String>)> {
        let chosen = self.shown().taken(step - self.table.first_step());
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
