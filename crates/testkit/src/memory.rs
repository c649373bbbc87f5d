//! Search plays millions of games, so the rules must allocate nothing.

use crate::counting::Counting;
use patolli_core::{Game, Quick, Seat, Title};

/// Plays random games with these options, from first to last decision, and checks that the rules
/// allocate nothing. The test binary must have installed [`Counting`].
pub fn need_no_memory<G: Title>(options: &G::Options, games: u64) {
    let list = Counting::calls_in(|| drop(std::hint::black_box(vec![1u8, 2, 3])));
    assert_eq!(list, 1, "the counting allocator is not installed");
    // The components are read once, on first use.
    play_and_imagine::<G>(options, 0);
    let mut steps = 0;
    let calls = Counting::calls_in(|| {
        steps = (1..=games).map(|seed| play_and_imagine::<G>(options, seed)).sum();
    });
    assert!(steps as u64 > 20 * games, "{options:?}: only {steps} steps");
    assert_eq!(calls, 0, "{options:?}: memory was allocated");
}

/// Plays a whole game at random and views it from every seat; returns the number of steps.
fn play_and_imagine<G: Title>(options: &G::Options, seed: u64) -> usize {
    let mut dice = Quick::new(seed);
    let mut game = G::setup(G::standard(), options, &mut dice);
    let mut steps = 0;
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal(seat);
        let action = match steps % 2 {
            0 => game.random_action(seat, &mut dice),
            _ => legal.nth(dice.below(legal.len() as u32) as usize),
        };
        look_around(&game, seat, &mut dice);
        game.apply(seat, action, &mut dice);
        std::hint::black_box((game.scores(), game.winners()));
        steps += 1;
    }
    steps
}

/// Worlds as determinized for every seat and a spectator.
fn look_around<G: Game>(game: &G, to_act: Seat, dice: &mut Quick) {
    for observer in Seat::first(game.n_seats()).map(Some).chain([None]) {
        let world = G::determinize(&game.view(observer), dice);
        std::hint::black_box(world.legal(to_act));
    }
}
