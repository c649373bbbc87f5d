//! Cubes of the bank (A 5.4), and cubes of the player's choice (A 6.8).

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Host, Menu, Seat};

/// A 6.8: cubes of any colour, one by one.
#[derive(Clone, Copy)]
pub(crate) struct GainCube {
    pub left: u8,
    pub by: Source,
}

impl Decision<Ahau> for GainCube {
    fn offer(self, game: &Ahau, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Gain, game.public.bank.kinds());
    }

    fn refuse(self, game: &Ahau, _: Seat, action: Action) -> Option<Reason> {
        let Action::Gain(colour) = action else { return Some(Reason::AnotherDecision) };
        (game.public.bank.get(colour) == 0).then_some(Reason::BankEmpty(colour))
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Gain(colour) = action else { not_offered(action) };
        game.public.agenda.done();
        game.gain_any(seat, self.left - 1, self.by);
        game.gain(seat, Stock::of(colour, 1), self.by, host);
    }
}

impl Ahau {
    /// A 5.4: only what the bank holds.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        wanted: Stock,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let public = &mut self.public;
        let gain = public.bank.common(wanted);
        public.bank = public.bank.minus(gain);
        public.players[seat].stock = public.players[seat].stock.plus(gain);
        host.hear(|| Event::Gained { seat, gain, by });
    }

    /// Cubes of one's choice, one by one.
    pub(crate) fn gain_any(&mut self, seat: Seat, left: u8, by: Source) {
        if left > 0 {
            self.public.agenda.now([Step::Gain { seat, left, by }]);
        }
    }
}
