//! Nothing appears or vanishes: tiles, cubes, weapons, site tiles, buildings.

use crate::model::*;
use patolli_core::{By, Dense, Flaw, Set, at};

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
        let board = self.squares.those(|lies| *lies == Some(tile)).len() as u32;
        let between = matches!(self.payment.work, Some(Work::Lay { tile: t, .. }) if t == tile);
        owned + board + u32::from(self.discard.get(tile)) + u32::from(between)
    }

    /// All tiles of a kind in the game.
    fn tiles_of(&self, tile: Tile) -> u32 {
        self.tiles_outside(tile) + u32::from(self.bag.get(tile))
    }

    /// Gods whose starting tile is in the game: there is one more than in the bag before the game.
    pub(crate) fn start_gods(&self) -> Set<God> {
        let (first, start) = (self.kit.bag(self.n()), &self.kit.tiles.start);
        God::all()
            .filter(|god| self.tiles_of(start[*god]) > first.get(start[*god]).into())
            .collect()
    }

    /// I-1.
    pub(super) fn check_tiles(&self) -> Result<(), Flaw> {
        let started = self.start_gods();
        let start: Tiles = started.iter().map(|god| self.kit.tiles.start[god]).collect();
        let all = self.kit.bag(self.n()).plus(start);
        at("I-1", "players").conserves(|tile| self.tiles_of(tile), |tile| all.get(tile).into())?;
        let here = at("I-1", "start_gods");
        here.value(started.len(), self.start_cards_taken())?;
        let on_cards = self.start_tiles.values().flatten().copied().collect();
        here.no_stranger(started.and(on_cards).first())?;
        at("I-11", "squares").no_stranger(beyond(&self.squares, 2 * self.map().n_regions))
    }

    /// Cubes of a colour outside the bank; one may be on its way to a wild tile (PY-5).
    pub(crate) fn cubes_outside(&self, colour: Colour) -> u32 {
        let owned = |player: &Player| {
            let lies = |brick: &(Space, Brick)| brick.1.cube && brick.1.colour == colour;
            u32::from(player.stock.get(colour)) + player.bricks().filter(lies).count() as u32
        };
        let between = self.payment.cube && self.payment.colour == Some(colour);
        self.seats().map(|seat| owned(&self.players[seat])).sum::<u32>() + u32::from(between)
    }

    /// I-2.
    pub(super) fn check_cubes(&self) -> Result<(), Flaw> {
        let cubes = |colour| self.cubes_outside(colour) + u32::from(self.bank.get(colour));
        at("I-2", "players").conserves(cubes, |colour| self.kit.supply.cubes.get(colour).into())
    }

    pub(crate) fn weapons_owned(&self) -> u32 {
        self.seats().map(|seat| u32::from(self.players[seat].weapons)).sum()
    }

    /// I-3.
    pub(super) fn check_weapons(&self) -> Result<(), Flaw> {
        let weapons = self.weapons_owned() + u32::from(self.weapons);
        at("I-3", "players").count("weapons", weapons, self.kit.supply.weapons)
    }

    /// All site tiles in the game.
    pub(crate) fn site_tiles(&self) -> impl Iterator<Item = Colour> + '_ {
        self.sites.values().flatten().copied().chain(self.set_aside).chain(self.calendar.iter())
    }

    /// I-4.
    pub(super) fn check_sites(&self) -> Result<(), Flaw> {
        let here = at("I-4", "sites");
        here.no_stranger(beyond(&self.sites, self.map().n_routes))?;
        let tiles = |colour| self.site_tiles().filter(|tile| *tile == colour).count() as u32;
        here.conserves(tiles, |colour| self.kit.supply.sites.get(colour).into())?;
        // SU-3.
        let due = self.map_side() == MapSide::Five;
        at("I-4", "set_aside").fits("players", self.set_aside.is_some() == due)
    }

    /// Buildings outside the stack.
    pub(crate) fn open_buildings(&self) -> impl Iterator<Item = Building> + '_ {
        let boards = self.seats().flat_map(|seat| self.players[seat].buildings.iter());
        let aside = self.pakal.iter().flat_map(|pakal| pakal.aside.iter());
        let table = self.offer.values().chain(self.region_buildings.values()).flatten().copied();
        table.chain(boards).chain(aside)
    }

    /// I-5.
    pub(super) fn check_buildings(&self) -> Result<(), Flaw> {
        let here = at("I-5", "offer");
        here.once(self.stack.iter().chain(self.open_buildings()), Set::full())?;
        here.no_stranger(beyond(&self.offer, self.kit.offer(self.n())))?;
        let regions = self.map().n_regions;
        at("I-5", "region_buildings").no_stranger(beyond(&self.region_buildings, regions))
    }
}

/// A place with something that this number of players does not use.
fn beyond<K: Dense, V, const N: usize>(places: &By<K, Option<V>, N>, used: usize) -> Option<K> {
    places.those(Option::is_some).iter().find(|place| place.index() >= used)
}

impl Brick {
    /// The tile as it lay in the reserve.
    pub(crate) fn tile(&self) -> Tile {
        Tile::of(self.god, if self.wild { Face::Wild } else { Face::of(self.colour) })
    }
}
