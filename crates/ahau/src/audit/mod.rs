//! The invariants of the rules (A 12), checked on any state. Two are our own: I-18, the seats and what
//! is laid out for the whole game; I-19, pending work fits the table.

mod agenda;
mod cards;
mod effects;
mod movement;
mod payment;
mod players;
mod summon;
mod supplies;
mod turn;

use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, Set, at};

impl Ahau {
    /// Every invariant that a single state can show. Those about change over time (I-12, I-15 and
    /// parts of others) have their own tests.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        let public = &self.public;
        public.check_seats()?;
        public.check_setup()?;
        public.check_tiles()?;
        public.check_cubes()?;
        public.check_weapons()?;
        public.check_sites()?;
        public.check_buildings()?;
        public.check_players()?;
        public.check_temples()?;
        public.check_pakal()?;
        public.check_cards()?;
        self.check_roles()?;
        self.check_pledges()?;
        public.check_triggers()?;
        self.check_agenda()
    }
}

/// I-18: two to five people, or one and Pakal.
pub(crate) fn check_sides(n: usize, solo: bool) -> Result<(), Flaw> {
    let here = at("I-18", "players");
    if solo { here.value(n, 2) } else { here.range(n, 2, SIDES) }
}

impl Public {
    /// I-18: what everything else relies on.
    fn check_seats(&self) -> Result<(), Flaw> {
        let n = self.n();
        check_sides(n, self.pakal.is_some())?;
        at("I-18", "first").range(self.first.index(), 0, n - 1)?;
        at("I-18", "active").range(self.active.index(), 0, n - 1)?;
        let all: Set<Seat> = self.seats().collect();
        at("I-18", "order").once(self.order[..n].iter().copied(), all)?;
        at("I-18", "round").range(self.round, 1, self.kit.supply.last_round)?;
        at("I-18", "fame_order").once(self.fame_order.iter(), all)?;
        let started = self.seats().filter(|seat| !self.waits_for_card(*seat)).collect();
        at("I-18", "war_order").once(self.war_order.iter(), started)
    }

    /// I-8, SU-9, SU-15: tiles that are laid out once for all.
    fn check_setup(&self) -> Result<(), Flaw> {
        let cities = |god: God| self.city_tiles.those(|tile| *tile == god).len() as u32;
        at("I-8", "city_tiles").conserves(cities, |_| 2)?;
        at("I-18", "scoring").once(self.scoring.values().copied(), Set::full())?;
        let (here, tiles) = (at("I-1", "start_tiles"), self.start_tiles.values().flatten());
        let on_cards = here.distinct(tiles.copied(), Set::full())?;
        here.value(on_cards.len(), self.cards_left())
    }

    /// I-16, KC-1, EN-2: flags are set as soon as their cause is there; nothing undoes them in a
    /// round. Causes arise in action turns only.
    fn check_triggers(&self) -> Result<(), Flaw> {
        let (over, katuns, flag) =
            (self.agenda.is_empty(), self.kit.supply.katuns, self.celebrating);
        at("I-16", "ending").value(self.ending, self.ending || self.ends_now())?;
        let here = at("I-16", "celebrating");
        here.value(flag, self.ending || self.sites_to_katun() == 0)?;
        let acting = over || self.agenda.iter().any(|step| step == Step::EndRound);
        here.fits("agenda", acting || !flag)?;
        at("I-16", "agenda").fits("celebrating", !over || flag)?;
        let last = self.katun > 0 && (self.ending || self.katun >= katuns);
        at("I-16", "agenda").fits("katun", !over || last)?;
        at("I-16", "katun").range(self.katun, 0, i64::from(katuns) - i64::from(!over))
    }

    /// EN-1 B, C: as far as the table shows it.
    pub(crate) fn ends_now(&self) -> bool {
        let complete = Set::full();
        self.seats()
            .any(|seat| self.players[seat].workers == 0 || self.players[seat].filled() == complete)
    }

    /// SU-15: the summary cards are being chosen.
    pub(crate) fn in_setup(&self) -> bool {
        self.agenda.iter().any(|step| matches!(step, Step::StartCard(_)))
    }
    /// Whether the player will get a summary card; SO-8: Pakal's marker comes after.
    pub(crate) fn waits_for_card(&self, seat: Seat) -> bool {
        match self.is_pakal(seat) {
            true => self.in_setup(),
            false => self.agenda.iter().any(|step| step == Step::StartCard(seat)),
        }
    }
    /// Starting tiles that were taken; SO-3: Pakal has his at once.
    pub(crate) fn start_cards_taken(&self) -> usize {
        let taken = self.seats().filter(|seat| !self.waits_for_card(*seat)).count();
        taken + usize::from(self.pakal.is_some() && self.in_setup())
    }
    /// Summary cards with a tile; SU-16: unchosen tiles leave the game.
    pub(crate) fn cards_left(&self) -> usize {
        match self.in_setup() {
            true => SummaryCard::COUNT - self.start_cards_taken(),
            false => 0,
        }
    }
}
