//! The reserve, counted for fast queries.

use super::pyramid::Pyramid;
use patolli_ahau::{God, Player, Space, Tile};
use patolli_core::Dense;

pub(super) struct Reserve {
    kinds: [Kind; MOST],
    len: usize,
    pub total: u8,
    pub wild: u8,
    /// Tiles of each god.
    pub gods: [u8; God::COUNT],
    /// The best fit for each open space.
    pub fits: [u8; Space::COUNT],
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
            gods: [0; God::COUNT],
            fits: [0; Space::COUNT],
        };
        for (tile, n) in player.reserve.iter() {
            out.total += n;
            out.gods[tile.god().index()] += n;
            if tile.is_wild() {
                out.wild += n;
            }
            let mut fit = 0;
            for space in pyramid.open {
                let here = pyramid.fit(space, tile);
                out.fits[space.index()] = out.fits[space.index()].max(here);
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
