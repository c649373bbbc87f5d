//! While one guest keeps many tables of experts busy, how long does a stranger wait for an easy
//! bot?

use super::player::Player;
use super::report::Latencies;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// The time between two checks whether a bot has answered.
const LOOK: Duration = Duration::from_millis(2);
/// A table against one easy bot that answers as soon as it can.
const EASY: &str = "name=Stranger&kind=bots&seat2=bot-easy&seat3=nobody&pace=0";
/// A full table of the slowest bots.
const EXPERTS: &str =
    "name=Greedy&kind=bots&seat2=bot-expert&seat3=bot-expert&seat4=bot-expert&pace=0";

/// How long an easy bot makes a guest wait, move by move.
pub async fn easy_bot(address: SocketAddr, duration: Duration) -> io::Result<Latencies> {
    let mut stranger = Player::sit_at(address, 3, EASY).await?;
    let mut waits = Latencies::default();
    let begin = Instant::now();
    while begin.elapsed() < duration {
        stranger.prepare().await?;
        stranger.play().await?;
        let moved = Instant::now();
        let mut waited = false;
        while !stranger.look().await? {
            waited = true;
            tokio::time::sleep(LOOK).await;
        }
        if waited {
            waits.add(moved.elapsed());
        }
    }
    Ok(waits)
}

/// Tables of one guest whose bots think as much as they can; they stop when this is dropped.
#[derive(Debug)]
pub struct Experts(JoinSet<io::Result<()>>);

impl Experts {
    pub async fn open(address: SocketAddr, tables: usize) -> io::Result<Self> {
        let mut first = Player::sit_at(address, 5, EXPERTS).await?;
        let mut playing = JoinSet::new();
        for _ in 1..tables {
            playing.spawn(keep_busy(first.another_table().await?));
        }
        playing.spawn(keep_busy(first));
        Ok(Self(playing))
    }
    /// How many tables are still being played.
    pub fn len(&self) -> usize {
        self.0.len()
    }
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

async fn keep_busy(mut player: Player) -> io::Result<()> {
    loop {
        match player.look().await? {
            true => drop(player.play().await?),
            false => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}
