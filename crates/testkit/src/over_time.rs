//! Random games step by step, for invariants that compare one moment with the next.

use crate::loaded::Loaded;
use patolli_core::{Quick, Seat, Title, every_options};

/// One step of a random game.
#[derive(Debug)]
pub struct Moment<'a, G: Title> {
    pub before: &'a G,
    pub seat: Seat,
    pub action: G::Action,
    pub after: &'a G,
    pub events: &'a [G::Event],
}

/// Plays a random game and shows each step; returns its end and all events.
pub fn random_game<G: Title>(
    options: &G::Options,
    seed: u64,
    mut look: impl FnMut(Moment<'_, G>),
) -> (G, Vec<G::Event>) {
    let (mut host, mut dice) = (Loaded::new(seed), Quick::new(seed));
    let mut game = G::setup(G::standard(), options, &mut host);
    while let Some(seat) = game.to_act().first() {
        let action = game.random_action(seat, &mut dice);
        let (before, heard) = (game.clone(), host.events.len());
        game.apply(seat, action, &mut host);
        let events = &host.events[heard..];
        look(Moment { before: &before, seat, action, after: &game, events });
    }
    (game, host.events)
}

/// Every set of options or, to save time, one of every `stride`, with a seed for each.
pub fn tables<G: Title>(stride: usize) -> impl Iterator<Item = (G::Options, u64)> {
    every_options::<G>().into_iter().zip(1..).step_by(stride)
}

/// Plays a random game at each of these tables and shows each step.
pub fn each_step<G: Title>(stride: usize, mut look: impl FnMut(Moment<'_, G>)) {
    tables::<G>(stride).for_each(|(options, seed)| drop(random_game(&options, seed, &mut look)));
}
