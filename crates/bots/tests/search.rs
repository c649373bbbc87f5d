//! The search on a game with a known solution.

mod toys;

use patolli_bots::{Bot, Candidate, Greedy, Mcts, Policy, Reach, Settings, Stop};
use patolli_core::{Game, Seat};
use toys::nim::{Nim, Take};
use toys::pennies::Pennies;

fn settings(simulations: u32, threads: usize) -> Settings {
    let (reach, policy) = (Reach::End, Policy::Random);
    Settings { simulations, threads, reach, policy, lead: 1.0, ..Settings::default() }
}

fn think(stones: usize, seed: u64, settings: Settings) -> Vec<Candidate<Take>> {
    Mcts::new(seed, settings).think::<Nim>(&Nim { stones, turns: 0 }, Seat::new(0))
}

#[test]
fn the_winning_move_is_found() {
    for stones in [5, 6, 7, 9, 10, 11] {
        let found = think(stones, 3, settings(4000, 1));
        // Leaving a multiple of four wins.
        assert_eq!(found[0].action, Take::new(stones % 4 - 1), "{stones} stones: {found:?}");
    }
}

#[test]
fn a_lost_position_looks_worse_than_a_won_one() {
    let best = |stones| think(stones, 3, settings(4000, 1))[0].mean;
    assert!(best(8) < best(9) - 0.2, "{} {}", best(8), best(9));
}

#[test]
fn cut_playouts_still_find_a_near_end() {
    let cut = Settings { reach: Reach::Turns(1), ..settings(4000, 1) };
    assert_eq!(think(6, 1, cut)[0].action, Take::new(1));
    let leaf = Settings { reach: Reach::Leaf, ..settings(4000, 1) };
    assert_eq!(think(6, 1, leaf)[0].action, Take::new(1));
}

/// A player who could see the other's coin would always win or never.
#[test]
fn nobody_peeks_at_a_simultaneous_choice() {
    for seat in Seat::first(2) {
        let found = Mcts::new(1, settings(4000, 1)).think::<Pennies>(&Pennies::default(), seat);
        assert_eq!(found.len(), 2);
        for candidate in found {
            assert!((0.4..0.6).contains(&candidate.mean), "seat {seat}: {candidate:?}");
        }
    }
}

#[test]
fn a_time_limit_ends_the_search() {
    let limit = Some(std::time::Duration::from_millis(5));
    let found = think(11, 1, Settings { limit, ..settings(u32::MAX, 2) });
    let visits: u32 = found.iter().map(|candidate| candidate.visits).sum();
    assert!((2..1_000_000).contains(&visits), "{visits}");
}

#[test]
fn a_raised_stop_sign_ends_the_search() {
    let endless = settings(u32::MAX, 1);
    let mut bot = Mcts::new(1, endless);
    let stop = Stop::default();
    Bot::<Nim>::listen_to(&mut bot, stop.clone());
    stop.raise();
    let found = bot.think::<Nim>(&Nim { stones: 9, turns: 0 }, Seat::new(0));
    assert!(found.iter().map(|candidate| candidate.visits).sum::<u32>() <= 64);
}

#[test]
fn the_same_seed_and_budget_give_the_same_search() {
    for threads in [1, 2, 3] {
        let run = |seed| think(11, seed, settings(999, threads));
        assert_eq!(run(5), run(5));
        assert_ne!(run(5), run(6));
        let visits: u32 = run(5).iter().map(|candidate| candidate.visits).sum();
        assert_eq!(visits, 999, "every simulation is counted once with {threads} threads");
    }
}

#[test]
fn a_forced_choice_is_answered_at_once_and_an_end_is_seen_by_one_look() {
    let one = Nim { stones: 1, turns: 0 };
    let huge = settings(u32::MAX, 1);
    let legal = one.legal(Seat::new(0));
    assert_eq!(
        Bot::<Nim>::choose(&mut Mcts::new(1, huge), &one, Seat::new(0), &legal),
        Take::new(0)
    );
    let three = Nim { stones: 3, turns: 0 };
    let legal = three.legal(Seat::new(0));
    let mut greedy = Greedy::new(1, 1, 0.0);
    assert_eq!(Bot::<Nim>::choose(&mut greedy, &three, Seat::new(0), &legal), Take::new(2));
}
