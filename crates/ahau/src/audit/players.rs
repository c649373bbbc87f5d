//! What belongs to each player: workers, pyramid, capital, markers, Fame. And King Pakal, if he plays.

use crate::model::*;
use patolli_core::{Dense, Flaw, PlayerField, Seat, Set, at};

/// More than any account holds after a whole game; the sum of all stays far from overflowing.
const MOST_FAME: i16 = 3000;

impl Public {
    pub(super) fn check_players(&self) -> Result<(), Flaw> {
        for seat in self.seats() {
            let player = &self.players[seat];
            let here = |rule, field| at(rule, PlayerField(seat, field));
            let workers = self.workers_placed(seat) + u32::from(player.workers);
            here("I-6", "standing").value(workers, self.kit.supply.workers.into())?;
            here("I-9", "war").range(player.war, 0, WAR_TOP)?;
            let region = player.ruler.map_or(1, |region| region.index() + 1);
            here("I-11", "ruler").range(region, 1, self.map().n_regions)?;
            check_pyramid(player, seat)?;
            check_fame(player, seat)?;
        }
        Ok(())
    }

    /// Workers of a player on the map.
    pub(crate) fn workers_placed(&self, seat: Seat) -> u32 {
        let player = &self.players[seat];
        player.standing.values().chain(player.lying.values()).map(|n| u32::from(*n)).sum()
    }

    /// I-6, I-14: one marker of a player in a temple; filled from the left, setup markers aside.
    pub(super) fn check_temples(&self) -> Result<(), Flaw> {
        let setup = self.pakal.map_or(Set::EMPTY, |pakal| pakal.setup_markers);
        for (god, spaces) in self.temples.iter() {
            let place = format_args!("temples.{god}");
            let markers = spaces.values().flatten().copied();
            at("I-6", place).distinct(markers, self.seats().collect())?;
            let early = |seat: Seat| setup.contains(god) && seat == PAKAL;
            let ordinary = |seat: &&Option<Seat>| seat.is_some_and(|seat| !early(seat));
            // A setup marker may be among the first spaces, where it takes one of them.
            let prefix = spaces.values().take_while(|seat| seat.is_some()).filter(ordinary);
            let all = spaces.values().filter(ordinary);
            at("I-14", place).holds(prefix.count() == all.count())?;
        }
        Ok(())
    }

    /// A 8.
    pub(super) fn check_pakal(&self) -> Result<(), Flaw> {
        let Some(pakal) = &self.pakal else { return Ok(()) };
        let king = &self.players[PAKAL];
        let here = |rule, field| at(rule, PlayerField(PAKAL, field));
        // SO-4.
        let first = king.buildings.iter().next().map_or("", Building::name);
        here("I-5", "buildings").value(first, Building::RoyalPalace.name())?;
        // SO-34: only a full capital puts buildings aside.
        let full = king.buildings.len() == Slot::COUNT;
        at("I-5", "pakal.aside").fits("buildings", pakal.aside.is_empty() || full)?;
        // SO-7: his resources are on the tracker.
        here("I-2", "stock").empty(king.stock.is_nothing())?;
        here("I-2", "pyramid").no_stranger(king.bricks().find(|(_, b)| b.cube).map(|(s, _)| s))?;
        // His turn is over before anyone decides.
        at("I-7", "pakal").holds(!pakal.role_by_reward)?;
        // The last celebration leaves all markers where they are (A 7.1).
        let first = self.katun == u8::from(self.agenda.is_empty());
        let fresh = self.temples.those(|spaces| first && spaces[SETUP_SPACE] == Some(PAKAL));
        let gone = pakal.setup_markers.without(fresh).first();
        at("I-14", "pakal.setup_markers").no_stranger(gone)
    }
}

/// I-10, PY-5: every tile lies on two others; only wild tiles carry a cube.
fn check_pyramid(player: &Player, seat: Seat) -> Result<(), Flaw> {
    let held = Space::supported(player.filled());
    at("I-10", PlayerField(seat, "pyramid")).no_stranger(player.filled().without(held).first())?;
    player.bricks().try_for_each(|(space, brick)| {
        let place = format_args!("players[{seat}].pyramid.{space}.cube");
        at("I-2", place).fits("wild", brick.wild || !brick.cube)
    })
}

/// I-9: Fame never decreases, so no account is negative.
fn check_fame(player: &Player, seat: Seat) -> Result<(), Flaw> {
    let Earned { gods, temples, adjacency, board, war, buildings, celebrations, cities } =
        player.fame;
    [gods, temples, adjacency, board, war, buildings, celebrations, cities]
        .into_iter()
        .try_for_each(|fame| at("I-9", PlayerField(seat, "fame")).range(fame, 0, MOST_FAME))
}
