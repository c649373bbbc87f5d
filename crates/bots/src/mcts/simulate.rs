//! One simulation: down the tree, on by playout, and back with the rewards.

use super::playout::{choose, play_on};
use super::reward::{best_other, reward, rewards};
use super::settings::{Reach, Settings};
use super::tree::{Node, ROOT, Tree};
use crate::judge::Judge;
use crate::stop::Stop;
use patolli_core::{ActionSet, Dense, PerSeat, Quick, Seat, SeatSet, Set};
use std::time::Instant;

/// The search of one seat in one tree.
pub(crate) struct Search<'a, G: Judge> {
    settings: &'a Settings,
    view: &'a G::View,
    me: Seat,
    tree: &'a mut Tree,
    dice: Quick,
    /// The nodes of the current simulation below the root.
    path: Vec<u32>,
}

/// The expected path length; a longer path only costs an allocation.
const DEPTH: usize = 256;
/// The maximum number of nodes that a simulation adds on average.
const GROWTH: usize = 12;
/// The number of simulations between two checks of the clock and the stop signal.
const LOOK_EVERY: u32 = 32;

impl<'a, G: Judge> Search<'a, G> {
    pub fn new(
        settings: &'a Settings,
        view: &'a G::View,
        me: Seat,
        tree: &'a mut Tree,
        dice: Quick,
    ) -> Self {
        Self { settings, view, me, tree, dice, path: Vec::with_capacity(DEPTH) }
    }

    /// An empty tree with room for this many simulations.
    pub fn restart(&mut self, simulations: u32) {
        self.tree.restart((simulations as usize).saturating_mul(GROWTH));
    }

    pub fn run(&mut self, simulations: u32, stop: &Stop) {
        self.restart(simulations);
        let start = self.settings.limit.map(|limit| (Instant::now(), limit));
        for done in 1..=simulations {
            self.simulate();
            if done % LOOK_EVERY != 0 {
                continue;
            }
            if stop.is_raised() || start.is_some_and(|(start, limit)| start.elapsed() >= limit) {
                return;
            }
        }
    }

    fn simulate(&mut self) {
        let mut world = G::determinize(self.view, &mut self.dice);
        let reach = self.reach(&world);
        self.path.clear();
        self.descend(&mut world, ROOT);
        self.finish(&mut world, reach);
    }

    /// Adds a first action to an empty tree.
    pub fn begin(&mut self, action: G::Action) -> u32 {
        let node = Node::new(self.me.index() as u8, action.index() as u16, 0.5);
        self.tree.add_child(ROOT, node)
    }

    /// Plays one world that begins with this first action. The same seed gives the same hidden
    /// cards, whatever the action. Returns the world where it was estimated, and the estimates.
    pub fn follow(&mut self, first: u32, seed: u64) -> (G, PerSeat<f32>) {
        self.dice = Quick::new(seed);
        let mut world = G::determinize(self.view, &mut self.dice);
        let reach = self.reach(&world);
        // A choice that is made at the same time must not depend on ours.
        let to_act = world.to_act();
        for seat in to_act.without(Set::one(self.me)) {
            let action = choose(&world, seat, self.settings.policy, &mut self.dice);
            world.apply(seat, action, &mut self.dice);
        }
        let action = G::Action::from_index(usize::from(self.tree.get(first).action));
        world.apply(self.me, action, &mut self.dice);
        self.path.clear();
        self.path.push(first);
        if self.tree.get(first).visits > 0 {
            self.descend(&mut world, first);
        }
        let values = self.finish(&mut world, reach);
        (world, values)
    }

    /// Plays on as far as the settings reach, and learns from the estimates there.
    fn finish(&mut self, world: &mut G, reach: Reach) -> PerSeat<f32> {
        let values = play_on(world, reach, self.settings.policy, &mut self.dice);
        self.learn(&rewards(&values, world.n_seats(), self.settings.lead));
        values
    }

    /// Before a simultaneous choice, the seat's own turn may come last: a playout that would end
    /// before it continues until everyone has had a turn.
    fn reach(&self, world: &G) -> Reach {
        match self.settings.reach {
            Reach::Turns(turns)
                if world.to_act().len() > 1 && (turns as usize) < world.n_seats() =>
            {
                Reach::Round
            }
            reach => reach,
        }
    }

    /// Follows the tree to a node that was never visited, or to the end of the game.
    fn descend(&mut self, world: &mut G, mut at: u32) {
        // Seats whose current choice is hidden from the others until all have chosen.
        let mut hidden: SeatSet = Set::EMPTY;
        loop {
            let to_act = world.to_act();
            if to_act.len() > 1 {
                hidden = to_act.without(Set::one(self.me));
            }
            // They come first: a seat whose choice is hidden from us must not see our choice
            // either.
            let Some(seat) = hidden.first().or(to_act.first()) else { return };
            if hidden.contains(seat) {
                // No plan may depend on this choice: it is not part of the tree.
                hidden.remove(seat);
                let action = choose(world, seat, self.settings.policy, &mut self.dice);
                world.apply(seat, action, &mut self.dice);
                continue;
            }
            let legal = world.legal(seat);
            if let Some(only) = legal.only() {
                world.apply(seat, only, &mut self.dice);
                continue;
            }
            let child = self.select(at, world, seat, &legal);
            let action = G::Action::from_index(usize::from(self.tree.get(child).action));
            world.apply(seat, action, &mut self.dice);
            self.path.push(child);
            if self.tree.get(child).visits == 0 {
                return;
            }
            at = child;
        }
    }

    /// The most promising legal child, added if it is new.
    fn select(&mut self, at: u32, world: &G, seat: Seat, legal: &ActionSet<G::Action>) -> u32 {
        let mut new = legal.clone();
        let mut best = (f32::NEG_INFINITY, ROOT);
        let mut next = self.tree.first_child(at);
        while let Some(child) = next {
            let node = self.tree.get_mut(child);
            let action = G::Action::from_index(usize::from(node.action));
            if usize::from(node.seat) == seat.index() && legal.contains(action) {
                new.remove(action);
                node.available += 1;
                let promise = self.settings.promise(node);
                if promise > best.0 {
                    best = (promise, child);
                }
            }
            next = self.tree.next_sibling(child);
        }
        if !new.is_empty() && (best.1 == ROOT || !self.tree.is_full()) {
            best = self.grow(at, world, seat, &new, best);
        }
        best.1
    }

    /// Adds a child for each new action, with the judge's estimate.
    fn grow(
        &mut self,
        at: u32,
        world: &G,
        seat: Seat,
        new: &ActionSet<G::Action>,
        mut best: (f32, u32),
    ) -> (f32, u32) {
        let rival = best_other(&world.values(), world.n_seats(), seat);
        for action in new.iter() {
            let mut after = world.clone();
            after.apply(seat, action, &mut self.dice);
            let prior = reward(after.value(seat), rival, self.settings.lead);
            let node = Node::new(seat.index() as u8, action.index() as u16, prior);
            let child = self.tree.add_child(at, node);
            let promise = self.settings.promise(self.tree.get(child));
            if promise > best.0 {
                best = (promise, child);
            }
        }
        best
    }

    fn learn(&mut self, rewards: &PerSeat<f32>) {
        for &node in &self.path {
            let node = self.tree.get_mut(node);
            node.visits += 1;
            node.total += rewards[Seat::new(usize::from(node.seat))];
        }
    }
}

impl Settings {
    /// Mean reward, with the judge's estimate as first visits, plus a bonus for actions that were
    /// rarely tried although they were possible.
    fn promise(&self, node: &Node) -> f32 {
        let visits = node.visits as f32;
        let mean = (node.total + self.trust * node.prior) / (visits + self.trust);
        let chances = (node.available as f32 + 1.0).ln();
        mean + self.exploration * (chances / (visits + 1.0)).sqrt()
    }
}
