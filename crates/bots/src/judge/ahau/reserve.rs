//! The reserve, counted for fast queries.

use super::pyramid::Pyramid;
use patolli_ahau::{ByGod, BySpace, Player, Tile};

pub(super) struct Reserve {
    kinds: [Kind; MOST],
    len: usize,
    pub total: u8,
    pub wild: u8,
    /// Tiles of each god.
    pub gods: ByGod<u8>,
    /// The best fit for each open space.
    pub fits: BySpace<u8>,
}

/// Reserve tiles of one kind.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    pub tile: Tile,
    pub n: u8,
    /// Neighbours that match on the best open space.
    pub fit: u8,
}

/// The maximum number of kinds considered; no one has more.
const MOST: usize = 16;

impl Reserve {
    pub fn of(player: &Player, pyramid: &Pyramid) -> Self {
        let none = Kind { tile: Tile::new(0), n: 0, fit: 0 };
        let mut out = Self {
            kinds: [none; MOST],
            len: 0,
            total: 0,
            wild: 0,
            gods: ByGod::default(),
            fits: BySpace::default(),
        };
        for (tile, n) in player.reserve.iter() {
            out.total += n;
            out.gods[tile.god()] += n;
            if tile.is_wild() {
                out.wild += n;
            }
            let mut fit = 0;
            for space in pyramid.open {
                let here = pyramid.fit(space, tile);
                out.fits[space] = out.fits[space].max(here);
                fit = fit.max(here);
            }
            if out.len < MOST {
                out.kinds[out.len] = Kind { tile, n, fit };
                out.len += 1;
            }
        }
        out
    }

    pub fn kinds(&self) -> &[Kind] {
        &self.kinds[..self.len]
    }
}
