//! What draws will bring. The streams are those of the setup.

use super::{Scene, all_named};
use patolli_ahau::*;
use patolli_core::{Dense, Set, Stream};

const BAG: Stream = Stream(0);
const BUILDINGS: Stream = Stream(1);
const PAKAL_DECK: Stream = Stream(4);
const PAKAL_TIES: Stream = Stream(5);
pub const FAME_STACK: Stream = Stream(10);
pub const FIRST_PLAYER: Stream = Stream(11);

fn rank<T: Dense>(set: Set<T>, member: T) -> u32 {
    set.iter().position(|other| other == member).expect("it is there to be drawn") as u32
}

impl Scene {
    /// The next tiles out of the bag.
    pub fn next_tiles(&mut self, names: &str) -> &mut Self {
        let mut bag = self.public().bag;
        for tile in all_named::<Tile>(names) {
            let earlier = bag.iter().take_while(|(other, _)| *other != tile);
            self.host.load_on(BAG, [earlier.map(|(_, n)| u32::from(n)).sum::<u32>()]);
            bag.remove(tile);
        }
        self
    }
    /// The next buildings of the stack.
    pub fn next_buildings(&mut self, names: &str) -> &mut Self {
        let mut stack = self.public().stack;
        for building in all_named::<Building>(names) {
            self.host.load_on(BUILDINGS, [rank(stack, building)]);
            stack.remove(building);
        }
        self
    }
    /// The next two cards that Pakal is dealt, left and right.
    pub fn pakal_deals(&mut self, left: &str, right: &str) -> &mut Self {
        let deck = self.king().deck;
        self.pakal_deals_from(deck, left, right)
    }
    /// The same, when he will be dealt from this deck.
    pub fn pakal_deals_from(&mut self, mut deck: Cards, left: &str, right: &str) -> &mut Self {
        for card in [left, right].map(super::named::<Card>) {
            self.host.load_on(PAKAL_DECK, [rank(deck, card)]);
            deck.remove(card);
        }
        self
    }
    /// Which of the options that are equal for him Pakal takes next, from 0.
    pub fn pakal_tie(&mut self, which: u32) -> &mut Self {
        self.host.load_on(PAKAL_TIES, [which]);
        self
    }
}
