//! Nothing appears or vanishes: tiles, cubes, weapons, site tiles, buildings.

use super::list;
use crate::model::*;
use patolli_core::{Dense, Flaw, Set, ensure};

impl Public {
    /// Tiles of a kind outside the bag; one that is being built lies between two places.
    pub(crate) fn tiles_outside(&self, tile: Tile) -> u32 {
        let players = self.seats().map(|seat| &self.players[seat]);
        let owned: u32 = players
            .map(|player| {
                let built = player.bricks().filter(|(_, brick)| brick.tile() == tile).count();
                u32::from(player.reserve.get(tile)) + built as u32
            })
            .sum();
        let board = self.squares.iter().filter(|lies| **lies == Some(tile)).count() as u32;
        let between = matches!(self.payment.work, Some(Work::Lay { tile: t, .. }) if t == tile);
        owned + board + u32::from(self.discard.get(tile)) + u32::from(between)
    }

    /// Gods whose starting tile is in the game: there is one more than the bag brought.
    pub(crate) fn start_gods(&self) -> Set<God> {
        let brought = self.kit.bag(self.n());
        let more = |god: &God| {
            let tile = self.kit.tiles.start[god.index()];
            self.tiles_outside(tile) + u32::from(self.bag.get(tile)) > brought.get(tile).into()
        };
        God::all().filter(more).collect()
    }

    /// I-1.
    pub(super) fn check_tiles(&self) -> Result<(), Flaw> {
        let (brought, started) = (self.kit.bag(self.n()), self.start_gods());
        for tile in Tile::all() {
            let lie = self.tiles_outside(tile) + u32::from(self.bag.get(tile));
            let more = started.iter().any(|god| self.kit.tiles.start[god.index()] == tile);
            let has = u32::from(brought.get(tile)) + u32::from(more);
            ensure!(lie == has, "I-1", "players", "{lie} tiles {tile}, not {has}");
        }
        let (taken, due) = (started.len(), self.start_cards_taken());
        ensure!(taken == due, "I-1", "start_gods", "{taken} starting tiles, not {due}");
        let on_cards: Set<God> = self.start_tiles.iter().flatten().copied().collect();
        let twice = started.and(on_cards);
        ensure!(twice.is_empty(), "I-1", "start_gods", "{} lie on cards", list(twice));
        for square in Square::all() {
            let on_map = square.region().index() < self.map().n_regions;
            let fits = on_map || self.squares[square.index()].is_none();
            ensure!(fits, "I-11", "squares", "{square} is not on this side of the board");
        }
        Ok(())
    }

    /// Cubes of a colour outside the bank; one may be on its way to a wild tile (PY-5).
    pub(crate) fn cubes_outside(&self, colour: Colour) -> u32 {
        let owned: u32 = self
            .seats()
            .map(|seat| {
                let player = &self.players[seat];
                let lies = |brick: &&Brick| brick.cube && brick.colour == colour;
                let on_tiles = player.pyramid.iter().flatten().filter(lies).count();
                u32::from(player.stock.get(colour)) + on_tiles as u32
            })
            .sum();
        let between = self.payment.cube && self.payment.colour == Some(colour);
        owned + u32::from(between)
    }

    /// I-2.
    pub(super) fn check_cubes(&self) -> Result<(), Flaw> {
        for colour in Colour::all() {
            let lie = self.cubes_outside(colour) + u32::from(self.bank.get(colour));
            let has = u32::from(self.kit.supply.cubes.get(colour));
            ensure!(lie == has, "I-2", "players", "{lie} cubes of {colour}, not {has}");
        }
        Ok(())
    }

    pub(crate) fn weapons_owned(&self) -> u32 {
        self.seats().map(|seat| u32::from(self.players[seat].weapons)).sum()
    }

    /// I-3.
    pub(super) fn check_weapons(&self) -> Result<(), Flaw> {
        let lie = self.weapons_owned() + u32::from(self.weapons);
        let has = u32::from(self.kit.supply.weapons);
        ensure!(lie == has, "I-3", "players", "{lie} weapons, not {has}");
        Ok(())
    }

    /// I-4.
    pub(super) fn check_sites(&self) -> Result<(), Flaw> {
        let side = self.map().n_routes;
        let off = self.sites.iter().skip(side).flatten().count();
        ensure!(off == 0, "I-4", "sites", "there are {side} routes on this side of the board");
        for colour in Colour::all() {
            let open = self.sites.iter().flatten().copied().chain(self.set_aside);
            let lie = open.chain(self.calendar.iter()).filter(|tile| *tile == colour).count();
            let has = usize::from(self.kit.supply.sites.get(colour));
            ensure!(lie == has, "I-4", "sites", "{lie} site tiles of {colour}, not {has}");
        }
        let aside = self.set_aside.is_some() == (self.map_side() == MapSide::Five);
        ensure!(aside, "I-4", "set_aside", "one tile with two and three players, else none");
        Ok(())
    }

    /// Buildings outside the stack.
    pub(crate) fn open_buildings(&self) -> impl Iterator<Item = Building> + '_ {
        let boards = self.seats().flat_map(|seat| self.players[seat].buildings.iter());
        let aside = self.pakal.iter().flat_map(|pakal| pakal.aside.iter());
        let table = self.offer.iter().chain(&self.region_buildings).flatten().copied();
        table.chain(boards).chain(aside)
    }

    /// I-5.
    pub(super) fn check_buildings(&self) -> Result<(), Flaw> {
        let mut seen = self.stack;
        for building in self.open_buildings() {
            let once = !seen.contains(building);
            ensure!(once, "I-5", "offer", "{building} lies elsewhere as well");
            seen.insert(building);
        }
        let lost = Set::full().without(seen);
        ensure!(lost.is_empty(), "I-5", "offer", "{} are missing", list(lost));
        let places = self.kit.offer(self.n());
        let off = self.offer.iter().skip(places).flatten().count();
        ensure!(off == 0, "I-5", "offer", "has {places} places");
        let regions = self.map().n_regions;
        let off = self.region_buildings.iter().skip(regions).flatten().count();
        ensure!(off == 0, "I-5", "region_buildings", "there are {regions} regions");
        Ok(())
    }
}

impl Brick {
    /// The tile as it lay in the reserve.
    pub(crate) fn tile(&self) -> Tile {
        Tile::of(self.god, if self.wild { Face::Wild } else { Face::of(self.colour) })
    }
}
