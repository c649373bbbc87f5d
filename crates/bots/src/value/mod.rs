//! What actions are worth, in points and in the chance to win, as one seat can know it.
//!
//! Every legal action begins a separate tree and is tried in the same worlds. Half of the actions
//! are tried further, then half of those; the best ones get the most worlds. Two actions are
//! compared in the worlds in which both were tried, after equally long searches.

mod aftermath;
mod chances;
mod trial;

pub use aftermath::{Aftermath, Contrast};
pub use chances::Chances;
pub(crate) use chances::chances_of;

use crate::judge::Judge;
use crate::mcts::Settings;
use crate::mcts::tree::Tree;
use crate::stop::Stop;
use patolli_core::{PerSeat, Quick, Seat};
use trial::Trial;

/// How much thought a valuation gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Worlds in all, over all actions.
    pub worlds: u32,
    /// At most this many more, while it is not clear which of two actions is better.
    pub doubt: u32,
}

impl Effort {
    /// Tens of milliseconds for a decision.
    pub const QUICK: Self = Self { worlds: 2_000, doubt: 1_000 };
    /// Twenty times that.
    pub const DEEP: Self = Self { worlds: 40_000, doubt: 20_000 };
}

/// What one action is worth to the seat that chooses it.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth<A> {
    /// The action.
    pub action: A,
    /// The expected final points of every seat.
    pub points: PerSeat<f32>,
    /// The chance of every seat to win; together 1.
    pub wins: PerSeat<f32>,
    /// The expected lead over the best other seat.
    pub margin: f32,
    /// The standard error of the margin.
    pub error: f32,
    /// What it costs compared with the best action.
    pub loss: Loss,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

/// What an action costs compared with the best one, in the same worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// In expected margin.
    pub points: f32,
    /// In the chance to win.
    pub win: f32,
    /// The standard error of the loss in points.
    pub points_error: f32,
    /// The standard error of the loss in the chance to win.
    pub win_error: f32,
}

impl Loss {
    /// How many standard errors make a difference clear.
    pub const CLEAR: f32 = 2.0;

    /// Whether the difference is too large to be noise.
    pub fn is_clear(&self) -> bool {
        self.win > Self::CLEAR * self.win_error || self.points > Self::CLEAR * self.points_error
    }
}

/// The worth of every legal action of a seat, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Valuation<A> {
    /// The seat that chooses.
    pub seat: Seat,
    /// Never empty.
    pub worths: Vec<Worth<A>>,
}

impl<A: Copy + PartialEq> Valuation<A> {
    /// The best action.
    pub fn best(&self) -> &Worth<A> {
        &self.worths[0]
    }
    /// The worth of one action.
    pub fn of(&self, action: A) -> Option<&Worth<A>> {
        self.worths.iter().find(|worth| worth.action == action)
    }
}

/// Values actions. The same seed, effort and view give the same result, unless it is stopped.
#[derive(Debug)]
pub struct Valuer {
    effort: Effort,
    seed: u64,
    tree: Tree,
    stop: Stop,
}

impl Valuer {
    /// Nothing but the seed decides which worlds are tried.
    pub fn new(seed: u64, effort: Effort) -> Self {
        Self { effort, seed, tree: Tree::default(), stop: Stop::default() }
    }

    /// The same for other worlds, in the memory of this one.
    pub fn with_seed(&mut self, seed: u64) -> &mut Self {
        self.seed = seed;
        self
    }

    /// Lets the caller end a valuation early, with what is known by then.
    pub fn listen_to(&mut self, stop: Stop) {
        self.stop = stop;
    }

    /// The worth of every action of a seat that owes a decision. One of them, such as the one that
    /// was played, is compared with the best as closely as the second best. `heard` gets what is
    /// known so far, and which part is done.
    pub fn value<G: Judge>(
        &mut self,
        view: &G::View,
        seat: Seat,
        also: Option<G::Action>,
        mut heard: impl FnMut(&Valuation<G::Action>, f32),
    ) -> Valuation<G::Action> {
        let Self { effort, seed, tree, stop } = self;
        let settings = Settings { simulations: effort.worlds + effort.doubt, ..G::EXPERT };
        let legal = G::determinize(view, &mut Quick::new(*seed)).legal(seat);
        let mut trial = Trial::<G>::new(&settings, view, seat, (tree, *seed), &legal);
        let rounds = legal.len().next_power_of_two().ilog2().max(1);
        let mut going = legal.len();
        for round in 0..rounds {
            trial.go_on(going, effort.worlds / rounds / going as u32, stop);
            going = trial.rank(going, also);
            heard(&trial.valuation(), (round + 1) as f32 / (rounds + 1) as f32);
        }
        trial.settle(effort.doubt, also, stop);
        trial.valuation()
    }
}

/// The estimate of every seat's chance to win, and of its points, before anyone chooses.
pub(crate) fn shares<G: Judge>(world: &G, points: &PerSeat<f32>) -> PerSeat<f32> {
    match world.to_act().is_empty() {
        true => won(world),
        false => {
            let solo = world.automa().is_some();
            G::chances().shares(points, world.n_seats(), solo, world.progress())
        }
    }
}

/// Winners share the win.
fn won<G: Judge>(world: &G) -> PerSeat<f32> {
    let winners = world.winners();
    let share = 1.0 / winners.len().max(1) as f32;
    PerSeat::from_fn(|seat| if winners.contains(seat) { share } else { 0.0 })
}
