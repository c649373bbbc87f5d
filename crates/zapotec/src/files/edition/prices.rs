//! `prices.toml` and `points.toml`: amounts by name.

use super::MOST_POINTS;
use crate::model::*;
use patolli_core::{By, DataError, Fault, Tables, Wrong};

/// The prices, and the gold for a Trade tile by level.
pub(super) fn prices(tables: &Tables) -> Result<(Prices, ByLevel<u8>), DataError> {
    let pay = |id: &str| tables.field("price", id, "pay", Ok);
    let gold = |id: &str| tables.field("price", id, "pay", only_gold);
    let prices = Prices {
        building: By::new([pay("cornfield")?, pay("temple")?, pay("village")?]),
        palace: pay("palace")?,
        pyramid_level: pay("pyramid_level")?,
        ritual: pay("ritual")?,
        ritual_rival: pay("ritual_rival")?,
        sacrifice: pay("sacrifice")?,
        sacrifice_step: tables.field("price", "sacrifice_step", "pay", something)?,
    };
    let levels = [gold("trade_level_1")?, gold("trade_level_2")?, gold("trade_level_3")?];
    Ok((prices, By::new(levels)))
}

fn something(price: Stock) -> Result<Stock, Fault> {
    if price.is_nothing() { Err(Fault::new(Wrong::Empty)) } else { Ok(price) }
}

fn only_gold(price: Stock) -> Result<u8, Fault> {
    let gold = price.get(Resource::Gold);
    match price == Stock::of(Resource::Gold, gold) {
        true => Ok(gold),
        false => Err(Fault::rule("zapotec-edition-gold")),
    }
}

pub(super) fn points(tables: &Tables) -> Result<PrintedPoints, DataError> {
    let vp = |id: &str| tables.number("points", id, "vp", 0..=MOST_POINTS);
    let levels = [vp("bot_trade_level_1")?, vp("bot_trade_level_2")?, vp("bot_trade_level_3")?];
    Ok(PrintedPoints {
        house: vp("house")?,
        sacrifice_rank: [vp("sacrifice_rank_1")?, vp("sacrifice_rank_2")?, vp("sacrifice_rank_3")?],
        pyramid_house: vp("pyramid_house")?,
        pyramid_complete: vp("pyramid_complete")?,
        bot_not_moved: vp("bot_not_moved")?,
        bot_trade: By::new(levels),
        bot_ritual_alone: vp("bot_ritual_alone")?,
        bot_ritual_shared: vp("bot_ritual_shared")?,
        bot_pyramid_piece: vp("bot_pyramid_piece")?,
        bot_easy_gift: vp("bot_easy_gift")?,
        bot_hard_gift: vp("bot_hard_gift")?,
    })
}
