//! A tile of the Ruler's region (MV-5).

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Host, Menu, Seat, Set};

/// MV-5: one tile goes to the reserve.
#[derive(Clone, Copy)]
pub(crate) struct TakeTile;

impl Decision<Ahau> for TakeTile {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Take, game.public.tiles_to_take(seat));
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Take(square) = action else { return Some(Reason::AnotherDecision) };
        if game.public.players[seat].ruler != Some(square.region()) {
            return Some(Reason::OtherRegion(square));
        }
        game.public.squares[square].is_none().then_some(Reason::NoTileThere(square))
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Take(square) = action else { not_offered(action) };
        game.public.agenda.done();
        game.take_tile(seat, square, host);
    }
}

impl Public {
    /// The squares of the Ruler's region that hold a tile.
    fn tiles_to_take(&self, seat: Seat) -> Set<Square> {
        let squares = self.players[seat].ruler.map(Region::squares);
        let there = |square: &Square| self.squares[*square].is_some();
        squares.into_iter().flatten().filter(there).collect()
    }
}

impl Ahau {
    /// MV-5: in ascending order of regions.
    pub(crate) fn call_for_tiles(&mut self) {
        let public = &mut self.public;
        public.agenda.now([Step::Muster]);
        let mut there = ByRegion::default();
        for seat in public.seats() {
            if let Some(region) = public.players[seat].ruler {
                there[region] = Some(seat);
            }
        }
        for seat in there.values().rev().flatten() {
            public.agenda.now([Step::Take(*seat)]);
        }
    }

    /// A tile of the board goes to the reserve; the square stays empty until the end of the round
    /// (MV-5, GC-4).
    pub(crate) fn take_tile(&mut self, seat: Seat, square: Square, host: &mut impl Host<Event>) {
        let tile = self.public.squares[square].take().expect("a tile lies there");
        self.public.players[seat].reserve.add(tile);
        host.hear(|| Event::TookTile { seat, tile, square });
    }
}
