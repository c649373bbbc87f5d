//! `prices.toml` and `points.toml`: amounts by name.

use super::MOST_POINTS;
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, Wrong, within};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriceRow {
    pay: Stock,
}

pub(super) fn prices(tables: &Tables) -> Result<(Prices, [u8; Level::COUNT]), DataError> {
    let pay = |id: &str| tables.named::<PriceRow>("price", id).map(|row| row.pay);
    let gold = |id: &str| {
        let price = pay(id)?;
        match price == Stock::of(Resource::Gold, price.get(Resource::Gold)) {
            true => Ok(price.get(Resource::Gold)),
            false => {
                let fault = Fault::rule("zapotec-edition-gold").inside("pay");
                Err(tables.wrong("price", id, fault))
            }
        }
    };
    let prices = Prices {
        building: [pay("cornfield")?, pay("temple")?, pay("village")?],
        palace: pay("palace")?,
        pyramid_level: pay("pyramid_level")?,
        ritual: pay("ritual")?,
        ritual_rival: pay("ritual_rival")?,
        sacrifice: pay("sacrifice")?,
        sacrifice_step: pay("sacrifice_step")?,
    };
    if prices.sacrifice_step.is_nothing() {
        return Err(tables.wrong("price", "sacrifice_step", Fault::at("pay", Wrong::Empty)));
    }
    Ok((prices, [gold("trade_level_1")?, gold("trade_level_2")?, gold("trade_level_3")?]))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PointsRow {
    vp: u8,
}

pub(super) fn points(tables: &Tables) -> Result<PrintedPoints, DataError> {
    let vp =
        |id: &str| tables.one("points", id, |row: PointsRow| within("vp", row.vp, 0..=MOST_POINTS));
    Ok(PrintedPoints {
        house: vp("house")?,
        sacrifice_rank: [vp("sacrifice_rank_1")?, vp("sacrifice_rank_2")?, vp("sacrifice_rank_3")?],
        pyramid_house: vp("pyramid_house")?,
        pyramid_complete: vp("pyramid_complete")?,
        bot_not_moved: vp("bot_not_moved")?,
        bot_trade: [vp("bot_trade_level_1")?, vp("bot_trade_level_2")?, vp("bot_trade_level_3")?],
        bot_ritual_alone: vp("bot_ritual_alone")?,
        bot_ritual_shared: vp("bot_ritual_shared")?,
        bot_pyramid_piece: vp("bot_pyramid_piece")?,
        bot_easy_gift: vp("bot_easy_gift")?,
        bot_hard_gift: vp("bot_hard_gift")?,
    })
}
