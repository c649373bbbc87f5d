//! What stands before a player: tiles, cubes, weapons, workers, buildings.

use super::{Scene, all_named, cubes, named, parts, tiles};
use patolli_ahau::*;
use patolli_core::{Dense, Seat};

impl Scene {
    // Tiles.

    /// Out of the bag; if it lies on the board, another one takes its place there.
    pub(super) fn fetch_tile(&mut self, tile: Tile) {
        let public = &mut self.game.public;
        if !public.bag.contains(tile) {
            let square = public.squares.values_mut().find(|lies| **lies == Some(tile));
            let square = square.unwrap_or_else(|| panic!("no {tile} can be had"));
            let (other, _) = public.bag.iter().last().expect("a tile in the bag");
            *square = Some(other);
            public.bag.remove(other);
            public.bag.add(tile);
        }
        public.bag.remove(tile);
    }
    /// Exactly these tiles in the reserve: `rain_corn sun_wild`.
    pub fn reserve(&mut self, seat: Seat, names: &str) -> &mut Self {
        let old = std::mem::take(&mut self.player_mut(seat).reserve);
        self.game.public.bag = self.public().bag.plus(old);
        all_named(names).into_iter().for_each(|tile| self.fetch_tile(tile));
        self.player_mut(seat).reserve = tiles(names);
        self
    }
    /// Exactly these tiles in the pyramid: `a1 sun_corn, a2 rain_wild water`, a wild one with its
    /// colour.
    pub fn pyramid(&mut self, seat: Seat, text: &str) -> &mut Self {
        for space in Space::all() {
            if let Some(brick) = self.player_mut(seat).pyramid[space].take() {
                let face = if brick.wild { Face::Wild } else { Face::of(brick.colour) };
                self.game.public.bag.add(Tile::of(brick.god, face));
            }
        }
        for words in parts(text) {
            let (space, tile) = (named::<Space>(words[0]), named::<Tile>(words[1]));
            self.fetch_tile(tile);
            let colour = tile.colour().unwrap_or_else(|| named(words[2]));
            let brick = Brick { god: tile.god(), colour, wild: tile.is_wild(), cube: false };
            self.player_mut(seat).pyramid[space] = Some(brick);
        }
        self
    }
    /// The same on the first spaces, in order.
    pub fn built(&mut self, seat: Seat, names: &str) -> &mut Self {
        let names = names.split(',').filter(|name| !name.trim().is_empty());
        let spaces = Space::all().zip(names);
        let text: Vec<_> = spaces.map(|(space, tile)| format!("{space} {tile}")).collect();
        self.pyramid(seat, &text.join(","))
    }

    /// Tiles of the bag, whatever they are.
    pub fn any_tiles(&mut self, n: usize) -> Vec<Tile> {
        let bag = &mut self.game.public.bag;
        let most = |bag: &Tiles| bag.iter().max_by_key(|(_, n)| *n).expect("a tile in the bag").0;
        let any = std::iter::repeat_with(|| {
            let tile = most(bag);
            bag.remove(tile);
            tile
        });
        any.take(n).collect()
    }
    /// This many tiles in the pyramid, of any kind.
    pub fn fill_pyramid(&mut self, seat: Seat, n: usize) -> &mut Self {
        self.pyramid(seat, "");
        for (space, tile) in Space::all().zip(self.any_tiles(n)) {
            let colour = tile.colour().unwrap_or(Colour::Corn);
            let brick = Brick { god: tile.god(), colour, wild: tile.is_wild(), cube: false };
            self.player_mut(seat).pyramid[space] = Some(brick);
        }
        self
    }
    pub fn fill_reserve(&mut self, seat: Seat, n: usize) -> &mut Self {
        let reserve = self.reserve(seat, "").any_tiles(n);
        self.player_mut(seat).reserve = reserve.into_iter().collect();
        self
    }

    // Cubes and weapons.

    /// Exactly these cubes in the supply: `corn 3, water 1`.
    pub fn stock(&mut self, seat: Seat, text: &str) -> &mut Self {
        let public = &mut self.game.public;
        let all = public.bank.plus(public.players[seat].stock);
        public.players[seat].stock = cubes(text);
        public.bank = all.minus(cubes(text));
        self
    }
    /// Leaves this many cubes in the bank; this seat has the others.
    pub fn bank_left(&mut self, seat: Seat, colour: &str, left: u8) -> &mut Self {
        let public = &mut self.game.public;
        let (colour, n) = (named(colour), public.bank.get(named(colour)) - left);
        public.bank = public.bank.minus(Stock::of(colour, n));
        public.players[seat].stock = public.players[seat].stock.plus(Stock::of(colour, n));
        self
    }
    pub fn weapons(&mut self, seat: Seat, n: u8) -> &mut Self {
        let public = &mut self.game.public;
        public.weapons += public.players[seat].weapons;
        public.weapons -= n;
        public.players[seat].weapons = n;
        self
    }

    // Markers.

    pub fn war(&mut self, seat: Seat, space: u8) -> &mut Self {
        self.player_mut(seat).war = space;
        self
    }
    /// From the lowest marker to the highest: `BA`.
    pub fn war_stack(&mut self, letters: &str) -> &mut Self {
        self.game.public.war_order = letters.chars().map(super::seat).collect();
        self
    }
    pub fn fame_stack(&mut self, letters: &str) -> &mut Self {
        self.game.public.fame_order = letters.chars().map(super::seat).collect();
        self
    }
    pub fn set_fame(&mut self, seat: Seat, fame: i16) -> &mut Self {
        self.player_mut(seat).fame = Earned { gods: fame, ..Earned::default() };
        self
    }

    // Workers.

    /// Exactly these workers on the map: `tikal 2, lamanai lying 1`.
    pub fn workers(&mut self, seat: Seat, text: &str) -> &mut Self {
        let all = self.public().kit.supply.workers;
        let player = self.player_mut(seat);
        (player.standing, player.lying) = (ByCity::default(), ByCity::default());
        for words in parts(text) {
            match words[..] {
                [city] => player.standing[named::<City>(city)] += 1,
                [city, "lying"] => player.lying[named::<City>(city)] += 1,
                [city, n] => player.standing[named::<City>(city)] += named::<u8>(n),
                [city, "lying", n] => player.lying[named::<City>(city)] += named::<u8>(n),
                _ => panic!("{words:?} are no workers"),
            }
        }
        let placed: u8 = player.standing.values().chain(player.lying.values()).sum();
        player.workers = all - placed;
        self
    }

    // Buildings.

    /// Out of the stack; where it lay otherwise, another one takes its place.
    pub(super) fn fetch_building(&mut self, building: Building) {
        let public = &mut self.game.public;
        if !public.stack.contains(building) {
            let mut places = public.offer.values_mut().chain(public.region_buildings.values_mut());
            let place = places.find(|place| **place == Some(building));
            let place = place.unwrap_or_else(|| panic!("{building} cannot be had"));
            let other = public.stack.first();
            *place = other;
            other.into_iter().for_each(|other| public.stack.remove(other));
        } else {
            public.stack.remove(building);
        }
    }
    /// Exactly these buildings in the capital; Pakal keeps his Royal Palace.
    pub fn buildings(&mut self, seat: Seat, names: &str) -> &mut Self {
        let pakal = self.public().is_pakal(seat);
        let old = self.player(seat).buildings;
        let returned = old.iter().skip(usize::from(pakal));
        returned.for_each(|building| self.game.public.stack.insert(building));
        let mut kept = patolli_core::Pile::new();
        if pakal {
            kept.push(Building::RoyalPalace);
        }
        for building in all_named(names) {
            self.fetch_building(building);
            kept.push(building);
        }
        self.player_mut(seat).buildings = kept;
        self
    }

    // King Pakal.

    pub fn tracker(&mut self, n: u8) -> &mut Self {
        self.game.public.pakal.as_mut().expect("a solo game").tracker = n;
        self
    }
    /// Exactly these cards in his deck; what is not on the table lies on his discard pile.
    pub fn pakal_deck(&mut self, names: &str) -> &mut Self {
        let deck: Cards = super::set_of(names);
        self.game.public.pakal.as_mut().expect("a solo game").deck = deck;
        let king = self.player_mut(PAKAL);
        let (left, right) = king.played.unzip();
        let played = left.into_iter().chain(right).collect();
        king.discard = Cards::full().without(deck).without(played);
        self
    }
}
