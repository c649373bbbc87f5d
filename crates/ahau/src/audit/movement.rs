//! The Movement Phase in progress: the War Captain, conflicts, tiles to take.

use super::agenda::{Pending, misplaced};
use crate::model::*;
use patolli_core::{Dense, Flaw, PlayerField, Seat, SeatSet, Set, at};

impl Public {
    /// MV-3, MV-4: one conflict after the other.
    pub(super) fn check_conflicts(&self, work: &[Step]) -> Result<(), Flaw> {
        self.check_movement()?;
        self.check_full_board()?;
        match work {
            [] => Ok(()),
            [Step::Captain(seat)] => self.check_captain(*seat),
            [now @ .., Step::Losers(region)] => self.check_conflict(now, *region),
            work => misplaced(work),
        }
    }

    /// Everyone has cards on the table, a Ruler on the map and a worker to place.
    fn check_movement(&self) -> Result<(), Flaw> {
        self.check_played(self.seats().collect())?;
        self.seats().try_for_each(|seat| {
            self.check_stock(seat)?;
            let back = self.players[seat].taken_back;
            at("I-7", PlayerField(seat, "taken_back")).empty(back.is_empty())
        })
    }

    /// Before the War Captain decides, every Ruler is where its card sent it.
    fn check_captain(&self, seat: Seat) -> Result<(), Flaw> {
        let person = seat.index() < self.people();
        at("I-19", Pending(0)).fits("played", person && self.has_role(seat, Role::WarCaptain))?;
        self.seats().try_for_each(|seat| {
            let player = &self.players[seat];
            let sent = player.played.map(|(left, _)| left.region());
            at("I-11", PlayerField(seat, "ruler")).fits("played", player.ruler == sent)
        })
    }

    /// The winner, a loser on the way, and the losers who still have to go are all there is.
    fn check_conflict(&self, now: &[Step], region: Region) -> Result<(), Flaw> {
        let place = at("I-19", Pending(now.len()));
        place.range(region.index() + 1, 1, self.map().n_regions)?;
        let (here, rulers) = (at("I-19", "losers"), self.rulers(region));
        let mut losers: SeatSet = here.distinct(self.losers.iter(), rulers)?;
        if let [Step::Retreat { seat, from }] = now {
            at("I-19", Pending(0)).value(*from, region)?;
            at("I-19", Pending(0)).fits("losers", !losers.contains(*seat))?;
            losers.insert(*seat);
        }
        let winners = rulers.without(losers);
        here.fits("ruler", losers.is_subset_of(rulers) && winners.len() == 1)?;
        match (winners.first(), now) {
            (Some(winner), [Step::Win(seat), Step::Arm]) => {
                at("I-19", Pending(0)).value(*seat, winner)?;
                at("I-19", Pending(0)).fits("losers", !losers.is_empty())
            }
            (_, [] | [Step::Arm | Step::Retreat { .. }]) => Ok(()),
            (Some(winner), [effect, Step::Arm]) => self.check_effect(winner, *effect),
            _ => misplaced(now),
        }
    }

    /// MV-5: in the order of regions; one tile is gone where its Ruler has taken it.
    pub(super) fn check_takes(&self, takes: &[Step]) -> Result<(), Flaw> {
        self.check_movement()?;
        self.check_apart()?;
        let regions = self.map().all_regions();
        let order: Vec<Seat> = regions.filter_map(|region| self.rulers(region).first()).collect();
        let taken = order.len().saturating_sub(takes.len());
        let due = order[taken..].iter().map(|seat| Step::Take(*seat));
        at("I-19", "agenda").fits("ruler", takes.iter().copied().eq(due))?;
        let touched: Set<Region> =
            order[..taken].iter().filter_map(|seat| self.players[*seat].ruler).collect();
        self.map().all_regions().try_for_each(|region| {
            let [left, right] = region.squares();
            let due = 2 - usize::from(touched.contains(region));
            at("I-11", "squares").count(format_args!("{left}, {right}"), self.tiles_in(region), due)
        })
    }
}
