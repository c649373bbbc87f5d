//! The invariants of the rules (A 12), checked on any state. Two are our own: I-18, who sits at the
//! table and what was laid out for the whole game; I-19, what waits fits the table.

mod agenda;
mod cards;
mod effects;
mod king_pakal;
mod movement;
mod payment;
mod players;
mod summon;
mod supplies;
mod turn;

use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, Set, ensure};
use std::fmt;

impl Ahau {
    /// Every invariant that a single state can show. Those about change over time (I-12, I-15 and
    /// parts of others) have tests of their own.
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

impl Public {
    /// I-18: what everything else relies on.
    fn check_seats(&self) -> Result<(), Flaw> {
        let n = self.n();
        let sides = (2..=SIDES).contains(&n) && (self.pakal.is_none() || n == 2);
        ensure!(sides, "I-18", "players", "{n} sides; two to five people, or one and Pakal");
        ensure!(self.first.index() < n, "I-18", "first", "there is no seat {}", self.first);
        ensure!(self.active.index() < n, "I-18", "active", "there is no seat {}", self.active);
        let order: Set<Seat> = self.order[..n].iter().copied().collect();
        let all = order == self.seats().collect();
        ensure!(all, "I-18", "order", "names each of the {n} seats once");
        let last = self.kit.supply.last_round;
        let round = (1..=last).contains(&self.round);
        ensure!(round, "I-18", "round", "{} is not in 1 to {last}", self.round);
        let fame = self.fame_order.iter().collect::<Set<Seat>>() == order;
        ensure!(fame, "I-18", "fame_order", "every player has one marker");
        let started: Set<Seat> = self.seats().filter(|s| !self.waits_for_card(*s)).collect();
        let war = self.war_order.iter().collect::<Set<Seat>>() == started;
        ensure!(war, "I-18", "war_order", "every player with a summary card has one marker");
        Ok(())
    }

    /// I-8, SU-9, SU-15: tiles that are laid out once for all.
    fn check_setup(&self) -> Result<(), Flaw> {
        for god in God::all() {
            let cities = self.city_tiles.iter().filter(|tile| **tile == god).count();
            ensure!(cities == 2, "I-8", "city_tiles", "{cities} cities of {god}, not two");
        }
        let scoring: Set<Scoring> = self.scoring.iter().copied().collect();
        let all = scoring.len() == Scoring::COUNT;
        ensure!(all, "I-18", "scoring", "each scoring tile lies before one temple");
        let on_cards: Set<God> = self.start_tiles.iter().flatten().copied().collect();
        let (tiles, due) = (self.start_tiles.iter().flatten().count(), self.cards_left());
        let fits = tiles == due && on_cards.len() == due;
        ensure!(fits, "I-1", "start_tiles", "{tiles} summary cards with a tile, not {due}");
        Ok(())
    }

    /// I-16, KC-1, EN-2: flags are set as soon as their cause is there; nothing undoes them in a
    /// round. Causes arise in action turns only.
    fn check_triggers(&self) -> Result<(), Flaw> {
        let (over, katuns) = (self.agenda.is_empty(), self.kit.supply.katuns);
        let due = self.ending || !self.ends_now();
        ensure!(due, "I-16", "ending", "a pyramid is complete, or a player has no worker left");
        let caused = self.ending || self.sites_to_katun() == 0;
        let flag = self.celebrating;
        ensure!(flag == caused, "I-16", "celebrating", "is {flag}, the triggers say {caused}");
        let acting = over || self.agenda.iter().any(|step| step == Step::EndRound);
        ensure!(
            acting || !flag,
            "I-16",
            "celebrating",
            "nothing is triggered before the first turn"
        );
        let last = self.ending || self.katun >= katuns;
        let ended = !over || (flag && last && self.katun > 0);
        ensure!(ended, "I-16", "agenda", "is empty, but the game is not over");
        let most = if over { katuns } else { katuns.saturating_sub(1) };
        ensure!(self.katun <= most, "I-16", "katun", "{} Celebrations, at most {most}", self.katun);
        Ok(())
    }

    /// EN-1 B, C: as far as the table shows it.
    pub(crate) fn ends_now(&self) -> bool {
        self.seats().any(|seat| {
            let player = &self.players[seat];
            player.workers == 0 || player.built() == Space::COUNT
        })
    }

    /// SU-15: the summary cards are being chosen.
    pub(crate) fn in_setup(&self) -> bool {
        self.agenda.iter().any(|step| matches!(step, Step::StartCard(_)))
    }
    /// Whether the player still is to get a summary card; SO-8: Pakal's marker comes after.
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
    /// Summary cards with a tile; SU-16: what nobody chose leaves the game.
    pub(crate) fn cards_left(&self) -> usize {
        match self.in_setup() {
            true => SummaryCard::COUNT - self.start_cards_taken(),
            false => 0,
        }
    }
}

/// A field of a player in the position file.
struct Of(Seat, &'static str);

impl fmt::Display for Of {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players[{}].{}", self.0, self.1)
    }
}

/// Something that cannot wait where it stands (I-19).
fn misplaced<T>(what: &str) -> Result<T, Flaw> {
    Err(Flaw {
        rule: "I-19",
        place: "agenda".to_string(),
        misfit: patolli_core::Misfit::Words(what.to_string()),
    })
}

/// The names of some components.
fn list<T: Dense + fmt::Display>(things: Set<T>) -> String {
    let names: Vec<_> = things.iter().map(|thing| thing.to_string()).collect();
    names.join(", ")
}
