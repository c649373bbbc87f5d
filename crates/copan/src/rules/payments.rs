//! Payments, unit by unit (C 5.1.6, R-65).

use crate::model::*;
use patolli_core::{Decision, Forced, Host, Menu, Seat};

/// The next unit of a cost (C 5.1.6).
#[derive(Clone, Copy)]
pub(crate) struct PayUnit;

impl Decision<Copan> for PayUnit {
    fn offer(self, game: &Copan, _: Seat, menu: &mut impl Menu<Action>) {
        let units = game.public.payment.units(game.me().stock);
        menu.add_each(Action::Pay, units.collect());
    }

    fn refuse(self, game: &Copan, _: Seat, action: Action) -> Option<Reason> {
        let Action::Pay(unit) = action else { return Some(Reason::AnotherDecision) };
        let pays = game.public.payment.may_add(game.me().stock, unit);
        (!pays).then_some(Reason::UnitDoesNotPay(unit))
    }

    /// The step stays in front until nothing is due.
    fn perform(self, game: &mut Copan, seat: Seat, action: Action, _: &mut impl Host<Event>) {
        let Action::Pay(unit) = action else { unreachable!("{action} pays nothing") };
        let one = Stock::of(unit, 1);
        let payment = &mut game.public.payment;
        payment.paid = payment.paid.plus(one);
        let stock = &mut game.public.players[seat].stock;
        *stock = stock.minus(one);
    }

    /// units without an alternative are paid automatically; only real choices are asked.
    fn forced(self, game: &Copan, _: Seat) -> Forced<Action> {
        let (payment, stock) = (&game.public.payment, game.me().stock);
        if payment.due() == 0 {
            return Forced::Nothing;
        }
        payment.forced(stock).map_or(Forced::No, |unit| Forced::Only(Action::Pay(unit)))
    }
}

impl Copan {
    /// Starts a payment; the action follows it.
    pub(crate) fn pay_for(&mut self, cost: Cost, discount: u8, target: Target) {
        self.public.agenda.done();
        self.public.payment = Payment::new(cost, discount);
        self.public.agenda.now([Step::Pay, Step::Perform(target)]);
    }

    /// Reports a completed payment.
    pub(crate) fn close_payment(&self, seat: Seat, host: &mut impl Host<Event>) {
        let paid = self.public.payment.paid;
        host.hear(|| Event::Paid { seat, paid });
    }
}
