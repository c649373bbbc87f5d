//! City tiles, Embassy tokens, Altar cards, Glyph exchanges and Event cards.

use super::spelling::{EffectText, Icons, OutcomeText, cost, discount_of, is_queued, steps};
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, length_within, within};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityTileText {
    cost: Icons,
    effect: EffectText,
}

/// C 3.8.
pub(super) fn city_tiles(tables: &Tables) -> Result<[CityTileRow; CityTile::COUNT], DataError> {
    tables.table_of::<CityTile, CityTileText, _, _>("city_tile", |_, row| {
        Ok(CityTileRow { cost: cost("cost", row.cost)?, effect: row.effect.effect("effect")? })
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EmbassyText {
    level: u8,
    effect: EffectText,
}

/// Tokens of one level (C 3.9).
const STACK: usize = EmbassyToken::COUNT / 3;
/// Tokens that may put something into the queue. Many of them can be drawn in one turn.
const MOST_QUEUED: usize = 6;

type Named<T, const N: usize> = ([String; N], [T; N]);

/// C 3.9.
pub(super) fn embassy_tokens(
    tables: &Tables,
) -> Result<Named<EmbassyRow, { EmbassyToken::COUNT }>, DataError> {
    let kind = "embassy_token";
    let (ids, rows) = tables.table(kind, |i, _, row: EmbassyText| {
        let (level, effect) = ((i / STACK + 1) as u8, row.effect.effect("effect")?);
        if row.level != level {
            let fault = Fault::rule("copan-edition-token-level").number("level", level);
            return Err(fault.inside("level"));
        }
        match effect {
            Effect::PlaceEmbassy => Err(Fault::rule("copan-edition-token").inside("effect")),
            effect => Ok(EmbassyRow { level, effect }),
        }
    })?;
    let queued = rows.iter().filter(|row: &&EmbassyRow| is_queued(row.effect)).count();
    if queued > MOST_QUEUED {
        let fault = Fault::rule("copan-edition-tokens").number("n", queued);
        return Err(tables.wrong_table(kind, fault.number("most", MOST_QUEUED)));
    }
    Ok((ids, rows))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AltarText {
    cost: Icons,
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
pub(super) fn altars(tables: &Tables) -> Result<[AltarRow; Altar::COUNT], DataError> {
    tables.table_of::<Altar, AltarText, _, _>("altar", |_, row| {
        let read = |name: &str, text| column(text).map_err(Fault::of(name));
        let columns = [
            read("column_1", row.column_1)?,
            read("column_2", row.column_2)?,
            read("column_3", row.column_3)?,
        ];
        Ok(AltarRow { cost: cost("cost", row.cost)?, columns })
    })
}

fn column(text: ColumnText) -> Result<Column, Fault> {
    length_within("effects", text.effects.len(), 0..=2)?;
    let mut effects = [None; 2];
    for (place, effect) in effects.iter_mut().zip(text.effects) {
        *place = Some(effect.effect("effects")?);
    }
    let queued = effects.iter().flatten().filter(|effect| is_queued(**effect)).count();
    match queued <= 1 {
        true => Ok(Column { effects, climb: steps("climb", text.climb)? }),
        false => Err(Fault::rule("copan-edition-column").inside("effects")),
    }
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
                BonusText::Discount(discount) => {
                    Some(discount_of(discount).map_err(Fault::of("bonus_action"))?)
                }
            };
            Ok(Exchange { jade: within("jade", row.jade, 0..=6)?, bonus })
        })?);
    }
    Ok(worth)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventText {
    cacao: OutcomeText,
    flower: OutcomeText,
    sun: OutcomeText,
    moon: OutcomeText,
    water: OutcomeText,
    codex: OutcomeText,
}

/// C 3.16.
pub(super) fn events(
    tables: &Tables,
) -> Result<[[Outcome; Fate::COUNT]; EventCard::COUNT], DataError> {
    tables.table_of::<EventCard, EventText, _, _>("event_card", |_, row| {
        Ok([
            row.cacao.outcome("cacao")?,
            row.flower.outcome("flower")?,
            row.sun.outcome("sun")?,
            row.moon.outcome("moon")?,
            row.water.outcome("water")?,
            row.codex.outcome("codex")?,
        ])
    })
}
