//! Invariants of the table: map, Pyramids, Rituals, market.

use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, SeatSet, Set, ensure};

impl Public {
    /// I2, I3, I4: tiles, Houses and grids.
    pub(super) fn check_map(&self) -> Result<(), Flaw> {
        let in_play = self.kit.in_play(self.n());
        let mut taken = SpaceSet::EMPTY;
        for seat in self.seats() {
            let player = &self.players[seat];
            let place = |field: &str| format!("players[{}].{field}", seat.index());
            let twice = taken.and(player.houses);
            ensure!(twice.is_empty(), "I3", place("houses"), "{twice} are taken twice");
            taken = taken.or(player.houses);
            let out = player.houses.without(in_play);
            ensure!(out.is_empty(), "I3", place("houses"), "{out} are not in play");
            let (built, supply) = (player.houses.len(), self.kit.supply.houses);
            let fits = built <= usize::from(supply);
            ensure!(fits, "I4", place("houses"), "{built} Houses of {supply}");
            let palace = player.palace.is_none_or(|space| player.houses.contains(space));
            ensure!(palace, "I3", place("palace"), "stands on no House of its owner");
            if Some(seat) != self.bot() {
                self.check_grid(seat)?;
            }
        }
        let free = in_play.without(taken);
        ensure!(free == self.free, "I3", "tiles", "a space holds a tile or a House, never both");
        self.check_tiles(in_play)
    }

    /// I2: each face as often as the box has it.
    fn check_tiles(&self, in_play: SpaceSet) -> Result<(), Flaw> {
        for face in Tile::all() {
            let lies = in_play.iter().filter(|space| self.tile_of(*space) == face).count();
            let tiles = self.kit.tiles.iter().filter(|tile| {
                tile.players <= self.n && tile.building == face.building && tile.basic == face.basic
            });
            let has = tiles.count();
            ensure!(lies == has, "I2", "tiles", "{lies} tiles {face}, the box has {has}");
        }
        Ok(())
    }

    /// I4: the grid holds the tiles of the Houses, those of the Palace and of a House whose tile
    /// still looks for its cell excepted.
    fn check_grid(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        let waiting = match self.agenda.front() {
            Some(Step::PlaceTile(space)) if seat == self.active => Some(space),
            _ => None,
        };
        let mut expected = [0i8; Tile::COUNT];
        for space in player.houses {
            if Some(space) != player.palace && Some(space) != waiting {
                expected[self.tile_of(space).index()] += 1;
            }
        }
        player.grid.iter().flatten().for_each(|tile| expected[tile.index()] -= 1);
        let odd: Set<Tile> = Tile::all().filter(|tile| expected[tile.index()] != 0).collect();
        let place = format!("players[{}].grid", seat.index());
        ensure!(odd.is_empty(), "I4", place, "tiles {odd} do not fit the Houses built");
        Ok(())
    }

    /// I5, I6.
    pub(super) fn check_pyramids(&self) -> Result<(), Flaw> {
        let mut built = [[0u8; Size::COUNT]; SIDES];
        let mut tiles: Vec<Property> = self.scoring_tiles.iter().flatten().copied().collect();
        let held = tiles.len();
        for plinth in Plinth::all() {
            let pyramid = self.pyramid(plinth);
            let place = format!("pyramids[{}]", plinth.index());
            let started = pyramid.levels[0].is_some();
            ensure!(
                started == pyramid.tile.is_some(),
                "I6",
                place,
                "a Pyramid has a Scoring tile and a piece, or neither"
            );
            let in_play = !started || plinth.index() < self.n();
            ensure!(in_play, "I5", place, "is not in play with {} players", self.n);
            tiles.extend(pyramid.tile);
            let mut below = None;
            for level in pyramid.levels {
                let fits = match (below, level) {
                    (Some(below), Some((_, size))) => Size::smaller(below) == Some(size),
                    _ => true,
                };
                ensure!(fits, "I5", place, "sizes go down by one step from level to level");
                if let Some((owner, size)) = level {
                    ensure!(owner.index() < self.n(), "I5", place, "no seat {owner}");
                    built[owner.index()][size.index()] += 1;
                }
                below = level.map(|(_, size)| size);
            }
        }
        let distinct: Set<Property> = tiles.iter().copied().collect();
        ensure!(
            tiles.len() == self.n() + 1 && distinct.len() == tiles.len() && held > 0,
            "I6",
            "scoring_tiles",
            "{} different Scoring tiles of {} in play, {held} in the holding area",
            distinct.len(),
            self.n() + 1
        );
        for seat in self.seats() {
            for size in Size::all() {
                let left = self.players[seat].pieces[size.index()];
                let (used, has) =
                    (built[seat.index()][size.index()], self.kit.supply.pieces()[size.index()]);
                let place = format!("players[{}].pieces", seat.index());
                let whole = left.checked_add(used) == Some(has);
                ensure!(whole, "I5", place, "{left} {size} left and {used} built");
            }
            self.check_built_on(seat)?;
        }
        let bots = self.plinths().filter(|plinth| self.pyramid(*plinth).levels_of(BOT) > 0);
        let one = self.solo.is_none() || bots.count() <= 1;
        ensure!(one, "I5", "pyramids", "Cocijobot builds on one Pyramid only");
        Ok(())
    }

    /// I5: levels built in this turn exist and belong to the seat whose turn it is.
    fn check_built_on(&self, seat: Seat) -> Result<(), Flaw> {
        let built_on = self.players[seat].built_on;
        let mine = built_on.is_empty() || (self.in_turn() && seat == self.active);
        let stand = built_on.iter().all(|plinth| self.pyramid(plinth).levels_of(seat) > 0);
        let place = format!("players[{}].built_on", seat.index());
        ensure!(mine && stand, "I5", place, "names a Pyramid not built on in this turn");
        Ok(())
    }

    /// I8.
    pub(super) fn check_rituals(&self) -> Result<(), Flaw> {
        let cards: Set<Ritual> = self.rituals.iter().copied().collect();
        ensure!(cards.len() == 3, "I8", "rituals", "three different Ritual cards are in play");
        for seat in self.seats().filter(|seat| Some(*seat) != self.bot()) {
            let (paid, built) = (self.players[seat].paid_rituals, self.pieces_built(seat));
            let place = format!("players[{}].paid_rituals", seat.index());
            ensure!(paid <= built, "I8", place, "{paid} paid Rituals with {built} levels built");
            let discs = self.discs_of(seat);
            ensure!(paid <= discs, "I8", place, "{paid} paid Rituals but {discs} discs");
            let most = self.kit.supply.discs;
            ensure!(discs <= most, "I8", "rituals", "{discs} discs of seat {seat}, of {most}");
        }
        for (slot, discs) in self.discs.iter().enumerate() {
            let seats: SeatSet = self.seats().collect();
            let place = format!("rituals[{slot}].discs");
            ensure!(discs.is_subset_of(seats), "I8", place, "discs of seats that do not play");
        }
        Ok(())
    }

    /// I9.
    pub(super) fn check_trade(&self) -> Result<(), Flaw> {
        let mut seen = TileSet::EMPTY;
        let mut lay = |tiles: TileSet, place: String| {
            let twice = seen.and(tiles);
            seen = seen.or(tiles);
            ensure!(twice.is_empty(), "I9", place, "tiles {twice} lie elsewhere as well");
            Ok(())
        };
        for level in Level::all() {
            let row = self.market[level.index()].iter().flatten().copied();
            let stack = self.stacks[level.index()];
            let all = self.kit.tiles_of(level);
            let place = format!("market[{}]", level.index());
            for tile in row {
                let fits = all.contains(tile);
                ensure!(fits, "I9", place, "{tile} is not of level {level}");
                lay(Set::one(tile), place.clone())?;
            }
            ensure!(stack.is_subset_of(all), "I9", "stacks", "a stack holds another level's tile");
            lay(stack, "stacks".into())?;
            self.check_row(level)?;
        }
        for seat in self.seats() {
            let player = &self.players[seat];
            let place = format!("players[{}].trade", seat.index());
            lay(player.trade, place.clone())?;
            let up = player.face_up.is_subset_of(player.trade);
            ensure!(up, "I9", place, "a face-up tile is not owned");
            let mine = player.bought.is_empty() || (self.in_turn() && seat == self.active);
            let owned = |level| !player.trade.and(self.kit.tiles_of(level)).is_empty();
            let bought = format!("players[{}].bought", seat.index());
            let fits = mine && player.bought.iter().all(owned);
            ensure!(fits, "I9", bought, "names a level not bought in this turn");
            for level in Level::all() {
                let n = player.trade.and(self.kit.tiles_of(level)).len();
                let bot = Some(seat) == self.bot();
                ensure!(n <= 5 || bot, "I9", place, "{n} tiles of level {level} in five rounds");
            }
        }
        let whole = self.solo.is_some() || seen == Set::full();
        ensure!(whole, "I9", "stacks", "Trade tiles are missing: {}", Set::full().without(seen));
        Ok(())
    }

    /// I9: a slot is empty only after a purchase in this turn, or when its stack is. In solo nothing
    /// is refilled: three tiles of each level lie there or are owned.
    fn check_row(&self, level: Level) -> Result<(), Flaw> {
        let row = &self.market[level.index()];
        let empty = row.iter().filter(|stall| stall.is_none()).count();
        let place = format!("market[{}]", level.index());
        if self.solo.is_some() {
            let tiles = self.kit.tiles_of(level);
            let owned = self.seats().map(|seat| self.players[seat].trade.and(tiles).len());
            let owned: usize = owned.sum();
            ensure!(owned == empty, "I9", place, "{empty} slots are empty, {owned} tiles owned");
        } else {
            let bought = self.in_turn() && self.players[self.active].bought.contains(level);
            let fits = self.stacks[level.index()].is_empty() || empty <= usize::from(bought);
            ensure!(fits, "I9", place, "{empty} empty slots should have been filled");
        }
        Ok(())
    }
}
