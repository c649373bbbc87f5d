//! Looks one action ahead and takes the one that the judge rates best.

use crate::bot::Bot;
use crate::judge::Judge;
use patolli_core::{ActionSet, Dense, Quick, Seat};

/// Takes the action with the highest estimate for its own seat.
#[derive(Debug)]
pub struct Greedy {
    dice: Quick,
    worlds: u32,
    /// The maximum number of points added to each estimate at random.
    noise: f32,
}

impl Greedy {
    /// Averages over `worlds` that match the view; `noise` makes it weaker.
    pub fn new(seed: u64, worlds: u32, noise: f32) -> Self {
        Self { dice: Quick::new(seed), worlds, noise }
    }
}

impl<G: Judge> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &ActionSet<G::Action>) -> G::Action {
        if let Some(only) = legal.only() {
            return only;
        }
        let mut totals = [0.0f32; patolli_core::MAX_ACTIONS];
        for _ in 0..self.worlds {
            let world = G::determinize(view, &mut self.dice);
            for action in legal.iter() {
                let mut after = world.clone();
                after.apply(seat, action, &mut self.dice);
                totals[action.index()] += after.value(seat);
            }
        }
        let mut best = (f32::NEG_INFINITY, legal.nth(0));
        for action in legal.iter() {
            let mean = totals[action.index()] / self.worlds as f32;
            let worth = mean + self.noise * self.dice.unit();
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }
}
