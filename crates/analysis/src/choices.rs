//! What each decision was worth to the seat that made it.

use crate::Plan;
use patolli_bots::{Judge, Loss, Valuer, Worth};
use patolli_core::{Match, Seat};

/// A decision with more than one option.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// Its step of the match.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// How many options there were.
    pub options: usize,
    /// What was played.
    pub played: Worth<A>,
    /// What was best.
    pub best: Worth<A>,
    /// Whether it was a mistake, and how bad a one.
    pub mark: Option<Mark>,
}

/// A clear loss of the chance to win, in the classes of lichess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// At least 5 points of 100.
    Inaccuracy,
    /// At least 10.
    Mistake,
    /// At least 15.
    Blunder,
}

impl Mark {
    /// All marks, from the least to the worst.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The least loss of the chance to win with this mark.
    pub const fn least(self) -> f32 {
        match self {
            Self::Inaccuracy => 0.05,
            Self::Mistake => 0.10,
            Self::Blunder => 0.15,
        }
    }

    /// The mark of a loss, if it is large and no noise.
    pub fn of(loss: &Loss) -> Option<Self> {
        let clear = loss.win > Loss::CLEAR * loss.win_error;
        Self::ALL.into_iter().rev().find(|mark| clear && loss.win >= mark.least())
    }
}

/// The decision at a step; `None` if there was nothing to decide.
pub(crate) fn judge<G: Judge>(
    played: &Match<G>,
    step: usize,
    seed: u64,
    plan: &Plan,
) -> Option<Choice<G::Action>> {
    let made = &played.steps()[step];
    let (before, seat) = (made.before(), made.seat);
    let options = before.legal(seat).len();
    if options < 2 {
        return None;
    }
    let mut valuer = Valuer::new(seed, plan.effort);
    valuer.listen_to(plan.stop.clone());
    // Only what the seat could know: its view.
    let view = before.view(Some(seat));
    let valued = valuer.value::<G>(&view, seat, Some(made.action), |_, _| {});
    let best = valued.best().clone();
    let worth = valued.of(made.action).unwrap_or(&best).clone();
    let mark = Mark::of(&worth.loss);
    Some(Choice { step, seat, options, played: worth, best, mark })
}
