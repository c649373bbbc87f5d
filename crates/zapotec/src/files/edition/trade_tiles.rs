//! `trade_tiles.toml` (Z 3.8).

use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables};
use serde::Deserialize;

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TradeText {
    level: u8,
    #[serde(default)]
    pub(super) pay: Stock,
    #[serde(default)]
    pub(super) gain: Stock,
    build_on: Option<Property>,
    price_of: Option<Building>,
    advance: Option<u8>,
    #[serde(default)]
    score_hand_card: bool,
    #[serde(default)]
    place_disc: bool,
}

/// An edition can change how much a tile does, but not what: actions are numbered by tile.
pub(super) fn trade_tiles(tables: &Tables) -> Result<ByTradeTile<TradeText>, DataError> {
    let read = |i, _: &str, row: TradeText| row.check(i).map(|()| row);
    Ok(By::new(tables.table("trade_tile", read)?.1))
}

impl TradeText {
    pub(super) fn level(self) -> Level {
        Level::new(usize::from(self.level) - 1)
    }
    pub(super) fn exchange(self) -> Exchange {
        Exchange { pay: self.pay, gain: self.gain }
    }
    pub(super) fn build_by(self) -> BuildBy {
        BuildBy { pay: self.pay, property: self.build_on.expect("checked") }
    }
    pub(super) fn advance(self) -> Advance {
        Advance { pay: self.pay, steps: self.advance.expect("checked") }
    }

    fn check(self, index: usize) -> Result<(), Fault> {
        let level = index as u8 / 12 + 1;
        if self.level != level {
            let fault = Fault::rule("zapotec-edition-tile-level").number("level", level);
            return Err(fault.inside("level"));
        }
        let (pays, gains) = (!self.pay.is_nothing(), !self.gain.is_nothing());
        let building = self.price_of.is_some_and(|building| building.index() + 30 == index);
        let (fits, form) = match index {
            0..12 => (!pays && gains, "gain"),
            12..24 => (pays && gains, "pay, gain"),
            24..30 => (pays && self.build_on.is_some(), "pay, build_on"),
            30..33 => (pays && building, "pay, price_of"),
            33 => (pays && self.advance.is_some_and(|steps| steps > 0), "pay, advance"),
            34 => (self.score_hand_card, "score_hand_card = true"),
            _ => (self.place_disc, "place_disc = true"),
        };
        match fits {
            true => Ok(()),
            false => Err(Fault::rule("zapotec-edition-tile").name("form", form)),
        }
    }
}
