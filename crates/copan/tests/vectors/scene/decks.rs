//! Rearranging cards: whatever moves takes the place of something else.

use super::{Scene, all_named, named};
use patolli_copan::*;
use patolli_core::{Dense, Seat};

impl Scene {
    // Characters.

    /// Takes a Character that no player has; on the court another one fills its place.
    fn pull(&mut self, character: Character) {
        let public = &mut self.game.public;
        let there = public.court.values_mut().find(|card| **card == Some(character));
        let pile = &mut public.characters.pile;
        match there {
            None => assert!(pile.contains(character), "{character} is in use"),
            Some(place) => {
                *place = pile.first();
                pile.insert(character);
                place.iter().for_each(|other| pile.remove(*other));
            }
        }
        pile.remove(character);
    }
    /// Makes sure that a Character is in the draw pile.
    pub(super) fn bury(&mut self, character: Character) {
        self.pull(character);
        self.game.public.characters.pile.insert(character);
    }
    /// Characters on the Ball Court, from `bc_1` on; `-` leaves what lies there.
    pub fn set_court(&mut self, names: &str) -> &mut Self {
        for (space, name) in CourtSpace::all().zip(names.split_whitespace()) {
            if name == "-" || self.public().court[space] == Some(named(name)) {
                continue;
            }
            self.pull(named(name));
            let public = &mut self.game.public;
            let old = public.court[space].replace(named(name));
            old.iter().for_each(|old| public.characters.pile.insert(*old));
        }
        self
    }
    /// Characters in slots; with the Automa, face up in this order.
    pub fn give_characters(&mut self, seat: Seat, names: &str) -> &mut Self {
        for character in all_named(names) {
            self.pull(character);
            self.player_mut(seat).characters.insert(character);
            if self.public().is_automa(seat) {
                let automa = self.game.public.automa.as_mut().expect("a solo game");
                automa.face_up.push(character);
            }
        }
        self
    }
    /// Characters in the player's discard.
    pub fn discard_characters(&mut self, seat: Seat, names: &str) -> &mut Self {
        for character in all_named(names) {
            self.pull(character);
            self.player_mut(seat).discarded.insert(character);
        }
        self
    }
    pub fn close_court(&mut self, number: usize) -> &mut Self {
        let public = &mut self.game.public;
        let card = public.court[CourtSpace::new(number - 1)].take();
        card.iter().for_each(|card| public.characters.pile.insert(*card));
        public.court_closed.insert(CourtSpace::new(number - 1));
        let closed = public.court_closed.len();
        self.decline_for(Resource::Fame, closed)
    }

    // Altars.

    /// An Altar card on a place, from 1.
    pub fn set_altar(&mut self, place: usize, name: &str) -> &mut Self {
        let (wanted, public) = (named::<Altar>(name), &mut self.game.public);
        let place = AltarPlace::new(place - 1);
        let there = public.altars[place];
        match public.altars.values_mut().find(|altar| **altar == wanted) {
            Some(other) => *other = there,
            None => {
                public.altar_pile.remove(wanted);
                public.altar_pile.insert(there);
            }
        }
        public.altars[place] = wanted;
        self
    }
    pub fn altar_tokens(&mut self, seat: Seat, spaces: &[usize]) -> &mut Self {
        for space in spaces {
            self.game.public.altar_tokens[AltarSpace::new(space - 1)] = Some(seat);
        }
        self
    }
    /// Both Altar spaces of this symbol.
    pub fn close_altars(&mut self, symbol: &str) -> &mut Self {
        let left = named::<Fate>(symbol).index();
        let public = &mut self.game.public;
        for space in [left, left + 6] {
            public.altars_closed.insert(AltarSpace::new(space));
        }
        let closed = public.altars_closed.len() / 2;
        self.decline_for(Resource::Zeal, closed)
    }

    // Glyphs.

    /// Glyphs on the Hieroglyphic Stairway, from `hg_1` on; `-` takes the card away.
    pub fn set_glyphs(&mut self, names: &str) -> &mut Self {
        let public = &mut self.game.public;
        for (space, name) in public.glyphs.values_mut().zip(names.split_whitespace()) {
            let pile = &mut public.glyph_deck.pile;
            space.take().iter().for_each(|old| *pile = pile.plus(Glyphs::of(*old, 1)));
            if name != "-" {
                let colour = named(name);
                *pile = pile.minus(Glyphs::of(colour, 1));
                *space = Some(colour);
            }
        }
        self
    }
    /// Glyph cards in hand, gained in this order.
    pub fn give_glyphs(&mut self, seat: Seat, names: &str) -> &mut Self {
        for colour in all_named(names) {
            let one = Glyphs::of(colour, 1);
            let deck = &mut self.game.public.glyph_deck;
            deck.pile = deck.pile.minus(one);
            let player = self.player_mut(seat);
            player.glyphs = player.glyphs.plus(one);
            if self.public().is_automa(seat) {
                self.game.public.automa.as_mut().expect("a solo game").glyphs.push(colour);
            }
        }
        self
    }
    pub fn close_glyph(&mut self, number: usize) -> &mut Self {
        let public = &mut self.game.public;
        let pile = &mut public.glyph_deck.pile;
        let card = public.glyphs[GlyphSpace::new(number - 1)].take();
        card.iter().for_each(|card| *pile = pile.plus(Glyphs::of(*card, 1)));
        public.glyphs_closed.insert(GlyphSpace::new(number - 1));
        let closed = public.glyphs_closed.len();
        self.decline_for(Resource::Power, closed)
    }

    // Cities.

    /// A City tile on a City space; if it lies elsewhere the two change places.
    pub fn set_city(&mut self, city: &str, tile: &str) -> &mut Self {
        let (city, tile) = (named::<City>(city), named::<CityTile>(tile));
        let cities = &mut self.game.public.cities;
        let there = cities[city];
        if let Some(other) = cities.values_mut().find(|other| **other == Some(tile)) {
            *other = there;
        }
        cities[city] = Some(tile);
        self
    }
    pub fn close_city(&mut self, city: &str) -> &mut Self {
        let public = &mut self.game.public;
        public.cities[named::<City>(city)] = None;
        let closed = public.cities.values().filter(|tile| tile.is_none()).count();
        self.decline_for(Resource::Food, closed)
    }
    /// Player tokens in Cities, one for each name.
    pub fn envoys(&mut self, seat: Seat, cities: &str) -> &mut Self {
        for city in all_named::<City>(cities) {
            self.player_mut(seat).cities[city] += 1;
        }
        self
    }
    /// Only these tokens are left in the stack of their level; the others were drawn.
    pub fn stack_of(&mut self, level: usize, names: &str) -> &mut Self {
        self.game.public.embassies[level - 1] = all_named(names).into_iter().collect();
        self
    }
}
