//! Invariants of the table: map, Pyramids, Rituals, market.

use crate::model::*;
use patolli_core::{Dense, Flaw, PlayerField, Seat, Set, at};

impl Public {
    /// I2, I3, I4: tiles, Houses and grids.
    pub(super) fn check_map(&self) -> Result<(), Flaw> {
        let in_play = self.kit.in_play(self.n());
        let mut taken = SpaceSet::EMPTY;
        for seat in self.seats() {
            let Player { houses, palace, .. } = self.players[seat];
            let here = at("I3", PlayerField(seat, "houses"));
            here.adds_to(&mut taken, houses)?;
            here.no_stranger(houses.without(in_play).first())?;
            at("I4", PlayerField(seat, "houses")).range(houses.len(), 0, self.kit.supply.houses)?;
            let palace = palace.is_none_or(|space| houses.contains(space));
            at("I3", PlayerField(seat, "palace")).fits("houses", palace)?;
        }
        at("I3", "tiles").fits("houses", self.free == in_play.without(taken))?;
        at("I2", "tiles").conserves(
            |face| self.count_tiles(in_play, face),
            |face| {
                let fits = |tile: &&TileRow| tile.players <= self.n && tile.face() == face;
                self.kit.tiles.iter().filter(fits).count() as u32
            },
        )?;
        Seat::first(self.people()).try_for_each(|seat| self.check_grid(seat))
    }

    /// I4: the grid holds the tiles of the Houses, except that of the Palace and one that has no
    /// cell yet.
    fn check_grid(&self, seat: Seat) -> Result<(), Flaw> {
        let Player { grid, mut houses, palace, .. } = self.players[seat];
        palace.into_iter().for_each(|space| houses.remove(space));
        if let (Some(Step::PlaceTile(space)), true) = (self.agenda.front(), seat == self.active) {
            houses.remove(space);
        }
        at("I4", PlayerField(seat, "grid")).conserves(
            |face| grid.values().filter(|tile| **tile == Some(face)).count() as u32,
            |face| self.count_tiles(houses, face),
        )
    }

    /// The spaces whose tile has this face.
    fn count_tiles(&self, spaces: SpaceSet, face: Tile) -> u32 {
        spaces.iter().filter(|space| self.tile_of(*space) == face).count() as u32
    }

    /// I5, I6.
    pub(super) fn check_pyramids(&self) -> Result<(), Flaw> {
        let mut tiles = Set::EMPTY;
        for (plinth, pyramid) in self.pyramids.iter() {
            let place = format_args!("pyramids[{}]", plinth.index());
            at("I6", place).holds(pyramid.tile.is_some() == pyramid.levels[0].is_some())?;
            at("I5", place).empty(pyramid.tile.is_none() || plinth.index() < self.n())?;
            at("I6", place).adds_to(&mut tiles, pyramid.tile)?;
            for (owner, _) in pyramid.levels.iter().flatten() {
                at("I5", place).range(owner.index(), 0, self.n() - 1)?;
            }
            let sizes = pyramid.levels.map(|level| level.map(|(_, size)| size));
            let shrinks = |pair: &[Option<Size>]| {
                pair[1].is_none() || pair[1] == pair[0].and_then(Size::smaller)
            };
            at("I5", place).holds(sizes.windows(2).all(shrinks))?;
        }
        // Each Pyramid in play has one at most, so that one is left over.
        let held = self.scoring_tiles.iter().flatten().copied();
        let here = at("I6", "scoring_tiles");
        here.value(held.clone().count(), self.n() + 1 - tiles.len())?;
        here.adds_to(&mut tiles, held)?;
        self.seats().try_for_each(|seat| self.check_pieces(seat))?;
        // R50.
        let bots = self.pyramids.values().filter(|pyramid| pyramid.levels_of(BOT) > 0);
        at("I5", "pyramids").holds(self.solo.is_none() || bots.count() <= 1)
    }

    /// I5: pieces are built or left; those built in this turn belong to the seat whose turn it is.
    fn check_pieces(&self, seat: Seat) -> Result<(), Flaw> {
        let Player { pieces, built_on, .. } = self.players[seat];
        let levels = self.pyramids.values().flat_map(|pyramid| pyramid.levels).flatten();
        let built = |size| levels.clone().filter(|level| *level == (seat, size)).count() as u32;
        at("I5", PlayerField(seat, "pieces")).conserves(
            |size| built(size) + u32::from(pieces[size]),
            |size| self.kit.supply.pieces()[size].into(),
        )?;
        let here = at("I5", PlayerField(seat, "built_on"));
        here.fits("active", built_on.is_empty() || self.acts(seat))?;
        let foreign = |plinth: &Plinth| self.pyramids[*plinth].levels_of(seat) == 0;
        here.no_stranger(built_on.iter().find(foreign))
    }

    /// I8.
    pub(super) fn check_rituals(&self) -> Result<(), Flaw> {
        at("I8", "rituals").adds_to(&mut Set::default(), self.rituals.values().copied())?;
        for seat in Seat::first(self.people()) {
            let (discs, built) = (self.discs_of(seat), self.pieces_built(seat));
            let paid = self.players[seat].paid_rituals;
            at("I8", PlayerField(seat, "paid_rituals")).range(paid, 0, built.min(discs))?;
            let player = format_args!("players[{seat}]");
            at("I8", "rituals").most(player, discs, self.kit.supply.discs)?;
        }
        self.discs.iter().try_for_each(|(slot, discs)| {
            let stranger = discs.without(self.seats().collect()).first();
            at("I8", format_args!("rituals[{}].discs", slot.index())).no_stranger(stranger)
        })
    }

    /// I9.
    pub(super) fn check_trade(&self) -> Result<(), Flaw> {
        let mut seen = TileSet::EMPTY;
        Level::all().try_for_each(|level| self.check_level(level, &mut seen))?;
        for seat in self.seats() {
            let Player { trade, face_up, bought, .. } = self.players[seat];
            let here = |field| at("I9", PlayerField(seat, field));
            here("trade").adds_to(&mut seen, trade)?;
            here("face_up").no_stranger(face_up.without(trade).first())?;
            here("bought").fits("active", bought.is_empty() || self.acts(seat))?;
            let owned = |level: Level| trade.and(self.kit.tiles_of[level]).len();
            here("bought").no_stranger(bought.iter().find(|level| owned(*level) == 0))?;
            let most = if Some(seat) == self.bot() { TradeTile::COUNT } else { ROUNDS.into() };
            Level::all().try_for_each(|level| here("trade").range(owned(level), 0, most))?;
        }
        // Solo: the tiles that do not lie open have left the game.
        let all = if self.solo.is_some() { seen } else { Set::full() };
        at("I9", "stacks").once(seen, all)
    }

    /// I9: a slot is empty only after a purchase in this turn, or when its stack is. In solo nothing
    /// is refilled: three tiles of each level lie there or are owned.
    fn check_level(&self, level: Level, seen: &mut TileSet) -> Result<(), Flaw> {
        let (all, stack, row) = (self.kit.tiles_of[level], self.stacks[level], self.market[level]);
        let place = format_args!("market[{}]", level.index());
        let tiles = row.values().flatten().copied();
        at("I9", place).no_stranger(tiles.clone().find(|tile| !all.contains(*tile)))?;
        at("I9", place).adds_to(seen, tiles)?;
        at("I9", "stacks").no_stranger(stack.without(all).first())?;
        at("I9", "stacks").adds_to(seen, stack)?;
        let empty = row.values().filter(|stall| stall.is_none()).count();
        if self.solo.is_some() {
            let owned: usize = self.seats().map(|s| self.players[s].trade.and(all).len()).sum();
            return at("I9", place).count("null", empty, owned);
        }
        let bought = self.in_turn() && self.players[self.active].bought.contains(level);
        let most = if stack.is_empty() { Slot::COUNT } else { usize::from(bought) };
        at("I9", place).most("null", empty, most)
    }
}
