//! The Movement Phase as it stands: the War Captain, conflicts, tiles to take.

use super::{Of, misplaced};
use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, SeatSet, Set, ensure};

impl Public {
    /// MV-3, MV-4: one conflict after the other.
    pub(super) fn check_conflicts(&self, work: &[Step]) -> Result<(), Flaw> {
        self.check_movement()?;
        self.check_full_board()?;
        match work {
            [] => Ok(()),
            [Step::Captain(seat)] => self.check_captain(*seat),
            [now @ .., Step::Losers(region)] => self.check_conflict(now, *region),
            _ => misplaced("is no part of a conflict"),
        }
    }

    /// Everybody has cards on the table, a Ruler on the map and a worker to place.
    fn check_movement(&self) -> Result<(), Flaw> {
        self.check_played(self.seats().collect())?;
        for seat in self.seats() {
            let stock = self.players[seat].workers;
            ensure!(stock > 0, "I-12", Of(seat, "standing"), "no worker is left for the round");
            let back = self.players[seat].taken_back.is_empty();
            ensure!(back, "I-7", Of(seat, "taken_back"), "cards come back in the own turn");
        }
        Ok(())
    }

    /// Before the War Captain decides, every Ruler stands where its card sent it.
    fn check_captain(&self, seat: Seat) -> Result<(), Flaw> {
        let person = seat.index() < self.people();
        let called = person && self.has_role(seat, Role::WarCaptain);
        ensure!(called, "I-19", "agenda", "seat {seat} has not played the War Captain");
        for seat in self.seats() {
            let player = &self.players[seat];
            let sent = player.played.map(|(left, _)| left.region());
            ensure!(player.ruler == sent, "I-11", Of(seat, "ruler"), "is sent by the left card");
        }
        Ok(())
    }

    /// The winner, a loser on the way, and the losers who still have to go are all there is.
    fn check_conflict(&self, now: &[Step], region: Region) -> Result<(), Flaw> {
        let on_map = region.index() < self.map().n_regions;
        ensure!(on_map, "I-19", "agenda", "there is no region {region}");
        let rulers = self.rulers(region);
        let mut losers: SeatSet = self.losers.iter().collect();
        let once = losers.len() == self.losers.len();
        ensure!(once, "I-19", "losers", "names a seat twice");
        if let [Step::Retreat { seat, from }] = now {
            let fits = *from == region && !losers.contains(*seat);
            ensure!(fits, "I-19", "agenda", "seat {seat} does not retreat from region {from}");
            losers.insert(*seat);
        }
        let winners = rulers.without(losers);
        let fits = losers.is_subset_of(rulers) && winners.len() == 1;
        ensure!(fits, "I-19", "losers", "region {region} holds them and one winner");
        match (winners.first(), now) {
            (Some(winner), [Step::Win(seat), Step::Arm]) => {
                let wins = *seat == winner && !losers.is_empty();
                ensure!(wins, "I-19", "agenda", "seat {seat} has not won in region {region}");
                Ok(())
            }
            (_, [] | [Step::Arm | Step::Retreat { .. }]) => Ok(()),
            (Some(winner), [effect, Step::Arm]) => self.check_effect(winner, *effect),
            _ => misplaced("is no part of a conflict"),
        }
    }

    /// MV-5: in the order of regions; both tiles are still there for those to come, one for others.
    pub(super) fn check_takes(&self, takes: &[Step]) -> Result<(), Flaw> {
        self.check_movement()?;
        self.check_apart()?;
        let regions = self.map().all_regions();
        let order: Vec<Seat> = regions.filter_map(|region| self.rulers(region).first()).collect();
        let taken = order.len().saturating_sub(takes.len());
        let due = order[taken..].iter().map(|seat| Step::Take(*seat));
        let ascending = takes.iter().copied().eq(due);
        ensure!(ascending, "I-19", "agenda", "tiles are taken in the order of regions");
        let touched: Set<Region> =
            order[..taken].iter().filter_map(|seat| self.players[*seat].ruler).collect();
        for region in self.map().all_regions() {
            let squares = region.squares().map(|square| self.squares[square.index()]);
            let (lie, due) =
                (squares.iter().flatten().count(), 2 - usize::from(touched.contains(region)));
            ensure!(lie == due, "I-11", "squares", "{lie} tiles in region {region}, not {due}");
        }
        Ok(())
    }
}
