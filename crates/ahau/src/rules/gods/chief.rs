//! The Chief God (GC): tiles of the board or of the bag.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// GC-1: one tile after the other.
#[derive(Clone, Copy)]
pub(crate) struct ChiefGod {
    pub left: u8,
}

impl Decision<Ahau> for ChiefGod {
    fn offer(self, game: &Ahau, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::Stop);
        if game.public.has_tiles_to_draw() {
            menu.add(Action::Draw);
        }
        if !menu.is_settled() {
            menu.add_each(Action::Take, game.public.tiles_of_the_chief());
        }
    }

    fn refuse(self, game: &Ahau, _: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Take(square) => game.public.refuse_tile_of_the_chief(square),
            // GC-3.
            Action::Draw => (!game.public.has_tiles_to_draw()).then_some(Reason::BagEmpty),
            Action::Stop => None,
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        if action == Action::Stop {
            return game.public.agenda.done();
        }
        game.use_strength(self.left, |left| Step::Chief { left });
        match action {
            Action::Take(square) => game.take_tile(seat, square, host),
            Action::Draw => game.draw_tile(seat, Source::God(God::Chief), host),
            other => not_offered(other),
        }
    }
}

impl Public {
    fn tiles_of_the_chief(&self) -> Set<Square> {
        let fits = |square: &Square| self.refuse_tile_of_the_chief(*square).is_none();
        Square::all().filter(fits).collect()
    }

    /// GC-2: a used colour, or a wild tile; colours may repeat (RUL-23).
    fn refuse_tile_of_the_chief(&self, square: Square) -> Option<Reason> {
        let Some(tile) = self.squares[square] else {
            return Some(Reason::NoTileThere(square));
        };
        let colour = tile.colour()?;
        let used = self.summon.colours.contains(colour);
        (!used).then_some(Reason::ColourNotUsed(colour))
    }
}
