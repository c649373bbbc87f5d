//! Load: many guests who play through the same interface as everyone else, and silent spectators.

mod bots;
mod client;
mod player;
mod report;
mod watchers;

pub use bots::{Experts, easy_bot};
pub use client::{Answer, Client};
pub use player::{Acked, Player};
pub use report::{Latencies, Report};
pub use watchers::Watchers;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What to load a server with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    pub address: SocketAddr,
    /// Matches at the same time, each with its own guest.
    pub matches: usize,
    /// Moves per second over all matches; `None`: as many as the server takes.
    pub rate: Option<f64>,
    pub duration: Duration,
}

/// What is reported while it runs.
#[derive(Debug, Default)]
pub struct Progress {
    pub moves: AtomicU64,
}

/// Plays for a while and reports how quickly moves were acknowledged.
pub async fn run(plan: Plan, progress: Arc<Progress>) -> io::Result<Report> {
    let mut players = Vec::new();
    for number in 0..plan.matches {
        players.push(Player::arrive(plan.address, number as u64).await?);
    }
    let begin = Instant::now();
    let tasks: Vec<_> = players
        .into_iter()
        .enumerate()
        .map(|(i, player)| tokio::spawn(play(player, plan, begin, i, progress.clone())))
        .collect();
    let mut report = Report::default();
    for task in tasks {
        report.add(task.await.map_err(io::Error::other)??);
    }
    report.elapsed = begin.elapsed();
    Ok(report)
}

async fn play(
    mut player: Player,
    plan: Plan,
    begin: Instant,
    place: usize,
    progress: Arc<Progress>,
) -> io::Result<Report> {
    let mut report = Report::default();
    // Each player has a regular beat, shifted so that the moves of all are spread evenly.
    let beat = plan.rate.map(|rate| Duration::from_secs_f64(plan.matches as f64 / rate));
    let mut next = begin + beat.unwrap_or_default().mul_f64(place as f64 / plan.matches as f64);
    while begin.elapsed() < plan.duration {
        player.prepare().await?;
        if let Some(beat) = beat {
            tokio::time::sleep_until(next.into()).await;
            next += beat;
        }
        let clicked = Instant::now();
        match player.play().await? {
            Some(acked) => {
                report.add_move(acked.number, clicked.elapsed());
                progress.moves.fetch_add(1, Ordering::Relaxed);
            }
            None => report.refused += 1,
        }
    }
    Ok(report)
}
