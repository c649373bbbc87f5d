//! The invariants of the rules (Y 12), checked on any state. Positions need not be reachable
//! (Y 13): what is owned above its gate, or early, is no flaw. Two invariants are our own: I-21,
//! who sits at the table, and the calendar; I-22, what waits fits the table.

mod agenda;
mod battle;
mod players;
mod secrets;
mod supplies;
mod turn;

use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, ensure};
use std::fmt;

impl Yucatan {
    /// Every invariant that a single state can show. Those about change over time (I-11, I-17 to
    /// I-19 and parts of others) have tests of their own.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        self.public.check()?;
        self.check_specials()?;
        self.check_secrets()
    }
}

impl Public {
    /// What lies open.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        self.check_seats()?;
        self.check_units()?;
        self.check_summonings()?;
        self.check_tokens()?;
        self.check_map()?;
        self.check_players()?;
        self.check_battle()?;
        self.check_agenda()
    }

    /// I-21: what everything else relies on.
    fn check_seats(&self) -> Result<(), Flaw> {
        let n = self.n();
        ensure!((2..=SIDES).contains(&n), "I-21", "players", "{n} sides; two to four people");
        ensure!(self.first.index() < n, "I-21", "first", "there is no seat {}", self.first);
        ensure!(self.active.index() < n, "I-21", "active", "there is no seat {}", self.active);
        let (round, turn) = (self.round, self.turn);
        let Length { rounds, turns } = self.kit.length;
        ensure!((1..=rounds).contains(&round), "I-21", "round", "{round} is not in 1 to {rounds}");
        ensure!((1..=turns).contains(&turn), "I-21", "turn", "{turn} is not in 1 to {turns}");
        for seat in Seat::first(SIDES).skip(n) {
            let empty = self.players[seat] == Player::default();
            ensure!(empty, "I-21", "players", "nobody sits on seat {seat}");
        }
        Ok(())
    }
}

/// A field of a player in the position file.
struct Of(Seat, &'static str);

impl fmt::Display for Of {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players[{}].{}", self.0, self.1)
    }
}

/// Something that cannot wait where it stands (I-22).
fn misplaced<T>(what: &str) -> Result<T, Flaw> {
    Err(Flaw {
        rule: "I-22",
        place: "agenda".to_string(),
        misfit: patolli_core::Misfit::Words(what.to_string()),
    })
}
