//! The invariants of the rules (Y 12), checked on any state. Positions need not be reachable
//! (Y 13): owning something above its gate, or early, is not a flaw. Two invariants are our own: I-21,
//! seats and calendar; I-22, the agenda fits the table.

mod agenda;
mod battle;
mod players;
mod secrets;
mod supplies;
mod turn;

use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, at};
use std::fmt::Display;

impl Yucatan {
    /// Every invariant that a single state can show. Those about change over time (I-11, I-17 to
    /// I-19 and parts of others) have separate tests.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        self.public.check()?;
        self.check_specials()?;
        self.check_secrets()
    }
}

impl Public {
    /// The public part.
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
        let Length { rounds, turns } = self.kit.length;
        at("I-21", "players").range(self.n, 2, SIDES)?;
        self.check_seat("first", self.first)?;
        self.check_seat("active", self.active)?;
        at("I-21", "round").range(self.round, 1, rounds)?;
        at("I-21", "turn").range(self.turn, 1, turns)?;
        let mut others = Seat::first(SIDES).skip(self.n());
        let empty = others.all(|seat| self.players[seat] == Player::default());
        at("I-21", "players").holds(empty)
    }

    fn check_seat(&self, place: impl Display, seat: Seat) -> Result<(), Flaw> {
        at("I-21", place).range(seat.index(), 0, self.n() - 1)
    }
}

/// A step of the agenda that cannot wait there (I-22).
fn misplaced(index: usize) -> Result<(), Flaw> {
    at("I-22", format_args!("agenda[{index}]")).holds(false)
}
