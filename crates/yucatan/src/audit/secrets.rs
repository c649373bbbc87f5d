//! Choices that only one seat knows (Y 10): each is one that could be made.

use super::Of;
use crate::model::*;
use crate::rules::Part;
use patolli_core::{Dense, Flaw, Seat, ensure};

impl Yucatan {
    /// I-17.
    pub(super) fn check_secrets(&self) -> Result<(), Flaw> {
        let front = self.public.agenda.front();
        for seat in Seat::first(SIDES) {
            let own = &self.private[seat];
            let quiet = front == Some(Step::Setup) || own.setup == Choices::default();
            ensure!(quiet, "I-17", Of(seat, "setup"), "is over");
            let quiet = front == Some(Step::Sacrifice) || own.sacrifice == Offering::default();
            ensure!(quiet, "I-17", Of(seat, "sacrifice"), "nothing is sacrificed now");
            let quiet = front == Some(Step::Cards) || own.card.is_none();
            ensure!(quiet, "I-17", Of(seat, "card"), "there is no Battle that asks for it");
            let sits = seat.index() < self.public.n() || *own == Private::default();
            ensure!(sits, "I-21", "players", "nobody sits on seat {seat}");
        }
        for seat in self.public.seats() {
            match front {
                Some(Step::Setup) => self.check_choices(seat)?,
                Some(Step::Cards) => self.check_chosen_card(seat)?,
                Some(Step::Sacrifice) => self.check_offering(seat)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// SET-7 to SET-9, one after the other.
    fn check_choices(&self, seat: Seat) -> Result<(), Flaw> {
        let choices = &self.private[seat].setup;
        let made =
            [choices.building.is_some(), choices.counselors.is_some(), choices.power.is_some()];
        let ordered = made.is_sorted_by(|first, next| first >= next);
        ensure!(ordered, "I-17", Of(seat, "setup"), "Building, Counselors, power in this order");
        let noted = choices.is_complete() == self.public.pledged.contains(seat);
        ensure!(noted, "I-17", Of(seat, "setup"), "is complete if and only if it is pledged");
        let differ = choices.counselors.is_none_or(|(first, second)| first != second);
        ensure!(differ, "I-15", Of(seat, "setup"), "each Leader has another Counselor");
        Ok(())
    }

    /// BAT-1.
    fn check_chosen_card(&self, seat: Seat) -> Result<(), Flaw> {
        let card = self.private[seat].card;
        let noted = card.is_some() == self.public.pledged.contains(seat);
        ensure!(noted, "I-17", Of(seat, "card"), "is there if and only if it is pledged");
        let legal = card.is_none_or(|card| self.playable(seat).contains(card));
        ensure!(legal, "I-16", Of(seat, "card"), "cannot be played in this Battle");
        Ok(())
    }

    /// SAC-1: not more than there is; who has nothing to give need not say so.
    fn check_offering(&self, seat: Seat) -> Result<(), Flaw> {
        let (public, offering) = (&self.public, &self.private[seat].sacrifice);
        for part in Part::ALL {
            let most = public.most(seat, part);
            let fits = offering.get(part).is_none_or(|n| n <= most && most > 0);
            ensure!(fits, "I-6", Of(seat, "sacrifice"), "more than there is");
        }
        let done = public.next_part(seat, offering).is_none();
        let noted = done == public.pledged.contains(seat) || public.gives_nothing(seat);
        ensure!(noted, "I-17", Of(seat, "sacrifice"), "is complete if and only if it is pledged");
        Ok(())
    }
}
