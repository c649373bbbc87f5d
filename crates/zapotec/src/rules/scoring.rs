//! Final scoring (Z 7, Z 8.5), which can be asked at any time: points if the game ended now.

use crate::model::*;
use patolli_core::{Account, By, Dense, PerSeat, Seat, SeatSet, dense_enum};
use std::fmt;

/// Where a player's points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Breakdown {
    pub turns: i16,
    pub track: i16,
    /// Solo: difficulty points (Z 8.6).
    pub gifts: i16,
    pub majority: i16,
    pub rituals: ByRitualSlot<i16>,
    pub pyramids: ByPlinth<i16>,
    /// Solo: Cocijobot's Trade tiles (Z 8.5).
    pub trade: i16,
}

impl Breakdown {
    pub fn total(&self) -> i16 {
        let rituals: i16 = self.rituals.values().sum();
        let pyramids: i16 = self.pyramids.values().sum();
        self.turns + self.track + self.gifts + self.majority + rituals + pyramids + self.trade
    }
}

dense_enum! {
    /// A source of points.
    pub enum ScorePart { Turns, Track, Majority, Ritual(slot: RitualSlot), Pyramid(plinth: Plinth), Trade, Gifts }
}

impl fmt::Display for ScorePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turns => f.write_str("turns"),
            Self::Track => f.write_str("track"),
            Self::Majority => f.write_str("majority"),
            Self::Ritual(slot) => write!(f, "ritual_{}", slot.index() + 1),
            Self::Pyramid(plinth) => write!(f, "pyramid_{}", plinth.index() + 1),
            Self::Trade => f.write_str("trade"),
            Self::Gifts => f.write_str("gifts"),
        }
    }
}

impl From<Breakdown> for Account<ScorePart> {
    fn from(it: Breakdown) -> Self {
        Self::of(|part| match part {
            ScorePart::Turns => it.turns,
            ScorePart::Track => it.track,
            ScorePart::Majority => it.majority,
            ScorePart::Ritual(slot) => it.rituals[slot],
            ScorePart::Pyramid(plinth) => it.pyramids[plinth],
            ScorePart::Trade => it.trade,
            ScorePart::Gifts => it.gifts,
        })
    }
}

/// Every player's points, part by part.
pub fn final_scores(table: &Public) -> PerSeat<Breakdown, SIDES> {
    PerSeat::of(table.seats(), |seat| breakdown(table, seat))
}

impl Public {
    /// A player's points by their source, if the game ended now.
    pub fn account(&self, seat: Seat) -> Account<ScorePart> {
        final_scores(self)[seat].into()
    }
}

fn breakdown(table: &Public, seat: Seat) -> Breakdown {
    let earned = table.players[seat].points;
    let bot = Some(seat) == table.bot();
    Breakdown {
        // Z 7.1: points on the track count in full.
        turns: earned.turns,
        track: earned.track,
        gifts: earned.gifts,
        majority: majority(table, seat, bot),
        // Z 7.3: each disc scores its card.
        rituals: By::from_fn(|slot| match table.discs[slot].contains(seat) {
            false => 0,
            true if bot => bot_ritual(table, slot),
            true => ritual_points(table, seat, table.rituals[slot]),
        }),
        pyramids: By::from_fn(|plinth| pyramid(table, seat, plinth, bot)),
        trade: if bot { bot_trade(table) } else { 0 },
    }
}

impl Public {
    /// The place on the Sacrifice track, from zero: the higher step is ahead, then the lower disc in
    /// a pile. Players who never moved are not ranked.
    pub fn track_rank(&self, seat: Seat) -> Option<usize> {
        let (step, height) = (self.players[seat].step, self.arrivals.height(seat));
        let ahead = self.seats().filter(|&other| {
            let theirs = self.players[other].step;
            theirs > step || (theirs == step && self.arrivals.height(other) < height)
        });
        (step > 0).then(|| ahead.count())
    }
}

/// Z 7.2, R29: first 9, second 6, third 3. Z 8.5: Cocijobot gets something even without a step.
fn majority(table: &Public, seat: Seat, bot: bool) -> i16 {
    match table.track_rank(seat) {
        Some(rank) => table.kit.points.sacrifice_rank.get(rank).copied().unwrap_or(0).into(),
        None if bot => table.kit.points.bot_not_moved.into(),
        None => 0,
    }
}

/// What a Ritual card is worth to a player, whether or not a disc lies on it (Z 3.11).
pub fn ritual_points(table: &Public, seat: Seat, ritual: Ritual) -> i16 {
    let row = table.kit.rituals[ritual];
    let player = &table.players[seat];
    let points = match row.scores {
        RitualScore::Set(goal) => i32::from(goal.points) * sets(table, seat, goal),
        RitualScore::PerStep(points) => i32::from(points) * i32::from(player.step),
        RitualScore::PerTradeTile(points) => player
            .trade
            .iter()
            .map(|tile| i32::from(points[table.kit.trade_levels[tile].index()]))
            .sum(),
        RitualScore::PerPyramidLevel(points) => {
            i32::from(points) * i32::from(table.pieces_built(seat))
        }
        RitualScore::PerResource(PerResource { basic, advanced }) => player
            .stock
            .iter()
            .map(|(kind, n)| {
                let each = if kind.index() < Basic::COUNT { basic } else { advanced };
                i32::from(each) * i32::from(n)
            })
            .sum(),
    };
    points.min(row.cap.into()) as i16
}

/// For each value of one kind, the least weight over the values of the other.
fn sets(table: &Public, seat: Seat, SetGoal { same, different, .. }: SetGoal) -> i32 {
    let player = &table.players[seat];
    let weight = |x: Property, y: Property| {
        player.weight_on(table.kit.spaces_with[x].and(table.kit.spaces_with[y]))
    };
    Property::of_kind(same)
        .map(|x| Property::of_kind(different).map(|y| weight(x, y)).min().unwrap_or(0))
        .map(i32::from)
        .sum()
}

/// Z 7.4: for each own level the weight on its Scoring tile, and five more if complete. Z 8.5, R40:
/// Cocijobot gets five in any case and the weight only in a complete one.
fn pyramid(table: &Public, seat: Seat, plinth: Plinth, bot: bool) -> i16 {
    let pyramid = &table.pyramids[plinth];
    let Some(tile) = pyramid.tile else { return 0 };
    let points = &table.kit.points;
    let levels = i16::from(pyramid.levels_of(seat));
    let weight = i16::from(points.pyramid_house) * i16::from(table.weight(seat, tile));
    let complete = pyramid.is_complete();
    let each = match (bot, complete) {
        (false, false) => weight,
        (false, true) => weight + i16::from(points.pyramid_complete),
        (true, false) => i16::from(points.bot_pyramid_piece),
        (true, true) => weight + i16::from(points.bot_pyramid_piece),
    };
    levels * each
}

/// Z 8.5.
fn bot_ritual(table: &Public, slot: RitualSlot) -> i16 {
    match table.discs[slot].len() {
        1 => table.kit.points.bot_ritual_alone.into(),
        _ => table.kit.points.bot_ritual_shared.into(),
    }
}

/// Z 8.5.
fn bot_trade(table: &Public) -> i16 {
    let points = table.kit.points.bot_trade;
    let tiles = table.players[BOT].trade.iter();
    tiles.map(|tile| i16::from(points[table.kit.trade_levels[tile]])).sum()
}

/// Z 7, R30: most points; ties go to the higher on the track; those who never moved share.
pub(crate) fn winners(table: &Public) -> SeatSet {
    let scores = final_scores(table);
    let tied = SeatSet::best(table.seats(), |seat| scores[seat].total());
    let ranked = tied.iter().filter_map(|seat| Some((table.track_rank(seat)?, seat))).min();
    ranked.map_or(tied, |(_, seat)| SeatSet::one(seat))
}
