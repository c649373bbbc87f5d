//! Sacrifice (Z 6.4): corn and a priest for steps on the track, each with its bonus.

use crate::model::*;
use patolli_core::{ActionSet, Dense, Host, Seat};

impl Public {
    pub fn steps_left(&self, seat: Seat) -> u8 {
        LAST_STEP as u8 - self.players[seat].step
    }
    /// One priest and as much corn as steps (Z 6.4.1).
    pub fn sacrifice_price(&self, corn: Corn) -> Stock {
        let prices = &self.kit.prices;
        (0..corn.amount()).fold(prices.sacrifice, |sum, _| sum.plus(prices.sacrifice_step))
    }
}

impl Zapotec {
    pub(crate) fn offer_sacrifice(&self, out: &mut ActionSet<Action>) {
        let left = self.public.steps_left(self.public.active);
        for corn in Corn::all() {
            if corn.amount() > left || !self.me().stock.covers(self.public.sacrifice_price(corn)) {
                return;
            }
            out.insert(Action::Sacrifice(corn));
        }
    }

    pub(crate) fn refuse_sacrifice(&self, corn: Corn) -> Option<Reason> {
        let left = self.public.steps_left(self.public.active);
        // R8: no more corn than steps.
        if corn.amount() > left {
            return Some(Reason::StepsLeft(left));
        }
        self.refuse_price(self.public.sacrifice_price(corn))
    }

    pub(crate) fn sacrifice(&mut self, corn: Corn, host: &mut impl Host<Event>) {
        let (seat, paid) = (self.public.active, self.public.sacrifice_price(corn));
        self.pay(paid);
        host.hear(|| Event::Sacrificed { seat, paid });
        self.public.agenda.now([Step::Advance(corn.amount())]);
    }

    /// Z 6.4.2, R9: step by step, each step entered gives its bonus before the next.
    pub(crate) fn advance_one(&mut self, left: u8, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        // R55: surplus steps of trade_34 are lost.
        if left == 0 || self.public.steps_left(seat) == 0 {
            self.public.agenda.done();
            self.public.land(seat);
            return;
        }
        self.public.agenda.instead(Step::Advance(left - 1));
        let step = self.public.step_up(seat, host);
        match self.public.kit.track[usize::from(step)] {
            StepBonus::Points(vp) => self.award(seat, vp.into(), Points::Step(step), host),
            StepBonus::FreeResource => self.public.agenda.now([Step::FreeResource]),
            // Z 6.4.3: without a card for the disc the step gives nothing.
            StepBonus::FreeDisc if !self.public.open_rituals(seat).is_empty() => {
                self.public.agenda.now([Step::FreeDisc]);
            }
            StepBonus::FreeDisc
            | StepBonus::Nothing
            | StepBonus::Discount { .. }
            | StepBonus::NoPriest => {}
        }
    }

    pub(crate) fn offer_free_resource(out: &mut ActionSet<Action>) {
        out.extend(Basic::all().map(Action::FreeResource));
    }

    pub(crate) fn free_resource(&mut self, basic: Basic, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.public.agenda.done();
        let gain = Stock::of(basic.into(), 1);
        let player = self.me_mut();
        player.stock = player.stock.plus(gain);
        let by = Source::Step(player.step);
        host.hear(|| Event::Gained { seat, gain, by });
    }
}

impl Public {
    /// Moves a disc one step; tells where it stands now.
    pub(crate) fn step_up(&mut self, seat: Seat, host: &mut impl Host<Event>) -> u8 {
        let player = &mut self.players[seat];
        player.step += 1;
        let step = player.step;
        host.hear(|| Event::Step { seat, step });
        step
    }

    /// Z 6.4.4: at the end of its move a disc lies on top of its pile.
    pub(crate) fn land(&mut self, seat: Seat) {
        self.arrivals.arrive(seat);
    }
}
