//! Information-set Monte Carlo tree search: one tree over what the seat can know, and a new world
//! that matches its view in every simulation.

pub(crate) mod playout;
pub(crate) mod reward;
mod settings;
pub(crate) mod simulate;
pub(crate) mod tree;

pub use settings::{Policy, Reach, Settings};

use crate::bot::Bot;
use crate::judge::Judge;
use crate::stop::Stop;
use patolli_core::{ActionSet, Dense, Quick, Seat};
use simulate::Search;
use tree::Tree;

/// A bot that searches. The same seed, settings and views give the same choices.
#[derive(Debug)]
pub struct Mcts {
    settings: Settings,
    dice: Quick,
    /// One tree for each thread, kept only to reuse its memory.
    trees: Vec<Tree>,
    stop: Stop,
}

/// The search result for one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How many simulations began with it.
    pub visits: u32,
    /// Mean reward of the searching seat, from 0 to 1.
    pub mean: f32,
}

impl Mcts {
    /// The same seed and settings give the same choices, unless a time limit is set.
    pub fn new(seed: u64, settings: Settings) -> Self {
        let trees = (0..settings.threads.max(1)).map(|_| Tree::default()).collect();
        Self { settings, dice: Quick::new(seed), trees, stop: Stop::default() }
    }

    /// Searches and returns its result for each legal action, the most visited first.
    pub fn think<G: Judge>(&mut self, view: &G::View, seat: Seat) -> Vec<Candidate<G::Action>> {
        let threads = self.trees.len() as u32;
        let all = self.settings.simulations;
        let share = |k: u32| all / threads + u32::from(k < all % threads);
        let seed = self.dice.next_u64();
        let (settings, stop) = (&self.settings, &self.stop);
        let (first, rest) = self.trees.split_first_mut().expect("at least one tree");
        std::thread::scope(|scope| {
            for (tree, k) in rest.iter_mut().zip(1..) {
                let dice = Quick::new(seed.wrapping_add(u64::from(k)));
                let simulations = share(k);
                scope.spawn(move || {
                    Search::<G>::new(settings, view, seat, tree, dice).run(simulations, stop);
                });
            }
            Search::<G>::new(settings, view, seat, first, Quick::new(seed)).run(share(0), stop);
        });
        merge::<G>(&self.trees)
    }
}

/// Adds up the roots of all trees.
fn merge<G: Judge>(trees: &[Tree]) -> Vec<Candidate<G::Action>> {
    let mut sums: Vec<(u16, u32, f32)> = Vec::new();
    for child in trees.iter().flat_map(Tree::root_children) {
        match sums.iter_mut().find(|sum| sum.0 == child.action) {
            Some(sum) => {
                sum.1 += child.visits;
                sum.2 += child.total;
            }
            None => sums.push((child.action, child.visits, child.total)),
        }
    }
    sums.sort_by_key(|(action, visits, _)| (std::cmp::Reverse(*visits), *action));
    let candidate = |(action, visits, total): (u16, u32, f32)| Candidate {
        action: G::Action::from_index(usize::from(action)),
        visits,
        mean: total / visits.max(1) as f32,
    };
    sums.into_iter().map(candidate).collect()
}

impl<G: Judge> Bot<G> for Mcts {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &ActionSet<G::Action>) -> G::Action {
        if let Some(only) = legal.only() {
            return only;
        }
        let found = self.think::<G>(view, seat);
        let best = found.iter().map(|candidate| candidate.action).find(|a| legal.contains(*a));
        best.unwrap_or_else(|| legal.nth(0))
    }

    fn listen_to(&mut self, stop: Stop) {
        self.stop = stop;
    }
}
