//! A guest who plays alone, at random, through the pages' own interface.

use super::client::Client;
use axum::http::StatusCode;
use patolli_core::Quick;
use serde::Deserialize;
use std::io;
use std::net::SocketAddr;

/// A guest and the match they are in.
#[derive(Debug)]
pub struct Player {
    client: Client,
    dice: Quick,
    path: String,
    /// How tables are ordered.
    form: &'static str,
    /// The next move, decided before the clock starts.
    next: Option<Next>,
    sent: u64,
}

#[derive(Clone, Debug)]
struct Next {
    number: i64,
    action: String,
    client: String,
}

/// A move that the server has acknowledged as durable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acked {
    pub match_id: String,
    pub number: i64,
    pub client: String,
    pub action: String,
}

/// What a program learns about a match.
#[derive(Deserialize)]
struct State {
    number: i64,
    phase: String,
    mine: Vec<Mine>,
}
#[derive(Deserialize)]
struct Mine {
    legal: Vec<String>,
}
#[derive(Deserialize)]
struct Ack {
    number: i64,
}

impl Player {
    /// A new guest who starts their own match.
    pub async fn arrive(address: SocketAddr, seed: u64) -> io::Result<Self> {
        Self::sit_at(address, seed, "name=Load&kind=solo&watch=on").await
    }

    /// A new guest at a table that is ordered with this form.
    pub async fn sit_at(address: SocketAddr, seed: u64, form: &'static str) -> io::Result<Self> {
        Self::with(Client::connect(address).await?, Quick::new(seed), form).await
    }

    /// The same guest at another table of the same kind, on another connection.
    pub async fn another_table(&mut self) -> io::Result<Self> {
        let dice = Quick::new(self.dice.next_u64());
        Self::with(self.client.twin().await?, dice, self.form).await
    }

    async fn with(client: Client, dice: Quick, form: &'static str) -> io::Result<Self> {
        let mut player = Self { client, dice, path: String::new(), form, next: None, sent: 0 };
        player.sit_down().await?;
        Ok(player)
    }

    pub fn client(&mut self) -> &mut Client {
        &mut self.client
    }
    pub fn match_id(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }

    async fn sit_down(&mut self) -> io::Result<()> {
        let answer = self.client.post("/new/zapotec", self.form, "text/html").await?;
        let path = answer.location().map(|path| path.split('?').next().unwrap_or(path).to_string());
        let no_table = || io::Error::other(format!("no table was created: {}", answer.status));
        self.path = path.filter(|path| path.starts_with("/match/")).ok_or_else(no_table)?;
        Ok(())
    }

    /// Reads the table and decides. A match that is over is followed by another.
    pub async fn prepare(&mut self) -> io::Result<()> {
        while !self.look().await? {}
        Ok(())
    }

    /// Reads the table once; whether there is something to play now.
    pub async fn look(&mut self) -> io::Result<bool> {
        if self.next.is_some() {
            return Ok(true);
        }
        let answer = self.client.get(&format!("{}/state", self.path)).await?;
        let state: State = serde_json::from_slice(&answer.body).map_err(io::Error::other)?;
        let legal = state.mine.first().map(|mine| mine.legal.as_slice()).unwrap_or_default();
        if legal.is_empty() {
            if state.phase != "playing" {
                self.sit_down().await?;
            }
            return Ok(false);
        }
        self.sent += 1;
        self.next = Some(Next {
            number: state.number,
            action: legal[self.dice.below(legal.len() as u32) as usize].clone(),
            client: format!("load-{}-{}", state.number, self.sent),
        });
        Ok(true)
    }

    /// Sends what was decided and waits for the acknowledgement; `None` if it was refused. Without
    /// an answer, call it again: it is the same move.
    pub async fn play(&mut self) -> io::Result<Option<Acked>> {
        let Some(next) = self.next.clone() else { return Ok(None) };
        let Next { number, action, client } = &next;
        let form = format!("seat=0&number={number}&client={client}&action={}", encoded(action));
        let path = format!("{}/act", self.path);
        let answer = self.client.post(&path, &form, "application/json").await?;
        match answer.status {
            StatusCode::OK => {
                let ack: Ack = serde_json::from_slice(&answer.body).map_err(io::Error::other)?;
                self.next = None;
                Ok(Some(Acked {
                    match_id: self.match_id().to_string(),
                    number: ack.number,
                    client: next.client,
                    action: next.action,
                }))
            }
            StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY => {
                self.next = None;
                Ok(None)
            }
            other => Err(io::Error::other(format!("the server answered {other}"))),
        }
    }
}

/// Notation has letters, digits, `_`, `@` and spaces only.
fn encoded(action: &str) -> String {
    action.replace(' ', "+").replace('@', "%40")
}
