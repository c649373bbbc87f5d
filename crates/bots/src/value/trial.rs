//! Trying actions in the same worlds.

use super::{Loss, Valuation, Worth, shares};
use crate::judge::Judge;
use crate::mcts::Settings;
use crate::mcts::reward::best_other;
use crate::mcts::simulate::Search;
use crate::mcts::tree::Tree;
use crate::stop::Stop;
use patolli_core::{ActionSet, PerSeat, Quick, Seat};

/// The fewest worlds of an action between two comparisons.
const LEAST: u32 = 8;
/// Worlds between two looks at a doubtful difference.
const CHUNK: u32 = 64;
/// A point of margin counts this much of a win, so that decided matches are still played well.
const POINT: f32 = 0.002;

/// The trial of all actions of one decision.
pub(super) struct Trial<'a, G: Judge> {
    search: Search<'a, G>,
    seat: Seat,
    seed: u64,
    n_seats: usize,
    /// The best first, as far as they were compared.
    lines: Vec<Line<G::Action>>,
}

/// One action and what became of it.
struct Line<A> {
    action: A,
    first: u32,
    samples: Vec<Sample>,
}

/// What one world made of an action.
#[derive(Clone, Copy)]
struct Sample {
    points: PerSeat<f32>,
    wins: PerSeat<f32>,
    margin: f32,
    win: f32,
}

impl Sample {
    fn utility(&self) -> f32 {
        self.win + POINT * self.margin
    }
}

impl<'a, G: Judge> Trial<'a, G> {
    pub fn new(
        settings: &'a Settings,
        view: &'a G::View,
        seat: Seat,
        (tree, seed): (&'a mut Tree, u64),
        legal: &ActionSet<G::Action>,
    ) -> Self {
        let dice = Quick::new(seed);
        let mut search = Search::<G>::new(settings, view, seat, tree, dice.clone());
        search.restart(settings.simulations);
        let n_seats = G::determinize(view, &mut dice.clone()).n_seats();
        let line = |action| Line { action, first: search.begin(action), samples: Vec::new() };
        let lines = legal.iter().map(line).collect();
        Self { search, seat, seed, n_seats, lines }
    }

    /// Tries the first lines in more worlds.
    pub fn go_on(&mut self, lines: usize, worlds: u32, stop: &Stop) {
        for _ in 0..worlds.max(LEAST) {
            for at in 0..lines {
                self.try_line(at);
            }
            // Every line is tried at least once, so that there is something to say.
            if stop.is_raised() {
                return;
            }
        }
    }

    fn try_line(&mut self, at: usize) {
        let line = &self.lines[at];
        // The first world is the first for every line.
        let seed = self.seed.wrapping_add((line.samples.len() as u64 + 1).wrapping_mul(STRIDE));
        let (world, points) = self.search.follow(line.first, seed);
        let wins = shares(&world, &points);
        let margin = points[self.seat] - best_other(&points, self.n_seats, self.seat);
        let sample = Sample { points, wins, margin, win: wins[self.seat] };
        self.lines[at].samples.push(sample);
    }

    /// Ranks the first lines; returns how many go on. One of them always does.
    pub fn rank(&mut self, going: usize, also: Option<G::Action>) -> usize {
        let worth = |line: &Line<G::Action>| mean(line.late(line.samples.len()), Sample::utility);
        self.lines[..going].sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        let half = going.div_ceil(2).max(2).min(going);
        let place = self.lines[..going].iter().position(|line| Some(line.action) == also);
        match place {
            Some(at) if at >= half => {
                self.lines[half..=at].rotate_right(1);
                half + 1
            }
            _ => half,
        }
    }

    /// Tries the best lines further while a difference is not clear.
    pub fn settle(&mut self, doubt: u32, also: Option<G::Action>, stop: &Stop) {
        let mut left = doubt / (2 * CHUNK);
        while left > 0 && !stop.is_raised() {
            let others = 1..self.lines.len();
            let open = others.filter(|at| *at == 1 || Some(self.lines[*at].action) == also);
            let unclear = open.filter(|at| !self.loss(&self.lines[*at]).is_clear());
            let Some(rival) = unclear.max_by_key(|at| self.lines[*at].samples.len()) else {
                return;
            };
            // Compared with another rival, the best one may have been tried more often.
            while self.lines[rival].samples.len() < self.lines[0].samples.len() {
                self.try_line(rival);
            }
            for _ in 0..CHUNK {
                self.try_line(0);
                self.try_line(rival);
            }
            left -= 1;
            if self.loss(&self.lines[rival]).utility() < 0.0 {
                self.lines.swap(0, rival);
            }
        }
    }

    /// What an action loses against the best, in the worlds of both.
    fn loss(&self, line: &Line<G::Action>) -> Loss {
        let best = &self.lines[0];
        let n = line.samples.len().min(best.samples.len());
        let pairs = || best.late(n).iter().zip(line.late(n));
        let (points, points_error) = spread(pairs().map(|(a, b)| a.margin - b.margin));
        let (win, win_error) = spread(pairs().map(|(a, b)| a.win - b.win));
        Loss { points, win, points_error, win_error }
    }

    pub fn valuation(&self) -> Valuation<G::Action> {
        let mut worths: Vec<_> = self.lines.iter().map(|line| self.worth(line)).collect();
        worths[1..].sort_by(|a, b| a.loss.utility().total_cmp(&b.loss.utility()));
        Valuation { seat: self.seat, worths }
    }

    fn worth(&self, line: &Line<G::Action>) -> Worth<G::Action> {
        let best = &self.lines[0];
        let n = line.samples.len().min(best.samples.len());
        let all = best.late(best.samples.len());
        let (margin, error) = spread(all.iter().map(|sample| sample.margin));
        // An action that was dropped early and looks better than a best one that was found later is
        // as good for all we know.
        let loss = match self.loss(line) {
            better if better.utility() < 0.0 => Loss { points: 0.0, win: 0.0, ..better },
            loss => loss,
        };
        // As far below the best one as in the worlds of both.
        let shift = |of: fn(&Sample) -> &PerSeat<f32>| {
            PerSeat::from_fn(|seat| {
                let mean = |samples| mean(samples, |it: &Sample| of(it)[seat]);
                mean(all) - mean(best.late(n)) + mean(line.late(n))
            })
        };
        Worth {
            action: line.action,
            points: shift(|it| &it.points),
            wins: as_shares(shift(|it| &it.wins)),
            margin: margin - loss.points,
            error: error.hypot(loss.points_error),
            loss,
            worlds: line.samples.len() as u32,
        }
    }
}

impl Loss {
    fn utility(&self) -> f32 {
        self.win + POINT * self.points
    }
}

/// Far from each other in the space of seeds.
const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;

impl<A> Line<A> {
    /// The later half of the first samples: early ones come from a tree that knows little.
    fn late(&self, n: usize) -> &[Sample] {
        &self.samples[n / 2..n]
    }
}

fn mean(samples: &[Sample], of: impl Fn(&Sample) -> f32) -> f32 {
    samples.iter().map(of).sum::<f32>() / samples.len().max(1) as f32
}

/// The mean and its standard error.
fn spread(values: impl Iterator<Item = f32> + Clone) -> (f32, f32) {
    let n = values.clone().count().max(1) as f32;
    let mean = values.clone().sum::<f32>() / n;
    let square = values.map(|value| (value - mean).powi(2)).sum::<f32>();
    (mean, (square / (n - 1.0).max(1.0) / n).sqrt())
}

/// Differences may lead a little beyond 0 and 1.
fn as_shares(wins: PerSeat<f32>) -> PerSeat<f32> {
    let wins = wins.0.map(|share| share.max(0.0));
    let sum: f32 = wins.iter().sum();
    PerSeat(wins.map(|share| share / sum))
}
