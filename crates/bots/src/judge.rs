//! What a game must provide so that bots can look ahead without playing to the end.

mod ahau;
mod copan;
mod linear;
mod yucatan;
mod zapotec;

use crate::bot::Bot;
use crate::mcts::Settings;
use crate::opponent::Opponent;
use crate::value::Chances;
use patolli_core::{Game, PerSeat, Seat};

/// An estimate of a game in progress, in one scale: final points.
///
/// Called after every simulated action, so it must be cheap and allocate nothing.
pub trait Judge: Game {
    /// The search settings of the two searching levels in this game.
    const HARD: Settings = Settings::HARD;
    /// How `expert` searches in this game.
    const EXPERT: Settings = Settings::EXPERT;

    /// Makes an opponent. Every game calls [`of_level`](crate::of_level), so that its search is
    /// compiled once, in this crate, and not again in each crate that needs a bot.
    fn bot(who: Opponent, seed: u64, threads: usize) -> Box<dyn Bot<Self>>;

    /// The points this seat will probably have at the end. Exact once the game is over.
    fn value(&self, seat: Seat) -> f32;

    /// How estimated points become a chance to win.
    fn chances() -> &'static Chances {
        &Chances::UNKNOWN
    }
    /// How much of the game is over, from 0 to 1.
    fn progress(&self) -> f32;

    /// A count that increases with every finished turn. Estimates are most reliable between turns,
    /// so truncated playouts end there.
    fn turns(&self) -> u32;

    /// The estimate for every seat; zero for empty seats.
    fn values(&self) -> PerSeat<f32> {
        let mut values = PerSeat::default();
        for seat in Seat::first(self.n_seats()) {
            values[seat] = self.value(seat);
        }
        values
    }
}
