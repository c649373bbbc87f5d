//! Measures single calls on positions from random games.

use super::{Effort, median};
use patolli_bots::Judge;
use patolli_core::{Quick, Seat, Title};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Nanoseconds of one call.
pub(crate) struct Costs {
    pub clone: f64,
    pub legal: f64,
    pub apply: f64,
    pub determinize: f64,
    pub judge: f64,
}

/// A moment of a game and a legal action.
struct Moment<G: Title> {
    game: G,
    seat: Seat,
    action: G::Action,
    view: G::View,
}

/// Few enough to stay in the cache, as in a search.
const MOMENTS: usize = 16;

pub(crate) fn costs<G: Title + Judge>(
    kit: &'static G::Kit,
    options: &G::Options,
    effort: Effort,
    dice: &mut Quick,
) -> Costs {
    let moments = moments::<G>(kit, options, dice);
    let each = |call: &mut dyn FnMut(&Moment<G>)| {
        let window = effort.window / 5;
        median((0..effort.windows).map(|_| time(&moments, window, call)).collect())
    };
    let clone = each(&mut |moment| {
        black_box(black_box(&moment.game).clone());
    });
    let legal = each(&mut |moment| {
        black_box(black_box(&moment.game).legal(moment.seat));
    });
    let cloned_and_applied = each(&mut |moment| {
        let mut game = black_box(&moment.game).clone();
        game.apply(moment.seat, moment.action, dice);
        black_box(game);
    });
    let mut worlds = Quick::new(1);
    let determinize = each(&mut |moment| {
        black_box(G::determinize(black_box(&moment.view), &mut worlds));
    });
    let judge = each(&mut |moment| {
        black_box(black_box(&moment.game).value(moment.seat));
    });
    Costs { clone, legal, apply: (cloned_and_applied - clone).max(0.0), determinize, judge }
}

/// Every seventh decision of random games.
fn moments<G: Title>(
    kit: &'static G::Kit,
    options: &G::Options,
    dice: &mut Quick,
) -> Vec<Moment<G>> {
    let mut moments = Vec::with_capacity(MOMENTS);
    let mut count = 0;
    while moments.len() < MOMENTS {
        let mut game = G::setup(kit, options, dice);
        while let Some(seat) = game.to_act().first() {
            let action = game.random_action(seat, dice);
            count += 1;
            if count % 7 == 0 && moments.len() < MOMENTS {
                let view = game.view(Some(seat));
                moments.push(Moment { game: game.clone(), seat, action, view });
            }
            game.apply(seat, action, dice);
        }
    }
    moments
}

fn time<G: Title>(
    moments: &[Moment<G>],
    window: Duration,
    call: &mut dyn FnMut(&Moment<G>),
) -> f64 {
    // Reads the clock rarely, so that its cost is negligible.
    const ROUNDS: usize = 64;
    let mut calls = 0;
    let start = Instant::now();
    while start.elapsed() < window {
        for _ in 0..ROUNDS {
            moments.iter().for_each(&mut *call);
        }
        calls += ROUNDS * moments.len();
    }
    start.elapsed().as_secs_f64() * 1e9 / calls as f64
}
