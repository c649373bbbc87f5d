//! A Court phase that is not over: the Event, closures, the collection.

use super::effects::Work;
use crate::model::*;
use patolli_core::{Flaw, Seat, ensure};

impl Public {
    /// The rest of a Court phase (C 5.5, C 5.6): the Event for each player, closures, the gain of a
    /// bonus space, the collection.
    pub(super) fn check_court_phase(&self, work: &[Step]) -> Result<(), Flaw> {
        let mut rest = work;
        let mut covered = None;
        if let [before @ .., Step::Collect { tile, space }] = rest {
            let lies = self.pyramid.tile(*space) == Some(*tile);
            ensure!(lies, "I-2", "agenda", "no {tile} tile lies on {space}");
            (rest, covered) = (before, Some(*space));
        }
        if let [before @ .., Step::Gain { seat, left, by: Source::Bonus(space) }] = rest {
            let bonus = Some(*space) == covered && self.kit.pyramid.bonus_spaces.contains(*space);
            let mine = *seat == self.active && !self.is_automa(*seat);
            let amount = (1..=self.kit.pyramid.bonus).contains(left);
            ensure!(bonus && mine && amount, "I-2", "agenda", "{space} gives no such bonus");
            rest = before;
        }
        let mut closures = 0;
        while let [before @ .., Step::Close(_)] = rest {
            (rest, closures) = (before, closures + 1);
        }
        // one by the tile, one by the card.
        ensure!(closures <= 2, "I-11", "agenda", "{closures} closures in one turn, at most two");
        match rest {
            [before @ .., Step::EventOver] => self.check_strikes(before),
            _ => {
                let place = format_args!("agenda[{}]", rest.len().saturating_sub(1));
                ensure!(rest.is_empty(), "I-19", place, "is no part of a Court phase here");
                Ok(())
            }
        }
    }

    /// C 5.5.6, R-64: from the active player clockwise, each completely.
    fn check_strikes(&self, work: &[Step]) -> Result<(), Flaw> {
        let is_strike = |step: &Step| matches!(step, Step::Strike(_));
        let split = work.iter().position(is_strike).unwrap_or(work.len());
        let (effects, strikes) = work.split_at(split);
        let order: Vec<Seat> = self.seats_from(self.active).collect();
        let struck = order.len().saturating_sub(strikes.len());
        let rest = order[struck..].iter().map(|seat| Step::Strike(*seat));
        let clockwise = strikes.iter().copied().eq(rest);
        ensure!(
            clockwise,
            "I-15",
            "agenda",
            "an Event strikes from seat {} clockwise",
            self.active
        );
        match struck.checked_sub(1).map(|last| order[last]) {
            Some(seat) if !self.is_automa(seat) => Work::of_event(self, seat).check(effects),
            _ => {
                ensure!(
                    effects.is_empty(),
                    "I-15",
                    "agenda",
                    "nobody is being struck by the Event"
                );
                Ok(())
            }
        }
    }
}
