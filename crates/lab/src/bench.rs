//! Measures the speed of an engine beside a reference in the same minutes.

mod chess;
mod positions;
mod search;

pub use chess::chess_decisions_per_s;
pub use search::{SearchRow, bench_search};

use patolli_bots::Judge;
use patolli_core::{Chosen, Quick, Title};
use patolli_games::{GameId, with_game};
use serde::Serialize;
use std::time::{Duration, Instant};

/// How long to measure. The load of a shared machine varies, so short slices of a window alternate,
/// and medians count: other work affects the engine and the reference alike.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How long each figure is measured in each window.
    pub window: Duration,
    /// How many windows; more of them make medians steadier.
    pub windows: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Self { window: Duration::from_millis(500), windows: 3 }
    }
}

/// The figures of one game at one player count, on one thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchRow {
    /// The name of the game.
    pub game: &'static str,
    /// People at the table.
    pub players: usize,
    /// Random play from the full list of legal actions.
    pub decisions_per_s: f64,
    /// Random chess from the full list of legal moves.
    pub reference_decisions_per_s: f64,
    /// Decisions per second, divided by those of the reference.
    pub ratio: f64,
    /// Whole random games per second.
    pub games_per_s: f64,
    /// Random play by `Game::random_action`.
    pub drawn_decisions_per_s: f64,
    /// The same, divided by the decisions per second of the reference.
    pub drawn_ratio: f64,
    /// Decisions of a whole random game on average.
    pub decisions_per_game: f64,
    /// Average number of legal actions per decision.
    pub branching: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// Copying a state, in nanoseconds.
    pub clone_ns: f64,
    /// Listing the legal actions.
    pub legal_ns: f64,
    /// Applying an action.
    pub apply_ns: f64,
    /// Dealing a world that fits a view.
    pub determinize_ns: f64,
    /// One estimate of one seat.
    pub judge_ns: f64,
}

/// Measures a game at this player count, with its default options. Takes the name of the game
/// instead of its type, so that the measured engine is compiled in this crate, for speed.
pub fn bench(game: GameId, players: usize, effort: Effort) -> BenchRow {
    with_game!(game, G => bench_row::<G>(G::standard(), players, effort))
}

/// Slices of a window for each kind of play.
const SLICES: u32 = 25;

fn bench_row<G: Title + Judge>(kit: &'static G::Kit, players: usize, effort: Effort) -> BenchRow {
    let options = default_options::<G>(players);
    let mut dice = Quick::new(players as u64);
    let (mut listed, mut drawn, mut chess) = (Vec::new(), Vec::new(), Vec::new());
    let mut all = Tally::default();
    for _ in 0..effort.windows * SLICES as usize {
        let slice = effort.window / SLICES;
        let tally = random_play::<G>(kit, &options, slice, &mut dice, Choose::Listed);
        all = all.plus(&tally);
        listed.push(tally.decisions_per_s());
        chess.push(chess_decisions_per_s(slice, &mut dice));
        let tally = random_play::<G>(kit, &options, slice, &mut dice, Choose::Drawn);
        drawn.push(tally.decisions_per_s());
    }
    let (ratio, drawn_ratio) = (ratio(&listed, &chess), ratio(&drawn, &chess));
    let (decisions_per_s, reference_decisions_per_s) = (median(listed), median(chess));
    let costs = positions::costs::<G>(kit, &options, effort, &mut dice);
    BenchRow {
        game: G::ID,
        players,
        decisions_per_s,
        reference_decisions_per_s,
        ratio,
        games_per_s: decisions_per_s * all.games as f64 / all.decisions as f64,
        drawn_decisions_per_s: median(drawn),
        drawn_ratio,
        decisions_per_game: all.decisions as f64 / all.games as f64,
        branching: all.branches as f64 / all.decisions as f64,
        state_bytes: size_of::<G>(),
        clone_ns: costs.clone,
        legal_ns: costs.legal,
        apply_ns: costs.apply,
        determinize_ns: costs.determinize,
        judge_ns: costs.judge,
    }
}

pub(crate) fn default_options<G: Title>(players: usize) -> G::Options {
    G::options(players, &Chosen::new()).expect("the game takes this many players")
}

pub(crate) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// The median over slices, each compared with the neighbouring reference.
fn ratio(rates: &[f64], reference: &[f64]) -> f64 {
    median(rates.iter().zip(reference).map(|(rate, reference)| rate / reference).collect())
}

/// The counts of one slice.
#[derive(Default)]
struct Tally {
    decisions: u64,
    games: u64,
    branches: u64,
    seconds: f64,
}

impl Tally {
    fn decisions_per_s(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
    fn plus(&self, other: &Self) -> Self {
        Self {
            decisions: self.decisions + other.decisions,
            games: self.games + other.games,
            branches: self.branches + other.branches,
            seconds: self.seconds + other.seconds,
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Choose {
    /// Uniformly from the full list.
    Listed,
    /// With the game's own fastest method.
    Drawn,
}

/// Plays whole games until the slice is over.
fn random_play<G: Title>(
    kit: &'static G::Kit,
    options: &G::Options,
    window: Duration,
    dice: &mut Quick,
    choose: Choose,
) -> Tally {
    let mut tally = Tally::default();
    let start = Instant::now();
    while start.elapsed() < window {
        let mut game = G::setup(kit, options, dice);
        while let Some(seat) = game.to_act().first() {
            let action = match choose {
                Choose::Drawn => game.random_action(seat, dice),
                Choose::Listed => {
                    let legal = game.legal(seat);
                    let n = legal.len();
                    tally.branches += n as u64;
                    legal.nth(dice.below(n as u32) as usize)
                }
            };
            game.apply(seat, action, dice);
            tally.decisions += 1;
        }
        tally.games += 1;
    }
    tally.seconds = start.elapsed().as_secs_f64();
    tally
}
