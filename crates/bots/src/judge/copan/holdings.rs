//! The features of single things in front of a player.

use super::weights::Feature as F;
use patolli_copan::{
    ByHalf, ByResource, Character, Effect, Exchange, Gift, Glyphs, Half, Kit, Player, Public,
    Resource, TOP, Talent,
};
use patolli_core::{By, Seat};

/// The third of a kind helps less than the first.
const DIMINISHING: [f32; 10] = [0.0, 1.0, 2.0, 2.8, 3.5, 4.1, 4.6, 5.0, 5.3, 5.5];

pub(super) fn diminished(amount: u8) -> f32 {
    DIMINISHING[usize::from(amount).min(DIMINISHING.len() - 1)]
}

/// Court tiles beyond the next few turns are of little use.
const HAND: [f32; 8] = [0.0, 1.6, 2.6, 3.3, 3.8, 4.1, 4.3, 4.4];

/// What a hand of this size counts, if this many tiles are still needed.
pub(super) fn hand(tiles: u8, needed: usize) -> f32 {
    HAND[usize::from(tiles).min(needed).min(HAND.len() - 1)]
}

pub(super) const STOCK: ByResource<F> = By::new([F::Food, F::Fame, F::Zeal, F::Power]);
pub(super) const COUNTED: ByResource<F> =
    By::new([F::Extensions, F::CourtTokens, F::AltarTokens, F::Jade]);
pub(super) const STEPS: ByResource<F> =
    By::new([F::FoodSteps, F::FameSteps, F::ZealSteps, F::PowerSteps]);

/// The multiplier of a step: as printed, and as if it grew evenly from the first to the last.
pub(super) fn multipliers(kit: &Kit, stair: Resource, step: u8) -> (f32, f32) {
    let row = &kit.stairs[stair];
    let (first, last) = (f32::from(row[0]), f32::from(row[usize::from(TOP)]));
    let even = first + (last - first) * f32::from(step) / f32::from(TOP);
    (row[usize::from(step)].into(), even)
}

/// How near a step is to the top, from 0 to 1.
pub(super) fn nearness(step: u8) -> f32 {
    let part = f32::from(step) / f32::from(TOP);
    part * part
}

/// The next Zenith token.
pub(super) fn next_zenith(public: &Public) -> f32 {
    public.kit.zenith.get(usize::from(public.zeniths)).copied().unwrap_or(0).into()
}

/// A Character in a slot: the feature it counts for, and how much.
pub(super) fn character(kit: &Kit, character: Character) -> (F, f32) {
    match kit.character(character).talent {
        Talent::Permanent(Gift::Collect { gain, .. }) => (F::Collectors, gain.into()),
        Talent::Permanent(Gift::Discount { off, .. }) => (F::Discounts, off.into()),
        Talent::Permanent(Gift::Reward { vp, .. }) => (F::Rewards, f32::from(vp) / 2.0),
        Talent::Permanent(Gift::Climb { gain, .. }) => (F::Climbers, gain.into()),
        Talent::OneShot(Effect::Gain(_, k) | Effect::GainAny(k)) => (F::ShotUnits, k.into()),
        Talent::OneShot(Effect::Bonus { .. }) => (F::ShotActions, 1.0),
        Talent::OneShot(Effect::Jade) => (F::ShotJade, 1.0),
        Talent::OneShot(_) => (F::ShotOthers, 1.0),
        Talent::Endgame { .. } => (F::EndgameCards, 1.0),
    }
}

/// The best exchange that these Glyphs allow (C 3.15).
pub(super) fn best_exchange(kit: &Kit, glyphs: Glyphs) -> Option<Exchange> {
    let (mut different, mut same) = (0, 0);
    for (_, cards) in glyphs.iter() {
        different += 1;
        same = same.max(cards);
    }
    let of = |table: &[Option<Exchange>], cards: usize| table[cards.min(table.len() - 1)];
    let all = of(&kit.exchange_different, different);
    let equal = of(&kit.exchange_same, usize::from(same));
    let rank = |exchange: &Exchange| (exchange.jade, exchange.bonus);
    [all, equal].into_iter().flatten().max_by_key(rank)
}

/// The points of the Ball Court (C 7.2), if the player had these tokens on the halves.
pub(super) fn court_points(public: &Public, seat: Seat, tokens: ByHalf<u8>) -> f32 {
    let kit = &public.kit.points;
    let prize = |prizes: &[u8], mine: u8, count: &dyn Fn(&Player) -> u8| {
        if mine == 0 {
            return 0.0;
        }
        let (mut ahead, mut level) = (0, 1);
        for other in public.seats().filter(|other| *other != seat) {
            let theirs = count(&public.players[other]);
            ahead += usize::from(theirs > mine);
            level += usize::from(theirs == mine);
        }
        let sum: u8 = prizes.iter().skip(ahead).take(level).sum();
        f32::from(sum) / level as f32
    };
    let halves = |half| prize(&kit.half, tokens[half], &|player| player.court[half]);
    halves(Half::Left)
        + halves(Half::Right)
        + prize(&kit.court, tokens.values().sum(), &Player::court_tokens)
}
