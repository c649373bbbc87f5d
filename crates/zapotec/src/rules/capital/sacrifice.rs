//! Sacrifice (Z 6.4): corn and a priest for steps on the track, each with its bonus.

use crate::model::*;
use crate::rules::decisions::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// An amount of corn, which is the number of steps. Z 6.4.5: several in a turn, each with its priest.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Sacrifice;

impl Decision<Zapotec> for Sacrifice {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        let (left, stock) = (game.public.steps_left(seat), game.player(seat).stock);
        let possible = Corn::all().take_while(|corn| {
            corn.amount() <= left && stock.covers(game.public.sacrifice_price(*corn))
        });
        menu.add_each(Action::Sacrifice, possible.collect());
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Sacrifice(corn) = action else { return Some(Reason::AnotherDecision) };
        let left = game.public.steps_left(seat);
        // R8: no more corn than steps.
        if corn.amount() > left {
            return Some(Reason::StepsLeft(left));
        }
        game.refuse_price(seat, game.public.sacrifice_price(corn))
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Sacrifice(corn) = action else { not_offered(action) };
        let paid = game.public.sacrifice_price(corn);
        game.pay(seat, paid);
        host.hear(|| Event::Sacrificed { seat, paid });
        game.public.agenda.now([Step::Advance(corn.amount())]);
    }
}

/// The resource that a step gives (Z 6.4.3).
#[derive(Clone, Copy)]
pub(in crate::rules) struct FreeResource;

impl Decision<Zapotec> for FreeResource {
    fn offer(self, _: &Zapotec, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::FreeResource, Set::full());
    }

    fn refuse(self, _: &Zapotec, _: Seat, action: Action) -> Option<Reason> {
        let fits = matches!(action, Action::FreeResource(_));
        (!fits).then_some(Reason::AnotherDecision)
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::FreeResource(basic) = action else { not_offered(action) };
        game.public.agenda.done();
        let gain = Stock::of(basic.into(), 1);
        game.gain(seat, gain);
        let by = Source::Step(game.player(seat).step);
        host.hear(|| Event::Gained { seat, gain, by });
    }
}

impl Zapotec {
    /// Z 6.4.2, R9: step by step; each step entered gives its bonus before the next.
    pub(in crate::rules) fn advance_one(&mut self, left: u8, host: &mut impl Host<Event>) {
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
}

impl Public {
    pub fn steps_left(&self, seat: Seat) -> u8 {
        LAST_STEP as u8 - self.players[seat].step
    }

    /// One priest and as much corn as steps (Z 6.4.1).
    pub fn sacrifice_price(&self, corn: Corn) -> Stock {
        self.kit.sacrifice_price[corn]
    }

    /// Moves a disc one step; returns the step it has reached.
    pub(in crate::rules) fn step_up(&mut self, seat: Seat, host: &mut impl Host<Event>) -> u8 {
        let player = &mut self.players[seat];
        player.step += 1;
        let step = player.step;
        host.hear(|| Event::Step { seat, step });
        step
    }

    /// Z 6.4.4: at the end of its move a disc lies on top of its pile.
    pub(in crate::rules) fn land(&mut self, seat: Seat) {
        self.arrivals.arrive(seat);
    }
}
