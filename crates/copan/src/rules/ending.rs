//! The end of a turn (C 5.9) and of the game (C 5.10).

use crate::model::*;
use patolli_core::{Dense, Host, Seat};

impl Copan {
    /// C 5.10.1, 5.5.9: the Pyramid is full, or two tracks are finished. C 5.10.4: once is enough.
    pub(crate) fn check_end(&mut self, host: &mut impl Host<Event>) {
        if !self.public.ending && self.public.is_end_due() {
            self.public.ending = true;
            host.hear(|| Event::Ending);
        }
    }

    /// C 5.10.2, R-34: the round is completed, so that everyone has had the same number of turns.
    pub(crate) fn end_turn(&mut self, host: &mut impl Host<Event>) {
        self.refill(host);
        self.check_end(host);
        let public = &mut self.public;
        let next = Seat::new((public.active.index() + 1) % public.n());
        if next == public.first {
            if public.ending {
                // C 5.10.3: the agenda is empty, the game is over.
                host.hear(|| Event::Over);
                return;
            }
            public.round += 1;
            let round = public.round;
            host.hear(|| Event::RoundStarted { round });
        }
        self.start_turn(next, host);
    }
}

impl Public {
    pub(crate) fn is_end_due(&self) -> bool {
        let last = self.kit.track(self.n()).last;
        let finished = self.decline.values().filter(|position| **position >= last).count();
        self.pyramid.free.is_empty() || finished >= 2
    }
}
