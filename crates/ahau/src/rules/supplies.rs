//! Supplies that can run out (A 5.3, A 5.4): the bag of tiles, the weapons.

use crate::model::streams::BAG;
use crate::model::*;
use patolli_core::{Host, Seat};

impl Ahau {
    /// A 5.4: as many as the supply has.
    pub(crate) fn take_weapons(
        &mut self,
        seat: Seat,
        wanted: u8,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let n = wanted.min(self.public.weapons);
        self.public.weapons -= n;
        self.public.players[seat].weapons += n;
        host.hear(|| Event::TookWeapons { seat, n, by });
    }

    /// A tile of the bag goes to the reserve; A 5.3: without tiles the draw is lost.
    pub(crate) fn draw_tile(&mut self, seat: Seat, by: Source, host: &mut impl Host<Event>) {
        match self.public.draw(host) {
            Some(tile) => {
                self.public.players[seat].reserve.add(tile);
                host.hear(|| Event::DrewTile { seat, tile, by });
            }
            None => host.hear(|| Event::NoTileLeft { seat }),
        }
    }
}

impl Public {
    pub(crate) fn has_tiles_to_draw(&self) -> bool {
        !self.bag.is_empty() || !self.discard.is_empty()
    }
    /// A 5.3: an empty bag takes in the discarded tiles.
    pub(crate) fn draw(&mut self, host: &mut impl Host<Event>) -> Option<Tile> {
        if self.bag.is_empty() && !self.discard.is_empty() {
            self.bag = std::mem::take(&mut self.discard);
            host.hear(|| Event::BagRefilled);
        }
        (!self.bag.is_empty()).then(|| self.bag.draw(BAG, host))
    }
}
