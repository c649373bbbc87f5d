//! What dice and draws will bring. The streams are those of the setup.

use super::{Scene, all_named};
use patolli_copan::*;
use patolli_core::{Dense, Stream};

const FATE_DIE: Stream = Stream(0);
const BAG: Stream = Stream(1);
const CHARACTERS: Stream = Stream(2);
const GLYPHS: Stream = Stream(4);
const EMBASSIES: Stream = Stream(5);
const AUTOMA_DIE: Stream = Stream(9);

/// Which of the amounts in a bag a number means: the first of its kind.
fn first_of<T: Dense>(bag: patolli_core::Bundle<T>, kind: T) -> u32 {
    T::all().take(kind.index()).map(|other| u32::from(bag.get(other))).sum()
}

fn rank<T: Dense>(set: patolli_core::Set<T>, member: T) -> u32 {
    set.iter().position(|other| other == member).expect("it is there to be drawn") as u32
}

impl Scene {
    /// The next roll of an Event.
    pub fn fate(&mut self, symbol: &str) -> &mut Self {
        let symbols = all_named::<Fate>(symbol);
        self.host.load_on(FATE_DIE, symbols.iter().map(|fate| fate.index() as u32));
        self
    }
    /// The next rolls of the Automa.
    pub fn automa_rolls(&mut self, symbols: &str) -> &mut Self {
        let symbols = all_named::<Fate>(symbols);
        self.host.load_on(AUTOMA_DIE, symbols.iter().map(|fate| fate.index() as u32));
        self
    }
    /// The next Court tiles out of the bag.
    pub fn next_tiles(&mut self, names: &str) -> &mut Self {
        let mut bag = self.game.unseen.bag;
        for kind in all_named::<Resource>(names) {
            self.host.load_on(BAG, [first_of(bag, kind)]);
            bag = bag.minus(Tiles::of(kind, 1));
        }
        self
    }
    /// The next Embassy tokens, of any levels.
    pub fn next_tokens(&mut self, names: &str) -> &mut Self {
        let mut stacks = self.public().embassies;
        for token in all_named::<EmbassyToken>(names) {
            let level = self.public().kit.embassy_tokens[token].level;
            let stack = &mut stacks[usize::from(level) - 1];
            self.host.load_on(EMBASSIES, [rank(*stack, token)]);
            stack.remove(token);
        }
        self
    }
    /// The next Characters of the draw pile.
    pub fn next_characters(&mut self, names: &str) -> &mut Self {
        let characters = all_named::<Character>(names);
        characters.iter().for_each(|character| self.bury(*character));
        let mut pile = self.public().characters.pile;
        for character in characters {
            self.host.load_on(CHARACTERS, [rank(pile, character)]);
            pile.remove(character);
        }
        self
    }
    /// The next Glyph of the draw pile.
    pub fn next_glyph(&mut self, colour: &str) -> &mut Self {
        let colour = super::named(colour);
        self.host.load_on(GLYPHS, [first_of(self.public().glyph_deck.pile, colour)]);
        self
    }
}
