//! Search plays millions of games: the rules ask for no memory while they do.

use patolli_core::{Game, Quick, Seat, Title, every_options};
use patolli_testkit::Counting;
use patolli_zapotec::{Options, Zapotec};

#[global_allocator]
static MEMORY: Counting = Counting;

/// The count means something: a list is counted.
#[test]
fn a_list_is_counted() {
    let calls = Counting::calls_in(|| drop(std::hint::black_box(vec![1u8, 2, 3])));
    assert_eq!(calls, 1);
}

/// Plays a whole game at random and looks at it from every seat; tells how many steps it took.
fn play_and_imagine(options: &Options, seed: u64) -> usize {
    let mut dice = Quick::new(seed);
    let mut game = Zapotec::setup(Zapotec::standard(), options, &mut dice);
    let mut steps = 0;
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal(seat);
        let action = match steps % 2 {
            0 => game.random_action(seat, &mut dice),
            _ => legal.nth(dice.below(legal.len() as u32) as usize),
        };
        for observer in Seat::first(game.n_seats()).map(Some).chain([None]) {
            let view = game.view(observer);
            let world = Zapotec::determinize(&view, &mut dice);
            std::hint::black_box(world.legal(seat));
        }
        game.apply(seat, action, &mut dice);
        std::hint::black_box((game.scores(), game.winners()));
        steps += 1;
    }
    steps
}

#[test]
fn whole_games_need_no_memory() {
    for options in every_options::<Zapotec>() {
        // The box itself is read once, on first use.
        play_and_imagine(&options, 0);
        let mut steps = 0;
        let calls = Counting::calls_in(|| {
            steps = (1..=10).map(|seed| play_and_imagine(&options, seed)).sum();
        });
        assert!(steps > 200, "{options:?}: only {steps} steps");
        assert_eq!(calls, 0, "{options:?}: memory was asked for");
    }
}
