//! A number of each kind of pyramid tile: the bag, the discard pile, a reserve.

use crate::model::*;
use patolli_core::{Bundle, Dense, Host, Set, Stream};
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
        total_of(self.0 as u64) + total_of((self.0 >> 64) as u64)
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
    pub fn by_face(self) -> Bundle<Face> {
        // Lanes are spread to bytes, which hold the sum over the gods.
        let (mut even, mut odd) = (0u32, 0u32);
        for god in 0..God::COUNT {
            let lanes = (self.0 >> (4 * Face::COUNT * god)) as u32;
            even += lanes & 0x0f_0f0f;
            odd += lanes >> 4 & 0x0f_0f0f;
        }
        let ([a, c, e, _], [b, d, f, _]) = (even.to_le_bytes(), odd.to_le_bytes());
        Bundle::from_lanes(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }
    /// Every kind that is there, and how many.
    pub fn iter(self) -> impl Iterator<Item = (Tile, u8)> {
        self.kinds().map(move |tile| (tile, self.get(tile)))
    }
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        self.kind_set().iter()
    }
    /// Every kind that is there.
    pub const fn kind_set(self) -> Set<Tile> {
        Set::from_bits(used_lanes(self.0 as u64) | used_lanes((self.0 >> 64) as u64) << HALF)
    }
    /// The colours of a god's tiles; a wild one has none.
    pub fn colours_of(self, god: God) -> Colours {
        let faces = self.kind_set().bits() >> (Face::COUNT * god.index());
        Colours::from_bits(faces).and(Colours::full())
    }
    /// Takes one out, each with the same chance.
    pub(crate) fn draw(&mut self, stream: Stream, host: &mut impl Host<Event>) -> Tile {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let first = total_of(low);
        let mut k = host.roll(stream, first + total_of(high));
        let (mut lanes, mut at) = (low, 0);
        if k >= first {
            (lanes, at, k) = (high, HALF, k - first);
        }
        while k >= lanes as u32 & 0xf {
            k -= lanes as u32 & 0xf;
            lanes >>= 4;
            at += 1;
        }
        let tile = Tile::new(at);
        self.remove(tile);
        tile
    }
}

/// The lanes of half of the kinds, which are faster to work with.
const HALF: usize = 16;

/// A bit for each lane that is not empty.
const fn used_lanes(lanes: u64) -> u64 {
    let pairs = lanes | lanes >> 2;
    let mut used = (pairs | pairs >> 1) & 0x1111_1111_1111_1111;
    // The bits move together: twos, fours, eights.
    used = (used | used >> 3) & 0x0303_0303_0303_0303;
    used = (used | used >> 6) & 0x000f_000f_000f_000f;
    used = (used | used >> 12) & 0x0000_00ff_0000_00ff;
    (used | used >> 24) & 0xffff
}

/// How many tiles there are in half of the lanes.
const fn total_of(lanes: u64) -> u32 {
    // Neighbouring lanes are added in pairs, which leaves room for each sum.
    const BYTES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let bytes = (lanes & BYTES) + (lanes >> 4 & BYTES);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

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
        let faces = [(Face::Corn, 15), (Face::Wild, 2)];
        assert_eq!(tiles.by_face(), faces.into_iter().collect());
        assert_eq!(tiles.kind_set(), [corn, wild].into_iter().collect());
        assert_eq!(tiles.colours_of(God::Rain), Set::one(Colour::Corn));
        assert_eq!(tiles.colours_of(God::Serpent), Set::EMPTY);
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
