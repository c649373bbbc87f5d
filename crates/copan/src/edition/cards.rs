//! City tiles, Embassy tokens, Altar cards, Glyph exchanges and Event cards.

use super::spelling::{EffectText, Icons, OutcomeText, cost, discount_of, is_queued, steps};
use crate::components::*;
use crate::kit::{AltarRow, CityTileRow, Column, Effect, EmbassyRow, Exchange, Outcome};
use patolli_core::{DataError, Dense, Tables, within};
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
        Ok(CityTileRow { cost: cost(row.cost)?, effect: row.effect.effect()? })
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
        let (level, effect) = ((i / STACK + 1) as u8, row.effect.effect()?);
        if row.level != level {
            return Err(format!("belongs to level {level}: there are ten tokens of each level"));
        }
        match effect {
            Effect::PlaceEmbassy => Err("an Embassy token places no other Embassy".to_string()),
            effect => Ok(EmbassyRow { level, effect }),
        }
    })?;
    let queued = rows.iter().filter(|row: &&EmbassyRow| is_queued(row.effect)).count();
    if queued > MOST_QUEUED {
        let why = format!(
            "{queued} tokens give a Jade tile, a Character or a bonus action: at most {MOST_QUEUED} may"
        );
        return Err(tables.wrong(kind, "(all)", why));
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
        let columns = [column(row.column_1)?, column(row.column_2)?, column(row.column_3)?];
        Ok(AltarRow { cost: cost(row.cost)?, columns })
    })
}

fn column(text: ColumnText) -> Result<Column, String> {
    within("effects of a column:", text.effects.len(), 0..=2)?;
    let mut effects = [None; 2];
    for (place, effect) in effects.iter_mut().zip(text.effects) {
        *place = Some(effect.effect()?);
    }
    let queued = effects.iter().flatten().filter(|effect| is_queued(**effect)).count();
    match queued <= 1 {
        true => Ok(Column { effects, climb: steps(text.climb)? }),
        false => Err("a column gives one Jade tile, Character or bonus action at most".to_string()),
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
                BonusText::Discount(discount) => Some(discount_of(discount)?),
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
            row.cacao.outcome()?,
            row.flower.outcome()?,
            row.sun.outcome()?,
            row.moon.outcome()?,
            row.water.outcome()?,
            row.codex.outcome()?,
        ])
    })
}
