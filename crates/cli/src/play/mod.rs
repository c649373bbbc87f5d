//! A match at one terminal: people, bots and the game's own opponent.

mod answers;
mod choices;
mod choose;
mod command;
mod console;
mod decide;
mod labels;
#[cfg(test)]
mod law;
mod save;
mod session;
mod setup;
#[cfg(test)]
mod tests;
mod think;

pub use choose::{Table, choose};
pub use console::{Console, Terminal};
pub use setup::{PlaySetup, Who, names};

use crate::board::Board;
use patolli_bots::Judge;
use patolli_text::Text;

/// Plays a match to its end, or until the person leaves.
pub fn play<G: Judge + Board>(
    setup: PlaySetup<G>,
    text: &Text,
    io: &mut dyn Console,
) -> anyhow::Result<()> {
    session::Session::new(setup, text)?.run(io)
}
