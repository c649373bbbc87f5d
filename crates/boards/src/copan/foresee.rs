//! What a Court tile would bring, if no Event changes it.

use super::desk::Desk;
use patolli_copan::{Gift, Public, Resource, Space, Stock, Talent};
use patolli_core::Dense;

impl Desk<'_> {
    /// Resources that would find room: of the tile and its neighbours after the cube's move, of own
    /// Characters, and of a bonus space (C 5.6).
    pub(super) fn foreseen(&self, tile: Resource, space: Space) -> u32 {
        let Some(me) = self.me else { return 0 };
        let (after, _) = self.after(tile);
        let have = self.player(me).stock;
        let room: Stock = Resource::all()
            .map(|kind| (kind, self.table.capacity(me).saturating_sub(have.get(kind))))
            .collect();
        let gain = after.yield_of(tile, space).plus(self.by_characters(tile));
        let bonus = match self.kit.pyramid.bonus_spaces.contains(space) {
            true => u32::from(self.kit.pyramid.bonus),
            false => 0,
        };
        (gain.total() - room.lacking(gain).total() + bonus).min(room.total())
    }

    /// Whether a tile of this type alone would set off a scarcity Event.
    pub(super) fn is_scarce(&self, tile: Resource) -> bool {
        let (after, moved) = self.after(tile);
        moved.is_some_and(|track| {
            self.kit.track(after.n()).is_threshold(after.decline[track.index()])
        })
    }

    /// The table after the cube's move, and which cube it was.
    fn after(&self, tile: Resource) -> (Public, Option<Resource>) {
        let mut after = self.table.clone();
        let moved = after.declining(tile);
        if let Some(track) = moved {
            after.decline[track.index()] += 1;
        }
        (after, moved)
    }

    fn by_characters(&self, tile: Resource) -> Stock {
        let mine = self.me.map(|me| self.player(me).characters).unwrap_or_default();
        let working = mine.and(self.kit.collectors[tile.index()]);
        let gains = working.iter().filter_map(|it| match self.kit.character(it).talent {
            Talent::Permanent(Gift::Collect { resource, gain }) => Some((resource, gain)),
            _ => None,
        });
        gains.collect()
    }
}
