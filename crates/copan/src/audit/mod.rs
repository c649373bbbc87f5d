//! The invariants of the rules (C 12), checked on any state.

mod action;
mod agenda;
mod automa;
mod cards;
mod court_phase;
mod effects;
mod players;
mod tiles;

use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, ensure};
use std::fmt;

/// I-18: proved in the rules; every round before the last places a Court tile.
const ROUNDS: u8 = 48;

impl Copan {
    /// Every invariant that a single state can show. Those about change over time (I-16, I-21 and
    /// parts of others) have tests of their own.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        let public = &self.public;
        public.check_seats()?;
        self.check_court_tiles()?;
        self.check_hands()?;
        public.check_pyramid()?;
        public.check_characters()?;
        public.check_glyphs()?;
        public.check_altars()?;
        public.check_embassies()?;
        public.check_decline()?;
        public.check_closures()?;
        public.check_players()?;
        public.check_zenith()?;
        public.check_automa()?;
        public.check_end_trigger()?;
        public.check_agenda()
    }
}

impl Public {
    /// What everything else relies on: who sits at the table, and whose turn it is.
    fn check_seats(&self) -> Result<(), Flaw> {
        let n = self.n();
        let sides = (2..=SIDES).contains(&n) && (self.automa.is_none() || n == 2);
        ensure!(sides, "I-18", "players", "{n} sides; two to four people, or one and the Automa");
        ensure!(self.first.index() < n, "I-18", "first", "there is no seat {}", self.first);
        ensure!(self.active.index() < n, "I-18", "active", "there is no seat {}", self.active);
        let round = (1..=ROUNDS).contains(&self.round);
        ensure!(round, "I-18", "round", "{} is not in 1 to {ROUNDS}", self.round);
        Ok(())
    }

    /// I-11: cubes on their tracks.
    fn check_decline(&self) -> Result<(), Flaw> {
        let last = self.kit.track(self.n()).last;
        for track in Resource::all() {
            let position = self.decline[track.index()];
            ensure!(position <= last, "I-11", "decline", "{track}: {position} is beyond {last}");
        }
        Ok(())
    }

    /// I-11: every closure follows from a scarcity Event of its track, and some are still to come.
    fn check_closures(&self) -> Result<(), Flaw> {
        for track in Resource::all() {
            let (place, closed) = self.closures(track);
            let waiting = self.agenda.iter().filter(|step| *step == Step::Close(track)).count();
            let crossed = self.thresholds(track);
            ensure!(
                closed + waiting <= crossed,
                "I-11",
                place,
                "{closed} closures and {waiting} to come, but the {track} cube has crossed \
                 {crossed} thresholds"
            );
        }
        Ok(())
    }

    /// Where the closures of a track are noted, and how many there are.
    fn closures(&self, track: Resource) -> (&'static str, usize) {
        match track {
            Resource::Food => ("cities", self.cities.iter().filter(|tile| tile.is_none()).count()),
            Resource::Fame => ("court_closed", self.court_closed.len()),
            Resource::Zeal => ("altars_closed", self.altars_closed.len().div_ceil(2)),
            Resource::Power => ("glyphs_closed", self.glyphs_closed.len()),
        }
    }

    /// Thresholds that a cube has reached or passed (C 5.4.2).
    fn thresholds(&self, track: Resource) -> usize {
        let printed = self.kit.track(self.n());
        (1..=self.decline[track.index()]).filter(|at| printed.is_threshold(*at)).count()
    }

    /// I-18, C 5.10.1: the end is announced as soon as its cause is there; nothing undoes the
    /// cause.
    fn check_end_trigger(&self) -> Result<(), Flaw> {
        let finished = Resource::all().filter(|track| self.is_finished(*track)).count();
        let due = self.pyramid.free.is_empty() || finished >= 2;
        ensure!(
            self.ending == due,
            "I-18",
            "ending",
            "is {}, with {} free spaces and {finished} finished tracks",
            self.ending,
            self.pyramid.free.len()
        );
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
