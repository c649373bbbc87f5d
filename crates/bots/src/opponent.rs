//! A level with its own budget.

use crate::level::{Level, UnknownLevel};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A level, with an optional budget for those that search: `hard`, `expert@1s`, `hard@500`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// How strong it plays.
    pub level: Level,
    /// Its budget for one decision; `None` for that of the level.
    pub budget: Option<Budget>,
}

/// The search budget for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This number of simulations.
    Simulations(u32),
    /// A time limit; the choice then depends on the machine.
    Time(Duration),
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Self {
        Self { level, budget: None }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => write!(f, "{}", self.level),
            Some(Budget::Simulations(n)) => write!(f, "{}@{n}", self.level),
            Some(Budget::Time(time)) => write!(f, "{}@{}ms", self.level, time.as_millis()),
        }
    }
}

impl FromStr for Opponent {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let unknown = || UnknownLevel(text.to_string());
        let Some((level, budget)) = text.split_once('@') else {
            return Ok(text.parse::<Level>()?.into());
        };
        let level: Level = level.parse().map_err(|_| unknown())?;
        let budget = read_budget(budget).ok_or_else(unknown)?;
        match level {
            Level::Hard | Level::Expert => Ok(Self { level, budget: Some(budget) }),
            Level::Random | Level::Easy | Level::Normal => Err(unknown()),
        }
    }
}

/// `500` simulations, `250ms` or `1s`, within reason.
fn read_budget(text: &str) -> Option<Budget> {
    const MOST_SIMULATIONS: u32 = 100_000_000;
    const MOST_MILLISECONDS: u64 = 600_000;
    let time = |digits: &str, unit: u64| {
        let ms = digits.parse::<u64>().ok()?.checked_mul(unit)?;
        (1..=MOST_MILLISECONDS).contains(&ms).then(|| Budget::Time(Duration::from_millis(ms)))
    };
    if let Some(digits) = text.strip_suffix("ms") {
        time(digits, 1)
    } else if let Some(digits) = text.strip_suffix('s') {
        time(digits, 1000)
    } else {
        let n = text.parse().ok()?;
        (1..=MOST_SIMULATIONS).contains(&n).then_some(Budget::Simulations(n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_and_written() {
        for text in ["normal", "hard@500", "expert@250ms"] {
            assert_eq!(text.parse::<Opponent>().unwrap().to_string(), text);
        }
        let second = "expert@1s".parse::<Opponent>().unwrap();
        assert_eq!(second.budget, Some(Budget::Time(Duration::from_secs(1))));
        for bad in
            ["easy@5", "hard@", "hard@0", "hard@-1", "hard@9999999h", "hard@99999999999s", "@"]
        {
            assert!(bad.parse::<Opponent>().is_err(), "{bad}");
        }
    }
}
