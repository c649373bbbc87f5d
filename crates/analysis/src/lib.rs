#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod choices;
mod ledger;
mod luck;

pub use choices::{Choice, Mark};
pub use ledger::Ledger;
pub use luck::Draw;

use patolli_bots::{Contrast, Effort, Judge, Stop, in_parallel};
use patolli_core::{Match, Seat};

/// How much thought an analysis gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Level {
    /// Seconds for a match.
    #[default]
    Quick,
    /// Twenty times that.
    Deep,
}

impl Level {
    /// The effort for one decision.
    pub const fn effort(self) -> Effort {
        match self {
            Self::Quick => Effort { worlds: 1_200, doubt: 600 },
            Self::Deep => Effort { worlds: 24_000, doubt: 12_000 },
        }
    }
}

/// What is asked of an analysis.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How much thought a decision gets.
    pub effort: Effort,
    /// Decides the worlds that are tried.
    pub seed: u64,
    /// Decisions valued at the same time. The result does not depend on it.
    pub threads: usize,
    /// Ends the analysis early; it is then of no use.
    pub stop: Stop,
}

/// What a match was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// The seats, a solo opponent included.
    pub seats: usize,
    /// Every decision that had more than one option, in order.
    pub choices: Vec<Choice<A>>,
    /// Every use of chance, in order.
    pub draws: Vec<Draw>,
    /// How the result of each seat came about.
    pub ledgers: Vec<Ledger>,
}

/// Analyses a finished match. `progress` gets the number of values that are done, and of all.
pub fn analyse<G: Judge>(
    played: &Match<G>,
    plan: &Plan,
    progress: &dyn Fn(usize, usize),
) -> Analysis<G::Action> {
    let steps = played.steps().len();
    let done = |n: usize| progress(n, steps);
    let values = in_parallel(steps, plan.threads, &done, |step| {
        let seed = plan.seed.wrapping_add((step as u64) << 32);
        let choice = match plan.stop.is_raised() {
            true => None,
            false => choices::judge(played, step, seed, plan),
        };
        (choice, luck::draw(played, step, seed))
    });
    let (choices, draws): (Vec<_>, Vec<_>) = values.into_iter().unzip();
    let choices: Vec<_> = choices.into_iter().flatten().collect();
    let draws: Vec<_> = draws.into_iter().flatten().collect();
    let seats = played.game().n_seats();
    let ledger = |seat| Ledger::of(played.game(), &choices, &draws, seat);
    let ledgers = Seat::first(seats).map(ledger).collect();
    Analysis { seats, choices, draws, ledgers }
}

/// The worlds that are played to the end for the reason of a difference.
const TO_THE_END: u32 = 48;

/// Why the best action was better than the one played: the sources of points with a clear
/// difference, the largest first.
pub fn why<G: Judge>(
    played: &Match<G>,
    choice: &Choice<G::Action>,
    plan: &Plan,
) -> Vec<(G::Part, f32)> {
    let view = played.game_at(choice.step).view(Some(choice.seat));
    let actions = [choice.best.action, choice.played.action];
    let worlds = (TO_THE_END, plan.seed.wrapping_add(choice.step as u64));
    Contrast::of::<G>(&view, choice.seat, actions, worlds, &plan.stop).clear::<G>()
}

impl<A> Analysis<A> {
    /// The marked choices of a seat, the most expensive first.
    pub fn mistakes(&self, seat: Seat) -> Vec<&Choice<A>> {
        let marked = self.choices.iter().filter(|it| it.seat == seat && it.mark.is_some());
        let mut marked: Vec<_> = marked.collect();
        marked.sort_by(|a, b| b.played.loss.win.total_cmp(&a.played.loss.win));
        marked
    }
}
