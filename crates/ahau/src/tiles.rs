//! A number of each kind of pyramid tile: the bag, the discard pile, a reserve.

use crate::components::*;
use crate::event::Event;
use patolli_core::{Dense, Host, Stream};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// How many of each of the thirty kinds; four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tiles(u128);

/// The lanes of one god.
const GOD: u128 = (1 << (4 * Face::COUNT)) - 1;
/// One lane of each god.
const FACE: u128 = 0x1 | 0x1 << 24 | 0x1 << 48 | 0x1 << 72 | 0x1 << 96;

impl Tiles {
    pub const NONE: Self = Self(0);
    /// The most tiles of one kind.
    pub const MAX: u8 = 15;

    pub fn get(self, tile: Tile) -> u8 {
        (self.0 >> (4 * tile.index())) as u8 & 0xf
    }
    pub fn add(&mut self, tile: Tile) {
        debug_assert!(self.get(tile) < Self::MAX);
        self.0 += 1 << (4 * tile.index());
    }
    /// The tile must be there.
    pub fn remove(&mut self, tile: Tile) {
        debug_assert!(self.get(tile) > 0, "no {tile} is there");
        self.0 -= 1 << (4 * tile.index());
    }
    pub fn contains(self, tile: Tile) -> bool {
        self.get(tile) > 0
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Both together; no kind may exceed [`Self::MAX`].
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
    /// Without tiles that are there.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        debug_assert!(Tile::all().all(|tile| self.get(tile) >= other.get(tile)));
        Self(self.0 - other.0)
    }
    pub fn total(self) -> u32 {
        // Neighbouring lanes are added in pairs, which leaves room for each sum.
        let pairs = (self.0 & LOW) + (self.0 >> 4 & LOW);
        pairs.to_le_bytes().into_iter().map(u32::from).sum()
    }
    /// The tiles of one god.
    #[must_use]
    pub fn of_god(self, god: God) -> Self {
        Self(self.0 & GOD << (4 * Face::COUNT * god.index()))
    }
    /// The tiles of all gods with this face.
    #[must_use]
    pub fn of_face(self, face: Face) -> Self {
        Self(self.0 & (FACE * 0xf) << (4 * face.index()))
    }
    /// How many tiles of all gods show each face.
    pub fn by_face(self) -> [u8; Face::COUNT] {
        // Lanes are spread to bytes, which hold the sum over the gods.
        let (mut even, mut odd, mut left) = (0u32, 0u32, self.0);
        while left != 0 {
            even += left as u32 & 0x0f_0f0f;
            odd += (left >> 4) as u32 & 0x0f_0f0f;
            left >>= 4 * Face::COUNT;
        }
        let ([a, c, e, _], [b, d, f, _]) = (even.to_le_bytes(), odd.to_le_bytes());
        [a, b, c, d, e, f]
    }
    /// Every kind that is there, and how many.
    pub fn iter(self) -> impl Iterator<Item = (Tile, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let lane = left.trailing_zeros() / 4;
                let n = (left >> (4 * lane)) as u8 & 0xf;
                left &= !(0xf << (4 * lane));
                (Tile::new(lane as usize), n)
            })
        })
    }
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        self.iter().map(|(tile, _)| tile)
    }
    /// Takes one out, each with the same chance.
    pub(crate) fn draw(&mut self, stream: Stream, host: &mut impl Host<Event>) -> Tile {
        let mut k = host.roll(stream, self.total());
        let drawn = self.iter().find(|(_, n)| {
            let here = k < u32::from(*n);
            k = k.wrapping_sub(u32::from(*n));
            here
        });
        let (tile, _) = drawn.expect("a tile is there");
        self.remove(tile);
        tile
    }
}

const LOW: u128 = 0x0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f;

impl FromIterator<(Tile, u8)> for Tiles {
    fn from_iter<I: IntoIterator<Item = (Tile, u8)>>(amounts: I) -> Self {
        let mut tiles = Self::NONE;
        for (tile, n) in amounts {
            (0..n).for_each(|_| tiles.add(tile));
        }
        tiles
    }
}
impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().map(|tile| (tile, 1)).collect()
    }
}

/// As a table of amounts in positions: `{ rain_corn = 2 }`.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.iter().map(|(tile, n)| (tile.to_string(), n)))
    }
}
impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let amounts = BTreeMap::<Tile, u8>::deserialize(input)?;
        match amounts.iter().find(|(_, n)| **n > Self::MAX) {
            Some((tile, n)) => Err(serde::de::Error::custom(format!(
                "{n} of {tile}: at most {} of one kind",
                Self::MAX
            ))),
            None => Ok(amounts.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use patolli_core::Quick;

    #[test]
    fn tiles_are_counted_by_kind() {
        let corn = Tile::of(God::Rain, Face::Corn);
        let wild = Tile::of(God::Serpent, Face::Wild);
        let mut tiles: Tiles = [(corn, 15), (wild, 2)].into_iter().collect();
        assert_eq!((tiles.total(), tiles.get(corn), tiles.get(wild)), (17, 15, 2));
        assert_eq!(tiles.of_god(God::Rain).total(), 15);
        assert_eq!(tiles.of_face(Face::Wild).kinds().collect::<Vec<_>>(), [wild]);
        assert_eq!(tiles.by_face(), [15, 0, 0, 0, 0, 2]);
        tiles.remove(wild);
        assert_eq!(tiles.iter().collect::<Vec<_>>(), [(corn, 15), (wild, 1)]);
    }

    #[test]
    fn a_draw_takes_every_tile_once() {
        let all: Tiles = Tile::all().map(|tile| (tile, 2)).collect();
        let (mut bag, mut host) = (all, Quick::new(1));
        let drawn: Tiles = (0..60).map(|_| bag.draw(Stream(0), &mut host)).collect();
        assert_eq!((bag, drawn), (Tiles::NONE, all));
    }
}
