//! Income (Z 5.4): the row or the column that the card's resource heads.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Host, Menu, Seat, Set};

/// The row or the column. Both are always legal, even if they pay the same.
#[derive(Clone, Copy)]
pub(super) struct TakeIncome;

impl Decision<Zapotec> for TakeIncome {
    fn offer(self, _: &Zapotec, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Income, Set::full());
    }

    fn refuse(self, _: &Zapotec, _: Seat, action: Action) -> Option<Reason> {
        let fits = matches!(action, Action::Income(_));
        (!fits).then_some(Reason::AnotherDecision)
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Income(line) = action else { not_offered(action) };
        let card = game.player(seat).played.expect("a turn follows the reveal");
        let gain = game.public.income(seat, card, line);
        game.gain(seat, gain);
        game.public.agenda.done();
        host.hear(|| Event::Income { seat, line, gain });
    }
}

impl Public {
    /// What a card would pay this player along a line: one for the header (R5) and what lies in the
    /// cells. Uncovered bonuses pay nothing (R4).
    pub fn income(&self, seat: Seat, card: Card, line: Line) -> Stock {
        let basic = self.kit.cards[card].basic;
        let cells = self.kit.lines[line][basic];
        let grid = &self.players[seat].grid;
        cells
            .iter()
            .filter_map(|cell| grid[*cell])
            .fold(Stock::of(basic.into(), 1), |sum, tile| sum.plus(tile.income()))
    }
}
