//! A pyramid, counted for fast queries.

use patolli_ahau::{Colour, Colours, God, Player, Space, Tile};
use patolli_core::{Dense, Set};

pub(super) struct Pyramid {
    /// Tiles of each god.
    pub gods: [u8; God::COUNT],
    /// Their colours.
    pub colours: [Colours; God::COUNT],
    pub tiles: u8,
    filled: Set<Space>,
    /// Where the next tile can be placed.
    pub open: Set<Space>,
    /// Around each open space: tiles of each god, then of each colour, four bits each.
    around: [u64; Space::COUNT],
}

/// The first colour comes after the gods.
const COLOURS: usize = God::COUNT;

impl Pyramid {
    pub fn of(player: &Player) -> Self {
        let (mut gods, mut colours) = ([0; God::COUNT], [Colours::EMPTY; God::COUNT]);
        let mut filled: Set<Space> = Set::EMPTY;
        let mut near = [0u64; Space::COUNT];
        for (space, brick) in player.bricks() {
            gods[brick.god.index()] += 1;
            colours[brick.god.index()].insert(brick.colour);
            filled.insert(space);
            near[space.index()] =
                1 << (4 * brick.god.index()) | 1 << (4 * (COLOURS + brick.colour.index()));
        }
        let open = player.open_spaces();
        let mut around = [0; Space::COUNT];
        for space in open {
            let bricks = space.neighbours().and(filled);
            around[space.index()] = bricks.iter().map(|brick| near[brick.index()]).sum();
        }
        Self { gods, colours, tiles: filled.len() as u8, filled, open, around }
    }

    /// Spaces that open with a tile on this one.
    pub fn opened_by(&self, space: Space) -> usize {
        let above = space.neighbours().and(Space::of_level(space.level() + 1));
        let stands = |below: &Space| *below == space || self.filled.contains(*below);
        let opens = |above: &Space| above.below().is_some_and(|two| two.iter().all(stands));
        above.iter().filter(opens).count()
    }

    /// Neighbours of the same god and of the same colour.
    pub fn matches(&self, space: Space, god: God, colour: Colour) -> u8 {
        let around = self.around[space.index()];
        let count = |lane: usize| (around >> (4 * lane)) as u8 & 0xf;
        count(god.index()) + count(COLOURS + colour.index())
    }
    /// Neighbours that this tile would match; a wild one takes the best colour.
    pub fn fit(&self, space: Space, tile: Tile) -> u8 {
        match self.around[space.index()] {
            0 => 0,
            _ => {
                let colour = tile.colour().unwrap_or_else(|| self.best_colour(space));
                self.matches(space, tile.god(), colour)
            }
        }
    }
    /// The colour with the most neighbours.
    pub fn best_colour(&self, space: Space) -> Colour {
        let around = self.around[space.index()] >> (4 * COLOURS);
        let count = |colour: &Colour| around >> (4 * colour.index()) & 0xf;
        Colour::all().max_by_key(count).expect("there are colours")
    }
}
