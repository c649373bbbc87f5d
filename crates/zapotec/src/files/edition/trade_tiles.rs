//! `trade_tiles.toml` (Z 3.8).

use super::assemble::TradeParts;
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TradeRow {
    level: u8,
    #[serde(default)]
    pay: Stock,
    #[serde(default)]
    gain: Stock,
    build_on: Option<Property>,
    price_of: Option<Building>,
    advance: Option<u8>,
    #[serde(default)]
    score_hand_card: bool,
    #[serde(default)]
    place_disc: bool,
}

/// An edition can change how much a tile does, but not what: actions are numbered by tile.
pub(super) fn trade_tiles(tables: &Tables) -> Result<TradeParts, DataError> {
    let (ids, rows) = tables.fixed::<TradeRow, { TradeTile::COUNT }>("trade_tile")?;
    for (i, (id, row)) in ids.iter().zip(&rows).enumerate() {
        check_trade(i, row).map_err(|why| tables.wrong("trade_tile", id, why))?;
    }
    let pick = |i: usize| &rows[i];
    Ok(TradeParts {
        levels: std::array::from_fn(|i| Level::new(usize::from(rows[i].level) - 1)),
        instant: std::array::from_fn(|i| pick(i).gain),
        exchange: std::array::from_fn(|i| Exchange {
            pay: pick(12 + i).pay,
            gain: pick(12 + i).gain,
        }),
        build_by: std::array::from_fn(|i| BuildBy {
            pay: pick(24 + i).pay,
            property: pick(24 + i).build_on.expect("checked"),
        }),
        fixed_price: std::array::from_fn(|i| pick(30 + i).pay),
        advance: Advance { pay: pick(33).pay, steps: pick(33).advance.expect("checked") },
    })
}

fn check_trade(index: usize, row: &TradeRow) -> Result<(), Fault> {
    let level = index as u8 / 12 + 1;
    if row.level != level {
        return Err(Fault::rule("zapotec-edition-tile-level")
            .number("level", level)
            .inside("level"));
    }
    let pays = !row.pay.is_nothing();
    let gains = !row.gain.is_nothing();
    let building = row.price_of.is_some_and(|building| building.index() + 30 == index);
    let (fits, form) = match index {
        0..12 => (!pays && gains, "gain"),
        12..24 => (pays && gains, "pay, gain"),
        24..30 => (pays && row.build_on.is_some(), "pay, build_on"),
        30..33 => (pays && building, "pay, price_of"),
        33 => (pays && row.advance.is_some_and(|steps| steps > 0), "pay, advance"),
        34 => (row.score_hand_card, "score_hand_card = true"),
        _ => (row.place_disc, "place_disc = true"),
    };
    match fits {
        true => Ok(()),
        false => Err(Fault::rule("zapotec-edition-tile").name("form", form)),
    }
}
