//! The spaces of the five Sites, with their Fate symbols.

use super::MOST_GAIN;
use super::spelling::{Icons, cost, steps};
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SiteRow {
    entry: SymbolText,
    second: SymbolText,
    third: SymbolText,
}

/// `{ pay = "food" }`, `{ times = 2 }`
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum SymbolText {
    Pay(Resource),
    Times(u8),
}

/// C 3.6. The River must be open to everybody (C 5.7.2), and whoever stays is never asked to pay.
pub(super) fn sites(tables: &Tables) -> Result<[[Symbol; Socket::COUNT]; Site::COUNT], DataError> {
    tables.table_of::<Site, SiteRow, _, _>("site", |site, row| {
        let may_ask = site != Site::River;
        Ok([
            symbol("entry", &row.entry, may_ask)?,
            symbol("second", &row.second, false)?,
            symbol("third", &row.third, false)?,
        ])
    })
}

fn symbol(field: &str, text: &SymbolText, may_ask: bool) -> Result<Symbol, Fault> {
    match *text {
        SymbolText::Pay(resource) if may_ask => Ok(Symbol::Pay(resource)),
        SymbolText::Pay(_) => Err(Fault::rule("copan-edition-payment").inside(field)),
        SymbolText::Times(n) => {
            within("times", n, 1..=4).map(Symbol::Times).map_err(Fault::of(field))
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TotemRow {
    vp: u8,
}

/// C 3.6.
pub(super) fn totem_vp(tables: &Tables) -> Result<u8, DataError> {
    tables.one("totem", "vp_side", |row: TotemRow| within("vp", row.vp, 0..=MOST_GAIN))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityText {
    level: u8,
    path: Icons,
    fate: Fate,
}

/// C 3.7.
pub(super) fn cities(
    tables: &Tables,
) -> Result<([CityRow; City::COUNT], [City; Fate::COUNT]), DataError> {
    let rows: [CityRow; City::COUNT] =
        tables.table_of::<City, CityText, _, _>("city", |_, row| {
            let level = within("level", row.level, 1..=3)?;
            Ok(CityRow { level, path: cost("path", row.path)?, fate: row.fate })
        })?;
    if let Some(level) = (1..=3).find(|level| rows.iter().all(|row| row.level != *level)) {
        let fault = Fault::rule("copan-edition-city-levels").number("level", level);
        return Err(tables.wrong_table("city", fault));
    }
    let fates = once_each(tables, "city", rows.map(|row| row.fate))?;
    Ok((rows, fates))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CourtRow {
    half: Half,
    fate: Fate,
}

/// C 3.11.
pub(super) fn court_spaces(
    tables: &Tables,
) -> Result<([Half; CourtSpace::COUNT], [CourtSpace; Fate::COUNT]), DataError> {
    let rows: [CourtRow; CourtSpace::COUNT] =
        tables.table_of::<CourtSpace, _, _, _>("court_space", |_, row| Ok(row))?;
    let fates = once_each(tables, "court_space", rows.each_ref().map(|row| row.fate))?;
    Ok((rows.map(|row| row.half), fates))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AltarSpaceRow {
    fate: Fate,
}

/// C 3.13: the left and the right space of each symbol. Both are closed together (I-12).
pub(super) fn altar_spaces(tables: &Tables) -> Result<[[AltarSpace; 2]; Fate::COUNT], DataError> {
    let kind = "altar_space";
    let fates: [Fate; AltarSpace::COUNT] =
        tables.table_of::<AltarSpace, AltarSpaceRow, _, _>(kind, |_, row| Ok(row.fate))?;
    let (left, right) = fates.split_at(Fate::COUNT);
    if left != right {
        return Err(tables.wrong_table(kind, Fault::rule("copan-edition-altar-symbols")));
    }
    let left: [AltarSpace; Fate::COUNT] = once_each(tables, kind, left.iter().copied())?;
    Ok(left.map(|space| [space, AltarSpace::new(space.index() + Fate::COUNT)]))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GlyphSpaceRow {
    line: Line,
    fate: Fate,
}

/// C 3.14: the line of each space, and the space of each symbol.
pub(super) fn glyph_spaces(
    tables: &Tables,
) -> Result<([Line; GlyphSpace::COUNT], [GlyphSpace; Fate::COUNT]), DataError> {
    let kind = "glyph_space";
    let rows: [GlyphSpaceRow; GlyphSpace::COUNT] =
        tables.table_of::<GlyphSpace, _, _, _>(kind, |_, row| Ok(row))?;
    if let Some(line) = Line::all().find(|line| rows.iter().all(|row| row.line != *line)) {
        let fault = Fault::rule("copan-edition-line").name("line", line);
        return Err(tables.wrong_table(kind, fault));
    }
    let fates = once_each(tables, kind, rows.each_ref().map(|row| row.fate))?;
    Ok((rows.map(|row| row.line), fates))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineText {
    cost: Icons,
    climb: u8,
}

/// C 3.14.
pub(super) fn lines(tables: &Tables) -> Result<[LineRow; Line::COUNT], DataError> {
    tables.table_of::<Line, LineText, _, _>("glyph_line", |_, row| {
        Ok(LineRow { cost: cost("cost", row.cost)?, climb: steps("climb", row.climb)? })
    })
}

/// Where each symbol stands: there are six places, and each has another one.
fn once_each<K: Dense>(
    tables: &Tables,
    kind: &str,
    fates: impl IntoIterator<Item = Fate>,
) -> Result<[K; Fate::COUNT], DataError> {
    let mut places = [None; Fate::COUNT];
    for (i, fate) in fates.into_iter().enumerate() {
        let place = &mut places[fate.index()];
        if place.is_some() {
            let fault = Fault::rule("copan-edition-symbol").name("symbol", fate);
            return Err(tables.wrong_table(kind, fault));
        }
        *place = Some(K::from_index(i));
    }
    Ok(places.map(|place| place.expect("six different symbols on six spaces")))
}
