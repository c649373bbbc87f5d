//! What stands before each player: workers, pyramid, capital, markers, Fame.

use super::Of;
use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, ensure};

/// More than any account holds after a whole game; the sum of all stays far from overflowing.
const MOST_FAME: i16 = 3000;

impl Public {
    pub(super) fn check_players(&self) -> Result<(), Flaw> {
        for seat in self.seats() {
            let player = &self.players[seat];
            let workers = self.workers_placed(seat) + u32::from(player.workers);
            let has = u32::from(self.kit.supply.workers);
            ensure!(workers == has, "I-6", Of(seat, "standing"), "{workers} workers, not {has}");
            let war = player.war;
            ensure!(war <= WAR_TOP, "I-9", Of(seat, "war"), "{war} is above {WAR_TOP}");
            let regions = self.map().n_regions;
            let on_map = player.ruler.is_none_or(|region| region.index() < regions);
            ensure!(on_map, "I-11", Of(seat, "ruler"), "there are {regions} regions");
            check_pyramid(player, seat)?;
            check_fame(player, seat)?;
        }
        Ok(())
    }

    /// Workers of a player on the map.
    pub(crate) fn workers_placed(&self, seat: Seat) -> u32 {
        let player = &self.players[seat];
        player.standing.iter().chain(&player.lying).map(|n| u32::from(*n)).sum()
    }

    /// I-6, I-14: one marker of a player in a temple; filled from the left, setup markers aside.
    pub(super) fn check_temples(&self) -> Result<(), Flaw> {
        for god in God::all() {
            let spaces = &self.temples[god.index()];
            let place = format_args!("temples.{god}");
            for (i, seat) in spaces.iter().enumerate().filter_map(|(i, s)| Some((i, (*s)?))) {
                ensure!(seat.index() < self.n(), "I-6", place, "there is no seat {seat}");
                let first = self.marker(seat, god) == Some(TempleSpace::new(i));
                ensure!(first, "I-6", place, "two markers of seat {seat}");
            }
            let early = self.pakal.is_some_and(|pakal| pakal.setup_markers.contains(god));
            let ordinary = |seat: &Option<Seat>| seat.is_some_and(|s| !early || s != PAKAL);
            let filled = spaces.iter().filter(|seat| ordinary(seat)).count();
            // A setup marker may be among the first spaces, where it takes one of them.
            let prefix = spaces.iter().take_while(|seat| seat.is_some()).collect::<Vec<_>>();
            let fits = prefix.into_iter().filter(|seat| ordinary(seat)).count() == filled;
            ensure!(fits, "I-14", place, "markers fill the spaces from the left");
        }
        Ok(())
    }
}

/// I-10, PY-5: every tile lies on two others; only wild tiles carry a cube.
fn check_pyramid(player: &Player, seat: Seat) -> Result<(), Flaw> {
    let filled = |space: Space| player.pyramid[space.index()].is_some();
    for (space, brick) in player.bricks() {
        let held = space.below().is_none_or(|two| two.into_iter().all(filled));
        ensure!(held, "I-10", Of(seat, "pyramid"), "nothing holds the tile on {space}");
        let bare = brick.wild || !brick.cube;
        ensure!(
            bare,
            "I-2",
            Of(seat, "pyramid"),
            "only wild tiles carry a cube, not that on {space}"
        );
    }
    Ok(())
}

/// I-9: Fame never decreases, so no account is negative.
fn check_fame(player: &Player, seat: Seat) -> Result<(), Flaw> {
    let Earned { gods, temples, adjacency, board, war, buildings, celebrations, cities } =
        player.fame;
    for fame in [gods, temples, adjacency, board, war, buildings, celebrations, cities] {
        let sane = (0..=MOST_FAME).contains(&fame);
        ensure!(sane, "I-9", Of(seat, "fame"), "{fame} in one account");
    }
    Ok(())
}
