//! Reads the features of one seat from a position.

use super::holdings::*;
use super::horizon::Horizon;
use super::outlook::Outlook;
use super::weights::{Feature as F, Features, Weights};
use patolli_copan::{Copan, MaskSpace, Player, Public, Resource, Side, Symbol, Talent};
use patolli_core::{Dense, Seat, Set};

/// All features of one seat. The weights are those for the outlook on this turn.
pub(super) fn features(game: &Copan, seat: Seat, horizon: Horizon, weights: &Weights) -> Features {
    let mut out = Features::NONE;
    let public = &game.public;
    let player = &public.players[seat];
    out.set(F::One, 1.0);
    if public.active == seat && !horizon.before_tile {
        out.set(F::Running, 1.0);
    }
    cities(public, player, &mut out);
    out.set(F::Majority, court_points(public, seat, player.court));
    stairs(public, seat, &mut out);
    mask(public, player, &mut out);
    glyphs(public, player, &mut out);
    stock(public, seat, &mut out);
    tiles(game, seat, horizon, &mut out);
    characters(public, seat, &mut out);
    totem(public, player, &mut out);
    out.set(F::Promised, Outlook::promised(public, seat, horizon, weights));
    out
}

fn cities(public: &Public, player: &Player, out: &mut Features) {
    let cities = player.n_cities();
    let tokens: u8 = player.cities.values().sum();
    out.set(F::CityPoints, public.kit.points.cities[cities].into());
    out.set(F::Cities, cities as f32);
    out.set(F::CityStacks, f32::from(tokens) - cities as f32);
}

fn stairs(public: &Public, seat: Seat, out: &mut Features) {
    let player = &public.players[seat];
    let counted = public.counted(seat);
    let mut near = 0.0f32;
    for stair in Resource::all() {
        let (count, step) = (f32::from(counted[stair]), player.priests[stair]);
        let (printed, even) = multipliers(&public.kit, stair, step);
        out.add(F::StairPoints, count * printed);
        out.add(F::StairsEven, count * even);
        out.set(COUNTED[stair], count);
        out.set(STEPS[stair], step.into());
        if !player.topped.contains(stair) {
            near = near.max(nearness(step));
        }
    }
    out.set(F::Zenith, near * next_zenith(public));
}

fn mask(public: &Public, player: &Player, out: &mut Features) {
    if player.mask == Set::full() {
        out.set(F::MaskPoints, public.kit.points.mask_complete.into());
    }
    let part = player.mask.len() as f32 / MaskSpace::COUNT as f32;
    out.set(F::MaskSquare, part * part);
}

fn glyphs(public: &Public, player: &Player, out: &mut Features) {
    out.set(F::Glyphs, player.glyphs.total() as f32);
    if let Some(exchange) = best_exchange(&public.kit, player.glyphs) {
        out.set(F::GlyphJade, exchange.jade.into());
        if let Some(discount) = exchange.bonus {
            out.set(F::GlyphAction, 1.0);
            out.set(F::GlyphDiscount, discount.into());
        }
    }
}

fn stock(public: &Public, seat: Seat, out: &mut Features) {
    for kind in Resource::all() {
        let amount = public.players[seat].stock.get(kind);
        out.set(STOCK[kind], diminished(amount));
        out.add(F::Kinds, f32::from(u8::from(amount > 0)));
    }
}

fn tiles(game: &Copan, seat: Seat, horizon: Horizon, out: &mut Features) {
    let public = &game.public;
    out.set(F::Tiles, hand(public.players[seat].hand_size, horizon.tiles));
    for (kind, _) in game.private[seat].hand.iter() {
        out.add(F::TileYields, public.kit.yields[public.tier(kind)].into());
    }
}

fn characters(public: &Public, seat: Seat, out: &mut Features) {
    let player = &public.players[seat];
    for card in player.characters {
        let (feature, amount) = character(&public.kit, card);
        out.add(feature, amount);
        if let Talent::Endgame { resource, vp } = public.kit.character(card).talent {
            out.add(F::EndgamePoints, f32::from(vp * player.stock.get(resource)));
        }
    }
    let slots = usize::from(public.slots(seat)).saturating_sub(player.characters.len());
    out.set(F::Slots, slots.min(2) as f32);
}

fn totem(public: &Public, player: &Player, out: &mut Features) {
    let Some(totem) = player.totem else { return };
    let Some(next) = totem.socket.next() else { return };
    if let Symbol::Times(k) = public.kit.symbol(totem.site, next) {
        match totem.side {
            Side::Resource => out.set(F::StayUnits, k.into()),
            Side::Vp => out.set(F::StayPoints, f32::from(k * public.kit.totem_vp)),
        }
    }
}
