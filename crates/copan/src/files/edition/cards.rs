//! City tiles, Embassy tokens, Altar cards, Glyph exchanges and Event cards.

use super::spelling::{
    EffectText, check_cost, check_discount, check_effect, check_outcome, check_steps, is_queued,
};
use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables, length_within, within};
use serde::Deserialize;

/// C 3.8.
pub(super) fn city_tiles(
    tables: &Tables,
) -> Result<By<CityTile, CityTileRow, { CityTile::COUNT }>, DataError> {
    tables.by("city_tile", |_, row: CityTileRow| {
        check_cost("cost", row.cost)?;
        check_effect("effect", row.effect)?;
        Ok(row)
    })
}

/// Tokens of one level (C 3.9).
const STACK: usize = EmbassyToken::COUNT / 3;
/// Tokens that may put something into the queue. Many of them can be drawn in one turn.
const MOST_QUEUED: usize = 6;

/// C 3.9.
pub(super) fn embassy_tokens(
    tables: &Tables,
) -> Result<(ByEmbassyToken<String>, ByEmbassyToken<EmbassyRow>), DataError> {
    let kind = "embassy_token";
    let (ids, rows) = tables.table(kind, |i, _, row: EmbassyRow| {
        check_effect("effect", row.effect)?;
        let level = i / STACK + 1;
        if usize::from(row.level) != level {
            let fault = Fault::rule("copan-edition-token-level").number("level", level);
            return Err(fault.inside("level"));
        }
        match row.effect {
            Effect::PlaceEmbassy => Err(Fault::rule("copan-edition-token").inside("effect")),
            _ => Ok(row),
        }
    })?;
    let queued = rows.iter().filter(|row: &&EmbassyRow| is_queued(row.effect)).count();
    if queued > MOST_QUEUED {
        let fault = Fault::rule("copan-edition-tokens").number("n", queued);
        return Err(tables.wrong_table(kind, fault.number("most", MOST_QUEUED)));
    }
    Ok((By::new(ids), By::new(rows)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AltarText {
    cost: Cost,
    column_1: ColumnText,
    column_2: ColumnText,
    column_3: ColumnText,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ColumnText {
    effects: Vec<EffectText>,
    climb: u8,
}

/// C 3.13.
pub(super) fn altars(tables: &Tables) -> Result<By<Altar, AltarRow, { Altar::COUNT }>, DataError> {
    tables.by("altar", |_, row: AltarText| {
        let read = |name: &str, text| column(text).map_err(Fault::of(name));
        let columns = [
            read("column_1", row.column_1)?,
            read("column_2", row.column_2)?,
            read("column_3", row.column_3)?,
        ];
        check_cost("cost", row.cost)?;
        Ok(AltarRow { cost: row.cost, columns })
    })
}

fn column(text: ColumnText) -> Result<Column, Fault> {
    length_within("effects", text.effects.len(), 0..=2)?;
    let mut effects = text.effects.into_iter().map(Effect::from);
    let effects = [effects.next(), effects.next()];
    let all = || effects.into_iter().flatten();
    all().try_for_each(|effect| check_effect("effects", effect))?;
    if all().filter(|effect| is_queued(*effect)).count() > 1 {
        return Err(Fault::rule("copan-edition-column").inside("effects"));
    }
    check_steps("climb", text.climb)?;
    Ok(Column { effects, climb: text.climb })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExchangeText {
    jade: u8,
    bonus_action: BonusText,
}

/// `"none"`, `{ discount = 1 }`
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum BonusText {
    None,
    Discount(u8),
}

/// C 3.15: what each number of cards, `least` to N - 1, is worth.
pub(super) fn exchange<const N: usize>(
    tables: &Tables,
    set: &str,
    least: usize,
) -> Result<[Option<Exchange>; N], DataError> {
    let mut worth = [None; N];
    for (cards, worth) in worth.iter_mut().enumerate().skip(least) {
        *worth = Some(tables.one("exchange", &format!("{set}_{cards}"), |row: ExchangeText| {
            let bonus = match row.bonus_action {
                BonusText::None => None,
                BonusText::Discount(discount) => Some(discount),
            };
            bonus.map_or(Ok(()), |discount| check_discount("bonus_action.discount", discount))?;
            Ok(Exchange { jade: within("jade", row.jade, 0..=6)?, bonus })
        })?);
    }
    Ok(worth)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventRow {
    cacao: Outcome,
    flower: Outcome,
    sun: Outcome,
    moon: Outcome,
    water: Outcome,
    codex: Outcome,
}

/// C 3.16.
pub(super) fn events(
    tables: &Tables,
) -> Result<By<EventCard, ByFate<Outcome>, { EventCard::COUNT }>, DataError> {
    tables.by("event_card", |_, row: EventRow| {
        let results = [row.cacao, row.flower, row.sun, row.moon, row.water, row.codex];
        let results: ByFate<Outcome> = By::new(results);
        results.iter().try_for_each(|(fate, result)| check_outcome(fate.name(), *result))?;
        Ok(results)
    })
}
