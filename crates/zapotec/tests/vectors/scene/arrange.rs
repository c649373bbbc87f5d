//! Rearranging a table: whatever moves takes the place of something else, so that nothing is lost.

use super::{Scene, card, cards, named, stock, trade};
use patolli_core::{By, Dense, Seat, Set};
use patolli_zapotec::*;

fn swap_in<T: Dense>(set: &mut Set<T>, a: T, b: T) {
    if set.contains(a) != set.contains(b) {
        let (out, new) = if set.contains(a) { (a, b) } else { (b, a) };
        set.remove(out);
        set.insert(new);
    }
}

fn swap_one<T: Dense>(slot: &mut Option<T>, a: T, b: T) {
    if *slot == Some(a) {
        *slot = Some(b);
    } else if *slot == Some(b) {
        *slot = Some(a);
    }
}

impl Scene {
    // Cards.

    /// Two Action cards change places, wherever they lie.
    pub fn swap_cards(&mut self, a: Card, b: Card) {
        let public = &mut self.game.public;
        for set in [&mut public.offer, &mut public.bonus_pile, &mut public.gone] {
            swap_in(set, a, b);
        }
        let mut bonus = Some(public.bonus);
        swap_one(&mut bonus, a, b);
        public.bonus = bonus.expect("there is always a bonus card");
        swap_one(&mut public.next_bonus, a, b);
        for seat in public.seats() {
            swap_in(&mut public.players[seat].known_hand, a, b);
            swap_one(&mut public.players[seat].played, a, b);
            swap_in(&mut self.game.private[seat].hand, a, b);
        }
        swap_in(&mut self.game.unseen.cards, a, b);
    }
    pub fn bonus(&mut self, number: usize) -> &mut Self {
        self.swap_cards(card(number), self.public().bonus);
        self
    }
    pub fn offer(&mut self, numbers: &[usize]) -> &mut Self {
        let wanted = cards(numbers);
        for card in wanted {
            if let Some(other) = self.public().offer.without(wanted).first() {
                self.swap_cards(card, other);
            }
        }
        assert_eq!(self.public().offer, wanted);
        self
    }
    /// Makes sure that these cards are in the hand.
    pub fn give_cards(&mut self, seat: Seat, numbers: &[usize]) -> &mut Self {
        let wanted = cards(numbers);
        for card in wanted.without(self.hand(seat)) {
            let other = self.hand(seat).without(wanted).first().expect("a card to swap");
            self.swap_cards(card, other);
        }
        self
    }
    /// Rounds before this one have passed: their cards lie where they would.
    pub fn round(&mut self, round: u8) -> &mut Self {
        let solo = self.public().solo.is_some();
        let public = &mut self.game.public;
        for done in 1..round {
            let from =
                if solo && done == 4 { &mut public.offer } else { &mut self.game.unseen.cards };
            let mut take = || {
                let card = from.first().expect("a card is left");
                from.remove(card);
                card
            };
            public.bonus_pile.insert(take());
            if solo {
                public.gone.insert(take());
            }
            let used = if solo { 2 } else { 1 };
            public.round_deck = public.round_deck.saturating_sub(used);
        }
        public.round = round;
        self
    }

    // Things of one player.

    pub fn set_stock(&mut self, seat: Seat, amounts: [u8; 6]) -> &mut Self {
        self.player_mut(seat).stock = stock(amounts);
        self
    }
    /// A disc on a step, with the points that this step implies, on top of its pile.
    pub fn set_step(&mut self, seat: Seat, step: u8) -> &mut Self {
        let public = &mut self.game.public;
        let passed = &public.kit.track[..=usize::from(step)];
        let points =
            passed.iter().map(|b| if let StepBonus::Points(vp) = b { i16::from(*vp) } else { 0 });
        public.players[seat].points.track = points.sum();
        public.players[seat].step = step;
        public.arrivals.arrive(seat);
        self
    }
    /// Houses on these spaces; the tiles of a person go into the first empty cells.
    pub fn houses(&mut self, seat: Seat, spaces: &str) -> &mut Self {
        for space in spaces.split_whitespace() {
            let empty = Cell::all().find(|cell| self.player(seat).grid[*cell].is_none());
            self.house(seat, named(space), empty.expect("nine cells, nine Houses"));
        }
        self
    }
    pub fn house(&mut self, seat: Seat, space: Space, cell: Cell) -> &mut Self {
        let tile = self.public().tile_of(space);
        let bot = self.public().bot();
        let public = &mut self.game.public;
        assert!(public.free.contains(space), "{space} is taken");
        public.free.remove(space);
        public.players[seat].houses.insert(space);
        if Some(seat) != bot {
            public.players[seat].grid[cell] = Some(tile);
        }
        self
    }
    pub fn palace(&mut self, seat: Seat, space: &str) -> &mut Self {
        let space = named(space);
        self.game.public.free.remove(space);
        self.player_mut(seat).houses.insert(space);
        self.player_mut(seat).palace = Some(space);
        self
    }
    /// A tile of this face in this cell, with a House on some space where it lay.
    pub fn grid(&mut self, seat: Seat, cell: &str, face: &str) -> &mut Self {
        let face: Tile = named(face);
        let public = self.public();
        let space = public.free.iter().find(|space| public.tile_of(*space) == face);
        self.house(seat, space.expect("such a tile lies somewhere"), named(cell))
    }

    // Trade tiles.

    /// Two Trade tiles of one level change places, wherever they lie.
    pub fn swap_tiles(&mut self, a: TradeTile, b: TradeTile) {
        let public = &mut self.game.public;
        public.market.values_mut().flat_map(By::values_mut).for_each(|stall| swap_one(stall, a, b));
        public.stacks.values_mut().for_each(|stack| swap_in(stack, a, b));
        for seat in public.seats() {
            swap_in(&mut public.players[seat].trade, a, b);
            swap_in(&mut public.players[seat].face_up, a, b);
        }
    }
    pub fn put_tile(&mut self, level: usize, slot: usize, number: usize) -> &mut Self {
        let there = self.stall(level, slot).expect("the market is full after setup");
        self.swap_tiles(there, trade(number));
        self
    }
    /// Gives Trade tiles to a player, from the stacks or, in solo, from the market.
    pub fn own(&mut self, seat: Seat, numbers: &[usize]) -> &mut Self {
        for tile in numbers.iter().map(|number| trade(*number)) {
            let level = self.public().kit.trade_levels[tile];
            let stack = self.public().stacks[level];
            let market = self.public().market[level].values().flatten();
            let other = stack.first().or_else(|| market.copied().last());
            self.swap_tiles(tile, other.expect("a tile is left"));
            let public = &mut self.game.public;
            public.stacks[level].remove(tile);
            for stall in public.market[level].values_mut() {
                *stall = stall.filter(|lies| *lies != tile);
            }
            self.player_mut(seat).trade.insert(tile);
            let once = [TradeTile::ADVANCE, TradeTile::FREE_DISC].contains(&tile);
            if level.index() > 0 && !once && self.public().bot() != Some(seat) {
                self.player_mut(seat).face_up.insert(tile);
            }
        }
        self
    }

    // The capital.

    /// The holding area from the top; Scoring tiles swapped out leave the game.
    pub fn scoring_tiles(&mut self, names: &str) -> &mut Self {
        let tiles: Vec<Property> = names.split_whitespace().map(named).collect();
        self.game.public.scoring_tiles = std::array::from_fn(|i| tiles.get(i).copied());
        self
    }
    /// A Pyramid of these pieces, such as `0L 1M`; its Scoring tile comes from the holding area.
    pub fn pyramid(&mut self, plinth: usize, tile: &str, levels: &str) -> &mut Self {
        let tile: Property = named(tile);
        let public = &mut self.game.public;
        let held = &mut public.scoring_tiles;
        // If it is not there it takes the place of the last one, which leaves the game.
        let last = held.iter().flatten().count() - 1;
        let at = held.iter().position(|held| *held == Some(tile)).unwrap_or(last);
        held[at..].rotate_left(1);
        held[4] = None;
        let pyramid = &mut public.pyramids[Plinth::new(plinth - 1)];
        pyramid.tile = Some(tile);
        for (i, level) in levels.split_whitespace().enumerate() {
            let (seat, size) = level.split_at(1);
            let (seat, size): (Seat, Size) = (Seat::new(named(seat)), named(size));
            pyramid.levels[i] = Some((seat, size));
            public.players[seat].pieces[size] -= 1;
        }
        self
    }
    pub fn rituals(&mut self, names: [&str; 3]) -> &mut Self {
        self.game.public.rituals = By::new(names.map(named));
        self
    }
    pub fn disc(&mut self, seat: Seat, slot: usize) -> &mut Self {
        self.game.public.discs[RitualSlot::new(slot - 1)].insert(seat);
        self
    }
}
