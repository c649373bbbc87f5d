//! What summoning a god gains.

use super::super::weights::Feature as F;
use super::Outlook;
use patolli_ahau::{City, Colour, Colours, God, Role, Tile};
use patolli_core::Dense;

/// A step of the Jaguar, past a matching site and past another.
const STEP: f32 = 0.9;
const DULL_STEP: f32 = 0.2;
/// The cost of the Serpent's worker, besides its weight.
const FED: f32 = 0.5;

/// A summon as declared so far.
#[derive(Clone, Copy)]
struct Power {
    strength: u8,
    colours: Colours,
    /// Whether a tile of the god is used, so that the summon is possible.
    called: bool,
}

impl Outlook<'_> {
    /// The best summon of this god with built tiles and reserve; zero if it is not worthwhile.
    pub(super) fn summon(&self, god: God, priestess: bool) -> f32 {
        let built = self.held.pyramid.gods[god];
        if built + self.held.reserve.gods[god] == 0 {
            return 0.0;
        }
        let power = Power {
            strength: built + u8::from(priestess),
            colours: self.held.pyramid.colours[god],
            called: built > 0,
        };
        let marker = if built > 0 { self.marker(god) } else { 0.0 };
        (self.with_offerings(god, power) + marker).max(0.0)
    }

    /// AC-5: the god of the city, or any with the High Priestess.
    pub(super) fn first_summon(&self, city: City) -> f32 {
        match self.public.has_role(self.seat, Role::HighPriestess) {
            true => God::all().map(|god| self.summon(god, true)).fold(0.0, f32::max),
            false => self.summon(self.public.city_tiles[city], false),
        }
    }

    pub(super) fn dance(&self) -> f32 {
        let others = God::all().filter(|god| !self.public.turn.summoned.contains(*god));
        others.map(|god| self.summon(god, false)).fold(0.0, f32::max)
    }
    /// The dance, if the Dancer was played.
    pub(super) fn danced(&self) -> f32 {
        if self.public.has_role(self.seat, Role::Dancer) { self.dance() } else { 0.0 }
    }

    /// The summon that is being declared.
    pub(super) fn offering(&self) -> f32 {
        let summon = &self.public.summon;
        let Some(god) = summon.god else { return 0.0 };
        let built = self.held.pyramid.gods[god];
        let power = Power {
            strength: summon.strength,
            colours: summon.colours,
            called: built > 0 || !summon.discarded.is_empty(),
        };
        let marker = if built > 0 { self.marker(god) } else { 0.0 };
        self.with_offerings(god, power) + marker
    }
    /// The colour of the High Priestess has yet to be named.
    pub(super) fn named(&self) -> f32 {
        match self.public.summon.god {
            Some(God::Sun) => 1.0,
            Some(God::Serpent) => 2.0,
            _ => 0.5,
        }
    }

    /// The power with the best number of reserve tiles added, one by one.
    fn with_offerings(&self, god: God, mut power: Power) -> f32 {
        let mut best = if power.called { self.power(god, power) } else { f32::NEG_INFINITY };
        let (start, mut given) = (power.colours, 0.0);
        let new = |tile: Tile| tile.colour().is_none_or(|colour| !start.contains(colour));
        // New colours first: they help more.
        for fresh in [true, false] {
            let kinds = self.held.reserve.kinds().iter();
            for kind in kinds.filter(|kind| kind.tile.god() == god) {
                let (tile, first) = (kind.tile, u8::from(new(kind.tile)));
                let tiles = if fresh { first } else { kind.n - first };
                for _ in 0..tiles {
                    let colour = tile.colour().or_else(|| missing(power.colours));
                    colour.into_iter().for_each(|colour| power.colours.insert(colour));
                    power.strength += 1;
                    given += self.held_tile(kind);
                    best = best.max(self.power(god, power) - given);
                }
            }
        }
        if best == f32::NEG_INFINITY { 0.0 } else { best }
    }

    /// The gain from a god with this power.
    fn power(&self, god: God, power: Power) -> f32 {
        let Power { strength, colours, .. } = power;
        match god {
            God::Chief => f32::from(strength) * self.drawn(),
            God::Rain => self.rain(strength, colours),
            God::Jaguar => self.jaguar(strength, colours),
            God::Sun => {
                let each = f32::from(self.public.kit.points.sun_colour);
                each * colours.len() as f32 + self.sun_cards(strength)
            }
            God::Serpent => self.serpent(strength, colours.len() as u8),
        }
    }

    pub(super) fn rain(&self, strength: u8, colours: Colours) -> f32 {
        let sites = self.public.sites.values().flatten();
        let fitting = sites.filter(|colour| colours.contains(**colour));
        fitting.map(|colour| self.gain(*colour, strength)).fold(0.0, f32::max)
    }

    pub(super) fn jaguar(&self, steps: u8, colours: Colours) -> f32 {
        let matching = |colour: &Colour| self.public.summon.joker || colours.contains(*colour);
        let any = self.public.sites.values().flatten().any(matching);
        f32::from(steps) * if any { STEP } else { DULL_STEP }
    }

    pub(super) fn sun_cards(&self, strength: u8) -> f32 {
        let cards = self.held.player.to_take_back().len().min(usize::from(strength));
        cards as f32 * self.price(F::Hand)
    }

    pub(super) fn serpent(&self, strength: u8, colours: u8) -> f32 {
        let points = &self.public.kit.points;
        let fame = strength * points.serpent_strength + colours * points.serpent_colour;
        f32::from(fame) - FED - self.price(F::Weight)
    }
}

fn missing(colours: Colours) -> Option<Colour> {
    Colours::full().without(colours).first()
}
