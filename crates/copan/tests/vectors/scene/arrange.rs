//! Rearranging pieces: whatever moves takes the place of something else, so that nothing is lost.

use super::{Scene, all_named, mask, named, stock, tiles};
use patolli_copan::*;
use patolli_core::{By, Dense, Seat, Set};

impl Scene {
    // The Pyramid and its tiles.

    /// Tiles on the Pyramid.
    pub fn placed(&self) -> usize {
        let pyramid = &self.public().pyramid;
        pyramid.tiles.values().map(|tiles| tiles.len()).sum::<usize>() + pyramid.blind.len()
    }
    /// Face-up Court tiles out of the bag: `nw_12 fame, nw_32 food`.
    pub fn tiles_on(&mut self, text: &str) -> &mut Self {
        for tile in text.split(',') {
            let (space, kind) = tile.trim().split_once(' ').expect("a space and a type");
            let (space, kind) = (named::<Space>(space), named::<Resource>(kind));
            self.take_from_bag(Tiles::of(kind, 1));
            let pyramid = &mut self.game.public.pyramid;
            assert!(pyramid.free.contains(space), "{space} is not free");
            pyramid.free.remove(space);
            pyramid.tiles[kind].insert(space);
        }
        self
    }
    /// Tiles on all spaces but one, which is returned.
    pub fn fill_pyramid(&mut self) -> Space {
        let free = self.public().pyramid.free;
        for (space, kind) in free.iter().skip(1).zip(Resource::all().cycle()) {
            self.tiles_on(&format!("{space} {kind}"));
        }
        free.nth(0)
    }
    fn take_from_bag(&mut self, tiles: Tiles) {
        self.game.unseen.bag = self.game.unseen.bag.minus(tiles);
    }
    fn return_to_bag(&mut self, tiles: Tiles) {
        self.game.unseen.bag = self.game.unseen.bag.plus(tiles);
    }
    /// Exactly these tiles in hand, unseen by the others unless hands are open.
    pub fn set_hand(&mut self, seat: Seat, names: &str) -> &mut Self {
        self.return_to_bag(self.hand(seat));
        self.take_from_bag(tiles(names));
        self.game.private[seat].hand = tiles(names);
        let open = self.public().house.open_hands;
        let player = self.player_mut(seat);
        player.hand_size = tiles(names).total() as u8;
        player.known_hand = if open { tiles(names) } else { Tiles::NOTHING };
        self
    }
    /// One hand holds the whole bag, but for these tiles.
    pub fn hoard(&mut self, seat: Seat, left: &str) -> &mut Self {
        let taken = self.game.unseen.bag.minus(tiles(left));
        self.take_from_bag(taken);
        self.game.private[seat].hand = self.hand(seat).plus(taken);
        self.player_mut(seat).hand_size += taken.total() as u8;
        self
    }
    /// The River's tiles from left to right, `-` for an empty slot.
    pub fn set_river(&mut self, names: &str) -> &mut Self {
        let old = self.public().river.values().flatten().map(|kind| (*kind, 1)).collect();
        self.return_to_bag(old);
        self.take_from_bag(tiles(&names.replace('-', "")));
        let mut names = names.split_whitespace();
        let mut slot = || names.next().filter(|name| *name != "-").map(named);
        self.game.public.river = By::from_fn(|_| slot());
        self
    }
    /// Positions of the Decline cubes: food, fame, zeal, power.
    pub fn set_decline(&mut self, positions: [u8; 4]) -> &mut Self {
        let public = &mut self.game.public;
        public.decline = By::new(positions);
        // Two finished tracks announce the end.
        public.ending = Resource::all().filter(|track| public.is_finished(*track)).count() >= 2;
        self
    }
    /// A track that has closed so much has come so far at least.
    pub(super) fn decline_for(&mut self, track: Resource, closed: usize) -> &mut Self {
        let public = &mut self.game.public;
        let spaces = public.kit.track(public.n());
        let least = [spaces.tier_2, spaces.tier_3, spaces.last][closed - 1];
        let position = &mut public.decline[track];
        *position = least.max(*position);
        self
    }

    // Things of one player.

    pub fn set_stock(&mut self, seat: Seat, amounts: [u8; 4]) -> &mut Self {
        self.player_mut(seat).stock = stock(amounts);
        self
    }
    pub fn set_extensions(&mut self, seat: Seat, extensions: u8) -> &mut Self {
        let public = &mut self.game.public;
        public.extensions += public.players[seat].extensions;
        public.extensions -= extensions;
        public.players[seat].extensions = extensions;
        self
    }
    /// Steps of the Priests; one on the top step has taken its Zenith token.
    pub fn set_priests(&mut self, seat: Seat, steps: [u8; 4]) -> &mut Self {
        for (stair, step) in Resource::all().zip(steps) {
            let public = &mut self.game.public;
            if step == TOP && !public.players[seat].topped.contains(stair) {
                public.players[seat].topped.insert(stair);
                let token = public.kit.zenith.get(usize::from(public.zeniths));
                public.players[seat].points.zenith += token.map_or(0, |vp| i16::from(*vp));
                public.zeniths += u8::from(token.is_some());
            }
        }
        self.player_mut(seat).priests = By::new(steps);
        self
    }
    pub fn set_vp(&mut self, seat: Seat, vp: i16) -> &mut Self {
        let points = &mut self.player_mut(seat).points;
        points.events += vp - points.total();
        self
    }
    pub fn set_mask(&mut self, seat: Seat, numbers: &[usize]) -> &mut Self {
        self.player_mut(seat).mask = mask(numbers);
        self
    }
    pub fn full_mask(&mut self, seat: Seat) -> &mut Self {
        self.player_mut(seat).mask = Set::full();
        self
    }
    /// The Totem on a space, from 1.
    pub fn set_totem(&mut self, seat: Seat, site: Site, space: usize, side: Side) -> &mut Self {
        let totem = Totem { site, socket: Socket::new(space - 1), side };
        self.player_mut(seat).totem = Some(totem);
        self
    }
    /// Tokens on the left and the right half of the Ball Court.
    pub fn court_tokens(&mut self, seat: Seat, left: u8, right: u8) -> &mut Self {
        self.player_mut(seat).court = By::new([left, right]);
        self
    }
    pub fn reserve(&mut self, seat: Seat, tokens: u8) -> &mut Self {
        self.player_mut(seat).reserve = tokens;
        self
    }

    // The Automa.

    /// The Automa's cards from left to right.
    pub fn automa_order(&mut self, names: &str) -> &mut Self {
        let order = all_named(names).try_into().expect("four cards");
        self.game.public.automa.as_mut().expect("a solo game").order = order;
        self
    }
    /// Exactly these tiles on the Automa's cards.
    pub fn automa_tiles(&mut self, names: &str) -> &mut Self {
        self.return_to_bag(self.automa().tiles);
        self.take_from_bag(tiles(names));
        self.game.public.automa.as_mut().expect("a solo game").tiles = tiles(names);
        self
    }
}
