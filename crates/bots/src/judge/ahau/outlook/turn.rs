//! The best turn: where to place, what to summon, and what to do after that.

use super::super::weights::Feature as F;
use super::Outlook;
use patolli_ahau::{Building, Card, City, Region, Role, Route, Scoring, Step};

/// What the stronger of two Rulers in one region gains: it stays where it wants to be.
const DISPLACED: f32 = 1.5;
/// The role card works in the round in which it is played.
const ROLE_PLAYED: f32 = 1.5;
/// The strength of an unknown right card.
const USUAL_CARD: f32 = 4.0;

impl Outlook<'_> {
    /// The whole turn to come of a seat that has chosen its cards.
    pub(super) fn round(&self) -> f32 {
        let player = self.held.player;
        match self.game.private[self.seat].pledge {
            Some((left, right)) => {
                let region = left.region();
                let role =
                    if right == Card::Role || left == Card::Role { ROLE_PLAYED } else { 0.0 };
                let odds = self.conflict(right.number());
                self.take(Some(region)) + self.turn(region) + odds + role
            }
            None => player.ruler.map_or(0.0, |region| {
                let moving = self.public.agenda.iter().any(|step| step == Step::Conflicts);
                let take = if moving { self.take(Some(region)) } else { 0.0 };
                take + self.turn(region)
            }),
        }
    }

    /// The value of strength in possible conflicts.
    fn conflict(&self, right: u8) -> f32 {
        let mine = f32::from(right + self.held.player.weapons);
        let regions = self.public.map().n_regions as f32;
        let others = self.public.seats().filter(|other| *other != self.seat);
        let lead = |theirs: f32| {
            let x = (mine - theirs) / 3.0;
            x / (1.0 + x.abs())
        };
        let odds: f32 = others
            .map(|other| lead(f32::from(self.public.players[other].weapons) + USUAL_CARD))
            .sum();
        odds / regions * 0.5 * (self.advance() + DISPLACED - self.weapon())
    }

    /// The best turn from a region.
    fn turn(&self, region: Region) -> f32 {
        let cities = self.public.map().cities(region).iter();
        cities.map(|city| self.turn_in(city, region)).fold(0.0, f32::max)
    }

    /// A turn whose worker goes to this city.
    fn turn_in(&self, city: City, region: Region) -> f32 {
        let god = self.public.city_tiles[city];
        self.place(city)
            + self.claim(region, Some(city))
            + self.summon(god, false)
            + self.main(city, 1)
    }

    /// One more worker in this city.
    fn place(&self, city: City) -> f32 {
        let (mine, rival) = (self.held.weight[city], self.held.rival[city]);
        let points = &self.public.kit.points;
        let then = match (mine + 1).cmp(&rival) {
            std::cmp::Ordering::Greater => {
                points.city_sole + self.public.power(self.seat, Building::Palace)
            }
            std::cmp::Ordering::Equal => points.city_tied,
            std::cmp::Ordering::Less => 0,
        };
        let more = f32::from(then) - self.held.city_pays(city);
        let new = match mine {
            0 => self.price(F::Cities) + self.rise[Scoring::Cities],
            _ => 0.0,
        };
        more * (self.price(F::CityFame) + self.horizon.later * self.price(F::CityLater))
            + self.price(F::Weight)
            + new
    }

    /// The building of a region, if only a worker in one city is missing.
    fn claim(&self, region: Region, placed: Option<City>) -> f32 {
        let Some(building) = self.public.region_buildings[region] else { return 0.0 };
        let here = |city: City| self.held.weight[city] > 0 || Some(city) == placed;
        let all = self.public.map().cities(region).iter().all(here);
        if all && self.held.has_slot() { self.building(building).max(0.0) } else { 0.0 }
    }

    /// Producing or building, with this many more workers in the city.
    fn main(&self, city: City, more: u8) -> f32 {
        let limit =
            self.held.weight[city] + more + self.public.power(self.seat, Building::GiantStele);
        self.produce(city, more).max(self.build(limit))
    }

    fn produce(&self, city: City, more: u8) -> f32 {
        if self.public.has_role(self.seat, Role::Merchant) {
            let cubes = self.public.kit.roles.merchant_cubes;
            let all = self.public.open_sites().iter();
            return all.map(|route| self.produce_at(route, more)).fold(0.0, f32::max)
                + f32::from(cubes) * self.dear;
        }
        let near = self.public.map().roads(city).iter();
        near.map(|route| self.produce_at(route, more)).fold(0.0, f32::max)
    }

    fn produce_at(&self, route: Route, more: u8) -> f32 {
        let Some(colour) = self.public.sites[route] else { return 0.0 };
        let ends = self.public.map().route(route).ends;
        let workers: u8 = ends.iter().map(|city| self.held.weight[*city]).sum();
        let cubes = workers + more + self.public.power(self.seat, Building::FavourOfTheGods);
        match self.held.works(Building::ProduceMarket) {
            true => f32::from(cubes) * self.dear,
            false => self.gain(colour, cubes),
        }
    }

    /// Steps of the current turn.
    pub(super) fn own_turn(&self, step: Step) -> f32 {
        let ruler = self.held.player.ruler;
        let city = self.public.turn.city;
        match step {
            Step::Place => ruler.map_or(0.0, |region| self.turn(region)),
            Step::Claim if city.is_some() => ruler.map_or(0.0, |region| self.claim(region, None)),
            Step::Summon { dance: false } => city.map_or(0.0, |city| self.first_summon(city)),
            Step::Summon { dance: true } => self.dance(),
            Step::Name => self.named(),
            Step::Offering => self.offering(),
            Step::Chief { left } => f32::from(left) * self.drawn(),
            Step::Rain => self.rain(self.public.summon.strength, self.public.summon.colours),
            Step::Jaguar { left } => self.jaguar(left, self.public.summon.colours),
            Step::Sun { left } => self.sun_cards(left),
            Step::Serpent => {
                self.serpent(self.public.summon.strength, self.public.summon.colours.len() as u8)
            }
            Step::Marker(god) if self.held.is_open(god) => self.marker(god),
            Step::Main => city.map_or(0.0, |city| self.main(city, 0).max(self.danced())),
            Step::ProduceColour(route) => self.produce_at(route, 0),
            Step::Build => self.more_builds(),
            Step::Nominal => self.unnamed(),
            Step::Give { left, .. } => -f32::from(left) * self.tile,
            Step::Raise => self.raised(),
            Step::Close => self.closing(),
            _ => 0.0,
        }
    }

    /// The Gateway, if it is not used yet.
    fn closing(&self) -> f32 {
        let gateway = self.held.works(Building::Gateway) && !self.public.turn.gateway_used;
        if gateway { self.drawn() } else { 0.0 }
    }
}
