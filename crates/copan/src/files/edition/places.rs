//! The spaces of the five Sites, with their Fate symbols.

use super::spelling::{check_cost, check_steps};
use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables, within};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SiteRow {
    entry: Symbol,
    second: Symbol,
    third: Symbol,
}

/// C 3.6. The River must be open to everyone (C 5.7.2), and a Totem that stays never pays.
pub(super) fn sites(tables: &Tables) -> Result<BySite<BySocket<Symbol>>, DataError> {
    tables.by("site", |site, row: SiteRow| {
        check_symbol("entry", row.entry, site != Site::River)?;
        check_symbol("second", row.second, false)?;
        check_symbol("third", row.third, false)?;
        Ok(By::new([row.entry, row.second, row.third]))
    })
}

fn check_symbol(field: &str, symbol: Symbol, may_ask: bool) -> Result<(), Fault> {
    match symbol {
        Symbol::Pay(_) if !may_ask => Err(Fault::rule("copan-edition-payment").inside(field)),
        Symbol::Pay(_) => Ok(()),
        Symbol::Times(n) => within("times", n, 1..=4).map(drop).map_err(Fault::of(field)),
    }
}

/// C 3.7.
pub(super) fn cities(tables: &Tables) -> Result<(ByCity<CityRow>, ByFate<City>), DataError> {
    let rows: ByCity<CityRow> = tables.by("city", |_, row: CityRow| {
        within("level", row.level, 1..=3)?;
        check_cost("path", row.path)?;
        Ok(row)
    })?;
    if let Some(level) = (1..=3).find(|level| rows.values().all(|row| row.level != *level)) {
        let fault = Fault::rule("copan-edition-city-levels").number("level", level);
        return Err(tables.wrong_table("city", fault));
    }
    let fates = once_each(tables, "city", rows.iter().map(|(city, row)| (city, row.fate)))?;
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
) -> Result<(ByCourtSpace<Half>, ByFate<CourtSpace>), DataError> {
    let rows: ByCourtSpace<CourtRow> = tables.by("court_space", |_, row| Ok(row))?;
    let fates = rows.iter().map(|(space, row)| (space, row.fate));
    let fates = once_each(tables, "court_space", fates)?;
    Ok((rows.map(|row| row.half), fates))
}

/// C 3.13: the left and the right space of each symbol. Both are closed together (I-12).
pub(super) fn altar_spaces(tables: &Tables) -> Result<ByFate<[AltarSpace; 2]>, DataError> {
    let kind = "altar_space";
    let fates: ByAltarSpace<Fate> =
        By::new(tables.fields(kind, "fate", |_: AltarSpace, it| Ok(it))?);
    let (left, right) = fates.as_array().split_at(Fate::COUNT);
    if left != right {
        return Err(tables.wrong_table(kind, Fault::rule("copan-edition-altar-symbols")));
    }
    let fates = fates.iter().take(Fate::COUNT).map(|(space, fate)| (space, *fate));
    let left = once_each(tables, kind, fates)?;
    Ok(left.map(|space: AltarSpace| [space, AltarSpace::new(space.index() + Fate::COUNT)]))
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
) -> Result<(ByGlyphSpace<Line>, ByFate<GlyphSpace>), DataError> {
    let kind = "glyph_space";
    let rows: ByGlyphSpace<GlyphSpaceRow> = tables.by(kind, |_, row| Ok(row))?;
    if let Some(line) = Line::all().find(|line| rows.values().all(|row| row.line != *line)) {
        let fault = Fault::rule("copan-edition-line").name("line", line);
        return Err(tables.wrong_table(kind, fault));
    }
    let fates = once_each(tables, kind, rows.iter().map(|(space, row)| (space, row.fate)))?;
    Ok((rows.map(|row| row.line), fates))
}

/// C 3.14.
pub(super) fn lines(tables: &Tables) -> Result<ByLine<LineRow>, DataError> {
    tables.by("glyph_line", |_, row: LineRow| {
        check_cost("cost", row.cost)?;
        check_steps("climb", row.climb)?;
        Ok(row)
    })
}

/// Where each symbol is: there are six places, and each has another one.
fn once_each<K: Dense>(
    tables: &Tables,
    kind: &str,
    fates: impl IntoIterator<Item = (K, Fate)>,
) -> Result<ByFate<K>, DataError> {
    let mut places: ByFate<Option<K>> = By::default();
    for (place, fate) in fates {
        if places[fate].replace(place).is_some() {
            let fault = Fault::rule("copan-edition-symbol").name("symbol", fate);
            return Err(tables.wrong_table(kind, fault));
        }
    }
    Ok(places.map(|place| place.expect("six different symbols on six spaces")))
}
