//! Reads the features of one seat from a position.

use super::holdings::*;
use super::horizon::{Horizon, Stage};
use super::outlook::Outlook;
use super::weights::{Feature as F, Features, Weights};
use patolli_ahau::{Ahau, ByGod, Card, City, God, Reward};
use patolli_core::{Dense, Set};

/// All features of one seat. The weights are those for the outlook on this round.
pub(super) fn features(
    game: &Ahau,
    holdings: &Holdings<'_>,
    horizon: Horizon,
    weights: &Weights,
) -> Features {
    let mut out = Features::NONE;
    match horizon.stage {
        Stage::Waiting => out.set(F::Waiting, 1.0),
        Stage::Running => out.set(F::Running, 1.0),
        Stage::Resting | Stage::Done => {}
    }
    temples(holdings, horizon, &mut out);
    cities(holdings, horizon, &mut out);
    pyramid(holdings, &mut out);
    reserve(holdings, &mut out);
    stock(holdings, &mut out);
    war(holdings, &mut out);
    buildings(holdings, &mut out);
    claims(holdings, &mut out);
    cards(game, holdings, &mut out);
    out.set(F::Promised, Outlook::promised(game, holdings, horizon, weights));
    out
}

fn temples(holdings: &Holdings<'_>, horizon: Horizon, out: &mut Features) {
    let reach = horizon.reach();
    for god in God::all() {
        let pays = holdings.pays[god];
        if holdings.marked[god] {
            out.add(F::TempleFame, pays);
            out.add(F::MarkerTime, horizon.to_katun);
        } else if holdings.pyramid.gods[god] > 0 {
            out.add(F::OpenPays, pays * reach);
        }
        if holdings.pyramid.gods[god] > 0 {
            out.add(F::Gods, 1.0);
            out.add(F::GodsLater, horizon.later);
        }
    }
}

fn cities(holdings: &Holdings<'_>, horizon: Horizon, out: &mut Features) {
    let (mut fame, mut peak, mut total, mut cities) = (0.0, 0, 0, 0);
    for city in City::all() {
        let weight = holdings.weight[city];
        if weight > 0 {
            fame += holdings.city_pays(city);
            peak = peak.max(weight);
            total += weight;
            cities += 1;
        }
    }
    out.set(F::CityFame, fame);
    out.set(F::CityLater, fame * horizon.later);
    out.set(F::Cities, cities as f32);
    out.set(F::Weight, total.into());
    out.set(F::Peak, peak.into());
}

/// The feature of the tiles of each god.
pub(super) const STRENGTH: ByGod<F> =
    ByGod::new([F::Chief, F::Rain, F::Jaguar, F::Sun, F::Serpent]);
/// The feature of an open space on each level above the first.
pub(super) const OPEN: [Option<F>; 5] =
    [None, None, Some(F::OpenSecond), Some(F::OpenThird), Some(F::OpenTop)];

fn pyramid(holdings: &Holdings<'_>, out: &mut Features) {
    let pyramid = &holdings.pyramid;
    for god in God::all() {
        out.set(STRENGTH[god], pyramid.gods[god].into());
    }
    out.set(F::SunColours, pyramid.colours[God::Sun].len() as f32);
    out.set(F::SerpentColours, pyramid.colours[God::Serpent].len() as f32);
    out.set(F::Bricks, pyramid.tiles.into());
    for space in pyramid.open {
        if let Some(feature) = OPEN[usize::from(space.level())] {
            out.add(feature, 1.0);
        }
    }
}

fn reserve(holdings: &Holdings<'_>, out: &mut Features) {
    let reserve = &holdings.reserve;
    let fit: u8 = reserve.fits.values().sum();
    out.set(F::Fit, fit.into());
    out.set(F::Reserve, diminished(reserve.total));
    out.set(F::Wild, reserve.wild.into());
    for god in God::all() {
        if holdings.pyramid.gods[god] == 0 && reserve.gods[god] > 0 {
            out.add(F::NewGods, 1.0);
        }
    }
}

fn stock(holdings: &Holdings<'_>, out: &mut Features) {
    for (_, amount) in holdings.player.stock.iter() {
        out.add(F::Cubes, diminished(amount));
        out.add(F::Colours, 1.0);
    }
}

fn war(holdings: &Holdings<'_>, out: &mut Features) {
    let player = holdings.player;
    out.set(F::Weapons, player.weapons.into());
    out.set(F::War, player.war.into());
    let next = holdings.public.kit.war_track.get(usize::from(player.war));
    if let Some(Reward::Fame(fame)) = next {
        out.set(F::NextWar, (*fame).into());
    }
}

fn buildings(holdings: &Holdings<'_>, out: &mut Features) {
    out.set(F::Buildings, holdings.player.buildings.len() as f32);
    for building in holdings.player.buildings.iter() {
        if let Some(feature) = lasting(building) {
            out.set(feature, 1.0);
        }
    }
}

fn claims(holdings: &Holdings<'_>, out: &mut Features) {
    if !holdings.has_slot() {
        return;
    }
    let mut here: Set<City> = Set::EMPTY;
    for city in City::all() {
        if holdings.weight[city] > 0 {
            here.insert(city);
        }
    }
    let map = holdings.public.map();
    for region in map.all_regions() {
        if holdings.public.region_buildings[region].is_none() {
            continue;
        }
        match map.cities(region).without(here).len() {
            0 => out.add(F::Claims, 1.0),
            1 => out.add(F::OneMissing, 1.0),
            2 => out.add(F::TwoMissing, 1.0),
            _ => {}
        }
    }
}

fn cards(game: &Ahau, holdings: &Holdings<'_>, out: &mut Features) {
    let hand = holdings.player.hand;
    out.set(F::Hand, hand.len() as f32);
    if let Some(own) = game.private[holdings.seat].role {
        out.set(role(own), 1.0);
    }
    if hand.contains(Card::Role) {
        out.set(F::RoleInHand, 1.0);
    }
}

/// Fame that King Pakal still gains per round, without celebrations.
const PAKAL_ROUND: f32 = 5.0;
/// Fame of a celebration after the next one.
const PAKAL_CELEBRATION: f32 = 33.0;

/// What King Pakal will probably still gain.
pub(super) fn pakal(holdings: &Holdings<'_>, horizon: Horizon) -> f32 {
    let temples: f32 =
        God::all().filter(|god| holdings.marked[*god]).map(|g| holdings.pays[g]).sum();
    let cities: f32 = City::all().map(|city| holdings.city_pays(city)).sum();
    let waiting = if horizon.stage == Stage::Done { 0.0 } else { 1.0 };
    temples
        + cities
        + PAKAL_ROUND * (0.5 * horizon.half_turns as f32 + waiting)
        + PAKAL_CELEBRATION * horizon.later
}
