//! What a game must tell about itself so that bots can look ahead without playing to the end.

mod ahau;
mod copan;
mod linear;
mod yucatan;
mod zapotec;

use crate::bot::Bot;
use crate::mcts::Settings;
use crate::opponent::Opponent;
use patolli_core::{Game, PerSeat, Seat};

/// An estimate of a game in progress, in one scale: final points.
///
/// Asked after every imagined action, so it must be cheap and allocate nothing.
pub trait Judge: Game {
    /// How the two levels that search do it in this game.
    const HARD: Settings = Settings::HARD;
    const EXPERT: Settings = Settings::EXPERT;

    /// An opponent. Every game says [`of_level`](crate::of_level): so its search is compiled once, where
    /// the game is judged, and not again in each crate that asks for a bot.
    fn bot(who: Opponent, seed: u64, threads: usize) -> Box<dyn Bot<Self>>;

    /// The points this seat will probably have in the end. Exact once the game is over.
    fn value(&self, seat: Seat) -> f32;

    /// A count that goes up with every finished turn. Between turns estimates are most reliable, so
    /// playouts that are cut short are cut there.
    fn turns(&self) -> u32;

    /// The estimate for every seat; zero for places where nobody sits.
    fn values(&self) -> PerSeat<f32> {
        let mut values = PerSeat::default();
        for seat in Seat::first(self.n_seats()) {
            values[seat] = self.value(seat);
        }
        values
    }
}
