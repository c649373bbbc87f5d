//! Income (Z 5.4): the row or the column that the card's resource heads.

use crate::model::*;
use patolli_core::{ActionSet, Dense, Host, Seat};

impl Zapotec {
    /// Both lines are always legal, even if they pay the same.
    pub(crate) fn offer_income(out: &mut ActionSet<Action>) {
        out.insert(Action::Income(Line::Row));
        out.insert(Action::Income(Line::Column));
    }

    pub(crate) fn take_income(&mut self, line: Line, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        let card = self.me().played.expect("a turn follows the reveal");
        let gain = self.public.income(seat, card, line);
        let player = self.me_mut();
        player.stock = player.stock.plus(gain);
        self.public.agenda.done();
        host.hear(|| Event::Income { seat, line, gain });
    }
}

impl Public {
    /// What a card would pay this player along a line: one for the header (R5) and what lies in the
    /// cells. Uncovered bonuses pay nothing (R4).
    pub fn income(&self, seat: Seat, card: Card, line: Line) -> Stock {
        let basic = self.kit.card(card).basic;
        let cells = self.kit.lines[line.index()][basic.index()];
        let grid = &self.players[seat].grid;
        cells
            .iter()
            .filter_map(|cell| grid[cell.index()])
            .fold(Stock::of(basic.into(), 1), |sum, tile| sum.plus(tile.income()))
    }
}
