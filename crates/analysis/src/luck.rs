//! How lucky each use of chance was.

use patolli_bots::Judge;
use patolli_core::{Host, Match, PerSeat, Quick, Seat, Stream};

/// A step that used chance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Draw {
    /// Its step of the match.
    pub step: usize,
    /// For each seat, how much better its lead was after it than on average over what could have
    /// come.
    pub luck: PerSeat<f32>,
}

/// More outcomes than this are sampled, this many.
const OUTCOMES: usize = 64;

/// The luck of a step; `None` if it used no chance.
pub(crate) fn draw<G: Judge>(played: &Match<G>, step: usize, seed: u64) -> Option<Draw> {
    let made = &played.steps()[step];
    let after = |host: &mut Scripted| {
        let mut game = made.before().clone();
        game.apply(made.seat, made.action, host);
        game
    };
    let mut first = Scripted::default();
    after(&mut first);
    if first.sides.is_empty() {
        return None;
    }
    let mean = every_outcome(after).unwrap_or_else(|| {
        let sampled = (0..OUTCOMES as u64).map(|k| {
            let mut game = made.before().clone();
            game.apply(made.seat, made.action, &mut Quick::new(seed.wrapping_add(k)));
            (1.0 / OUTCOMES as f32, leads(&game))
        });
        weighted(sampled)
    });
    let came = leads(played.game_at(step + 1));
    Some(Draw { step, luck: PerSeat::from_fn(|seat| came[seat] - mean[seat]) })
}

/// The mean over all outcomes; `None` if there are too many.
fn every_outcome<G: Judge>(after: impl Fn(&mut Scripted) -> G) -> Option<PerSeat<f32>> {
    let mut host = Scripted::default();
    let mut outcomes = Vec::new();
    loop {
        let game = after(&mut host);
        outcomes.push((host.weight(), leads(&game)));
        if outcomes.len() > OUTCOMES {
            return None;
        }
        if !host.next() {
            return Some(weighted(outcomes.into_iter()));
        }
    }
}

fn weighted(outcomes: impl Iterator<Item = (f32, PerSeat<f32>)>) -> PerSeat<f32> {
    outcomes.fold(PerSeat::default(), |sum, (weight, leads)| {
        PerSeat::from_fn(|seat| sum[seat] + weight * leads[seat])
    })
}

/// Every seat's estimated lead over the best other.
fn leads<G: Judge>(game: &G) -> PerSeat<f32> {
    let points = match game.to_act().is_empty() {
        true => {
            let scores = game.scores();
            PerSeat::from_fn(|seat| f32::from(scores[seat]))
        }
        false => game.values(),
    };
    lead_of(&points, game.n_seats())
}

pub(crate) fn lead_of(points: &PerSeat<f32>, n: usize) -> PerSeat<f32> {
    let mut leads = PerSeat::default();
    for seat in Seat::first(n) {
        let others = Seat::first(n).filter(|other| *other != seat).map(|other| points[other]);
        leads[seat] = points[seat] - others.reduce(f32::max).unwrap_or(0.0);
    }
    leads
}

/// Gives the outcomes of a script, then the first one of each further roll, and notes how many there
/// were.
#[derive(Default)]
struct Scripted {
    script: Vec<u32>,
    sides: Vec<u32>,
}

impl<E> Host<E> for Scripted {
    fn roll(&mut self, _: Stream, sides: u32) -> u32 {
        let at = self.sides.len();
        self.sides.push(sides);
        if at == self.script.len() {
            self.script.push(0);
        }
        self.script[at]
    }
    fn hear(&mut self, _: impl FnOnce() -> E) {}
}

impl Scripted {
    /// How likely the outcome was that this script led to.
    fn weight(&self) -> f32 {
        self.sides.iter().map(|sides| 1.0 / *sides as f32).product()
    }

    /// On to the next outcome, if there is one: the last roll that has another comes next.
    fn next(&mut self) -> bool {
        self.script.truncate(self.sides.len());
        while let Some(last) = self.script.pop() {
            let sides = self.sides[self.script.len()];
            if last + 1 < sides {
                self.script.push(last + 1);
                self.sides.clear();
                return true;
            }
        }
        false
    }
}
