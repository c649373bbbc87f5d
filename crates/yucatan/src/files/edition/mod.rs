//! From tables to a [`Kit`]: every row is read and checked, and blamed by name when it is wrong.
//!
//! An edition may print other values. The bounds keep what the engine builds on: amounts and their
//! sums fit their types, four players can be set up, and every decision has an option.

mod battle;
mod checks;
mod city;
mod map;
#[cfg(test)]
mod refusals;
mod supply;
#[cfg(test)]
mod tests;

use crate::model::*;
use patolli_core::{DataError, Fault, Tables, Wrong, within};

impl Kit {
    pub(crate) fn from_tables(tables: &Tables) -> Result<Self, DataError> {
        let (cards, deck) = battle::cards(tables)?;
        let summonings = battle::summonings(tables)?;
        let kit = Self {
            buildings: city::buildings(tables)?,
            granary: gain(tables, "granary", "granary")?,
            abilities: battle::abilities(tables)?,
            counselors: battle::counselors(tables)?,
            summonings,
            summonings_by_level: battle::by_level(&summonings),
            powers: city::powers(tables)?,
            cards,
            deck,
            city_actions: map::city_actions(tables)?,
            length: map::length(tables)?,
            calendar: map::calendar(tables)?,
            evolution: map::evolution(tables)?,
            pyramid: map::pyramid(tables)?,
            moves: map::moves(tables)?,
            supply: supply::supply(tables)?,
            points: supply::points(tables)?,
            name: tables.name().to_string(),
            digest: tables.digest(),
        };
        kit.check(tables)?;
        Ok(kit)
    }
}

/// The most corn or jade of one price or gain: that of a level three times over, with additional
/// Rounds, still fits [`Goods`].
const MOST_GOODS: u8 = 20;
/// The most Axes of one thing: those of three Abilities together fit their type.
const MOST_AXES: u8 = 20;
/// The most Prisoner Bonus, Units or cards of one thing: all that helps in a Battle fits its type.
const MOST_GAIN: u8 = 9;
/// The most victory points of one thing: totals stay far from the end of their type.
const MOST_POINTS: u8 = 20;

/// A price or a gain.
fn goods(what: &str, goods: Goods) -> Result<Goods, Fault> {
    up_to(MOST_GOODS, goods).map_err(Fault::of(what))
}

fn up_to(most: u8, goods: Goods) -> Result<Goods, Fault> {
    goods.iter().try_for_each(|(resource, n)| within(resource.name(), n, 0..=most).map(drop))?;
    Ok(goods)
}

/// A gain of something, in a row that has nothing else.
fn gain(tables: &Tables, kind: &str, id: &str) -> Result<Goods, DataError> {
    tables.field(kind, id, "gain", |gain: Goods| match gain.is_nothing() {
        true => Err(Fault::new(Wrong::Empty)),
        false => up_to(MOST_GOODS, gain),
    })
}
