//! Continues a simulation beyond the tree.

use super::settings::{Policy, Reach};
use crate::judge::Judge;
use patolli_core::{PerSeat, Quick, Seat};

/// Continues as far as `reach` and estimates the points of all seats there.
pub(crate) fn play_on<G: Judge>(
    world: &mut G,
    reach: Reach,
    policy: Policy,
    dice: &mut Quick,
) -> PerSeat<f32> {
    let until = match reach {
        Reach::Leaf => 0,
        Reach::Turns(turns) => world.turns() + turns,
        Reach::Round => world.turns() + world.n_seats() as u32,
        Reach::End => u32::MAX,
    };
    loop {
        let Some(seat) = world.to_act().first() else { return final_points(world) };
        if world.turns() >= until {
            return world.values();
        }
        let action = choose(world, seat, policy, dice);
        world.apply(seat, action, dice);
    }
}

fn final_points<G: Judge>(world: &G) -> PerSeat<f32> {
    let scores = world.scores();
    PerSeat::from_fn(|seat| f32::from(scores[seat]))
}

pub(crate) fn choose<G: Judge>(
    world: &G,
    seat: Seat,
    policy: Policy,
    dice: &mut Quick,
) -> G::Action {
    match policy {
        Policy::Random => world.random_action(seat, dice),
        Policy::BestOf(draws) => best_of(world, seat, draws, dice),
    }
}

fn best_of<G: Judge>(world: &G, seat: Seat, draws: u32, dice: &mut Quick) -> G::Action {
    let legal = world.legal(seat);
    let n = legal.len() as u32;
    if n == 1 {
        return legal.nth(0);
    }
    let mut best = (f32::NEG_INFINITY, legal.nth(0));
    // Equals have the same chance: a guess that is always the first could be exploited.
    let first = if n <= draws { dice.below(n) } else { 0 };
    for k in 0..draws.min(n) {
        // Considers all of few actions, a sample of many.
        let pick = if n <= draws { (first + k) % n } else { dice.below(n) };
        let action = legal.nth(pick as usize);
        let mut after = world.clone();
        after.apply(seat, action, dice);
        let value = after.value(seat);
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
}
