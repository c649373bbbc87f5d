//! A pyramid, counted for fast queries.

use patolli_ahau::{ByGod, BySpace, Colour, Colours, God, Player, Space, Tile};
use patolli_core::{Dense, Set};

pub(super) struct Pyramid {
    /// Tiles of each god.
    pub gods: ByGod<u8>,
    /// Their colours.
    pub colours: ByGod<Colours>,
    pub tiles: u8,
    filled: Set<Space>,
    /// Where the next tile can be placed.
    pub open: Set<Space>,
    /// Around each open space: tiles of each god, then of each colour, four bits each.
    around: BySpace<u64>,
}

/// The first colour comes after the gods.
const COLOURS: usize = God::COUNT;

impl Pyramid {
    pub fn of(player: &Player) -> Self {
        let (mut gods, mut colours) = (ByGod::default(), ByGod::<Colours>::default());
        let mut filled: Set<Space> = Set::EMPTY;
        let mut near = BySpace::<u64>::default();
        for (space, brick) in player.bricks() {
            gods[brick.god] += 1;
            colours[brick.god].insert(brick.colour);
            filled.insert(space);
            near[space] =
                1 << (4 * brick.god.index()) | 1 << (4 * (COLOURS + brick.colour.index()));
        }
        let open = player.open_spaces();
        let mut around = BySpace::default();
        for space in open {
            let bricks = space.neighbours().and(filled);
            around[space] = bricks.iter().map(|brick| near[brick]).sum();
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
        let around = self.around[space];
        let count = |lane: usize| (around >> (4 * lane)) as u8 & 0xf;
        count(god.index()) + count(COLOURS + colour.index())
    }
    /// Neighbours that this tile would match; a wild one takes the best colour.
    pub fn fit(&self, space: Space, tile: Tile) -> u8 {
        match self.around[space] {
            0 => 0,
            _ => {
                let colour = tile.colour().unwrap_or_else(|| self.best_colour(space));
                self.matches(space, tile.god(), colour)
            }
        }
    }
    /// The colour with the most neighbours.
    pub fn best_colour(&self, space: Space) -> Colour {
        let around = self.around[space] >> (4 * COLOURS);
        let count = |colour: &Colour| around >> (4 * colour.index()) & 0xf;
        Colour::all().max_by_key(count).expect("there are colours")
    }
}
