//! Reads the features of one seat from a position.

use super::census::Census;
use super::progress::{Progress, progress};
use super::weights::{Feature as F, Features};
use patolli_core::{Dense, Seat};
use patolli_zapotec::{
    BUILDERS, Basic, Building, ByBasic, Cell, EXCHANGES, Line, Player, Plinth, Public, Resource,
    RitualSlot, Step, TradeTile, Zapotec,
};

/// All features of one seat. Those that do not apply now are zero.
pub(super) fn features(game: &Zapotec, seat: Seat) -> Features {
    let mut out = Features::NONE;
    let public = &game.public;
    let player = &public.players[seat];
    let progress = progress(public, seat);
    out.set(F::One, 1.0);
    match progress {
        Progress::Waiting => out.set(F::Waiting, 1.0),
        Progress::Capital => out.set(F::InCapital, 1.0),
        Progress::Construction => out.set(F::InConstruction, 1.0),
        Progress::Scored => {}
    }
    let census = Census::take(public, seat);
    houses(public, seat, &census, progress, &mut out);
    rituals(public, seat, &census, &mut out);
    track(public, seat, &mut out);
    pyramids(public, seat, &census, &mut out);
    stock(player, progress, &mut out);
    if public.active == seat {
        promised(public, &mut out);
    }
    grid(game, seat, &mut out);
    trade(player, &mut out);
    if progress == Progress::Waiting {
        chosen_card(game, seat, &mut out);
    }
    out
}

fn houses(public: &Public, seat: Seat, census: &Census, progress: Progress, out: &mut Features) {
    if progress < Progress::Scored {
        out.set(F::BonusNow, census.points(public, public.bonus));
    }
    let next = match public.next_bonus {
        Some(card) => census.points(public, card),
        None if public.offer.is_empty() => 0.0,
        None => {
            let sum: f32 = public.offer.iter().map(|card| census.points(public, card)).sum();
            sum / public.offer.len() as f32
        }
    };
    out.set(F::BonusNext, next);
    out.set(F::Weight, census.total.into());
    out.set(F::Palace, u8::from(public.players[seat].palace.is_none()).into());
}

fn rituals(public: &Public, seat: Seat, census: &Census, out: &mut Features) {
    let mut open = 0.0f32;
    for slot in RitualSlot::all() {
        let (points, begun) = census.ritual(public, seat, public.rituals[slot]);
        if public.discs[slot].contains(seat) {
            out.add(F::RitualDiscs, 1.0);
            out.add(F::RitualPoints, points);
            out.add(F::RitualNear, begun);
        } else {
            open = open.max(points);
        }
    }
    out.set(F::RitualOpen, open);
    let slots = 3.0 - out.get(F::RitualDiscs);
    out.set(F::RitualAllowed, f32::from(public.rituals_allowed(seat)).min(slots));
}

fn track(public: &Public, seat: Seat, out: &mut Features) {
    let step = public.players[seat].step;
    if let Some(ahead) = public.track_rank(seat) {
        let points = public.kit.points.sacrifice_rank.get(ahead).copied().unwrap_or(0);
        out.set(F::Majority, f32::from(points));
    }
    let reached = |least: u8| f32::from(u8::from(step >= least));
    out.set(F::Discount2, reached(3));
    out.set(F::Discount3, reached(6));
    out.set(F::NoPriest, reached(public.kit.no_priest_from));
}

fn pyramids(public: &Public, seat: Seat, census: &Census, out: &mut Features) {
    let mut pieces = 0;
    for plinth in Plinth::all().take(public.n()) {
        let pyramid = &public.pyramids[plinth];
        let Some(tile) = pyramid.tile else { continue };
        let levels = pyramid.levels_of(seat);
        if levels == 0 {
            continue;
        }
        let complete = pyramid.is_complete();
        let extra = if complete { public.kit.points.pyramid_complete } else { 0 };
        let each = public.kit.points.pyramid_house * census.weight(tile) + extra;
        out.add(F::PyramidPoints, f32::from(levels * each));
        pieces += levels;
        if !complete {
            out.add(F::PyramidOpen, f32::from(levels));
        }
    }
    out.set(F::Pieces, f32::from(pieces));
}

/// The third of a kind helps less than the first.
const DIMINISHING: [f32; 8] = [0.0, 1.0, 1.9, 2.7, 3.3, 3.8, 4.2, 4.5];

fn diminished(amount: u8) -> f32 {
    DIMINISHING[usize::from(amount).min(7)]
}

fn stock(player: &Player, progress: Progress, out: &mut Features) {
    use Resource::{Brick, Corn, Gold, Priest, Stone, Wood};
    let amount = |kind: Resource| player.stock.get(kind);
    let basic = diminished(amount(Wood)) + diminished(amount(Brick)) + diminished(amount(Stone));
    let later = progress == Progress::Scored;
    out.set(if later { F::BasicLater } else { F::BasicNow }, basic);
    let sets = amount(Wood).min(amount(Brick)).min(amount(Stone));
    out.set(F::BasicSets, f32::from(sets.min(3)));
    let later = progress > Progress::Capital;
    if !later && amount(Priest) > 0 {
        out.set(F::Levels, f32::from(sets.min(amount(Priest)).min(3)));
        out.set(F::CornAndPriest, diminished(amount(Corn)));
    }
    out.set(if later { F::CornLater } else { F::CornNow }, diminished(amount(Corn)));
    out.set(if later { F::GoldLater } else { F::GoldNow }, diminished(amount(Gold)));
    out.set(if later { F::PriestLater } else { F::PriestNow }, diminished(amount(Priest)));
}

/// Pending gains from steps of the track.
fn promised(public: &Public, out: &mut Features) {
    match public.agenda.front() {
        Some(Step::FreeResource) => out.add(F::BasicNow, 1.0),
        Some(Step::FreeDisc | Step::TileNow(TradeTile::FREE_DISC)) => {
            out.add(F::RitualDiscs, 1.0);
            out.add(F::RitualPoints, out.get(F::RitualOpen));
        }
        _ => {}
    }
}

/// Tiles in the better of the two lines that a resource heads.
fn line_tiles(public: &Public, filled: u32, basic: Basic) -> f32 {
    let tiles = |line: Line| {
        let [a, b, c] = public.kit.lines[line][basic].map(Cell::index);
        (filled >> a & 1) + (filled >> b & 1) + (filled >> c & 1)
    };
    tiles(Line::Row).max(tiles(Line::Column)) as f32
}

/// The cells of the grid that hold a tile, one bit each.
fn filled_cells(player: &Player) -> u32 {
    let bits = player.grid.values().enumerate();
    bits.fold(0, |filled, (cell, tile)| filled | u32::from(tile.is_some()) << cell)
}

fn grid(game: &Zapotec, seat: Seat, out: &mut Features) {
    let public = &game.public;
    let mine = public.active == seat;
    let in_hand = match public.agenda.front() {
        // The tile just taken will go to some cell.
        Some(Step::PlaceTile(space)) if mine => Some(public.tile_of(space)),
        _ => None,
    };
    for tile in public.players[seat].grid.values().flatten().chain(&in_hand) {
        let feature = match tile.building {
            Building::Cornfield => F::CornTiles,
            Building::Temple => F::TempleTiles,
            Building::Village => F::VillageTiles,
        };
        out.add(feature, 1.0);
    }
    let mut held = ByBasic::default();
    for card in game.private[seat].hand {
        held[public.kit.cards[card].basic] = true;
    }
    let filled = filled_cells(&public.players[seat]);
    for basic in Basic::all().filter(|basic| held[*basic]) {
        let best = out.get(F::BestLine).max(line_tiles(public, filled, basic));
        out.set(F::BestLine, best);
        out.add(F::HandBasics, 1.0);
    }
}

fn trade(player: &Player, out: &mut Features) {
    let owned = player.trade;
    out.set(F::Exchanges, owned.and(EXCHANGES).len() as f32);
    out.set(F::Builders, owned.and(BUILDERS).len() as f32);
    let fixed = Building::all().filter(|building| owned.contains(TradeTile::price_of(*building)));
    out.set(F::FixedPrices, fixed.count() as f32);
    out.set(F::HandScoring, f32::from(u8::from(owned.contains(TradeTile::HAND_SCORING))));
}

/// The card pledged or played for a turn still to come: its income and where it allows building.
fn chosen_card(game: &Zapotec, seat: Seat, out: &mut Features) {
    let public = &game.public;
    let Some(card) = game.private[seat].pledge.or(public.players[seat].played) else { return };
    let row = public.kit.cards[card];
    out.set(F::CardChosen, 1.0);
    out.set(F::CardIncome, line_tiles(public, filled_cells(&public.players[seat]), row.basic));
    let fitting = public.free.and(public.kit.spaces_with[row.property]);
    let bonus = public.kit.spaces_with[public.kit.cards[public.bonus].property];
    out.set(F::CardFit, fitting.and(bonus).len().min(2) as f32);
    out.set(F::CardRoom, fitting.len().min(6) as f32);
}
