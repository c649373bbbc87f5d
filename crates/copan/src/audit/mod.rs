//! The invariants of the rules (C 12), checked on any state.

mod agenda;
mod cards;
mod effects;
mod phases;
mod players;
mod tiles;

use crate::model::*;
use patolli_core::{Dense, Flaw, at};

/// I-18: proved in the rules; every round before the last places a Court tile.
const ROUNDS: u8 = 48;

impl Copan {
    /// Every invariant that a single state can show. Those about change over time (I-16, I-21 and
    /// parts of others) have separate tests.
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
        public.check_tracks()?;
        public.check_players()?;
        public.check_zenith()?;
        public.check_automa()?;
        at("I-18", "ending").value(public.ending, public.is_end_due())?;
        public.check_agenda()
    }
}

/// I-18: two to four people, or one and the Automa.
pub(crate) fn check_sides(n: usize, solo: bool) -> Result<(), Flaw> {
    at("I-18", "players").range(n, 2, if solo { 2 } else { SIDES })
}

impl Public {
    /// What everything else relies on: the seats, and whose turn it is.
    fn check_seats(&self) -> Result<(), Flaw> {
        check_sides(self.n(), self.automa.is_some())?;
        let last = self.n() - 1;
        at("I-18", "first").range(self.first.index(), 0, last)?;
        at("I-18", "active").range(self.active.index(), 0, last)?;
        at("I-18", "round").range(self.round, 1, ROUNDS)
    }

    /// I-11: cubes on their tracks. Every closure follows from a scarcity Event of its track, and
    /// some are still to come.
    fn check_tracks(&self) -> Result<(), Flaw> {
        let printed = self.kit.track(self.n());
        Resource::all().try_for_each(|track| {
            let position = self.decline[track];
            at("I-11", format_args!("decline.{track}")).range(position, 0, printed.last)?;
            let (place, closed) = self.closures(track);
            let waiting = self.agenda.iter().filter(|step| *step == Step::Close(track)).count();
            // C 5.4.2.
            let crossed = (1..=position).filter(|at| printed.is_threshold(*at)).count();
            at("I-11", place).most(track, closed + waiting, crossed)
        })
    }

    /// Where the closures of a track are noted, and how many there are.
    fn closures(&self, track: Resource) -> (&'static str, usize) {
        match track {
            Resource::Food => {
                ("cities", self.cities.values().filter(|tile| tile.is_none()).count())
            }
            Resource::Fame => ("court_closed", self.court_closed.len()),
            Resource::Zeal => ("altars_closed", self.altars_closed.len().div_ceil(2)),
            Resource::Power => ("glyphs_closed", self.glyphs_closed.len()),
        }
    }
}
