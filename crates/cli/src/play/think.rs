//! Bots choose while the screen shows that something is happening.

use super::console::Console;
use patolli_bots::Bot;
use patolli_core::{ActionSet, Game, Seat};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

/// An unnoticeable delay, and the speed of the sign after it.
const PATIENCE: Duration = Duration::from_millis(400);
const PACE: Duration = Duration::from_millis(120);
const FRAMES: [&str; 4] = ["◐", "◓", "◑", "◒"];

pub(super) fn think<G: Game>(
    bot: &mut dyn Bot<G>,
    view: &G::View,
    seat: Seat,
    legal: &ActionSet<G::Action>,
    io: &mut dyn Console,
    note: &str,
) -> G::Action {
    if !io.is_terminal() {
        return bot.choose(view, seat, legal);
    }
    std::thread::scope(|scope| {
        let (done, chosen) = mpsc::channel();
        scope.spawn(move || done.send(bot.choose(view, seat, legal)));
        for frame in 0.. {
            match chosen.recv_timeout(if frame == 0 { PATIENCE } else { PACE }) {
                Ok(action) => {
                    io.note(None);
                    return action;
                }
                Err(RecvTimeoutError::Timeout) => {
                    io.note(Some(&format!("{} {note}", FRAMES[frame % FRAMES.len()])));
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        unreachable!("a bot that panics ends the scope with its panic")
    })
}
