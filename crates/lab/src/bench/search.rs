//! Measures how many worlds a search plays per second.

use super::{Effort, default_options};
use patolli_bots::{Judge, Mcts, Policy, Reach, Settings};
use patolli_core::{Quick, Title};
use patolli_games::{GameId, with_game};
use serde::Serialize;
use std::time::{Duration, Instant};

/// Simulations per second of one kind of search, from the opening position, where playouts are
/// longest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchRow {
    /// The name of the game.
    pub game: &'static str,
    /// People at the table.
    pub players: usize,
    /// How playouts end.
    pub playouts: &'static str,
    /// Threads of the search.
    pub threads: usize,
    /// Simulations per second.
    pub simulations_per_s: f64,
    /// Compared with the same search on one thread.
    pub speedup: f64,
}

/// Measures the search at the largest table, with each of these numbers of threads.
pub fn bench_search(game: GameId, threads: &[usize], effort: Effort) -> Vec<SearchRow> {
    with_game!(game, G => search_rows::<G>(G::standard(), threads, effort))
}

fn search_rows<G: Title + Judge>(
    kit: &'static G::Kit,
    threads: &[usize],
    effort: Effort,
) -> Vec<SearchRow> {
    let usual = G::EXPERT;
    let kinds = [
        ("random, to the end", Reach::End, Policy::Random),
        ("as the levels play", usual.reach, usual.policy),
        ("none, estimate at the leaf", Reach::Leaf, usual.policy),
    ];
    let players = *G::PEOPLE.end();
    let mut rows = Vec::new();
    for (playouts, reach, policy) in kinds {
        let settings = Settings { reach, policy, ..usual };
        let rates = rates::<G>(kit, players, settings, threads, effort);
        for (&threads, &rate) in threads.iter().zip(&rates) {
            let speedup = rate / rates[0];
            let (game, simulations_per_s) = (G::ID, rate);
            rows.push(SearchRow { game, players, playouts, threads, simulations_per_s, speedup });
        }
    }
    rows
}

/// Simulations per thread in one search: enough to make starting and joining threads negligible,
/// but few enough for a short window.
fn simulations(effort: Effort) -> u32 {
    if effort.window < Duration::from_millis(100) { 500 } else { 10_000 }
}

fn rates<G: Title + Judge>(
    kit: &'static G::Kit,
    players: usize,
    settings: Settings,
    threads: &[usize],
    effort: Effort,
) -> Vec<f64> {
    let mut dice = Quick::new(1);
    let game = G::setup(kit, &default_options::<G>(players), &mut dice);
    let seat = game.to_act().first().expect("a game starts with a decision");
    let view = game.view(Some(seat));
    let mut rates = vec![Vec::new(); threads.len()];
    for _ in 0..2 * effort.windows {
        for (&threads, rates) in threads.iter().zip(&mut rates) {
            let simulations = simulations(effort) * threads as u32;
            let mut bot = Mcts::new(1, Settings { simulations, threads, ..settings });
            // The first search only warms up the memory.
            bot.think::<G>(&view, seat);
            let (start, mut done) = (Instant::now(), 0u32);
            while start.elapsed() < effort.window {
                bot.think::<G>(&view, seat);
                done += simulations;
            }
            rates.push(f64::from(done) / start.elapsed().as_secs_f64());
        }
    }
    // Other load can only slow a window down, and affects two threads twice as often.
    rates.into_iter().map(|rates| rates.into_iter().fold(0.0, f64::max)).collect()
}
