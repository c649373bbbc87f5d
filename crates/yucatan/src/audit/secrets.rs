//! Choices that only one seat knows (Y 10): each is one that could be made.

use crate::model::*;
use crate::rules::Part;
use patolli_core::{Dense, Flaw, PlayerField, Seat, at};

impl Yucatan {
    /// I-17.
    pub(super) fn check_secrets(&self) -> Result<(), Flaw> {
        let front = self.public.agenda.front();
        for seat in Seat::first(SIDES) {
            let own = &self.private[seat];
            let quiet = |field| at("I-17", PlayerField(seat, field));
            let none = own.setup == Choices::default();
            quiet("setup").empty(front == Some(Step::Setup) || none)?;
            let none = own.sacrifice == Offering::default();
            quiet("sacrifice").empty(front == Some(Step::Sacrifice) || none)?;
            quiet("card").empty(front == Some(Step::Cards) || own.card.is_none())?;
            let sits = seat.index() < self.public.n();
            at("I-21", "players").holds(sits || *own == Private::default())?;
        }
        self.public.seats().try_for_each(|seat| match front {
            Some(Step::Setup) => self.check_choices(seat),
            Some(Step::Cards) => self.check_chosen_card(seat),
            Some(Step::Sacrifice) => self.check_offering(seat),
            _ => Ok(()),
        })
    }

    /// SET-7 to SET-9, one after the other.
    fn check_choices(&self, seat: Seat) -> Result<(), Flaw> {
        let choices = &self.private[seat].setup;
        let Choices { building, counselors, power } = *choices;
        let here = |field| at("I-17", PlayerField(seat, field));
        here("setup.counselors").fits("building", counselors.is_none() || building.is_some())?;
        here("setup.power").fits("counselors", power.is_none() || counselors.is_some())?;
        let pledged = self.public.pledged.contains(seat);
        here("setup").fits("pledged", choices.is_complete() == pledged)?;
        let differ = counselors.is_none_or(|(first, second)| first != second);
        at("I-15", PlayerField(seat, "setup.counselors")).holds(differ)
    }

    /// BAT-1.
    fn check_chosen_card(&self, seat: Seat) -> Result<(), Flaw> {
        let (card, pledged) = (self.private[seat].card, self.public.pledged.contains(seat));
        at("I-17", PlayerField(seat, "card")).fits("pledged", card.is_some() == pledged)?;
        let playable = self.playable(seat);
        let stranger = card.filter(|card| !playable.contains(*card));
        at("I-16", PlayerField(seat, "card")).no_stranger(stranger)
    }

    /// SAC-1: not more than there is; players with nothing to give need not choose.
    fn check_offering(&self, seat: Seat) -> Result<(), Flaw> {
        let (public, offering) = (&self.public, &self.private[seat].sacrifice);
        for part in Part::ALL {
            let (n, most) = (offering.get(part), public.most(seat, part));
            let here = at("I-6", PlayerField(seat, part.field()));
            here.empty(most > 0 || n.is_none())?;
            here.range(n.unwrap_or(0), 0, most)?;
        }
        let done = public.next_part(seat, offering).is_none();
        let noted = done == public.pledged.contains(seat) || public.gives_nothing(seat);
        at("I-17", PlayerField(seat, "sacrifice")).fits("pledged", noted)
    }
}

impl Part {
    /// In a position.
    const fn field(self) -> &'static str {
        match self {
            Self::Prisoners => "sacrifice.prisoners",
            Self::Sets(Resource::Jade) => "sacrifice.jade",
            Self::Sets(Resource::Corn) => "sacrifice.corn",
        }
    }
}
