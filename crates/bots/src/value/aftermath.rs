//! Where the points come from when the match is played on.

use super::Loss;
use crate::judge::Judge;
use crate::mcts::Policy;
use crate::mcts::playout::choose;
use crate::mcts::reward::best_other;
use crate::stop::Stop;
use patolli_core::{Dense, MAX_PARTS, PerSeat, Quick, Seat, Set};

/// What comes of an action on average when everyone plays on sensibly to the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aftermath {
    /// The points of the seat by source, in the order of the game's parts.
    pub parts: [f32; MAX_PARTS],
    /// The points of the best other seat.
    pub rival: f32,
}

/// How carefully the seat and the others play on.
const POLICY: Policy = Policy::BestOf(8);

impl Aftermath {
    /// Plays on to the end in this many worlds that fit the view. The same seed gives the same
    /// worlds for every action.
    pub fn of<G: Judge>(
        view: &G::View,
        seat: Seat,
        action: G::Action,
        (worlds, seed): (u32, u64),
        stop: &Stop,
    ) -> Self {
        let mut sum = Self { parts: [0.0; MAX_PARTS], rival: 0.0 };
        let mut played = 0;
        for k in 0..u64::from(worlds) {
            sum.add(&end_of::<G>(view, seat, action, seed.wrapping_add(k)), seat);
            played += 1;
            if stop.is_raised() {
                break;
            }
        }
        sum.over(played)
    }

    fn add<G: Judge>(&mut self, end: &G, seat: Seat) {
        for (part, points) in end.account(seat).iter() {
            self.parts[part.index()] += f32::from(points);
        }
        let points = end.scores();
        let points = PerSeat::from_fn(|seat| f32::from(points[seat]));
        self.rival += best_other(&points, end.n_seats(), seat);
    }

    fn over(self, n: u32) -> Self {
        let n = n.max(1) as f32;
        Self { parts: self.parts.map(|sum| sum / n), rival: self.rival / n }
    }
}

/// What one action gives more than another, by source, in the same worlds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contrast {
    /// For each part of the game, in order: the mean difference and its standard error.
    pub parts: [(f32, f32); MAX_PARTS],
}

impl Contrast {
    /// Plays on after both actions in this many worlds.
    pub fn of<G: Judge>(
        view: &G::View,
        seat: Seat,
        [better, other]: [G::Action; 2],
        (worlds, seed): (u32, u64),
        stop: &Stop,
    ) -> Self {
        let (mut sum, mut squares) = ([0.0; MAX_PARTS], [0.0; MAX_PARTS]);
        let mut n = 0.0_f32;
        for k in 0..u64::from(worlds) {
            let end = |action| end_of::<G>(view, seat, action, seed.wrapping_add(k));
            let accounts = [better, other].map(|action| end(action).account(seat));
            for (part, points) in accounts[0].iter() {
                let more = f32::from(points - accounts[1][part]);
                sum[part.index()] += more;
                squares[part.index()] += more * more;
            }
            n += 1.0;
            if stop.is_raised() {
                break;
            }
        }
        let n = n.max(1.0);
        let parts = std::array::from_fn(|i| {
            let mean = sum[i] / n;
            let variance = (squares[i] / n - mean * mean).max(0.0);
            (mean, (variance / n).sqrt())
        });
        Self { parts }
    }

    /// The sources with a difference of half a point or more that is not noise, the largest first.
    pub fn clear<G: Judge>(&self) -> Vec<(G::Part, f32)> {
        let clear = |part: G::Part| {
            let (mean, error) = self.parts[part.index()];
            (mean.abs() >= 0.5 && mean.abs() > Loss::CLEAR * error).then_some((part, mean))
        };
        let mut parts: Vec<_> = G::Part::all().filter_map(clear).collect();
        parts.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        parts
    }
}

/// The end of one world that begins with this action.
fn end_of<G: Judge>(view: &G::View, seat: Seat, action: G::Action, seed: u64) -> G {
    let mut dice = Quick::new(seed);
    let mut world = G::determinize(view, &mut dice);
    // A choice that is made at the same time must not depend on ours.
    for other in world.to_act().without(Set::one(seat)) {
        let action = choose(&world, other, POLICY, &mut dice);
        world.apply(other, action, &mut dice);
    }
    world.apply(seat, action, &mut dice);
    while let Some(next) = world.to_act().first() {
        let action = choose(&world, next, POLICY, &mut dice);
        world.apply(next, action, &mut dice);
    }
    world
}
