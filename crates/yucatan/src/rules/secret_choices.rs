//! Secret choices that several seats make at once: set-up, cards of a Battle, sacrifices. They stay
//! hidden until the last seat has chosen (Y 10).

use crate::model::*;
use patolli_core::{Host, Seat, SeatSet};

impl Yucatan {
    /// The seat has chosen; when all have, everything is turned up.
    pub(crate) fn pledge(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        self.public.pledged.insert(seat);
        host.hear(|| Event::Pledged { seat });
        if self.public.deciders().is_empty() {
            self.reveal(host);
        }
    }

    fn reveal(&mut self, host: &mut impl Host<Event>) {
        let step = self.public.agenda.front();
        self.public.agenda.done();
        self.public.pledged = SeatSet::EMPTY;
        match step {
            Some(Step::Setup) => self.reveal_setup(host),
            Some(Step::Cards) => self.show_cards(host),
            Some(Step::Sacrifice) => self.reveal_sacrifices(host),
            other => unreachable!("{other:?} hides nothing"),
        }
    }

    /// SAC-1: a seat with nothing to give need not choose. Everyone can see that, so it reveals
    /// nothing.
    pub(crate) fn pledge_idle(&mut self, step: Step, host: &mut impl Host<Event>) {
        if step != Step::Sacrifice {
            return;
        }
        for seat in self.public.deciders() {
            if self.public.gives_nothing(seat) {
                self.pledge(seat, host);
            }
        }
    }
}
