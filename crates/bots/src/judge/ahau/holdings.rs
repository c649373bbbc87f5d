//! The holdings of one seat, counted once for the features and the outlook.

use super::pyramid::Pyramid;
use super::reserve::Reserve;
use super::weights::Feature as F;
use patolli_ahau::{
    Building, ByCity, ByGod, ByScoring, City, God, Player, Public, Role, Slot, TempleScoring,
};
use patolli_core::{Dense, Seat};

pub(super) struct Holdings<'a> {
    pub public: &'a Public,
    pub seat: Seat,
    pub player: &'a Player,
    pub pyramid: Pyramid,
    /// Where the seat has a marker.
    pub marked: ByGod<bool>,
    /// What each temple gives, or would give, this seat now.
    pub pays: ByGod<f32>,
    /// For each category: whether one more of it makes its temple give this seat one more.
    pub leads: ByScoring<bool>,
    /// The seat's weight in each city, and the highest of any other seat.
    pub weight: ByCity<u8>,
    pub rival: ByCity<u8>,
    pub reserve: Reserve,
}

impl<'a> Holdings<'a> {
    pub fn of(public: &'a Public, seat: Seat) -> Self {
        let player = &public.players[seat];
        let pyramid = Pyramid::of(player);
        let mut rival = ByCity::default();
        for other in public.seats().filter(|other| *other != seat) {
            for city in City::all() {
                let theirs = public.weight(other, city);
                rival[city] = theirs.max(rival[city]);
            }
        }
        let mut holdings = Self {
            public,
            seat,
            player,
            marked: public.temples.map(|spaces| spaces.as_array().contains(&Some(seat))),
            pays: ByGod::default(),
            leads: ByScoring::default(),
            weight: ByCity::from_fn(|city| player.weight(city)),
            rival,
            reserve: Reserve::of(player, &pyramid),
            pyramid,
        };
        holdings.look_at_temples();
        holdings
    }

    fn look_at_temples(&mut self) {
        let public = self.public;
        for god in God::all() {
            let scoring = public.scoring[god];
            let own = public.value(self.seat, scoring);
            let others = public.seats().filter(|other| *other != self.seat);
            let most = match public.temple_scoring {
                TempleScoring::Global => {
                    others.map(|other| public.value(other, scoring)).max().unwrap_or(0)
                }
                TempleScoring::Personal => 0,
            };
            self.pays[god] = own.max(most).into();
            self.leads[scoring] = own >= most;
        }
    }

    /// Whether a summon with the built tiles can place a marker.
    pub fn is_open(&self, god: God) -> bool {
        !self.marked[god] && self.pyramid.gods[god] > 0
    }
    pub fn city_pays(&self, city: City) -> f32 {
        match self.weight[city] < self.rival[city].max(1) {
            true => 0.0,
            false => self.public.city_pays(self.seat, city).into(),
        }
    }
    pub fn works(&self, building: Building) -> bool {
        self.public.works(self.seat, building)
    }
    pub fn has_slot(&self) -> bool {
        self.player.buildings.len() < Slot::COUNT
    }
}

/// Amounts with diminishing returns.
const DIMINISHING: [f32; 9] = [0.0, 1.0, 1.9, 2.7, 3.4, 4.0, 4.5, 4.9, 5.2];

pub(super) fn diminished(amount: u8) -> f32 {
    DIMINISHING[usize::from(amount).min(DIMINISHING.len() - 1)]
}

/// Buildings with a permanent power.
pub(super) fn lasting(building: Building) -> Option<F> {
    Some(match building {
        Building::CityGates => F::CityGates,
        Building::Market => F::Market,
        Building::BallCourt => F::BallCourt,
        Building::Palace => F::Palace,
        Building::Gateway => F::Gateway,
        Building::ProduceMarket => F::ProduceMarket,
        Building::Acropolis => F::Acropolis,
        Building::RoyalPalace => F::RoyalPalace,
        Building::RoyalMonument => F::RoyalMonument,
        Building::FavourOfTheGods => F::Favour,
        Building::GiantStele => F::GiantStele,
        Building::ObservationTowerA
        | Building::ObservationTowerB
        | Building::ObservationTowerC
        | Building::ObservationTowerD => return None,
    })
}

pub(super) fn role(role: Role) -> F {
    match role {
        Role::MasterBuilder => F::MasterBuilder,
        Role::HighPriestess => F::HighPriestess,
        Role::Dancer => F::Dancer,
        Role::Merchant => F::Merchant,
        Role::WarCaptain => F::WarCaptain,
        Role::Queen => F::Queen,
    }
}
