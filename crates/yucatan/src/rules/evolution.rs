//! Evolutions (EVO): Level markers move down the Evolution table.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat};

/// D18: the column in which a Level marker moves.
#[derive(Clone, Copy)]
pub(super) struct Evolve {
    /// The column of the first Evolution, if this is the second one.
    pub not: Option<Column>,
}

impl Decision<Yucatan> for Evolve {
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let open = |column: &Column| self.refuse_column(game, seat, *column).is_none();
        menu.add_all(Column::all().filter(open).map(Action::Evolve));
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Evolve(column) = action else { return Some(Reason::AnotherDecision) };
        self.refuse_column(game, seat, column)
    }

    /// EVO-1, Q62: a second Evolution follows at once where the Calendar gives two.
    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Evolve(column) = action else { not_offered(action) };
        let public = &mut game.public;
        public.agenda.done();
        let row = &mut public.players[seat].rows[column];
        *row += 1;
        let row = *row;
        host.hear(|| Event::Evolved { seat, column, row });
        if self.not.is_none() && public.kit.calendar(public.round).evolutions > 1 {
            public.agenda.now([Step::Evolve { seat, not: Some(column) }]);
        }
    }
}

impl Evolve {
    fn refuse_column(self, game: &Yucatan, seat: Seat, column: Column) -> Option<Reason> {
        if self.not == Some(column) {
            return Some(Reason::SameColumn);
        }
        let last = game.public.last_row();
        (game.public.players[seat].row(column) >= last).then_some(Reason::RowLimit(last))
    }
}

impl Public {
    /// EVO-2: the last row that a marker may enter in this Round.
    pub fn last_row(&self) -> u8 {
        if self.is_last_round() { LAST_ROW } else { LAST_ROW - 1 }
    }
}
