//! From tables to a [`Kit`]: every row is read and checked, and blamed by name when it is wrong.
//!
//! An edition may print other values. The bounds keep what the engine builds on: amounts fit their
//! types, every board works for every number of players, and chains of effects stay short.

mod board;
mod cards;
mod characters;
mod places;
#[cfg(test)]
mod refusals;
pub(crate) mod spelling;
mod supply;
#[cfg(test)]
mod tests;

use crate::model::kit::Names;
use crate::model::*;
use characters::Talents;
use patolli_core::{By, DataError, Dense, Tables};

impl Kit {
    pub(crate) fn from_tables(tables: &Tables) -> Result<Self, DataError> {
        let (cities, city_fates) = places::cities(tables)?;
        let (court_halves, court_fates) = places::court_spaces(tables)?;
        let (line_of, glyph_fates) = places::glyph_spaces(tables)?;
        let (token_names, embassy_tokens) = cards::embassy_tokens(tables)?;
        let (character_names, characters) = characters::characters(tables)?;
        let talents = Talents::of(&characters);
        let mask = board::mask(tables)?;
        let supply = supply::supply(tables)?;
        let (board, extension) = board::storage(tables, &supply)?;
        Ok(Self {
            pyramid: board::pyramid(tables)?,
            tracks: board::tracks(tables)?,
            yields: board::yields(tables)?,
            stairs: board::stairs(tables)?,
            zenith: board::zenith(tables)?,
            sites: places::sites(tables)?,
            totem_vp: tables.number("totem", "vp_side", "vp", 0..=MOST_GAIN)?,
            cities,
            city_tiles: cards::city_tiles(tables)?,
            embassy_stacks: [1, 2, 3].map(|level| {
                let fits = |token: &EmbassyToken| embassy_tokens[*token].level == level;
                EmbassyToken::all().filter(fits).collect()
            }),
            embassy_tokens,
            court_halves,
            characters,
            one_shots: talents.one_shots,
            discounters: talents.discounters,
            rewarders: talents.rewarders,
            collectors: talents.collectors,
            climbers: talents.climbers,
            altars: cards::altars(tables)?,
            lines: places::lines(tables)?,
            glyph_spaces: By::from_fn(|line| {
                GlyphSpace::all().filter(|space| line_of[*space] == line).collect()
            }),
            line_of,
            exchange_different: cards::exchange(tables, "different", 2)?,
            exchange_same: cards::exchange(tables, "same", 3)?,
            events: cards::events(tables)?,
            board,
            extension,
            mask_edge: MaskSpace::all().filter(|space| mask[*space].outer).collect(),
            mask,
            supply,
            points: supply::points(tables)?,
            fates: FatePlaces {
                city: city_fates,
                court: court_fates,
                altars: places::altar_spaces(tables)?,
                glyph: glyph_fates,
            },
            names: Names { embassy_tokens: token_names, characters: character_names },
            name: tables.name().to_string(),
            digest: tables.digest(),
        })
    }
}

/// The most points one thing may score: totals stay far from the end of their type.
const MOST_POINTS: u8 = 30;
/// The most of one resource, or icons of one cost.
const MOST_GAIN: u8 = 9;
/// The largest discount of one thing.
pub(crate) const MOST_DISCOUNT: u8 = 9;
